//! What all parts of an open log share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{RwLock, RwLockReadGuard, Semaphore};

use super::JetStreamOptions;
use super::frame::Nonce;
use super::streams::Streams;
use super::tip::Tips;
use super::watch::Hub;
use crate::{Durability, Listing, State, StoreError, TableId};

/// So many changes wait for the broker at once; the others wait here.
const MAX_CHANGES: usize = 1024;
/// So many batches are on their way at once. A broker takes 50 for each stream, of all processes together.
const MAX_BATCHES: usize = 12;
/// So many tables are read at once.
const MAX_READS: usize = 64;

/// A list of public tables and when it was read, as of how many changes of this process.
pub(super) type CachedList = (Instant, u64, Vec<(TableId, Listing)>);

pub(super) struct Core {
    pub(super) options: JetStreamOptions,
    pub(super) streams: Streams,
    pub(super) tips: Tips,
    pub(super) hub: Hub,
    pub(super) changes: Semaphore,
    pub(super) batches: Semaphore,
    pub(super) reads: Semaphore,
    /// How many listings this process has changed.
    pub(super) listed: AtomicU64,
    pub(super) lists: Mutex<HashMap<State, CachedList>>,
    /// The ids of all tables in order, while somebody goes through them.
    pub(super) names: Mutex<Option<(Instant, Vec<TableId>)>>,
    durability: Mutex<Durability>,
    /// Held while something is done; true once the log is closed.
    closed: RwLock<bool>,
    nonce: [u8; 8],
    count: AtomicU64,
}

impl Core {
    pub(super) fn new(
        options: JetStreamOptions,
        streams: Streams,
        durability: Durability,
    ) -> Result<Self, StoreError> {
        let mut nonce = [0; 8];
        getrandom::fill(&mut nonce).map_err(|error| StoreError::Failed {
            place: options.access.place(),
            reason: format!("no random numbers: {error}"),
        })?;
        Ok(Core {
            options,
            streams,
            tips: Tips::default(),
            hub: Hub::default(),
            changes: Semaphore::new(MAX_CHANGES),
            batches: Semaphore::new(MAX_BATCHES),
            reads: Semaphore::new(MAX_READS),
            listed: AtomicU64::new(0),
            lists: Mutex::default(),
            names: Mutex::default(),
            durability: Mutex::new(durability),
            closed: RwLock::new(false),
            nonce,
            count: AtomicU64::new(0),
        })
    }

    /// Lets an operation begin, unless the log is closed; closing waits until it is done.
    pub(super) async fn enter(&self) -> Result<RwLockReadGuard<'_, bool>, StoreError> {
        let closed = self.closed.read().await;
        if *closed { Err(StoreError::Closed) } else { Ok(closed) }
    }

    /// Lets no operation begin any more, and waits for those that have.
    pub(super) async fn shut(&self) {
        *self.closed.write().await = true;
    }

    /// Names an append as no other is named.
    pub(super) fn nonce(&self) -> Nonce {
        let count = self.count.fetch_add(1, Ordering::Relaxed).to_le_bytes();
        std::array::from_fn(|index| if index < 8 { self.nonce[index] } else { count[index - 8] })
    }

    pub(super) fn durability(&self) -> Durability {
        self.durability.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set_durability(&self, durability: Durability) {
        *self.durability.lock().unwrap_or_else(PoisonError::into_inner) = durability;
    }
}
