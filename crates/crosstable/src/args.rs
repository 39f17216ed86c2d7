//! How arguments are read, and how their faults become one line that names what is allowed.

use std::error::Error;
use std::ops::RangeInclusive;

use clap::CommandFactory;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use crosstable_games::GameId;
use crosstable_texts::Lang;

use crate::Cli;

/// Reads the name of a game.
pub(crate) fn game() -> impl TypedValueParser<Value = GameId> {
    let known = PossibleValuesParser::new(GameId::ALL.iter().map(|id| id.id()));
    known.map(|id| id.parse().expect("only known games pass"))
}

/// Reads a language.
pub(crate) fn lang() -> impl TypedValueParser<Value = Lang> {
    let known = PossibleValuesParser::new(Lang::ALL.map(Lang::code));
    known.map(|code| code.parse().expect("only known languages pass"))
}

/// The language that the system speaks, if it is one of ours: the first of these variables that says anything decides.
pub(crate) fn system_lang() -> Lang {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let locale = said.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
    // `de_CH.UTF-8@euro` is German.
    Lang::wished(locale.split(['.', '@']).next().unwrap_or_default()).unwrap_or_default()
}

/// Reads a whole number within limits.
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

/// Reads a seed: any number that fits.
pub(crate) fn seed() -> impl Fn(&str) -> Result<u64, String> + Clone {
    whole("seed", 0..=u64::MAX)
}

/// Reads an address as it stands before the path of a page: `https://play.example`.
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

/// Reads a duration in seconds.
pub(crate) fn seconds(typed: &str) -> Result<f64, String> {
    let allowed = 0.01..=3600.0;
    let seconds = typed.parse().ok().filter(|seconds| allowed.contains(seconds));
    seconds.ok_or_else(|| format!("seconds cannot be '{typed}'; allowed: numbers from 0.01 to 3600"))
}

/// What is wrong with the arguments, in one line.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    match (error.kind(), error.source()) {
        // Our own readers name the argument, the fault and what is allowed.
        (ErrorKind::ValueValidation, Some(fault)) => fault.to_string(),
        (ErrorKind::InvalidValue, _) if !context(ContextKind::ValidValue).is_empty() => {
            let (arg, given) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
            format!("unknown {} '{given}'; allowed: {}", noun(&arg), context(ContextKind::ValidValue))
        }
        (ErrorKind::InvalidSubcommand, _) => {
            let typed = context(ContextKind::InvalidSubcommand);
            format!("unknown command '{typed}'; {}allowed: {}", meant(error), commands(error))
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

/// What was perhaps meant, if something looks like it.
fn meant(error: &clap::Error) -> String {
    let similar = error.get(ContextKind::SuggestedSubcommand).map(ToString::to_string).unwrap_or_default();
    // The most similar one comes last.
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

/// The names of the subcommands where one was missing or unknown.
fn commands(error: &clap::Error) -> String {
    // The parser tells in different ways after which command that was.
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

/// What the argument parser says before it goes into usage and hints.
fn first_sentence(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let until = message.find("\n\n").unwrap_or(message.len());
    message[..until].split_whitespace().collect::<Vec<_>>().join(" ")
}
