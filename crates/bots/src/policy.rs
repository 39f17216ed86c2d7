//! Every way to choose a move, as a value.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Level, Seat};
use crosstable_games::{AnyView, GameId, ViewVisitor};

use crate::budget::TimeLimit;
use crate::expert::has_heuristic;
use crate::greedy::one_ply;
use crate::learned::{CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, Learned, MixxInputs};
use crate::levels::{Plan, classic, plan};
use crate::{
    Budget, Crossado, Heuristic, Human, Plain, Report, ReportOf, child, greedy, human, random, search,
    weights,
};

/// Above this value a game counts as won.
const WON: f32 = 0.95;

/// A way to choose a move.
#[derive(Clone, Debug)]
pub enum Policy {
    /// Any legal move, see [`random`].
    Random,
    /// The move that looks best without thinking ahead, see [`greedy`].
    Greedy,
    /// A level as people meet it at a table: it stops when its own time is up, or this one.
    Timed(Level, TimeLimit),
    /// A level that reads no clock and does all its iterations. The same [`TurnSeed`] gives the same move
    /// on any machine.
    Untimed(Level),
    /// A search with the caller's budget, see [`search`].
    Search(Budget),
    /// The same with the hand-written judgement, where another one was learned.
    Heuristic(Budget),
    /// The best move one ply ahead by the judgement of [`Search`](Policy::Search), see [`greedy`].
    OnePly,
    /// A model of a seven-year-old, see [`child`].
    Child,
    /// Errs like people, with these constants.
    Human(Human),
    /// A level of version 0.1, to measure progress by; within its time if there is a clock.
    Classic(Level, Option<TimeLimit>),
}

/// Which decision of which game it is. A bot keeps nothing between its moves; everything random about it follows from
/// this and its seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnSeed {
    /// The bot's seed for the whole game.
    pub seed: u64,
    /// How many decisions this seat has made in this game before.
    pub turn: u32,
}

impl Policy {
    /// Whether it judges by what was learned, where something was.
    fn is_learned<G: Game>(&self, turn_seed: TurnSeed, seat: Seat) -> bool {
        match self {
            Policy::Search(_) | Policy::OnePly => true,
            Policy::Human(human) => human.is_learned(),
            Policy::Timed(level, _) | Policy::Untimed(level) => {
                match plan(G::ID, turn_seed.level_for(seat, *level)) {
                    Plan::Human(human) => human.is_learned(),
                    Plan::Strongest { .. } => true,
                    Plan::Careless { .. } | Plan::OnePly { .. } | Plan::Search { .. } => false,
                }
            }
            Policy::Random | Policy::Greedy | Policy::Child | Policy::Heuristic(_) | Policy::Classic(..) => {
                false
            }
        }
    }

    /// Chooses a move from the view of a seat; nothing if it is not the seat's turn. Setting the flag from another
    /// thread ends the search at once.
    pub fn decide<G: Game, H: Heuristic<G>>(
        &self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        turn_seed: TurnSeed,
        cancel: Option<Arc<AtomicBool>>,
    ) -> Option<ReportOf<G>> {
        let (plan, limit) = match self {
            Policy::Random => return random::<G>(view, seat, turn_seed.seed_for(seat)),
            Policy::Greedy => return greedy(heuristic, view, seat, turn_seed.seed_for(seat)),
            Policy::OnePly => return human::one_ply(heuristic, view, seat, turn_seed.seed_for(seat)),
            Policy::Child => return child(heuristic, view, seat, turn_seed.seed_for(seat)),
            Policy::Human(human) => (Plan::Human(*human), None),
            Policy::Search(budget) | Policy::Heuristic(budget) => {
                let budget = Budget { cancel: cancel.or_else(|| budget.cancel.clone()), ..budget.clone() };
                return search(heuristic, view, seat, &budget, turn_seed.seed_for(seat));
            }
            Policy::Timed(level, limit) => (plan(G::ID, turn_seed.level_for(seat, *level)), Some(*limit)),
            Policy::Untimed(level) => (plan(G::ID, turn_seed.level_for(seat, *level)), None),
            Policy::Classic(level, limit) => (classic(G::ID, turn_seed.level_for(seat, *level)), *limit),
        };
        let seed = turn_seed.seed_for(seat);
        let mut rng = Xoshiro::seed_from_u64(seed.rotate_left(32));
        let report = match plan {
            Plan::Careless { random_rate, .. } if turn_seed.is_careless(seat, random_rate) => {
                random::<G>(view, seat, seed)?
            }
            Plan::Careless { mistake_rate, .. } | Plan::OnePly { mistake_rate } => {
                let (report, wins) = one_ply(heuristic, view, seat, seed)?;
                if wins { report } else { with_mistakes(report, mistake_rate, 2, &mut rng) }
            }
            Plan::Human(human) => {
                let mut budget = Budget { cancel, ..Budget::iterations(human.iterations) };
                if let Some(TimeLimit { limit, now }) = limit {
                    budget = budget.within(limit, now);
                }
                let attentive = !turn_seed.is_careless(seat, 1.0 - human.notices);
                human.decide(heuristic, view, seat, &budget, seed, attentive)?
            }
            Plan::Strongest { iterations, time } => {
                let budget = match limit {
                    Some(TimeLimit { limit, now }) => Budget::time(time.min(limit), now),
                    None => Budget::iterations(iterations),
                };
                search(heuristic, view, seat, &Budget { cancel, ..budget.stop_when_decided() }, seed)?
            }
            Plan::Search { iterations, mistake_rate, time } => {
                let mut budget = Budget { cancel, ..Budget::iterations(iterations).stop_when_decided() };
                if let Some(TimeLimit { limit, now }) = limit {
                    budget = budget.within(time.min(limit), now);
                }
                let report = search(heuristic, view, seat, &budget, seed)?;
                // No searching level gives away a game that is as good as won.
                let won = report.value.is_some_and(|value| value > WON);
                let tried = report.choices.iter().filter(|choice| choice.visits > 0).count();
                if won || tried < 2 {
                    report
                } else {
                    with_mistakes(report, mistake_rate, tried - 1, &mut rng)
                }
            }
        };
        Some(report)
    }
}

