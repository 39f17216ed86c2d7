//! Bots think on threads of their own, a few at a time, so that they never keep people's moves waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_bots::{Moment, decide_any};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, Seat};
use crosstable_games::{AnyView, GameId};
use tokio::sync::{Semaphore, oneshot};

use crate::meter::Meter;

/// What a bot is told: the view of its seat and nothing else.
#[derive(Clone, Debug)]
pub struct Question {
    /// Which game.
    pub game: GameId,
    /// For which seat to decide.
    pub seat: Seat,
    /// How many decisions have been made before.
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
        let mut rng = Xoshiro::seed_from_u64(question.seed ^ u64::from(question.turn) << 32);
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

/// The few threads on which bots think. Whoever waits, waits in the order they came.
pub(crate) struct Bots {
    decide: Decide,
    places: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new(decide: Decide, threads: usize) -> Self {
        Bots { decide, places: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// Has a bot think after a pause. A room asks for one move at a time, so the queue is never longer than there are
    /// rooms. Dropping the answer lets the question go, unless it is being thought about already.
    pub(crate) fn think(
        &self,
        question: Question,
        pause: Duration,
        meter: &Arc<Meter>,
    ) -> oneshot::Receiver<String> {
        let decide = Arc::clone(&self.decide);
        self.run(pause, meter, move || decide(&question))
    }

    /// Does some thinking on one of the threads, after a pause. Somebody who panics gives no answer.
    pub(crate) fn run<T: Send + 'static>(
        &self,
        pause: Duration,
        meter: &Arc<Meter>,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (mut answer, answered) = oneshot::channel();
        let (places, meter) = (Arc::clone(&self.places), Arc::clone(meter));
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            meter.bots_waiting.fetch_add(1, Ordering::Relaxed);
            let place = tokio::select! {
                place = places.acquire_owned() => place.ok(),
                () = answer.closed() => None,
            };
            meter.bots_waiting.fetch_sub(1, Ordering::Relaxed);
            if let Some(place) = place {
                let thought = tokio::task::spawn_blocking(move || {
                    let _place = place;
                    think()
                });
                if let Ok(thought) = thought.await {
                    meter.bot_moves.fetch_add(1, Ordering::Relaxed);
                    let _ = answer.send(thought);
                }
            }
        });
        answered
    }
}
