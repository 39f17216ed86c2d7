//! Whatever the pages say to type can be typed: commands and flags that do not exist are found before a reader does.
//! What the commands of the README do is tested in `tests/readme.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory, Parser as _};

use crate::Cli;

/// All pages but those of the rules, which name no commands.
fn pages() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = ["README.md", "CONTRIBUTING.md", "deploy/Dockerfile", "deploy/crosstable.service"]
        .map(|name| root.join(name))
        .to_vec();
    let docs = fs::read_dir(root.join("docs")).expect("pages").flatten().map(|entry| entry.path());
    paths.extend(docs.filter(|path| path.extension().is_some_and(|ending| ending == "md")));
    let read =
        |path: &PathBuf| (path.display().to_string(), fs::read_to_string(path).expect("a page of text"));
    paths.iter().map(read).collect()
}

/// What is typed, without what is said about it and what is the shell's; placeholders become something that fits.
fn typed(line: &str) -> Vec<String> {
    let line = line.split(" #").next().unwrap_or(line);
    let words = line.split_whitespace().take_while(|word| !["|", "<", ">", "&&", "&"].contains(word));
    // The shell puts options there.
    let words = words.filter(|word| !word.starts_with('$'));
    let filled = |word: &str| match word {
        "GAME" => "mixx".to_owned(),
        "N" => "2".to_owned(),
        "FIRST,SECOND" => "hard,normal".to_owned(),
        "ID" => "0123abcd".to_owned(),
        word => word.trim_matches('\'').replace('…', "0123456789abcdef0123456789abcdef"),
    };
    words.map(filled).collect()
}

/// The lines that are examples.
fn examples(page: &str) -> Vec<&str> {
    let lines = page.lines().map(str::trim_start);
    lines.filter(|line| line.starts_with("crosstable ")).collect()
}

/// The commands in the middle of sentences.
fn mentions(page: &str) -> Vec<String> {
    let joined = page.replace('\n', " ");
    let spans = joined.split('`').skip(1).step_by(2);
    spans.filter(|span| span.starts_with("crosstable ")).map(str::to_owned).collect()
}

/// A flag that the words use and the command does not have.
fn unknown_flag(command: &Command, words: &[String]) -> Option<String> {
    let known = |flag: &str| {
        let flag = flag.split('=').next().unwrap_or(flag);
        let arguments = command.get_arguments();
        let mut names = arguments.filter_map(clap::Arg::get_long).chain(["help", "version", "lang"]);
        names.any(|name| flag.strip_prefix("--") == Some(name))
    };
    words.iter().filter(|word| word.starts_with("--")).find(|word| !known(word)).cloned()
}

#[test]
fn every_example_of_every_page_can_be_typed() {
    let mut count = 0;
    for (path, page) in pages().iter().filter(|(path, _)| !path.ends_with("README.md")) {
        for line in examples(page) {
            count += 1;
            let read = Cli::try_parse_from(typed(line));
            let why = read.err().filter(clap::Error::use_stderr).map(|error| error.to_string());
            assert!(why.is_none(), "{path}: {line}\n{}", why.unwrap_or_default());
        }
    }
    assert!(count > 20, "only {count} examples were found");
}

#[test]
fn every_command_that_a_page_mentions_exists() {
    let program = Cli::command();
    let mut count = 0;
    for (path, page) in pages() {
        for span in mentions(&page) {
            let words = typed(&span);
            let mut command = &program;
            let mut rest = words.get(1..).unwrap_or_default();
            while let Some(below) = rest.first().and_then(|word| command.find_subcommand(word)) {
                (command, rest) = (below, &rest[1..]);
            }
            let is_none = |word: &String| {
                command.has_subcommands() && !word.starts_with('-') && word != "help" && word != "COMMAND"
            };
            assert!(!rest.first().is_some_and(is_none), "{path}: there is no `{span}`");
            let unknown = unknown_flag(command, rest);
            assert!(unknown.is_none(), "{path}: `{span}` has no {}", unknown.unwrap_or_default());
            count += 1;
        }
    }
    assert!(count > 40, "only {count} mentions were found");
}
