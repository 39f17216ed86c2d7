//! The list of chance outcomes.

use crosstable_core::{Actor, Game, Play, Token};

use crate::trail::{Trail, outcomes};

/// Chance that is due can happen (G-04): the list is not empty, strictly ascending, holds only chance, has exact
/// weights, and every outcome in it passes `check`.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    if position.actor() != Actor::Chance {
        return Ok(());
    }
    let list = outcomes(position);
    if list.is_empty() {
        return Err("chance is due but has no outcome".into());
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
        let what = if pair[0].0 == pair[1].0 { "is listed twice" } else { "is out of order" };
        return Err(format!("{} {what} after {}", pair[1].0, pair[0].0));
    }
    let sum: u64 = list.iter().map(|(_, weight)| u64::from(*weight)).sum();
    if sum != u64::from(list.total()) {
        return Err(format!("the weights add up to {sum}, not to {}", list.total()));
    }
    for &(outcome, weight) in &list[..] {
        if !outcome.is_chance() {
            return Err(format!("{outcome} is a move but listed as an outcome"));
        }
        if weight == 0 {
            return Err(format!("{outcome} cannot happen but is listed"));
        }
        if let Err(refusal) = position.check(outcome) {
            return Err(format!("{outcome} is listed but refused: {refusal}"));
        }
    }
    Ok(())
}
