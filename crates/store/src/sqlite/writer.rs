//! The one thread that writes.
//!
//! Syncing the disk is what a durable append costs, and it costs the same for one append as for a hundred. So the
//! writer takes all changes that wait into one transaction, judges each by itself, commits, and only then answers
//! them all. While it syncs, the next ones gather.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::checkpoint::Checkpoints;
use super::place::Place;
use super::readers::{Readers, spawn};
use super::tables::{Answer, Tables};
use super::watch::Bells;
use crate::bounds::weight;
use crate::{Listing, StoreError, TableId};

/// A transaction takes no more changes than this, so that the first of them does not wait for ever.
const MAX_BATCH: usize = 512;
/// Nor more bytes of entries (it may exceed this by one append).
const MAX_BATCH_BYTES: u64 = 4 << 20;
/// A commit is put off no longer than this, to let those come who were in the last one.
const MAX_PAUSE: Duration = Duration::from_millis(1);
/// Waiting changes share so many units of room; each takes one, and one more for every unit of its bytes.
const ROOM: usize = 16_384;
const UNIT_BYTES: u64 = 4096;
/// How often to look whether another process has changed the file, while somebody watches.
const LOOKOUT: Duration = Duration::from_millis(50);

/// What is to be done to a table.
pub(super) enum Deed {
    Append { entries: Vec<Vec<u8>>, listing: Option<Listing> },
    Remove,
}

impl Deed {
    /// How many bytes of entries it holds.
    fn weight(&self) -> u64 {
        match self {
            Deed::Append { entries, .. } => weight(entries),
            Deed::Remove => 0,
        }
    }
}

/// A change that waits for its turn.
struct Change {
    table: TableId,
    expected: u64,
    deed: Deed,
    answer: oneshot::Sender<Answer>,
    _room: OwnedSemaphorePermit,
}

enum Job {
    Change(Change),
    /// Somebody watches now.
    Look,
    Close(oneshot::Sender<()>),
}

/// The way to the writing thread.
pub(super) struct Writer {
    room: Arc<Semaphore>,
    jobs: Sender<Job>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(
        place: &Arc<Place>,
        file: Connection,
        readers: &Arc<Readers>,
        bells: &Arc<Bells>,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let version = data_version(&file).map_err(|error| place.fault(&error))?;
        let mut desk = Desk {
            place: Arc::clone(place),
            file,
            queue,
            put_back: None,
            tables: Tables::default(),
            version,
            crowd: 1,
            pause: Duration::ZERO,
            owed: false,
            rung: Instant::now(),
            checkpoints: Checkpoints::default(),
            readers: Arc::clone(readers),
            bells: Arc::clone(bells),
        };
        let thread = spawn(place, "log writer", move || {
            let closing = desk.work();
            desk.leave();
            if let Some(closing) = closing {
                let _ = closing.send(());
            }
        })?;
        Ok(Writer { room: Arc::new(Semaphore::new(ROOM)), jobs, thread: Mutex::new(Some(thread)) })
    }

    /// Has a change made, and waits until it is on the disk.
    pub(super) async fn change(&self, table: TableId, expected: u64, deed: Deed) -> Answer {
        let (answer, answered) = oneshot::channel();
        let units = 1 + (deed.weight() / UNIT_BYTES) as u32;
        let room = Arc::clone(&self.room).acquire_many_owned(units).await.map_err(|_| StoreError::Closed)?;
        let change = Change { table, expected, deed, answer, _room: room };
        self.jobs.send(Job::Change(change)).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Tells the thread that somebody watches now.
    pub(super) fn look(&self) {
        let _ = self.jobs.send(Job::Look);
    }

    /// Writes what waits already, and ends.
    pub(super) async fn close(&self) {
        self.room.close();
        let (closing, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(closing)).is_ok() {
            let _ = closed.await;
        }
    }

    /// The same, for whoever cannot await.
    pub(super) fn close_and_join(&self) {
        self.room.close();
        let (closing, _) = oneshot::channel();
        let _ = self.jobs.send(Job::Close(closing));
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = thread.join();
        }
    }
}

/// What the writing thread has before it.
struct Desk {
    place: Arc<Place>,
    file: Connection,
    queue: Receiver<Job>,
    /// A job that was taken from the queue but does not belong to the batch.
    put_back: Option<Job>,
    tables: Tables,
    /// SQLite's count of other connections' commits, when last seen.
    version: i64,
    /// How many changes the last batch had, and how long it is worth waiting for as many.
    crowd: usize,
    pause: Duration,
    /// Another process has written, and the watchers have not been told yet.
    owed: bool,
    /// When they were last told.
    rung: Instant,
    checkpoints: Checkpoints,
    readers: Arc<Readers>,
    bells: Arc<Bells>,
}

