//! Bots think on a few threads of low priority, so that they never keep people's moves waiting. The more of them are due,
//! the shorter each of them thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crosstable_bots::{Policy, TimeLimit, TurnSeed, decide_any, monotonic};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_table::BotTask;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::environment::Environment;
use crate::metrics::Metrics;

/// Finds a bot's move within a time. The seed is the same for a whole game. It is called on a thread where it may take that
/// time.
pub type Decide = Arc<dyn Fn(&BotTask, u64, Duration) -> String + Send + Sync>;

/// The longest time for a move, while few bots think.
const LONGEST: Duration = Duration::from_secs(1);
/// The time within which every bot that is due answers, unless there are more than can think for the shortest time.
const ANSWER_WITHIN: Duration = Duration::from_millis(2_400);
/// The shortest time: below it a search is hardly better than none.
const SHORTEST: Duration = Duration::from_millis(5);
/// The priority of bots, as `nice` counts: a tenth of the processor if somebody else wants it. With the lowest, 19, bots
/// starve beside other programs.
#[cfg(target_os = "linux")]
const PRIORITY: i32 = 10;

/// Any legal move, each equally likely.
pub fn random_legal() -> Decide {
    Arc::new(|task, seed, _| {
        let turn = u64::from(task.turn) << 32 | u64::from(task.seat.number());
        let mut rng = Xoshiro::seed_from_u64(seed ^ turn);
        task.legal[below(&mut rng, task.legal.len() as u32) as usize].clone()
    })
}

/// The bots of `crosstable-bots`, which see the view and nothing else.
pub fn honest() -> Decide {
    let any = random_legal();
    Arc::new(move |task, seed, limit| {
        let policy = Policy::Timed(task.level, TimeLimit { limit, now: monotonic });
        let found = decide_any(&policy, &task.view, task.seat, TurnSeed { seed, turn: task.turn }, None);
        found.map_or_else(|| any(task, seed, limit), |report| report.chosen)
    })
}

/// How long a bot has to wait for its turn to think.
#[derive(Clone, Copy, Default)]
pub(crate) struct Waited {
    /// It pauses for this time, so that people can follow.
    pub(crate) pause: Duration,
    /// So long ago it should have begun.
    pub(crate) late: Duration,
}

impl Waited {
    /// Of a bot that pauses for this time and has waited for so long.
    pub(crate) fn new(pause: Duration, waited: Duration) -> Self {
        Waited { pause: pause.saturating_sub(waited), late: waited.saturating_sub(pause) }
    }
}

/// How many bots are due.
#[derive(Default)]
struct Due {
    /// Those that wait or think in this process.
    here: AtomicU32,
    /// Those that nobody has claimed from the shared queue yet.
    unclaimed: AtomicU32,
}

impl Due {
    fn all(&self) -> u32 {
        self.here.load(Ordering::Relaxed).saturating_add(self.unclaimed.load(Ordering::Relaxed))
    }
}

/// The threads on which bots think. Tasks are served in order, and moves do not wait for hints, of which anybody may
/// ask for many.
pub(crate) struct Bots {
    decide: Decide,
    environment: Arc<dyn Environment>,
    threads: u32,
    due: Arc<Due>,
    moves: Arc<Semaphore>,
    hints: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(decide: Decide, threads: usize, environment: Arc<dyn Environment>) -> Self {
        let threads = threads.max(1);
        let permits = || Arc::new(Semaphore::new(threads));
        let (moves, hints) = (permits(), permits());
        Bots { decide, environment, threads: threads as u32, due: Arc::default(), moves, hints }
    }

    /// Notes how many bots wait in the shared queue. They count as due here, as if no other process claimed them: if
    /// others do, the queue is soon shorter.
    pub(crate) fn set_unclaimed(&self, bots: u64) {
        self.due.unclaimed.store(u32::try_from(bots).unwrap_or(u32::MAX), Ordering::Relaxed);
    }

