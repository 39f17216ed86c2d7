//! `cargo xtask ladder`: measures the strength of the bots.
//!
//! Each measurement is one contest of `crosstable arena`. Its result is a line of JSON in a file. Results in the file
//! are not played again, so that the command can be interrupted and continued.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;

use serde_json::{Map, Value};

use crate::project;
use crate::step::Command;

struct Options {
    games: u64,
    seed: u64,
    threads: Option<u64>,
    file: PathBuf,
    /// All games if empty.
    names: Vec<String>,
    /// Only print the table of what is in the file.
    only_table: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Measurement {
    game: String,
    first: &'static str,
    second: &'static str,
    players: u64,
}

/// The contests of every game: first bot, second bot, seats.
const CONTESTS: [(&str, &str, u64); 19] = [
    ("easy", "beginner", 2),
    ("normal", "easy", 2),
    ("hard", "normal", 2),
    ("expert", "hard", 2),
    ("beginner", "child", 2),
    ("normal", "greedy", 2),
    ("normal", "one-ply", 2),
    ("hard", "greedy", 2),
    ("hard", "one-ply", 2),
    ("greedy", "random", 2),
    ("expert", "random", 2),
    ("easy", "beginner", 3),
    ("normal", "easy", 3),
    ("hard", "normal", 3),
    ("expert", "hard", 3),
    ("easy", "beginner", 4),
    ("normal", "easy", 4),
    ("hard", "normal", 4),
    ("expert", "hard", 4),
];

/// All games, each with the most seats it has, out of the list that the games write for the web client.
fn games() -> Vec<(String, u64)> {
    let list: Map<String, Value> =
        serde_json::from_str(include_str!("../../web/src/wire/games.json")).expect("the list is JSON");
    let seats = |game: &Value| game["seats"][1].as_u64().expect("the list has the seats");
    list.iter().map(|(id, game)| (id.clone(), seats(game))).collect()
}

/// Plays what is missing and prints the table.
pub(crate) fn run(args: &[String]) -> bool {
    let options = match read(args) {
        Ok(options) => options,
        Err(fault) => {
            eprintln!(
                "{fault}\n\ncargo xtask ladder [--games N] [--seed S] [--threads T] [--file FILE] [--table] [GAME ...]"
            );
            return false;
        }
    };
    let measurements: Vec<_> = measurements(&options.names);
    if !options.only_table && !play_all(&measurements, &options) {
        return false;
    }
    print!("{}", table(&measurements, &results(&options.file)));
    true
}

/// Plays the missing measurements.
fn play_all(measurements: &[Measurement], options: &Options) -> bool {
    let Some(program) = build() else { return false };
    let done = play_missing(&program, measurements, options);
    let _ = fs::remove_file(program);
    done
}

fn play_missing(program: &Path, measurements: &[Measurement], options: &Options) -> bool {
    for measurement in measurements {
        if results(&options.file).iter().any(|result| measurement.is_in(result, options.games)) {
            continue;
        }
        if !play(program, measurement, options) {
            eprintln!("{measurement:?} was not played to the end; the next run goes on with it");
            return false;
        }
    }
    true
}

/// Builds the program and copies it, so that later builds do not change it.
fn build() -> Option<PathBuf> {
    if !Command::cargo("build --release --quiet --package crosstable").run() {
        return None;
    }
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| project::root().join("target"), PathBuf::from);
    let name = |stem: &str| format!("{stem}{}", env::consts::EXE_SUFFIX);
    let copy = target.join(name(&format!("ladder-{}", process::id())));
    match fs::copy(target.join("release").join(name("crosstable")), &copy) {
        Ok(_) => Some(copy),
        Err(error) => {
            eprintln!("cannot copy the program to {}: {error}", copy.display());
            None
        }
    }
}

fn read(args: &[String]) -> Result<Options, String> {
    let file = project::root().join("target/ladder.jsonl");
    let mut options =
        Options { games: 400, seed: 1, threads: None, file, names: Vec::new(), only_table: false };
    let known = games();
    let all: Vec<&str> = known.iter().map(|(game, _)| game.as_str()).collect();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || {
            let number = args.next().and_then(|value| value.parse().ok());
            number.ok_or_else(|| format!("{arg} needs a whole number"))
        };
        match arg.as_str() {
            "--games" => options.games = number()?,
            "--seed" => options.seed = number()?,
            "--threads" => options.threads = Some(number()?),
            "--table" => options.only_table = true,
            "--file" => options.file = args.next().ok_or("--file needs a path")?.into(),
            game if all.contains(&game) => options.names.push(game.to_owned()),
            other => return Err(format!("cannot do '{other}'; games are {}", all.join(", "))),
        }
    }
    Ok(options)
}

/// The measurements of these games: first those that are quick.
fn measurements(names: &[String]) -> Vec<Measurement> {
    let mut games = games();
    games.retain(|(game, _)| names.is_empty() || names.contains(game));
    let of_all = |(first, second, players): (&'static str, &'static str, u64)| {
        games
            .iter()
            .filter(|(_, most)| players <= *most)
            .map(|(game, _)| Measurement { game: game.clone(), first, second, players })
            .collect::<Vec<_>>()
    };
    CONTESTS.into_iter().flat_map(of_all).collect()
}

