//! Games of the search against itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crosstable_bots::learned::{Inputs, Learned};
use crosstable_bots::net::Net;
use crosstable_bots::{Budget, Heuristic, ReportOf, Searcher};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, Play, Scratch, Setup, Viewer};

use crate::samples::Samples;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Iterations for a decision.
    pub iterations: u32,
    /// So many decisions at the beginning are drawn from what the search tried, by how often it did, so that games differ.
    pub drawn: u32,
    /// At most so many positions of a game are kept.
    pub positions: usize,
    /// How many games are played at the same time. It changes nothing but the time.
    pub threads: usize,
}

/// Plays the games of these numbers; half of them with two players, a quarter with three and with four each, as far as the
/// game allows. `on_game` hears of every game that has ended.
pub fn self_play<G: Game, I: Inputs<G>>(
    net: Option<&Net>,
    plan: Plan,
    seed: u64,
    games: std::ops::Range<u64>,
    on_game: impl Fn() + Sync,
) -> Samples {
    let next = AtomicU64::new(games.start);
    let played = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut searcher = Searcher::<G>::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games.end {
                        return;
                    }
                    let samples = match net {
                        Some(net) => {
                            play::<G, I, _>(&mut searcher, &Learned::<G, I>::new(net), plan, seed, number)
                        }
                        None => play::<G, I, _>(&mut searcher, &I::Base::default(), plan, seed, number),
                    };
                    played.lock().unwrap_or_else(PoisonError::into_inner).push((number, samples));
                    on_game();
                }
            });
        }
    });
    let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    // In the order of their numbers, so that the threads do not show.
    played.sort_by_key(|(number, _)| *number);
    let mut all = Samples::default();
    for (_, samples) in &played {
        all.append(samples);
    }
    all
}

fn play<G: Game, I: Inputs<G>, H: Heuristic<G>>(
    searcher: &mut Searcher<G>,
    heuristic: &H,
    plan: Plan,
    seed: u64,
    number: u64,
) -> Samples {
    let mut rng = Xoshiro::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let players = [2, 2, 3, 4][number as usize % 4].clamp(G::SEATS.0, G::SEATS.1);
    let mut position = G::from_setup(&Setup::players(players)).expect("the default options are allowed");
    let mut scratch = Scratch::<G>::new();
    let (base, mut kept, mut decisions) = (I::Base::default(), Vec::new(), 0);
    let budget = Budget::iterations(plan.iterations).stop_when_decided();
    loop {
        let evaluated = match position.actor() {
            Actor::Over => break,
            Actor::Chance => I::CUTOFF_AT_CHANCE,
            Actor::Seat(_) => true,
        };
        if decisions > 0 && evaluated && I::is_quiet(&position) {
            kept.push(position.clone());
        }
        let step = match position.actor() {
            Actor::Seat(seat) => {
                let view = position.view(Viewer::Seat(seat));
                let report = searcher.search(heuristic, &view, seat, &budget, rng.next_u64());
                let report = report.expect("the seat is to move");
                decisions += 1;
                if decisions <= plan.drawn { drawn::<G>(&report, &mut rng) } else { report.chosen }
            }
            _ => position.random_outcome(&mut scratch.outcomes, &mut rng),
        };
        position.apply(step);
    }
    let standing = position.standing().expect("the game is over");
    // Neighbours are much alike, so a part of them is enough.
    while kept.len() > plan.positions {
        let at = below(&mut rng, kept.len() as u32) as usize;
        kept.swap_remove(at);
    }
    let mut samples = Samples::default();
    for position in &kept {
        samples.add::<G, I>(position, base.evaluate(position));
    }
    samples.ended(0, standing.ranks());
    samples
}

/// A move by how often the search tried it.
fn drawn<G: Game>(report: &ReportOf<G>, rng: &mut Xoshiro) -> G::Move {
    let total: u32 = report.choices.iter().map(|choice| choice.visits).sum();
    if total == 0 {
        return report.chosen;
    }
    let mut at = below(rng, total);
    for choice in &report.choices {
        if at < choice.visits {
            return choice.mv;
        }
        at -= choice.visits;
    }
    report.chosen
}
