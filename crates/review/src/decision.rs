//! What a decision was worth.

use crosstable_bots::{Calibrated, Heuristic, JudgementOf, Searcher};
use crosstable_core::{Game, Play, Seat, Viewer};

use crate::values::Values;

/// A decision, judged from what its seat knew.
#[derive(Clone, Copy)]
pub(crate) struct Judged<G: Game> {
    pub(crate) seat: Seat,
    /// The value of the move that was played.
    pub(crate) played: Values,
    /// The value of the best move that was found.
    pub(crate) best: Values,
    /// A better move than the one that was played.
    pub(crate) better: Option<G::Move>,
    /// By how much the move that was played was better than the next, if it was the best.
    pub(crate) lead: f64,
}

/// A move says something about the others if it was tried at least this often, as a share of all iterations.
const NOTEWORTHY: f64 = 0.02;

impl<G: Game> Judged<G> {
    /// Judges the decision that is due. The number makes its random numbers differ from those of other decisions.
    pub(crate) fn new<H: Heuristic<G>>(
        searcher: &mut Searcher<G>,
        judge: &Calibrated<'_, H>,
        position: &G,
        seat: Seat,
        played: G::Move,
        (iterations, number): (u32, u64),
    ) -> Self {
        // The only move needs no judgement.
        if position.legal().len() == 1 {
            let (played, best) = (Values::EVEN, Values::EVEN);
            return Judged { seat, played, best, better: None, lead: 0.0 };
        }
        let view = position.view(Viewer::Seat(seat));
        let judgement = searcher.judge(judge, &view, seat, Some(played), iterations, number);
        let judgement = judgement.expect("the game was replayed, so the seat is to move");
        let best = judgement.best();
        let own = judgement.of(played).expect("the move that was played was tried");
        Judged {
            seat,
            played: Values::of(own.values),
            best: Values::of(best.values),
            better: (best.mv != played).then_some(best.mv),
            lead: if best.mv == played { lead::<G>(&judgement) } else { 0.0 },
        }
    }

    /// What the decision changed for every seat, against the best one.
    pub(crate) fn change(&self) -> Values {
        self.played.less(self.best)
    }
}

/// By how much the best move leads the next that was tried often enough to tell.
fn lead<G: Game>(judgement: &JudgementOf<G>) -> f64 {
    let seat = judgement.seat.index();
    let enough = (NOTEWORTHY * f64::from(judgement.iterations)) as u32;
    let others = judgement.moves[1..].iter().filter(|judged| judged.visits >= enough);
    let next = others.map(|judged| judged.values[seat]).reduce(f32::max);
    next.map_or(0.0, |next| f64::from(judgement.best().values[seat] - next).max(0.0))
}
