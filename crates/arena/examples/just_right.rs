//! Whether bots that are just right settle: simulated players, who are bots of one level, each on a device of their own that
//! adapts to their results as the clients do.
//!
//!     cargo xtask right [--devices N] [--games N] [--seed S] [--threads T] [GAME ...]
//!
//! Two seats, who alternate. The first ten games of a device do not count. A draw is half a win.

use std::env;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crosstable_arena::{Contest, Contestant, Share};
use crosstable_core::{JustRight, Level, Setup, Strength};
use crosstable_games::GameId;

/// The games in which a device may still look for the strength.
const FIRST_GAMES: u64 = 10;

struct Args {
    devices: u64,
    games: u64,
    seed: u64,
    threads: u64,
    names: Vec<GameId>,
}

impl Args {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
        let mut read = Args { devices: 10, games: 60, seed: 1, threads, names: Vec::new() };
        while let Some(arg) = args.next() {
            let mut number = || {
                let number = args.next().and_then(|value| value.parse().ok());
                number.ok_or_else(|| format!("{arg} needs a whole number"))
            };
            match arg.as_str() {
                "--devices" => read.devices = number()?,
                "--games" => read.games = number()?,
                "--seed" => read.seed = number()?,
                "--threads" => read.threads = number()?.max(1),
                name => read.names.push(name.parse().map_err(|error| format!("{error}"))?),
            }
        }
        if read.names.is_empty() {
            read.names = GameId::ALL.to_vec();
        }
        Ok(read)
    }

    fn measure(&self) -> Result<(), String> {
        println!(
            "| game | player | strength at the end: lowest, mean, highest | won after {FIRST_GAMES} games |"
        );
        println!("|---|---|---|---|");
        for &game in &self.names {
            for level in [Level::Beginner, Level::Easy, Level::Normal, Level::Hard] {
                println!("| {game} | {level} | {} |", self.line(game, level)?);
            }
        }
        Ok(())
    }

    fn line(&self, game: GameId, level: Level) -> Result<String, String> {
        let share = |first: u64| {
            let devices = (first..self.devices).step_by(self.threads as usize);
            devices.map(|device| self.device(game, level, device)).collect::<Result<Vec<_>, String>>()
        };
        let all = thread::scope(|scope| {
            let parts: Vec<_> = (0..self.threads).map(|first| scope.spawn(move || share(first))).collect();
            parts
                .into_iter()
                .map(|part| part.join().expect("no device panics"))
                .collect::<Result<Vec<_>, _>>()
        })?;
        let all: Vec<(Strength, u64)> = all.into_iter().flatten().collect();
        let (halves, games) =
            (all.iter().map(|one| one.1).sum::<u64>(), all.len() as u64 * (self.games - FIRST_GAMES));
        let won = Share::wilson(halves as f64 / 2.0, games as f64).ok_or("no games were played")?;
        let strengths: Vec<f64> = all.iter().map(|one| number(one.0)).collect();
        let mean = strengths.iter().sum::<f64>() / strengths.len() as f64;
        let [low, high] =
            [f64::min, f64::max].map(|pick| strengths.iter().copied().reduce(pick).unwrap_or_default());
        let [rate, from, to] = [won.rate, won.low, won.high].map(|share| share * 100.0);
        Ok(format!("{low:.1}, {mean:.1}, {high:.1} | {rate:.1} % ({from:.0} to {to:.0}) of {games}"))
    }

    /// The strength at the end, and half points in the games that count.
    fn device(&self, game: GameId, level: Level, device: u64) -> Result<(Strength, u64), String> {
        let options = game.options(&Setup::players(2)).map_err(|error| error.to_string())?;
        let contestant =
            |level: Level| level.to_string().parse::<Contestant>().map_err(|error| error.to_string());
        let (mut just_right, mut halves) = (JustRight::FIRST, 0);
        for played in 0..self.games {
            let mut contestants = vec![contestant(level)?, contestant(Level::Right(just_right.strength()))?];
            let own = (played % 2) as usize;
            contestants.rotate_right(own);
            let contest = Contest {
                game,
                options: options.clone(),
                contestants,
                games: 1,
                seed: self.seed.wrapping_mul(1_000_003).wrapping_add(device * 1_000 + played),
                threads: 1,
                patience: Duration::from_secs(10),
            };
            let mut beaten = 0;
            contest.run(&Arc::default(), |result, _| {
                let ranks = result.ranks();
                beaten = match ranks[own].cmp(&ranks[1 - own]) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
            });
            just_right = just_right.after(played as u32, 5 * beaten);
            halves += if played < FIRST_GAMES { 0 } else { u64::from(beaten) };
        }
        Ok((just_right.strength(), halves))
    }
}

fn number(strength: Strength) -> f64 {
    let (level, tenths) = strength.parts();
    level as f64 + f64::from(tenths) / 10.0
}

fn main() -> ExitCode {
    match Args::read(env::args().skip(1)).and_then(|args| args.measure()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
