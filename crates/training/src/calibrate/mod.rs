//! `cargo xtask calibrate`: whether win chances mean what they say.
//!
//! Bots play many games. One decision of each is drawn at random, and what a hint and a review say of it is compared with
//! how the game ended.

mod chart;
mod command;
mod fit;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crosstable_bots::learned::Inputs;
use crosstable_bots::{
    Budget, Calibrated, Calibration, Heuristic, HeuristicVisitor, JudgementOf, Searcher, with_learned,
};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, MAX_SEATS, Play, Scratch, Seat, Setup, Viewer};

pub use command::{USAGE, run};
pub use fit::{Bin, bins, fit_evaluation, fit_hints, log_loss};

/// How many games are played and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    /// How many seats there are.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// Which games.
    pub seed: u64,
    /// Iterations for a move of the games.
    pub iterations: u32,
    /// Iterations for the hint that is judged.
    pub hint: u32,
    /// How many games are played at the same time. It changes nothing but the time.
    pub threads: usize,
}

/// One decision and how its game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Case {
    /// Whose decision it was.
    pub seat: Seat,
    /// What a hint says of the seat's chances.
    pub hint: f32,
    /// What a review says of them.
    pub review: f32,
    /// What a hint by the hand-written evaluation says of them, as it is.
    pub hand_hint: f32,
    /// What the hand-written evaluation says of them, as it is.
    pub hand_review: f32,
    /// The log-odds of the seat against each opponent before they are calibrated, and the result.
    pub pairs: [Option<(f32, f32)>; MAX_SEATS],
    /// The share of the opponents that the seat beat.
    pub result: f32,
}

/// Plays the games and returns a decision of each.
pub fn cases<G: Game, I: Inputs<G>>(terms: Terms, on_game: impl Fn() + Sync) -> Vec<Case> {
    with_learned::<G, I, _>(Games::<I::Base, _> { terms, on_game, base: I::Base::default() })
}

struct Games<B, F> {
    terms: Terms,
    on_game: F,
    base: B,
}

impl<G: Game, B: Heuristic<G>, F: Fn() + Sync> HeuristicVisitor<G> for Games<B, F> {
    type Out = Vec<Case>;

    fn visit<H: Heuristic<G>>(self, heuristic: &H) -> Vec<Case> {
        let Games { terms, on_game, base } = self;
        let next = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..terms.threads.max(1) {
                scope.spawn(|| {
                    let mut searcher = Searcher::<G>::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= terms.games {
                            return;
                        }
                        let case = case::<G, H, B>(&mut searcher, heuristic, &base, terms, number);
                        done.lock().unwrap_or_else(PoisonError::into_inner).push((number, case));
                        on_game();
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        // In the order of their numbers, so that the threads do not show.
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, case)| case).collect()
    }
}

fn case<G: Game, H: Heuristic<G>, B: Heuristic<G>>(
    searcher: &mut Searcher<G>,
    heuristic: &H,
    base: &B,
    terms: Terms,
    number: u64,
) -> Case {
    let mut rng = Xoshiro::seed_from_u64(terms.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let setup = Setup::players(terms.players);
    let mut position = G::from_setup(&setup).expect("the default options are allowed");
    let mut scratch = Scratch::<G>::new();
    let budget = Budget::iterations(terms.iterations).stop_when_decided();
    let (mut drawn, mut decisions) = (None, 0_u32);
    loop {
        let step = match position.actor() {
            Actor::Over => break,
            Actor::Chance => position.random_outcome(&mut scratch.outcomes, &mut rng),
            Actor::Seat(seat) => {
                decisions += 1;
                // Every decision of the game is equally likely to be the one that is kept.
                if below(&mut rng, decisions) == 0 {
                    drawn = Some((seat, position.clone()));
                }
                let view = position.view(Viewer::Seat(seat));
                let report = searcher.search(heuristic, &view, seat, &budget, rng.next_u64());
                report.expect("the seat is to move").chosen
            }
        };
        position.apply(step);
    }
    let (seat, before) = drawn.expect("somebody decided something");
    let standing = position.standing().expect("the game is over");
    let calibrated = Calibrated::new(heuristic, &before);
    let (view, hint_seed) = (before.view(Viewer::Seat(seat)), rng.next_u64());
    let (hand, index) = (Calibrated::by(base, &before, Calibration::NONE), seat.index());
    let hint = searcher.judge(&calibrated, &view, seat, None, terms.hint, hint_seed);
    let hand_hint = searcher.judge(&hand, &view, seat, None, terms.hint, hint_seed);
    let said =
        |judgement: Option<JudgementOf<G>>| judgement.expect("the seat was to move").best().values[index];
    let standings = heuristic.standings(&before);
    let mut pairs = [None; MAX_SEATS];
    let ranks = standing.ranks();
    let team = before.team(seat);
    for other in Seat::all(before.players()).filter(|other| !team.contains(other)) {
        let result = match ranks[index].cmp(&ranks[other.index()]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        pairs[other.index()] = Some((standings[index] - standings[other.index()], result));
    }
    Case {
        seat,
        hint: said(hint),
        review: calibrated.value(&before)[index],
        hand_hint: said(hand_hint),
        hand_review: hand.value(&before)[index],
        pairs,
        result: calibrated.opponents().result(&standing)[index],
    }
}
