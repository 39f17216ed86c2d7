//! The search on Connect Four, where every position has a known worth.

mod solver;

use crosstable_bots::{Budget, Plain, ReportOf, search};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MoveList, Play, Viewer};
use crosstable_testkit::toys::ConnectFour;

use solver::Solver;

fn played(columns: &str) -> ConnectFour {
    let mut position = ConnectFour::empty();
    for column in columns.chars() {
        position.play_token(&column.to_string()).unwrap_or_else(|why| panic!("{column} of {columns}: {why}"));
    }
    position
}

fn searched(position: ConnectFour, iterations: u32, seed: u64) -> ReportOf<ConnectFour> {
    let seat = position.actor().seat().expect("a seat is to move");
    let view = position.view(Viewer::Seat(seat));
    search::<ConnectFour, _>(&Plain, &view, seat, &Budget::iterations(iterations), seed)
        .expect("it is this seat's turn")
}

/// A position after so many random moves that is not over.
fn random_position(stones: u32, seed: u64) -> ConnectFour {
    let mut rng = Xoshiro::seed_from_u64(seed);
    loop {
        let mut position = ConnectFour::empty();
        for _ in 0..stones {
            if position.actor() != Actor::Over {
                position.apply(position.random_move(&mut MoveList::new(), &mut rng));
            }
        }
        if position.actor() != Actor::Over {
            return position;
        }
    }
}

/// Twenty positions in which it matters what one plays, solved to the end: a won one is won, a drawn one is not lost,
/// and the report says so.
#[test]
fn what_late_positions_are_worth_is_found() {
    let mut solver = Solver::default();
    let mut checked = 0;
    for seed in 0.. {
        let position = random_position(22 + (seed % 8) as u32, seed);
        let moves = solver.moves(position);
        let best = moves.iter().map(|(_, worth)| *worth).max().expect("somebody is to move");
        if moves.iter().all(|(_, worth)| *worth == best) {
            continue;
        }
        let report = searched(position, 20_000, seed);
        assert!(moves.contains(&(report.chosen, best)), "seed {seed}\n{position}{moves:?}\n{report:?}");
        let value = report.value.expect("it was searched");
        let expected = f32::from(best + 1) / 2.0;
        assert!((value - expected).abs() < 0.2, "seed {seed}: {value} instead of {expected}");
        checked += 1;
        if checked == 20 {
            return;
        }
    }
}

/// The one who begins in the middle wins (Allis 1988); so does the search begin.
#[test]
fn the_first_stone_goes_into_the_middle() {
    for seed in 0..5 {
        let report = searched(ConnectFour::empty(), 10_000, seed);
        assert_eq!(report.chosen.to_string(), "d", "seed {seed}");
        assert!(report.value.is_some_and(|value| value > 0.5), "seed {seed}");
    }
}

/// What must be played where all other moves are worse: wins in one, the only defence, wins in two by a double threat
/// and the defence against it.
#[test]
fn forced_moves_are_found() {
    let forced = [
        // Three in a column, in a row, in a diagonal.
        ("ababab", "a"),
        ("aabbcc", "d"),
        ("abbccdcddf", "d"),
        // The same as threats of the other one.
        ("ababa", "a"),
        ("agbgc", "d"),
        ("aabbccg", "d"),
        // Two side by side on the bottom row become three with both ends open, unless the other one is there first.
        ("cgdg", "be"),
        ("cgd", "be"),
    ];
    for (columns, best) in forced {
        for seed in 0..3 {
            let chosen = searched(played(columns), 10_000, seed).chosen.to_string();
            assert!(best.contains(&chosen), "{columns}, seed {seed}: {chosen}\n{}", played(columns));
        }
    }
}
