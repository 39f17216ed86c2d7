//! What is shown.

mod common;

use common::{dealt, play, random_games};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Seat, Setup, Viewer};
use mixx::{Phase, Position};

/// G-05, MX-02: everybody sees the same, and the view tells the whole position.
#[test]
fn a_view_tells_the_whole_position() {
    let mut rng = Xoshiro::seed_from_u64(1);
    for setup in [Setup::players(2), Setup::players(4).with("shape", "line").with("without", "shell,fish")] {
        random_games(&setup, 5, |seed, _, mv, after| {
            for viewer in Viewer::all(after.players()) {
                let view = after.view(viewer);
                assert_eq!(view.viewer, viewer);
                assert_eq!(Position::sample(&view, &mut rng), *after, "seed {seed} {mv}");
            }
        });
    }
}

/// MX-08: a run is shown as such.
#[test]
fn a_run_is_a_phase_of_its_own() {
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    play(&mut table, "red-fish@0,0 ~violet-turtle");
    assert_eq!(table.view(Viewer::Spectator).phase, Phase::Turn);
    play(&mut table, "miss");
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.phase, view.turn, view.misses), (Phase::Run, Some(Seat::new(0)), 1));
}
