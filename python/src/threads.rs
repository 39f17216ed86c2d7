//! Work that threads share.

use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crosstable_core::{Game, Scratch};
use rayon::{ThreadPool, ThreadPoolBuilder};

thread_local! {
    /// The threads that help this one, which is the first of them. So what no other thread has begun it does itself
    /// instead of waiting for one to wake up, which takes longer than the work when the machine is busy. Nothing where
    /// the system gives no threads.
    static POOL: Option<ThreadPool> = {
        let count = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = ThreadPoolBuilder::new().num_threads(count).use_current_thread();
        threads.thread_name(|index| format!("crosstable {index}")).build().ok()
    };
}

/// Does something with every chunk, on at most so many threads. Each of them has lists of its own, which are kept in
/// `spare` until the next time.
pub(crate) fn share<G: Game, T>(
    threads: usize,
    spare: &mut Vec<Scratch<G>>,
    chunks: impl ExactSizeIterator<Item = T> + Send,
    work: impl Fn(&mut Scratch<G>, T) + Sync,
) {
    let threads = threads.min(chunks.len());
    let (chunks, spare) = (Mutex::new(chunks), Mutex::new(spare));
    let run = || {
        let mut scratch = lock(&spare).pop().unwrap_or_default();
        loop {
            let next = lock(&chunks).next();
            let Some(chunk) = next else { break };
            work(&mut scratch, chunk);
        }
        lock(&spare).push(scratch);
    };
    POOL.with(|pool| match pool {
        Some(pool) if threads > 1 => pool.scope(|scope| {
            (1..threads).for_each(|_| scope.spawn(|_| run()));
            run();
        }),
        _ => run(),
    });
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
