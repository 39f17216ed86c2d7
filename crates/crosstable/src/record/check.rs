//! `crosstable record check`: whether a file has the form of a record.

use std::io::Write;

use crosstable_texts::Lang;
use serde_json::json;

use crate::record::file::RecordFile;
use crate::stop::Stop;

/// Check the form of a record, without its rules and its chance.
///
/// This also tells what the record says of itself, for games and rules that this program does not know too. Whether
/// any of it is true, `crosstable verify` finds out.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: RecordFile,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Prints one line.
pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Stop> {
    let record = args.file.read()?;
    record.check_lists().map_err(|failure| args.file.fails(lang, &failure))?;
    let (file, game, rules, players) = (args.file.shown(), &record.game, record.rules, record.players());
    let (date, steps, draws) = (record.date, record.steps.len(), record.draws());
    if args.json {
        let options: serde_json::Map<String, serde_json::Value> =
            record.options.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
        let seats: Vec<_> = record.seats.iter().map(ToString::to_string).collect();
        let says = json!({
            "ok": true, "verified": false, "file": file, "game": game, "rules": rules, "players": players,
            "options": options, "date": date.to_string(), "seats": seats, "steps": steps, "draws": draws,
        });
        writeln!(out, "{says}")?;
        return Ok(());
    }
    writeln!(
        out,
        "ok {file}: {game} by rules {rules}, {players} players, {date}, {steps} steps, {draws} draws, not verified"
    )?;
    Ok(())
}
