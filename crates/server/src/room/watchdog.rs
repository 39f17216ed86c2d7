//! Notices when a task of the shared queue comes to nothing.
//!
//! A task is put into the queue together with the entry that made it due. If nothing comes of it for a while (the
//! process may have died in between, and the broker with it), the room puts it there again.
//!
//! If there are more bots than processors, tasks wait longer than any of these times, and rooms must not make it worse.
//! The first two attempts put the task under the name it has, which the broker takes for the same one, unless it knows
//! that the task was finished and nothing came of it. Later ones may put a second task beside one that still waits: one
//! for a decision that is a minute late, and one more every few minutes. A worker that takes a task with nothing left
//! to do reads what is new at the table, and no bot thinks.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Room;
use crate::app_state::AppState;
use crate::cluster::{Task, TaskStatus};

/// The time after which the first attempt is made,
const GRACE: Duration = Duration::from_secs(2);
/// how much longer it is with a clock, whose task is in the queue from the start,
const CLOCK_GRACE: Duration = Duration::from_secs(15);
/// the time until the second attempt,
const SECOND_ATTEMPT: Duration = Duration::from_secs(15);
/// until the third,
const THIRD_ATTEMPT: Duration = Duration::from_secs(45);
/// and from then on. Longer than the queue remembers the names of tasks.
const ATTEMPT_INTERVAL: Duration = Duration::from_secs(150);
/// Between two attempts to reach a queue that could not be reached for the whole of the broker's patience.
const RETRY_DELAY: Duration = Duration::from_secs(1);

pub(super) struct TaskWatchdog {
    turned: u64,
    at: Instant,
    fired: u64,
    /// Puts the task into the queue, which may take long.
    putting: Option<JoinHandle<()>>,
}

impl TaskWatchdog {
    pub(super) fn at(&self) -> Instant {
        self.at
    }
}

/// Puts a task into the queue again, and the second one if the queue has finished the first; for as long as it takes,
/// because perhaps nobody at the table ever does anything again.
async fn put_persistently(app: Arc<AppState>, tasks: [Task; 2]) {
    for task in tasks {
        loop {
            match app.bus.put_again(task.clone()).await {
                Ok(TaskStatus::Waiting) => return,
                Ok(TaskStatus::Finished) => break,
                Err(error) if *app.closing.borrow() => {
                    return tracing::warn!(%error, "the server closes before a task is in the queue");
                }
                Err(error) => {
                    app.metrics.broker_failures.inc();
                    tracing::warn!(%error, name = task.name(), "a task cannot be put into the queue");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            }
        }
    }
}

impl Room {
    /// Notes when the decision that is due should have been made.
    pub(super) fn arm_watchdog(&mut self) {
        let turned = self.table().turned();
        if self.watchdog.as_ref().is_some_and(|watchdog| watchdog.turned == turned) {
            return;
        }
        let clock = self.live.session.next_deadline().map(|deadline| {
            let late = deadline + CLOCK_GRACE.as_millis() as u64;
            Instant::now() + Duration::from_millis(late.saturating_sub(self.app.now()))
        });
        let bot = self.table().bot_to_move().map(|_| Instant::now() + GRACE);
        self.watchdog = bot.or(clock).map(|at| TaskWatchdog { turned, at, fired: 0, putting: None });
    }

    /// Puts the task of a late decision into the queue again.
    pub(super) fn fire_watchdog(&mut self) {
        let (table, late) = (self.table().id(), self.live.session.next_deadline());
        let late = late.is_some_and(|deadline| deadline <= self.app.now());
        let bot = self.table().bot_to_move().is_some();
        let Some(watchdog) = self.watchdog.as_mut().filter(|watchdog| watchdog.at <= Instant::now()) else {
            return;
        };
        let (turned, fired) = (watchdog.turned, watchdog.fired);
        let wait = [SECOND_ATTEMPT, THIRD_ATTEMPT].get(fired as usize).copied().unwrap_or(ATTEMPT_INTERVAL);
        watchdog.at = Instant::now() + wait;
        watchdog.fired += 1;
        if watchdog.putting.as_ref().is_some_and(|putting| !putting.is_finished()) {
            return;
        }
        let tasks = if bot {
            [fired.saturating_sub(1), fired + 1].map(|mark| Task::Bot { table, turned, mark })
        } else if late {
            // The queue never finishes the clock of a running game.
            [turned, turned].map(|mark| Task::Clock { table, mark })
        } else {
            return;
        };
        // The broker may be in trouble, and nobody at the table has to wait for that.
        watchdog.putting = Some(self.app.spawn(put_persistently(Arc::clone(&self.app), tasks)));
    }
}
