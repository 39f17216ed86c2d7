//! Pieces of work whose instructions `cargo xtask bench` counts: always the same games, positions and messages.
//!
//! Each is prepared first. What is done between [`begin_counting`] and [`end_counting`] is counted; valgrind knows the two
//! functions by their names. For each workload a line says how many units of what were done. Arguments choose the
//! workloads whose names begin with one of them.

mod append;
mod events;
mod games;
mod heads;
mod moves;
mod playouts;
mod replay;
mod search;
mod workload;

use std::env;
use std::hint::black_box;

use crate::workload::Workload;

fn main() {
    let chosen: Vec<String> = env::args().skip(1).collect();
    let is_chosen = |workload: &Workload| {
        chosen.is_empty() || chosen.iter().any(|prefix| workload.name.starts_with(prefix.as_str()))
    };
    let all = [
        playouts::all(),
        search::all(),
        moves::all(),
        events::all(),
        replay::all(),
        heads::all(),
        append::all(),
    ];
    for workload in all.into_iter().flatten().filter(is_chosen) {
        let mut work = (workload.prepare)();
        begin_counting();
        let units = work();
        end_counting();
        println!("{} {units} {}", workload.name, workload.unit);
    }
}

/// Counting begins when this is called.
#[inline(never)]
fn begin_counting() {
    // Two functions with the same body would become one.
    black_box("begin");
}

/// Counting ends when this is called.
#[inline(never)]
fn end_counting() {
    black_box("end");
}
