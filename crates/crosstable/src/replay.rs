//! `crosstable replay`: a record as text boards.

use std::io::{self, BufRead, IsTerminal, Write};

use crosstable_core::{Actor, Seat, Viewer};
use crosstable_games::{AnyView, TraceLine};
use crosstable_record::{Occupant, Record, RecordError, Replay, Step};
use crosstable_texts::{Lang, say};
use serde::Serialize;

use crate::args;
use crate::error::CliError;
use crate::output::json;
use crate::record::file::RecordFile;
use crate::watch::{board_text, chance_line, move_line, result, viewer};

/// Show a recorded game, board by board.
///
/// The game is played again by its rules as it is shown; at a step that they refuse it stops, with exit code 1. Whether
/// the chance was fair, `crosstable verify` finds out.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// Wait for Enter after each board, if somebody sits at a terminal.
    #[arg(long)]
    step: bool,
    /// Look over the shoulder of this seat instead of watching from afar.
    #[arg(long, value_parser = args::whole("seat", 1..=4), allow_hyphen_values = true)]
    seat: Option<u64>,
    /// Print a line of JSON for every step, with what is seen after it, instead of boards.
    #[arg(long, conflicts_with = "step")]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let record = args.file.read()?;
    let viewer = viewer(args.seat, record.players())?;
    let fail = |error| args.file.error(lang, &error);
    let mut replay = record.replay().map_err(fail)?;
    if args.json {
        return lines(&record, &mut replay, viewer, fail, out);
    }
    let waits = args.step && io::stdin().is_terminal();
    title(lang, &record, replay.game().name(), out)?;
    // Outcomes of chance since the last board. The game is over, so none is hidden.
    let mut drawn = Vec::new();
    loop {
        if replay.position().actor() != Actor::Chance {
            chance_line(lang, &drawn, out)?;
            drawn.clear();
            writeln!(out, "\n{}", board_text(lang, replay.position(), viewer))?;
            if waits && replay.due().is_some() && !next_board(out)? {
                return Ok(());
            }
        }
        match replay.advance().map_err(fail)? {
            None => break,
            Some(Step::Move { seat, token }) => {
                writeln!(out, "\n{}", move_line(lang, replay.done(), *seat, token))?;
            }
            Some(Step::Draw { token, .. }) => drawn.push(token.to_string()),
        }
    }
    chance_line(lang, &drawn, out)?;
    result(lang, replay.position(), viewer, out)?;
    Ok(())
}

fn title(lang: Lang, record: &Record, game: &str, out: &mut impl Write) -> io::Result<()> {
    let settings: Vec<_> = record.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    writeln!(out, "{game}, {}: {}", record.date, settings.join(" "))?;
    for (seat, occupant) in Seat::all(record.players()).zip(&record.seats) {
        writeln!(out, "{}", seat_line(lang, seat, occupant))?;
    }
    Ok(())
}

pub(crate) fn seat_line(lang: Lang, seat: Seat, occupant: &Occupant) -> String {
    let who = match occupant {
        Occupant::Person(name) => name.to_string(),
        Occupant::Bot(level) => say!(lang, "program-bot", level = level.name()),
    };
    say!(lang, "program-seat", seat = seat.number(), who = who)
}

/// Waits for Enter; false at the end of the input.
fn next_board(out: &mut impl Write) -> io::Result<bool> {
    out.flush()?;
    let mut line = String::new();
    Ok(io::stdin().lock().read_line(&mut line)? > 0)
}

/// Prints JSON lines: one about the game, one per step, and the result.
fn lines(
    record: &Record,
    replay: &mut Replay<'_>,
    viewer: Viewer,
    fail: impl Fn(RecordError) -> CliError,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let options = replay.game().options(&record.setup()).expect("the replay has begun with them");
    let first = FirstLine {
        table: TraceLine::start(replay.game(), &options),
        date: record.date.to_string(),
        seats: record.seats.iter().map(ToString::to_string).collect(),
        view: replay.position().view(viewer),
    };
    writeln!(out, "{}", json(&first))?;
    while let Some(step) = replay.advance().map_err(&fail)? {
        let (seat, played) = match step {
            Step::Move { seat, token } => (Some(*seat), token),
            Step::Draw { token, .. } => (None, token),
        };
        let line = StepLine { step: replay.done(), seat, played, view: replay.position().view(viewer) };
        writeln!(out, "{}", json(&line))?;
    }
    if let Some(standing) = replay.position().standing() {
        writeln!(out, "{}", TraceLine::end(&standing))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct FirstLine<'a> {
    #[serde(flatten)]
    table: TraceLine<'a>,
    date: String,
    seats: Vec<String>,
    view: AnyView,
}

/// One step, and the view after it.
#[derive(Serialize)]
struct StepLine<'a> {
    step: usize,
    /// Null if it was chance.
    seat: Option<Seat>,
    played: &'a str,
    view: AnyView,
}
