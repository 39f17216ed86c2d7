//! Why the program stops before it is done, and with which exit code.

use std::io::{self, Write};
use std::process::ExitCode;

/// A reason to stop.
pub(crate) enum Stop {
    /// What was typed is at fault: one line that names the fault and what is allowed. Exit code 2.
    BadInput(String),
    /// A move was refused, or a check failed. Exit code 1.
    Refused(String),
    /// The output cannot be written. Exit code 1, unless the reader simply went away.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Output(error)
    }
}

impl Stop {
    /// Says why on standard error, in one line.
    pub(crate) fn report(self) -> ExitCode {
        let (code, why) = match self {
            Stop::BadInput(why) => (2, why),
            Stop::Refused(why) => (1, why),
            // `crosstable … | head` is not a fault.
            Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Stop::Output(error) => (1, format!("cannot write: {error}")),
        };
        // If nobody listens on standard error either, the exit code has to do.
        let _ = writeln!(io::stderr(), "error: {}", fit_for_one_line(&why));
        ExitCode::from(code)
    }
}

/// Whatever somebody typed may stand in the message; it stays one line and the terminal stays as it is.
fn fit_for_one_line(message: &str) -> String {
    let mut line = String::with_capacity(message.len());
    for c in message.chars() {
        if c.is_control() { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}
