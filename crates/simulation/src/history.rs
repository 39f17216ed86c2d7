//! Histories of a log: what was asked, when, and what was answered; and whether one log explains all of it.
//!
//! A history is linearizable if every operation can have happened at one moment between its question and its answer.
//! For a log whose entries are all different that can be decided without a search: the entries that are stored in the
//! end give the order of the appends, and every other answer must fit into it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crosstable_store::{AppendError, Expired, Listing, Log, PlayerId, State, StoreError, TableId};

/// What came of an append.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    /// No answer came, or none that tells.
    Unknown,
    /// It was stored, and this is the length then.
    Stored(u64),
    /// The log had this length.
    Conflict(u64),
    /// From an append or a read: the entries from a number on.
    Read(Vec<Vec<u8>>),
}

/// One question and its answer.
#[derive(Clone, Debug)]
struct Operation {
    table: TableId,
    /// When it was asked and answered, counted in questions and answers.
    asked: u64,
    answered: Option<u64>,
    /// The expected length, or the first number that is read.
    from: u64,
    /// What is appended; nothing if it is a read.
    entries: Vec<Vec<u8>>,
    outcome: Outcome,
    /// Whether the answer may be old.
    lenient: bool,
}

#[derive(Default)]
struct Operations {
    clock: u64,
    all: Vec<Operation>,
}

/// Everything that was asked of a log and answered.
#[derive(Clone, Default)]
pub struct History(Arc<Mutex<Operations>>);

impl History {
    fn operations(&self) -> MutexGuard<'_, Operations> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, table: TableId, from: u64, entries: Vec<Vec<u8>>) -> usize {
        let mut operations = self.operations();
        operations.clock += 1;
        let asked = operations.clock;
        let outcome = Outcome::Unknown;
        operations.all.push(Operation {
            table,
            asked,
            answered: None,
            from,
            entries,
            outcome,
            lenient: false,
        });
        operations.all.len() - 1
    }

    fn answer(&self, number: usize, outcome: Outcome, lenient: bool) {
        let mut operations = self.operations();
        operations.clock += 1;
        let answered = operations.clock;
        let operation = &mut operations.all[number];
        (operation.answered, operation.outcome, operation.lenient) = (Some(answered), outcome, lenient);
    }

    /// How many operations were recorded.
    pub fn len(&self) -> usize {
        self.operations().all.len()
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Checks the history against what is stored in the end. Tables that are not among these are left out.
    pub fn check(&self, stored: &BTreeMap<TableId, Vec<Vec<u8>>>) -> Result<(), String> {
        let operations = self.operations();
        for (table, log) in stored {
            let own = operations.all.iter().filter(|operation| operation.table == *table);
            check_table(log, &own.collect::<Vec<_>>()).map_err(|what| format!("at {table}: {what}"))?;
        }
        Ok(())
    }
}

/// Whether a log holds these entries from a number on.
fn holds(log: &[Vec<u8>], from: u64, entries: &[Vec<u8>]) -> bool {
    log.get(from as usize..from as usize + entries.len()) == Some(entries)
}

/// Whether the same entries were appended at the same place a second time.
fn has_twin(operation: &Operation, operations: &[&Operation]) -> bool {
    let is_same = |other: &&&Operation| other.from == operation.from && other.entries == operation.entries;
    operations.iter().filter(is_same).count() > 1
}

fn check_table(log: &[Vec<u8>], operations: &[&Operation]) -> Result<(), String> {
    // The length that each answer proves the log to have had by then.
    let mut proved: Vec<(u64, u64)> = Vec::new();
    for operation in operations {
        let Operation { from, entries, outcome, .. } = operation;
        let end = from + entries.len() as u64;
        let length = match outcome {
            Outcome::Unknown => None,
            Outcome::Stored(length) if *length != end => {
                return Err(format!("an append from {from} to {end} was told to end at {length}"));
            }
            Outcome::Stored(_) if !holds(log, *from, entries) => {
                return Err(format!("the acknowledged entries {from} to {end} are not in the log"));
            }
            Outcome::Stored(length) => Some(*length),
            Outcome::Conflict(actual) if actual == from => {
                return Err(format!("an append that expected {from} conflicted with {actual}"));
            }
            // Another process may have decided the same at the same time.
            Outcome::Conflict(_) if holds(log, *from, entries) && !has_twin(operation, operations) => {
                return Err(format!("an append from {from} conflicted and is in the log"));
            }
            Outcome::Conflict(actual) if *actual > log.len() as u64 => {
                return Err(format!("a conflict told of {actual} entries, and there are {}", log.len()));
            }
            Outcome::Conflict(actual) => Some(*actual),
            Outcome::Read(read) if !read.is_empty() && !holds(log, *from, read) => {
                return Err(format!("{} entries that were read from {from} are not in the log", read.len()));
            }
            Outcome::Read(read) if read.is_empty() => None,
            Outcome::Read(read) => Some(from + read.len() as u64),
        };
        if let (Some(length), Some(answered)) = (length, operation.answered) {
            proved.push((answered, length));
        }
    }
    proved.sort_unstable();
    let mut longest = 0;
    for (_, length) in &mut proved {
        longest = longest.max(*length);
        *length = longest;
    }
    for operation in operations.iter().filter(|operation| !operation.lenient) {
        let before = proved.partition_point(|(answered, _)| *answered < operation.asked);
        let Some((_, length)) = before.checked_sub(1).map(|last| proved[last]) else { continue };
        let Operation { from, outcome, .. } = operation;
        let seen = match outcome {
            Outcome::Unknown => continue,
            // It happened when the log was as long as it expected.
            Outcome::Stored(_) => *from,
            Outcome::Conflict(actual) => *actual,
            Outcome::Read(read) if read.is_empty() && length > *from => *from,
            Outcome::Read(read) => from + read.len() as u64,
        };
        if seen < length && !matches!(outcome, Outcome::Read(_) if *from >= length) {
            return Err(format!(
                "{length} entries had been told of, and later {outcome:?} from {from} was true"
            ));
        }
    }
    Ok(())
}

/// A log of which everything is recorded.
pub struct Recorded<L> {
    log: L,
    history: History,
    /// Whether answers of this moment may be old or damaged.
    lenient: Box<dyn Fn() -> bool + Send + Sync>,
}

impl<L: Log> Recorded<L> {
    /// Records into this history. Answers that come while `lenient` says so need not be true any more.
    pub fn new(log: L, history: &History, lenient: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Recorded { log, history: history.clone(), lenient: Box::new(lenient) }
    }
}

impl<L: Log> Log for Recorded<L> {
    type Watch = L::Watch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        let number = self.history.ask(table, expected, entries.clone());
        let appended = self.log.append(table, expected, entries, listing).await;
        let outcome = match &appended {
            Ok(length) => Outcome::Stored(*length),
            Err(AppendError::Conflict { actual }) => Outcome::Conflict(*actual),
            Err(AppendError::Store(_)) => Outcome::Unknown,
        };
        self.history.answer(number, outcome, false);
        appended
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let before = (self.lenient)();
        let number = self.history.ask(table, from, Vec::new());
        let read = self.log.read(table, from).await;
        let lenient = before || (self.lenient)();
        let outcome = match &read {
            Ok(entries) if !lenient => Outcome::Read(entries.clone()),
            _ => Outcome::Unknown,
        };
        self.history.answer(number, outcome, lenient);
        read
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
        self.log.tables_of(player, limit).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        self.log.expired(state, before, limit).await
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
