//! Errs like people: compares moves, and takes a plausible one.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MoveList, Scratch, Seat};

use crate::greedy::sample_turn;
use crate::maths::{exp, ln};
use crate::order::{rank, sort_best_first};
use crate::{Budget, Choice, Heuristic, Report, ReportOf, search};

/// How a level that errs like people plays a game.
///
/// It compares the moves by their log-odds to win: all of them one ply ahead, or those that a small search tried. Then it
/// draws one; a move that is worse by the temperature is 2.7 times less likely than the best. So it takes a plausible
/// second best often and a senseless move hardly ever.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Human {
    /// Rollouts of the search; without any it looks one ply ahead.
    pub iterations: u32,
    /// How much worse, in log-odds, a move is that it takes 2.7 times less often.
    pub temperature: f32,
    /// How likely it sees a move that wins at once, and that the move it is about to make lets the next player win at once. It
    /// never overlooks something at two decisions in a row.
    pub notices: f32,
    /// How much of the harm to others it leaves out of account: 1 races and obstructs nobody, 0 does both.
    pub race: f32,
}

/// Positions sampled to compare the moves one ply ahead, where something is hidden or a rollout is needed.
const SAMPLES: u32 = 4;

/// How many of the moves it is about to make it takes back because they let somebody win at once.
const SECOND_THOUGHTS: usize = 3;

/// No chance counts as better than this or worse than its opposite. Who is far ahead still has to tell moves apart, or dawdles.
const SURE: f32 = 0.9999;

impl Human {
    /// Whether it judges by what was learned, where something was. A network says less about single moves than after a search,
    /// and harm to others is measured by hand-written knowledge.
    pub(crate) const fn is_learned(self) -> bool {
        self.iterations > 0 && self.race == 0.0
    }

    /// Chooses a move; nothing if it is not this seat's turn. `attentive` says whether it notices this time.
    pub(crate) fn decide<G: Game, H: Heuristic<G>>(
        self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        budget: &Budget,
        seed: u64,
        attentive: bool,
    ) -> Option<ReportOf<G>> {
        let report = if self.iterations == 0 {
            one_ply(heuristic, view, seat, seed)?
        } else {
            search(heuristic, view, seat, budget, seed)?
        };
        if report.choices.len() < 2 {
            return Some(report);
        }
        let mut rng = Xoshiro::seed_from_u64(seed.rotate_left(32));
        let (position, _) = sample_turn::<G>(view, seat, &mut rng)?;
        let winning: Vec<bool> =
            report.choices.iter().map(|choice| wins(&position, choice.mv, seat)).collect();
        if let (true, Some(index)) = (attentive, winning.iter().position(|wins| *wins)) {
            return Some(report.choosing(index));
        }
        let mut scores: Vec<Option<f32>> =
            report.choices.iter().map(|choice| self.score(heuristic, &position, choice, seat)).collect();
        // A win that it does not see looks like any other move.
        let known: Vec<f32> =
            scores.iter().zip(&winning).filter(|(_, wins)| !**wins).filter_map(|(score, _)| *score).collect();
        let usual = known.iter().sum::<f32>() / known.len().max(1) as f32;
        for (score, _) in scores.iter_mut().zip(&winning).filter(|(_, wins)| **wins) {
            *score = Some(usual);
        }
        let first = self.draw(&scores, &mut rng)?;
        let mut chosen = first;
        if attentive {
            for _ in 0..SECOND_THOUGHTS {
                if !lets_win::<G>(view, report.choices[chosen].mv, seat, &mut rng) {
                    return Some(report.choosing(chosen));
                }
                scores[chosen] = None;
                let Some(next) = self.draw(&scores, &mut rng) else { break };
                chosen = next;
            }
            // They all lose, as far as it looked.
            chosen = first;
        }
        Some(report.choosing(chosen))
    }

