//! Deployments that are broken on purpose, at the edges of the real code: in the storage, on the bus, on the way to the
//! clients, and in the clients. Each shows that the checks find what it does.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crosstable_core::rng::{Xoshiro, below};
use crosstable_server::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, QueueName, Task, TaskStatus,
};
use crosstable_store::{AppendError, Expired, Listing, Log, PlayerId, State, StoreError, TableId};

use crate::bus::ProcessBus;
use crate::plan::{Plan, generator, one_in};
use crate::world::World;

macro_rules! variants {
    ($($(#[doc = $text:literal])+ $name:ident,)*) => {
        /// What is broken.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Variant { $($(#[doc = $text])+ $name,)* }

        impl Variant {
            /// All of them.
            pub const ALL: &[Variant] = &[$(Variant::$name,)*];
        }
    };
}

variants! {
    /// Some appends are acknowledged and never stored.
    AckWithoutAppend,
    /// Appends are acknowledged at once and stored later.
    AckBeforeAppend,
    /// An append that conflicts is stored at the end all the same.
    SkipConflictCheck,
    /// A conflict is told as success.
    ConflictAsSuccess,
    /// Some appends are stored twice.
    AppendTwice,
    /// Only the first of several entries is stored.
    PartialAppend,
    /// Several entries are stored in reverse order.
    ReversedEntries,
    /// Entries are changed when they are stored.
    AlteredEntry,
    /// What was read once is returned for ever.
    TrustStaleRead,
    /// Reading leaves out an entry.
    ReadSkipsEntry,
    /// Reading returns another table.
    MixedTables,
    /// Listings are not replaced.
    DroppedListing,
    /// People's lists of tables are empty.
    EmptyLists,
    /// Sweeps are told that living tables have expired.
    EagerExpiry,
    /// When a process starts, the last entries are gone.
    LostTail,
    /// All randomness is the same.
    SameSeeds,
    /// Tasks are not put into the queue.
    DropTasks,
    /// All tasks of a table are taken for the first.
    TasksLookAlike,
    /// Nobody gets a task.
    NoClaims,
    /// Tasks are claimed, and the process that claims them gets another table's.
    MixedTasks,
    /// The server gets another id when a command is sent a second time.
    FreshIdOnResend,
    /// After a reconnection commands are not sent again.
    NoResend,
    /// Some patches are not applied.
    MissedPatch,
    /// Some answers do not arrive.
    DropAnswers,
    /// Answers name another entry.
    WrongAnswerNumber,
    /// What is done is told as refused.
    DoneAsRefused,
    /// What is refused is told as done.
    RefusedAsDone,
    /// Spectators see what a seat sees.
    LeakHand,
    /// Nobody's draws are hidden.
    LeakDraws,
    /// Events are told with another time.
    AlteredEvent,
    /// The welcome shows the table as it was before the last event.
    StaleWelcome,
    /// Receipts are those of nothing.
    ForgedReceipt,
    /// Of the events that were missed, the first is not told.
    MissedIsShort,
}

impl Variant {
    /// The run of a seed in which this can show: a bus needs several processes, expiry needs days.
    pub fn plan(self, seed: u64) -> Plan {
        let mut plan = Plan::new(seed);
        let needs_bus = matches!(
            self,
            Variant::DropTasks
                | Variant::TasksLookAlike
                | Variant::NoClaims
                | Variant::MixedTasks
                | Variant::SkipConflictCheck
                | Variant::ConflictAsSuccess
                | Variant::TrustStaleRead
        );
        if needs_bus && plan.processes == 1 {
            plan.processes = 2;
        }
        plan.days |= self == Variant::EagerExpiry;
        plan
    }
}

/// What was read first of each table, from which entry on.
type FirstRead = BTreeMap<(TableId, u64), Vec<Vec<u8>>>;

/// A log that may be broken.
pub(crate) struct BrokenLog<L> {
    world: Arc<World>,
    log: Arc<L>,
    rng: Mutex<Xoshiro>,
    first: Mutex<FirstRead>,
}

impl<L: Log> BrokenLog<L> {
    pub(crate) fn new(world: &Arc<World>, log: L) -> Self {
        let rng = generator(world.plan.seed, "broken", world.elapsed());
        let (world, log) = (Arc::clone(world), Arc::new(log));
        BrokenLog { world, log, rng: Mutex::new(rng), first: Mutex::default() }
    }

    fn is(&self, variant: Variant) -> bool {
        self.world.is_broken(variant)
    }

    fn one_in(&self, n: u32) -> bool {
        one_in(&mut self.rng.lock().unwrap_or_else(PoisonError::into_inner), n)
    }
}

impl<L: Log> Log for BrokenLog<L> {
    type Watch = L::Watch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        mut entries: Vec<Vec<u8>>,
        mut listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        let claimed = expected + entries.len() as u64;
        if self.is(Variant::AckWithoutAppend) && expected > 0 && self.one_in(10) {
            return Ok(claimed);
        }
        if self.is(Variant::AckBeforeAppend) && expected > 0 {
            let log = Arc::clone(&self.log);
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(300)).await;
                let _ = log.append(table, expected, entries, listing).await;
            });
            return Ok(claimed);
        }
        if self.is(Variant::PartialAppend) {
            entries.truncate(1);
        }
        if self.is(Variant::ReversedEntries) && expected > 0 {
            entries.reverse();
        }
        if self.is(Variant::AlteredEntry) && expected > 0 && self.one_in(10) {
            let text = String::from_utf8_lossy(&entries[0]).replacen("\"at\":1", "\"at\":2", 1);
            entries[0] = text.into_bytes();
        }
        if self.is(Variant::DroppedListing) && expected > 0 {
            listing = None;
        }
        let again =
            (self.is(Variant::AppendTwice) && expected > 0 && self.one_in(10)).then(|| entries.clone());
        let once_more = self.is(Variant::SkipConflictCheck).then(|| entries.clone());
        let appended = self.log.append(table, expected, entries, listing).await;
        if let (Ok(length), Some(entries)) = (&appended, again) {
            let _ = self.log.append(table, *length, entries, None).await;
        }
        if let (Err(AppendError::Conflict { actual }), Some(entries)) = (&appended, once_more) {
            return self.log.append(table, *actual, entries, None).await.map(|_| claimed);
        }
        match appended {
            Ok(_) if self.is(Variant::PartialAppend) => Ok(claimed),
            Err(AppendError::Conflict { .. }) if self.is(Variant::ConflictAsSuccess) => Ok(claimed),
            appended => appended,
        }
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        if self.is(Variant::MixedTables) {
            let tables = self.log.tables(None, 10).await?;
            if let Some(other) = tables.into_iter().find(|other| *other != table) {
                return self.log.read(other, from).await;
            }
        }
        let mut entries = self.log.read(table, from).await?;
        if self.is(Variant::TrustStaleRead) && !entries.is_empty() {
            let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
            return Ok(first.entry((table, from)).or_insert(entries).clone());
        }
        if self.is(Variant::ReadSkipsEntry) && entries.len() > 2 {
            entries.remove(1);
        }
        Ok(entries)
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        self.log.len(table).await
    }

    fn watch(&self, table: TableId, from: u64) -> L::Watch {
        self.log.watch(table, from)
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        self.log.listing(table).await
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        self.log.public_tables(state, limit).await
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        if self.is(Variant::EmptyLists) {
            return Ok(Vec::new());
        }
        self.log.tables_of(player, limit).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        if !self.is(Variant::EagerExpiry) {
            return self.log.expired(state, before, limit).await;
        }
        let mut all = Vec::new();
        for table in self.log.tables(None, limit).await? {
            all.push(Expired { table, length: self.log.len(table).await? });
        }
        Ok(all)
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        self.log.newest_change().await
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.log.tables(after, limit).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        self.log.remove(table, expected).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.log.probe().await
    }

    async fn close(&self) {
        self.log.close().await;
    }
}

