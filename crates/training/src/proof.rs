//! The contests that show how strong the bots are, each a sequential test, with seeds that were not used to choose.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use crosstable_bots::learned::Inputs;
use crosstable_bots::levels::{Plan, classic};
use crosstable_bots::net::Net;
use crosstable_core::{Game, Level};

use crate::{Effort, Player, Score, Sprt, Terms, Verdict, contest};

/// The seed for confirming. Weights and constants were chosen with others.
const SEED: u64 = 1_001;
/// After so many games without a verdict a contest ends.
const MOST: u64 = 2_000;

/// One contest: how long both think, and the share that is to be shown.
struct Claim {
    name: &'static str,
    players: u8,
    millis: u64,
    /// The opponent thinks as long, or as `expert` of version 0.1 did.
    equal: bool,
    low: f64,
}

/// The claims for a game: at equal time, then against the old `expert` at two and four seats.
fn claims(game: &str) -> Vec<Claim> {
    let (two, four) = match game {
        "crossado" | "cross-n-go" => (0.65, 0.32),
        "crosswise" => (0.56, 0.55),
        _ => (0.60, 0.32),
    };
    vec![
        Claim { name: "20 ms each", players: 2, millis: 20, equal: true, low: 0.52 },
        Claim { name: "100 ms against classic:expert", players: 2, millis: 100, equal: false, low: two },
        Claim { name: "100 ms among three classic:expert", players: 4, millis: 100, equal: false, low: four },
    ]
}

/// Runs the contests of a game that the file does not have yet, and adds a line of a table for each. Without a network the
/// hand-written evaluation is measured, with the time that `expert` has now.
pub fn prove<G: Game, I: Inputs<G>>(
    net: Option<&Net>,
    file: &Path,
    only: Option<u8>,
    threads: usize,
) -> io::Result<()> {
    let Plan::Search { iterations, .. } = classic(G::ID, Level::Expert) else {
        return Err(io::Error::other("the old expert searches"));
    };
    let mut rows = Rows::open(file);
    for (number, claim) in claims(G::ID).into_iter().enumerate() {
        let row = format!("| {} | {} |", G::ID, claim.name);
        if rows.has(&row) || only.is_some_and(|only| usize::from(only) != number) {
            continue;
        }
        let time = Effort::Time(Duration::from_millis(claim.millis));
        let one = Player { net, effort: time };
        let other =
            Player { net: None, effort: if claim.equal { time } else { Effort::Iterations(iterations) } };
        // A little below and a little above what is claimed.
        let test = Sprt { low: claim.low, high: claim.low + 0.05, error: 0.05 };
        let terms = Terms { players: claim.players, seed: SEED, games: MOST, test: Some(test), threads };
        let (score, verdict) = contest::<G, I>(one, other, terms, |score| progress(&row, score));
        let said = match verdict {
            Verdict::Above => format!("above {:.0} %", 100.0 * claim.low),
            Verdict::Below => format!("below {:.0} %", 100.0 * test.high),
            Verdict::Open => "not decided".to_owned(),
        };
        rows.add(&format!("{row} {} | {said} |", shares(score)))?;
    }
    Ok(())
}

/// Says now and then how a contest stands.
pub(crate) fn progress(row: &str, score: Score) {
    let games = score.won + score.lost + score.drawn;
    if games.is_multiple_of(20) {
        eprintln!("{row} {} so far", shares(score));
    }
}

/// The lines of a table in a file. A run that was stopped goes on after those that are there.
pub(crate) struct Rows<'a> {
    file: &'a Path,
    known: String,
}

impl<'a> Rows<'a> {
    pub(crate) fn open(file: &'a Path) -> Self {
        Rows { file, known: fs::read_to_string(file).unwrap_or_default() }
    }

    /// Whether there is a line that begins so.
    pub(crate) fn has(&self, start: &str) -> bool {
        self.known.lines().any(|line| line.starts_with(start))
    }

    /// Adds a line, and prints it.
    pub(crate) fn add(&mut self, line: &str) -> io::Result<()> {
        println!("{line}");
        self.known.push_str(line);
        self.known.push('\n');
        let mut file = fs::OpenOptions::new().create(true).append(true).open(self.file)?;
        writeln!(file, "{line}")
    }
}

/// The share of decided games with its 95 % interval (Wilson), and the games.
pub fn shares(score: Score) -> String {
    let Score { won, lost, drawn } = score;
    let (n, z2) = ((won + lost).max(1) as f64, 1.96_f64 * 1.96);
    let p = won as f64 / n;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = 1.96 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    format!(
        "{:.1} % ({:.1} to {:.1}) of {}, {drawn} drawn",
        100.0 * p,
        100.0 * (centre - half),
        100.0 * (centre + half),
        won + lost
    )
}
