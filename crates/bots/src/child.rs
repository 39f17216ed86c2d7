//! A model of a seven-year-old, to measure `beginner` by.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Seat};

use crate::greedy::sample_turn;
use crate::policy::happens;
use crate::{Choice, Heuristic, Report, ReportOf};

/// How often the child does not look what a move brings, and plays any.
pub const FORGETS: f32 = 0.1;

/// Plays as a seven-year-old who knows the rules: the legal move that brings the most points or progress in sight
/// ([`Heuristic::in_sight`]), any of them if several do, and any legal move at all with the probability [`FORGETS`]. It does not
/// think of the others, plans nothing and keeps nothing in mind. Nothing if it is not this seat's turn.
pub fn child<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<ReportOf<G>> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (position, moves) = sample_turn::<G>(view, seat, &mut rng)?;
    let forgets = happens(&mut rng, FORGETS);
    let mut best: Vec<usize> = (0..moves.len()).collect();
    if !forgets {
        let in_sight = |index: &usize| {
            let mut after = position.clone();
            after.apply(moves[*index]);
            heuristic.in_sight(&after, seat)
        };
        let seen: Vec<f32> = best.iter().map(in_sight).collect();
        let most = seen.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        best.retain(|index| seen[*index] >= most);
    }
    let chosen = best[below(&mut rng, best.len() as u32) as usize];
    let choices: Vec<_> = moves.iter().map(|mv| Choice { mv: *mv, visits: 0, value: None }).collect();
    let report = Report { seat, chosen: moves[0], value: None, choices, iterations: 0 };
    Some(report.choosing(chosen))
}
