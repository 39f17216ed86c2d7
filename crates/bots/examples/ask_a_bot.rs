//! A bot gets the view of its seat and nothing else, and says what it thinks of every move.
//!
//!     cargo run --release -p crosstable-bots --example ask_a_bot

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::{Actor, Level, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};

fn main() {
    let setup = Setup::players(2).with("start", "1");
    let mut game = AnyGame::new(GameId::Crosswise, &setup).expect("a valid set-up");
    // The hands and who begins, as chance may draw them.
    while game.actor() == Actor::Chance {
        let (first, _) = game.outcomes().swap_remove(0);
        game.play(&first).expect("it was possible");
    }
    let seat = game.actor().seat().expect("somebody is to move");
    let view = game.view(Viewer::Seat(seat));
    for level in [Level::Beginner, Level::Hard] {
        // Without a clock, so that the same seed gives the same move on every machine.
        let seed = TurnSeed { seed: 1, turn: 0 };
        let report =
            decide_any(&Policy::Untimed(level), &view, seat, seed, None).expect("it is the seat's turn");
        println!("{level} plays {}", report.chosen);
        game.clone().play(&report.chosen).expect("what a bot plays is legal");
    }
}

#[test]
fn it_runs() {
    main();
}