/// A bus that may be broken.
pub(crate) struct BrokenBus {
    world: Arc<World>,
    bus: ProcessBus,
}

impl BrokenBus {
    pub(crate) fn new(world: &Arc<World>, bus: ProcessBus) -> Self {
        BrokenBus { world: Arc::clone(world), bus }
    }

    /// The task as the broken bus takes it; none if it loses it.
    fn taken(&self, task: Task) -> Option<Task> {
        if self.world.is_broken(Variant::DropTasks) {
            return None;
        }
        Some(match task {
            Task::Bot { table, .. } if self.world.is_broken(Variant::TasksLookAlike) => {
                Task::Bot { table, turned: 0, mark: 0 }
            }
            Task::Clock { table, .. } if self.world.is_broken(Variant::TasksLookAlike) => {
                Task::Clock { table, mark: 0 }
            }
            Task::Bot { turned, mark, .. } if self.world.is_broken(Variant::MixedTasks) => {
                Task::Bot { table: TableId::new([9; 16]), turned, mark }
            }
            Task::Clock { mark, .. } if self.world.is_broken(Variant::MixedTasks) => {
                Task::Clock { table: TableId::new([9; 16]), mark }
            }
            task => task,
        })
    }
}

impl ClusterBus for BrokenBus {
    fn is_shared(&self) -> bool {
        self.bus.is_shared()
    }

    fn publish(&self, table: TableId, message: BusMessage) -> BoxFuture<'_, ()> {
        self.bus.publish(table, message)
    }

    fn subscribe(&self, table: TableId) -> BoxFuture<'_, Option<BusSubscription>> {
        self.bus.subscribe(table)
    }

    fn put(&self, task: Task) -> BoxFuture<'_, Result<(), BrokerError>> {
        match self.taken(task) {
            Some(task) => self.bus.put(task),
            None => Box::pin(std::future::ready(Ok(()))),
        }
    }

    fn put_again(&self, task: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>> {
        match self.taken(task) {
            Some(task) => self.bus.put_again(task),
            None => Box::pin(std::future::ready(Ok(TaskStatus::Waiting))),
        }
    }

    fn claim(&self, queue: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>> {
        if self.world.is_broken(Variant::NoClaims) {
            return Box::pin(async {
                tokio::time::sleep(Duration::from_secs(2)).await;
                Ok(None)
            });
        }
        self.bus.claim(queue)
    }

    fn extend_interval(&self) -> Duration {
        self.bus.extend_interval()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>> {
        self.bus.check()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.bus.close()
    }
}

/// Whether the thing that happens in one of so many cases happens now.
pub(crate) fn now_and_then(rng: &mut Xoshiro) -> bool {
    below(rng, 10) == 0
}
