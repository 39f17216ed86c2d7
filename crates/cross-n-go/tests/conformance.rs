//! What every game here must pass.

use cross_n_go::Position;

/// G-01 to G-08: the whole suite.
#[test]
fn passes_what_every_game_must_pass() {
    crosstable_testkit::conformance::<Position>();
}

/// G-06: a playout needs no memory once its buffers have grown.
#[test]
fn playouts_do_not_allocate() {
    crosstable_testkit::playout_allocates_nothing::<Position>();
}