    /// How good a move seems, in log-odds; nothing if it was not tried.
    fn score<G: Game, H: Heuristic<G>>(
        self,
        heuristic: &H,
        position: &G,
        choice: &Choice<G::Move>,
        seat: Seat,
    ) -> Option<f32> {
        let chance = choice.value?.clamp(1.0 - SURE, SURE);
        let odds = ln(chance / (1.0 - chance));
        if self.race == 0.0 {
            return Some(odds);
        }
        let mut after = position.clone();
        after.apply(choice.mv);
        Some(odds - self.race * heuristic.harm(position, &after, seat))
    }

    /// Draws one of these by its score; nothing if there is none.
    fn draw(self, scores: &[Option<f32>], rng: &mut Xoshiro) -> Option<usize> {
        let best = scores.iter().flatten().copied().reduce(f32::max)?;
        let weight = |score: &Option<f32>| score.map_or(0.0, |score| exp((score - best) / self.temperature));
        let weights: Vec<f32> = scores.iter().map(weight).collect();
        let mut left = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        drawn.or_else(|| scores.iter().position(|score| *score == Some(best)))
    }
}

/// All moves with what they are worth one ply ahead, the best first.
pub(crate) fn one_ply<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<ReportOf<G>> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (_, moves) = sample_turn::<G>(view, seat, &mut rng)?;
    let mut scratch = Scratch::new();
    let mut values = vec![0.0; moves.len()];
    let mut samples = 0;
    // Nothing is to be learned from a second sample if there was nothing to draw for the first.
    let mut open = G::OPEN;
    while samples < SAMPLES && (samples == 0 || !open) {
        // All moves meet the same sample and the same luck.
        let position = G::sample(view, &mut rng);
        let luck = rng.next_u64();
        for (value, mv) in values.iter_mut().zip(moves.iter()) {
            let mut after = position.clone();
            after.apply(*mv);
            let mut rng = Xoshiro::seed_from_u64(luck);
            while after.actor() != Actor::Over && !(H::CUTOFF.is_some() && heuristic.is_quiet(&after)) {
                open = false;
                let mv = match after.actor() {
                    Actor::Chance => after.random_outcome(&mut scratch.outcomes, &mut rng),
                    _ => heuristic.rollout(&after, &mut scratch, &mut rng),
                };
                after.apply(mv);
            }
            *value += match after.standing() {
                Some(standing) => heuristic.utility(&standing)[seat.index()],
                None => heuristic.evaluate(&after)[seat.index()],
            };
        }
        samples += 1;
    }
    let choice =
        |(mv, sum): (&G::Move, &f32)| Choice { mv: *mv, visits: samples, value: Some(sum / samples as f32) };
    let mut choices: Vec<Choice<G::Move>> = moves.iter().zip(&values).map(choice).collect();
    sort_best_first(&mut choices, |choice| [rank(choice.value.unwrap_or_default().into()), 0]);
    let (chosen, value) = (choices[0].mv, choices[0].value);
    Some(Report { seat, chosen, value, choices, iterations: 0 })
}

/// Whether a move ends the game with the seat on the first rank.
fn wins<G: Game>(position: &G, mv: G::Move, seat: Seat) -> bool {
    let mut after = position.clone();
    after.apply(mv);
    after.standing().is_some_and(|standing| standing.rank(seat) == 1)
}

/// Whether another seat could win at once after this move, in most samples.
fn lets_win<G: Game>(view: &G::View, mv: G::Move, seat: Seat, rng: &mut Xoshiro) -> bool {
    let (mut moves, mut scratch) = (MoveList::new(), Scratch::<G>::new());
    let mut threats = 0;
    for _ in 0..SAMPLES {
        let mut position = G::sample(view, rng);
        position.apply(mv);
        while position.actor() == Actor::Chance {
            let outcome = position.random_outcome(&mut scratch.outcomes, rng);
            position.apply(outcome);
        }
        let Actor::Seat(next) = position.actor() else { return false };
        if next == seat {
            return false;
        }
        moves.clear();
        position.moves(&mut moves);
        let beaten = |mv: &G::Move| {
            let mut after = position.clone();
            after.apply(*mv);
            after.standing().is_some_and(|standing| standing.rank(next) == 1 && standing.rank(seat) != 1)
        };
        threats += u32::from(moves.iter().any(beaten));
    }
    2 * threats > SAMPLES
}
