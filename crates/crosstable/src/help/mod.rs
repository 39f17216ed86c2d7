//! The help pages: first steps, groups of commands, examples, exit codes.

mod lessons;
#[cfg(test)]
mod pages;

use std::fmt::Write as _;

use clap::{Command, CommandFactory, FromArgMatches};

use crate::Cli;
pub(crate) use lessons::{Example, Lesson, lesson};

/// The commands in the order in which people need them. One that is in no group stands at the end under "More".
const GROUPS: &[(&str, &[&str])] = &[
    ("Play", &["play", "resume", "open", "join", "rules", "watch"]),
    ("Look back", &["replay", "review", "verify", "hint", "record"]),
    ("Host", &["serve", "admin", "health", "backup", "worker", "export", "import"]),
    ("Study games and bots", &["arena", "playouts", "perft", "trace", "try"]),
    ("Set up", &["completions", "man"]),
];

/// What to type first, and what it does.
const FIRST: &[Example] = &[
    ("play mixx", "play Mixx against a bot, here in the terminal"),
    ("rules mixx", "read how Mixx is played"),
    ("watch crosswise", "watch a game that plays itself"),
    ("serve", "play with friends in the browser: open the address that it prints"),
    ("help arena", "learn about a command; every command has examples"),
];

/// What the exit codes mean. Scripts rely on them, so they stay as they are.
pub(crate) const EXIT_CODES: &[(&str, &str)] = &[
    ("0", "done, and the answer is yes; also if the reader of the output went away"),
    ("1", "the answer is no, or it failed: a record does not hold, a move is refused, a disk is full"),
    ("2", "it cannot be done as typed: an argument, or a file or an address that it names"),
    ("130", "the arena was interrupted by a second Ctrl-C; the first one prints what there is, with code 0"),
];

/// Environment variables.
pub(crate) const VARIABLES: &[(&str, &str)] = &[
    ("CROSSTABLE_LANG", "the language where --lang does not say: en, de, fr or it"),
    (
        "LC_ALL, LC_MESSAGES, LANG",
        "the system's language, where neither says; and whether it can show more than ASCII",
    ),
    ("CROSSTABLE_LOG", "how much a server says of itself: error, warn, info (the default), debug or trace"),
    ("CROSSTABLE_NATS_PASSWORD", "the password of --nats-user, where no file holds it"),
    ("CROSSTABLE_NATS_SYSTEM_PASSWORD", "the password of --nats-system-user, where no file holds it"),
    ("CROSSTABLE_NATS_TOKEN", "a token for the NATS servers, where no file holds it"),
    ("NO_COLOR", "if set to anything, nothing is coloured or bold"),
];

