//! Parsers of arguments, and one-line messages that name what is allowed.

use std::error::Error;
use std::ops::RangeInclusive;

use clap::CommandFactory;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use crosstable_core::{Options, Setup};
use crosstable_games::{AnyGame, GameId};
use crosstable_texts::Lang;

use crate::Cli;
use crate::error::CliError;

/// A game and its set-up; the same for every subcommand.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// Which game.
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// How many play.
    #[arg(long, default_value = "2", allow_hyphen_values = true)]
    players: String,
    /// An option of the game, such as start=2; its rules name them all. May be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    options: Vec<String>,
    /// Version of the rules; the newest if none is named.
    #[arg(long, value_name = "VERSION", value_parser = whole("rules", 1..=u32::MAX.into()), allow_hyphen_values = true)]
    rules: Option<u64>,
}

impl TableArgs {
    pub(crate) fn options(&self) -> Result<Options, CliError> {
        let setup = self.setup().map_err(CliError::BadInput)?;
        self.game.options(&setup).map_err(|faults| CliError::BadInput(faults.to_string()))
    }

    fn setup(&self) -> Result<Setup, String> {
        let (name, (min, max)) = (self.game.name(), self.game.seats());
        let players = &self.players;
        // As for options: no sign, no leading zero.
        let players =
            players.parse::<u8>().ok().filter(|number| number.to_string() == *players).ok_or_else(|| {
                format!("the number of players cannot be '{players}'; {name} is for {min} to {max}")
            })?;
        let wanted = self.rules.map(|rules| rules as u32);
        let mut setup = Setup { rules: wanted, ..Setup::players(players) };
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                let known = wanted.filter(|rules| self.game.all_rules().contains(rules));
                let rules = known.unwrap_or(self.game.rules());
                let specs = self.game.option_specs(rules, players.clamp(min, max));
                let keys: Vec<_> = specs.iter().map(|spec| spec.key).collect();
                return Err(format!("option '{option}' is not KEY=VALUE; {name} knows {}", keys.join(", ")));
            };
            setup = setup.with(key, value);
        }
        Ok(setup)
    }

    /// The first position.
    pub(crate) fn open(&self, options: &Options) -> AnyGame {
        AnyGame::new(self.game, &options.setup()).expect("options in force make a valid set-up")
    }
}

pub(crate) fn game() -> impl TypedValueParser<Value = GameId> {
    let known = PossibleValuesParser::new(GameId::ALL.iter().map(|id| id.id()));
    known.map(|id| id.parse().expect("only known games pass"))
}

pub(crate) fn lang() -> impl TypedValueParser<Value = Lang> {
    let known = PossibleValuesParser::new(Lang::ALL.map(Lang::code));
    known.map(|code| code.parse().expect("only known languages pass"))
}

/// The language of the system's locale, or English. The first of these variables that is set decides.
pub(crate) fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let locale = set.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
    // `de_CH.UTF-8@euro` is German.
    Lang::negotiate(locale.split(['.', '@']).next().unwrap_or_default()).unwrap_or_default()
}

pub(crate) fn whole(
    what: &'static str,
    allowed: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |typed| {
        let number = typed.parse().ok().filter(|number| allowed.contains(number));
        number.ok_or_else(|| {
            format!(
                "{what} cannot be '{typed}'; allowed: whole numbers from {} to {}",
                allowed.start(),
                allowed.end()
            )
        })
    }
}

pub(crate) fn seed() -> impl Fn(&str) -> Result<u64, String> + Clone {
    whole("seed", 0..=u64::MAX)
}

/// Reads an origin: `https://play.example`.
pub(crate) fn origin(what: &'static str) -> impl Fn(&str) -> Result<String, String> + Clone {
    move |typed| {
        let address = typed.trim_end_matches('/');
        let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
        let plain = |host: &&str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
        host.filter(plain).map(|_| address.to_owned()).ok_or_else(|| {
            format!("{what} cannot be '{typed}'; allowed: http(s)://HOST, as in https://play.example")
        })
    }
}

pub(crate) fn seconds(typed: &str) -> Result<f64, String> {
    let allowed = 0.01..=3600.0;
    let seconds = typed.parse().ok().filter(|seconds| allowed.contains(seconds));
    seconds.ok_or_else(|| format!("seconds cannot be '{typed}'; allowed: numbers from 0.01 to 3600"))
}

/// The error of the argument parser in one line.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    match (error.kind(), error.source()) {
        // Our own parsers name the argument, the fault and what is allowed.
        (ErrorKind::ValueValidation, Some(error)) => error.to_string(),
        (ErrorKind::InvalidValue, _) if !context(ContextKind::ValidValue).is_empty() => {
            let (arg, given) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
            format!("unknown {} '{given}'; allowed: {}", noun(&arg), context(ContextKind::ValidValue))
        }
        (ErrorKind::InvalidSubcommand, _) => {
            let typed = context(ContextKind::InvalidSubcommand);
            format!("unknown command '{typed}'; {}allowed: {}", suggestion(error), commands(error))
        }
        (ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, _) => {
            format!("a command is missing; --help shows how to begin; allowed: {}", commands(error))
        }
        (ErrorKind::UnknownArgument, _) => {
            format!("unknown argument '{}'; --help lists the known ones", context(ContextKind::InvalidArg))
        }
        (ErrorKind::MissingRequiredArgument, _) => {
            format!("missing: {}; --help says more", context(ContextKind::InvalidArg))
        }
        (ErrorKind::InvalidValue, _) if context(ContextKind::InvalidValue).is_empty() => {
            format!("{} needs a value; --help says more", context(ContextKind::InvalidArg))
        }
        _ => first_sentence(&error.render().to_string()),
    }
}

/// A similar subcommand, if there is one.
fn suggestion(error: &clap::Error) -> String {
    let similar = error.get(ContextKind::SuggestedSubcommand).map(ToString::to_string).unwrap_or_default();
    // The most similar one is last.
    similar
        .split(", ")
        .last()
        .filter(|name| !name.is_empty())
        .map_or_else(String::new, |name| format!("perhaps {name}? "))
}

/// `--policy <POLICY>` is about a policy, and `[GAME]` about a game.
fn noun(arg: &str) -> String {
    arg.rsplit(['<', '[']).next().unwrap_or(arg).trim_end_matches(['>', ']']).to_lowercase()
}

/// The subcommands that were possible at that point.
fn commands(error: &clap::Error) -> String {
    // The parser reports the command in different ways.
    let place = match error.kind() {
        ErrorKind::MissingSubcommand => ContextKind::InvalidSubcommand,
        _ => ContextKind::Usage,
    };
    let place = error.get(place).map(ToString::to_string).unwrap_or_default();
    let mut command = Cli::command();
    for word in place.split_whitespace() {
        command = command.find_subcommand(word).cloned().unwrap_or(command);
    }
    let names: Vec<_> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    names.join(", ")
}

/// The message of the parser without usage and hints.
fn first_sentence(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let until = message.find("\n\n").unwrap_or(message.len());
    message[..until].split_whitespace().collect::<Vec<_>>().join(" ")
}
