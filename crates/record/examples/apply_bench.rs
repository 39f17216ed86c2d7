//! How long it takes to make a table of its log.
//!
//!     cargo run --release -p crosstable-record --example apply_bench
//!
//! For each game: random games to their end, the log of each replayed several times, of which the fastest counts; then
//! the median over the games. `docs/performance.md` has the figures.

use std::time::Instant;

use crosstable_core::Setup;
use crosstable_games::GameId;
use crosstable_record::random;
use crosstable_table::{Entry, Table};

const GAMES: u64 = 100;
const REPEATS: usize = 7;

fn main() {
    println!(
        "{:<12} {:>7} {:>9} {:>7} {:>12} {:>8} {:>8}",
        "game", "players", "decisions", "draws", "replay µs", "p95 µs", "ns/step"
    );
    for game in GameId::ALL {
        for players in game.seats().0..=game.seats().1 {
            measure(&game.to_string(), *game, &Setup::players(players));
            // Random players hardly ever finish the games with a limit. People do, in far fewer rounds.
            let limited = game.option_specs(players).iter().any(|spec| spec.key == "limit");
            if limited {
                measure(&format!("{game} *"), *game, &Setup::players(players).with("limit", "20"));
            }
        }
    }
    println!("* at most 20 rounds");
}

/// One line of the table.
fn measure(name: &str, game: GameId, setup: &Setup) {
    let (mut decisions, mut draws) = (0, 0);
    let mut micros = Vec::new();
    for seed in 0..GAMES {
        let log = random::log(game, setup, seed).expect("a valid set-up");
        for entry in &log {
            match entry {
                Entry::Started { chance, .. } => draws += chance.len(),
                Entry::Played { chance, .. } => {
                    decisions += 1;
                    draws += chance.len();
                }
                _ => {}
            }
        }
        let fastest = (0..REPEATS).map(|_| replay(&log)).fold(f64::INFINITY, f64::min);
        micros.push(fastest);
    }
    micros.sort_by(f64::total_cmp);
    let (median, late) = (micros[micros.len() / 2], micros[micros.len() * 95 / 100]);
    let (decisions, draws) = (decisions as f64 / GAMES as f64, draws as f64 / GAMES as f64);
    let mean = micros.iter().sum::<f64>() / GAMES as f64;
    let per_step = 1000.0 * mean / (decisions + draws);
    println!(
        "{name:<12} {:>7} {decisions:>9.0} {draws:>7.0} {median:>12.1} {late:>8.1} {per_step:>8.0}",
        setup.players
    );
}

/// Microseconds for one replay.
fn replay(log: &[Entry]) -> f64 {
    let begun = Instant::now();
    let table = Table::replay(log).expect("a table's own log");
    let micros = begun.elapsed().as_secs_f64() * 1e6;
    assert!(table.finished().is_some());
    micros
}
