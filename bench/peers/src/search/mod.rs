//! Monte Carlo tree search in Connect Four from the empty board, by everybody: random rollouts, one thread, and as
//! much curiosity as everybody else wherever that can be said.

mod board;
mod board_game;
mod mcts;
mod minimax;
mod ours;
mod turnbase;

use crate::measure::{Contestant, Tally, contest};

/// Simulations of one search.
pub const SIMULATIONS: u32 = 10_000;
/// The constant of UCB1 where a result counts from 0 to 1.
pub const EXPLORATION: f32 = 0.7;

/// What searches led to.
#[derive(Clone, Copy, Default, Debug)]
pub struct Searches {
    simulations: u64,
    searches: u64,
    /// How often the first move was to be in the middle, as it should.
    middle: u64,
}

impl Searches {
    /// Searches until so many simulations are made. The search is given a seed and says which column it chose.
    pub fn until(simulations: u32, seed: u64, mut search: impl FnMut(u64) -> u8) -> Self {
        let searches = simulations / SIMULATIONS;
        let seeds = (0..u64::from(searches)).map(|index| seed << 32 | index);
        let middle = seeds.filter(|seed| search(*seed) == 3).count() as u64;
        Searches { simulations: u64::from(simulations), searches: u64::from(searches), middle }
    }
}

impl Tally for Searches {
    fn done(self) -> u64 {
        self.simulations
    }

    fn add(&mut self, other: Searches) {
        self.simulations += other.simulations;
        self.searches += other.searches;
        self.middle += other.middle;
    }
}

const CONTESTANTS: [Contestant<Searches>; 7] = [
    Contestant { name: "crosstable", run: ours::run },
    Contestant { name: "crosstable, kept", run: ours::run_kept },
    Contestant { name: "board-game", run: board_game::run },
    Contestant { name: "mcts", run: mcts::run },
    Contestant { name: "minimax", run: minimax::run },
    Contestant { name: "minimax, own draw", run: minimax::run_own_draw },
    Contestant { name: "turnbase-bots", run: turnbase::run },
];

/// Simulations per second.
pub fn search(rounds: u32) {
    println!(
        "Connect Four, searches of {SIMULATIONS} simulations from the empty board, one thread, {rounds} rounds\n"
    );
    let results = contest(&CONTESTANTS, rounds, SIMULATIONS);
    println!("{:18} {:>14} {:>26}   {:>7}", "", "simulations/s", "crosstable is × this", "middle");
    for result in &results {
        let [low, median, high] = results[0].ratio_to(result);
        let middle = 100.0 * result.tally.middle as f64 / result.tally.searches as f64;
        println!(
            "{:18} {:>14.0} {:>12} {:>13}   {middle:>6.1}%",
            result.name,
            result.speed(),
            format!("{median:.2}"),
            format!("({low:.2}-{high:.2})"),
        );
        assert!(middle > 80.0, "{} should begin in the middle", result.name);
    }
    println!("\nRatios are medians over the rounds, quartiles in brackets.");
}
