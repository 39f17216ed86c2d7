//! The bus as a model: messages arrive at most once, tasks at least once.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crosstable_core::TableId;
use crosstable_core::rng::{Xoshiro, below};
use crosstable_server::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, QueueName, Task, TaskStatus,
};
use futures_util::StreamExt;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, sleep, timeout};

use crate::life::Life;
use crate::plan::{Kind, generator, one_in};
use crate::world::World;

/// A task that nobody extends for so long is given to another process.
const TAKEOVER: Duration = Duration::from_secs(10);
/// How long the broker remembers the names of tasks.
const DUPLICATE_WINDOW: Duration = Duration::from_mins(2);
/// How long a request for a task waits.
const CLAIM_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a process waits for the broker.
const PATIENCE: Duration = Duration::from_secs(4);

struct Queued {
    number: u64,
    task: Task,
    put: Instant,
    /// Not to be claimed before.
    due: Instant,
}

struct Subscriber {
    table: TableId,
    process: usize,
    out: mpsc::UnboundedSender<BusMessage>,
}

#[derive(Default)]
struct Shared {
    next: u64,
    /// The number and the time of each name.
    names: BTreeMap<String, (u64, Instant)>,
    waiting: VecDeque<Queued>,
    /// Whether each task is finished.
    finished: BTreeMap<u64, bool>,
    subscribers: Vec<Subscriber>,
}

/// What all processes talk to.
#[derive(Clone, Default)]
pub(crate) struct Broker {
    shared: Arc<Mutex<Shared>>,
    tasks: Arc<Notify>,
}

impl Broker {
    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, task: Task) -> TaskStatus {
        let now = Instant::now();
        let mut shared = self.shared();
        if let Some((number, at)) = shared.names.get(&task.name()).copied()
            && at + DUPLICATE_WINDOW > now
        {
            let finished = shared.finished.get(&number).copied().unwrap_or_default();
            return if finished { TaskStatus::Finished } else { TaskStatus::Waiting };
        }
        let number = shared.next;
        shared.next += 1;
        shared.names.insert(task.name(), (number, now));
        shared.finished.insert(number, false);
        shared.waiting.push_back(Queued { number, task, put: now, due: now });
        drop(shared);
        self.tasks.notify_waiters();
        TaskStatus::Waiting
    }

    /// Hands out the first task of a queue that is due. Unless it is finished, it comes back.
    fn take(&self, queue: QueueName) -> Option<(Queued, u64)> {
        let now = Instant::now();
        let mut shared = self.shared();
        let is_due = |queued: &Queued| queued.task.queue() == queue && queued.due <= now;
        let first = shared.waiting.iter().position(is_due)?;
        let queued = shared.waiting.remove(first)?;
        let again =
            Queued { number: queued.number, task: queued.task.clone(), put: queued.put, due: now + TAKEOVER };
        shared.waiting.push_back(again);
        let unclaimed = shared.waiting.iter().filter(|queued| is_due(queued)).count() as u64;
        Some((queued, unclaimed))
    }

    /// When the next task of a queue can be claimed.
    fn next_due(&self, queue: QueueName) -> Option<Instant> {
        let shared = self.shared();
        shared.waiting.iter().filter(|queued| queued.task.queue() == queue).map(|queued| queued.due).min()
    }

    fn finish(&self, number: u64) {
        let mut shared = self.shared();
        shared.finished.insert(number, true);
        shared.waiting.retain(|queued| queued.number != number);
    }

    /// The task is to be claimed no earlier than after this time.
    fn delay(&self, number: u64, after: Duration) {
        let mut shared = self.shared();
        if let Some(queued) = shared.waiting.iter_mut().find(|queued| queued.number == number) {
            queued.due = Instant::now() + after;
        }
        drop(shared);
        self.tasks.notify_waiters();
    }
}

/// One process's way to the broker.
#[derive(Clone)]
pub(crate) struct ProcessBus {
    world: Arc<World>,
    broker: Broker,
    process: usize,
    life: Life,
    rng: Arc<Mutex<Xoshiro>>,
}

impl ProcessBus {
    pub(crate) fn new(world: &Arc<World>, broker: &Broker, process: usize, life: Life) -> Self {
        let rng = generator(world.plan.seed, "bus", process as u64 ^ world.elapsed() << 8);
        let (world, broker) = (Arc::clone(world), broker.clone());
        ProcessBus { world, broker, process, life, rng: Arc::new(Mutex::new(rng)) }
    }

    fn below(&self, n: u32) -> u32 {
        below(&mut *self.rng.lock().unwrap_or_else(PoisonError::into_inner), n)
    }

    fn one_in(&self, n: u32) -> bool {
        one_in(&mut self.rng.lock().unwrap_or_else(PoisonError::into_inner), n)
    }

    fn is_troubled(&self) -> bool {
        self.world.has(self.process, Kind::Bus)
    }

