//! `crosstable verify`: verifies a record.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crosstable_core::Arg;
use crosstable_fair::Source;
use crosstable_games::Outcome;
use crosstable_record::{LogError, MAX_LOG_BYTES, Record, RecordError, RecordErrorKind, check_log, verify};
use crosstable_texts::{Lang, refusal, text};
use serde::Serialize;

use crate::error::CliError;
use crate::output::json;
use crate::record::file::RecordFile;

/// Check a record by the rules of its game and by its own seed.
///
/// Everything is checked: the form, the promise of the secret, each move, what each draw was made from, each draw, and
/// the result. The first line that does not hold is named, with exit code 1. What is no record at all has exit code 2.
/// What was proved depends on where the chance came from; a sentence says it.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// Check this public log of the game too: that no entry was changed, left out or moved, and that it tells what the
    /// record tells. The first entry that does not hold is named.
    #[arg(long, value_name = "LOG")]
    log: Option<PathBuf>,
    /// Print one line of JSON instead of text; if the record does not hold, it says where and why.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let file = args.file.name();
    let invalid = |error: RecordError, out: &mut dyn Write| {
        if args.json {
            writeln!(out, "{}", json(&Verdict::invalid(&file, lang, &error)))?;
        }
        Err(args.file.error(lang, &error))
    };
    let record = match args.file.read_form()? {
        Ok(record) => record,
        Err(error) => return invalid(error, out),
    };
    let verified = match verify(&record) {
        Ok(verified) => verified,
        Err(error) => return invalid(error, out),
    };
    let entries = match args.log.as_deref().map(|path| entries(path, &record)).transpose()? {
        None => None,
        Some(Ok(entries)) => Some(entries),
        Some(Err(error)) => {
            let log = args.log.iter().map(|path| path.display().to_string()).collect::<String>();
            if args.json {
                writeln!(out, "{}", json(&Verdict::invalid_log(&log, &error)))?;
            }
            return Err(CliError::Failed(format!("{log}, {error}")));
        }
    };
    let (players, steps, draws) = (record.players(), verified.steps, verified.draws);
    let proved = text(lang, proved(verified.source), &[]);
    if args.json {
        let result = Outcome { ranks: verified.standing.ranks(), points: verified.standing.points() };
        let game = verified.game.id();
        writeln!(
            out,
            "{}",
            json(&Verdict::Valid {
                ok: true,
                file: &file,
                game,
                players,
                steps,
                draws,
                result,
                chance: verified.source,
                proved,
                entries
            })
        )?;
    } else {
        let (game, result) = (verified.game.name(), &record.result);
        writeln!(
            out,
            "ok {file}: {game}, {players} players, {steps} steps, {draws} draws, {result}\n{proved}"
        )?;
        if let (Some(log), Some(entries)) = (&args.log, entries) {
            let args =
                [("log", Arg::Text(log.display().to_string())), ("entries", Arg::Number(entries as i64))];
            writeln!(out, "{}", text(lang, "program-proved-log", &args))?;
        }
    }
    Ok(())
}

/// The sentence that says what was proved.
const fn proved(source: Source) -> &'static str {
    match source {
        Source::Published => "program-proved-published",
        Source::Revealed => "program-proved-revealed",
        Source::Seeded => "program-proved-seeded",
        Source::Continued => "program-proved-continued",
    }
}

/// How many entries the log has; the inner error names one that is wrong.
fn entries(path: &Path, record: &Record) -> Result<Result<usize, LogError>, CliError> {
    if record.head.is_none() {
        return Err(CliError::BadInput(
            "the record has no head, so no log can be compared with it; allowed: a record with the header 'head'".into(),
        ));
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_LOG_BYTES as u64 + 1).read_to_end(&mut bytes));
    read.map_err(|error| {
        CliError::BadInput(format!("cannot read '{}': {error}; allowed: a file", path.display()))
    })?;
    Ok(check_log(record, &bytes))
}

/// One line of JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict<'a> {
    Valid {
        ok: bool,
        file: &'a str,
        game: &'static str,
        players: u8,
        steps: usize,
        draws: usize,
        result: Outcome<'a>,
        chance: Source,
        /// What that means, in words.
        proved: String,
        /// Of the log, if one was given.
        #[serde(skip_serializing_if = "Option::is_none")]
        entries: Option<usize>,
    },
    Invalid {
        ok: bool,
        file: &'a str,
        line: usize,
        why: String,
        /// The rule that refuses a move.
        clause: Option<&'a str>,
    },
}

impl<'a> Verdict<'a> {
    fn invalid(file: &'a str, lang: Lang, error: &'a RecordError) -> Self {
        let (why, clause) = match &error.kind {
            RecordErrorKind::Refused { refusal: why, .. } => (refusal(lang, why), Some(why.clause)),
            RecordErrorKind::Message(message) => (message.clone(), None),
        };
        Verdict::Invalid { ok: false, file, line: error.line, why, clause }
    }

    /// Each entry of a log is a line.
    fn invalid_log(file: &'a str, error: &LogError) -> Self {
        Verdict::Invalid { ok: false, file, line: error.entry + 1, why: error.to_string(), clause: None }
    }
}
