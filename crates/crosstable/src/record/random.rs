//! `crosstable record random`: the record of a random game.

use std::io::Write;

use crosstable_record::{Record, random};

use crate::args;
use crate::stop::Stop;
use crate::table::TableArgs;

/// Play a random game at a real table and print its record.
///
/// People and bots, their entropy, the table's secret and the moves are all random, and all decided by the seed: the
/// same arguments print the same record. Such a game is fair in form only, because everybody can know its secret.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Decides everything that is random.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
}

/// Prints the record.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Stop> {
    let setup = args.table.options()?.setup();
    let log = random::log(args.table.game, &setup, args.seed);
    let log = log.expect("the options have just been validated");
    let record = Record::of(&log).expect("a random game is played to its end");
    write!(out, "{}", record.with_remark(&random::remark(args.seed)))?;
    Ok(())
}
