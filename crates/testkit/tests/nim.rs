//! The suite passes a right game.

use crosstable_core::example::Nim;
use crosstable_testkit::{conformance, playout_allocates_nothing};

#[test]
fn nim_conforms() {
    conformance::<Nim>();
}

#[test]
fn nim_playouts_do_not_allocate() {
    playout_allocates_nothing::<Nim>();
}
