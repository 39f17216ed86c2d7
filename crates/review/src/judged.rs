//! A game whose every step has its value.

use std::ops::ControlFlow;

use crosstable_bots::{Calibrated, Heuristic, Searcher};
use crosstable_core::{Game, Message, Play, Seat, Viewer};
use crosstable_protocol::http::{Better, Moment, MomentKind, Review, SeatReview};

use crate::chance::expectation;
use crate::decision::Judged;
use crate::effort::Effort;
use crate::key::key_moments;
use crate::path::Path;
use crate::summary::summary;
use crate::values::Values;
use crate::{Progress, ReviewError};

/// A game whose every step has its value.
pub(crate) struct JudgedGame<G: Game> {
    path: Path<G>,
    /// By step what was judged; nothing for draws.
    decisions: Vec<Option<Judged<G>>>,
    /// By step what it changed: luck, or what the decision cost.
    changes: Vec<Values>,
    /// By step what came to light.
    light: Vec<Values>,
    /// By position its value. Before the first decision only the first one is known.
    values: Vec<Values>,
    /// By step whether the expectation of its chance is exact.
    exact: Vec<bool>,
    /// Whether the review begins before the deal.
    from_deal: bool,
}

impl<G: Game> JudgedGame<G> {
    pub(crate) fn new<H: Heuristic<G>>(
        heuristic: &H,
        path: Path<G>,
        effort: Effort,
        mut progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Self, ReviewError> {
        // Who plays with whom is settled before the first decision.
        let judge = Calibrated::new(heuristic, &path.positions[path.first]);
        let mut searcher = Searcher::new();
        let mut decisions: Vec<Option<Judged<G>>> = vec![None; path.steps.len()];
        let of = path.decisions().count();
        for (done, at) in path.decisions().enumerate() {
            let (position, played) = (&path.positions[at], path.steps[at]);
            let seat = position.actor().seat().expect("a seat decides here");
            let effort = (effort.iterations::<G>(of), done as u64);
            decisions[at] = Some(Judged::new(&mut searcher, &judge, position, seat, played, effort));
            if progress(Progress { done: done + 1, of }).is_break() {
                return Err(ReviewError::Stopped);
            }
        }
        let from_deal = path.is_even && judge.opponents().are_even();
        let steps = path.steps.len();
        let mut game = JudgedGame {
            path,
            decisions,
            changes: vec![Values::default(); steps],
            light: vec![Values::default(); steps],
            values: vec![Values::EVEN; steps + 1],
            exact: vec![true; steps],
            from_deal,
        };
        game.go_back(&judge);
        Ok(game)
    }

    /// Computes all values and terms from the end to the first decision.
    fn go_back<H: Heuristic<G>>(&mut self, judge: &Calibrated<'_, H>) {
        let (first, end) = (self.path.first, self.path.steps.len());
        self.values[end] = Values::of(judge.value(&self.path.positions[end]));
        for at in (first..end).rev() {
            let (position, after) = (&self.path.positions[at], self.values[at + 1]);
            match &self.decisions[at] {
                None => {
                    let expected = expectation(judge, position, self.path.steps[at], after);
                    self.values[at] = expected.values;
                    self.exact[at] = expected.is_exact;
                    self.changes[at] = after.less(expected.values);
                }
                Some(judged) if G::OPEN => {
                    let change = within(judged.change(), after);
                    self.changes[at] = change;
                    self.values[at] = after.less(change);
                }
                Some(judged) => {
                    let before = Values::of(judge.value(position));
                    self.values[at] = before;
                    self.changes[at] = judged.change();
                    self.light[at] = after.less(judged.played).less(before.less(judged.best));
                }
            }
        }
        if self.from_deal {
            // All seats have the same chances before the deal.
            self.values[0] = Values::EVEN;
            self.changes[first - 1] = self.values[first].less(Values::EVEN);
        } else {
            self.values[0] = self.values[first];
        }
    }

    pub(crate) fn review(&self) -> Review {
        let players = self.path.players();
        let moments = self.moments();
        let key = key_moments(&moments);
        let seats = Seat::all(players).map(|seat| self.seat_review(seat, &moments)).collect();
        Review { game: G::ID.to_owned(), seats, from_deal: self.from_deal, moments, key }
    }

    fn seat_review(&self, seat: Seat, moments: &[Moment]) -> SeatReview {
        let (mut luck, mut own, mut others, mut light) = (0.0, 0.0, 0.0, 0.0);
        for at in 0..self.path.steps.len() {
            let change = self.changes[at].0[seat.index()];
            match &self.decisions[at] {
                None => luck += change,
                Some(judged) if judged.seat == seat => own += change,
                Some(_) => others += change,
            }
            light += self.light[at].0[seat.index()];
        }
        let first = self.values[0].0[seat.index()];
        let last = self.values[self.path.steps.len()].0[seat.index()];
        let lead =
            |moment: &Moment| self.decisions[moment.step - 1].as_ref().map_or(0.0, |judged| judged.lead);
        let summary = summary(seat, self.path.players(), moments, lead);
        SeatReview { first, last, luck, own, others, light, summary }
    }

    fn moments(&self) -> Vec<Moment> {
        let players = self.path.players();
        let mut moments = Vec::new();
        let mut decided = 0;
        let from = if self.from_deal { self.path.first - 1 } else { self.path.first };
        for at in from..self.path.steps.len() {
            let what = if at < self.path.first { MomentKind::Deal } else { self.what(at) };
            let has_light = !G::OPEN && self.decisions[at].is_some();
            moments.push(Moment {
                step: at + 1,
                decision: decided,
                what,
                values: self.values[at + 1].to_vec(players),
                change: self.changes[at].to_vec(players),
                light: if has_light { self.light[at].to_vec(players) } else { Vec::new() },
            });
            decided += usize::from(self.decisions[at].is_some());
        }
        moments
    }

    fn what(&self, at: usize) -> MomentKind {
        let (position, step) = (&self.path.positions[at], self.path.steps[at]);
        let Some(judged) = &self.decisions[at] else {
            let message = told(position, step);
            let roll = message.has_die();
            return MomentKind::Chance { message, roll, exact: self.exact[at] };
        };
        let view = position.view(Viewer::Seat(judged.seat));
        let better = judged.better.map(|mv| Better {
            token: mv.to_string(),
            message: G::describe(&view, Some(mv)),
            reason: G::reason(&view, mv),
        });
        let reason = if judged.better.is_none() { G::reason(&view, step) } else { None };
        MomentKind::Decision { seat: judged.seat, message: G::describe(&view, Some(step)), reason, better }
    }
}

/// An outcome in a sentence for somebody who saw it.
fn told<G: Game>(position: &G, outcome: G::Move) -> Message {
    let saw = Viewer::all(position.players()).find(|viewer| !position.hides(outcome, *viewer));
    position.message(outcome, saw.unwrap_or(Viewer::Spectator))
}

/// What a decision changed, made smaller where the value before it would be no share of anything.
fn within(change: Values, after: Values) -> Values {
    let mut factor = 1.0_f64;
    for (change, after) in change.0.iter().zip(after.0) {
        let before = after - change;
        if before < 0.0 {
            factor = factor.min(after / change);
        } else if before > 1.0 {
            factor = factor.min((after - 1.0) / change);
        }
    }
    change.times(factor)
}