/// As [`Policy::decide`], for a view of any game; the moves of the report are tokens.
///
/// ```
/// use crosstable_bots::{Policy, TurnSeed, decide_any};
/// use crosstable_core::{Actor, Level, Setup, Viewer};
/// use crosstable_games::{AnyGame, GameId};
///
/// let mut game = AnyGame::new(GameId::Crosswise, &Setup::players(2).with("start", "1"))?;
/// while game.actor() == Actor::Chance {
///     let (outcome, _weight) = game.outcomes().swap_remove(0);
///     game.play(&outcome).expect("a listed outcome is legal");
/// }
/// let Actor::Seat(seat) = game.actor() else { panic!("somebody begins") };
/// let (view, turn_seed) = (game.view(Viewer::Seat(seat)), TurnSeed { seed: 1, turn: 0 });
/// let report = decide_any(&Policy::Untimed(Level::Easy), &view, seat, turn_seed, None);
/// game.play(&report.expect("the seat is to move").chosen).expect("a bot's move is legal");
/// # Ok::<(), crosstable_core::SetupError>(())
/// ```
pub fn decide_any(
    policy: &Policy,
    view: &AnyView,
    seat: Seat,
    turn_seed: TurnSeed,
    cancel: Option<Arc<AtomicBool>>,
) -> Option<Report<String>> {
    let decision = Decision { policy, seat, turn_seed, cancel };
    match view {
        AnyView::Crosswise(view) if GameId::Crosswise.is_included() => {
            decision.judged::<crosswise::Position, CrosswiseInputs>(view)
        }
        AnyView::CrossRoads(view) if GameId::CrossRoads.is_included() => {
            decision.judged::<cross_roads::Position, CrossRoadsInputs>(view)
        }
        AnyView::Mixx(view) if GameId::Mixx.is_included() => {
            decision.judged::<mixx::Position, MixxInputs>(view)
        }
        AnyView::Crossado(view) if GameId::Crossado.is_included() => {
            decision.by::<crossado::Position, _>(&Crossado, view)
        }
        AnyView::CrossNGo(view) if GameId::CrossNGo.is_included() => {
            decision.judged::<cross_n_go::Position, CrossNGoInputs>(view)
        }
        other => other.visit(decision),
    }
}

/// The arguments of [`decide_any`] apart from the view.
struct Decision<'a> {
    policy: &'a Policy,
    seat: Seat,
    turn_seed: TurnSeed,
    cancel: Option<Arc<AtomicBool>>,
}

impl Decision<'_> {
    /// By the learned evaluation if the policy wants it and there are weights, else by the hand-written one.
    fn judged<G: Game, I: Inputs<G>>(self, view: &G::View) -> Option<Report<String>> {
        let learned = self.policy.is_learned::<G>(self.turn_seed, self.seat);
        match learned.then(weights::of::<G, I>).flatten() {
            Some(net) => self.by(&Learned::<G, I>::new(&net), view),
            None => self.by(&I::Base::default(), view),
        }
    }

    fn by<G: Game, H: Heuristic<G>>(self, heuristic: &H, view: &G::View) -> Option<Report<String>> {
        let report = self.policy.decide(heuristic, view, self.seat, self.turn_seed, self.cancel)?;
        Some(report.map(|mv| mv.to_string()))
    }
}

