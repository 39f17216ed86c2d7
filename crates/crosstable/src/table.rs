//! The arguments that say which table is meant; the same for every subcommand.

use crosstable_core::{Options, Setup};
use crosstable_games::{AnyGame, GameId};

use crate::args;
use crate::stop::Stop;

/// A game and its set-up, as typed.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// Which game.
    #[arg(value_parser = args::game())]
    pub(crate) game: GameId,
    /// How many play.
    #[arg(long, default_value = "2", allow_hyphen_values = true)]
    players: String,
    /// An option of the game, such as start=2; its rules name them all. May be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    options: Vec<String>,
}

impl TableArgs {
    /// The options in force.
    pub(crate) fn options(&self) -> Result<Options, Stop> {
        let setup = self.setup().map_err(Stop::BadInput)?;
        self.game.options(&setup).map_err(|faults| Stop::BadInput(faults.to_string()))
    }

    /// What was typed, taken apart but not yet judged.
    fn setup(&self) -> Result<Setup, String> {
        let (name, (min, max)) = (self.game.name(), self.game.seats());
        let players = &self.players;
        // One way to write a number, as for options: no sign, no leading zero.
        let players =
            players.parse::<u8>().ok().filter(|number| number.to_string() == *players).ok_or_else(|| {
                format!("the number of players cannot be '{players}'; {name} is for {min} to {max}")
            })?;
        let mut setup = Setup::players(players);
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                let specs = self.game.option_specs(players.clamp(min, max));
                let keys: Vec<_> = specs.iter().map(|spec| spec.key).collect();
                return Err(format!("option '{option}' is not KEY=VALUE; {name} knows {}", keys.join(", ")));
            };
            setup = setup.with(key, value);
        }
        Ok(setup)
    }

    /// The first position of a game with these options.
    pub(crate) fn open(&self, options: &Options) -> AnyGame {
        AnyGame::new(self.game, &options.setup()).expect("options in force make a valid set-up")
    }
}
