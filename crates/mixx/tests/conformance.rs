//! What every game promises.

use crosstable_testkit::{conformance, playout_allocates_nothing};
use mixx::Position;

/// G-01 to G-08, one token per move, refusals that change nothing, views and samples.
#[test]
fn mixx_keeps_the_promises_of_all_games() {
    conformance::<Position>();
}

#[test]
fn playouts_do_not_allocate() {
    playout_allocates_nothing::<Position>();
}
