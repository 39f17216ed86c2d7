//! Whether more time makes `expert` stronger: each effort against half of it.

use std::io;
use std::path::Path;

use crosstable_bots::learned::Inputs;
use crosstable_bots::net::Net;
use crosstable_core::Game;

use crate::proof::{Rows, progress, shares};
use crate::{Effort, Player, Sprt, Terms, Verdict, contest};

/// The seed for confirming, apart from those that weights and constants were chosen with.
const SEED: u64 = 5_001;
/// The iterations that are doubled first.
const FIRST: u32 = 500;
/// How often they are doubled: up to 64 times as many.
const DOUBLINGS: u32 = 6;

/// Plays the contests of a game that the file does not have yet, and adds a line of a table for each. A contest ends when
/// its test says that doubling helps (above 50 %) or does not, or after so many games.
pub fn doubling<G: Game, I: Inputs<G>>(
    net: Option<&Net>,
    file: &Path,
    games: u64,
    threads: usize,
) -> io::Result<()> {
    let mut rows = Rows::open(file);
    for step in 0..DOUBLINGS {
        let (less, more) = (FIRST << step, FIRST << (step + 1));
        let row = format!("| {} | {more} against {less} iterations |", G::ID);
        if rows.has(&row) {
            continue;
        }
        let player = |iterations| Player { net, effort: Effort::Iterations(iterations) };
        let test = Sprt { low: 0.50, high: 0.55, error: 0.05 };
        let terms = Terms { players: 2, seed: SEED + u64::from(step), games, test: Some(test), threads };
        let (score, verdict) =
            contest::<G, I>(player(more), player(less), terms, |score| progress(&row, score));
        let said = match verdict {
            Verdict::Above => "stronger",
            Verdict::Below => "less than 55 %",
            Verdict::Open => "not decided",
        };
        rows.add(&format!("{row} {} | {said} |", shares(score)))?;
    }
    Ok(())
}
