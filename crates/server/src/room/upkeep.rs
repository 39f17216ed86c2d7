//! What the room does by itself: bots' moves, and the one move for a person whose time has run out.

use std::time::Duration;

use crosstable_table::BotTask;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Room;
use crate::bots::Waited;

/// After trouble with storage, the time until the bot thinks again.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// A bot that thinks about a move.
pub(super) struct Thinking {
    task: BotTask,
    answer: oneshot::Receiver<String>,
}

impl Thinking {
    /// Ready when the bot has decided. Never, if none thinks.
    pub(super) async fn finished(thinking: &mut Option<Thinking>) -> String {
        match thinking {
            // A bot that gives no answer plays the first legal move.
            Some(Thinking { task, answer }) => answer.await.unwrap_or_else(|_| task.legal[0].clone()),
            None => std::future::pending().await,
        }
    }
}

impl Room {
    /// Has a bot think if it is a bot's decision and none thinks about it yet. Where work is shared, a task in the
    /// queue does that, and the room only watches.
    pub(super) fn think(&mut self) {
        if self.app.bus.is_shared() {
            self.arm_watchdog();
            return;
        }
        if self.thinking.as_ref().is_some_and(|thinking| thinking.task.turned != self.table().turned()) {
            self.thinking = None;
        }
        if self.thinking.is_none()
            && let Some(task) = self.live.session.pending_bot()
        {
            self.ask_bot(task, self.app.config.bot_pause);
        }
    }

    fn ask_bot(&mut self, task: BotTask, pause: Duration) {
        let waited = Waited::new(pause, Duration::ZERO);
        let answer = self.app.bots.think(task.clone(), self.live.bot_seed, waited, &self.app.metrics);
        self.thinking = Some(Thinking { task, answer });
    }

    /// The bot has decided.
    pub(super) async fn on_bot_decision(&mut self, token: String) {
        let Some(Thinking { task, .. }) = self.thinking.take() else { return };
        let played = self.live.play_for_bot(&self.app, &task, token).await;
        self.broadcast();
        if played.is_err() {
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    /// When the time for the decision that is due runs out, if this room watches the clock.
    pub(super) fn time_up_at(&self) -> Option<Instant> {
        let mine = self.thinking.is_none() && !self.app.bus.is_shared();
        let deadline = self.live.session.next_deadline().filter(|_| mine)?;
        Some(Instant::now() + Duration::from_millis(deadline.saturating_sub(self.app.now())))
    }

    /// Has a bot make the one decision for which the time has run out (T-09).
    pub(super) fn start_overdue_decision(&mut self) {
        if self.time_up_at().is_some()
            && let Some(task) = self.live.session.overdue_decision(self.app.now())
        {
            self.ask_bot(task, Duration::ZERO);
        }
    }
}