    /// Has a bot think after a pause. In the shared queue it may have waited longer than that already. A room asks for one
    /// move at a time, so the queue is never longer than there are rooms. Dropping the answer drops the task, unless a
    /// bot thinks about it already.
    pub(crate) fn think(
        &self,
        task: BotTask,
        seed: u64,
        Waited { pause, late }: Waited,
        metrics: &Arc<Metrics>,
    ) -> oneshot::Receiver<String> {
        let (mut answer, answered) = oneshot::channel();
        let (decide, metrics) = (Arc::clone(&self.decide), Arc::clone(metrics));
        let (moves, due, threads) = (Arc::clone(&self.moves), Arc::clone(&self.due), self.threads);
        let environment = Arc::clone(&self.environment);
        let thinking = async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let waits = Instant::now();
            metrics.bots_waiting.inc();
            due.here.fetch_add(1, Ordering::Relaxed);
            let permit = tokio::select! {
                permit = moves.acquire_owned() => permit.ok(),
                () = answer.closed() => None,
            };
            metrics.bots_waiting.dec();
            if let Some(permit) = permit {
                let waited = late + waits.elapsed();
                metrics.bot_wait_seconds.observe(waited.as_secs_f64());
                metrics.notices.bot_waited(waited);
                let limit = share(due.all(), waited, threads);
                let thinks = Instant::now();
                let thought = run_aside(&*environment, permit, move || decide(&task, seed, limit));
                if let Some(token) = thought.await {
                    metrics.bot_think_seconds.observe(thinks.elapsed().as_secs_f64());
                    metrics.bot_moves.inc();
                    let _ = answer.send(token);
                }
            }
            due.here.fetch_sub(1, Ordering::Relaxed);
        };
        tokio::spawn(self.environment.contain(Box::pin(thinking)));
        answered
    }

    /// Has a bot analyse a game: hints and reviews.
    pub(crate) async fn analyse<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.hints).acquire_owned().await.ok()?;
        run_aside(&*self.environment, permit, think).await
    }
}

/// The time of a bot that begins to think after it waited so long: all that are due on these threads, each as long as it,
/// fit into what is left. If 200 come at the same moment, each of them gets the same time, because while fewer of them are
/// left, less time is left as well.
fn share(due: u32, waited: Duration, threads: u32) -> Duration {
    let rounds = due.div_ceil(threads).max(1);
    (ANSWER_WITHIN.saturating_sub(waited) / rounds).clamp(SHORTEST, LONGEST)
}

/// Thinks where it keeps nobody waiting. A panic gives no answer.
async fn run_aside<T: Send + 'static>(
    environment: &dyn Environment,
    permit: OwnedSemaphorePermit,
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (answer, mut answered) = oneshot::channel();
    let work = environment.run_aside(Box::new(move || {
        // Held until the end, even if nobody waits for the answer any more.
        let _permit = permit;
        let _ = answer.send(think());
    }));
    work.await;
    answered.try_recv().ok()
}

/// Runs work on a thread of low priority.
///
/// Each time it is a new thread, because a thread cannot raise its priority again, and the runtime would use it for
/// something else. The runtime's own thread that waits for it makes virtual time stand still meanwhile.
pub(crate) async fn on_a_thread(work: Box<dyn FnOnce() + Send>) {
    let work = || {
        lower_priority();
        work();
    };
    let worked = tokio::task::spawn_blocking(move || {
        // Whoever waits for the result notices that there is none.
        let _ = thread::Builder::new().name("bot".to_owned()).spawn(work).map(thread::JoinHandle::join);
    });
    let _ = worked.await;
}

