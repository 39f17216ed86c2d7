//! Many games, on many threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crosstable_core::Options;
use crosstable_games::GameId;

use crate::bout::Bout;
use crate::pool::Pool;
use crate::{Contestant, Lineup, Tally};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Which game.
    pub game: GameId,
    /// With which options, for how many players.
    pub options: Options,
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// How many games each meeting has.
    pub games: u64,
    /// Decides everything that is random.
    pub seed: u64,
    /// How many games are played at the same time; 0 is taken for 1. Every bot thinks on one thread.
    pub threads: usize,
    /// How long a program from outside may take for a move.
    pub patience: Duration,
}

/// A meeting and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Who met.
    pub lineup: Lineup,
    /// What came of it.
    pub tally: Tally,
}

impl Contest {
    /// All games there will be.
    pub fn total(&self) -> u64 {
        self.lineups().len() as u64 * self.games
    }

    fn lineups(&self) -> Vec<Lineup> {
        Lineup::all(self.contestants.len(), self.options.players() as usize)
    }

    /// Plays all games, or as many as there are when the flag is set. Every game that ends is told, in the order in
    /// which they end. For the same seed the result is the same, whatever the number of threads, unless somebody
    /// looked at a clock.
    pub fn run(&self, stop: &Arc<AtomicBool>, hear: impl FnMut(&Bout, &[Meeting]) + Send) -> Vec<Meeting> {
        let fresh = |lineup: Lineup| Meeting { tally: Tally::new(&lineup.contestants()), lineup };
        let lineups = self.lineups();
        let board: Vec<_> = lineups.iter().cloned().map(fresh).collect();
        let board = Mutex::new((board, hear));
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut pool = Pool::default();
                    while !stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.total() {
                            return;
                        }
                        // All meetings go on side by side, so that a contest that is stopped knows of all of them.
                        let (meeting, game) =
                            ((number % lineups.len() as u64) as usize, number / lineups.len() as u64);
                        let what = (meeting, game, lineups[meeting].seating(game));
                        let Some(bout) = Bout::play(self, what, &mut pool, stop) else { return };
                        let mut board = board.lock().unwrap_or_else(PoisonError::into_inner);
                        let (meetings, hear) = &mut *board;
                        meetings[meeting].tally.add(&bout);
                        hear(&bout, meetings);
                    }
                });
            }
        });
        board.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }
}
