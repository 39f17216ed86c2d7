//! What hints and reviews think of a decision.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_SEATS, Play, Seat, read_token};
use crosstable_games::{AnyView, GameId, ViewVisitor};

use crate::expert::has_heuristic;
use crate::learned::{CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, MixxInputs, NoInputs};
use crate::{
    Calibrated, Choice, Crossado, Heuristic, HeuristicVisitor, Plain, Report, Searcher, with_learned,
};

/// The moves of a decision, judged from what the seat knew.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<M> {
    /// Whose decision it is.
    pub seat: Seat,
    /// The moves that were tried, the best first.
    pub moves: Vec<JudgedMove<M>>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// A move and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedMove<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// By seat the share of its opponents that it can expect to beat: where two play, the chance to win.
    pub values: [f32; MAX_SEATS],
}

/// A judgement with moves of this game.
pub type JudgementOf<G> = Judgement<<G as Game>::Move>;

impl<M: Copy + PartialEq> Judgement<M> {
    /// The best move that was found.
    pub fn best(&self) -> &JudgedMove<M> {
        &self.moves[0]
    }

    /// What is known of this move; nothing if it was not tried.
    pub fn of(&self, mv: M) -> Option<&JudgedMove<M>> {
        self.moves.iter().find(|judged| judged.mv == mv)
    }

    /// Puts the better of the two in front: the move that was tried most, or the one that was played if that turned out
    /// to be worth more.
    pub(crate) fn prefer(&mut self, played: Option<M>) {
        let seat = self.seat.index();
        let place = played.and_then(|played| self.moves.iter().position(|judged| judged.mv == played));
        if let Some(place) = place
            && self.moves[place].values[seat] >= self.moves[0].values[seat]
        {
            self.moves[..=place].rotate_right(1);
        }
    }
}

/// Iterations for a hint, by game: as many as `expert` makes where it reads no clock.
const HINTS: [(&str, u32); 5] = [
    (crosswise::Position::ID, 6_000),
    (mixx::Position::ID, 16_000),
    (cross_roads::Position::ID, 5_000),
    (crossado::Position::ID, 5_000),
    (cross_n_go::Position::ID, 3_000),
];

/// Iterations for a hint in a game that is not in the table.
const OTHER_HINTS: u32 = 5_000;

/// Judges a decision of any game from the view of a seat, for a hint: by the same heuristic and the same calibration as a
/// review. Nothing if it is not the seat's turn. The move that was played is judged as well, if there is one. The moves of
/// the report are tokens; those that were not tried stand last.
pub fn judge_any(view: &AnyView, seat: Seat, played: Option<&str>, seed: u64) -> Option<Report<String>> {
    let hint = Hint { seat, played, seed };
    match view {
        AnyView::Crosswise(view) if GameId::Crosswise.is_included() => {
            hint.by::<crosswise::Position, CrosswiseInputs>(view)
        }
        AnyView::CrossRoads(view) if GameId::CrossRoads.is_included() => {
            hint.by::<cross_roads::Position, CrossRoadsInputs>(view)
        }
        AnyView::Mixx(view) if GameId::Mixx.is_included() => hint.by::<mixx::Position, MixxInputs>(view),
        AnyView::Crossado(view) if GameId::Crossado.is_included() => {
            hint.by::<crossado::Position, NoInputs<Crossado>>(view)
        }
        AnyView::CrossNGo(view) if GameId::CrossNGo.is_included() => {
            hint.by::<cross_n_go::Position, CrossNGoInputs>(view)
        }
        other => other.visit(hint),
    }
}

/// The arguments of [`judge_any`] apart from the view.
#[derive(Clone, Copy)]
struct Hint<'a> {
    seat: Seat,
    played: Option<&'a str>,
    seed: u64,
}

impl Hint<'_> {
    fn by<G: Game, I: Inputs<G>>(self, view: &G::View) -> Option<Report<String>> {
        with_learned::<G, I, _>(HintOf::<'_, '_, G> { hint: self, view })
    }

    fn report<G: Game, H: Heuristic<G>>(self, heuristic: &H, view: &G::View) -> Option<Report<String>> {
        let Hint { seat, played, seed } = self;
        // Only to see who plays with whom and which moves there are, which the seat knows.
        let position = G::sample(view, &mut Xoshiro::seed_from_u64(seed));
        if position.actor() != Actor::Seat(seat) {
            return None;
        }
        let legal = position.legal();
        let mut choices = Vec::with_capacity(legal.len());
        let mut iterations = 0;
        // The only move needs no judgement.
        if legal.len() > 1 {
            let judge = Calibrated::new(heuristic, &position);
            let played = played.and_then(|token| read_token(token).ok());
            let budget = HINTS.iter().find(|(game, _)| *game == G::ID).map_or(OTHER_HINTS, |(_, many)| *many);
            let judgement = Searcher::new().judge(&judge, view, seat, played, budget, seed)?;
            iterations = judgement.iterations;
            for JudgedMove { mv, visits, values } in judgement.moves {
                choices.push(Choice { mv, visits, value: Some(values[seat.index()]) });
            }
        }
        let untried = legal.iter().filter(|mv| choices.iter().all(|choice| choice.mv != **mv));
        let untried: Vec<_> = untried.map(|mv| Choice { mv: *mv, visits: 0, value: None }).collect();
        choices.extend(untried);
        let best = *choices.first()?;
        let report = Report { seat, chosen: best.mv, value: best.value, choices, iterations };
        Some(report.map(|mv| mv.to_string()))
    }
}

/// A hint in one game.
struct HintOf<'a, 'v, G: Game> {
    hint: Hint<'a>,
    view: &'v G::View,
}

impl<G: Game> HeuristicVisitor<G> for HintOf<'_, '_, G> {
    type Out = Option<Report<String>>;

    fn visit<H: Heuristic<G>>(self, heuristic: &H) -> Self::Out {
        self.hint.report::<G, H>(heuristic, self.view)
    }
}

/// A game without a heuristic.
impl ViewVisitor for Hint<'_> {
    type Out = Option<Report<String>>;

    fn visit<G: Game>(self, view: &G::View) -> Self::Out {
        if const { has_heuristic::<G>() } {
            unreachable!("{} has a heuristic", G::ID);
        }
        self.report::<G, Plain>(&Plain, view)
    }
}
