//! Whether tables can be stored.

use std::time::Duration;

use crosstable_store::StoreError;
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::log::SharedLog;

/// How long an answer is good for. A question costs a write, and whoever asks need not be known.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer of storage.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Health {
    /// Tries to write, unless that has just been tried. Those who ask meanwhile get the same answer.
    pub(crate) async fn check(&self, log: &SharedLog) -> Result<(), StoreError> {
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < FRESH
        {
            return answer.clone();
        }
        let answer = log.probe().await;
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
