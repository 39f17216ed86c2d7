//! Work out of the shared queue: whichever process is free does it, and whoever dies over it is replaced.
//!
//! A task only says that there may be something to do. Whoever takes it reads the table, and what comes of it is
//! written down by the same optimistic append as everything else; so a task that is done twice has one effect. The
//! bot itself gets the view of its seat and nothing more, as in a room.

mod memory;
mod moves;

pub(crate) use self::memory::Memory;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_core::{Level, TableId};
use crosstable_store::Log;
use crosstable_table::Stage;
use tokio::sync::Semaphore;

use self::memory::Known;
use crate::commons::{Line, Taken, Task};
use crate::fault::Fault;
use crate::house::{House, now};

/// More tasks than this a process does not hold at once in one line; most of them only wait until the bot may move.
const MOST_HELD: usize = 64;
/// A task that was put before its entry was there waits so long between two looks,
const NOT_YET: Duration = Duration::from_millis(100);
/// and this long altogether, longer than any append takes.
const NEVER: Duration = Duration::from_mins(1);
/// The queue does not keep a task for ever: a clock as old as this is put there anew.
const RENEWED: Duration = Duration::from_hours(24);
/// When storage is in trouble, the task is somebody's again after this time.
const TROUBLE: Duration = Duration::from_millis(500);
/// The task of a table that this process cannot read is somebody's again after this time.
const UNREADABLE: Duration = Duration::from_mins(1);

/// What became of a task.
enum Outcome {
    /// It led to something.
    Done,
    /// There was nothing left to do.
    Idle,
    /// Not now.
    Back(Duration),
}

/// Takes tasks and does them until the house closes.
pub(crate) async fn work_for_ever<L: Log>(house: Arc<House<L>>, line: Line) {
    let places = Arc::new(Semaphore::new(MOST_HELD));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        // Who has enough bots waiting for a thread leaves the next one to another process.
        while line == Line::Bots
            && house.meter.bots_waiting.load(Ordering::Relaxed) >= house.config.bot_threads as i64
        {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        match house.commons.take(line).await {
            Ok(Some(taken)) => {
                house.meter.tasks_held.fetch_add(1, Ordering::Relaxed);
                let house = Arc::clone(&house);
                tokio::spawn(async move {
                    carry_out(&house, &*taken).await;
                    house.meter.tasks_held.fetch_sub(1, Ordering::Relaxed);
                    drop(place);
                });
            }
            Ok(None) => {}
            Err(trouble) => {
                house.meter.broker_failures.fetch_add(1, Ordering::Relaxed);
                tracing::debug!(%trouble, ?line, "no task can be taken");
                tokio::time::sleep(TROUBLE).await;
            }
        }
    }
}

/// Does a task, and says so, or gives it back.
async fn carry_out<L: Log>(house: &House<L>, taken: &dyn Taken) {
    let mut closing = house.closing.subscribe();
    let outcome = tokio::select! {
        biased;
        // Somebody else is quicker than the rest of this process's life.
        _ = closing.wait_for(|closing| *closing) => Outcome::Back(Duration::ZERO),
        outcome = attend(house, taken) => outcome,
        () = keep(taken, house.commons.patience()) => Outcome::Back(Duration::ZERO),
    };
    match outcome {
        Outcome::Done => {
            house.meter.tasks_done.fetch_add(1, Ordering::Relaxed);
            taken.done().await;
        }
        Outcome::Idle => {
            house.meter.tasks_idle.fetch_add(1, Ordering::Relaxed);
            taken.done().await;
        }
        Outcome::Back(after) => taken.back(after).await,
    }
}

/// Says from time to time that the task is in good hands, for ever.
async fn keep(taken: &dyn Taken, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        taken.hold().await;
    }
}

async fn attend<L: Log>(house: &House<L>, taken: &dyn Taken) -> Outcome {
    let attended = match taken.task() {
        Task::Bot { table, turned, .. } => bot(house, taken, *table, *turned).await,
        Task::Clock { table, mark } => clock(house, taken, *table, *mark).await,
        Task::Expiry { after, .. } => {
            crate::expiry::sweep_all(house, *after).await;
            Ok(Outcome::Done)
        }
    };
    attended.unwrap_or_else(|fault| match fault {
        Fault::NoTable => Outcome::Idle,
        // What is wrong was logged. A newer process may know entries that this one does not.
        Fault::Damaged => Outcome::Back(UNREADABLE),
        _ => Outcome::Back(TROUBLE),
    })
}

