//! The log as a model: exactly what the real backends promise, and every way in which they fail.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crosstable_core::rng::{Rng, Xoshiro, below};
use crosstable_store::{
    AppendError, Entry, Expired, Listing, Log, PlayerId, State, StoreError, TableId, Watch, check_append,
    check_growth, check_limit,
};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::life::Life;
use crate::plan::{Kind, Plan, generator, one_in};
use crate::world::World;

/// How long a process waits for the log.
const PATIENCE: Duration = Duration::from_secs(4);
/// How far behind a follower is.
const LAG: Duration = Duration::from_millis(1_500);

/// A table as it is stored.
#[derive(Default)]
pub(crate) struct Row {
    pub(crate) entries: Vec<Vec<u8>>,
    /// When each entry was stored.
    stored: Vec<Instant>,
    /// All listings, with the time from which each was the table's.
    listings: Vec<(Instant, Listing)>,
}

impl Row {
    fn listing_at(&self, when: Instant) -> Option<&Listing> {
        self.listings.iter().rev().find(|(from, _)| *from <= when).map(|(_, listing)| listing)
    }

    /// The table's listing now.
    pub(crate) fn listing(&self) -> Option<&Listing> {
        self.listings.last().map(|(_, listing)| listing)
    }

    fn length_at(&self, when: Instant) -> usize {
        self.stored.partition_point(|stored| *stored <= when)
    }
}

/// All tables.
#[derive(Default)]
pub(crate) struct Tables {
    pub(crate) rows: BTreeMap<TableId, Row>,
    removed: BTreeSet<TableId>,
}

/// Where everything is stored, whatever happens to processes.
#[derive(Clone)]
pub(crate) struct Storage {
    tables: Arc<Mutex<Tables>>,
    changed: watch::Sender<()>,
}

impl Default for Storage {
    fn default() -> Self {
        Storage { tables: Arc::default(), changed: watch::Sender::new(()) }
    }
}

impl Storage {
    /// What every table holds.
    pub(crate) fn entries(&self) -> BTreeMap<TableId, Vec<Vec<u8>>> {
        self.tables().rows.iter().map(|(table, row)| (*table, row.entries.clone())).collect()
    }

