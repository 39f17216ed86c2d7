//! What the house does by itself: bots' moves, and the one move for whoever has run out of time.

use crosstable_core::{Level, Seat, Viewer};
use crosstable_store::Log;
use crosstable_table::{By, Command, Table};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Room;
use crate::bots::Question;
use crate::commons::{Standing, Task};
use crate::house::{House, now};

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
    let (game, turn) = (table.game(), table.decisions_of(seat) as u32);
    Question { game, seat, turn, level, view: seen.view, legal: seen.legal, seed }
}

/// Where work is shared, a task for it was put into the queue together with the entry that made it due. If nothing
/// comes of it for a while (the process may have died in between, and the broker with it), the room puts it there again.
///
/// Whoever has more bots than processors has tasks that wait longer than any of these times, and rooms that doubt must
/// not make it worse. The first two doubts put the task under the name it has, which the broker takes for the same one,
/// unless it knows that the task was done with and nothing came of it. Later ones may put a second task beside one that
/// still waits: one for a decision that is a minute late, and one more every few minutes. Whoever takes a task for
/// which nothing is left to do reads what is new at the table, and no bot thinks.
pub(super) struct Net {
    turned: u64,
    at: Instant,
    drawn: u64,
    /// Puts the task into the queue, for as long as that takes.
    putting: Option<JoinHandle<()>>,
}

/// How long a room waits before it doubts that somebody is at work on what is due,
const GRACE: Duration = Duration::from_secs(2);
/// how much longer with a clock, whose task is somewhere in the queue from the start,
const CLOCK_GRACE: Duration = Duration::from_secs(15);
/// how long until it doubts again,
const SECOND_DOUBT: Duration = Duration::from_secs(15);
/// and again,
const THIRD_DOUBT: Duration = Duration::from_secs(45);
/// and how long from then on. Longer than the queue remembers the names of tasks.
const DOUBT: Duration = Duration::from_secs(150);
/// Between two attempts to reach a queue that could not be reached for the whole of the broker's patience.
const BREATH: Duration = Duration::from_secs(1);

impl Net {
    pub(super) fn at(&self) -> Instant {
        self.at
    }
}

/// Puts a task into the queue again, and another like it if the queue is through with that one; for as long as it
/// takes, because whoever sits at the table may never do anything again.
async fn put_at_last<L: Log>(house: Arc<House<L>>, tasks: [Task; 2]) {
    for task in tasks {
        loop {
            match house.commons.put_again(task.clone()).await {
                Ok(Standing::Waits) => return,
                Ok(Standing::Through) => break,
                Err(trouble) if *house.closing.borrow() => {
                    return tracing::warn!(%trouble, "nobody is left to try");
                }
                Err(trouble) => {
                    house.meter.broker_failures.fetch_add(1, Ordering::Relaxed);
                    tracing::warn!(%trouble, name = task.name(), "a task cannot be put into the queue");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }
}

impl<L: Log> Room<L> {
    /// Notes when what is due should have been done by somebody.
    fn spread_net(&mut self) {
        let turned = self.table.turned();
        if self.net.as_ref().is_some_and(|net| net.turned == turned) {
            return;
        }
        let clock = self.table.deadline().map(|deadline| {
            let doubtful = deadline + CLOCK_GRACE.as_millis() as u64;
            Instant::now() + Duration::from_millis(doubtful.saturating_sub(now()))
        });
        let bot = self.table.bot_to_move().map(|_| Instant::now() + GRACE);
        self.net = bot.or(clock).map(|at| Net { turned, at, drawn: 0, putting: None });
    }

    /// Puts what is still due into the queue again.
    pub(super) fn draw_net(&mut self) {
        let Some(net) = self.net.as_mut().filter(|net| net.at <= Instant::now()) else { return };
        let (table, turned, drawn) = (self.table.id(), net.turned, net.drawn);
        net.at = Instant::now() + [SECOND_DOUBT, THIRD_DOUBT].get(drawn as usize).copied().unwrap_or(DOUBT);
        net.drawn += 1;
        if net.putting.as_ref().is_some_and(|putting| !putting.is_finished()) {
            return;
        }
        let late = self.table.deadline().is_some_and(|deadline| deadline <= now());
        let tasks = match self.table.bot_to_move() {
            Some(_) => [drawn.saturating_sub(1), drawn + 1].map(|mark| Task::Bot { table, turned, mark }),
            // The queue never is through with the clock of a running game.
            None if late => [turned, turned].map(|mark| Task::Clock { table, mark }),
            None => return,
        };
        // The broker may be in trouble, for which nobody at the table has to wait.
        net.putting = Some(tokio::spawn(put_at_last(Arc::clone(&self.house), tasks)));
    }

    /// Has a bot think if it is a bot's decision and none thinks about it yet.
    pub(super) fn think(&mut self) {
        if self.house.commons.is_shared() {
            self.spread_net();
            return;
        }
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
        let mine = self.thinking.is_none() && !self.house.commons.is_shared();
        let deadline = self.table.deadline().filter(|_| mine)?;
        Some(Instant::now() + Duration::from_millis(deadline.saturating_sub(now())))
    }

    /// Has a bot make the one decision for which the time has run out (T-09).
    pub(super) fn start_clock_move(&mut self) {
        if self.house.commons.is_shared() {
            return;
        }
        let up = self.table.deadline().is_some_and(|deadline| deadline <= now());
        if let Some(seat) = self.table.to_move().filter(|_| up && self.thinking.is_none()) {
            self.ask_bot(seat, Level::Normal, true);
        }
    }
}
