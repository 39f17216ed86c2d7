//! Runs other programs.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{self, Stdio};
use std::thread;

use crate::project;

/// A command to run in the project's folder.
pub(crate) struct Command {
    inner: process::Command,
    shown: String,
}

impl Command {
    /// The same cargo that runs this, with arguments separated by spaces.
    pub(crate) fn cargo(args: &str) -> Self {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut inner = process::Command::new(cargo);
        inner.args(args.split_whitespace()).current_dir(project::root());
        Command { inner, shown: format!("cargo {args}") }
    }

    /// The program that was built before, with arguments separated by spaces.
    pub(crate) fn crosstable(built: &Path, args: &str) -> Self {
        let mut inner = process::Command::new(built);
        inner.args(args.split_whitespace()).current_dir(project::root());
        Command { inner, shown: format!("crosstable {args}") }
    }

    /// Another program, with arguments separated by spaces.
    pub(crate) fn program(name: &str, args: &str) -> Self {
        let mut inner = process::Command::new(name);
        inner.args(args.split_whitespace()).current_dir(project::root());
        Command { inner, shown: format!("{name} {args}") }
    }

    /// In a folder of the project.
    pub(crate) fn within(mut self, folder: &str) -> Self {
        self.inner.current_dir(project::root().join(folder));
        self.shown = format!("{} (in {folder})", self.shown);
        self
    }

    /// In any folder.
    pub(crate) fn at(mut self, folder: &Path) -> Self {
        self.inner.current_dir(folder);
        self
    }

    /// With further arguments.
    pub(crate) fn args(mut self, args: impl IntoIterator<Item = String>) -> Self {
        for arg in args {
            self.shown = format!("{} {arg}", self.shown);
            self.inner.arg(arg);
        }
        self
    }

    /// With an environment variable.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.shown = format!("{name}=\"{value}\" {}", self.shown);
        self.inner.env(name, value);
        self
    }

    /// The command line.
    pub(crate) fn shown(&self) -> &str {
        &self.shown
    }

    /// Runs it; true if it succeeded.
    pub(crate) fn run(mut self) -> bool {
        self.inner.status().is_ok_and(|status| status.success())
    }

    /// Runs it hidden and returns its output if it succeeded.
    pub(crate) fn quiet_output(mut self) -> Option<String> {
        let output = self.inner.stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it, shows standard error and returns its output if it succeeded.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.inner.stderr(Stdio::inherit()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it hidden; returns whether it succeeded, and all output.
    pub(crate) fn run_captured(mut self) -> (bool, String) {
        match self.inner.output() {
            Ok(output) => {
                let printed = [output.stdout, output.stderr].concat();
                (output.status.success(), String::from_utf8_lossy(&printed).into_owned())
            }
            Err(error) => (false, error.to_string()),
        }
    }

    /// Runs it, shows its output and returns it as well.
    pub(crate) fn run_tee(mut self) -> (bool, String) {
        let child = self.inner.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let Ok(mut child) = child else { return (false, String::new()) };
        let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
        let stderr = thread::spawn(move || stderr.map(tee).unwrap_or_default());
        let kept = stdout.map(tee).unwrap_or_default();
        let kept = kept + &stderr.join().unwrap_or_default();
        (child.wait().is_ok_and(|status| status.success()), kept)
    }
}

fn tee(from: impl Read) -> String {
    let mut kept = String::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        // A closed output does not stop the check.
        let _ = writeln!(std::io::stdout(), "{line}");
        kept += &line;
        kept.push('\n');
    }
    kept
}
