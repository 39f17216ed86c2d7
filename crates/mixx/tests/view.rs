//! What is shown.

mod common;

use common::{dealt, play, random_games};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Seat, Setup, Viewer};
use mixx::{Phase, Position};

/// A cross whose centre is the yellow shell.
fn small_cross() -> Position {
    let hands = ["yellow-shell red-jellyfish orange-starfish", "red-starfish pink-turtle pink-propeller"];
    let mut table = dealt(&hands);
    play(
        &mut table,
        "yellow-shell@0,0 ~green-shell red-starfish@1,0 ~green-turtle red-jellyfish@0,1 ~blue-fish",
    );
    table
}

/// G-05: the text board shows the cross with its free ends, all stocks, and what is to happen.
#[test]
fn the_text_board_shows_the_whole_table() {
    let expected = "
   -1 0         1        2
-1    +
 0 +  yellow    red      +
      shell     starfish
 1    red
      jellyfish
 2    +

A cell is column,row; + is a free one. The centre is 0,0.

  Seat 1 (you), 0 cards won
    orange-starfish  blue-fish  green-shell
> Seat 2, 0 cards won
    pink-propeller  pink-turtle  green-turtle
Pile: 55 cards
On the table: 3 cards; the last was laid by seat 1.
Seat 2 lays a card, or misses if none fits.
";
    assert_eq!(format!("\n{}", small_cross().text_board(Viewer::Seat(Seat::new(0)))), expected);
}

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
    assert!(view.to_string().ends_with("Seat 1 goes on alone: lays another card, or stops.\n"), "{view}");
}

/// The text board never breaks the 80 columns, however wide the words of a full axis are.
#[test]
fn the_widest_axis_fits_eighty_columns() {
    let wide = [
        "pink-fish@0,0",
        "red-jellyfish@1,0",
        "blue-propeller@2,0",
        "green-starfish@3,0",
        "turquoise-shell@4,0",
        "yellow-chest@5,0",
        "orange-turtle@6,0",
    ];
    let cards: Vec<&str> = wide.iter().map(|lay| lay.split('@').next().unwrap()).collect();
    let of_seat = |first: usize| cards.iter().skip(first).step_by(2).copied().collect::<Vec<_>>().join(" ");
    let mut table = dealt(&[&of_seat(0), &format!("{} turquoise-jellyfish", of_seat(1))]);
    for lay in wide {
        common::play_drawing(&mut table, lay, "violet-anchor turquoise-jellyfish");
    }
    // The centre's column gets as wide as a word can be, and both ends are still shown.
    play(&mut table, "turquoise-jellyfish@0,1");
    let board = table.text_board(Viewer::Spectator);
    let widest = board.lines().map(str::len).max().unwrap();
    assert!((60..=80).contains(&widest), "{widest}\n{board}");
}
