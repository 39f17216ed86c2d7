//! Tasks of the shared queue: any process that is free does them, and if it dies another takes over.
//!
//! A task only says that there may be something to do. The worker reads the table, and what comes of it is stored by the
//! same optimistic append as everything else; so a task that is done twice has one effect. The bot itself gets the view
//! of its seat and nothing more, as in a room.

mod cache;

pub(crate) use self::cache::TableCache;

use std::sync::Arc;
use std::time::Duration;

use crosstable_core::TableId;
use crosstable_protocol::Stage;
use crosstable_table::BotTask;
use tokio::sync::Semaphore;

use crate::app_state::AppState;
use crate::bots::Waited;
use crate::cluster::{ClaimedTask, QueueName, Task};
use crate::error::ApiError;
use crate::live_table::LiveTable;

/// How many tasks of one queue a process holds at once; most of them only wait until the bot may move.
const MAX_CLAIMED: usize = 64;
/// A task that was put before its entry was stored waits this long between two looks,
const ENTRY_DELAY: Duration = Duration::from_millis(100);
/// and this long altogether, longer than any append takes.
const ENTRY_TIMEOUT: Duration = Duration::from_mins(1);
/// The queue does not keep tasks forever: a clock as old as this is put there again.
const RENEWAL_AGE: Duration = Duration::from_hours(24);
/// When storage is in trouble, the task is released for this time.
const RETRY_DELAY: Duration = Duration::from_millis(500);
/// The task of a table that this process cannot read is released for this time.
const UNREADABLE_DELAY: Duration = Duration::from_mins(1);

/// What became of a task.
enum Outcome {
    /// It led to something.
    Done,
    /// There was nothing left to do.
    Idle,
    /// Somebody has to try again after this time.
    Retry(Duration),
}

/// Claims tasks and does them until the server closes.
pub(crate) async fn run_worker(app: Arc<AppState>, queue: QueueName) {
    let permits = Arc::new(Semaphore::new(MAX_CLAIMED));
    loop {
        let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
        // If enough bots wait for a thread here, the next one is left to another process.
        while queue == QueueName::Bots && app.metrics.bots_waiting.get() >= app.config.bot_threads as i64 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        match app.bus.claim(queue).await {
            Ok(Some(claimed)) => {
                app.metrics.tasks_claimed.inc();
                if queue == QueueName::Bots {
                    app.bots.set_unclaimed(claimed.unclaimed());
                }
                let working = Arc::clone(&app);
                app.spawn(async move {
                    carry_out(&working, &*claimed).await;
                    working.metrics.tasks_claimed.dec();
                    drop(permit);
                });
            }
            Ok(None) => {}
            Err(error) => {
                app.metrics.broker_failures.inc();
                tracing::debug!(%error, ?queue, "no task can be claimed");
                tokio::time::sleep(RETRY_DELAY).await;
            }
        }
    }
}

/// Does a task and finishes it, or releases it.
async fn carry_out(app: &AppState, claimed: &dyn ClaimedTask) {
    let mut closing = app.closing.subscribe();
    let outcome = tokio::select! {
        biased;
        // Another process does it sooner than one that is closing.
        _ = closing.wait_for(|closing| *closing) => Outcome::Retry(Duration::ZERO),
        outcome = attempt(app, claimed) => outcome,
        () = keep_claim(claimed, app.bus.extend_interval()) => Outcome::Retry(Duration::ZERO),
    };
    match outcome {
        Outcome::Done => {
            app.metrics.tasks_done.inc();
            claimed.finish().await;
        }
        Outcome::Idle => {
            app.metrics.tasks_idle.inc();
            claimed.finish().await;
        }
        Outcome::Retry(after) => claimed.release(after).await,
    }
}

/// Extends the claim from time to time, forever.
async fn keep_claim(claimed: &dyn ClaimedTask, interval: Duration) {
    loop {
        tokio::time::sleep(interval).await;
        claimed.extend().await;
    }
}

async fn attempt(app: &AppState, claimed: &dyn ClaimedTask) -> Outcome {
    let outcome = match claimed.task() {
        Task::Bot { table, turned, .. } => bot(app, claimed, *table, *turned).await,
        Task::Clock { table, mark } => clock(app, claimed, *table, *mark).await,
        Task::Expiry { after, grace, .. } => {
            crate::expiry::sweep(app, *after, *grace).await;
            Ok(Outcome::Done)
        }
    };
    outcome.unwrap_or_else(|error| match error {
        ApiError::NoTable => Outcome::Idle,
        // The details were logged. A newer process may know entries that this one does not.
        ApiError::Damaged => Outcome::Retry(UNREADABLE_DELAY),
        _ => Outcome::Retry(RETRY_DELAY),
    })
}

