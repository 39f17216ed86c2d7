//! Counts of wins, draws and losses.

use crosstable_core::Seat;

use crate::game_result::{Ending, GameResult};
use crate::{Elo, Share};

/// The results of a meeting so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Games that ended.
    pub games: u64,
    /// Each contestant of the meeting.
    pub scores: Vec<Score>,
    /// Seats that won a game, alone or with their team; seats in games that were decided.
    first: (u64, u64),
}

/// The results of one contestant. Where several copies of it sit at a table, each seat counts separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Number of the contestant.
    pub contestant: usize,
    /// First, alone or with its team.
    pub won: u64,
    /// First together with others.
    pub drawn: u64,
    /// Not first.
    pub lost: u64,
    /// How many of those lost because the program failed.
    pub forfeited: u64,
    /// Points in twelfths: for each game the share of the opposing seats of other contestants that were beaten, a tie
    /// counting half. A twelfth is the smallest part, and integers add up the same in any order.
    twelfths: u64,
    /// Games in which there were such seats.
    compared: u64,
    /// The number of decisions.
    pub decisions: u64,
    /// Microseconds of all decisions.
    pub micros: u64,
    /// Microseconds of the longest decision.
    pub longest_micros: u64,
}

impl Tally {
    pub(crate) fn new(contestants: &[usize]) -> Self {
        let score = |contestant: &usize| Score { contestant: *contestant, ..Score::default() };
        Tally { games: 0, scores: contestants.iter().map(score).collect(), first: (0, 0) }
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, game: &GameResult) {
        self.games += 1;
        let ranks = game.ranks();
        let seats = || Seat::all(ranks.len() as u8);
        for seat in seats() {
            let contestant = game.seating[seat.index()];
            let Some(score) = self.scores.iter_mut().find(|score| score.contestant == contestant) else {
                continue;
            };
            let (team, own) = (&game.teams[seat.index()], ranks[seat.index()]);
            let others_first = seats().any(|other| ranks[other.index()] == 1 && !team.contains(&other));
            match (own, others_first) {
                (1, false) => score.won += 1,
                (1, true) => score.drawn += 1,
                _ => score.lost += 1,
            }
            self.first.0 += u64::from((own, others_first) == (1, false));
            self.first.1 += u64::from((own, others_first) != (1, true));
            if matches!(game.ending, Ending::Forfeited { seat: failed, .. } if failed == seat) {
                score.forfeited += 1;
            }
            let opponents: Vec<u64> = seats()
                .filter(|other| game.seating[other.index()] != contestant && !team.contains(other))
                .map(|other| match own.cmp(&ranks[other.index()]) {
                    std::cmp::Ordering::Less => 12,
                    std::cmp::Ordering::Equal => 6,
                    std::cmp::Ordering::Greater => 0,
                })
                .collect();
            if !opponents.is_empty() {
                score.twelfths += opponents.iter().sum::<u64>() / opponents.len() as u64;
                score.compared += 1;
            }
            let thinking = game.thinking[seat.index()];
            score.decisions += thinking.decisions;
            score.micros += thinking.total.as_micros() as u64;
            score.longest_micros = score.longest_micros.max(thinking.longest.as_micros() as u64);
        }
    }
}

impl Tally {
    /// The share of decided games that every contestant would win if all were equally strong: one half between two, and
    /// also between two teams. Nothing if no game was decided.
    pub fn even(&self) -> Option<f64> {
        let (won, seats) = self.first;
        (seats > 0).then(|| won as f64 / seats as f64)
    }
}

impl Score {
    /// Seats played on.
    pub const fn seats(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of decided games that were won.
    pub fn win_rate(&self) -> Option<Share> {
        Share::wilson(self.won as f64, (self.won + self.lost) as f64)
    }

    /// The difference in strength to its opponents.
    pub fn elo(&self) -> Option<Elo> {
        Share::wilson(self.twelfths as f64 / 12.0, self.compared as f64).map(Share::elo)
    }

    /// Mean time of a decision in milliseconds.
    pub fn mean_millis(&self) -> f64 {
        self.micros as f64 / 1000.0 / self.decisions.max(1) as f64
    }

    /// Time of the longest decision in milliseconds.
    pub fn longest_millis(&self) -> f64 {
        self.longest_micros as f64 / 1000.0
    }
}