/// A game without a heuristic.
impl ViewVisitor for Decision<'_> {
    type Out = Option<Report<String>>;

    fn visit<G: Game>(self, view: &G::View) -> Option<Report<String>> {
        if const { has_heuristic::<G>() } {
            unreachable!("{} has a heuristic", G::ID);
        }
        self.by::<G, _>(&Plain, view)
    }
}

/// Chooses one of the `next` next best moves instead of the best, at this rate.
fn with_mistakes<M: Copy>(report: Report<M>, mistake_rate: f32, next: usize, rng: &mut Xoshiro) -> Report<M> {
    let others = next.min(report.choices.len() - 1) as u32;
    if others == 0 || !happens(rng, mistake_rate) {
        return report;
    }
    report.choosing(1 + below(rng, others) as usize)
}

/// Draws an event of this probability.
pub(crate) fn happens(rng: &mut Xoshiro, probability: f32) -> bool {
    let drawn = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    drawn < probability
}

impl TurnSeed {
    /// The seed for this decision of this seat, independent of those of other decisions and seats.
    pub(crate) fn seed_for(self, seat: Seat) -> u64 {
        let mut rng = Xoshiro::seed_from_u64(self.seed);
        let game = rng.next_u64() ^ u64::from(seat.number());
        Xoshiro::seed_from_u64(game.wrapping_add(u64::from(self.turn) << 8)).next_u64()
    }

    /// The level by which a bot makes this decision: between two levels it is sometimes the lower and sometimes the upper one.
    fn level_for(self, seat: Seat, level: Level) -> Level {
        let Level::Right(strength) = level else { return level };
        let (lower, tenths) = strength.parts();
        let mut rng = Xoshiro::seed_from_u64(self.seed_for(seat).rotate_left(16));
        Level::ALL[lower + usize::from(below(&mut rng, 10) < u32::from(tenths))]
    }

    /// Whether a careless bot moves at random at this decision. A coin is thrown at every decision, and the bot is
    /// careless if heads have come an odd number of times in a row. So it is never careless twice in a row, takes a
    /// missed win at its next turn if it is still there, and has nothing to remember.
    fn is_careless(self, seat: Seat, random_rate: f32) -> bool {
        let heads = |turn: &u32| {
            let seed = TurnSeed { turn: *turn, ..self }.seed_for(seat);
            happens(&mut Xoshiro::seed_from_u64(seed), random_rate)
        };
        (0..=self.turn).rev().take_while(heads).count() % 2 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_often_careless_but_never_twice_in_a_row() {
        let seat = Seat::new(1);
        for seed in 0..200 {
            let careless: Vec<bool> =
                (0..50).map(|turn| TurnSeed { seed, turn }.is_careless(seat, 0.7)).collect();
            assert!(careless.windows(2).all(|pair| pair != [true, true]), "seed {seed}");
        }
        let first =
            (0..2_000).filter(|seed| TurnSeed { seed: *seed, turn: 0 }.is_careless(seat, 0.7)).count();
        // Five standard deviations around 1400.
        assert!((1_297..=1_503).contains(&first), "{first} of 2000");
    }

    #[test]
    fn between_two_levels_a_bot_plays_by_both_as_often_as_its_strength_says() {
        let seat = Seat::new(0);
        let levels = |strength: &str, level: Level| {
            let right = Level::Right(strength.parse().expect("a strength"));
            let of = |turn: &u32| TurnSeed { seed: 7, turn: *turn }.level_for(seat, right) == level;
            (0..2_000).filter(of).count()
        };
        assert_eq!(levels("4.0", Level::Expert), 2_000);
        assert_eq!(levels("0.0", Level::Beginner), 2_000);
        let (normal, hard) = (levels("2.3", Level::Normal), levels("2.3", Level::Hard));
        assert_eq!(normal + hard, 2_000);
        // Five standard deviations around 600.
        assert!((498..=702).contains(&hard), "{hard} of 2000");
    }

    #[test]
    fn every_decision_of_every_seat_has_another_seed() {
        let turns = (0..10).flat_map(|seed| (0..10).map(move |turn| TurnSeed { seed, turn }));
        let mut seeds: Vec<u64> =
            turns.flat_map(|turn| Seat::all(4).map(move |seat| turn.seed_for(seat))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
    }
}