impl Measurement {
    /// Whether this result is about it, with at least so many games.
    fn is_in(&self, result: &Value, games: u64) -> bool {
        result["game"] == self.game.as_str()
            && result["players"] == self.players
            && result["bots"] == serde_json::json!([self.first, self.second])
            && result["meetings"][0]["played"].as_u64().is_some_and(|played| played >= games)
    }
}

/// All results in the file, without incomplete lines.
fn results(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Plays a contest and adds its result to the file.
fn play(program: &Path, measurement: &Measurement, options: &Options) -> bool {
    let Measurement { game, first, second, players } = measurement;
    let Options { games, seed, .. } = options;
    let threads = options.threads.map(|threads| format!(" --threads {threads}")).unwrap_or_default();
    let arena = format!(
        "arena {game} --bots {first},{second} --players {players} \
         --games {games} --seed {seed}{threads} --json"
    );
    let command = Command::crosstable(program, &arena);
    println!("{}", command.shown());
    let Some(line) = command.output() else { return false };
    let result: Value = serde_json::from_str(&line).unwrap_or_default();
    if !measurement.is_in(&result, *games) {
        return false;
    }
    println!("  {}", cell(&result));
    if let Some(folder) = options.file.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let added = OpenOptions::new().create(true).append(true).open(&options.file);
    let added = added.and_then(|mut file| file.write_all(format!("{}\n", line.trim_end()).as_bytes()));
    if let Err(error) = &added {
        eprintln!("{}: {error}", options.file.display());
    }
    added.is_ok()
}

/// The table for the documentation.
fn table(measurements: &[Measurement], results: &[Value]) -> String {
    let mut games: Vec<&str> = measurements.iter().map(|measurement| measurement.game.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    let head = format!("\n| contest | {} |\n|---|{}\n", games.join(" | "), "---|".repeat(games.len()));
    let row = |(first, second, players): (&'static str, &'static str, u64)| {
        let name = match players {
            2 => format!("{first} against {second}"),
            _ => format!("{first} among {} {second}, {players} seats", players - 1),
        };
        let cells = games.iter().map(|game| {
            let measurement = Measurement { game: (*game).to_owned(), first, second, players };
            // The newest result counts.
            let result = results.iter().rev().find(|result| measurement.is_in(result, 1));
            result.map_or_else(|| "not measured".to_owned(), cell)
        });
        format!("| {name} | {} |\n", cells.collect::<Vec<_>>().join(" | "))
    };
    CONTESTS.into_iter().map(row).fold(head, |table, row| table + &row)
}

/// `73.1 % (68 to 78), 12 drawn of 400`
fn cell(result: &Value) -> String {
    let meeting = &result["meetings"][0];
    let score = &meeting["scores"][0];
    let percent = |key: &str| score["win_rate"][key].as_f64().map(|share| share * 100.0);
    let (Some(rate), Some(low), Some(high)) = (percent("rate"), percent("low"), percent("high")) else {
        return format!("all {} drawn", meeting["played"]);
    };
    let drawn = score["drawn"].as_u64().unwrap_or_default();
    let drawn = if drawn > 0 { format!(", {drawn} drawn") } else { String::new() };
    format!("{rate:.1} % ({low:.0} to {high:.0}){drawn} of {}", meeting["played"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(bots: &str, won: u64) -> Value {
        let rate = won as f64 / 100.0;
        let line = format!(
            r#"{{"game":"mixx","players":2,"bots":{bots},"meetings":[{{"played":100,"scores":[{{"won":{won},"drawn":0,
            "win_rate":{{"rate":{rate},"low":0.5,"high":0.9}}}}]}}]}}"#
        );
        serde_json::from_str(&line).expect("JSON")
    }

    #[test]
    fn the_table_shows_the_newest_result_and_what_is_missing() {
        let results = [result(r#"["hard","normal"]"#, 60), result(r#"["hard","normal"]"#, 71)];
        let table = table(&measurements(&["mixx".into()]), &results);
        assert!(table.contains("| hard against normal | 71.0 % (50 to 90) of 100 |"), "{table}");
        assert!(table.contains("| expert among 3 hard, 4 seats | not measured |"), "{table}");
    }

    #[test]
    fn every_game_is_on_the_ladder() {
        let list = include_str!("../../crates/games/src/list.rs");
        assert_eq!(games().len(), list.matches("::Position,").count());
        let contests = measurements(&[]);
        assert!(games().iter().all(|(game, _)| contests.iter().any(|contest| contest.game == *game)));
    }

    #[test]
    fn a_result_counts_only_with_enough_games_and_the_same_bots() {
        let measurement = Measurement { game: "mixx".into(), first: "hard", second: "normal", players: 2 };
        let known = result(r#"["hard","normal"]"#, 60);
        assert!(measurement.is_in(&known, 100) && !measurement.is_in(&known, 101));
        assert!(!measurement.is_in(&result(r#"["normal","hard"]"#, 60), 100));
    }

    #[test]
    fn arguments_are_read_and_faults_are_told() {
        let args = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let options = read(&args("--games 20 crosswise --seed 3")).expect("fine");
        assert_eq!((options.games, options.seed, options.names), (20, 3, vec!["crosswise".to_owned()]));
        assert!(read(&args("--games many")).is_err() && read(&args("chess")).is_err());
    }
}
