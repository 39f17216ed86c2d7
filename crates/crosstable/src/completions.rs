//! `crosstable completions`: what a shell needs to finish words by itself.

use std::io::Write;

use clap_complete::Shell;

use crate::error::CliError;
use crate::help;

/// Print what a shell needs to complete commands, games and options.
///
/// Put it where your shell looks for completions and start a new shell.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the script.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    // The generator does not bear a reader that goes away, so it writes to memory first.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(), "crosstable", &mut script);
    out.write_all(&script)?;
    Ok(())
}
