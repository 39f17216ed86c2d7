//! Interleaved measuring: A B C D A B C D …, everybody for about the same time, so that whatever else the machine does
//! hits all contestants alike; and the median, over the rounds, of the ratio between two contestants of the same round.
//! The clock is the processor time of the thread, which stands still while somebody else has the processor.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// How long a contestant's turn takes, more or less.
const TURN: Duration = Duration::from_millis(5);
/// Games played before measuring, to warm up and to learn how many fit into a turn.
const TRIAL: u32 = 20_000;

/// What a run of random games led to, so that nothing can be optimised away and all contestants can be seen to
/// play the same game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub first: u64,
    pub second: u64,
    pub draws: u64,
}

impl Tally {
    pub fn games(self) -> u64 {
        self.first + self.second + self.draws
    }

    fn add(&mut self, other: Tally) {
        self.first += other.first;
        self.second += other.second;
        self.draws += other.draws;
    }

    /// Shares of games won by the first seat, won by the second, drawn.
    pub fn shares(self) -> [f64; 3] {
        [self.first, self.second, self.draws].map(|count| count as f64 / self.games() as f64)
    }
}

/// Somebody who plays so many games from this seed.
pub struct Contestant {
    pub name: &'static str,
    pub run: fn(games: u32, seed: u64) -> Tally,
}

/// Everything measured about one contestant.
pub struct Result {
    pub name: &'static str,
    pub tally: Tally,
    /// Games per second in each round.
    speeds: Vec<f64>,
}

impl Result {
    /// Median games per second.
    pub fn speed(&self) -> f64 {
        quantile(self.speeds.clone(), 0.5)
    }

    /// Lower quartile, median and upper quartile, over the rounds, of this contestant's speed by another's.
    pub fn ratio_to(&self, other: &Result) -> [f64; 3] {
        let ratios: Vec<f64> =
            self.speeds.iter().zip(&other.speeds).map(|(own, other)| own / other).collect();
        [0.25, 0.5, 0.75].map(|share| quantile(ratios.clone(), share))
    }
}

/// Lets every contestant play in every round; the one who begins a round changes, so that no one always runs
/// after the same neighbour's heat.
pub fn contest(contestants: &[Contestant], rounds: u32) -> Vec<Result> {
    let games: Vec<u32> = contestants.iter().map(games_in_a_turn).collect();
    let mut results: Vec<Result> = contestants
        .iter()
        .map(|contestant| Result { name: contestant.name, tally: Tally::default(), speeds: Vec::new() })
        .collect();
    for round in 0..rounds as usize {
        for turn in 0..contestants.len() {
            let index = (round + turn) % contestants.len();
            // Every contestant gets a seed of its own, or equal generators would play equal games.
            let seed = 1 + (round * contestants.len() + index) as u64;
            let (tally, seconds) = timed(&contestants[index], games[index], seed);
            results[index].speeds.push(f64::from(games[index]) / seconds);
            results[index].tally.add(tally);
        }
    }
    results
}

/// How many games of this contestant take about as long as a turn should.
fn games_in_a_turn(contestant: &Contestant) -> u32 {
    timed(contestant, TRIAL, 0);
    let (_, seconds) = timed(contestant, TRIAL, 0);
    (f64::from(TRIAL) * TURN.as_secs_f64() / seconds).ceil() as u32
}

fn timed(contestant: &Contestant, games: u32, seed: u64) -> (Tally, f64) {
    let start = ThreadTime::now();
    let tally = black_box((contestant.run)(black_box(games), black_box(seed)));
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(tally.games(), u64::from(games), "{} plays every game to its end", contestant.name);
    (tally, seconds)
}

fn quantile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values[((values.len() - 1) as f64 * share).round() as usize]
}
