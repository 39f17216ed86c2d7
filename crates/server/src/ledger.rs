//! Writing down and reading: the entries of a table, what the directory says of it, and what is to be done next.

use std::sync::atomic::Ordering;
use std::time::Instant;

use crosstable_core::TableId;
use crosstable_store::{AppendError, Log};
use crosstable_table::{Clock, Entry, Logged, Millis, Stage, Table};

use crate::commons::Task;
use crate::fault::Fault;
use crate::house::{House, encoded, listing};
use crate::room::damaged;

/// The directory hears of a table that goes on without other change as often as this, in milliseconds.
const LIST_EVERY: u64 = 10 * 60 * 1000;

impl<L: Log> House<L> {
    /// The lines of a table from this number on.
    pub(crate) async fn lines(&self, id: TableId, from: u64) -> Result<Vec<Logged>, Fault> {
        let stored = self.log.read(id, from).await.map_err(|error| self.storage_failed(&error))?;
        let lines: Result<_, _> = stored.iter().map(|bytes| serde_json::from_slice(bytes)).collect();
        lines.map_err(|error| damaged(id, &error))
    }

    /// Appends lines to a table that is as long as `table`. `listed` says when the directory last heard of it.
    ///
    /// What the house has to do next is put into the shared queue at the same time. Both are stored before this
    /// returns, so that whoever hears of a move may rely on the bot's answer to it, whichever process dies. False if only
    /// the lines are.
    pub(crate) async fn write(
        &self,
        table: &Table,
        lines: &[Logged],
        listed: &mut Millis,
    ) -> Result<bool, AppendError> {
        let at = lines[0].entry.at();
        let moves_only =
            lines.iter().all(|line| matches!(line.entry, Entry::Played { .. } | Entry::Undone { .. }));
        // Most moves change nothing in the listing.
        let news = !moves_only || at >= *listed + LIST_EVERY;
        let after = if news || self.commons.is_shared() { after(table, lines) } else { None };
        let listed_as = after.as_ref().filter(|_| news).map(|after| listing(after, at));
        let tasks = after.filter(|_| self.commons.is_shared()).map(|after| next_tasks(table, &after));
        let begun = Instant::now();
        let append = self.log.append(table.id(), table.length(), encoded(lines), listed_as);
        let (appended, put) = tokio::join!(append, self.put_all(tasks.unwrap_or_default()));
        appended?;
        self.meter.appended(begun.elapsed());
        let moves = lines.iter().filter(|line| matches!(line.entry, Entry::Played { .. }));
        self.meter.moves.fetch_add(moves.count() as u64, Ordering::Relaxed);
        if news {
            *listed = at;
        }
        Ok(put)
    }

    async fn put_all(&self, tasks: Vec<Task>) -> bool {
        let mut put = true;
        for task in tasks {
            put &= self.put(task).await;
        }
        put
    }

    /// Puts a task into the queue, and says whether it is there. If it is not, the rooms of the table will see that
    /// nothing happens.
    pub(crate) async fn put(&self, task: Task) -> bool {
        let name = task.name();
        let put = self.commons.put(task).await;
        if let Err(trouble) = &put {
            self.meter.broker_failures.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%trouble, name, "a task cannot be put into the queue");
        }
        put.is_ok()
    }
}

/// The table as it will be.
fn after(table: &Table, lines: &[Logged]) -> Option<Table> {
    let mut after = table.clone();
    let fits = lines.iter().all(|line| after.apply_logged(line).is_ok());
    fits.then_some(after)
}

/// What the house has to do because of a change.
fn next_tasks(before: &Table, after: &Table) -> Vec<Task> {
    let (table, turned) = (after.id(), after.turned());
    let mut tasks = Vec::new();
    let moved_on = turned != before.turned();
    if after.bot_to_move().is_some() && (moved_on || before.bot_to_move().is_none()) {
        // A bot may be asked twice about one position if its seat's owner came back in between and went again.
        let mark = if moved_on { 0 } else { after.length() };
        tasks.push(Task::Bot { table, turned, mark });
    }
    let starts = before.stage() == Stage::Lobby && after.stage() == Stage::Running;
    if starts && after.clock() != Clock::Off {
        tasks.push(Task::Clock { table, mark: 0 });
    }
    tasks
}
