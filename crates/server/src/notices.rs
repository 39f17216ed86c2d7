//! What a host should hear of and what may happen often: told at once, and then at most once a minute with a count, so
//! that nobody can fill the disk with it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Between two lines of the same kind.
pub(crate) const INTERVAL: Duration = Duration::from_mins(1);
/// An append that takes longer is told.
const SLOW_APPEND: Duration = Duration::from_millis(250);
/// A bot that waits longer for a thread is told.
const LONG_WAIT: Duration = Duration::from_secs(1);

/// What is told. There are as many kinds as there are codes of refusals and limits, so the memory is bounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Refused(&'static str),
    Limited(&'static str),
    SlowAppend,
    BotWaited,
}

/// What has happened since it was last told.
struct Untold {
    told: Instant,
    times: u64,
    longest: Duration,
    from: Option<IpAddr>,
}

/// Counts what happens, and tells it.
#[derive(Default)]
pub(crate) struct Notices {
    kinds: Mutex<HashMap<Kind, Untold>>,
}

impl Notices {
    /// A command was refused with this code.
    pub(crate) fn refused(&self, code: &'static str) {
        self.note(Kind::Refused(code), Duration::ZERO, None);
    }

    /// Something came too fast, or too often at once.
    pub(crate) fn limited(&self, kind: &'static str, from: Option<IpAddr>) {
        self.note(Kind::Limited(kind), Duration::ZERO, from);
    }

    /// An append took so long.
    pub(crate) fn appended(&self, took: Duration) {
        if took >= SLOW_APPEND {
            self.note(Kind::SlowAppend, took, None);
        }
    }

    /// A bot waited so long for a thread.
    pub(crate) fn bot_waited(&self, waited: Duration) {
        if waited >= LONG_WAIT {
            self.note(Kind::BotWaited, waited, None);
        }
    }

    fn note(&self, kind: Kind, took: Duration, from: Option<IpAddr>) {
        let now = Instant::now();
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(untold) = kinds.get_mut(&kind) {
            untold.times += 1;
            untold.longest = untold.longest.max(took);
            untold.from = from.or(untold.from);
        } else {
            tell(kind, 1, took, from);
            kinds.insert(kind, Untold { told: now, times: 0, longest: Duration::ZERO, from: None });
        }
    }

    /// Tells what was counted and not told yet, if the last line is old enough.
    pub(crate) fn flush(&self, older_than: Duration) {
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        kinds.retain(|kind, untold| {
            if untold.told.elapsed() < older_than {
                return true;
            }
            if untold.times > 0 {
                tell(*kind, untold.times, untold.longest, untold.from);
            }
            // It is told at once again only after a quiet minute.
            let goes_on = untold.times > 0;
            *untold = Untold { told: Instant::now(), times: 0, longest: Duration::ZERO, from: None };
            goes_on
        });
    }
}

/// Writes one line.
fn tell(kind: Kind, times: u64, longest: Duration, from: Option<IpAddr>) {
    let longest_ms = longest.as_millis() as u64;
    match (kind, from) {
        (Kind::Refused(code), _) => tracing::info!(code, times, "commands were refused"),
        (Kind::Limited(kind), Some(from)) => tracing::warn!(kind, times, %from, "too many came too fast"),
        (Kind::Limited(kind), None) => tracing::warn!(kind, times, "too many came too fast"),
        (Kind::SlowAppend, _) => tracing::warn!(times, longest_ms, "storage was slow"),
        (Kind::BotWaited, _) => tracing::warn!(times, longest_ms, "bots had to wait for a thread"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn untold(notices: &Notices) -> Vec<u64> {
        notices.kinds.lock().expect("nobody panicked").values().map(|untold| untold.times).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn the_first_is_told_at_once_and_the_others_are_counted() {
        let notices = Notices::default();
        for _ in 0..1_000 {
            notices.refused("crosswise-cell-taken");
        }
        assert_eq!(untold(&notices), [999]);
        notices.flush(INTERVAL);
        assert_eq!(untold(&notices), [999], "the last line is not old enough");
        tokio::time::sleep(INTERVAL).await;
        notices.flush(INTERVAL);
        assert_eq!(untold(&notices), [0], "told");
        tokio::time::sleep(INTERVAL).await;
        notices.flush(INTERVAL);
        assert!(untold(&notices).is_empty(), "a quiet minute is forgotten");
    }

    #[tokio::test(start_paused = true)]
    async fn only_what_takes_long_is_told() {
        let notices = Notices::default();
        notices.appended(SLOW_APPEND / 2);
        notices.bot_waited(LONG_WAIT / 2);
        assert!(untold(&notices).is_empty());
        notices.appended(SLOW_APPEND);
        notices.bot_waited(LONG_WAIT);
        assert_eq!(untold(&notices), [0, 0]);
    }
}
