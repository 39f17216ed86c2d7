//! Many games, on many threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crosstable_core::Options;
use crosstable_games::GameId;

use crate::game_result::GameResult;
use crate::program::ProgramPool;
use crate::{Contestant, Lineup, Tally};

/// A contest: who plays which game how often.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub game: GameId,
    /// Its options, with the number of players.
    pub options: Options,
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// How many games each meeting has.
    pub games: u64,
    /// Decides everything that is random.
    pub seed: u64,
    /// How many games are played at the same time; 0 is taken for 1. Every bot thinks on one thread.
    pub threads: usize,
    /// How long an external program may take for a move.
    pub patience: Duration,
}

/// A group of contestants that play against each other, and their results.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Who met.
    pub lineup: Lineup,
    /// The results so far.
    pub tally: Tally,
}

impl Contest {
    /// The number of games of all meetings.
    pub fn total(&self) -> u64 {
        self.lineups().len() as u64 * self.games
    }

    fn lineups(&self) -> Vec<Lineup> {
        Lineup::all(self.contestants.len(), self.options.players() as usize)
    }

    /// Plays all games until the flag is set. `on_game` gets every game when it ends. The same seed gives the same
    /// result for any number of threads, unless a contestant reads the clock.
    pub fn run(
        &self,
        stop: &Arc<AtomicBool>,
        on_game: impl FnMut(&GameResult, &[Meeting]) + Send,
    ) -> Vec<Meeting> {
        let fresh = |lineup: Lineup| Meeting { tally: Tally::new(&lineup.contestants()), lineup };
        let lineups = self.lineups();
        let meetings: Vec<_> = lineups.iter().cloned().map(fresh).collect();
        let results = Mutex::new((meetings, on_game));
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut pool = ProgramPool::default();
                    while !stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.total() {
                            return;
                        }
                        // All meetings advance together, so that a contest that is stopped has results of each.
                        let (meeting, game) =
                            ((number % lineups.len() as u64) as usize, number / lineups.len() as u64);
                        let what = (meeting, game, lineups[meeting].seating(game));
                        let Some(game) = GameResult::play(self, what, &mut pool, stop) else { return };
                        let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                        let (meetings, on_game) = &mut *results;
                        meetings[meeting].tally.add(&game);
                        on_game(&game, meetings);
                    }
                });
            }
        });
        results.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }
}
