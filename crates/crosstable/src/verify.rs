//! `crosstable verify`: whether everything in a record is true.

use std::io::Write;

use crosstable_record::verify;
use crosstable_texts::Lang;

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
}

/// Prints one line.
pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Stop> {
    let record = args.file.read()?;
    let verified = verify(&record).map_err(|failure| args.file.fails(lang, &failure))?;
    let (game, players, file) = (verified.game.name(), record.players(), args.file.shown());
    let (steps, draws, result) = (verified.steps, verified.draws, &record.result);
    writeln!(out, "ok {file}: {game}, {players} players, {steps} steps, {draws} draws, {result}")?;
    Ok(())
}
