//! `crosstable perft`: counts the lines of play.

use std::io::Write;
use std::time::Instant;

use crosstable_core::{Game, Options, Play};
use crosstable_games::{GameVisitor, TraceLine};
use serde::Serialize;

use crate::args::{self, TableArgs};
use crate::error::CliError;
use crate::progress;

/// Count the ways to play, depth by depth.
///
/// Each legal move counts as one way, and so does each possible outcome of chance, whatever its weight. Ways that
/// end sooner than the depth do not count.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many moves and outcomes deep.
    #[arg(long, value_parser = args::whole("depth", 1..=64), allow_hyphen_values = true)]
    depth: u64,
    /// Print one line of JSON for each depth instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let options = args.table.options()?;
    let table = TraceLine::start(args.table.game, &options);
    let json = args.json.then_some(&table);
    args.table.game.visit(Count { options: &options, depth: args.depth as u32, json, out })
}

struct Count<'a, W> {
    options: &'a Options,
    depth: u32,
    /// The table, for lines of JSON.
    json: Option<&'a TraceLine<'a>>,
    out: &'a mut W,
}

/// One line of JSON.
#[derive(Serialize)]
struct Counted<'a> {
    #[serde(flatten)]
    table: &'a TraceLine<'a>,
    depth: u32,
    count: u64,
    seconds: f64,
}

impl<W: Write> GameVisitor for Count<'_, W> {
    type Out = Result<(), CliError>;

    fn visit<G: Game>(self) -> Result<(), CliError> {
        let start = G::new(self.options);
        if self.json.is_none() {
            writeln!(self.out, "{:>5} {:>20} {:>14}", "depth", "count", "nodes/s")?;
        }
        for depth in 1..=self.depth {
            let progress = progress::elapsed(&format!("depth {depth}"));
            let begun = Instant::now();
            let count = start.perft(depth);
            let seconds = begun.elapsed().as_secs_f64();
            drop(progress);
            if let Some(table) = self.json {
                let counted = Counted { table, depth, count, seconds };
                let line = serde_json::to_string(&counted).expect("numbers are plain data");
                writeln!(self.out, "{line}")?;
            } else {
                let rate = count as f64 / seconds.max(1e-9);
                writeln!(self.out, "{depth:>5} {count:>20} {rate:>14.0}")?;
            }
            // The next depth may take long.
            self.out.flush()?;
        }
        Ok(())
    }
}
