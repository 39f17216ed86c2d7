//! `crosstable hint`: what a bot would have done in a recorded game.

mod judge;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use crosstable_arena::{Curve, Line};
use crosstable_bots::Report;
use crosstable_core::{Level, Message, Seat};
use crosstable_games::GameId;
use crosstable_record::Record;
use crosstable_texts::{Lang, Speaker, say};
use serde::Serialize;

use crate::args;
use crate::error::CliError;
use crate::progress;
use crate::record::file::RecordFile;
use crate::replay::seat_line;
use crate::watch::viewer;
use judge::{Decision, decisions, judge, judge_all};

/// Ask a bot for the best move in a recorded game.
///
/// It sees what the seat to move saw, and nothing else. Its estimate is the chance to win where two play (a draw counts
/// half); where more play, it is the share of the others that the seat can expect to beat.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// The decision of this seat; of whoever decided if not given.
    #[arg(long, value_parser = args::whole("seat", 1..=4), allow_hyphen_values = true)]
    seat: Option<u64>,
    /// The last decision up to this step of the record; the last of the game if not given.
    #[arg(long, value_parser = args::whole("step", 1..=1_000_000), allow_hyphen_values = true)]
    step: Option<u64>,
    /// How well the bot plays. It thinks for all its iterations, however long they take.
    #[arg(long, default_value = "expert", value_parser = level())]
    level: Level,
    /// Decides everything that is random about the bot.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
    /// Write a chart of the estimates over the whole game to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn level() -> impl TypedValueParser<Value = Level> {
    let known = PossibleValuesParser::new(Level::ALL.map(Level::name));
    known.map(|name| name.parse().expect("only known levels pass"))
}

const SHOWN: usize = 3;

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let record = args.file.read()?;
    let players = record.players();
    let seat = viewer(args.seat, players)?.seat();
    let (game, decisions) = decisions(&record).map_err(|error| args.file.error(lang, &error))?;
    let due = |decision: &&Decision| {
        seat.is_none_or(|seat| decision.seat == seat)
            && args.step.is_none_or(|step| decision.step as u64 <= step)
    };
    let Some(decision) = decisions.iter().rfind(due) else {
        let first = decisions.iter().find(|decision| seat.is_none_or(|seat| decision.seat == seat));
        let allowed = first.map_or_else(
            || "none; the record has no decision of that seat".into(),
            |first| format!("steps from {}", first.step),
        );
        return Err(CliError::BadInput(format!("there is nothing to decide so early; allowed: {allowed}")));
    };
    let progress = progress::elapsed("thinking");
    let report = judge(decision, args.level, args.seed);
    drop(progress);
    if args.json {
        let hint = Hint::new(game.id(), args.level, decision, &report);
        writeln!(out, "{}", serde_json::to_string(&hint).expect("a hint is plain data"))?;
    } else {
        for_people(lang, (game, players, args.level), decision, &report, out)?;
    }
    if let Some(path) = &args.svg {
        // The chart takes long; print the hint first.
        out.flush()?;
        let progress = progress::counter(decisions.len() as u64);
        let values = judge_all(&decisions, args.level, args.seed, || progress.inc(1));
        drop(progress);
        let title = format!("{}, {}", game.name(), record.date);
        let curve = curve(lang, title, args.level, &record, &decisions, &values);
        let written = fs::write(path, curve.svg());
        written
            .map_err(|error| CliError::BadInput(format!("cannot write to '{}': {error}", path.display())))?;
    }
    Ok(())
}

