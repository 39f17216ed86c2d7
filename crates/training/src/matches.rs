//! Games between two evaluations, at equal iterations or equal processor time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use crosstable_bots::learned::{Inputs, Learned};
use crosstable_bots::net::Net;
use crosstable_bots::{Budget, Heuristic, ReportOf, Searcher};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Setup, Viewer};

use crate::sprt::{Sprt, Verdict};

/// Who plays: an evaluation and a budget. Without a network it is the hand-written one.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// The network.
    pub net: Option<&'a Net>,
    /// How long it thinks.
    pub effort: Effort,
}

/// How long a player thinks about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effort {
    /// So many iterations.
    Iterations(u32),
    /// So much time of the processor.
    Time(Duration),
}

/// How many games the first player won, lost and drew so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// First alone.
    pub won: u64,
    /// Not first.
    pub lost: u64,
    /// First together with the other.
    pub drawn: u64,
}

/// The processor time of this thread.
pub fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}

impl Effort {
    fn budget(self) -> Budget {
        match self {
            Effort::Iterations(count) => Budget::iterations(count),
            Effort::Time(limit) => Budget::time(limit, thread_time).stop_when_decided(),
        }
    }
}

/// A way to think about a move: a heuristic and a budget, with the memory of the search passed in.
trait Thinker<G: Game>: Sync {
    fn think(&self, searcher: &mut Searcher<G>, view: &G::View, seat: Seat, seed: u64)
    -> Option<ReportOf<G>>;
}

impl<G: Game, H: Heuristic<G>> Thinker<G> for (&H, Effort) {
    fn think(
        &self,
        searcher: &mut Searcher<G>,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Option<ReportOf<G>> {
        searcher.search(self.0, view, seat, &self.1.budget(), seed)
    }
}

/// How a contest is held.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    /// How many seats there are.
    pub players: u8,
    /// Decides all chance.
    pub seed: u64,
    /// At most so many games.
    pub games: u64,
    /// Ends the contest as soon as it has a verdict.
    pub test: Option<Sprt>,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// A contest between what was learned and the hand-written evaluation, or two of either.
pub fn contest<G: Game, I: Inputs<G>>(
    one: Player<'_>,
    other: Player<'_>,
    terms: Terms,
    on_game: impl Fn(Score) + Sync,
) -> (Score, Verdict) {
    let base = I::Base::default();
    let [first, second] = [one, other].map(|player| player.net.map(Learned::<G, I>::new));
    match (&first, &second) {
        (Some(one_net), Some(other_net)) => {
            contest_of((one_net, one.effort), (other_net, other.effort), terms, on_game)
        }
        (Some(one_net), None) => contest_of((one_net, one.effort), (&base, other.effort), terms, on_game),
        (None, Some(other_net)) => contest_of((&base, one.effort), (other_net, other.effort), terms, on_game),
        (None, None) => contest_of((&base, one.effort), (&base, other.effort), terms, on_game),
    }
}

/// One player against copies of the other, until the test has a verdict or the games are used up.
/// In every round the first one has each seat once, with the same chance.
pub fn contest_of<G: Game, A: Heuristic<G>, B: Heuristic<G>>(
    one: (&A, Effort),
    other: (&B, Effort),
    terms: Terms,
    on_game: impl Fn(Score) + Sync,
) -> (Score, Verdict) {
    let Terms { players, seed, games, test, threads } = terms;
    let (next, score) = (AtomicU64::new(0), Mutex::new(Score::default()));
    let verdict = |score: Score| test.map_or(Verdict::Open, |test| test.verdict(score.won, score.lost));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut searcher = Searcher::<G>::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let so_far = *score.lock().unwrap_or_else(PoisonError::into_inner);
                    if number >= games || verdict(so_far) != Verdict::Open {
                        return;
                    }
                    let own = Seat::new((number % u64::from(players)) as usize);
                    let chance = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (number / u64::from(players));
                    let ranks = play::<G>(&mut searcher, &one, &other, own, players, chance);
                    let first = ranks[own.index()] == 1;
                    let shared = first && !beats_all(&ranks, own, players);
                    let mut score = score.lock().unwrap_or_else(PoisonError::into_inner);
                    match (first, shared) {
                        (true, true) => score.drawn += 1,
                        (true, false) => score.won += 1,
                        _ => score.lost += 1,
                    }
                    on_game(*score);
                }
            });
        }
    });
    let score = score.into_inner().unwrap_or_else(PoisonError::into_inner);
    (score, verdict(score))
}

/// Whether somebody is behind this seat; else the game is drawn.
fn beats_all(ranks: &[u8], own: Seat, players: u8) -> bool {
    ranks.iter().take(usize::from(players)).any(|rank| *rank > ranks[own.index()])
}

fn play<G: Game>(
    searcher: &mut Searcher<G>,
    one: &dyn Thinker<G>,
    other: &dyn Thinker<G>,
    own: Seat,
    players: u8,
    chance: u64,
) -> Vec<u8> {
    let mut rng = Xoshiro::seed_from_u64(chance);
    let mut thoughts = Xoshiro::seed_from_u64(chance ^ 0x5555_5555 ^ own.index() as u64);
    let mut position = G::from_setup(&Setup::players(players)).expect("the default options are allowed");
    let mut scratch = Scratch::<G>::new();
    loop {
        let step = match position.actor() {
            Actor::Over => break,
            Actor::Chance => position.random_outcome(&mut scratch.outcomes, &mut rng),
            Actor::Seat(seat) => {
                let player = if seat == own { one } else { other };
                let view = position.view(Viewer::Seat(seat));
                let report = player.think(searcher, &view, seat, thoughts.next_u64());
                report.expect("the seat is to move").chosen
            }
        };
        position.apply(step);
    }
    position.standing().expect("the game is over").ranks().to_vec()
}
