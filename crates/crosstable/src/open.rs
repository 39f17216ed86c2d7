//! `crosstable open`: opens a table at a running server and plays in this terminal.

use crosstable_games::GameId;
use crosstable_terminal::Seats;
use crosstable_texts::Lang;

use crate::args;
use crate::error::CliError;
use crate::join::ClientArgs;
use crate::play::{new_game, pair};

/// Open a table at a running server and play there.
///
/// Others come by the link that is shown, with `crosstable join` or in a browser. Comes back by itself when the
/// connection breaks.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The server, as in <https://play.example>.
    #[arg(long, value_name = "URL", value_parser = args::origin("server"))]
    server: String,
    /// Who sits where: you, open, a name at this keyboard, bot, or bot:LEVEL, with commas between.
    #[arg(long, default_value = "you,open", value_name = "SEATS")]
    seats: Seats,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Let strangers find the table in the server's list.
    #[arg(long)]
    public: bool,
    #[command(flatten)]
    client: ClientArgs,
}

pub(crate) fn run(args: &Args, lang: Lang) -> Result<(), CliError> {
    let table = new_game(args.game, &args.seats, &args.options)?;
    Ok(crosstable_terminal::open(&args.server, &table, args.public, &args.client.options(lang))?)
}
