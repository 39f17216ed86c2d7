//! How long a search may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Reads a monotonic clock: the time since any fixed moment. The caller passes it in, because not every platform has a
/// clock in the standard library ([`monotonic`] reads it where there is one).
pub type TimeSource = fn() -> Duration;

/// The clock of the standard library. WebAssembly has none; callers there bring another [`TimeSource`].
#[cfg(not(target_family = "wasm"))]
pub fn monotonic() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How much time a search has, and the clock that measures it.
#[derive(Clone, Copy, Debug)]
pub struct TimeLimit {
    /// From the start of the search.
    pub limit: Duration,
    /// The clock.
    pub now: TimeSource,
}

impl TimeLimit {
    /// No limit of one's own: a level keeps to the time that it has.
    pub const fn none(now: TimeSource) -> Self {
        TimeLimit { limit: Duration::MAX, now }
    }
}

/// How long a search may think: until the iterations are done, the time is up or it is cancelled, whichever is first.
/// With iterations and without time the same seed gives the same result on any machine, for any number of threads (though
/// not the same for different numbers).
///
/// ```
/// use std::time::Duration;
/// use crosstable_bots::{Budget, monotonic};
/// let budget = Budget::iterations(10_000).within(Duration::from_millis(200), monotonic);
/// assert_eq!(budget.threads, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    /// Rollouts of all threads together. With neither iterations nor time there are
    /// [`DEFAULT_ITERATIONS`](Budget::DEFAULT_ITERATIONS).
    pub iterations: Option<u32>,
    /// Time from the start of the search.
    pub time: Option<TimeLimit>,
    /// Set from outside to end the search at once with what it has found so far.
    pub cancel: Option<Arc<AtomicBool>>,
    /// Trees that grow side by side, each on its own thread; 0 counts as 1. Without threads (in WebAssembly) they grow
    /// one after the other: the same result for the same iterations, but the first tree may use up the time.
    pub threads: usize,
    /// Whether a search on one thread stops as soon as the iterations left cannot change its choice. It chooses the
    /// same in less time; only the values of other moves are less exact. With a time limit the iterations left are
    /// estimated from those done so far.
    pub stop_when_decided: bool,
}

impl Budget {
    /// Iterations of a budget that says nothing else.
    pub const DEFAULT_ITERATIONS: u32 = 1_000;

    /// This many iterations on one thread.
    pub const fn iterations(iterations: u32) -> Self {
        let iterations = Some(iterations);
        Budget { iterations, time: None, cancel: None, threads: 1, stop_when_decided: false }
    }

    /// This much time on one thread.
    pub const fn time(limit: Duration, now: TimeSource) -> Self {
        let time = Some(TimeLimit { limit, now });
        Budget { iterations: None, time, cancel: None, threads: 1, stop_when_decided: false }
    }

    /// The same, but within this time.
    pub const fn within(mut self, limit: Duration, now: TimeSource) -> Self {
        self.time = Some(TimeLimit { limit, now });
        self
    }

    /// The same, but ending as soon as the flag is set.
    pub fn cancelled_by(mut self, cancel: Arc<AtomicBool>) -> Self {
        self.cancel = Some(cancel);
        self
    }

    /// The same, but ending as soon as the choice cannot change any more.
    pub const fn stop_when_decided(mut self) -> Self {
        self.stop_when_decided = true;
        self
    }

    /// The same on this many threads.
    pub const fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// When a search that starts now started, if it has a time limit.
    pub(crate) fn start(&self) -> Duration {
        self.time.map_or(Duration::ZERO, |time| (time.now)())
    }

    /// The part of the thread with this number.
    pub(crate) fn for_thread(&self, thread: usize, start: Duration) -> ThreadBudget<'_> {
        let threads = self.threads.max(1) as u32;
        let iterations = match (self.iterations, self.time) {
            (Some(iterations), _) => iterations,
            (None, Some(_)) => u32::MAX,
            (None, None) => Self::DEFAULT_ITERATIONS,
        };
        let extra = u32::from((thread as u32) < iterations % threads);
        ThreadBudget {
            iterations: iterations / threads + extra,
            start,
            time: self.time,
            cancel: self.cancel.as_deref(),
            next_check: 1,
            expected: u32::MAX,
            stop_when_decided: self.stop_when_decided && threads == 1,
        }
    }
}

