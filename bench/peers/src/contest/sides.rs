//! The two sides of a contest and the processor time that they have used. Ours thinks by iterations, theirs as long as
//! ours does on average.

use std::fmt::Write;

use cpu_time::ProcessTime;
use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::Seat;
use crosstable_games::AnyView;

use super::turnbase::{Search, Settings};

/// Theirs may think this many times as long as ours, so that errors of measurement do not count against it.
const EXTRA: f64 = 1.02;

/// Whose turn it is, or who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Ours,
    Theirs,
}

/// What one side has used.
#[derive(Clone, Copy, Default)]
pub struct Clock {
    pub seconds: f64,
    pub decisions: u32,
    pub simulations: u64,
}

impl Clock {
    /// Seconds for a decision.
    pub fn mean(&self) -> f64 {
        self.seconds / f64::from(self.decisions.max(1))
    }

    fn add(&mut self, seconds: f64, simulations: u32) {
        self.seconds += seconds;
        self.decisions += 1;
        self.simulations += u64::from(simulations);
    }
}

/// Both sides with their clocks.
pub struct Sides {
    policy: Policy,
    settings: Settings,
    ours: Clock,
    theirs: Clock,
    /// How many times as long theirs thinks.
    odds: f64,
    /// Moves of all their simulations together.
    moves: u64,
    /// Seconds that ours needed for a decision in the warm-up.
    warm_up: f64,
}

impl Sides {
    /// Theirs thinks `odds` times as long as ours.
    pub fn new(policy: Policy, settings: Settings, odds: f64) -> Self {
        let [ours, theirs] = [Clock::default(); 2];
        Sides { policy, settings, ours, theirs, odds, moves: 0, warm_up: 0.0 }
    }

    /// Sets the clocks back. Theirs may decide first in the next game, and then has as long as ours needed so far.
    pub fn end_warm_up(&mut self) {
        self.warm_up = self.ours.mean();
        (self.ours, self.theirs, self.moves) = (Clock::default(), Clock::default(), 0);
    }

    /// Ours, then theirs.
    #[cfg(test)]
    pub fn clocks(&self) -> [Clock; 2] {
        [self.ours, self.theirs]
    }

    /// Our move.
    pub fn ours(&mut self, view: &AnyView, seat: Seat, turn_seed: TurnSeed) -> String {
        let start = ProcessTime::now();
        let report = decide_any(&self.policy, view, seat, turn_seed, None).expect("the seat is to move");
        self.ours.add(start.elapsed().as_secs_f64(), report.iterations);
        report.chosen
    }

    /// Their move.
    pub fn theirs(&mut self, view: &AnyView, seat: Seat, seed: u64) -> String {
        let mean = if self.ours.decisions == 0 { self.warm_up } else { self.ours.mean() };
        // As long as ours on average, plus or minus the time left over or overspent before.
        let time = EXTRA * self.odds * mean * f64::from(self.theirs.decisions + 1) - self.theirs.seconds;
        let found = Search { settings: self.settings, seat, seed, time: time.max(0.0) }.run(view);
        self.theirs.add(found.seconds, found.simulations);
        self.moves += found.moves;
        found.token
    }

    /// What both have used, a line for each.
    pub fn report(&self) -> String {
        let mut report = String::new();
        for (name, clock) in [("crosstable", self.ours), ("turnbase-bots", self.theirs)] {
            let simulations = clock.simulations as f64 / f64::from(clock.decisions.max(1));
            let (seconds, decisions, millis) = (clock.seconds, clock.decisions, 1e3 * clock.mean());
            writeln!(
                report,
                "{name:14} {seconds:8.2} s of processor time for {decisions} decisions, {millis:.3} ms and \
                 {simulations:.0} simulations each"
            )
            .expect("a String takes all text");
        }
        let length = self.moves as f64 / self.theirs.simulations.max(1) as f64;
        report + &format!("a simulation of turnbase-bots took {length:.0} moves")
    }
}
