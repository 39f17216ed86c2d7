//! `crosstable verify`: whether everything in a record is true.

use std::io::Write;

use crosstable_games::Outcome;
use crosstable_record::{Failure, What, verify};
use crosstable_texts::{Lang, refusal};
use serde::Serialize;

use crate::record::file::RecordFile;
use crate::stop::Stop;

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

/// Prints one line.
pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Stop> {
    let file = args.file.shown();
    let doubtful = |failure: Failure, out: &mut dyn Write| {
        if args.json {
            writeln!(out, "{}", Verdict::fails(&file, lang, &failure).json())?;
        }
        Err(args.file.fails(lang, &failure))
    };
    let record = match args.file.read_form()? {
        Ok(record) => record,
        Err(failure) => return doubtful(failure, out),
    };
    let verified = match verify(&record) {
        Ok(verified) => verified,
        Err(failure) => return doubtful(failure, out),
    };
    let (players, steps, draws) = (record.players(), verified.steps, verified.draws);
    if args.json {
        let result = Outcome { ranks: verified.standing.ranks(), points: verified.standing.points() };
        let game = verified.game.id();
        writeln!(
            out,
            "{}",
            Verdict::Holds { ok: true, file: &file, game, players, steps, draws, result }.json()
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
    Holds {
        ok: bool,
        file: &'a str,
        game: &'static str,
        players: u8,
        steps: usize,
        draws: usize,
        result: Outcome<'a>,
    },
    Fails {
        ok: bool,
        file: &'a str,
        line: usize,
        why: String,
        /// The rule that refuses a move, if it is that.
        clause: Option<&'a str>,
    },
}

impl<'a> Verdict<'a> {
    fn fails(file: &'a str, lang: Lang, failure: &'a Failure) -> Self {
        let (why, clause) = match &failure.what {
            What::Refused { refusal: why, .. } => (refusal(lang, why), Some(why.clause)),
            What::Said(what) => (what.clone(), None),
        };
        Verdict::Fails { ok: false, file, line: failure.line, why, clause }
    }

    fn json(&self) -> String {
        serde_json::to_string(self).expect("a verdict is plain data")
    }
}
