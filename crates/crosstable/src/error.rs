//! Errors of the program and their exit codes.

use std::io::{self, Write};
use std::process::ExitCode;

use crosstable_terminal::PlayError;
use crosstable_texts::is_printable;

pub(crate) enum CliError {
    /// Wrong arguments: one line that names the fault and what is allowed. Exit code 2.
    BadInput(String),
    /// A move was refused, or a check failed. Exit code 1.
    Failed(String),
    /// The output cannot be written. Exit code 1, or 0 if the reader closed the pipe.
    Output(io::Error),
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        CliError::Output(error)
    }
}

impl From<PlayError> for CliError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::BadInput(why) => CliError::BadInput(why),
            PlayError::Terminal(error) => CliError::Output(error),
            other => CliError::Failed(other.to_string()),
        }
    }
}

impl CliError {
    /// Prints one line to standard error.
    pub(crate) fn report(self) -> ExitCode {
        let (code, why) = match self {
            CliError::BadInput(why) => (2, why),
            CliError::Failed(why) => (1, why),
            // `crosstable … | head` is not an error.
            CliError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            CliError::Output(error) => (1, format!("cannot write: {error}")),
        };
        // If standard error is closed too, the exit code has to do.
        let _ = writeln!(io::stderr(), "error: {}", escape(&why));
        ExitCode::from(code)
    }
}

/// Keeps the message one line that commands no terminal, because it may quote arguments, records and servers.
fn escape(message: &str) -> String {
    let mut line = String::with_capacity(message.len());
    for c in message.chars() {
        if c.is_control() || !is_printable(c) { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}
