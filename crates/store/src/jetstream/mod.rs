//! The tables of many hosts in a replicated stream of NATS `JetStream`.
//!
//! One subject for each table, one message for each append ([`frame`]); the broker refuses a message if the table's
//! last one is another than its sender knew ([`change`]), and the stream's own order decides where several nodes take
//! in two at once ([`order`]). Everybody hears everything through one consumer ([`tail`]),
//! which feeds the watches ([`watch`]) and the directory ([`index`], [`directory`], [`bucket`]). Some time after its end a
//! table moves as a whole to a second stream ([`archive`], [`records`]), where it is found without anybody's memory
//! ([`finished`]). No answer is believed to be all there is unless the leader says so ([`whole`]), and nothing is dropped
//! but by its number ([`sweep`]).

mod access;
mod archive;
mod bucket;
mod change;
mod core;
mod directory;
mod feed;
mod finished;
mod frame;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod index;
mod options;
mod order;
mod owed;
mod read;
mod record;
mod records;
mod streams;
mod sweep;
mod tail;
mod tips;
mod watch;
mod whole;

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;

use tokio::task::JoinHandle;

pub use self::access::{Access, AccessError, Login, Secret};
use self::core::Core;
use self::frame::Deed;
pub use self::options::JetStreamOptions;
use self::streams::Streams;
use self::tail::Tail;
pub use self::watch::JetStreamWatch;
use crate::bounds::{check_append, check_limit};
use crate::{AppendError, Expired, Listing, Log, PlayerId, State, StoreError, TableId};

/// How long closing may take for what others can do as well.
const FAREWELL: Duration = Duration::from_secs(2);

/// A [`Log`] in a stream of NATS `JetStream`, for any number of hosts.
///
/// Any number of processes may have the same stream open; none owns anything. What is asked of a single table
/// (`append`, `read`, `len`, `listing`, `remove`) is answered by the stream's leader and sees every append that was
/// acknowledged to anybody. The lists of the directory are answered from memory, as far as tables in play are meant; they
/// know at once what this process has done, and within milliseconds what others have. Finished tables are in nobody's
/// memory some time after their end ([`JetStreamOptions::archive`]); lists with them in it ask the broker.
///
/// Futures need a tokio runtime with time and IO, and so does dropping the log.
pub struct JetStreamLog {
    core: Arc<Core>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl JetStreamLog {
    /// Opens the log: connects, makes the stream if there is none, and learns the directory. It takes as long as
    /// reading all listings does.
    pub async fn open(options: JetStreamOptions) -> Result<Self, StoreError> {
        let streams = Streams::open(&options).await?;
        let core = Arc::new(Core::new(options, streams)?);
        let mut bucket = core.streams.bucket_feed();
        let mark = core.load_directory(&mut bucket).await?;
        core.position.store(mark, std::sync::atomic::Ordering::Release);
        let mut tail = Tail::new(&core, mark + 1);
        tail.catch_up().await?;
        // What was dropped from the stream before the tail came there was written to the bucket before.
        core.load_directory(&mut bucket).await?;
        let mut tasks = vec![
            tokio::spawn(tail.hear_for_ever()),
            tokio::spawn(directory::keep_for_ever(Arc::clone(&core))),
            tokio::spawn(archive::hear_for_ever(Arc::clone(&core))),
        ];
        if let Some(after) = core.options.archive {
            tasks.push(tokio::spawn(archive::archive_for_ever(Arc::clone(&core), after)));
        }
        Ok(JetStreamLog { core, tasks: Mutex::new(tasks) })
    }

    /// The connection to the broker, for whoever has other business there (work queues) and needs no second one.
    pub fn context(&self) -> async_nats::jetstream::Context {
        self.core.streams.context.clone()
    }

    /// How it was opened.
    pub fn options(&self) -> &JetStreamOptions {
        &self.core.options
    }

    fn stop(&self) {
        self.core.hub.close();
        for task in self.tasks.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            task.abort();
        }
    }
}

impl Drop for JetStreamLog {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Log for JetStreamLog {
    type Watch = JetStreamWatch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        check_append(expected, &entries, listing.as_ref())?;
        let _inside = self.core.enter().await?;
        self.core.change(table, expected, Deed::Appended { entries, listing }).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let _inside = self.core.enter().await?;
        Ok(self.core.read(table, from).await?.entries)
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        let _inside = self.core.enter().await?;
        Ok(self.core.last(table).await?.tip.length)
    }

    fn watch(&self, table: TableId, from: u64) -> JetStreamWatch {
        JetStreamWatch::new(&self.core, table, from)
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        let _inside = self.core.enter().await?;
        self.core.listing(table).await
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        let _inside = self.core.enter().await?;
        self.core.public_tables(state, limit).await
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        let _inside = self.core.enter().await?;
        self.core.tables_of(player, limit).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        check_limit(limit)?;
        let _inside = self.core.enter().await?;
        self.core.expired(state, before, limit).await
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        let _inside = self.core.enter().await?;
        self.core.newest_change().await
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        check_limit(limit)?;
        let _inside = self.core.enter().await?;
        self.core.tables(after, limit).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        let _inside = self.core.enter().await?;
        self.core.remove(table, expected).await
    }

    /// Asks the stream's leader, as an append does; how full its disk is, the broker says to its own operator.
    async fn probe(&self) -> Result<(), StoreError> {
        self.len(TableId::new([0; 16])).await.map(drop)
    }

    async fn close(&self) {
        if self.core.shut().await {
            // Whoever opens the log next finds out what could not be written down in time.
            let _ = tokio::time::timeout(FAREWELL, self.core.pay(false)).await;
            self.stop();
        }
    }
}
