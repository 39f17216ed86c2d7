//! What every game must pass.

use cross_roads::Position;

#[test]
fn keeps_what_every_game_promises() {
    crosstable_testkit::conformance::<Position>();
}

#[test]
fn plays_to_the_end_without_allocating() {
    crosstable_testkit::playout_allocates_nothing::<Position>();
}
