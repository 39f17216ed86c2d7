//! What the house does by itself: bots' moves, and the one move for whoever has run out of time.

use crosstable_core::{Level, Seat, Viewer};
use crosstable_store::Log;
use crosstable_table::{By, Command, Table};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Room;
use crate::bots::Question;
use crate::house::now;

/// A bot that thinks about a move.
pub(super) struct Thinking {
    seat: Seat,
    /// The position it thinks about.
    turned: u64,
    /// Whether it thinks for a person whose time is up.
    for_clock: bool,
    /// What to play if the bot gives no answer.
    fallback: String,
    answer: oneshot::Receiver<String>,
}

impl Thinking {
    /// Ready when the bot has decided. Never, if none thinks.
    pub(super) async fn finished(thinking: &mut Option<Thinking>) -> String {
        match thinking {
            Some(thinking) => match (&mut thinking.answer).await {
                Ok(token) => token,
                Err(_) => thinking.fallback.clone(),
            },
            None => std::future::pending().await,
        }
    }
}

/// What the bot on a seat is asked. The view of that seat is all it gets.
pub(crate) fn question(table: &Table, seat: Seat, level: Level, seed: u64) -> Question {
    let seen = table.view_without_board(Viewer::Seat(seat));
    let (game, turn) = (table.game(), table.decisions() as u32);
    Question { game, seat, turn, level, view: seen.view, legal: seen.legal, seed }
}

impl<L: Log> Room<L> {
    /// Has a bot think if it is a bot's decision and none thinks about it yet.
    pub(super) fn think(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.turned != self.table.turned()) {
            self.thinking = None;
        }
        if self.thinking.is_none()
            && let Some((seat, level)) = self.table.bot_to_move()
        {
            self.ask_bot(seat, level, false);
        }
    }

    fn ask_bot(&mut self, seat: Seat, level: Level, for_clock: bool) {
        let question = question(&self.table, seat, level, self.mood);
        let Some(fallback) = question.legal.first().cloned() else { return };
        let pause = if for_clock { Duration::ZERO } else { self.house.config.bot_pause };
        let answer = self.house.bots.think(question, pause, &self.house.meter);
        self.thinking = Some(Thinking { seat, turned: self.table.turned(), for_clock, fallback, answer });
    }

    /// The bot has decided.
    pub(super) async fn decided(&mut self, token: String) {
        let Some(Thinking { seat, turned, for_clock, fallback, .. }) = self.thinking.take() else { return };
        if turned != self.table.turned() {
            return;
        }
        for token in [token, fallback] {
            let command =
                if for_clock { Command::TimeUp { seat, token } } else { Command::Play { seat, token } };
            match self.act(By::House, None, &command).await {
                Ok(_) => return,
                Err(crate::fault::Fault::Refused(refusal)) if self.table.turned() == turned => {
                    // A bot can be wrong about the rules; the first legal move is never refused. Anything else that
                    // is refused here no longer matters, because its owner came back.
                    tracing::warn!(game = %self.table.game(), %refusal, "the house was refused a move");
                }
                Err(_) => {
                    // Storage is in trouble. The bot thinks again, after a breath.
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    return;
                }
            }
        }
    }

    /// When the decision that is due runs out of time.
    pub(super) fn time_up_at(&self) -> Option<Instant> {
        let deadline = self.table.deadline().filter(|_| self.thinking.is_none())?;
        Some(Instant::now() + Duration::from_millis(deadline.saturating_sub(now())))
    }

    /// Has a bot make the one decision for which the time has run out (T-09).
    pub(super) fn start_clock_move(&mut self) {
        let up = self.table.deadline().is_some_and(|deadline| deadline <= now());
        if let Some(seat) = self.table.to_move().filter(|_| up && self.thinking.is_none()) {
            self.ask_bot(seat, Level::Normal, true);
        }
    }
}
