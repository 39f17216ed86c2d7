//! Writes down the steps of a game, each draw with the list that it was made from.

use crosstable_core::Seat;
use crosstable_games::AnyGame;

use crate::Step;
use crate::odds::Window;

pub(crate) struct StepWriter {
    pub(crate) position: AnyGame,
    pub(crate) steps: Vec<Step>,
    window: Window,
}

impl StepWriter {
    pub(crate) fn new(position: AnyGame) -> Self {
        StepWriter { position, steps: Vec::new(), window: Window::default() }
    }

    /// Plays and writes a draw that is due.
    pub(crate) fn draw(&mut self, token: &str) {
        let list = self.position.outcomes();
        let odds = self.window.shortest(&list);
        let resolved = self.window.resolve(&odds).expect("the rules list outcomes as a record does");
        let step = self.steps.len() as u32 + 1;
        self.window.push(step, token, resolved).expect("what was drawn is an outcome");
        self.steps.push(Step::Draw { token: token.into(), odds });
        self.play(token);
    }

    /// Plays and writes a move of the seat that is due.
    pub(crate) fn decide(&mut self, seat: Seat, token: &str) {
        self.steps.push(Step::Move { seat, token: token.into() });
        self.play(token);
    }

    fn play(&mut self, token: &str) {
        self.position.play(token).expect("the caller has checked that it is legal");
    }
}
