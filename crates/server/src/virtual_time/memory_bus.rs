//! A bus in memory.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crosstable_core::TableId;
use futures_util::StreamExt;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::Instant;

use crate::cluster::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, QueueName, Task, TaskStatus,
};

#[derive(Default)]
struct Shared {
    names: HashSet<String>,
    waiting: VecDeque<(Task, Instant)>,
    subscribers: Vec<(TableId, mpsc::UnboundedSender<BusMessage>)>,
}

/// Messages and tasks in memory, shared by all clones.
#[derive(Clone)]
pub(super) struct MemoryBus {
    shared: Arc<Mutex<Shared>>,
    /// For each queue a permit for every task in it. Processes that wait for one take turns.
    tasks: Arc<[Semaphore; 2]>,
}

impl Default for MemoryBus {
    fn default() -> Self {
        MemoryBus { shared: Arc::default(), tasks: Arc::new([Semaphore::new(0), Semaphore::new(0)]) }
    }
}

impl MemoryBus {
    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tasks(&self, queue: QueueName) -> &Semaphore {
        &self.tasks[usize::from(queue == QueueName::Times)]
    }

    fn take(&self, queue: QueueName) -> Option<(Task, Instant)> {
        let mut shared = self.shared();
        let first = shared.waiting.iter().position(|(task, _)| task.queue() == queue)?;
        shared.waiting.remove(first)
    }

    fn add(&self, task: Task, put: Instant) {
        let queue = task.queue();
        self.shared().waiting.push_back((task, put));
        self.tasks(queue).add_permits(1);
    }
}

impl ClusterBus for MemoryBus {
    fn is_shared(&self) -> bool {
        true
    }

    fn publish(&self, table: TableId, message: BusMessage) -> BoxFuture<'_, ()> {
        self.shared().subscribers.retain(|(about, out)| *about != table || out.send(message.clone()).is_ok());
        Box::pin(std::future::ready(()))
    }

    fn subscribe(&self, table: TableId) -> BoxFuture<'_, Option<BusSubscription>> {
        let (out, messages) = mpsc::unbounded_channel();
        self.shared().subscribers.push((table, out));
        let messages = futures_util::stream::unfold(messages, |mut messages| async {
            Some((messages.recv().await?, messages))
        });
        Box::pin(std::future::ready(Some(messages.boxed() as BusSubscription)))
    }

    fn put(&self, task: Task) -> BoxFuture<'_, Result<(), BrokerError>> {
        if self.shared().names.insert(task.name()) {
            self.add(task, Instant::now());
        }
        Box::pin(std::future::ready(Ok(())))
    }

    fn put_again(&self, task: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>> {
        Box::pin(async { self.put(task).await.map(|()| TaskStatus::Waiting) })
    }

    fn claim(&self, queue: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>> {
        Box::pin(async move {
            self.tasks(queue).acquire().await.map_err(BrokerError::of)?.forget();
            let claim = self.take(queue).map(|(task, put)| {
                let unclaimed = self.tasks(queue).available_permits() as u64;
                MemoryClaim { bus: self.clone(), task, put, unclaimed }
            });
            Ok(claim.map(|claim| Box::new(claim) as Box<dyn ClaimedTask>))
        })
    }

    fn extend_interval(&self) -> Duration {
        Duration::from_secs(3)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

struct MemoryClaim {
    bus: MemoryBus,
    task: Task,
    put: Instant,
    unclaimed: u64,
}

impl ClaimedTask for MemoryClaim {
    fn task(&self) -> &Task {
        &self.task
    }

    fn age(&self) -> Duration {
        self.put.elapsed()
    }

    fn unclaimed(&self) -> u64 {
        self.unclaimed
    }

    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    fn release(&self, after: Duration) -> BoxFuture<'_, ()> {
        let (bus, task, put) = (self.bus.clone(), self.task.clone(), self.put);
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            bus.add(task, put);
        });
        Box::pin(std::future::ready(()))
    }

    fn extend(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}
