//! Random games of Connect Four, 7 × 6, by everybody.

mod bare;
mod board_game;
mod ours;
pub mod turnbase;

use crate::measure::{Contestant, Result, Tally, contest};

/// Games played before measuring.
const TRIAL: u32 = 20_000;

/// What random games led to.
#[derive(Clone, Copy, Default, Debug)]
pub struct Games {
    pub first: u64,
    pub second: u64,
    pub draws: u64,
}

impl Tally for Games {
    fn done(self) -> u64 {
        self.first + self.second + self.draws
    }

    fn add(&mut self, other: Games) {
        self.first += other.first;
        self.second += other.second;
        self.draws += other.draws;
    }
}

impl Games {
    /// Shares of games won by the first seat, won by the second, drawn.
    fn shares(self) -> [f64; 3] {
        [self.first, self.second, self.draws].map(|count| count as f64 / self.done() as f64)
    }
}

const CONTESTANTS: [Contestant<Games>; 6] = [
    Contestant { name: "crosstable", run: ours::run },
    Contestant { name: "crosstable, listed", run: ours::run_listed },
    Contestant { name: "board-game", run: board_game::run },
    Contestant { name: "turnbase", run: turnbase::run },
    Contestant { name: "turnbase, lean", run: turnbase::run_lean },
    Contestant { name: "bare loop", run: bare::run },
];

/// Random games per second.
pub fn playouts(rounds: u32) {
    println!("Connect Four, random games from the empty board, one thread, {rounds} rounds\n");
    let results = contest(&CONTESTANTS, rounds, TRIAL);
    let ours = &results[0];
    println!(
        "{:18} {:>12} {:>26}   {:>7} {:>7} {:>7}",
        "", "games/s", "crosstable is × this", "first", "second", "draw"
    );
    for result in &results {
        let [low, median, high] = ours.ratio_to(result);
        let [first, second, draw] = result.tally.shares().map(|share| 100.0 * share);
        println!(
            "{:18} {:>12.0} {:>12} {:>13}   {first:>6.2}% {second:>6.2}% {draw:>6.2}%",
            result.name,
            result.speed(),
            format!("{median:.2}"),
            format!("({low:.2}-{high:.2})"),
        );
    }
    println!("\nRatios are medians over the rounds, quartiles in brackets.");
    agree(&results);
}

/// Only whether all play the same game.
pub fn check() {
    agree(&contest(&CONTESTANTS, 20, TRIAL));
}

/// Panics if a contestant's shares of wins and draws differ from ours by more than chance explains.
fn agree(results: &[Result<Games>]) {
    for result in &results[1..] {
        let (ours, theirs) = (results[0].tally, result.tally);
        for (own, other) in ours.shares().into_iter().zip(theirs.shares()) {
            let limit = 5.0 * (deviation(own, ours).powi(2) + deviation(other, theirs).powi(2)).sqrt();
            assert!((own - other).abs() < limit, "{}: {own} against {other}, allowed {limit}", result.name);
        }
    }
    println!("Wins and draws of all contestants agree within five standard deviations.");
}

/// Standard deviation of a share observed in so many games.
fn deviation(share: f64, games: Games) -> f64 {
    (share * (1.0 - share) / games.done() as f64).sqrt()
}
