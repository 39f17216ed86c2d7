//! The tables of many hosts in replicated streams of NATS `JetStream`.
//!
//! Tables are spread over one stream or several ([`setup`], [`streams`]). Each has a subject with one message for each
//! append ([`frame`]); the broker takes a message only if the table's last one is still the one its sender knows
//! ([`append`]). What changes together is stored in one atomic batch: the append, the table's row in the directory and
//! the hints that lead its members to it ([`directory`]). Tables are read from any node up to the end that the leader
//! names, and each frame is checked against the one before it ([`read`]). Watches subscribe to their tables alone
//! ([`watch`]). Nothing of a table that is not watched stays in memory, except for the ends of some ([`tip`]). The
//! broker's system account proves that it syncs what it acknowledges ([`proof`]).

mod access;
mod append;
mod core;
mod directory;
mod frame;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod options;
mod proof;
mod read;
mod setup;
mod streams;
mod tip;
mod watch;

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;

use futures_util::future::try_join_all;
use tokio::task::JoinHandle;

pub use self::access::{Access, AccessError, Login, Secret};
use self::append::Change;
use self::core::Core;
pub use self::options::JetStreamOptions;
use self::proof::System;
use self::streams::Streams;
pub use self::watch::JetStreamWatch;
use crate::bounds::{check_append, check_limit};
use crate::{AppendError, Durability, Expired, Listing, Log, PlayerId, State, StoreError, TableId};

/// A [`Log`] in streams of NATS `JetStream`, for any number of hosts.
///
/// Any number of processes may have the same streams open; none owns anything. What is asked of a single table
/// (`append`, `read`, `len`, `listing`, `remove`) sees every append that was acknowledged to anybody. Lists know at
/// once what this process has done, and within a second what others have.
///
/// Futures need a tokio runtime with time and IO, and so does dropping the log.
pub struct JetStreamLog {
    core: Arc<Core>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl JetStreamLog {
    /// Opens the log: connects, and makes the streams if there are none.
    pub async fn open(options: JetStreamOptions) -> Result<Self, StoreError> {
        let streams = Streams::open(&options).await?;
        let (system, durability) = System::open(&options, streams.place()).await?;
        let core = Arc::new(Core::new(options, streams, durability)?);
        let mut tasks = vec![tokio::spawn(watch::check_for_ever(Arc::clone(&core)))];
        if let Some(system) = system {
            tasks.push(tokio::spawn(proof::prove_for_ever(Arc::clone(&core), system)));
        }
        Ok(JetStreamLog { core, tasks: Mutex::new(tasks) })
    }

    /// The connection to the broker, for work queues and tests.
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
        self.core.change(table, expected, Change::Append { entries, listing }).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let _inside = self.core.enter().await?;
        Ok(self.core.read(table, from, None).await?.entries)
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        let _inside = self.core.enter().await?;
        Ok(self.core.tip(table).await?.length)
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
        self.core.change(table, expected, Change::Remove).await.map(drop)
    }

    /// Asks the leader of each stream, as an append does. How full its disk is, the broker says to its own operator.
    async fn probe(&self) -> Result<(), StoreError> {
        let _inside = self.core.enter().await?;
        let streams = &self.core.streams;
        let asked = streams.shards.iter().map(|shard| async { streams.last(shard, &shard.anchor()).await });
        try_join_all(asked).await.map(drop)
    }

    fn durability(&self) -> Durability {
        self.core.durability()
    }

    fn forks(&self) -> u64 {
        self.core.hub.forks()
    }

    async fn close(&self) {
        self.core.shut().await;
        self.stop();
    }
}