/// Makes the system prefer all other threads to this one.
fn lower_priority() {
    // On Linux the id of a thread stands for that thread alone. If it fails, bots think as other threads do.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), PRIORITY);
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::sync::mpsc;

    use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
    use crosstable_fair::Seed;
    use crosstable_games::GameId;
    use crosstable_table::{Opening, Origin, TableSession};

    use super::*;
    use crate::environment::SystemEnvironment;

    #[test]
    fn the_more_bots_are_due_the_shorter_they_think() {
        let soon = Duration::from_millis(400);
        assert_eq!(share(2, Duration::ZERO, 2), LONGEST);
        assert_eq!(share(200, Duration::ZERO, 2), ANSWER_WITHIN / 100);
        assert_eq!(share(200, soon, 2), ANSWER_WITHIN.saturating_sub(soon) / 100);
        assert_eq!(share(1, ANSWER_WITHIN.saturating_sub(soon), 2), soon);
        assert_eq!(share(200, ANSWER_WITHIN * 2, 2), SHORTEST);
    }

    /// Plays two minutes at so many tables, whose people think for so long, with one thread. Returns how long people
    /// waited at most, and how long bots thought in the mean.
    fn simulate(tables: u32, thought: Duration) -> (Duration, Duration) {
        let mut queue: VecDeque<Duration> = vec![Duration::ZERO; tables as usize].into();
        let (mut now, mut thinking) = (Duration::ZERO, Duration::ZERO);
        let (mut longest, mut moves) = (Duration::ZERO, 0);
        while now < Duration::from_mins(2) {
            let since = queue.pop_front().expect("every table comes back");
            now = now.max(since);
            let waiting = queue.iter().filter(|since| **since <= now).count();
            let limit = share(waiting as u32 + 1, now.saturating_sub(since), 1);
            (now, thinking, moves) = (now + limit, thinking + limit, moves + 1);
            longest = longest.max(now.saturating_sub(since));
            queue.push_back(now + thought);
        }
        (longest, thinking / moves)
    }

    /// Everybody moves at the same moment, and from then on at any time.
    #[test]
    fn nobody_waits_long_for_a_bot_though_all_are_due_at_once() {
        for (tables, least) in [(20, 50), (50, 25), (200, 6)] {
            let (longest, mean) = simulate(tables, Duration::from_millis(500));
            assert!(longest <= ANSWER_WITHIN, "{tables} tables: {longest:?}");
            assert!(mean >= Duration::from_millis(least), "{tables} tables: {mean:?}");
        }
    }

    /// A decision of a bot with one legal move.
    fn task() -> BotTask {
        let opening =
            Opening::new(TableId::new([1; 16]), GameId::Mixx, Setup::players(2), PlayerId::new([1; 16]));
        let (session, _) = TableSession::open(&opening, Seed::new([1; 32]), 0).expect("a valid set-up");
        let task = session.bot_task(Seat::new(0), Level::Easy, Origin::System);
        BotTask { legal: vec!["miss".to_owned()], ..task }
    }

    /// Bots that no process has claimed yet have to think, too.
    #[tokio::test]
    async fn bots_in_the_shared_queue_count_as_due() {
        let (given, gives) = mpsc::channel();
        let decide: Decide = Arc::new(move |task, _, limit| {
            given.send(limit).expect("the test counts");
            task.legal[0].clone()
        });
        let bots = Bots::new(decide, 2, Arc::new(SystemEnvironment));
        for unclaimed in [0, 99] {
            bots.set_unclaimed(unclaimed);
            bots.think(task(), 1, Waited::default(), &Arc::default()).await.expect("it decides");
        }
        let limits: Vec<Duration> = gives.try_iter().collect();
        assert_eq!(limits[0], LONGEST);
        assert!(limits[1] <= ANSWER_WITHIN / 50, "{limits:?}");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_threads_of_bots_have_a_low_priority() {
        let priority = || rustix::process::getpriority_process(Some(rustix::thread::gettid()));
        let before = priority().expect("Linux says it");
        let bots = Bots::new(random_legal(), 1, Arc::new(SystemEnvironment));
        assert_eq!(bots.analyse(priority).await, Some(Ok(PRIORITY)));
        assert_eq!(priority(), Ok(before));
        assert_eq!(tokio::task::spawn_blocking(priority).await.expect("no panic"), Ok(before));
    }

    /// Hints, however long they take, do not keep a bot from its move.
    #[tokio::test]
    async fn no_move_waits_for_a_hint() {
        let bots = Arc::new(Bots::new(random_legal(), 1, Arc::new(SystemEnvironment)));
        let (end, ended) = mpsc::channel::<()>();
        let analysing = Arc::clone(&bots);
        let analysis = tokio::spawn(async move { analysing.analyse(move || ended.recv().is_ok()).await });
        let moved = bots.think(task(), 1, Waited::default(), &Arc::default()).await;
        assert_eq!(moved.as_deref(), Ok("miss"));
        end.send(()).expect("the analysis still runs");
        assert_eq!(analysis.await.expect("nobody panicked"), Some(true));
    }
}
