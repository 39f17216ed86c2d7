//! The command.

use std::fs;
use std::thread::available_parallelism;
use std::time::Instant;

use crosstable_bots::Crossado;
use crosstable_bots::learned::{
    CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, MixxInputs, NoInputs,
};
use crosstable_core::Game;

use super::chart::{ENOUGH, Series, svg};
use super::{Case, Terms, bins, cases, fit_evaluation, fit_hints, log_loss};

/// The words of the command.
pub const USAGE: &str = "\
calibrate [GAME ...] [--players P] [--games N] [--seed S] [--iterations I] [--hint I] [--threads T] [--svg FILE] [--fit]
              compares win chances with the results of games of the bots; --fit also prints what would make them better
";

/// What was asked for.
struct Wanted {
    games: Vec<String>,
    terms: Terms,
    svg: Option<String>,
    fit: bool,
}

/// Runs the command.
pub fn run(args: impl Iterator<Item = String>) -> Result<(), String> {
    let wanted = read(args)?;
    println!("| game, seats | games | | worst bin | log loss, by hand |");
    println!("|---|--:|---|--:|--:|");
    let mut series = Vec::new();
    for game in &wanted.games {
        let bins = match game.as_str() {
            "crosswise" => one::<crosswise::Position, CrosswiseInputs>(&wanted),
            "cross-roads" => one::<cross_roads::Position, CrossRoadsInputs>(&wanted),
            "mixx" => one::<mixx::Position, MixxInputs>(&wanted),
            "crossado" => one::<crossado::Position, NoInputs<Crossado>>(&wanted),
            "cross-n-go" => one::<cross_n_go::Position, CrossNGoInputs>(&wanted),
            _ => return Err(format!("there is no game '{game}'")),
        };
        series.extend(bins);
    }
    if let Some(path) = &wanted.svg {
        let title = format!("Win chances at {} seats", wanted.terms.players);
        fs::write(path, svg(&title, &series)).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let threads = available_parallelism().map_or(1, usize::from);
    let terms = Terms { players: 2, games: 10_000, seed: 1_001, iterations: 60, hint: 400, threads };
    let mut wanted = Wanted { games: Vec::new(), terms, svg: None, fit: false };
    while let Some(arg) = args.next() {
        if arg == "--fit" {
            wanted.fit = true;
            continue;
        }
        let Some(name) = arg.strip_prefix("--") else {
            wanted.games.push(arg);
            continue;
        };
        let value = args.next().ok_or_else(|| format!("--{name} needs a value"))?;
        if name == "svg" {
            wanted.svg = Some(value);
            continue;
        }
        let number: u64 = value.parse().map_err(|_| format!("--{name}: '{value}' is no number"))?;
        match name {
            "players" if (2..=4).contains(&number) => wanted.terms.players = number as u8,
            "games" => wanted.terms.games = number,
            "seed" => wanted.terms.seed = number,
            "iterations" => wanted.terms.iterations = number as u32,
            "hint" => wanted.terms.hint = number as u32,
            "threads" => wanted.terms.threads = number as usize,
            _ => return Err(format!("there is no --{name} {value}")),
        }
    }
    if wanted.games.is_empty() {
        wanted.games =
            ["crosswise", "mixx", "cross-roads", "crossado", "cross-n-go"].map(str::to_owned).to_vec();
    }
    Ok(wanted)
}

/// Measures one game and prints its lines.
fn one<G: Game, I: Inputs<G>>(wanted: &Wanted) -> Option<Series> {
    type Said = fn(&Case) -> f32;
    let Terms { players, games, .. } = wanted.terms;
    let begun = Instant::now();
    let cases = cases::<G, I>(wanted.terms, || {});
    let kinds: [(&str, Said, Said); 2] = [
        ("hint", |case| case.hint, |case| case.hand_hint),
        ("review", |case| case.review, |case| case.hand_review),
    ];
    let mut drawn = None;
    for (name, said, by_hand) in kinds {
        let bins = bins(&cases, said);
        let large = bins.iter().filter(|bin| bin.count >= ENOUGH);
        let worst = large.map(super::Bin::error).fold(0.0, f64::max);
        println!(
            "| {}, {players} | {games} | {name} | {:.1} % | {:.4}, {:.4} |",
            G::ID,
            100.0 * worst,
            log_loss(&cases, said),
            log_loss(&cases, by_hand)
        );
        if wanted.fit {
            for bin in &bins {
                eprintln!("  {:>6}  {:.3} {:.3}  {:.3}", bin.count, bin.said, bin.came, bin.error());
            }
        }
        drawn = Some(Series { label: format!("{} ({name})", G::NAME), bins });
    }
    if wanted.fit {
        let ((scale, to_move), (hint_scale, hint_offset)) = (fit_evaluation(&cases), fit_hints(&cases));
        eprintln!(
            "{}, {players} seats, {:.0} s: evaluation {scale:.3} {to_move:.3}; hints, beyond what they are: {hint_scale:.3} {hint_offset:.3}",
            G::ID,
            begun.elapsed().as_secs_f64()
        );
    }
    drawn
}
