//! What processes that serve the same tables share beside the log: words, which may get lost, and work, which may not.
//!
//! The log alone says what is true. Nothing in here can change a table: a word tells who is connected where, and a
//! task says that there may be something to do. Whoever takes one looks at the table and decides; the optimistic
//! append sees to it that doing it twice has one effect.

mod alone;
mod nats;
mod queue;
mod task;

pub(crate) use self::alone::Alone;
pub use self::nats::{NatsCommons, NatsOptions};
pub(crate) use self::task::Task;

use std::pin::Pin;
use std::time::Duration;

use crosstable_core::{PlayerId, TableId};
use futures_util::Stream;
use serde::{Deserialize, Serialize};

/// A future in a box, so that there can be one type for all commons.
pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What other processes say about a table. Ends never; dropping it ends the listening.
pub(crate) type Hearing = Pin<Box<dyn Stream<Item = Word> + Send>>;

/// What one room tells the rooms of the same table in other processes. Any of it may get lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Word {
    /// A room was opened: who is connected elsewhere?
    Who,
    /// Who is connected to this process. Replaces what it said before, and is good for a while.
    Here {
        /// The process.
        house: u64,
        /// The people, each once.
        players: Vec<PlayerId>,
        /// How many look on who sit at no chair.
        spectators: u32,
    },
    /// A seat has said a phrase.
    Said {
        /// Which.
        seat: u8,
        /// The key of the phrase.
        phrase: String,
    },
}

/// The broker did not do what it was asked for; in its own words.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the broker is in trouble: {0}")]
pub struct Trouble(pub(crate) String);

impl Trouble {
    pub(crate) fn of(error: impl std::fmt::Display) -> Self {
        Trouble(error.to_string())
    }
}

/// Which tasks one asks for. Clocks wait for hours, and nothing must wait behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Bots' decisions.
    Bots,
    /// Clocks, and the removal of stale tables.
    Times,
}

/// Where a task stands in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It waits for somebody, or is in somebody's hands, as far as can be told.
    Waits,
    /// Somebody has taken it and has said that nothing is left to do.
    Through,
}

/// What is shared.
pub(crate) trait Commons: Send + Sync + 'static {
    /// Whether other processes serve the same tables. If none do, nothing else in here does anything, and rooms do all
    /// work themselves.
    fn is_shared(&self) -> bool;

    /// Tells the rooms of this table in all other processes.
    fn say(&self, table: TableId, word: Word) -> Later<'_, ()>;

    /// Hears what they say from now on.
    fn listen(&self, table: TableId) -> Later<'_, Option<Hearing>>;

    /// Puts a task into the queue. It is stored when this returns. A task of the same name that was put there lately
    /// is the same task.
    fn put(&self, task: Task) -> Later<'_, Result<(), Trouble>>;

    /// Puts a task that should be in the queue already, and tells where it stands there.
    fn put_again(&self, task: Task) -> Later<'_, Result<Standing, Trouble>>;

    /// Takes the next task, or none if none comes for a while. Who takes one and dies without giving it back has it
    /// taken over by another.
    fn take(&self, line: Line) -> Later<'_, Result<Option<Box<dyn Taken>>, Trouble>>;

    /// How often whoever holds a task must say that they are still at it.
    fn patience(&self) -> Duration;

    /// Whether the broker answers.
    fn check(&self) -> Later<'_, Result<(), Trouble>>;

    /// Sends off what is still on its way out.
    fn close(&self) -> Later<'_, ()>;
}

/// A task in somebody's hands.
pub(crate) trait Taken: Send + Sync {
    /// What to do.
    fn task(&self) -> &Task;

    /// How long ago it was put into the queue.
    fn age(&self) -> Duration;

    /// There is nothing left to do.
    fn done(&self) -> Later<'_, ()>;

    /// Gives it back, for whoever takes it after this time.
    fn back(&self, after: Duration) -> Later<'_, ()>;

    /// Still at it.
    fn hold(&self) -> Later<'_, ()>;
}
