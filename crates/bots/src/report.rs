//! What a bot found.

use std::time::Duration;

use crosstable_core::{Game, Seat};

/// A decision and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// Whose decision it is.
    pub seat: Seat,
    /// The move.
    pub chosen: M,
    /// What the seat can expect of it, from 0 to 1: where two play, the chance to win, half a draw included.
    /// Nothing if the bot did not think that far.
    pub value: Option<f32>,
    /// All legal moves, the chosen one first, then by how good they are.
    pub choices: Vec<Choice<M>>,
    /// Rollouts made.
    pub iterations: u32,
    /// Time it took.
    pub elapsed: Duration,
}

/// One of the legal moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// How often the search tried it.
    pub visits: u32,
    /// What the seat can expect of it, from 0 to 1; nothing if it was never tried.
    pub value: Option<f32>,
}

/// The report about a move of this game.
pub type ReportOf<G> = Report<<G as Game>::Move>;

impl<M> Report<M> {
    /// The same report with its moves said in another way, such as tokens.
    pub fn map<N>(self, mut say: impl FnMut(M) -> N) -> Report<N> {
        let Report { seat, chosen, value, choices, iterations, elapsed } = self;
        let choices = choices
            .into_iter()
            .map(|Choice { mv, visits, value }| Choice { mv: say(mv), visits, value })
            .collect();
        Report { seat, chosen: say(chosen), value, choices, iterations, elapsed }
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
