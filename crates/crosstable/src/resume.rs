//! `crosstable resume`: continue a game in this terminal.

use std::io::{self, Write};

use crosstable_terminal::ResumeOptions;
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

pub(crate) fn run(args: &Args, lang: Lang) -> Result<(), CliError> {
    let options = ResumeOptions {
        table: args.table.clone(),
        lang,
        data: args.local.data.clone(),
        bot_pause: args.local.bot_pause(),
        mode: args.local.mode(),
    };
    if args.list {
        for line in crosstable_terminal::unfinished(&options)? {
            writeln!(io::stdout(), "{line}")?;
        }
        return Ok(());
    }
    Ok(crosstable_terminal::resume(&options)?)
}
