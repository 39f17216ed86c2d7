//! Tables to which nobody has come for long.
//!
//! They are removed in two steps. A sweep appends to the log of a table that it has expired; people no longer find it,
//! except those who sit there, and whoever of them comes brings it back. Only a table to which nobody comes for some
//! time after that is removed. And no sweep believes a clock that jumps: a wrong clock would make every table old.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crosstable_core::TableId;
use crosstable_protocol::Millis;
use crosstable_store::{Expired, MAX_LIMIT, State, StoreError};
use crosstable_table::Rejection;
use tokio::time::Instant;

use crate::app_state::AppState;
use crate::clock_check::{ClockFault, check_clock};
use crate::cluster::Task;
use crate::error::ApiError;
use crate::live_table::LiveTable;

/// How often expired tables are looked for.
const INTERVAL: Duration = Duration::from_mins(10);
/// How many are dealt with at a time, so that nobody who plays waits for it.
const BATCH: usize = 200;
/// The time between two batches.
const PAUSE: Duration = Duration::from_millis(200);
/// After so many appends that failed one after the other the rest waits for the next sweep.
const MAX_FAILURES: usize = 3;

/// What the sweeps of this process remember.
pub(crate) struct Sweeps {
    /// The time of day at the start, and the time since then that no clock can change.
    begun: (Millis, Instant),
    memory: Mutex<Memory>,
}

#[derive(Default)]
struct Memory {
    /// Why the last sweep was refused.
    fault: Option<ClockFault>,
    /// Tables that cannot expire because their logs are damaged or full.
    unmarkable: HashSet<TableId>,
}

