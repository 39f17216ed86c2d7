//! What can go wrong, said so that a host knows what to do.

use std::time::Duration;

/// Storage failed, or was asked for more than it gives.
///
/// Each message says what is wrong, where, and what helps. After a failed *append* nothing was acknowledged, but
/// the entry may still have reached the disk (as with a crash): read the table before trying again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No room is left, on the disk or in the size that the host allowed.
    #[error(
        "no room is left for the log {place}: free space on its disk, remove old tables or allow it a greater \
         size; nothing acknowledged is lost and reading goes on"
    )]
    Full {
        /// The file.
        place: String,
    },
    /// Somebody else holds the log's lock for longer than we wait.
    #[error(
        "the log {place} is locked by another program (waited {waited:?}): close the program that holds it, for \
         instance a database browser or a backup, and try again"
    )]
    Locked {
        /// The file.
        place: String,
        /// How long we waited.
        waited: Duration,
    },
    /// The file cannot be opened at all.
    #[error(
        "the log {place} cannot be opened ({reason}): see that its folder exists and that this user may read and \
         write in it"
    )]
    CannotOpen {
        /// The file.
        place: String,
        /// What the system said.
        reason: String,
    },
    /// The file is no log of ours.
    #[error(
        "{place} is not a Crosstable log ({reason}): name another file; or if it was one, its beginning is \
         damaged: restore a backup"
    )]
    NotOurs {
        /// The file.
        place: String,
        /// How we know.
        reason: String,
    },
    /// A later version of this program has written the file.
    #[error(
        "the log {place} has schema version {found}, this program knows versions up to {known}: use the newer \
         program that wrote it, or a backup from before"
    )]
    Newer {
        /// The file.
        place: String,
        /// The version in the file.
        found: i64,
        /// The latest version this program knows.
        known: i64,
    },
    /// The file is damaged.
    #[error(
        "the log {place} is damaged ({reason}): keep a copy of it and of the files beside it, then restore a \
         backup, or rescue what is left with `sqlite3 <file> .recover`"
    )]
    Corrupt {
        /// The file.
        place: String,
        /// Where it shows.
        reason: String,
    },
    /// The file or its folder may not be written.
    #[error(
        "the log {place} may not be written: give this user the right to write to the file and its folder"
    )]
    ReadOnly {
        /// The file.
        place: String,
    },
    /// The disk or the system failed in another way.
    #[error("the log {place} failed ({reason}): look at the system's own log for the state of the disk")]
    Failed {
        /// The file.
        place: String,
        /// What the system said.
        reason: String,
    },
    /// The message broker does not answer, or has no leader for the stream at the moment.
    #[error(
        "the broker {place} did not answer within {waited:?} ({reason}): see that enough of its nodes run and that \
         this machine reaches them; it is tried again with the next question"
    )]
    Unreachable {
        /// The addresses and the stream.
        place: String,
        /// What was heard last.
        reason: String,
        /// How long we tried.
        waited: Duration,
    },
    /// There is no connection to the message broker to begin with.
    #[error(transparent)]
    Access(#[from] crate::AccessError),
    /// The message broker is there, but what is kept there cannot be opened.
    #[error(
        "the broker {place} cannot keep tables yet, tried for {waited:.0?} ({reason}): see that JetStream is on \
         (jetstream {{ }} in its configuration), that most of its nodes run, and that this login may use it"
    )]
    Unready {
        /// The addresses and the stream.
        place: String,
        /// What was heard last.
        reason: String,
        /// How long we tried.
        waited: Duration,
    },
    /// The message broker is there, but not as it must be.
    #[error("the broker {place} cannot keep tables ({reason})")]
    Unfit {
        /// The addresses and the stream.
        place: String,
        /// What is wrong and what to do.
        reason: String,
    },
    /// A message of the stream is not what this program writes.
    #[error(
        "the stream {place} holds something that is no append of this program ({reason}): see who else publishes \
         there, or use the newer program that wrote it"
    )]
    Garbled {
        /// The stream.
        place: String,
        /// Where and how it shows.
        reason: String,
    },
    /// A backup would overwrite something.
    #[error("{place} exists already: name a new file for the backup")]
    Exists {
        /// The file.
        place: String,
    },
    /// The log was closed.
    #[error("the log is closed: open it again")]
    Closed,
    /// A bound is broken; see the constants of this crate.
    #[error("{what} is {found}, at most {most} is allowed")]
    TooLarge {
        /// What is too large.
        what: &'static str,
        /// How large it is.
        found: u64,
        /// The bound.
        most: u64,
    },
    /// An append without entries.
    #[error("an append needs at least one entry")]
    NothingToAppend,
    /// The first append of a table came without its listing.
    #[error("the first append of a table must bring its listing")]
    Unlisted,
}

/// An append, or another change of a table, did not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The table is not as long as the caller thought: somebody else was first. Read on and decide anew.
    #[error("the table has {actual} entries by now: read them and try again")]
    Conflict {
        /// How many entries the table has.
        actual: u64,
    },
    /// The storage failed, or a bound is broken.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl AppendError {
    /// The length the table really has, if the append came too late (or too early).
    pub fn conflict(&self) -> Option<u64> {
        match self {
            AppendError::Conflict { actual } => Some(*actual),
            AppendError::Store(_) => None,
        }
    }
}
