//! Interleaved measuring: A B C D A B C D …, everybody for about the same time, so that whatever else the machine does
//! hits all contestants alike; and the median, over the rounds, of the ratio between two contestants of the same round.
//! The clock is the processor time of the process, which stands still while somebody else has the processor. (The time
//! of the thread would do for most; but there are contestants that cannot work without starting another one.)

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;

/// How long a contestant's turn takes at least, more or less.
const TURN: Duration = Duration::from_millis(5);

/// What a run led to, so that nothing can be optimised away and all contestants can be seen to do the same.
pub trait Tally: Copy + Default {
    /// How much was done, in whatever is counted.
    fn done(self) -> u64;
    fn add(&mut self, other: Self);
}

/// Somebody who does so much from this seed.
pub struct Contestant<T> {
    pub name: &'static str,
    pub run: fn(count: u32, seed: u64) -> T,
}

/// Everything measured about one contestant.
pub struct Result<T> {
    pub name: &'static str,
    pub tally: T,
    /// Done per second in each round.
    speeds: Vec<f64>,
}

impl<T> Result<T> {
    /// Median done per second.
    pub fn speed(&self) -> f64 {
        quantile(self.speeds.clone(), 0.5)
    }

    /// Lower quartile, median and upper quartile, over the rounds, of this contestant's speed by another's.
    pub fn ratio_to(&self, other: &Result<T>) -> [f64; 3] {
        let ratios: Vec<f64> =
            self.speeds.iter().zip(&other.speeds).map(|(own, other)| own / other).collect();
        [0.25, 0.5, 0.75].map(|share| quantile(ratios.clone(), share))
    }
}

/// Lets every contestant run in every round; the one who begins a round changes, so that no one always runs after the
/// same neighbour's heat. A trial of the given size warms up and tells how much fits into a turn; it is also the least
/// that a turn is.
pub fn contest<T: Tally>(contestants: &[Contestant<T>], rounds: u32, trial: u32) -> Vec<Result<T>> {
    let counts: Vec<u32> = contestants.iter().map(|contestant| fits_in_a_turn(contestant, trial)).collect();
    let mut results: Vec<Result<T>> = contestants
        .iter()
        .map(|contestant| Result { name: contestant.name, tally: T::default(), speeds: Vec::new() })
        .collect();
    for round in 0..rounds as usize {
        for turn in 0..contestants.len() {
            let index = (round + turn) % contestants.len();
            // Every contestant gets a seed of its own, or equal generators would do the same.
            let seed = 1 + (round * contestants.len() + index) as u64;
            let (tally, seconds) = timed(&contestants[index], counts[index], seed);
            results[index].speeds.push(tally.done() as f64 / seconds);
            results[index].tally.add(tally);
        }
    }
    results
}

/// How much of this contestant's work takes about as long as a turn should, but at least the trial.
fn fits_in_a_turn<T: Tally>(contestant: &Contestant<T>, trial: u32) -> u32 {
    timed(contestant, trial, 0);
    let (_, seconds) = timed(contestant, trial, 0);
    let trials = (TURN.as_secs_f64() / seconds).ceil();
    trials as u32 * trial
}

fn timed<T: Tally>(contestant: &Contestant<T>, count: u32, seed: u64) -> (T, f64) {
    let start = ProcessTime::now();
    let tally = black_box((contestant.run)(black_box(count), black_box(seed)));
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(tally.done(), u64::from(count), "{} does all it should", contestant.name);
    (tally, seconds)
}

fn quantile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values[((values.len() - 1) as f64 * share).round() as usize]
}
