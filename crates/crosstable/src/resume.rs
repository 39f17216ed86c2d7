//! `crosstable resume`: go on with a game in this terminal.

use std::io::{self, Write};

use crosstable_terminal::ResumeOptions;
use crosstable_texts::Lang;

use crate::play::{Place, stop};
use crate::stop::Stop;

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
    place: Place,
}

/// Plays until it is left, or lists.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<(), Stop> {
    let options = ResumeOptions {
        table: args.table.clone(),
        lang,
        data: args.place.data.clone(),
        bot_pause: args.place.bot_pause(),
        mode: args.place.mode(),
    };
    if args.list {
        for line in crosstable_terminal::unfinished(&options).map_err(stop)? {
            writeln!(io::stdout(), "{line}")?;
        }
        return Ok(());
    }
    crosstable_terminal::resume(&options).map_err(stop)
}