/// A task whose entry is not there yet. If the process died that was about to store it, it never will be.
fn not_yet(claimed: &dyn ClaimedTask) -> Outcome {
    if claimed.age() < ENTRY_TIMEOUT { Outcome::Retry(ENTRY_DELAY) } else { Outcome::Idle }
}

/// A bot decides.
async fn bot(
    app: &AppState,
    claimed: &dyn ClaimedTask,
    id: TableId,
    turned: u64,
) -> Result<Outcome, ApiError> {
    let mut live = match app.take_table(id).await {
        Err(ApiError::NoTable) => return Ok(not_yet(claimed)),
        live => live?,
    };
    if live.table().turned() < turned {
        app.keep_table(live);
        return Ok(not_yet(claimed));
    }
    let due = live.session.pending_bot().filter(|task| task.turned == turned);
    let outcome = if let Some(task) = due {
        let waited = Waited::new(app.config.bot_pause, claimed.age());
        if decide(app, &mut live, task, waited).await? { Outcome::Done } else { Outcome::Idle }
    } else {
        // The process that made the move may have died before the next task was in the queue.
        live.task_missing |= live.table().turned() > turned;
        Outcome::Idle
    };
    let flushed = flush_pending_task(app, &mut live).await;
    app.keep_table(live);
    Ok(if flushed { outcome } else { Outcome::Retry(RETRY_DELAY) })
}

/// Has a bot think and plays its move; false if another process was first.
async fn decide(
    app: &AppState,
    live: &mut LiveTable,
    task: BotTask,
    waited: Waited,
) -> Result<bool, ApiError> {
    let thought = app.bots.think(task.clone(), live.bot_seed, waited, &app.metrics).await;
    let token = thought.unwrap_or_else(|_| task.legal[0].clone());
    live.play_for_bot(app, &task, token).await
}

/// Puts the task of the bot that is due into the queue, if it may not be there; false if it cannot be put there now.
/// Nobody else would: there need not be a room that notices that nothing happens.
async fn flush_pending_task(app: &AppState, live: &mut LiveTable) -> bool {
    let table = live.table();
    let task = Task::Bot { table: table.id(), turned: table.turned(), mark: 0 };
    live.task_missing = live.task_missing && table.bot_to_move().is_some() && !app.put(task).await;
    !live.task_missing
}

/// The clock of a game: checks whether the decision that is due is late, and comes back when the next one could be.
async fn clock(
    app: &AppState,
    claimed: &dyn ClaimedTask,
    id: TableId,
    mark: u64,
) -> Result<Outcome, ApiError> {
    let mut live = match app.take_table(id).await {
        Err(ApiError::NoTable) => return Ok(not_yet(claimed)),
        live => live?,
    };
    if matches!(live.table().stage(), Stage::Lobby | Stage::Starting) {
        app.keep_table(live);
        return Ok(not_yet(claimed));
    }
    // A room's watchdog puts a second clock beside one that was only late. The newer one stays; the older one goes as
    // soon as a process claims it that has seen the newer.
    if !app.cache.is_newest_clock(id, mark) {
        app.keep_table(live);
        return Ok(Outcome::Idle);
    }
    if let Some(task) = live.session.overdue_decision(app.now()) {
        // T-09: one decision, and the game goes on.
        decide(app, &mut live, task, Waited::default()).await?;
    } else {
        // If it is a bot's turn, its task may have got lost. If it has not, it is the same one.
        live.task_missing = true;
    }
    let flushed = flush_pending_task(app, &mut live).await;
    let next = match (live.table().stage(), live.table().clock().millis()) {
        (Stage::Running, Some(_)) if !flushed => Outcome::Retry(RETRY_DELAY),
        (Stage::Running, Some(_)) if claimed.age() > RENEWAL_AGE => {
            let renewed = app.bus.put(Task::Clock { table: id, mark: mark + 1 }).await;
            if renewed.is_ok() { Outcome::Done } else { Outcome::Retry(RETRY_DELAY) }
        }
        (Stage::Running, Some(time)) => {
            // While a bot decides no time runs, and the next decision has all of it.
            let now = app.now();
            let deadline = live.session.next_deadline().unwrap_or(now + time);
            Outcome::Retry(Duration::from_millis(deadline.saturating_sub(now).max(1)))
        }
        _ => Outcome::Done,
    };
    app.keep_table(live);
    Ok(next)
}
