//! How long a search may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may think: until the iterations are done, the time is up or somebody cancels, whichever is
/// first. With iterations and without time the same seed gives the same result on any machine, for any number of
/// threads (though not the same for different numbers).
///
/// ```
/// use std::time::Duration;
/// use crosstable_bots::Budget;
/// let budget = Budget::iterations(10_000).within(Duration::from_millis(200));
/// assert_eq!(budget.threads, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    /// Rollouts altogether. A budget with neither iterations nor time makes do with [`Budget::FEW`].
    pub iterations: Option<u32>,
    /// Time by the clock on the wall.
    pub time: Option<Duration>,
    /// Set from outside to end the search at once with what it has found so far.
    pub cancel: Option<Arc<AtomicBool>>,
    /// Trees that grow side by side, each on a thread of its own; 0 is taken for 1.
    pub threads: usize,
    /// Whether a search on one thread ends as soon as the iterations left cannot change what it chooses. It chooses
    /// the same in less time; only what it says about other moves is less exact.
    pub frugal: bool,
}

impl Budget {
    /// Iterations if nothing else is said.
    pub const FEW: u32 = 1_000;

    /// So many iterations on one thread.
    pub const fn iterations(iterations: u32) -> Self {
        Budget { iterations: Some(iterations), time: None, cancel: None, threads: 1, frugal: false }
    }

    /// So much time on one thread.
    pub const fn time(time: Duration) -> Self {
        Budget { iterations: None, time: Some(time), cancel: None, threads: 1, frugal: false }
    }

    /// The same, but within this time.
    pub const fn within(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    /// The same, but ending as soon as the flag is set.
    pub fn unless(mut self, cancel: Arc<AtomicBool>) -> Self {
        self.cancel = Some(cancel);
        self
    }

    /// The same, but ending as soon as the choice is certain.
    pub const fn until_certain(mut self) -> Self {
        self.frugal = true;
        self
    }

    /// The same on so many threads.
    pub const fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// The part of the thread with this number.
    pub(crate) fn share(&self, thread: usize, start: Instant) -> Watch<'_> {
        let threads = self.threads.max(1) as u32;
        let iterations = match (self.iterations, self.time) {
            (Some(iterations), _) => iterations,
            (None, Some(_)) => u32::MAX,
            (None, None) => Self::FEW,
        };
        let extra = u32::from((thread as u32) < iterations % threads);
        Watch {
            iterations: iterations / threads + extra,
            start,
            time: self.time,
            cancel: self.cancel.as_deref(),
            look_at: 1,
            frugal: self.frugal && threads == 1,
        }
    }
}

/// Looks at the clock, but not too often.
pub(crate) struct Watch<'a> {
    iterations: u32,
    start: Instant,
    time: Option<Duration>,
    cancel: Option<&'a AtomicBool>,
    /// After how many iterations to look next.
    look_at: u32,
    frugal: bool,
}

impl Watch<'_> {
    /// After so many iterations a frugal search looks whether its choice is certain.
    const PERIOD: u32 = 32;

    /// Whether a choice that is so many visits ahead of all others will stay what it is. Says so only now and then.
    #[inline]
    pub(crate) fn is_certain(&self, done: u32, lead: impl FnOnce() -> u32) -> bool {
        self.frugal && done.is_multiple_of(Self::PERIOD) && lead() > self.iterations.saturating_sub(done)
    }

    /// Whether another iteration fits after so many.
    #[inline]
    pub(crate) fn goes_on(&mut self, done: u32) -> bool {
        done < self.iterations
            && !self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
            && (done < self.look_at || self.look(done, self.start.elapsed()))
    }

    /// Looks at the clock, which shows that so much time is spent. The next time is after half of what seems to fit
    /// still, so that a long search looks rarely and yet ends in time; and never after more than was done already,
    /// because the first iterations say little about how long one takes.
    #[cold]
    fn look(&mut self, done: u32, spent: Duration) -> bool {
        let Some(time) = self.time else {
            self.look_at = u32::MAX;
            return true;
        };
        let Some(left) = time.checked_sub(spent).filter(|left| !left.is_zero()) else { return false };
        let fit = left.as_secs_f64() / spent.as_secs_f64() * f64::from(done);
        let step = ((fit * 0.5) as u32).clamp(1, done.max(1));
        self.look_at = done.saturating_add(step);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long an iteration takes.
    type Takes = fn(u32) -> Duration;

    /// Searches by a clock that moves on by what each iteration takes. Returns the time it took and how often it
    /// looked at the clock.
    fn search(time: Duration, takes: Takes) -> (Duration, u32) {
        let budget = Budget::time(time);
        let mut watch = budget.share(0, Instant::now());
        let (mut spent, mut looks) = (Duration::ZERO, 0);
        for done in 1.. {
            spent += takes(done);
            if done >= watch.look_at {
                looks += 1;
                if !watch.look(done, spent) {
                    return (spent, looks);
                }
            }
        }
        unreachable!("time runs out");
    }

    #[test]
    fn time_is_kept_with_few_looks() {
        let micros = Duration::from_micros;
        let kinds: [(&str, Takes); 4] = [
            ("short", |_| Duration::from_nanos(300)),
            ("long", |_| Duration::from_millis(1)),
            ("changing", |done| Duration::from_micros(if done % 7 == 0 { 900 } else { 100 })),
            ("growing", |done| Duration::from_nanos(u64::from(200 + done.min(4_000)))),
        ];
        for (kind, takes) in kinds {
            for time in [micros(20_000), micros(200_000), micros(1_000_000)] {
                let (spent, looks) = search(time, takes);
                assert!(spent >= time && spent <= time + time / 10, "{kind} in {time:?}: {spent:?}");
                assert!(looks < 60, "{kind} in {time:?}: {looks} looks");
            }
        }
    }
}
