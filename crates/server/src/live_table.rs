//! A table that is being served or worked on: its session, and **the one loop that changes it**: execute, append, commit.

use std::cmp::Ordering;

use crosstable_core::TableId;
use crosstable_fair::Receipt;
use crosstable_protocol::{Clock, Command, Millis, Stage};
use crosstable_store::AppendError;
use crosstable_table::{
    BotTask, Committed, Decision, Entry, Key, LogEntry, Origin, Rejection, Table, TableSession,
};
use tokio::time::Instant;

use crate::app_state::AppState;
use crate::cluster::Task;
use crate::error::ApiError;
use crate::listing::listing;
use crate::log_lines::log_ended;

/// How often a command is decided again because another process was first.
const ATTEMPTS: usize = 8;
/// How often the listing of a table is refreshed while only moves are made, in milliseconds.
const RELIST_INTERVAL: Millis = 10 * 60 * 1000;

/// A table in the hands of this process. Other processes may change it, too.
pub(crate) struct LiveTable {
    pub(crate) session: TableSession,
    /// Entries that became part of the table since this was last emptied.
    pub(crate) fresh: Vec<Committed>,
    /// The seed of the bots at this table.
    pub(crate) bot_seed: u64,
    /// Whether a bot is due whose task did not get into the queue.
    pub(crate) task_missing: bool,
    /// When the listing was last refreshed.
    listed: Millis,
}

impl LiveTable {
    /// Reads the table from the log.
    pub(crate) async fn load(app: &AppState, id: TableId) -> Result<Self, ApiError> {
        let log = app.entries(id, 0).await?;
        if log.is_empty() {
            return Err(ApiError::NoTable);
        }
        let session = TableSession::load(&log).map_err(|error| damaged(id, &error))?;
        let bot_seed = u64::from_be_bytes(app.random_bytes());
        Ok(LiveTable { session, fresh: Vec::new(), bot_seed, task_missing: false, listed: 0 })
    }

    pub(crate) fn table(&self) -> &Table {
        self.session.table()
    }

    /// Reads what other processes have appended.
    pub(crate) async fn catch_up(&mut self, app: &AppState) -> Result<(), ApiError> {
        for entry in app.entries(self.table().id(), self.table().length()).await? {
            self.on_log(entry)?;
        }
        Ok(())
    }

    /// Makes the next entry of the log part of the table.
    pub(crate) fn on_log(&mut self, entry: LogEntry) -> Result<(), ApiError> {
        let id = self.table().id();
        self.fresh.push(self.session.on_log(entry).map_err(|error| damaged(id, &error))?);
        Ok(())
    }

    /// Carries out a command. Returns the number of the first entry it led to, or nothing if it changed nothing.
    pub(crate) async fn submit(
        &mut self,
        app: &AppState,
        origin: Origin,
        key: Option<Key>,
        command: &Command,
    ) -> Result<Option<u64>, ApiError> {
        self.submit_with(app, key, |session| session.execute(origin, app.now(), key, command)).await
    }

    /// The same for anything that makes a decision.
    pub(crate) async fn submit_with(
        &mut self,
        app: &AppState,
        key: Option<Key>,
        execute: impl Fn(&TableSession) -> Result<Decision, Rejection>,
    ) -> Result<Option<u64>, ApiError> {
        // Other processes may have appended what has not arrived here yet.
        let mut is_current = !app.config.shared;
        for _ in 0..ATTEMPTS {
            if let Some(number) = self.done(key) {
                return Ok(Some(number));
            }
            let decision = match execute(&self.session) {
                Ok(decision) if !decision.is_empty() => decision,
                _ if !is_current => {
                    // Nobody is refused because of an old state.
                    is_current = true;
                    self.catch_up(app).await?;
                    continue;
                }
                Ok(_) => return Ok(None),
                Err(rejection) => return Err(rejection.into()),
            };
            let number = self.table().length();
            match self.append(app, &decision).await {
                Ok(()) => {
                    self.fresh.extend(self.session.commit(decision));
                    return Ok(Some(number));
                }
                Err(AppendError::Conflict { .. }) => {
                    app.metrics.conflicts.inc();
                    self.catch_up(app).await?;
                }
                Err(AppendError::Store(error)) => {
                    let failed = app.storage_failed(&error);
                    // It may have reached the disk all the same, and then it counts.
                    self.catch_up(app).await?;
                    return self.done(key).map(Some).ok_or(failed);
                }
            }
        }
        Err(ApiError::Busy)
    }

