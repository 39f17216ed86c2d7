//! How long games take and how fair the seats are: one bot on all seats, many games, one line for each table.
//!
//!     cargo xtask seats [--games N] [--level LEVEL] [--seed S] [--threads T] [--rules VERSION] [--players P]
//!                       [--option KEY=VALUE] [GAME ...]
//!
//! Seat 1 begins, unless an option says otherwise, so that the seats are numbered in the order of play. A seat has a whole
//! point for each game that it wins, alone or with its team, and its part of a shared first place. Where one of three
//! players has another role, that role has a column of its own.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use std::{env, thread};

use crosstable_arena::{Contest, Contestant, GameResult};
use crosstable_core::{Options, Seat, Setup, Viewer};
use crosstable_games::GameId;
use serde_json::Value;

const HEADING: &str = "\
| game | rules | players | games | turns each: median (middle 80 %) | ended by the limit | first places of seats 1, 2 … | of the role |
|---|---|---|---|---|---|---|---|";

/// What to measure.
struct Args {
    games: u64,
    seed: u64,
    threads: usize,
    level: Contestant,
    rules: Option<u32>,
    /// All numbers of players if none is named.
    players: Option<u8>,
    options: Vec<(String, String)>,
    names: Vec<GameId>,
}

impl Args {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut read = Args {
            games: 1000,
            seed: 1,
            threads: thread::available_parallelism().map_or(1, usize::from),
            level: "normal".parse().map_err(|error| format!("{error}"))?,
            rules: None,
            players: None,
            options: Vec::new(),
            names: Vec::new(),
        };
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
            let wrong = |what: &dyn Display| format!("{arg}: {what}");
            match arg.as_str() {
                "--games" => read.games = value()?.parse().map_err(|error| wrong(&error))?,
                "--seed" => read.seed = value()?.parse().map_err(|error| wrong(&error))?,
                "--threads" => read.threads = value()?.parse().map_err(|error| wrong(&error))?,
                "--level" => read.level = value()?.parse().map_err(|error| wrong(&error))?,
                "--rules" => read.rules = Some(value()?.parse().map_err(|error| wrong(&error))?),
                "--players" => read.players = Some(value()?.parse().map_err(|error| wrong(&error))?),
                "--option" => {
                    let option = value()?;
                    let (key, value) = option.split_once('=').ok_or_else(|| wrong(&"not KEY=VALUE"))?;
                    read.options.push((key.to_owned(), value.to_owned()));
                }
                name => read.names.push(name.parse().map_err(|error| format!("{error}"))?),
            }
        }
        if read.names.is_empty() {
            read.names = GameId::ALL.to_vec();
        }
        Ok(read)
    }

    fn table(&self, game: GameId, players: u8) -> Result<Options, String> {
        let options = self.options.clone();
        let mut setup = Setup { players, options, rules: self.rules };
        if !self.options.iter().any(|(key, _)| key == "start") {
            setup = setup.with("start", "1");
        }
        game.options(&setup).map_err(|error| error.to_string())
    }

    fn measure(&self) -> Result<(), String> {
        println!("{HEADING}");
        for &game in &self.names {
            let (fewest, most) = game.seats();
            for players in (fewest..=most).filter(|players| self.players.is_none_or(|only| only == *players))
            {
                let contest = Contest {
                    game,
                    options: self.table(game, players)?,
                    contestants: vec![self.level.clone()],
                    games: self.games,
                    seed: self.seed,
                    threads: self.threads,
                    patience: Duration::from_secs(10),
                };
                let mut counts = Counts::default();
                contest.run(&Arc::default(), |result, _| counts.add(result));
                println!("| {game} | {} | {players} | {} |", contest.options.rules(), counts.line(players));
            }
        }
        Ok(())
    }
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

/// Sums over the games of one table.
#[derive(Default)]
struct Counts {
    games: u64,
    /// How many games took so many turns, those of all players together.
    turns: BTreeMap<u64, u64>,
    by_limit: u64,
    /// By seat.
    firsts: [f64; 4],
    /// The name of the other role, and its first places.
    role: Option<(&'static str, f64)>,
}

impl Counts {
    fn add(&mut self, result: &GameResult) {
        let view = result.position.view_json(Viewer::Spectator);
        let view: Value = serde_json::from_str(&view).unwrap_or_default();
        let ranks = result.ranks();
        let players = ranks.len() as u8;
        // A game that limits its turns counts them; elsewhere a turn is what a seat decides without a break.
        let turns = view["turns"]
            .as_u64()
            .unwrap_or_else(|| 1 + result.moves.windows(2).filter(|two| two[0].0 != two[1].0).count() as u64);
        self.games += 1;
        *self.turns.entry(turns).or_default() += 1;
        let at_limit = view["limit"].as_u64().is_some_and(|limit| turns >= limit * u64::from(players));
        self.by_limit += u64::from(at_limit && !is_across(&view));
        let first = Seat::all(players).filter(|seat| ranks[seat.index()] == 1);
        let mut winners: Vec<Vec<Seat>> = first.map(|seat| result.position.team(seat)).collect();
        winners.sort();
        winners.dedup();
        for seat in winners.iter().flatten() {
            self.firsts[seat.index()] += 1.0 / winners.len() as f64;
        }
        for name in ["lone", "double"] {
            let Some(seat) = view[name].as_u64() else { continue };
            let (_, firsts) = self.role.get_or_insert((name, 0.0));
            if winners.iter().flatten().any(|winner| u64::from(winner.number()) == seat) {
                *firsts += 1.0 / winners.len() as f64;
            }
        }
    }

    /// The number of turns each within which this part of the games ended.
    fn quantile(&self, part: f64, players: u8) -> u64 {
        let mut left = (self.games as f64 * part) as u64;
        for (turns, games) in &self.turns {
            if left < *games {
                return turns.div_ceil(players.into());
            }
            left -= games;
        }
        0
    }

    fn line(&self, players: u8) -> String {
        let share = |part: f64| format!("{:.1}", 100.0 * part / self.games.max(1) as f64);
        let seats: Vec<_> = self.firsts[..players as usize].iter().map(|firsts| share(*firsts)).collect();
        let [low, median, high] = [0.1, 0.5, 0.9].map(|part| self.quantile(part, players));
        let role = self.role.map_or_else(String::new, |(name, firsts)| format!("{name} {} %", share(firsts)));
        let (games, limit) = (self.games, share(self.by_limit as f64));
        format!("{games} | {median} ({low} … {high}) | {limit} % | {} % | {role}", seats.join(", "))
    }
}

/// Whether somebody has brought everything across, so that it was not the limit that ended the game.
fn is_across(view: &Value) -> bool {
    let crossed = |seat: &Value| seat["across"].is_u64() && seat["across"] == view["figures"];
    let arrived = |camp: &Value| camp["arrived"] == 4;
    view["seats"].as_array().is_some_and(|seats| seats.iter().any(crossed))
        || view["camps"].as_array().is_some_and(|camps| camps.iter().any(arrived))
}