impl Sweeps {
    pub(crate) fn new(now: Millis) -> Self {
        Sweeps { begun: (now, Instant::now()), memory: Mutex::default() }
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sweeps from time to time, forever. Where work is shared, every process says that it is time, and one of them does it.
pub(crate) async fn run_expiry(app: Arc<AppState>) {
    let after = app.config.expire.map(|after| after.map(|after| after.as_millis() as Millis));
    let (interval, grace) = (INTERVAL.as_millis() as Millis, app.config.grace.as_millis() as Millis);
    if after.iter().all(Option::is_none) {
        return;
    }
    // Whoever starts a server with a wrong clock has time to notice it.
    tokio::time::sleep(app.config.first_sweep).await;
    loop {
        if app.bus.is_shared() {
            app.put(Task::Expiry { span: app.now() / interval, after, grace }).await;
        } else {
            sweep(&app, after, grace).await;
        }
        // At the same times everywhere, or else the queue would not know that it is the same sweep.
        tokio::time::sleep(Duration::from_millis(interval - app.now() % interval)).await;
    }
}

/// Marks all tables that expired after these times, and removes those that were marked longer ago than the grace. Does
/// nothing if the clock cannot be trusted.
pub(crate) async fn sweep(app: &AppState, after: [Option<Millis>; 3], grace: Millis) {
    // All of it at the time that was checked, even if the clock is set meanwhile.
    let now = app.now();
    let swept = async {
        if may_sweep(app, now).await? {
            remove_expired(app, now.saturating_sub(grace)).await?;
            for (state, after) in [State::Lobby, State::Running, State::Ended].into_iter().zip(after) {
                if let Some(after) = after {
                    mark_stale(app, state, now.saturating_sub(after), now).await?;
                }
            }
        }
        Ok::<(), StoreError>(())
    };
    if let Err(error) = swept.await {
        app.storage_failed(&error);
    }
}

/// Whether the clock can be trusted. If not, that is said once, and again when the reason changes.
async fn may_sweep(app: &AppState, now: Millis) -> Result<bool, StoreError> {
    // Where people have changed nothing, there is nothing to compare the clock with, and nobody who needs the room.
    let Some(newest) = app.log.newest_change().await? else { return Ok(false) };
    let (begun, since) = app.sweeps.begun;
    let checked = check_clock(now, newest, begun + since.elapsed().as_millis() as Millis);
    let known = std::mem::replace(&mut app.sweeps.memory().fault, checked.err());
    if let Err(fault) = checked {
        app.metrics.sweeps_refused.inc();
        if known.is_none_or(|known| !known.is_like(fault)) {
            tracing::warn!("no table expires: {fault}");
        }
    }
    Ok(checked.is_ok())
}

/// Removes the tables that were marked before this time.
async fn remove_expired(app: &AppState, before: Millis) -> Result<(), StoreError> {
    loop {
        let mut removed = 0;
        let due = app.log.expired(State::Expired, before, BATCH).await?;
        for table in &due {
            // A table to which somebody has come in the meantime stays.
            if app.log.remove(table.table, table.length).await.is_ok() {
                removed += 1;
            }
        }
        if removed > 0 {
            tracing::info!(removed, "removed tables that expired long ago");
            app.metrics.expired.inc_by(removed);
        }
        if due.len() < BATCH || removed == 0 {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Marks the tables in this state that last changed before this time.
async fn mark_stale(app: &AppState, state: State, before: Millis, now: Millis) -> Result<(), StoreError> {
    // Those that stay as they are stand in front of the others, so as many more are asked for.
    let mut left = app.sweeps.memory().unmarkable.clone();
    let mut failures = 0;
    loop {
        let limit = (BATCH + left.len()).min(MAX_LIMIT);
        let mut stale = app.log.expired(state, before, limit).await?;
        let all = stale.len() < limit;
        stale.retain(|stale| !left.contains(&stale.table));
        if stale.is_empty() {
            return Ok(());
        }
        let (mut marked, mut unmarkable) = (0, Vec::new());
        for stale in stale {
            match mark(app, stale, now).await {
                Marked::Yes => {
                    (marked, failures) = (marked + 1, 0);
                    continue;
                }
                Marked::No => {}
                Marked::Damaged => unmarkable.push(stale.table),
                Marked::Full => {
                    unmarkable.push(stale.table);
                    failures += 1;
                }
                Marked::Failed => failures += 1,
            }
            left.insert(stale.table);
            if failures == MAX_FAILURES {
                break;
            }
        }
        if marked > 0 {
            tracing::info!(marked, "tables have expired; their people can bring them back");
            app.metrics.marked.inc_by(marked);
        }
        if !unmarkable.is_empty() {
            let tables = unmarkable.len();
            tracing::warn!(tables, "tables whose logs are damaged or full do not expire");
            app.sweeps.memory().unmarkable.extend(unmarkable);
        }
        if all || failures == MAX_FAILURES {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Whether a table has been marked.
enum Marked {
    Yes,
    /// Not now: somebody is there, or has just been.
    No,
    /// Its log cannot be read.
    Damaged,
    /// There is no room: in its log, or on the disk. Other tables will show which.
    Full,
    /// Storage does not answer.
    Failed,
}

/// Marks a table, if it is still as long as it was.
async fn mark(app: &AppState, stale: Expired, now: Millis) -> Marked {
    if app.has_room(stale.table) {
        return Marked::No;
    }
    let mut live = match LiveTable::load(app, stale.table).await {
        Ok(live) if live.table().length() == stale.length => live,
        Ok(_) | Err(ApiError::NoTable) => return Marked::No,
        Err(ApiError::Damaged) => return Marked::Damaged,
        Err(_) => return Marked::Failed,
    };
    let marked = live.submit_with(app, None, |session| {
        // A table that grows at this moment is in use.
        let unchanged = session.table().length() == stale.length;
        if unchanged { Ok(session.execute_expiry(now)) } else { Err(Rejection::Stale) }
    });
    match marked.await {
        Ok(Some(_)) => Marked::Yes,
        Ok(None) | Err(ApiError::Stale) => Marked::No,
        Err(ApiError::Storage) => Marked::Full,
        Err(_) => Marked::Failed,
    }
}
