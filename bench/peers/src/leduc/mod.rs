//! Information-set search in Leduc poker: a fresh deal for each simulation, and the open card drawn inside the tree.

mod ours;
mod turnbase;

use crosstable_core::{Play, Setup};
use crosstable_testkit::toys::Leduc;

use crate::measure::{Contestant, Tally, contest};

/// Simulations of one search.
pub const SIMULATIONS: u32 = 1_000;
/// The constant of UCB1 where a result counts from 0 to 1.
pub const EXPLORATION: f32 = 0.7;

/// What searches led to.
#[derive(Clone, Copy, Default, Debug)]
pub struct Searches {
    simulations: u64,
    searches: u64,
    raises: u64,
}

impl Searches {
    /// Searches until so many simulations are made. The search is given a seed and says whether it chose to raise.
    pub fn until(simulations: u32, seed: u64, mut search: impl FnMut(u64) -> bool) -> Self {
        let searches = simulations / SIMULATIONS;
        let seeds = (0..u64::from(searches)).map(|index| seed << 32 | index);
        let raises = seeds.filter(|seed| search(*seed)).count() as u64;
        Searches { simulations: u64::from(simulations), searches: u64::from(searches), raises }
    }
}

impl Tally for Searches {
    fn done(self) -> u64 {
        self.simulations
    }

    fn add(&mut self, other: Searches) {
        self.simulations += other.simulations;
        self.searches += other.searches;
        self.raises += other.raises;
    }
}

/// Seat 1 holds a king and opens.
fn dealt() -> Leduc {
    let mut position = Leduc::from_setup(&Setup::players(2)).expect("two players and no options");
    for token in ["~K", "~Q"] {
        position.play_token(token).expect("the deck has all cards");
    }
    position
}

const CONTESTANTS: [Contestant<Searches>; 3] = [
    Contestant { name: "crosstable", run: ours::run },
    Contestant { name: "crosstable, kept", run: ours::run_kept },
    Contestant { name: "turnbase-bots", run: turnbase::run },
];

/// Simulations per second.
pub fn search(rounds: u32) {
    println!(
        "\nLeduc poker, searches of {SIMULATIONS} simulations for seat 1 with a king, one thread, {rounds} rounds\n"
    );
    let results = contest(&CONTESTANTS, rounds, SIMULATIONS);
    println!("{:18} {:>14} {:>26}   {:>7}", "", "simulations/s", "crosstable is × this", "raises");
    for result in &results {
        let [low, median, high] = results[0].ratio_to(result);
        let raises = 100.0 * result.tally.raises as f64 / result.tally.searches as f64;
        println!(
            "{:18} {:>14.0} {:>12} {:>13}   {raises:>6.1}%",
            result.name,
            result.speed(),
            format!("{median:.2}"),
            format!("({low:.2}-{high:.2})"),
        );
    }
}
