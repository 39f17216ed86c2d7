//! What can be expected of a draw or a roll.

use std::collections::BTreeMap;

use crosstable_bots::{Calibrated, Heuristic};
use crosstable_core::{Actor, Game, MAX_SEATS, Outcomes};

use crate::values::Values;

/// How many different positions between two draws an expectation keeps apart.
const MOST: usize = 20_000;

/// An expectation, and whether it takes all outcomes into account.
#[derive(Clone, Copy)]
pub(crate) struct Expectation {
    pub(crate) values: Values,
    pub(crate) is_exact: bool,
}

/// The value of a chance node whose played outcome leads to a known value; the other outcomes are evaluated. If more is to
/// be drawn after them, that is taken into account as well. Orders of draws that lead to the same position count together.
pub(crate) fn expectation<G: Game, H: Heuristic<G>>(
    judge: &Calibrated<'_, H>,
    position: &G,
    played: G::Move,
    after: Values,
) -> Expectation {
    let mut sum = Expectation { values: Values::default(), is_exact: true };
    let mut next = Layer::new();
    let mut list = Outcomes::new();
    position.outcomes(&mut list);
    for (outcome, weight) in list.iter() {
        let share = f64::from(*weight) / f64::from(list.total());
        if *outcome == played {
            sum.values.add(after.times(share));
        } else {
            next.add(judge, position, *outcome, share, &mut sum);
        }
    }
    while next.len > 0 {
        let layer = std::mem::replace(&mut next, Layer::new());
        // Another draw multiplies the positions by fewer than its outcomes, because their order does not matter.
        let is_too_large = layer.len > MOST;
        for (position, share) in layer.positions.into_values().flatten() {
            if is_too_large {
                sum.values.add(Values::of(judge.value(&position)).times(share));
                sum.is_exact = false;
                continue;
            }
            list.clear();
            position.outcomes(&mut list);
            for (outcome, weight) in list.iter() {
                let share = share * f64::from(*weight) / f64::from(list.total());
                next.add(judge, &position, *outcome, share, &mut sum);
            }
        }
    }
    sum
}

/// Positions in which more is to be drawn, each with its probability.
struct Layer<G> {
    /// By their evaluation, so that equal ones are found fast.
    positions: BTreeMap<[u32; MAX_SEATS], Vec<(G, f64)>>,
    len: usize,
}

impl<G: Game> Layer<G> {
    const fn new() -> Self {
        Layer { positions: BTreeMap::new(), len: 0 }
    }

    /// Adds the position after this outcome if more is to be drawn there, and otherwise its value to the sum.
    fn add<H: Heuristic<G>>(
        &mut self,
        judge: &Calibrated<'_, H>,
        before: &G,
        outcome: G::Move,
        share: f64,
        sum: &mut Expectation,
    ) {
        let mut position = before.clone();
        position.apply(outcome);
        let values = judge.value(&position);
        if position.actor() != Actor::Chance {
            sum.values.add(Values::of(values).times(share));
            return;
        }
        let alike = self.positions.entry(values.map(f32::to_bits)).or_default();
        if let Some((_, known)) = alike.iter_mut().find(|(known, _)| *known == position) {
            *known += share;
        } else {
            alike.push((position, share));
            self.len += 1;
        }
    }
}
