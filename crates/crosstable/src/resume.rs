//! `crosstable resume`: continue a game in this terminal.

use std::io::Write;

use crosstable_texts::Lang;

use crate::error::CliError;
use crate::play::LocalArgs;

/// Go on with a game that was begun with `play`.
///
/// The game that was played last, unless one is named.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which: the beginning of the id that was said when the game was left.
    table: Option<String>,
    /// Only list the unfinished games, the latest played first.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    local: LocalArgs,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let options = args.local.options(lang);
    if args.list {
        for line in crosstable_terminal::unfinished(&options)? {
            writeln!(out, "{line}")?;
        }
        return Ok(());
    }
    Ok(crosstable_terminal::resume(args.table.as_deref(), &options)?)
}
