//! Our level `hard`, or our search with other numbers of iterations, against the information-set search of
//! turnbase-bots, both on our rules and with the same time.
//!
//! Ours thinks by iterations. The other one gets as many simulations as take the processor as long, by what its own
//! simulations took so far; whatever a guess was off is made up for at its next decisions, and the totals are printed.

mod turnbase;

use std::io::Write;

use cpu_time::ThreadTime;
use crosstable_arena::Share;
use crosstable_bots::{Budget, CrossRoads, Crosswise, Heuristic, TurnSeed, Policy};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Level, Play, Scratch, Seat, Setup, Viewer};

pub use self::turnbase::Settings;

/// So many times as long they may think, so that what is measured badly is not to their harm.
const EXTRA: f64 = 1.02;

/// What is played, and how often.
pub struct Contest {
    pub game: String,
    pub games: u32,
    pub seed: u64,
    /// How long ours thinks; nothing for as long as the level `hard` does.
    pub iterations: Option<u32>,
    pub settings: Settings,
}

impl Contest {
    /// Reads the words after `contest`; nothing if they cannot be understood.
    pub fn read(words: &[String]) -> Option<Self> {
        let settings = Settings { exploration: 0.5, draws_branch: false };
        let game = words.first()?.clone();
        let mut contest = Contest { game, games: 400, seed: 1, iterations: None, settings };
        let mut words = words[1..].iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--games" => contest.games = words.next()?.parse().ok()?,
                "--seed" => contest.seed = words.next()?.parse().ok()?,
                "--iterations" => contest.iterations = Some(words.next()?.parse().ok()?),
                "--exploration" => contest.settings.exploration = words.next()?.parse().ok()?,
                "--draws-branch" => contest.settings.draws_branch = true,
                _ => return None,
            }
        }
        Some(contest)
    }

    /// Plays it and prints what came of it; false if there is no such game.
    pub fn run(&self) -> bool {
        match self.game.as_str() {
            "crosswise" => self.play::<crosswise::Position, _>(&Crosswise),
            "cross-roads" => self.play::<cross_roads::Position, _>(&CrossRoads),
            _ => return false,
        }
        true
    }

    fn play<G: Game, H: Heuristic<G>>(&self, heuristic: &H) {
        let policy = match self.iterations {
            Some(iterations) => Policy::Search(Budget::iterations(iterations)),
            None => Policy::Untimed(Level::Hard),
        };
        println!(
            "{}: crosstable {policy:?} against turnbase-bots {:?}, seed {}",
            G::NAME,
            self.settings,
            self.seed
        );
        let mut sides = Sides { policy, clocks: [Clock::default(); 2], pace: 1e-4 };
        // One game to find out how long decisions and simulations take.
        self.one_game(heuristic, &mut sides, 0);
        sides.clocks = [Clock::default(); 2];
        let (mut won, mut lost, mut drawn) = (0, 0, 0);
        for game in 1..=self.games {
            match self.one_game(heuristic, &mut sides, game) {
                Some(0) => won += 1,
                Some(_) => lost += 1,
                None => drawn += 1,
            }
            eprint!("\r{game} of {} games: {won} won, {lost} lost, {drawn} drawn ", self.games);
            let _ = std::io::stderr().flush();
        }
        eprintln!();
        println!("crosstable won {won}, lost {lost}, drew {drawn} of {} games", self.games);
        if let Some(share) = Share::wilson(f64::from(won), f64::from(won + lost)) {
            let [rate, low, high] = [share.rate, share.low, share.high].map(|share| 100.0 * share);
            println!("win rate of decided games {rate:.1} % (95 % interval {low:.1} to {high:.1})");
        }
        for (name, clock) in ["crosstable", "turnbase-bots"].into_iter().zip(sides.clocks) {
            println!(
                "{name:14} {:8.2} s of processor time for {} decisions, {:.3} ms and {:.0} simulations each",
                clock.seconds,
                clock.decisions,
                1e3 * clock.mean(),
                clock.simulations as f64 / f64::from(clock.decisions.max(1)),
            );
        }
    }

    /// Plays one game; which of the two won.
    fn one_game<G: Game, H: Heuristic<G>>(&self, heuristic: &H, sides: &mut Sides, game: u32) -> Option<usize> {
        let mut luck = Xoshiro::seed_from_u64(self.seed << 32 | u64::from(game));
        let mut position = G::from_setup(&Setup::players(2)).expect("two can play");
        let mut scratch = Scratch::<G>::new();
        let mut turns = [0; 2];
        let of_seat = |seat: Seat| (seat.index() + game as usize) % 2;
        loop {
            let mv = match position.actor() {
                Actor::Over => break,
                Actor::Chance => position.random_outcome(&mut scratch.outcomes, &mut luck),
                Actor::Seat(seat) => {
                    let legal = position.legal();
                    let (who, turn) = (of_seat(seat), turns[of_seat(seat)]);
                    turns[who] += 1;
                    let turn_seed = TurnSeed { seed: luck.next_u64(), turn };
                    match (&legal[..], who) {
                        // There is nothing to think about, for nobody.
                        ([only], _) => *only,
                        (_, 0) => {
                            sides.ours::<G, H>(heuristic, &position.view(Viewer::Seat(seat)), seat, turn_seed)
                        }
                        _ => sides.theirs::<G>(
                            self.settings,
                            &position.view(Viewer::Seat(seat)),
                            seat,
                            turn_seed.seed,
                        ),
                    }
                }
            };
            position.play(mv).expect("everybody plays by the rules");
        }
        let standing = position.standing().expect("it is over");
        match standing.ranks() {
            [first, second] if first < second => Some(of_seat(Seat::new(0))),
            [first, second] if first > second => Some(of_seat(Seat::new(1))),
            _ => None,
        }
    }
}

/// What one side has used.
#[derive(Clone, Copy, Default)]
struct Clock {
    seconds: f64,
    decisions: u32,
    simulations: u64,
}

impl Clock {
    fn mean(&self) -> f64 {
        self.seconds / f64::from(self.decisions.max(1))
    }

    fn add(&mut self, start: ThreadTime, simulations: u32) -> f64 {
        let seconds = start.elapsed().as_secs_f64();
        self.seconds += seconds;
        self.decisions += 1;
        self.simulations += u64::from(simulations);
        seconds
    }
}

/// Both sides: ours, then theirs.
struct Sides {
    policy: Policy,
    clocks: [Clock; 2],
    /// Seconds that a simulation of theirs takes, the latest ones counting most.
    pace: f64,
}

impl Sides {
    fn ours<G: Game, H: Heuristic<G>>(
        &mut self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        turn_seed: TurnSeed,
    ) -> G::Move {
        let start = ThreadTime::now();
        let report = self.policy.decide::<G, H>(heuristic, view, seat, turn_seed, None);
        let report = report.expect("the seat is to move");
        self.clocks[0].add(start, report.iterations);
        report.chosen
    }

    fn theirs<G: Game>(&mut self, settings: Settings, view: &G::View, seat: Seat, seed: u64) -> G::Move {
        let [ours, theirs] = &self.clocks;
        // As long as ours on average, and what is left over from before.
        let time = EXTRA * ours.mean() * f64::from(theirs.decisions + 1) - theirs.seconds;
        let simulations = ((time / self.pace).ceil() as u32).max(1);
        let start = ThreadTime::now();
        let mv = turnbase::choose::<G>(settings, view, seat, simulations, seed);
        let seconds = self.clocks[1].add(start, simulations);
        self.pace += 0.3 * (seconds / f64::from(simulations) - self.pace);
        mv.expect("the seat is to move")
    }
}
