//! Bots that do not think ahead: random and greedy.

use std::time::Instant;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, MoveList, Seat};

use crate::{Choice, Insight, Report, ReportOf};

/// Where something is hidden or drawn, the greedy bot looks at so many positions that fit its view.
const LOOKS: u32 = 8;

/// Any legal move, each equally likely; nothing if it is not this seat's turn.
pub fn random<G: Game>(view: &G::View, seat: Seat, seed: u64) -> Option<ReportOf<G>> {
    let start = Instant::now();
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (_, moves) = turn::<G>(view, seat, &mut rng)?;
    let index = below(&mut rng, moves.len() as u32) as usize;
    let choices: Vec<_> = moves.iter().map(|mv| Choice { mv: *mv, visits: 0, value: None }).collect();
    let report =
        Report { seat, chosen: moves[0], value: None, choices, iterations: 0, elapsed: start.elapsed() };
    Some(report.choosing(index))
}

/// The move after which the position looks best, without a thought about what comes then; nothing if it is not this
/// seat's turn. A move that ends the game is judged by how it ends. All others by [`Insight::evaluate`] if there is
/// a [`CUTOFF`](Insight::CUTOFF), else they are alike; equal ones by [`Insight::promise`], then by lot.
pub fn greedy<G: Game, I: Insight<G>>(
    insight: &I,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<ReportOf<G>> {
    look(insight, view, seat, seed).map(|(report, _)| report)
}

/// As [`greedy`], and whether the move surely ends the game with the seat on the first rank.
pub(crate) fn look<G: Game, I: Insight<G>>(
    insight: &I,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<(ReportOf<G>, bool)> {
    let start = Instant::now();
    let glances = glance(insight, view, seat, seed)?;
    let choices: Vec<_> = glances.iter().map(Glance::choice::<G, I>).collect();
    let (chosen, value) = (choices[0].mv, choices[0].value);
    let report = Report { seat, chosen, value, choices, iterations: 0, elapsed: start.elapsed() };
    Some((report, glances[0].wins))
}

/// What a look at one move says.
struct Glance<M> {
    mv: M,
    /// Whether it surely ends the game with the seat on the first rank.
    wins: bool,
    worth: f32,
    promise: f32,
    lot: u32,
}

impl<M: Copy> Glance<M> {
    fn choice<G: Game<Move = M>, I: Insight<G>>(&self) -> Choice<M> {
        Choice { mv: self.mv, visits: 0, value: (I::CUTOFF.is_some() || self.wins).then_some(self.worth) }
    }
}

/// All legal moves of the seat, the best first; nothing if it is not its turn.
fn glance<G: Game, I: Insight<G>>(
    insight: &I,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<Vec<Glance<G::Move>>> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut position, moves) = turn::<G>(view, seat, &mut rng)?;
    let fresh = |mv: &G::Move| Glance {
        mv: *mv,
        wins: true,
        worth: 0.0,
        promise: 0.0,
        lot: below(&mut rng, 1 << 16),
    };
    let mut glances: Vec<_> = moves.iter().map(fresh).collect();
    let looks = if G::OPEN { 1 } else { LOOKS };
    for _ in 0..looks {
        for glance in &mut glances {
            let mut after = position.clone();
            after.apply(glance.mv);
            let standing = after.standing();
            glance.wins &= standing.is_some_and(|standing| standing.rank(seat) == 1);
            glance.worth += match standing {
                Some(standing) => insight.utility(&standing)[seat.index()],
                None if I::CUTOFF.is_some() => insight.evaluate(&after)[seat.index()],
                None => 0.5,
            } / looks as f32;
            if I::PROMISES {
                glance.promise += insight.promise(&position, glance.mv);
            }
        }
        if !G::OPEN {
            position = G::sample(view, &mut rng);
        }
    }
    glances.sort_by(|a, b| {
        let (better, promise) = (b.worth.total_cmp(&a.worth), b.promise.total_cmp(&a.promise));
        b.wins.cmp(&a.wins).then(better).then(promise).then(a.lot.cmp(&b.lot))
    });
    Some(glances)
}

/// A position that fits the view, and the legal moves of the seat, if it is its turn.
fn turn<G: Game>(view: &G::View, seat: Seat, rng: &mut Xoshiro) -> Option<(G, MoveList<G::Move>)> {
    let position = G::sample(view, rng);
    let mut moves = MoveList::new();
    if position.actor() == Actor::Seat(seat) {
        position.moves(&mut moves);
    }
    (!moves.is_empty()).then_some((position, moves))
}