/// A task whose entry is not there yet. If the process died that was about to write it, it never will be.
fn not_yet(taken: &dyn Taken) -> Outcome {
    if taken.age() < NEVER { Outcome::Back(NOT_YET) } else { Outcome::Idle }
}

/// A bot decides.
async fn bot<L: Log>(
    house: &House<L>,
    taken: &dyn Taken,
    id: TableId,
    turned: u64,
) -> Result<Outcome, Fault> {
    let mut known = match house.recall(id).await {
        Err(Fault::NoTable) => return Ok(not_yet(taken)),
        known => known?,
    };
    if known.table.turned() < turned {
        house.remember(known);
        return Ok(not_yet(taken));
    }
    let due = known.table.bot_to_move().filter(|_| known.table.turned() == turned);
    let outcome = if let Some((seat, level)) = due {
        let pause = house.config.bot_pause.saturating_sub(taken.age());
        let moved = house.decide_for(&mut known, seat, level, false, pause).await?;
        if moved { Outcome::Done } else { Outcome::Idle }
    } else {
        // Who made the move may have died before the next task was in the queue.
        known.owes |= known.table.turned() > turned;
        Outcome::Idle
    };
    let settled = settle_debt(house, &mut known).await;
    house.remember(known);
    Ok(if settled { outcome } else { Outcome::Back(TROUBLE) })
}

/// Puts the task of the bot that is due into the queue, if it may not be there; false if it cannot be put there now.
/// Nobody else would: there need not be a room that sees that nothing happens.
async fn settle_debt<L: Log>(house: &House<L>, known: &mut Known) -> bool {
    let task = Task::Bot { table: known.table.id(), turned: known.table.turned(), mark: 0 };
    known.owes = known.owes && known.table.bot_to_move().is_some() && !house.put(task).await;
    !known.owes
}

/// The clock of a game: looks whether the decision that is due is late, and comes back when the next one could be.
async fn clock<L: Log>(
    house: &House<L>,
    taken: &dyn Taken,
    id: TableId,
    mark: u64,
) -> Result<Outcome, Fault> {
    let mut known = match house.recall(id).await {
        Err(Fault::NoTable) => return Ok(not_yet(taken)),
        known => known?,
    };
    if known.table.stage() == Stage::Lobby {
        house.remember(known);
        return Ok(not_yet(taken));
    }
    // A room that doubts puts a second clock beside one that was only late. The newer one stays; the older one goes as
    // soon as it comes to somebody who has seen the newer.
    if !house.memory.is_newest_clock(id, mark) {
        house.remember(known);
        return Ok(Outcome::Idle);
    }
    let late = known.table.deadline().is_some_and(|deadline| deadline <= now());
    if let Some(seat) = known.table.to_move().filter(|_| late) {
        // T-09: one decision, and the game goes on.
        house.decide_for(&mut known, seat, Level::Normal, true, Duration::ZERO).await?;
    } else {
        // If it is a bot's turn, its task may have got lost. If it has not, it is the same one.
        known.owes = true;
    }
    let settled = settle_debt(house, &mut known).await;
    let next = match (known.table.stage(), known.table.clock().millis()) {
        (Stage::Running, Some(_)) if !settled => Outcome::Back(TROUBLE),
        (Stage::Running, Some(_)) if taken.age() > RENEWED => {
            let renewed = house.commons.put(Task::Clock { table: id, mark: mark + 1 }).await;
            if renewed.is_ok() { Outcome::Done } else { Outcome::Back(TROUBLE) }
        }
        (Stage::Running, Some(time)) => {
            // While a bot decides no time runs, and the next decision has all of it.
            let deadline = known.table.deadline().unwrap_or(now() + time);
            Outcome::Back(Duration::from_millis(deadline.saturating_sub(now()).max(1)))
        }
        _ => Outcome::Done,
    };
    house.remember(known);
    Ok(next)
}
