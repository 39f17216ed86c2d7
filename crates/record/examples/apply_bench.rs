//! Measures how long it takes to load a table from its log.
//!
//!     cargo run --release -p crosstable-record --example apply_bench
//!
//! For each game: games of easy bots and of random players to their end. The log of each is loaded several times, of
//! which the fastest counts; then the median over the games. `docs/performance.md` has the figures.

use std::time::Instant;

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::{Level, Setup};
use crosstable_games::GameId;
use crosstable_record::random;
use crosstable_table::{Entry, LogEntry, TableSession};

const GAMES: u64 = 100;
const REPEATS: usize = 7;

fn main() {
    println!("| game | players | who plays | decisions | draws | median µs | p95 µs | ns a step |");
    println!("|---|--:|---|--:|--:|--:|--:|--:|");
    for game in GameId::ALL {
        for players in game.seats().0..=game.seats().1 {
            let setup = Setup::players(players);
            let easy: Vec<_> = (0..GAMES).map(|seed| easy_game(*game, &setup, seed)).collect();
            measure(*game, players, "easy bots", &easy);
            let random = (0..GAMES).map(|seed| random::log(*game, &setup, seed).expect("a valid set-up"));
            measure(*game, players, "at random", &random.collect::<Vec<_>>());
        }
    }
}

/// A game of bots that take what looks best at once, mostly.
fn easy_game(game: GameId, setup: &Setup, seed: u64) -> Vec<LogEntry> {
    let mut turn = 0;
    let log = random::log_by(game, setup, seed, |task, _| {
        turn += 1;
        let report =
            decide_any(&Policy::Untimed(Level::Easy), &task.view, task.seat, TurnSeed { seed, turn }, None);
        report.expect("it is this seat's turn").chosen
    });
    log.expect("a valid set-up")
}

/// One line of the table.
fn measure(game: GameId, players: u8, who: &str, logs: &[Vec<LogEntry>]) {
    let (mut decisions, mut draws) = (0, 0);
    for line in logs.iter().flatten() {
        match &line.entry {
            Entry::Started { chance, .. } => draws += chance.len(),
            Entry::Played { chance, .. } => {
                decisions += 1;
                draws += chance.len();
            }
            _ => {}
        }
    }
    let fastest = |log: &Vec<LogEntry>| (0..REPEATS).map(|_| load(log)).fold(f64::INFINITY, f64::min);
    let mut micros: Vec<f64> = logs.iter().map(fastest).collect();
    micros.sort_by(f64::total_cmp);
    let (median, late) = (micros[micros.len() / 2], micros[micros.len() * 95 / 100]);
    let per_step = 1000.0 * micros.iter().sum::<f64>() / f64::from(decisions + draws as u32);
    let (decisions, draws) = (decisions as usize / logs.len(), draws / logs.len());
    println!(
        "| {game} | {players} | {who} | {decisions} | {draws} | {median:.1} | {late:.1} | {per_step:.0} |"
    );
}

/// Microseconds for loading a log once.
fn load(log: &[LogEntry]) -> f64 {
    let begun = Instant::now();
    let session = TableSession::load(log).expect("a table's own log");
    let micros = begun.elapsed().as_secs_f64() * 1e6;
    assert!(session.table().finished().is_some());
    micros
}