/// Prints the decision as the seat saw it, the best moves, and the played one.
fn for_people(
    lang: Lang,
    (game, players, level): (GameId, u8, Level),
    decision: &Decision,
    report: &Report<String>,
    out: &mut impl Write,
) -> io::Result<()> {
    let Decision { step, seat, view, played, .. } = decision;
    let (step, seat, name) = (step.to_string(), seat.to_string(), game.name());
    writeln!(out, "{}\n", say!(lang, "program-hint-title", game = name, step = step, seat = seat))?;
    let speaker = Speaker { reader: view.viewer().seat(), ..Speaker::new(lang) };
    writeln!(out, "{}\n", speaker.text_board(&view.layout()).trim_end())?;
    let places = ["best", "then", "then"].map(|place| say!(lang, &format!("program-hint-{place}")));
    let widest = places.iter().map(|place| place.chars().count()).max().unwrap_or_default();
    for (place, choice) in places.iter().zip(&report.choices[..]) {
        let value = match choice.value {
            Some(value) => {
                let key = if players == 2 { "program-hint-chance" } else { "program-hint-share" };
                say!(lang, key, percent = percent(lang, value))
            }
            None if report.choices.len() == 1 => say!(lang, "program-hint-only"),
            None => say!(lang, "program-hint-unseen"),
        };
        writeln!(out, "{place:<widest$}  {:<20} {value}", choice.mv)?;
    }
    if let Some(reason) = report.choices.first().and_then(|best| view.reason(&best.mv)) {
        writeln!(out, "{:<widest$}  {}", "", speaker.say(&reason))?;
    }
    let verdict = match report.choices.iter().position(|choice| choice.mv == *played) {
        Some(0) => say!(lang, "program-hint-same"),
        Some(rank) => say!(lang, "program-hint-number", rank = rank + 1, moves = report.choices.len()),
        None => say!(lang, "program-hint-unknown"),
    };
    let iterations = report.iterations.to_string();
    let line = say!(
        lang,
        "program-hint-played",
        move = played,
        verdict = verdict,
        level = level.name(),
        iterations = iterations
    );
    writeln!(out, "\n{line}")
}

/// A share as a percentage with one decimal.
fn percent(lang: Lang, share: f32) -> String {
    let number = format!("{:.1}", share * 100.0);
    if lang == Lang::En { number } else { number.replace('.', ",") }
}

/// The expectations of every seat at its own decisions. Hidden information makes the seats judge differently.
fn curve(
    lang: Lang,
    title: String,
    level: Level,
    record: &Record,
    decisions: &[Decision],
    values: &[Option<f32>],
) -> Curve {
    let points = |seat: Seat| {
        let own = decisions.iter().zip(values).filter(move |(decision, _)| decision.seat == seat);
        own.filter_map(|(decision, value)| value.map(|value| (decision.step, f64::from(value))))
    };
    let players = record.players();
    let label = |seat: Seat| seat_line(lang, seat, &record.seats[seat.index()]);
    let line = |seat| Line { label: label(seat), points: points(seat).collect() };
    let axis = if players == 2 { "program-curve-chance" } else { "program-curve-share" };
    Curve {
        title,
        subtitle: say!(lang, "program-curve-subtitle", level = level.name()),
        axis: say!(lang, axis),
        even: 0.5,
        steps: record.steps.len(),
        lines: Seat::all(players).map(line).collect(),
    }
}

/// One line of JSON.
#[derive(Serialize)]
struct Hint<'a> {
    game: &'a str,
    step: usize,
    seat: Seat,
    level: Level,
    iterations: u32,
    played: &'a str,
    moves: Vec<HintMove<'a>>,
}

#[derive(Serialize)]
struct HintMove<'a> {
    #[serde(rename = "move")]
    token: &'a str,
    /// Null if the level does not search.
    value: Option<f32>,
    visits: u32,
    /// Why it is good; null if the game does not say.
    reason: Option<Message>,
}

impl<'a> Hint<'a> {
    fn new(game: &'a str, level: Level, decision: &'a Decision, report: &'a Report<String>) -> Self {
        let moves = report.choices.iter().take(SHOWN);
        Hint {
            game,
            step: decision.step,
            seat: decision.seat,
            level,
            iterations: report.iterations,
            played: &decision.played,
            moves: moves
                .map(|choice| HintMove {
                    token: &choice.mv,
                    value: choice.value,
                    visits: choice.visits,
                    reason: decision.view.reason(&choice.mv),
                })
                .collect(),
        }
    }
}
