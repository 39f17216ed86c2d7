//! `crosstable record`: what can be done with records besides verifying and replaying them.

pub(crate) mod check;
pub(crate) mod file;
pub(crate) mod random;

use std::io::Write;

use crosstable_texts::Lang;

use crate::stop::Stop;

/// Make records of random games, and check the form of records.
#[derive(clap::Args)]
#[command(subcommand_required = true, arg_required_else_help = false, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(check::Args),
    Random(random::Args),
}

/// Runs the one that was asked for.
pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Stop> {
    match &args.command {
        Command::Check(args) => check::run(args, lang, out),
        Command::Random(args) => random::run(args, out),
    }
}
