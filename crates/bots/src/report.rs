//! The result of a decision.

use crosstable_core::{Game, Seat};

/// The move that a bot chose, and the moves that it compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// Whose decision it is.
    pub seat: Seat,
    /// The move.
    pub chosen: M,
    /// The expected utility, from 0 to 1: where two play, the chance to win, a draw counting half. Nothing if the bot
    /// did not estimate it.
    pub value: Option<f32>,
    /// All legal moves, the chosen one first, then the best first.
    pub choices: Vec<Choice<M>>,
    /// How many rollouts were made.
    pub iterations: u32,
}

/// One of the legal moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// How often the search tried it.
    pub visits: u32,
    /// The expected utility, from 0 to 1; nothing if it was never tried.
    pub value: Option<f32>,
}

/// A report with moves of this game.
pub type ReportOf<G> = Report<<G as Game>::Move>;

impl<M> Report<M> {
    /// Converts the moves, for example to tokens.
    pub fn map<N>(self, mut convert: impl FnMut(M) -> N) -> Report<N> {
        let Report { seat, chosen, value, choices, iterations } = self;
        let choices = choices
            .into_iter()
            .map(|Choice { mv, visits, value }| Choice { mv: convert(mv), visits, value })
            .collect();
        Report { seat, chosen: convert(chosen), value, choices, iterations }
    }
}

impl<M: Copy> Report<M> {
    /// The same report with another of its choices chosen.
    pub(crate) fn choosing(mut self, index: usize) -> Self {
        self.choices[..=index].rotate_right(1);
        self.chosen = self.choices[0].mv;
        self.value = self.choices[0].value;
        self
    }
}
