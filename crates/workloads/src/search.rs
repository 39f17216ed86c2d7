//! Iterations of the strongest bots' search, from fixed views.

use crosstable_bots::{Budget, Policy, TurnSeed, decide_any};
use crosstable_core::Seat;
use crosstable_core::rng::below;
use crosstable_games::{AnyView, GameId};
use crosstable_record::random;

use crate::games::{SEED, setup};
use crate::workload::Workload;

/// From each view.
const ITERATIONS: u32 = 250;
/// The decisions of a random game whose views are searched.
const DECISIONS: [usize; 3] = [2, 10, 22];

pub(crate) fn all() -> Vec<Workload> {
    Workload::of_games("search", "an iteration", |game| {
        let views = views(game);
        let policy = Policy::Search(Budget::iterations(ITERATIONS));
        let search = move |(seat, view): &(Seat, AnyView)| {
            let turn_seed = TurnSeed { seed: SEED, turn: 0 };
            let report = decide_any(&policy, view, *seat, turn_seed, None);
            u64::from(report.expect("it is this seat's turn").iterations)
        };
        // Loads what was learned.
        search(&views[0]);
        Box::new(move || views.iter().map(&search).sum())
    })
}

fn views(game: GameId) -> Vec<(Seat, AnyView)> {
    let (mut decision, mut views) = (0, Vec::new());
    let log = random::log_by(game, &setup(game), SEED, |task, rng| {
        if DECISIONS.contains(&decision) && task.legal.len() > 1 {
            views.push((task.seat, task.view.clone()));
        }
        decision += 1;
        task.legal[below(rng, task.legal.len() as u32) as usize].clone()
    });
    log.expect("a valid set-up");
    assert!(!views.is_empty(), "somebody has a choice in {game}");
    views
}
