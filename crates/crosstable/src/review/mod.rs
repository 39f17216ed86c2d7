//! `crosstable review`: luck and skill of a recorded game.

mod text;

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use crosstable_arena::{Curve, Line};
use crosstable_core::Seat;
use crosstable_games::GameId;
use crosstable_protocol::http::Review;
use crosstable_record::Record;
use crosstable_review::{Effort, ReviewError, review};
use crosstable_texts::{Lang, say};

use crate::error::CliError;
use crate::progress;
use crate::record::file::RecordFile;
use crate::replay::seat_line;

/// Show luck and skill in a recorded game.
///
/// What each draw and roll gave every seat against its exact expectation, what each decision cost against the best one that
/// was found from what the seat knew, and what came to light. For every seat they add up to the difference between the
/// result and the start.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
    /// Write a chart of the win chances over the whole game to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let record = args.file.read()?;
    // Replays it first, because an error there names its line.
    let mut replay = record.replay().map_err(|error| args.file.error(lang, &error))?;
    while replay.advance().map_err(|error| args.file.error(lang, &error))?.is_some() {}
    let game = replay.game();
    let review = reviewed(game, &record)
        .map_err(|error| CliError::Failed(format!("{}: {error}", args.file.name())))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&review).expect("a review is plain data"))?;
    } else {
        text::print(lang, game, &record, &review, out)?;
    }
    if let Some(path) = &args.svg {
        let written = fs::write(path, curve(lang, game, &record, &review).svg());
        written
            .map_err(|error| CliError::BadInput(format!("cannot write to '{}': {error}", path.display())))?;
    }
    Ok(())
}

fn reviewed(game: GameId, record: &Record) -> Result<Review, ReviewError> {
    let tokens: Vec<&str> = record.steps.iter().map(crosstable_record::Step::token).collect();
    let bar = progress::counter(0);
    review(game, &record.setup(), &tokens, Effort::default(), |progress| {
        bar.set_length(progress.of as u64);
        bar.set_position(progress.done as u64);
        ControlFlow::Continue(())
    })
}

/// The win chances of every seat after each step.
fn curve(lang: Lang, game: GameId, record: &Record, review: &Review) -> Curve {
    let players = record.players();
    let line = |seat: Seat| {
        let moments = review.moments.iter().map(|moment| (moment.step, moment.values[seat.index()]));
        Line { label: seat_line(lang, seat, &record.seats[seat.index()]), points: moments.collect() }
    };
    Curve {
        title: format!("{}, {}", game.name(), record.date),
        subtitle: say!(lang, "review"),
        axis: say!(lang, text::measure(players)),
        even: 0.5,
        steps: record.steps.len(),
        lines: Seat::all(players).map(line).collect(),
    }
}
