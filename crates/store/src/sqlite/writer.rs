//! The writer thread.
//!
//! The cost of a durable append is the sync of the disk, and a sync costs the same for one append as for a hundred. So
//! the writer runs all queued operations in one transaction, commits, and then replies to all of them (group commit).
//! New operations queue up during the sync.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::checkpoint::Checkpointer;
use super::database::Database;
use super::readers::{Readers, spawn};
use super::tables::{self, OpResult, Tables};
use super::watch::Notifiers;
use crate::bounds::total_bytes;
use crate::{Listing, StoreError, TableId};

/// Operations in one transaction, so that the first of them does not wait too long.
const MAX_BATCH: usize = 512;
/// Bytes in one transaction; the last append may exceed it.
const MAX_BATCH_BYTES: u64 = 4 << 20;
/// The longest delay of a commit to gather more operations.
const MAX_GATHER_TIME: Duration = Duration::from_millis(1);
/// The queue holds this many units. An operation takes one, and one more per `UNIT_BYTES`.
const QUEUE_UNITS: usize = 16_384;
const UNIT_BYTES: u64 = 4096;
/// How often to check for commits of other processes while a table is watched.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A change of a table.
pub(super) enum LogOp {
    Append {
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    },
    Remove,
    /// Changes nothing, but is written.
    Probe,
}

impl LogOp {
    fn bytes(&self) -> u64 {
        match self {
            LogOp::Append { entries, .. } => total_bytes(entries),
            LogOp::Remove | LogOp::Probe => 0,
        }
    }
}

/// A queued operation.
struct PendingOp {
    table: TableId,
    expected: u64,
    op: LogOp,
    reply: oneshot::Sender<OpResult>,
    _queue_units: OwnedSemaphorePermit,
}

enum Job {
    Op(PendingOp),
    /// A first watch was opened: start polling.
    Wake,
    Close(oneshot::Sender<()>),
}

/// The handle of the writer thread.
pub(super) struct Writer {
    queue_units: Arc<Semaphore>,
    jobs: Sender<Job>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(
        database: &Arc<Database>,
        file: Connection,
        readers: &Arc<Readers>,
        notifiers: &Arc<Notifiers>,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let version = data_version(&file).map_err(|error| database.error(&error))?;
        let mut thread = WriterThread {
            database: Arc::clone(database),
            file,
            queue,
            put_back: None,
            tables: Tables::default(),
            version,
            last_batch: 1,
            gather_time: Duration::ZERO,
            notify_pending: false,
            last_notified: Instant::now(),
            checkpointer: Checkpointer::default(),
            readers: Arc::clone(readers),
            notifiers: Arc::clone(notifiers),
        };
        let thread = spawn(database, "log writer", move || {
            let closing = thread.run();
            thread.shut_down();
            if let Some(closing) = closing {
                let _ = closing.send(());
            }
        })?;
        Ok(Writer {
            queue_units: Arc::new(Semaphore::new(QUEUE_UNITS)),
            jobs,
            thread: Mutex::new(Some(thread)),
        })
    }

    /// Queues an operation and waits until it is durable.
    pub(super) async fn submit(&self, table: TableId, expected: u64, op: LogOp) -> OpResult {
        let (reply, replied) = oneshot::channel();
        let units = 1 + (op.bytes() / UNIT_BYTES) as u32;
        let queue_units = Arc::clone(&self.queue_units).acquire_many_owned(units).await;
        let queue_units = queue_units.map_err(|_| StoreError::Closed)?;
        let pending = PendingOp { table, expected, op, reply, _queue_units: queue_units };
        self.jobs.send(Job::Op(pending)).map_err(|_| StoreError::Closed)?;
        replied.await.map_err(|_| StoreError::Closed)?
    }

    /// Starts polling for commits of other processes.
    pub(super) fn wake(&self) {
        let _ = self.jobs.send(Job::Wake);
    }

    /// Writes all queued operations and ends the thread.
    pub(super) async fn close(&self) {
        self.queue_units.close();
        let (closing, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(closing)).is_ok() {
            let _ = closed.await;
        }
    }

    /// [`Writer::close`] for `Drop`, which cannot await.
    pub(super) fn close_and_join(&self) {
        self.queue_units.close();
        let (closing, _) = oneshot::channel();
        let _ = self.jobs.send(Job::Close(closing));
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = thread.join();
        }
    }
}

struct WriterThread {
    database: Arc<Database>,
    file: Connection,
    queue: Receiver<Job>,
    /// A job that was taken from the queue but does not belong to the current batch.
    put_back: Option<Job>,
    tables: Tables,
    /// The last seen value of [`data_version`].
    version: i64,
    /// The size of the last batch.
    last_batch: usize,
    /// How long to wait for a batch of that size.
    gather_time: Duration,
    /// Another process has written, and the watches have not been notified yet.
    notify_pending: bool,
    last_notified: Instant,
    checkpointer: Checkpointer,
    readers: Arc<Readers>,
    notifiers: Arc<Notifiers>,
}

