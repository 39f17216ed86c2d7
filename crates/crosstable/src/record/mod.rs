//! `crosstable record`: makes records of random games and checks the form of records.

pub(crate) mod file;

use std::io::Write;

use crosstable_fair::Source;
use crosstable_record::random;
use crosstable_texts::Lang;
use serde_json::json;

use self::file::RecordFile;
use crate::args::{self, TableArgs};
use crate::error::CliError;
use crate::output;

/// Make records of random games, and check the form of records.
#[derive(clap::Args)]
#[command(subcommand_required = true, arg_required_else_help = false, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(CheckArgs),
    Random(RandomArgs),
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    match &args.command {
        Command::Check(args) => check(args, lang, out),
        Command::Random(args) => print_random(args, out),
    }
}

/// Check the form of a record, without its rules and its chance.
///
/// This also tells what the record says of itself, for games and rules that this program does not know too. Whether
/// any of it is true, `crosstable verify` finds out.
#[derive(clap::Args)]
struct CheckArgs {
    #[command(flatten)]
    file: RecordFile,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

fn check(args: &CheckArgs, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let record = args.file.read()?;
    record.check_lists().map_err(|error| args.file.error(lang, &error))?;
    let (file, game, rules, players) = (args.file.name(), &record.game, record.rules, record.players());
    let (date, steps, draws) = (record.date, record.steps.len(), record.draws());
    if args.json {
        let options: serde_json::Map<String, serde_json::Value> =
            record.options.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
        let seats: Vec<_> = record.seats.iter().map(ToString::to_string).collect();
        let says = json!({
            "ok": true, "verified": false, "file": file, "game": game, "rules": rules, "players": players,
            "options": options, "chance": record.source, "date": date.to_string(), "seats": seats, "steps": steps, "draws": draws,
        });
        writeln!(out, "{}", output::json(&says))?;
        return Ok(());
    }
    writeln!(
        out,
        "ok {file}: {game} by rules {rules}, {players} players, {date}, {steps} steps, {draws} draws, not verified"
    )?;
    Ok(())
}

/// Play a random game and print its record.
///
/// People and bots, the table's secret and the moves are all random, and all decided by the seed: the same arguments
/// print the same record. Its chance is called seeded, because everybody can know its secret.
#[derive(clap::Args)]
struct RandomArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Decides everything that is random.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
}

fn print_random(args: &RandomArgs, out: &mut impl Write) -> Result<(), CliError> {
    let setup = args.table.options()?.setup();
    let record = random::record(args.table.game, &setup, Source::Seeded, args.seed);
    let record = record.expect("the options have just been validated");
    write!(out, "{}", record.with_remark(&random::remark(args.seed)))?;
    Ok(())
}
