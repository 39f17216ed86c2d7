//! What processes that serve the same tables share beside the log: messages, which may get lost, and tasks, which may
//! not.
//!
//! Only the log says what is true. Nothing in here can change a table: a message tells who is connected where, and a
//! task says that there may be something to do. The process that takes it reads the table and decides; the optimistic
//! append makes sure that doing it twice has one effect.

mod ban_stream;
mod nats;
mod noop;
mod queue;
mod task;

pub use self::nats::{NatsBus, NatsOptions};
pub use self::noop::NoopBus;
pub use self::task::{QueueName, Task, TaskStatus};

use std::pin::Pin;
use std::time::Duration;

use crosstable_core::{PlayerId, Seat, TableId};
use crosstable_protocol::Phrase;
use futures_util::Stream;
use serde::{Deserialize, Serialize};

/// A boxed future, so that there can be one type for all buses.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The messages of other processes about a table. It never ends; dropping it unsubscribes.
pub type BusSubscription = Pin<Box<dyn Stream<Item = BusMessage> + Send>>;

/// What one room tells the rooms of the same table in other processes. Any of it may get lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain data between processes")]
pub enum BusMessage {
    /// A room was opened: who is connected elsewhere?
    PresenceQuery,
    /// Who is connected to a process. Replaces what it said before, and is valid for a while.
    Presence { process: u64, players: Vec<PlayerId>, spectators: u32 },
    /// A seat has said a phrase.
    Said { seat: Seat, phrase: Phrase },
}

/// The broker did not do what it was asked for; in its own words.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the broker failed: {0}")]
pub struct BrokerError(pub(crate) String);

impl BrokerError {
    /// Wraps an error of the broker's client.
    pub fn of(error: impl std::fmt::Display) -> Self {
        BrokerError(error.to_string())
    }
}

/// What processes that serve the same tables share beside the log.
pub trait ClusterBus: Send + Sync + 'static {
    /// Whether other processes serve the same tables. If not, nothing else in here does anything, and rooms do all work
    /// themselves.
    fn is_shared(&self) -> bool;

    /// Sends a message to the rooms of this table in all other processes.
    fn publish(&self, table: TableId, message: BusMessage) -> BoxFuture<'_, ()>;

    /// Receives their messages from now on.
    fn subscribe(&self, table: TableId) -> BoxFuture<'_, Option<BusSubscription>>;

    /// Puts a task into the queue. It is stored when this returns. A task with the name of a recent one is the same
    /// task.
    fn put(&self, task: Task) -> BoxFuture<'_, Result<(), BrokerError>>;

    /// Puts a task that should be in the queue already, and returns its status there.
    fn put_again(&self, task: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>>;

    /// Claims the next task, or none if none comes for a while. If the process dies, another one gets the task.
    fn claim(&self, queue: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>>;

    /// How often the holder of a task must extend its claim.
    fn extend_interval(&self) -> Duration;

    /// The list of bans that all processes share, as it was last written; nothing if there is none.
    fn read_bans(&self) -> BoxFuture<'_, Result<Option<Vec<u8>>, BrokerError>> {
        Box::pin(std::future::ready(Ok(None)))
    }

    /// Replaces the list of bans.
    fn write_bans(&self, _list: Vec<u8>) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(std::future::ready(Err(BrokerError::of("this bus keeps no bans"))))
    }

    /// Whether the broker answers.
    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>>;

    /// Sends off what is still on its way out.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// A task that this process works on.
pub trait ClaimedTask: Send + Sync {
    /// What to do.
    fn task(&self) -> &Task;

    /// How long ago it was put into the queue.
    fn age(&self) -> Duration;

    /// How many tasks of its queue nobody had claimed when this one was.
    fn unclaimed(&self) -> u64;

    /// There is nothing left to do.
    fn finish(&self) -> BoxFuture<'_, ()>;

    /// Gives it back; somebody claims it again after this time.
    fn release(&self, after: Duration) -> BoxFuture<'_, ()>;

    /// Still working on it.
    fn extend(&self) -> BoxFuture<'_, ()>;
}
