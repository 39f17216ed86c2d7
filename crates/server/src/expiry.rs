//! Tables to which nobody has come for long are removed.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_store::{Log, State};
use crosstable_table::Millis;

use crate::commons::Task;
use crate::house::{House, now};

/// How often to look.
const EVERY: Duration = Duration::from_mins(10);
/// How many to remove at a time, so that nobody who plays waits for it.
const BATCH: usize = 200;

/// Removes stale tables from time to time, for ever. Where work is shared, every process says that it is time, and one
/// of them does it.
pub(crate) async fn sweep_for_ever<L: Log>(house: Arc<House<L>>) {
    let after = house.config.expire.map(|after| after.map(|after| after.as_millis() as Millis));
    while after.iter().any(Option::is_some) {
        if house.commons.is_shared() {
            house.put(Task::Expiry { span: now() / EVERY.as_millis() as Millis, after }).await;
        } else {
            sweep_all(&house, after).await;
        }
        // At the same moments everywhere, or else the queue would not know that it is the same sweep.
        let every = EVERY.as_millis() as Millis;
        tokio::time::sleep(Duration::from_millis(every - now() % every)).await;
    }
}

/// Removes all tables that are stale after these times, some at a time.
pub(crate) async fn sweep_all<L: Log>(house: &House<L>, after: [Option<Millis>; 3]) {
    while sweep(house, after).await >= BATCH {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Removes some stale tables and says how many.
async fn sweep<L: Log>(house: &House<L>, after: [Option<Millis>; 3]) -> usize {
    let mut removed = 0;
    for (state, after) in [State::Lobby, State::Running, State::Ended].into_iter().zip(after) {
        let Some(after) = after else { continue };
        let before = now().saturating_sub(after);
        match house.log.expired(state, before, BATCH).await {
            Ok(stale) => {
                for table in stale {
                    // A table that somebody has just woken up stays.
                    if house.log.remove(table.table, table.length).await.is_ok() {
                        removed += 1;
                    }
                }
            }
            Err(error) => drop(house.storage_failed(&error)),
        }
    }
    if removed > 0 {
        tracing::info!(removed, "removed tables to which nobody came any more");
        house.meter.expired.fetch_add(removed as u64, Ordering::Relaxed);
    }
    removed
}
