//! The threads that read.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{Semaphore, oneshot};

use super::database::Database;
use crate::StoreError;

/// The length of the queue; later queries wait for a slot in it.
const QUEUE_SIZE: usize = 256;

/// A query, or `None` to end the thread.
type Job = Option<Box<dyn FnOnce(&Connection) + Send>>;

/// A few threads, each with its own connection, that share one queue of queries.
pub(super) struct Readers {
    database: Arc<Database>,
    queue_slots: Arc<Semaphore>,
    jobs: mpsc::Sender<Job>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Readers {
    pub(super) fn start(database: &Arc<Database>, count: usize) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Vec::new();
        for _ in 0..count.max(1) {
            let connection = database.connect_read_only()?;
            let queue = Arc::clone(&queue);
            threads.push(spawn(database, "log reader", move || run(&connection, &queue))?);
        }
        Ok(Readers {
            database: Arc::clone(database),
            queue_slots: Arc::new(Semaphore::new(QUEUE_SIZE)),
            jobs,
            threads: Mutex::new(threads),
        })
    }

    /// Runs a query on one of the threads.
    pub(super) async fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let slot = Arc::clone(&self.queue_slots).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (reply, replied) = oneshot::channel();
        let job: Job = Some(Box::new(move |connection| {
            // The caller may have been cancelled meanwhile.
            if !reply.is_closed() {
                let _ = reply.send(query(connection));
            }
            drop(slot);
        }));
        self.jobs.send(job).map_err(|_| StoreError::Closed)?;
        replied.await.map_err(|_| StoreError::Closed)?.map_err(|error| self.database.error(&error))
    }

    /// Finishes the queued queries and ends the threads. Blocks until they have ended.
    pub(super) fn stop(&self) {
        self.queue_slots.close();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for _ in &threads {
            let _ = self.jobs.send(None);
        }
        for thread in threads {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, queue: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        // The lock is held while waiting; the other threads then wait for the lock instead of the queue.
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Some(job)) = job else { return };
        job(connection);
    }
}

/// Starts a named thread.
pub(super) fn spawn(
    database: &Database,
    name: &str,
    body: impl FnOnce() + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new().name(name.into()).spawn(body).map_err(|error| StoreError::Failed {
        place: database.name(),
        reason: format!("no thread could be started: {error}"),
    })
}
