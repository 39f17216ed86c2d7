//! A game's own ways to draw a random move or outcome.

use std::collections::HashMap;

use crosstable_core::{Actor, Game, Play, Scratch};

use crate::chi_square;
use crate::trail::{Trail, listed, outcomes};

/// Draws per possible move; enough to notice one that comes up half as often as it should.
const PER_MOVE: usize = 60;
/// But at least and at most so many.
const FEWEST: usize = 1_000;
const MOST_DRAWS: usize = 40_000;
/// Positions with more than this are left out, they would take too long.
const MOST: usize = 2_000;

/// `random_move` draws each move equally often and `random_outcome` each outcome by its weight.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    let shares: Vec<(G::Move, f64)> = match position.actor() {
        Actor::Over => return Ok(()),
        Actor::Seat(_) => listed(position).into_iter().map(|mv| (mv, 1.0)).collect(),
        Actor::Chance => outcomes(position).iter().map(|&(mv, weight)| (mv, f64::from(weight))).collect(),
    };
    if !(2..=MOST).contains(&shares.len()) {
        return Ok(());
    }
    let draws = (PER_MOVE * shares.len()).clamp(FEWEST, MOST_DRAWS);
    let mut counts: HashMap<G::Move, f64> = HashMap::new();
    let mut scratch = Scratch::new();
    for _ in 0..draws {
        let drawn = position.random_step(&mut scratch, &mut trail.rng).ok_or("nothing is drawn")?;
        *counts.entry(drawn).or_default() += 1.0;
    }
    let total: f64 = shares.iter().map(|(_, share)| share).sum();
    let mut cells = Vec::new();
    for (mv, share) in shares {
        cells.push((counts.remove(&mv).unwrap_or_default(), draws as f64 * share / total));
    }
    if let Some(stray) = counts.keys().next() {
        return Err(format!("{stray} is drawn but not listed"));
    }
    chi_square::fits(&cells).map_err(|what| format!("random moves are not drawn as listed: {what}"))
}