impl WriterThread {
    /// Runs until it is told to close; returns the sender that confirms it.
    fn run(&mut self) -> Option<oneshot::Sender<()>> {
        loop {
            match self.next_job() {
                Ok(Job::Op(first)) => {
                    self.write(first);
                    self.checkpointer.after_commit(&self.file);
                }
                Ok(Job::Wake) => {}
                Ok(Job::Close(closing)) => return Some(closing),
                Err(RecvTimeoutError::Timeout) => self.idle(),
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    fn next_job(&mut self) -> Result<Job, RecvTimeoutError> {
        if let Some(job) = self.put_back.take() {
            return Ok(job);
        }
        let poll = (!self.notifiers.is_empty()).then_some(POLL_INTERVAL);
        match [poll, self.checkpointer.due()].into_iter().flatten().min() {
            Some(soon) => self.queue.recv_timeout(soon),
            None => self.queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn idle(&mut self) {
        self.checkpointer.when_idle(&self.file);
        // The next append reports the error, if it persists.
        let _ = self.check_other_commits();
    }

    /// If another process has committed, the cache is stale and any table may have grown.
    fn check_other_commits(&mut self) -> rusqlite::Result<()> {
        let version = data_version(&self.file)?;
        if version != self.version {
            self.version = version;
            self.tables.clear_cache();
            self.notify_pending = true;
        }
        // Not more often, because every watch then reads its table.
        if self.notify_pending && self.last_notified.elapsed() >= POLL_INTERVAL {
            self.notify_pending = false;
            self.last_notified = Instant::now();
            self.notifiers.notify_all();
        }
        Ok(())
    }

    /// Writes `first` and the other queued operations in one transaction.
    fn write(&mut self, first: PendingOp) {
        let mut batch = vec![first];
        let Err(error) = self.try_write(&mut batch, true) else { return };
        if matches!(error, StoreError::Locked { .. }) {
            // The other queued operations would wait as long again for the same result.
            while batch.len() < MAX_BATCH
                && let Some(op) = self.next_op()
            {
                batch.push(op);
            }
            fail(batch, &error);
        } else if batch.len() == 1 {
            fail(batch, &error);
        } else {
            // One table may lie on a damaged page, or one append may be too large for an almost full disk. Each
            // operation gets its own transaction, so that the others succeed.
            for op in batch {
                let mut single = vec![op];
                if let Err(error) = self.try_write(&mut single, false) {
                    fail(single, &error);
                }
            }
        }
    }

    /// Writes the batch and replies to all operations in it. On an error nothing is written and there is no reply.
    fn try_write(&mut self, batch: &mut Vec<PendingOp>, gather: bool) -> Result<(), StoreError> {
        let results = self.transact(batch, gather).map_err(|error| {
            self.roll_back();
            self.database.error(&error)
        })?;
        let changed = batch.iter().zip(&results).filter(|(_, result)| result.is_ok());
        self.notifiers.notify(changed.map(|(op, _)| op.table));
        for (op, result) in batch.drain(..).zip(results) {
            // The caller may have been cancelled meanwhile.
            let _ = op.reply.send(result);
        }
        Ok(())
    }

    /// Commits one transaction and returns the results. On an error none of them is valid: even a conflict may have
    /// been with an entry of the same batch.
    fn transact(&mut self, batch: &mut Vec<PendingOp>, gather: bool) -> rusqlite::Result<Vec<OpResult>> {
        self.file.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        self.check_other_commits()?;
        let begun = Instant::now();
        let mut results = Vec::new();
        let mut bytes = 0;
        while let Some(PendingOp { table, expected, op, .. }) = batch.get(results.len()) {
            results.push(match op {
                LogOp::Append { entries, listing } => {
                    self.tables.append(&self.file, *table, *expected, entries, listing.as_ref())?
                }
                LogOp::Remove => self.tables.remove(&self.file, *table, *expected)?,
                LogOp::Probe => tables::probe(&self.file)?,
            });
            bytes += op.bytes();
            if gather && batch.len() < MAX_BATCH && bytes < MAX_BATCH_BYTES {
                batch.extend(self.next_op().or_else(|| self.await_op(batch.len(), begun)));
            }
        }
        let executed = Instant::now();
        self.file.prepare_cached("COMMIT")?.execute([])?;
        self.last_batch = batch.len();
        self.gather_time = (executed.elapsed() / 2).min(MAX_GATHER_TIME);
        Ok(results)
    }

    /// Waits a little if the last batch was larger than this one is so far.
    ///
    /// Callers that just got a reply usually append again at once, but not at the same instant. Without the wait the
    /// first of them would get its own commit, and all others would wait for it.
    fn await_op(&mut self, gathered: usize, begun: Instant) -> Option<PendingOp> {
        if gathered >= self.last_batch || self.put_back.is_some() {
            return None;
        }
        match self.queue.recv_timeout(self.gather_time.checked_sub(begun.elapsed())?).ok()? {
            Job::Op(op) => Some(op),
            job => {
                self.put_back = Some(job);
                None
            }
        }
    }

    /// The next queued operation, without waiting.
    fn next_op(&mut self) -> Option<PendingOp> {
        if self.put_back.is_some() {
            return None;
        }
        loop {
            match self.queue.try_recv() {
                Ok(Job::Op(op)) => return Some(op),
                Ok(Job::Wake) => {}
                Ok(job @ Job::Close(_)) => {
                    self.put_back = Some(job);
                    return None;
                }
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
    }

    fn roll_back(&mut self) {
        // SQLite has rolled some errors back already.
        if !self.file.is_autocommit() {
            let _ = self.file.execute_batch("ROLLBACK");
        }
        self.tables.clear_cache();
    }

    /// Closes the writing connection last, so that SQLite checkpoints the write-ahead log.
    fn shut_down(self) {
        self.notifiers.close();
        self.readers.stop();
        drop(self.file);
    }
}

/// Changes whenever another connection has committed.
fn data_version(file: &Connection) -> rusqlite::Result<i64> {
    file.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))
}

/// Replies to all with the error.
fn fail(batch: Vec<PendingOp>, error: &StoreError) {
    for op in batch {
        let _ = op.reply.send(Err(error.clone().into()));
    }
}
