//! What the head of an entry costs: `cargo run --release -p crosstable-fair --example heads`.

use std::hint::black_box;
use std::time::Instant;

use crosstable_fair::{LogKey, Seed};

/// The length of a usual entry with a move.
const ENTRY: usize = 200;
const COUNT: u64 = 1_000_000;

fn main() {
    let key = LogKey::new(&Seed::new([7; 32]), &[1; 16], &[2; 16]);
    let text = vec![b'x'; ENTRY];
    let mut before = None;
    let begun = Instant::now();
    for number in 0..COUNT {
        let head = key.head(number, before, &[black_box(&text)]);
        black_box(key.receipt(number, head, false));
        before = Some(head);
    }
    let each = begun.elapsed().as_nanos() as f64 / COUNT as f64;
    println!("{each:.0} ns for head and receipt of an entry of {ENTRY} bytes");
}
