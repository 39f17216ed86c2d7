//! Threads that read beside the writer.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{Semaphore, oneshot};

use super::place::Place;
use crate::StoreError;

/// So many questions may wait; who comes later waits for a place in the queue.
const MAX_WAITING: usize = 256;

/// A question, or `None` to go home.
type Job = Option<Box<dyn FnOnce(&Connection) + Send>>;

/// A few threads, each with a connection of its own, that answer questions in the order they come.
pub(super) struct Readers {
    place: Arc<Place>,
    room: Arc<Semaphore>,
    jobs: mpsc::Sender<Job>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Readers {
    pub(super) fn start(place: &Arc<Place>, count: usize) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Vec::new();
        for _ in 0..count.max(1) {
            let connection = place.connect_to_read()?;
            let queue = Arc::clone(&queue);
            threads.push(spawn(place, "log reader", move || answer(&connection, &queue))?);
        }
        Ok(Readers {
            place: Arc::clone(place),
            room: Arc::new(Semaphore::new(MAX_WAITING)),
            jobs,
            threads: Mutex::new(threads),
        })
    }

    /// Has one of the threads ask the file.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        let job: Job = Some(Box::new(move |connection| {
            // Whoever asked may have gone meanwhile.
            if !answer.is_closed() {
                let _ = answer.send(question(connection));
            }
            drop(room);
        }));
        self.jobs.send(job).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?.map_err(|error| self.place.fault(&error))
    }

    /// Answers what was asked already, then lets the threads and their connections go. Blocks until they are gone.
    pub(super) fn stop(&self) {
        self.room.close();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for _ in &threads {
            let _ = self.jobs.send(None);
        }
        for thread in threads {
            let _ = thread.join();
        }
    }
}

fn answer(connection: &Connection, queue: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        // Held while waiting: the others wait for the lock instead of the queue, which comes to the same.
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Some(job)) = job else { return };
        job(connection);
    }
}

/// A thread with a name, as debuggers and `top` show it.
pub(super) fn spawn(
    place: &Place,
    name: &str,
    body: impl FnOnce() + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new().name(name.into()).spawn(body).map_err(|error| StoreError::Failed {
        place: place.name(),
        reason: format!("no thread could be started: {error}"),
    })
}
