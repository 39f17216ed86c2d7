//! Bots think on threads of their own, a few at a time, so that they never keep people's moves waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_bots::{Moment, decide_any};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, Seat};
use crosstable_games::{AnyView, GameId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::meter::Meter;

/// What a bot is told: the view of its seat and nothing else.
#[derive(Clone, Debug)]
pub struct Question {
    /// Which game.
    pub game: GameId,
    /// For which seat to decide.
    pub seat: Seat,
    /// How many decisions this seat has made before.
    pub turn: u32,
    /// How well to play.
    pub level: Level,
    /// What the seat sees, as JSON.
    pub view: String,
    /// The moves to choose from; never empty.
    pub legal: Vec<String>,
    /// For whatever the bot leaves to chance; the same for a whole game.
    pub seed: u64,
}

/// Finds a move. It is called on a thread where it may take its time.
pub type Decide = Arc<dyn Fn(&Question) -> String + Send + Sync>;

/// Any legal move, each equally likely.
pub fn random_legal() -> Decide {
    Arc::new(|question| {
        let moment = u64::from(question.turn) << 32 | u64::from(question.seat.number());
        let mut rng = Xoshiro::seed_from_u64(question.seed ^ moment);
        question.legal[below(&mut rng, question.legal.len() as u32) as usize].clone()
    })
}

/// The bots of `crosstable-bots`, which see the view and nothing else.
pub fn honest() -> Decide {
    let any = random_legal();
    Arc::new(move |question| {
        let view = AnyView::from_json(question.game, &question.view).ok();
        let moment = Moment { seed: question.seed, turn: question.turn };
        let found = view.and_then(|view| decide_any(question.level, &view, question.seat, moment, None));
        found.map_or_else(|| any(question), |report| report.chosen)
    })
}

/// The few threads on which bots think. Whoever waits, waits in the order they came; but bots whose move it is do not
/// wait for those who only give hints, of which anybody may ask for many.
pub(crate) struct Bots {
    decide: Decide,
    moves: Arc<Semaphore>,
    studies: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(decide: Decide, threads: usize) -> Self {
        let places = || Arc::new(Semaphore::new(threads.max(1)));
        Bots { decide, moves: places(), studies: places() }
    }

    /// Has a bot think after a pause. A room asks for one move at a time, so the queue is never longer than there are
    /// rooms. Dropping the answer lets the question go, unless it is being thought about already.
    pub(crate) fn think(
        &self,
        question: Question,
        pause: Duration,
        meter: &Arc<Meter>,
    ) -> oneshot::Receiver<String> {
        let (mut answer, answered) = oneshot::channel();
        let (decide, meter) = (Arc::clone(&self.decide), Arc::clone(meter));
        let moves = Arc::clone(&self.moves);
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            meter.bots_waiting.fetch_add(1, Ordering::Relaxed);
            let place = tokio::select! {
                place = moves.acquire_owned() => place.ok(),
                () = answer.closed() => None,
            };
            meter.bots_waiting.fetch_sub(1, Ordering::Relaxed);
            if let Some(place) = place
                && let Some(token) = on_a_thread(place, move || decide(&question)).await
            {
                meter.bot_moves.fetch_add(1, Ordering::Relaxed);
                let _ = answer.send(token);
            }
        });
        answered
    }

    /// Thinks about a game for whoever studies it.
    pub(crate) async fn study<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.studies).acquire_owned().await.ok()?;
        on_a_thread(place, think).await
    }
}

/// Thinks where that keeps nobody waiting. Somebody who panics gives no answer.
async fn on_a_thread<T: Send + 'static>(
    place: OwnedSemaphorePermit,
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let thought = tokio::task::spawn_blocking(move || {
        // Taken until the thought is through, even if nobody waits for it any more.
        let _place = place;
        think()
    });
    thought.await.ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Whoever studies a game, however long, does not keep a bot from its move.
    #[tokio::test]
    async fn no_move_waits_for_a_hint() {
        let bots = Arc::new(Bots::new(random_legal(), 1));
        let (end, ended) = mpsc::channel::<()>();
        let studying = Arc::clone(&bots);
        let study = tokio::spawn(async move { studying.study(move || ended.recv().is_ok()).await });
        let question = Question {
            game: GameId::Mixx,
            seat: Seat::new(0),
            turn: 0,
            level: Level::Easy,
            view: String::new(),
            legal: vec!["miss".to_owned()],
            seed: 1,
        };
        let meter = Arc::default();
        let moved = bots.think(question, Duration::ZERO, &meter).await;
        assert_eq!(moved.as_deref(), Ok("miss"));
        end.send(()).expect("the study is not through");
        assert_eq!(study.await.expect("nobody panicked"), Some(true));
        assert_eq!(meter.bot_moves.load(Ordering::Relaxed), 1, "a hint is no move");
    }
}
