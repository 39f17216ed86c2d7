//! `crosstable playouts`: measures random games.

use std::io::Write;
use std::time::{Duration, Instant};

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Options, Play, Scratch};
use crosstable_games::{GameVisitor, TraceLine};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::args::{self, TableArgs};
use crate::error::CliError;
use crate::progress;

/// Play random games to the end, on one thread, and measure.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How long.
    #[arg(long, default_value = "1", value_parser = args::seconds, allow_hyphen_values = true)]
    seconds: f64,
    /// Decides everything that is random.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let options = args.table.options()?;
    let time = Duration::from_secs_f64(args.seconds);
    let progress = progress::timer(time);
    let measure = Measure { options: &options, seed: args.seed, time, progress: &progress };
    let measured = args.table.game.visit(measure);
    drop(progress);
    if args.json {
        let report = Report { table: TraceLine::start(args.table.game, &options), measured };
        let line = serde_json::to_string(&report).expect("a report is plain data");
        writeln!(out, "{line}")?;
    } else {
        let (name, players) = (args.table.game.name(), options.players());
        writeln!(out, "{name}, {players} players, {:.2} s on one thread", measured.seconds)?;
        writeln!(out, "playouts/s          {:>14.0}", measured.playouts_per_second)?;
        writeln!(out, "decisions/s         {:>14.0}", measured.decisions_per_second)?;
        writeln!(out, "decisions per game  {:>14.1}", measured.decisions_per_game)?;
        writeln!(out, "mean legal moves    {:>14.1}", measured.mean_legal_moves)?;
    }
    Ok(())
}

/// One line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    table: TraceLine<'a>,
    #[serde(flatten)]
    measured: Measured,
}

#[derive(Serialize)]
struct Measured {
    seconds: f64,
    playouts: u64,
    playouts_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    mean_legal_moves: f64,
}

struct Measure<'a> {
    options: &'a Options,
    seed: u64,
    time: Duration,
    progress: &'a ProgressBar,
}

impl GameVisitor for Measure<'_> {
    type Out = Measured;

    fn visit<G: Game>(self) -> Measured {
        let start = G::new(self.options);
        let mut rng = Xoshiro::seed_from_u64(self.seed);
        // Done beforehand, because counting slows playouts down in games that draw random moves without listing them.
        let mean_legal_moves = mean_legal_moves(&start, &mut rng);
        let mut scratch = Scratch::new();
        let (mut playouts, mut decisions) = (0_u64, 0_u64);
        let begun = Instant::now();
        while begun.elapsed() < self.time {
            decisions += u64::from(start.clone().playout(&mut scratch, &mut rng));
            playouts += 1;
            // Seldom, so that the measurement is not slowed down.
            if playouts.is_multiple_of(1024) {
                self.progress.set_position(begun.elapsed().as_millis() as u64);
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        Measured {
            seconds,
            playouts,
            playouts_per_second: playouts as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            decisions_per_game: decisions as f64 / playouts as f64,
            mean_legal_moves,
        }
    }
}

/// The mean number of legal moves over all decisions of some random games.
fn mean_legal_moves<G: Game>(start: &G, rng: &mut Xoshiro) -> f64 {
    const GAMES: u32 = 100;
    let mut scratch = Scratch::new();
    let (mut decisions, mut legal) = (0_u64, 0_u64);
    for _ in 0..GAMES {
        let mut position = start.clone();
        while let Some(mv) = position.random_step(&mut scratch, rng) {
            if matches!(position.actor(), Actor::Seat(_)) {
                decisions += 1;
                legal += position.legal().len() as u64;
            }
            position.apply(mv);
        }
    }
    legal as f64 / decisions as f64
}