/// What one thread may spend. It reads the clock, but not too often.
pub(crate) struct ThreadBudget<'a> {
    iterations: u32,
    start: Duration,
    time: Option<TimeLimit>,
    cancel: Option<&'a AtomicBool>,
    /// After how many iterations to read the clock next.
    next_check: u32,
    /// How many iterations seem to fit into the time.
    expected: u32,
    stop_when_decided: bool,
}

impl ThreadBudget<'_> {
    /// How often a search looks whether its choice is decided, in iterations.
    const PERIOD: u32 = 32;

    /// Whether a choice that leads all others by this many visits can no longer change. Looks only every
    /// [`PERIOD`](Self::PERIOD) iterations.
    #[inline]
    pub(crate) fn is_decided(&self, done: u32, lead: impl FnOnce() -> u32) -> bool {
        self.stop_when_decided
            && done.is_multiple_of(Self::PERIOD)
            && lead() > self.iterations.min(self.expected).saturating_sub(done)
    }

    /// Whether another iteration fits after this many.
    #[inline]
    pub(crate) fn has_more(&mut self, done: u32) -> bool {
        done < self.iterations
            && !self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
            && (done < self.next_check || self.is_in_time(done))
    }

    #[cold]
    fn is_in_time(&mut self, done: u32) -> bool {
        let Some(TimeLimit { limit, now }) = self.time else {
            self.next_check = u32::MAX;
            return true;
        };
        self.check_time(done, limit, now().saturating_sub(self.start))
    }

    /// Whether there is time left after this much was spent. Plans the next check after half of the iterations that
    /// seem to fit, so that a long search reads the clock rarely and still ends in time; but never after more than were
    /// done already, because the first iterations say little about how long one takes.
    fn check_time(&mut self, done: u32, limit: Duration, spent: Duration) -> bool {
        let Some(left) = limit.checked_sub(spent).filter(|left| !left.is_zero()) else { return false };
        let fit = left.as_secs_f64() / spent.as_secs_f64() * f64::from(done);
        self.expected = done.saturating_add(fit as u32);
        let step = ((fit * 0.5) as u32).clamp(1, done.max(1));
        self.next_check = done.saturating_add(step);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lead that the time left cannot make up for ends a search, a smaller one does not.
    #[test]
    fn a_clear_choice_ends_a_search_before_its_time() {
        let whole = Budget::time(Duration::from_secs(1), || Duration::ZERO).stop_when_decided();
        let mut budget = whole.for_thread(0, whole.start());
        assert!(!budget.is_decided(64, || u32::MAX - 64), "nothing is known of the time yet");
        // A quarter of the time for 320 iterations: 960 are to come.
        assert!(budget.check_time(320, Duration::from_secs(1), Duration::from_millis(250)));
        assert!(!budget.is_decided(320, || 960));
        assert!(budget.is_decided(320, || 961));
        let patient = Budget { stop_when_decided: false, ..whole };
        let mut budget = patient.for_thread(0, patient.start());
        assert!(budget.check_time(320, Duration::from_secs(1), Duration::from_millis(250)));
        assert!(!budget.is_decided(320, || 961));
    }

    /// How long an iteration takes.
    type Takes = fn(u32) -> Duration;

    /// Simulates a search whose iterations take this long. Returns the time it took and how often it read the clock.
    fn search(time: Duration, takes: Takes) -> (Duration, u32) {
        let whole = Budget::time(time, || Duration::ZERO);
        let mut budget = whole.for_thread(0, whole.start());
        let (mut spent, mut checks) = (Duration::ZERO, 0);
        for done in 1.. {
            spent += takes(done);
            if done >= budget.next_check {
                checks += 1;
                if !budget.check_time(done, time, spent) {
                    return (spent, checks);
                }
            }
        }
        unreachable!("time runs out");
    }

    #[test]
    fn the_time_limit_is_kept_with_few_clock_reads() {
        let micros = Duration::from_micros;
        let kinds: [(&str, Takes); 4] = [
            ("short", |_| Duration::from_nanos(300)),
            ("long", |_| Duration::from_millis(1)),
            ("changing", |done| Duration::from_micros(if done % 7 == 0 { 900 } else { 100 })),
            ("growing", |done| Duration::from_nanos(u64::from(200 + done.min(4_000)))),
        ];
        for (kind, takes) in kinds {
            for time in [micros(20_000), micros(200_000), micros(1_000_000)] {
                let (spent, checks) = search(time, takes);
                assert!(spent >= time && spent <= time + time / 10, "{kind} in {time:?}: {spent:?}");
                assert!(checks < 60, "{kind} in {time:?}: {checks} checks");
            }
        }
    }
}