    /// The last entries of each table are gone; only of storage that is broken on purpose.
    pub(crate) fn lose_tails(&self) {
        for row in self.tables().rows.values_mut() {
            let left = row.entries.len().saturating_sub(2).max(1);
            row.entries.truncate(left);
            row.stored.truncate(left);
        }
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What becomes of a request.
struct Fate {
    there: Duration,
    back: Duration,
    /// The request never arrives, if the way is cut.
    lost: bool,
    answer_lost: bool,
    error: Option<StoreError>,
    /// Answered by a follower, which is behind.
    stale: bool,
}

/// One process's way to the storage.
#[derive(Clone)]
pub struct ModelLog {
    world: Arc<World>,
    storage: Storage,
    process: usize,
    life: Life,
    rng: Arc<Mutex<Xoshiro>>,
    closed: watch::Sender<bool>,
}

fn unreachable() -> StoreError {
    StoreError::Unreachable { place: "the model".into(), reason: "cut off".into(), waited: PATIENCE }
}

impl ModelLog {
    pub(crate) fn new(world: &Arc<World>, storage: &Storage, process: usize, life: Life) -> Self {
        let rng = generator(world.plan.seed, "log", process as u64 ^ world.elapsed() << 8);
        let (world, storage) = (Arc::clone(world), storage.clone());
        let (rng, closed) = (Arc::new(Mutex::new(rng)), watch::Sender::new(false));
        ModelLog { world, storage, process, life, rng, closed }
    }

    fn fate(&self, writes: bool) -> Fate {
        let has = |kind| self.world.has(self.process, kind);
        let (slow, lost_answers, failures) = (has(Kind::Slow), has(Kind::LostAnswers), has(Kind::Failures));
        let (full, stale) = (has(Kind::Full), has(Kind::StaleReads));
        let mut rng = self.rng.lock().unwrap_or_else(PoisonError::into_inner);
        let most = if slow { 1_500_000 } else { 3_000 };
        let mut delay = || Duration::from_micros(100 + u64::from(below(&mut *rng, most)));
        let (there, back) = (delay(), delay());
        let error = (writes && full).then(|| StoreError::Full { place: "the model".into() });
        let failed = writes && failures && one_in(&mut rng, 3);
        let reason = "a fault of the plan".into();
        let failed = failed.then(|| StoreError::Failed { place: "the model".into(), reason });
        let lost = one_in(&mut rng, 2);
        let answer_lost = writes && lost_answers && one_in(&mut rng, 3);
        let stale = !writes && stale && one_in(&mut rng, 3);
        Fate { there, back, lost, answer_lost, error: error.or(failed), stale }
    }

    /// Has the storage do something. It may be done although no answer comes, and also if nobody waits for it any more.
    /// The operation is told at which moment's state it looks.
    async fn ask<T: Send + 'static>(
        &self,
        writes: bool,
        operation: impl FnOnce(&World, &mut Tables, Instant) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        if *self.closed.borrow() {
            return Err(StoreError::Closed);
        }
        let fate = self.fate(writes);
        let (answer, answered) = oneshot::channel();
        let ModelLog { world, storage, process, life, .. } = self.clone();
        tokio::spawn(async move {
            sleep(fate.there).await;
            if world.has(process, Kind::CutLog) {
                world.fault(format_args!("process {process} does not reach the log"));
                if fate.lost {
                    sleep(PATIENCE).await;
                    return;
                }
                world.outlast(process, Kind::CutLog).await;
            }
            // A file has no network in front of it: what a dead process has not written, nobody writes.
            if !world.is_shared() && life.is_dead() {
                return;
            }
            if let Some(error) = fate.error {
                world.fault(format_args!("the log fails process {process}: {error:?}"));
                let _ = answer.send(Err(error));
                return;
            }
            if fate.stale {
                world.fault(format_args!("process {process} reads what is old"));
            }
            let when = if fate.stale { Instant::now().checked_sub(LAG) } else { None };
            let done = operation(&world, &mut storage.tables(), when.unwrap_or_else(Instant::now));
            if writes {
                storage.changed.send_replace(());
            }
            if fate.answer_lost {
                world.fault(format_args!("an answer of the log to process {process} is lost"));
                return;
            }
            sleep(fate.back).await;
            world.outlast(process, Kind::CutLog).await;
            let _ = answer.send(Ok(done));
        });
        match timeout(PATIENCE, answered).await {
            Ok(Ok(done)) => done,
            _ => Err(unreachable()),
        }
    }

    /// Damages one of the entries that were read.
    fn damage(&self, entries: &mut [Vec<u8>]) {
        if entries.is_empty() || !self.world.has(self.process, Kind::Corrupt) {
            return;
        }
        let mut rng = self.rng.lock().unwrap_or_else(PoisonError::into_inner);
        if one_in(&mut rng, 2) {
            return;
        }
        let number = below(&mut *rng, entries.len() as u32) as usize;
        let entry = &mut entries[number];
        let at = below(&mut *rng, entry.len() as u32) as usize;
        if one_in(&mut rng, 2) {
            entry.truncate(at);
        } else {
            entry[at] ^= 1 << (rng.next_u32() % 7);
        }
        drop(rng);
        self.world.fault(format_args!("process {} reads a damaged entry", self.process));
    }

    async fn find(
        &self,
        limit: usize,
        wanted: impl Fn(&Listing) -> bool + Send + 'static,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        self.ask(false, move |_, tables, when| {
            let rows = tables.rows.iter().filter_map(|(id, row)| Some((*id, row.listing_at(when)?.clone())));
            let mut found: Vec<_> = rows.filter(|(_, listing)| wanted(listing)).collect();
            found.sort_by_key(|(_, listing)| std::cmp::Reverse(listing.changed));
            found.truncate(limit);
            found
        })
        .await
    }
}

