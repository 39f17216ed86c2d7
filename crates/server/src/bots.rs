//! Bots think on a few threads, so that they never keep people's moves waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crosstable_bots::{Policy, TimeLimit, TurnSeed, decide_any, monotonic};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_table::BotTask;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::metrics::Metrics;

/// Finds a bot's move within a time. The seed is the same for a whole game. It is called on a thread where it may take that
/// time.
pub type Decide = Arc<dyn Fn(&BotTask, u64, Duration) -> String + Send + Sync>;

/// The longest time for a move, while few bots think.
const LONGEST: Duration = Duration::from_secs(1);
/// All bots that are due together have this time, so that the last of them is not late.
const TOGETHER: Duration = Duration::from_millis(1_600);
/// The shortest time: below it a search is hardly better than none.
const SHORTEST: Duration = Duration::from_millis(5);

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

/// The threads on which bots think. Tasks are served in order, and moves do not wait for hints, of which anybody may
/// ask for many.
pub(crate) struct Bots {
    decide: Decide,
    threads: u32,
    /// How many bots wait or think.
    due: Arc<AtomicU32>,
    moves: Arc<Semaphore>,
    hints: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(decide: Decide, threads: usize) -> Self {
        let threads = threads.max(1);
        let permits = || Arc::new(Semaphore::new(threads));
        let (moves, hints) = (permits(), permits());
        Bots { decide, threads: threads as u32, due: Arc::default(), moves, hints }
    }

    /// Has a bot think after a pause. A room asks for one move at a time, so the queue is never longer than there are
    /// rooms. Dropping the answer drops the task, unless a bot thinks about it already.
    pub(crate) fn think(
        &self,
        task: BotTask,
        seed: u64,
        pause: Duration,
        metrics: &Arc<Metrics>,
    ) -> oneshot::Receiver<String> {
        let (mut answer, answered) = oneshot::channel();
        let (decide, metrics) = (Arc::clone(&self.decide), Arc::clone(metrics));
        let (moves, due, threads) = (Arc::clone(&self.moves), Arc::clone(&self.due), self.threads);
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let waits = Instant::now();
            metrics.bots_waiting.inc();
            due.fetch_add(1, Ordering::Relaxed);
            let permit = tokio::select! {
                permit = moves.acquire_owned() => permit.ok(),
                () = answer.closed() => None,
            };
            metrics.bots_waiting.dec();
            if let Some(permit) = permit {
                metrics.bot_wait_seconds.observe(waits.elapsed().as_secs_f64());
                let limit = share(due.load(Ordering::Relaxed), threads);
                let thinks = Instant::now();
                if let Some(token) = on_a_thread(permit, move || decide(&task, seed, limit)).await {
                    metrics.bot_think_seconds.observe(thinks.elapsed().as_secs_f64());
                    metrics.bot_moves.inc();
                    let _ = answer.send(token);
                }
            }
            due.fetch_sub(1, Ordering::Relaxed);
        });
        answered
    }

    /// Has a bot analyse a game: hints and curves.
    pub(crate) async fn analyse<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.hints).acquire_owned().await.ok()?;
        on_a_thread(permit, think).await
    }
}

/// The time of one bot if so many are due on so many threads: the more there are, the shorter each of them thinks.
fn share(due: u32, threads: u32) -> Duration {
    let rounds = due.div_ceil(threads).max(1);
    (TOGETHER / rounds).clamp(SHORTEST, LONGEST)
}

/// Thinks where it keeps nobody waiting. A panic gives no answer.
async fn on_a_thread<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let thought = tokio::task::spawn_blocking(move || {
        // Held until the end, even if nobody waits for the answer any more.
        let _permit = permit;
        think()
    });
    thought.await.ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
    use crosstable_fair::Seed;
    use crosstable_games::GameId;
    use crosstable_table::{Opening, Origin, TableSession};

    use super::*;

    #[test]
    fn the_more_bots_are_due_the_shorter_they_think() {
        assert_eq!(share(1, 2), LONGEST);
        assert_eq!(share(2, 2), LONGEST);
        assert_eq!(share(200, 2), TOGETHER / 100);
        assert_eq!(share(100_000, 2), SHORTEST);
    }

    /// Hints, however long they take, do not keep a bot from its move.
    #[tokio::test]
    async fn no_move_waits_for_a_hint() {
        let bots = Arc::new(Bots::new(random_legal(), 1));
        let (end, ended) = mpsc::channel::<()>();
        let analysing = Arc::clone(&bots);
        let analysis = tokio::spawn(async move { analysing.analyse(move || ended.recv().is_ok()).await });
        let opening =
            Opening::new(TableId::new([1; 16]), GameId::Mixx, Setup::players(2), PlayerId::new([1; 16]));
        let (session, _) = TableSession::open(&opening, Seed::new([1; 32]), 0).expect("a valid set-up");
        let task = session.bot_task(Seat::new(0), Level::Easy, Origin::System);
        let task = BotTask { legal: vec!["miss".to_owned()], ..task };
        let moved = bots.think(task, 1, Duration::ZERO, &Arc::default()).await;
        assert_eq!(moved.as_deref(), Ok("miss"));
        end.send(()).expect("the analysis still runs");
        assert_eq!(analysis.await.expect("nobody panicked"), Some(true));
    }
}
