//! Runs the real program.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What came out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program with arguments separated by spaces.
pub(crate) fn program(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    // The developer's environment may set another language.
    command.args(args.split_whitespace()).env_remove("CROSSTABLE_LANG").env("LC_ALL", "C.UTF-8");
    command
}

/// Runs it with this on its standard input.
pub(crate) fn run(mut command: Command, input: &str) -> Ran {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    // It may stop reading early, which is no fault.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("text"),
        stderr: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs it with nothing on its standard input.
pub(crate) fn crosstable(args: &str) -> Ran {
    run(program(args), "")
}

/// The commands that the help of the program lists, sorted.
pub(crate) fn commands() -> Vec<String> {
    let help = crosstable("--help").stdout;
    let lists = help.lines().skip_while(|line| !line.starts_with("Usage:")).skip(1);
    let lists = lists.take_while(|line| *line != "Options:").filter_map(|line| line.strip_prefix("  "));
    let mut names: Vec<_> =
        lists.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect();
    names.sort_unstable();
    names
}
