//! Following tables.
//!
//! The broker republishes every append on a subject of its table, and a process subscribes to the tables that are
//! watched there. Such messages can get lost, so a frame that does not follow the last one, a new connection, and now
//! and then a question to the broker make a watch read the log.

use std::collections::VecDeque;
use std::collections::hash_map::{Entry as Slot, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::core::Core;
use super::frame::{Frame, Head, LogOp};
use super::read::Reading;
use super::streams::MOST_LAST;
use super::tip::Tip;
use crate::{Entry, StoreError, TableId, Watch};

/// So many appends wait for a slow watcher; if more come, it reads them from the log instead.
const WAITING: usize = 16;
/// How long to wait for a node that knows less than we do.
const BEHIND: Duration = Duration::from_millis(50);
/// How often to look whether the connection is a new one.
const CONNECTION_INTERVAL: Duration = Duration::from_millis(500);
/// The anchor is one of the subjects that are asked for.
const CHECKED_AT_ONCE: usize = MOST_LAST - 24;

/// What is heard of a table.
#[derive(Clone)]
enum Heard {
    Frame(u64, Arc<Frame>, Head),
    /// The table's last message has this sequence number, 0 if there is none.
    Last(u64),
    /// Something may have been missed.
    Gap,
}

/// Hands on what is heard of watched tables.
#[derive(Default)]
pub(super) struct Hub {
    inner: Mutex<Inner>,
    forks: AtomicU64,
}

#[derive(Default)]
struct Inner {
    rooms: HashMap<TableId, Room>,
    closed: bool,
}

/// A watched table.
struct Room {
    sender: Sender<Heard>,
    /// True once everything that is appended from then on is heard.
    subscribed: watch::Receiver<bool>,
    listening: JoinHandle<()>,
}

impl Drop for Room {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Two messages of a table have named the same predecessor.
    pub(super) fn count_fork(&self) {
        self.forks.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn forks(&self) -> u64 {
        self.forks.load(Ordering::Relaxed)
    }

    /// Ends all watches.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        inner.closed = true;
        inner.rooms.clear();
    }

    fn tell(&self, table: TableId, heard: Heard) {
        if let Some(room) = self.lock().rooms.get(&table) {
            let _ = room.sender.send(heard);
        }
    }

    fn tell_all(&self, heard: &Heard) {
        for room in self.lock().rooms.values() {
            let _ = room.sender.send(heard.clone());
        }
    }

    fn watched(&self) -> Vec<TableId> {
        self.lock().rooms.keys().copied().collect()
    }

    /// Forgets a table that nobody watches any more.
    fn tidy(&self, table: TableId) {
        if let Slot::Occupied(room) = self.lock().rooms.entry(table)
            && room.get().sender.receiver_count() == 0
        {
            room.remove();
        }
    }
}

/// Begins to hear of a table; nothing if the log is closed.
fn listen(core: &Arc<Core>, table: TableId) -> Option<(Receiver<Heard>, watch::Receiver<bool>)> {
    let mut inner = core.hub.lock();
    if inner.closed {
        return None;
    }
    let room = inner.rooms.entry(table).or_insert_with(|| {
        let (subscribed, is_subscribed) = watch::channel(false);
        let sender = Sender::new(WAITING);
        let listening = tokio::spawn(hear(Arc::downgrade(core), table, sender.clone(), subscribed));
        Room { sender, subscribed: is_subscribed, listening }
    });
    Some((room.sender.subscribe(), room.subscribed.clone()))
}

/// Hears what the broker republishes of a table.
async fn hear(
    core: std::sync::Weak<Core>,
    table: TableId,
    sender: Sender<Heard>,
    subscribed: watch::Sender<bool>,
) {
    let (client, subject) = match core.upgrade() {
        Some(core) => {
            let shard = core.streams.shard(table);
            (core.streams.client.clone(), format!("{}.live.{table}", shard.subjects))
        }
        None => return,
    };
    // It fails only if the connection is closed for ever.
    let Ok(mut messages) = client.subscribe(subject).await else { return };
    let _ = subscribed.send(true);
    drop(client);
    while let Some(message) = messages.next().await {
        let sequence = message.headers.as_ref().and_then(|headers| headers.get("Nats-Sequence"));
        let sequence = sequence.and_then(|sequence| sequence.as_str().parse().ok());
        let heard = match (sequence, Frame::decode(&message.payload)) {
            (Some(sequence), Ok((frame, head))) => {
                if let Some(core) = core.upgrade() {
                    core.streams.shard(table).acked.fetch_max(sequence, Ordering::AcqRel);
                    core.tips.overhear(table, sequence, &frame, head);
                }
                Heard::Frame(sequence, Arc::new(frame), head)
            }
            _ => Heard::Gap,
        };
        let _ = sender.send(heard);
    }
}

/// Finds out, for ever, whether something about watched tables was missed.
pub(super) async fn check_for_ever(core: Arc<Core>) {
    let connects = || core.streams.client.statistics().connects.load(Ordering::Relaxed);
    let (mut connected, mut checked) = (connects(), Instant::now());
    loop {
        tokio::time::sleep(CONNECTION_INTERVAL).await;
        if std::mem::replace(&mut connected, connects()) != connected {
            core.hub.tell_all(&Heard::Gap);
        }
        if checked.elapsed() >= core.options.check_interval {
            checked = Instant::now();
            if let Err(error) = core.check_watched().await {
                tracing::debug!(%error, "watched tables are checked later");
            }
        }
    }
}

impl Core {
    /// Compares the watched tables with the broker.
    async fn check_watched(&self) -> Result<(), StoreError> {
        let mut watched = self.hub.watched();
        watched.sort_unstable();
        for shard in &self.streams.shards {
            let here: Vec<TableId> = watched
                .iter()
                .copied()
                .filter(|table| std::ptr::eq(self.streams.shard(*table), shard))
                .collect();
            for tables in here.chunks(CHECKED_AT_ONCE) {
                let subjects = tables.iter().map(|table| shard.table(*table)).collect();
                let lasts = self.streams.lasts(shard, subjects).await?;
                let lasts: HashMap<String, u64> =
                    lasts.into_iter().map(|last| (last.subject, last.sequence)).collect();
                for table in tables {
                    let last = lasts.get(&shard.table(*table)).copied().unwrap_or_default();
                    self.hub.tell(*table, Heard::Last(last));
                }
            }
        }
        Ok(())
    }
}

/// Follows one table of a [`crate::JetStreamLog`].
pub struct JetStreamWatch {
    core: Arc<Core>,
    table: TableId,
    /// The number of the entry that comes next.
    next: u64,
    /// What was seen of the table; if it is shorter one day, it was removed.
    tip: Tip,
    removed: bool,
    /// Whether everything up to what is heard is known.
    up_to_date: bool,
    /// Entries fetched already, from `next` on.
    page: VecDeque<Vec<u8>>,
    heard: Option<(Receiver<Heard>, watch::Receiver<bool>)>,
    /// What is being read. It goes on though the caller is interrupted; else somebody who is interrupted often would
    /// never come to an end.
    reading: Option<JoinHandle<Result<Reading, StoreError>>>,
}

impl JetStreamWatch {
    pub(super) fn new(core: &Arc<Core>, table: TableId, from: u64) -> Self {
        JetStreamWatch {
            core: Arc::clone(core),
            table,
            next: from,
            tip: Tip::default(),
            removed: false,
            up_to_date: false,
            page: VecDeque::new(),
            heard: listen(core, table),
            reading: None,
        }
    }

    /// Reads what is there.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let Some((_, subscribed)) = &self.heard else { return Err(StoreError::Closed) };
        let (core, table, from) = (&self.core, self.table, self.next);
        let since = (self.tip.length > 0).then_some(self.tip);
        let reading = self.reading.get_or_insert_with(|| {
            let (core, mut subscribed) = (Arc::clone(core), subscribed.clone());
            tokio::spawn(async move {
                // First subscribe, then read: what comes in between is heard, what came before is read.
                subscribed.wait_for(|subscribed| *subscribed).await.map_err(|_| StoreError::Closed)?;
                let _inside = core.enter().await?;
                core.read(table, from, since).await
            })
        });
        let read = reading.await;
        self.reading = None;
        // A read that was stopped is one of a log that was closed.
        let Reading { entries, tip } = read.map_err(|_| StoreError::Closed)??;
        if tip.end > 0 && tip.end < self.tip.end {
            // The node that was asked is behind. It is asked again; the table was not removed.
            tokio::time::sleep(BEHIND).await;
            return Ok(());
        }
        self.removed = tip.length < self.tip.length;
        self.tip = tip;
        self.page = entries.into();
        self.up_to_date = true;
        Ok(())
    }

    fn hear(&mut self, heard: Heard) {
        let (sequence, frame, head) = match heard {
            Heard::Frame(sequence, frame, head) => (sequence, frame, head),
            Heard::Last(last) => {
                self.up_to_date = last == self.tip.end || (last > 0 && last < self.tip.end);
                // There was nothing, and what was removed has left nothing.
                self.up_to_date |= last == 0 && self.tip.length == 0;
                return;
            }
            Heard::Gap => {
                self.up_to_date = false;
                return;
            }
        };
        if sequence <= self.tip.end {
            return;
        }
        if frame.previous != self.tip.sequence || (frame.before != self.tip.head && frame.first > 0) {
            // It does not count, or something is missing; the log knows.
            self.up_to_date = false;
            return;
        }
        // If nothing was seen, nothing is lost.
        self.removed = frame.op == LogOp::Removed && self.tip.length > 0;
        self.tip = Tip::after(sequence, &frame, head);
        if let LogOp::Appended(entries) = &frame.op {
            let skipped = self.next.saturating_sub(frame.first).min(entries.len() as u64);
            self.page.extend(entries.iter().skip(skipped as usize).cloned());
        }
    }
}

impl Watch for JetStreamWatch {
    async fn next(&mut self) -> Result<Option<Entry>, StoreError> {
        loop {
            if let Some(bytes) = self.page.pop_front() {
                let number = self.next;
                self.next += 1;
                return Ok(Some(Entry { number, bytes }));
            }
            if self.removed {
                return Ok(None);
            }
            if !self.up_to_date {
                self.catch_up().await?;
                continue;
            }
            match self.heard.as_mut().ok_or(StoreError::Closed)?.0.recv().await {
                Ok(heard) => self.hear(heard),
                Err(RecvError::Lagged(_)) => self.up_to_date = false,
                Err(RecvError::Closed) => return Err(StoreError::Closed),
            }
        }
    }
}

impl Drop for JetStreamWatch {
    fn drop(&mut self) {
        drop(self.heard.take());
        self.core.hub.tidy(self.table);
    }
}
