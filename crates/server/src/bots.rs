//! Bots think on a few threads, so that they never keep people's moves waiting.

use std::sync::Arc;
use std::time::Duration;

use crosstable_bots::{Policy, TurnSeed, decide_any, monotonic};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_table::BotTask;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::metrics::Metrics;

/// Finds a bot's move. The seed is the same for a whole game. It is called on a thread where it may take its time.
pub type Decide = Arc<dyn Fn(&BotTask, u64) -> String + Send + Sync>;

/// Any legal move, each equally likely.
pub fn random_legal() -> Decide {
    Arc::new(|task, seed| {
        let turn = u64::from(task.turn) << 32 | u64::from(task.seat.number());
        let mut rng = Xoshiro::seed_from_u64(seed ^ turn);
        task.legal[below(&mut rng, task.legal.len() as u32) as usize].clone()
    })
}

/// The bots of `crosstable-bots`, which see the view and nothing else.
pub fn honest() -> Decide {
    let any = random_legal();
    Arc::new(move |task, seed| {
        let policy = Policy::Timed(task.level, monotonic);
        let found = decide_any(&policy, &task.view, task.seat, TurnSeed { seed, turn: task.turn }, None);
        found.map_or_else(|| any(task, seed), |report| report.chosen)
    })
}

/// The threads on which bots think. Tasks are served in order, and moves do not wait for hints, of which anybody may
/// ask for many.
pub(crate) struct Bots {
    decide: Decide,
    moves: Arc<Semaphore>,
    hints: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(decide: Decide, threads: usize) -> Self {
        let permits = || Arc::new(Semaphore::new(threads.max(1)));
        Bots { decide, moves: permits(), hints: permits() }
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
        let moves = Arc::clone(&self.moves);
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            metrics.bots_waiting.inc();
            let permit = tokio::select! {
                permit = moves.acquire_owned() => permit.ok(),
                () = answer.closed() => None,
            };
            metrics.bots_waiting.dec();
            if let Some(permit) = permit
                && let Some(token) = on_a_thread(permit, move || decide(&task, seed)).await
            {
                metrics.bot_moves.inc();
                let _ = answer.send(token);
            }
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