    /// A client shows the receipt of the last entry that it was told of. If the log has another one there, or none, the
    /// people at the table are told (T-17).
    pub(crate) async fn compare(
        &mut self,
        app: &AppState,
        number: u64,
        receipt: Receipt,
        seated: bool,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            let table = self.table();
            let length = table.length();
            let stored = match number.cmp(&(length - 1)) {
                Ordering::Equal => table.head(),
                Ordering::Greater => None,
                Ordering::Less => {
                    let told = app.entries(table.id(), number).await?;
                    told.first().and_then(|line| line.head)
                }
            };
            if stored == Some(receipt.head()) {
                return Ok(());
            }
            // Only the append proves that the log is no longer than this. If others have appended, it is compared again.
            let dispute = |session: &TableSession| {
                let stored = if session.table().length() == length { stored } else { Some(receipt.head()) };
                Ok(session.execute_dispute(app.now(), number, receipt, stored, seated))
            };
            if let Some(number) = self.submit_with(app, None, dispute).await? {
                let table = self.table().id();
                tracing::error!(%table, number, "the log is not the one that a client was told of: was it restored?");
                app.metrics.disputes.inc();
                return Ok(());
            }
            if self.table().length() == length {
                return Ok(());
            }
        }
        Err(ApiError::Busy)
    }

    fn done(&self, key: Option<Key>) -> Option<u64> {
        key.and_then(|key| self.table().done(key))
    }

    /// Plays a bot's move; false if the game has moved on without it.
    pub(crate) async fn play_for_bot(
        &mut self,
        app: &AppState,
        task: &BotTask,
        token: String,
    ) -> Result<bool, ApiError> {
        // A bot can be wrong about the rules; the first legal move is never refused.
        for token in [token, task.legal[0].clone()] {
            match self.submit(app, task.origin, None, &task.play(token)).await {
                Ok(_) => return Ok(true),
                Err(ApiError::Stale) => {
                    app.metrics.tasks_late.inc();
                    return Ok(false);
                }
                Err(ApiError::Refused(refusal)) => {
                    tracing::warn!(game = %task.game, %refusal, "a bot's move was refused");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(false)
    }

    /// Appends a decision to the log. The tasks that follow from it are put into the shared queue at the same time, so
    /// that both are stored before anybody hears of the move, and a bot answers it even if this process dies.
    async fn append(&mut self, app: &AppState, decision: &Decision) -> Result<(), AppendError> {
        let (before, after) = (self.table(), decision.after());
        let at = decision.entries().next().map_or(0, |line| line.entry.at());
        let is_move = |line: &LogEntry| matches!(line.entry, Entry::Played { .. });
        let only_moves =
            decision.entries().all(|line| is_move(line) || matches!(line.entry, Entry::Undone { .. }));
        // Most moves change nothing in the listing.
        let relists = !only_moves || before.is_expired() || at >= self.listed + RELIST_INTERVAL;
        let listing = relists.then(|| listing(after, after.changed()));
        let tasks = if app.bus.is_shared() { next_tasks(before, after) } else { Vec::new() };
        let begun = Instant::now();
        let append = app.log.append(before.id(), before.length(), &mut decision.entries(), listing);
        let (appended, queued) = tokio::join!(append, app.put_all(tasks));
        appended?;
        let took = begun.elapsed();
        app.metrics.append_seconds.observe(took.as_secs_f64());
        app.metrics.notices.appended(took);
        if !only_moves && before.stage() != Stage::Ended && after.stage() == Stage::Ended {
            app.metrics.tables_ended.inc();
            log_ended(after);
        }
        app.metrics.moves.inc_by(decision.entries().filter(|line| is_move(line)).count() as u64);
        self.task_missing = !queued;
        if relists {
            self.listed = at;
        }
        Ok(())
    }
}

impl AppState {
    /// The entries of a table from this number on.
    pub(crate) async fn entries(&self, id: TableId, from: u64) -> Result<Vec<LogEntry>, ApiError> {
        let stored = self.log.read(id, from).await.map_err(|error| self.storage_failed(&error))?;
        let entries: Result<_, _> = stored.iter().map(|bytes| LogEntry::read(bytes)).collect();
        entries.map_err(|error| damaged(id, &error))
    }

    /// Puts the tasks of a table into the shared queue that runs from its beginning.
    pub(crate) async fn put_first_tasks(&self, table: &Table) {
        if !self.bus.is_shared() {
            return;
        }
        if table.bot_to_move().is_some() {
            self.put(Task::Bot { table: table.id(), turned: table.turned(), mark: 0 }).await;
        }
        if table.clock() != Clock::Off {
            self.put(Task::Clock { table: table.id(), mark: 0 }).await;
        }
    }

    async fn put_all(&self, tasks: Vec<Task>) -> bool {
        let mut queued = true;
        for task in tasks {
            queued &= self.put(task).await;
        }
        queued
    }

    /// Puts a task into the queue, and says whether it is there. If it is not, the rooms of the table will notice that
    /// nothing happens.
    pub(crate) async fn put(&self, task: Task) -> bool {
        let name = task.name();
        let put = self.bus.put(task).await;
        if let Err(error) = &put {
            self.metrics.broker_failures.inc();
            tracing::warn!(%error, name, "a task cannot be put into the queue");
        }
        put.is_ok()
    }
}

/// The tasks that a change makes due.
fn next_tasks(before: &Table, after: &Table) -> Vec<Task> {
    let (table, turned) = (after.id(), after.turned());
    let mut tasks = Vec::new();
    let moved_on = turned != before.turned();
    if after.bot_to_move().is_some() && (moved_on || before.bot_to_move().is_none()) {
        // A bot may be asked twice about one position if its seat's owner came back in between and left again.
        let mark = if moved_on { 0 } else { after.length() };
        tasks.push(Task::Bot { table, turned, mark });
    }
    let starts = before.stage() != Stage::Running && after.stage() == Stage::Running;
    if starts && after.clock() != Clock::Off {
        tasks.push(Task::Clock { table, mark: 0 });
    }
    tasks
}

/// Logs that a table's log cannot be read.
pub(crate) fn damaged(id: TableId, error: &dyn std::error::Error) -> ApiError {
    tracing::error!(table = %id, %error, "the log of a table cannot be read");
    ApiError::Damaged
}