impl Desk {
    /// Works until told to close, and says whom to tell when that is done.
    fn work(&mut self) -> Option<oneshot::Sender<()>> {
        loop {
            match self.next_job() {
                Ok(Job::Change(first)) => {
                    self.write(first);
                    self.checkpoints.after_commit(&self.file);
                }
                Ok(Job::Look) => {}
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
        let watched = (!self.bells.silent()).then_some(LOOKOUT);
        match [watched, self.checkpoints.due()].into_iter().flatten().min() {
            Some(soon) => self.queue.recv_timeout(soon),
            None => self.queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    /// Nothing is to be written.
    fn idle(&mut self) {
        self.checkpoints.when_idle(&self.file);
        // A failure here shows at the next append, which has somebody to tell it to.
        let _ = self.look_around();
    }

    /// Notices what other processes have written: then nothing remembered holds, and any table may have grown.
    fn look_around(&mut self) -> rusqlite::Result<()> {
        let version = data_version(&self.file)?;
        if version != self.version {
            self.version = version;
            self.tables.forget();
            self.owed = true;
        }
        // Not more often, because everybody then looks at their table.
        if self.owed && self.rung.elapsed() >= LOOKOUT {
            self.owed = false;
            self.rung = Instant::now();
            self.bells.ring_all();
        }
        Ok(())
    }

    /// Writes `first` and whatever else waits, in one transaction.
    fn write(&mut self, first: Change) {
        let mut batch = vec![first];
        let Err(error) = self.try_write(&mut batch, true) else { return };
        if matches!(error, StoreError::Locked { .. }) {
            // The others that wait would only wait as long again, and then hear the same.
            while batch.len() < MAX_BATCH
                && let Some(change) = self.next_change()
            {
                batch.push(change);
            }
            refuse(batch, &error);
        } else if batch.len() == 1 {
            refuse(batch, &error);
        } else {
            // One table may lie on a damaged page, one append may be too much for a disk that is almost full. That
            // must not spoil the others, so each gets a transaction of its own.
            for change in batch {
                let mut alone = vec![change];
                if let Err(error) = self.try_write(&mut alone, false) {
                    refuse(alone, &error);
                }
            }
        }
    }

    /// Writes the batch, and answers everybody in it. On an error nothing is written and nobody answered.
    fn try_write(&mut self, batch: &mut Vec<Change>, gather: bool) -> Result<(), StoreError> {
        let answers = self.transact(batch, gather).map_err(|error| {
            self.abandon();
            self.place.fault(&error)
        })?;
        let changed = batch.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
        self.bells.ring(changed.map(|(change, _)| change.table));
        for (change, answer) in batch.drain(..).zip(answers) {
            // Whoever asked may have gone meanwhile.
            let _ = change.answer.send(answer);
        }
        Ok(())
    }

    /// One transaction, and what is to be answered now that it is on the disk. On an error no answer is worth
    /// anything: even a conflict may have been with an entry of the same batch.
    fn transact(&mut self, batch: &mut Vec<Change>, gather: bool) -> rusqlite::Result<Vec<Answer>> {
        self.file.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        self.look_around()?;
        let begun = Instant::now();
        let mut answers = Vec::new();
        let mut bytes = 0;
        while let Some(change) = batch.get(answers.len()) {
            let Change { table, expected, deed, .. } = change;
            answers.push(match deed {
                Deed::Append { entries, listing } => {
                    self.tables.append(&self.file, *table, *expected, entries, listing.as_ref())?
                }
                Deed::Remove => self.tables.remove(&self.file, *table, *expected)?,
            });
            bytes += deed.weight();
            if gather && batch.len() < MAX_BATCH && bytes < MAX_BATCH_BYTES {
                batch.extend(self.next_change().or_else(|| self.await_change(batch.len(), begun)));
            }
        }
        let executed = Instant::now();
        self.file.prepare_cached("COMMIT")?.execute([])?;
        self.crowd = batch.len();
        self.pause = (executed.elapsed() / 2).min(MAX_PAUSE);
        Ok(answers)
    }

    /// Waits a little if the last batch was larger than this one is so far.
    ///
    /// Those who were just answered come back at once as a rule, but not at the same instant. Without a pause the
    /// first of them would get a commit of its own, and all others wait for its end.
    fn await_change(&mut self, gathered: usize, begun: Instant) -> Option<Change> {
        if gathered >= self.crowd || self.put_back.is_some() {
            return None;
        }
        match self.queue.recv_timeout(self.pause.checked_sub(begun.elapsed())?).ok()? {
            Job::Change(change) => Some(change),
            job => {
                self.put_back = Some(job);
                None
            }
        }
    }

    /// The next change, if it waits already.
    fn next_change(&mut self) -> Option<Change> {
        if self.put_back.is_some() {
            return None;
        }
        loop {
            match self.queue.try_recv() {
                Ok(Job::Change(change)) => return Some(change),
                Ok(Job::Look) => {}
                Ok(job @ Job::Close(_)) => {
                    self.put_back = Some(job);
                    return None;
                }
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
    }

    /// Leaves the transaction, if SQLite has not left it by itself.
    fn abandon(&mut self) {
        if !self.file.is_autocommit() {
            let _ = self.file.execute_batch("ROLLBACK");
        }
        self.tables.forget();
    }

    /// Lets go of everything, the writing connection last, so that SQLite folds the write-ahead log into the file.
    fn leave(self) {
        self.bells.close();
        self.readers.stop();
        drop(self.file);
    }
}

/// A number that changes whenever another connection has committed.
fn data_version(file: &Connection) -> rusqlite::Result<i64> {
    file.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))
}

/// Tells everybody that nothing was written.
fn refuse(batch: Vec<Change>, error: &StoreError) {
    for change in batch {
        let _ = change.answer.send(Err(error.clone().into()));
    }
}