    /// The way to the broker and back; an error if it is cut.
    async fn reach(&self) -> Result<(), BrokerError> {
        sleep(Duration::from_micros(200 + u64::from(self.below(2_000)))).await;
        if self.world.has(self.process, Kind::CutBus) {
            self.world.fault(format_args!("process {} does not reach the bus", self.process));
            let healed = timeout(PATIENCE, self.world.outlast(self.process, Kind::CutBus)).await;
            return healed.map_err(BrokerError::of);
        }
        Ok(())
    }
}

impl ClusterBus for ProcessBus {
    fn is_shared(&self) -> bool {
        true
    }

    fn publish(&self, table: TableId, message: BusMessage) -> BoxFuture<'_, ()> {
        let subscribers = {
            let mut shared = self.broker.shared();
            shared.subscribers.retain(|subscriber| !subscriber.out.is_closed());
            let about = shared.subscribers.iter().filter(|subscriber| subscriber.table == table);
            about.map(|subscriber| (subscriber.process, subscriber.out.clone())).collect::<Vec<_>>()
        };
        let cut = self.world.has(self.process, Kind::CutBus);
        for (process, out) in subscribers {
            let troubled = self.is_troubled() || self.world.has(process, Kind::Bus);
            let lost = cut || self.world.has(process, Kind::CutBus) || (troubled && self.one_in(3));
            if lost {
                self.world.fault(format_args!("a message of process {} to {process} is lost", self.process));
                continue;
            }
            let times = if troubled && self.one_in(3) { 2 } else { 1 };
            for _ in 0..times {
                let most = if troubled { 3_000 } else { 3 };
                let (delay, out, message) = (1 + self.below(most), out.clone(), message.clone());
                tokio::spawn(async move {
                    sleep(Duration::from_millis(delay.into())).await;
                    let _ = out.send(message);
                });
            }
        }
        Box::pin(std::future::ready(()))
    }

    fn subscribe(&self, table: TableId) -> BoxFuture<'_, Option<BusSubscription>> {
        let (out, messages) = mpsc::unbounded_channel();
        self.broker.shared().subscribers.push(Subscriber { table, process: self.process, out });
        let messages = futures_util::stream::unfold(messages, |mut messages| async {
            Some((messages.recv().await?, messages))
        });
        Box::pin(std::future::ready(Some(messages.boxed() as BusSubscription)))
    }

    fn put(&self, task: Task) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(async { self.put_again(task).await.map(drop) })
    }

    fn put_again(&self, task: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>> {
        Box::pin(async {
            self.reach().await?;
            let name = task.name();
            let status = self.broker.put(task);
            self.world.note(format_args!("process {} puts {name}: {status:?}", self.process));
            if self.is_troubled() && self.one_in(3) {
                self.world.fault(format_args!("the answer to {name} is lost"));
                return Err(BrokerError::of("the answer is lost"));
            }
            Ok(status)
        })
    }

    fn claim(&self, queue: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>> {
        Box::pin(async move {
            self.reach().await?;
            // Where nobody plays for days, nobody has to ask every other second.
            let patience = if self.world.state().deserted { CLAIM_TIMEOUT * 300 } else { CLAIM_TIMEOUT };
            let until = Instant::now() + patience;
            loop {
                if let Some((queued, unclaimed)) = self.broker.take(queue) {
                    let name = queued.task.name();
                    self.world.note(format_args!("process {} claims {name}", self.process));
                    let Queued { number, task, put, .. } = queued;
                    let claim = ModelClaim { bus: self.clone(), number, task, put, unclaimed };
                    return Ok(Some(Box::new(claim) as Box<dyn ClaimedTask>));
                }
                if Instant::now() >= until {
                    return Ok(None);
                }
                // New tasks are noticed at once, others when they are due.
                let next = self.broker.next_due(queue).map_or(until, |due| due.min(until));
                let _ = tokio::time::timeout_at(next, self.broker.tasks.notified()).await;
            }
        })
    }

    fn extend_interval(&self) -> Duration {
        TAKEOVER / 3
    }

    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(self.reach())
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

struct ModelClaim {
    bus: ProcessBus,
    number: u64,
    task: Task,
    put: Instant,
    unclaimed: u64,
}

impl ModelClaim {
    /// Tells the broker something, which may never arrive.
    fn tell(&self, tell: impl FnOnce(&Broker, u64) + Send + 'static) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let bus = &self.bus;
            let troubled = bus.is_troubled() && bus.one_in(3);
            if troubled || bus.world.has(bus.process, Kind::CutBus) || bus.life.is_dead() {
                bus.world.fault(format_args!("what becomes of {} is not heard", self.task.name()));
                return;
            }
            sleep(Duration::from_micros(200 + u64::from(bus.below(2_000)))).await;
            tell(&bus.broker, self.number);
        })
    }
}

impl ClaimedTask for ModelClaim {
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
        self.tell(Broker::finish)
    }

    fn release(&self, after: Duration) -> BoxFuture<'_, ()> {
        self.tell(move |broker, number| broker.delay(number, after))
    }

    fn extend(&self) -> BoxFuture<'_, ()> {
        self.tell(|broker, number| broker.delay(number, TAKEOVER))
    }
}
