//! `crosstable play`: a game in this terminal.

use std::path::PathBuf;
use std::time::Duration;

use crosstable_core::Setup;
use crosstable_games::GameId;
use crosstable_terminal::{LocalOptions, Mode, NewGame, Seats};
use crosstable_texts::Lang;

use crate::args;
use crate::error::CliError;

/// Play a game in this terminal.
///
/// Against bots, or with several people at one keyboard, in full screen. Every move is saved before it is shown;
/// `crosstable resume` goes on after quitting, Ctrl-C or a crash.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    #[arg(value_parser = args::game())]
    game: GameId,
    /// Who sits where: you, a name, bot, or bot:LEVEL, with commas between. bot:right adapts to your results on this device.
    #[arg(long, default_value = "you,bot:normal", value_name = "SEATS")]
    seats: Seats,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Decides everything that is random, so that the same moves make the same game.
    #[arg(long, value_parser = args::seed(), allow_hyphen_values = true)]
    seed: Option<u64>,
    #[command(flatten)]
    local: LocalArgs,
}

/// Where games are stored and how they are shown; also for `resume`.
#[derive(clap::Args)]
pub(crate) struct LocalArgs {
    /// Line by line instead of full screen: reads moves from standard input and prints boards.
    #[arg(long)]
    plain: bool,
    /// The folder in which games are kept; the user's own if not given.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// How long a bot waits before each move, in milliseconds.
    #[arg(long, value_parser = args::whole("bot-pause", 0..=60_000), value_name = "MS")]
    bot_pause: Option<u64>,
}

impl LocalArgs {
    pub(crate) fn options(&self, lang: Lang) -> LocalOptions {
        // No pause for line-by-line output.
        let (mode, pause) = if self.plain { (Mode::Plain, 0) } else { (Mode::Screen, 600) };
        let bot_pause = Duration::from_millis(self.bot_pause.unwrap_or(pause));
        LocalOptions { lang, data: self.data.clone(), bot_pause, mode }
    }
}

pub(crate) fn pair(typed: &str) -> Result<(String, String), String> {
    let (key, value) = typed.split_once('=').ok_or_else(|| format!("option '{typed}' is not KEY=VALUE"))?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Checks that such a table can be opened, before anything is stored.
pub(crate) fn new_game(
    game: GameId,
    seats: &Seats,
    options: &[(String, String)],
) -> Result<NewGame, CliError> {
    let (count, (min, max)) = (seats.0.len(), game.seats());
    if !(usize::from(min)..=usize::from(max)).contains(&count) {
        let name = game.name();
        let why = format!("{name} is for {min} to {max} players, and '{seats}' are {count}");
        return Err(CliError::BadInput(why));
    }
    let setup =
        options.iter().fold(Setup::players(count as u8), |setup, (key, value)| setup.with(key, value));
    game.options(&setup).map_err(|faults| CliError::BadInput(faults.to_string()))?;
    Ok(NewGame { game: game.id().to_owned(), seats: seats.clone(), options: options.to_vec() })
}

pub(crate) fn run(args: &Args, lang: Lang) -> Result<(), CliError> {
    let table = new_game(args.game, &args.seats, &args.options)?;
    Ok(crosstable_terminal::play(&table, args.seed, &args.local.options(lang))?)
}
