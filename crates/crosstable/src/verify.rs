//! `crosstable verify`: verifies a record.

use std::io::Write;

use crosstable_games::Outcome;
use crosstable_record::{RecordError, RecordErrorKind, verify};
use crosstable_texts::{Lang, refusal};
use serde::Serialize;

use crate::error::CliError;
use crate::record::file::RecordFile;

/// Check a record by the rules of its game and by its own seed.
///
/// Everything is checked: the form, the promise of the secret, each move, what each draw was made from, each draw, and
/// the result. The first line that does not hold is named, with exit code 1. What is no record at all has exit code 2.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// Print one line of JSON instead of text; if the record does not hold, it says where and why.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let file = args.file.name();
    let invalid = |error: RecordError, out: &mut dyn Write| {
        if args.json {
            writeln!(out, "{}", Verdict::invalid(&file, lang, &error).json())?;
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
    let (players, steps, draws) = (record.players(), verified.steps, verified.draws);
    if args.json {
        let result = Outcome { ranks: verified.standing.ranks(), points: verified.standing.points() };
        let game = verified.game.id();
        writeln!(
            out,
            "{}",
            Verdict::Valid { ok: true, file: &file, game, players, steps, draws, result }.json()
        )?;
    } else {
        let (game, result) = (verified.game.name(), &record.result);
        writeln!(out, "ok {file}: {game}, {players} players, {steps} steps, {draws} draws, {result}")?;
    }
    Ok(())
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

    fn json(&self) -> String {
        serde_json::to_string(self).expect("a verdict is plain data")
    }
}
