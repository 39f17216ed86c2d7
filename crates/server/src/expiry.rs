//! Tables to which nobody has come for long are removed.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_store::{Log, State};

use crate::house::{House, now};

/// How often to look.
const EVERY: Duration = Duration::from_mins(10);
/// How many to remove at a time, so that nobody who plays waits for it.
const BATCH: usize = 200;

/// Removes stale tables from time to time, for ever.
pub(crate) async fn sweep_for_ever<L: Log>(house: Arc<House<L>>) {
    loop {
        while sweep(&house).await >= BATCH {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Removes some stale tables and says how many.
async fn sweep<L: Log>(house: &House<L>) -> usize {
    let mut removed = 0;
    for (state, after) in [State::Lobby, State::Running, State::Ended].into_iter().zip(house.config.expire) {
        let Some(after) = after else { continue };
        let before = now().saturating_sub(after.as_millis() as u64);
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
