//! Tables that nobody has changed for long are removed.

use std::sync::Arc;
use std::time::Duration;

use crosstable_protocol::Millis;
use crosstable_store::State;

use crate::app_state::AppState;
use crate::cluster::Task;

/// How often expired tables are looked for.
const INTERVAL: Duration = Duration::from_mins(10);
/// How many are removed at a time, so that nobody who plays waits for it.
const BATCH: usize = 200;

/// Removes expired tables from time to time, forever. Where work is shared, every process says that it is time, and one
/// of them does it.
pub(crate) async fn run_expiry(app: Arc<AppState>) {
    let after = app.config.expire.map(|after| after.map(|after| after.as_millis() as Millis));
    let interval = INTERVAL.as_millis() as Millis;
    while after.iter().any(Option::is_some) {
        if app.bus.is_shared() {
            app.put(Task::Expiry { span: app.now() / interval, after }).await;
        } else {
            remove_expired(&app, after).await;
        }
        // At the same times everywhere, or else the queue would not know that it is the same sweep.
        tokio::time::sleep(Duration::from_millis(interval - app.now() % interval)).await;
    }
}

/// Removes all tables that expired after these times, some at a time.
pub(crate) async fn remove_expired(app: &AppState, after: [Option<Millis>; 3]) {
    while remove_batch(app, after).await >= BATCH {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn remove_batch(app: &AppState, after: [Option<Millis>; 3]) -> usize {
    let mut removed = 0;
    for (state, after) in [State::Lobby, State::Running, State::Ended].into_iter().zip(after) {
        let Some(after) = after else { continue };
        let before = app.now().saturating_sub(after);
        match app.log.expired(state, before, BATCH).await {
            Ok(expired) => {
                for table in expired {
                    // A table that has changed in the meantime stays.
                    if app.log.remove(table.table, table.length).await.is_ok() {
                        removed += 1;
                    }
                }
            }
            Err(error) => drop(app.storage_failed(&error)),
        }
    }
    if removed > 0 {
        tracing::info!(removed, "removed expired tables");
        app.metrics.expired.inc_by(removed as u64);
    }
    removed
}
