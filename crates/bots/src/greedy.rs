//! Bots that do not search: random and greedy.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, MoveList, Seat};

use crate::order::{rank, sort_best_first};
use crate::{Choice, Heuristic, Report, ReportOf};

/// How many positions the greedy bot samples from its view where something is hidden.
const SAMPLES: u32 = 8;

/// Any legal move, each equally likely; nothing if it is not this seat's turn.
pub fn random<G: Game>(view: &G::View, seat: Seat, seed: u64) -> Option<ReportOf<G>> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (_, moves) = sample_turn::<G>(view, seat, &mut rng)?;
    let index = below(&mut rng, moves.len() as u32) as usize;
    let choices: Vec<_> = moves.iter().map(|mv| Choice { mv: *mv, visits: 0, value: None }).collect();
    let report = Report { seat, chosen: moves[0], value: None, choices, iterations: 0 };
    Some(report.choosing(index))
}

/// The move after which the position looks best, one ply deep; nothing if it is not this seat's turn. A move that ends
/// the game is judged by its result. Others are judged by [`Heuristic::evaluate`] if there is a
/// [`CUTOFF`](Heuristic::CUTOFF), else all alike; ties are broken by [`Heuristic::prior`], then at random.
pub fn greedy<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<ReportOf<G>> {
    one_ply(heuristic, view, seat, seed).map(|(report, _)| report)
}

/// As [`greedy`], and whether the move certainly ends the game with the seat on the first rank.
pub(crate) fn one_ply<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<(ReportOf<G>, bool)> {
    let candidates = candidates(heuristic, view, seat, seed)?;
    let choices: Vec<_> = candidates.iter().map(Candidate::choice::<G, H>).collect();
    let (chosen, value) = (choices[0].mv, choices[0].value);
    let report = Report { seat, chosen, value, choices, iterations: 0 };
    Some((report, candidates[0].wins))
}

/// A legal move with what one ply shows of it.
#[derive(Clone, Copy)]
struct Candidate<M> {
    mv: M,
    /// Whether it ends the game with the seat on the first rank in every sample.
    wins: bool,
    value: f32,
    prior: f32,
    tie_break: u32,
}

impl<M: Copy> Candidate<M> {
    fn choice<G: Game<Move = M>, H: Heuristic<G>>(&self) -> Choice<M> {
        Choice { mv: self.mv, visits: 0, value: (H::CUTOFF.is_some() || self.wins).then_some(self.value) }
    }
}

/// All legal moves of the seat, the best first; nothing if it is not its turn.
fn candidates<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<Vec<Candidate<G::Move>>> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut position, moves) = sample_turn::<G>(view, seat, &mut rng)?;
    let candidate = |mv: &G::Move| Candidate {
        mv: *mv,
        wins: true,
        value: 0.0,
        prior: 0.0,
        tie_break: below(&mut rng, 1 << 16),
    };
    let mut candidates: Vec<_> = moves.iter().map(candidate).collect();
    let samples = if G::OPEN { 1 } else { SAMPLES };
    let mut priors = Vec::new();
    for _ in 0..samples {
        if H::PRIORS {
            priors.clear();
            heuristic.priors(&position, &moves, &mut priors);
            for (candidate, prior) in candidates.iter_mut().zip(&priors) {
                candidate.prior += prior;
            }
        }
        for candidate in &mut candidates {
            let mut after = position.clone();
            after.apply(candidate.mv);
            let standing = after.standing();
            candidate.wins &= standing.is_some_and(|standing| standing.rank(seat) == 1);
            candidate.value += match standing {
                Some(standing) => heuristic.utility(&standing)[seat.index()],
                None if H::CUTOFF.is_some() => heuristic.evaluate(&after)[seat.index()],
                None => 0.5,
            } / samples as f32;
        }
        if !G::OPEN {
            position = G::sample(view, &mut rng);
        }
    }
    // First what counts least, because equal ones keep their order.
    sort_best_first(&mut candidates, |one| [rank(one.prior.into()), u64::from(!one.tie_break)]);
    sort_best_first(&mut candidates, |one| [one.wins.into(), rank(one.value.into())]);
    Some(candidates)
}

/// A position sampled from the view, and the legal moves of the seat; nothing if it is not its turn.
pub(crate) fn sample_turn<G: Game>(
    view: &G::View,
    seat: Seat,
    rng: &mut Xoshiro,
) -> Option<(G, MoveList<G::Move>)> {
    let position = G::sample(view, rng);
    let mut moves = MoveList::new();
    if position.actor() == Actor::Seat(seat) {
        position.moves(&mut moves);
    }
    (!moves.is_empty()).then_some((position, moves))
}
