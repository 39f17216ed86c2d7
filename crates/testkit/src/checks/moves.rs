//! The list of legal moves.

use crosstable_core::{Actor, Game, Play, Token};

use crate::trail::Trail;

/// A seat that is asked has something to answer (G-03, G-08): the list is not empty, strictly ascending (so each
/// move is there once), holds no chance, and every move in it passes `check`.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    let Actor::Seat(seat) = position.actor() else { return Ok(()) };
    let list = position.legal();
    if list.is_empty() {
        return Err(format!("seat {seat} is asked but has no legal move (G-08)"));
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
        let what = if pair[0] == pair[1] { "is listed twice" } else { "is out of order" };
        return Err(format!("{} {what} after {}", pair[1], pair[0]));
    }
    for &mv in &list[..] {
        if mv.is_chance() {
            return Err(format!("{mv} is an outcome of chance but listed as a move"));
        }
        if let Err(refusal) = position.check(mv) {
            return Err(format!("{mv} is listed but refused: {refusal}"));
        }
    }
    Ok(())
}