impl Log for ModelLog {
    type Watch = ModelWatch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        check_append(expected, &entries, listing.as_ref())?;
        let process = self.process;
        let append = move |world: &World, tables: &mut Tables, now: Instant| {
            let row = tables.rows.get(&table);
            let actual = row.map_or(0, |row| row.entries.len() as u64);
            if actual != expected {
                world.state().counts.conflicts += 1;
                world.note(format_args!("process {process}: conflict at {table}, {expected} is {actual}"));
                return Err(AppendError::Conflict { actual });
            }
            let bytes = row.map_or(0, |row| row.entries.iter().map(Vec::len).sum::<usize>());
            check_growth(expected, bytes as u64, &entries)?;
            tables.removed.remove(&table);
            let row = tables.rows.entry(table).or_default();
            row.stored.extend(entries.iter().map(|_| now));
            row.listings.extend(listing.map(|listing| (now, listing)));
            world.note(format_args!(
                "process {process} appends to {table} from {expected}: {}",
                entries.iter().map(|entry| String::from_utf8_lossy(entry)).collect::<Vec<_>>().join(" ")
            ));
            let checked = {
                let mut state = world.state();
                state.counts.appends += 1;
                // Tests of the model alone append what is no table's.
                let checked = !world.plan.tables.is_empty();
                if checked { state.truth.on_append(table, expected, &entries) } else { Ok(()) }
            };
            world.check(checked);
            row.entries.extend(entries);
            Ok(row.entries.len() as u64)
        };
        self.ask(true, append).await?
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.world.state().counts.reads += 1;
        let read = move |_: &World, tables: &mut Tables, when: Instant| {
            let row = tables.rows.get(&table)?;
            Some(row.entries.get(from as usize..row.length_at(when)).unwrap_or_default().to_vec())
        };
        let mut entries = self.ask(false, read).await?.unwrap_or_default();
        self.damage(&mut entries);
        Ok(entries)
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        let length = move |_: &World, tables: &mut Tables, when: Instant| {
            tables.rows.get(&table).map_or(0, |row| row.length_at(when) as u64)
        };
        self.ask(false, length).await
    }

    fn watch(&self, table: TableId, from: u64) -> ModelWatch {
        ModelWatch { log: self.clone(), changed: self.storage.changed.subscribe(), table, next: from }
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        let listing = move |_: &World, tables: &mut Tables, when: Instant| {
            tables.rows.get(&table)?.listing_at(when).cloned()
        };
        self.ask(false, listing).await
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.find(limit, move |listing| listing.public && listing.state == state).await
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.find(limit, move |listing| listing.members.contains(&player)).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        check_limit(limit)?;
        let expired = move |_: &World, tables: &mut Tables, when: Instant| {
            let rows = tables.rows.iter().filter_map(|(id, row)| Some((*id, row, row.listing_at(when)?)));
            let stale = rows.filter(|(_, _, listing)| listing.state == state && listing.changed < before);
            let mut stale: Vec<_> = stale
                .map(|(table, row, listing)| {
                    (listing.changed, Expired { table, length: row.length_at(when) as u64 })
                })
                .collect();
            stale.sort_by_key(|(changed, _)| *changed);
            stale.into_iter().map(|(_, expired)| expired).take(limit).collect()
        };
        self.ask(false, expired).await
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        let kept = self.find(usize::MAX, |listing| listing.state != State::Expired).await?;
        Ok(kept.into_iter().map(|(_, listing)| listing.changed).max())
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let ids = move |_: &World, tables: &mut Tables, _: Instant| {
            let ids = tables.rows.keys().copied();
            ids.filter(|id| after.is_none_or(|after| *id > after)).take(limit).collect()
        };
        self.ask(false, ids).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        let process = self.process;
        let remove = move |world: &World, tables: &mut Tables, _: Instant| {
            let actual = tables.rows.get(&table).map_or(0, |row| row.entries.len() as u64);
            if actual != expected {
                return Err(AppendError::Conflict { actual });
            }
            world.note(format_args!("process {process} removes {table} with {expected} entries"));
            let checked = world.state().truth.on_remove(table);
            world.check(checked);
            if tables.rows.remove(&table).is_some() {
                tables.removed.insert(table);
            }
            Ok(())
        };
        self.ask(true, remove).await?
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.ask(true, |_, _, _| ()).await
    }

    async fn close(&self) {
        self.closed.send_replace(true);
    }
}

/// Follows one table.
pub struct ModelWatch {
    log: ModelLog,
    changed: watch::Receiver<()>,
    table: TableId,
    next: u64,
}

impl Watch for ModelWatch {
    async fn next(&mut self) -> Result<Option<Entry>, StoreError> {
        let (world, process) = (Arc::clone(&self.log.world), self.log.process);
        let mut closed = self.log.closed.subscribe();
        loop {
            if *closed.borrow() {
                return Err(StoreError::Closed);
            }
            world.outlast(process, Kind::CutLog).await;
            let slow = world.has(process, Kind::Slow);
            let found = {
                let tables = self.log.storage.tables();
                let row = tables.rows.get(&self.table);
                if row.is_none() && tables.removed.contains(&self.table) {
                    return Ok(None);
                }
                row.and_then(|row| {
                    Some((*row.stored.get(self.next as usize)?, row.entries.get(self.next as usize)?.clone()))
                })
            };
            if let Some((stored, bytes)) = found {
                // Each follower hears of it at another time, but of everything in order.
                let lag = if slow { 2_000 } else { 2 + (self.next * 7 + process as u64 * 3) % 9 };
                let heard = stored + Duration::from_millis(lag);
                if heard > Instant::now() {
                    sleep_until(heard).await;
                }
                let number = self.next;
                self.next += 1;
                return Ok(Some(Entry { number, bytes }));
            }
            tokio::select! {
                biased;
                _ = closed.changed() => {}
                _ = self.changed.changed() => {}
            }
        }
    }
}

/// The model alone, without faults, for tests that compare it with the real backends.
#[derive(Clone)]
pub struct Model {
    world: Arc<World>,
    storage: Storage,
}

impl Model {
    /// A storage with nothing in it. It needs a runtime of tokio.
    pub fn new(seed: u64) -> Self {
        let quiet = Plan { tables: Vec::new(), faults: Vec::new(), processes: 2, ..Plan::new(seed) };
        Model { world: World::new(quiet, None, false), storage: Storage::default() }
    }

    /// Another process's way to it.
    pub fn open(&self) -> ModelLog {
        ModelLog::new(&self.world, &self.storage, 0, Life::default())
    }
}