/// Reads the arguments this program was started with.
pub(crate) fn parse() -> Result<Cli, clap::Error> {
    let mut command = command();
    let matches = command.try_get_matches_from_mut(std::env::args_os())?;
    Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

pub(crate) fn command() -> Command {
    let command = Cli::command();
    let (template, after) = (template(&command), after());
    let taught = command.help_template(template).after_help(after);
    taught.mut_subcommands(|command| teach(command, &[]))
}

/// Adds the examples to a command and to those below it.
fn teach(command: Command, above: &[&str]) -> Command {
    let name = command.get_name().to_owned();
    let path: Vec<&str> = above.iter().copied().chain([name.as_str()]).collect();
    let command = match lesson(&path.join(" ")) {
        Some(lesson) => command.after_help(examples(lesson)),
        None => command,
    };
    command.mut_subcommands(|below| teach(below, &path))
}

/// The page of the program; the parser's own page does not group the commands.
fn template(command: &Command) -> String {
    let known = |name: &str| command.find_subcommand(name).is_some();
    let first = FIRST.iter().filter(|(args, _)| {
        let name = args.split(' ').next().unwrap_or_default();
        name == "help" || known(name)
    });
    let mut page = format!("{{about-with-newline}}\n{}\n", heading("Begin here:"));
    for (args, what) in first {
        let _ = writeln!(page, "  {} {what}", literal(&format!("crosstable {args}"), 26));
    }
    page += "\n{usage-heading} {usage}\n";
    for (title, names) in groups(command) {
        let _ = write!(page, "\n{}\n", heading(&format!("{title}:")));
        for name in names {
            let about = command.find_subcommand(&name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(page, "  {} {about}", literal(&name, 12));
        }
    }
    page + &format!("\n{}\n{{options}}{{after-help}}", heading("Options:"))
}

/// The groups with their existing commands.
fn groups(command: &Command) -> Vec<(&'static str, Vec<String>)> {
    let mut rest: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let mut groups = Vec::new();
    for (title, names) in GROUPS {
        let there: Vec<String> = names
            .iter()
            .filter(|name| rest.iter().any(|left| left == *name))
            .map(ToString::to_string)
            .collect();
        rest.retain(|left| !there.contains(left));
        groups.push((*title, there));
    }
    groups.push(("More", rest));
    groups.retain(|(_, names)| !names.is_empty());
    groups
}

/// The part below the options of the program.
fn after() -> String {
    let mut text = heading("Exit codes:");
    let list = |text: &mut String, of: &[(&str, &str)], width| {
        for (name, meaning) in of {
            let _ = write!(text, "\n  {} {meaning}", literal(name, width));
        }
    };
    list(&mut text, EXIT_CODES, 4);
    let _ = write!(text, "\n\n{}", heading("Environment:"));
    list(&mut text, VARIABLES, 16);
    text
}

/// The part below the options of a command.
fn examples(lesson: &Lesson) -> String {
    let mut text = heading("Examples:");
    for (args, what) in lesson.examples {
        let _ = write!(text, "\n  {}\n      {what}", literal(&format!("crosstable {args}"), 0));
    }
    let _ = write!(text, "\n\n{} {}", heading("Exit codes:"), lesson.codes);
    text
}

/// In the style of the parser's own headings, which is removed without a terminal.
fn heading(text: &str) -> String {
    let style = clap::builder::Styles::styled();
    let style = style.get_header();
    format!("{style}{text}{style:#}")
}

/// Something to type, padded.
fn literal(text: &str, width: usize) -> String {
    let style = clap::builder::Styles::styled();
    let style = style.get_literal();
    format!("{style}{text:width$}{style:#}")
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    /// Every command, with the names of those above it.
    fn all(command: &Command, above: &str) -> Vec<String> {
        let below = command.get_subcommands().flat_map(|below| {
            let path = format!("{above} {}", below.get_name()).trim().to_owned();
            let further = all(below, &path);
            std::iter::once(path).chain(further)
        });
        below.collect()
    }

    #[test]
    fn every_command_has_a_group_and_a_lesson() {
        let command = Cli::command();
        assert!(groups(&command).iter().all(|(title, _)| *title != "More"), "{:?}", groups(&command));
        for path in all(&command, "") {
            assert!(lesson(&path).is_some_and(|lesson| !lesson.examples.is_empty()), "{path}");
        }
    }

    #[test]
    fn everything_the_help_says_to_type_can_be_typed() {
        let command = Cli::command();
        let known =
            |args: &str| command.find_subcommand(args.split(' ').next().unwrap_or_default()).is_some();
        let taught = all(&command, "").into_iter().filter_map(|path| lesson(&path));
        let lines = taught.flat_map(|lesson| lesson.examples).map(|(args, _)| *args);
        let first = FIRST.iter().map(|(args, _)| *args).filter(|args| known(args));
        for line in lines.chain(first) {
            // What comes after a bar or an arrow is the shell's.
            let words = line.split_whitespace().take_while(|word| !["|", "<", ">"].contains(word));
            let words = words.map(|word| word.trim_matches('\''));
            let read = Cli::try_parse_from(std::iter::once("crosstable").chain(words));
            assert!(
                read.is_ok(),
                "{line}: {}",
                read.err().map(|error| error.to_string()).unwrap_or_default()
            );
        }
    }
}
