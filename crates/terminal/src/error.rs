//! Why playing ended before it should.

use crosstable_protocol::Problem;

/// Why playing ended before it should, in one line.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// What was typed is at fault; the line names what is allowed.
    #[error("{0}")]
    BadInput(String),
    /// The folder with the games cannot be used.
    #[error("cannot use the folder {folder}: {why}")]
    Folder {
        /// Which.
        folder: String,
        /// What is wrong with it.
        why: String,
    },
    /// The server cannot be reached.
    #[error("cannot reach {server}: {why}")]
    Unreachable {
        /// Which.
        server: String,
        /// What happened.
        why: String,
    },
    /// There is a server, but not one to play at; trying again does not help.
    #[error("{server}: {why}")]
    Stranger {
        /// Which.
        server: String,
        /// What is wrong with it, and what to do.
        why: String,
    },
    /// The server says no.
    #[error("{}", .0.text)]
    Refused(Problem),
    /// The terminal cannot be read or written.
    #[error("cannot use the terminal: {0}")]
    Terminal(#[from] std::io::Error),
}
