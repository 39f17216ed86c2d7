//! The chain of a log: for each entry a head, and a receipt for those who are told of it.

use std::hint::black_box;

use crosstable_fair::{LogKey, Seed};

use crate::workload::Workload;

/// The length of a usual entry with a move.
const ENTRY: usize = 200;
const COUNT: u64 = 500;

pub(crate) fn all() -> Vec<Workload> {
    vec![Workload::new("head", "an entry", || {
        let key = LogKey::new(&Seed::new([7; 32]), &[1; 16], &[2; 16]);
        let text = vec![b'x'; ENTRY];
        Box::new(move || {
            let mut before = None;
            for number in 0..COUNT {
                let head = key.head(number, before, &[black_box(&text)]);
                black_box(key.receipt(number, head, false));
                before = Some(head);
            }
            COUNT
        })
    })]
}
