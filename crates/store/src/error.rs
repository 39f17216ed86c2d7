//! Errors. Each message tells a host what is wrong, where, and what helps.

use std::time::Duration;

/// Storage failed, or a bound was exceeded.
///
/// After a failed *append* nothing was acknowledged, but the entries may have reached the disk (as in a crash): read
/// the table before trying again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(
    missing_docs,
    reason = "`place` is a file or a broker's address; the messages name the other fields"
)]
pub enum StoreError {
    /// The disk is full, or the size that the host allowed is reached.
    #[error(
        "no room is left for the log {place}: free space on its disk, remove old tables or allow it a greater \
         size; nothing acknowledged is lost and reading goes on"
    )]
    Full { place: String },
    /// Another process held the lock longer than the timeout.
    #[error(
        "the log {place} is locked by another program (waited {waited:?}): close the program that holds it, for \
         instance a database browser or a backup, and try again"
    )]
    Locked { place: String, waited: Duration },
    /// The file cannot be opened.
    #[error(
        "the log {place} cannot be opened ({reason}): see that its folder exists and that this user may read and \
         write in it"
    )]
    CannotOpen { place: String, reason: String },
    /// Another server has the lock.
    #[error(
        "another server serves these tables already ({place} is locked): stop it first; several servers may serve \
         one folder if each of them is started with --shared"
    )]
    Served { place: String },
    /// The file is not a Crosstable log.
    #[error(
        "{place} is not a Crosstable log ({reason}): name another file; or if it was one, its beginning is \
         damaged: restore a backup"
    )]
    ForeignFile { place: String, reason: String },
    /// A later version of this program wrote the file.
    #[error(
        "the log {place} has schema version {found}, this program knows versions up to {known}: use the newer \
         program that wrote it, or a backup from before"
    )]
    NewerSchema { place: String, found: i64, known: i64 },
    /// The file is damaged.
    #[error(
        "the log {place} is damaged ({reason}): keep a copy of it and of the files beside it, then restore a \
         backup, or rescue what is left with `sqlite3 <file> .recover`"
    )]
    Corrupt { place: String, reason: String },
    /// The file or its folder is not writable.
    #[error(
        "the log {place} may not be written: give this user the right to write to the file and its folder"
    )]
    ReadOnly { place: String },
    /// Any other failure of the disk or the system.
    #[error("the log {place} failed ({reason}): look at the system's own log for the state of the disk")]
    Failed { place: String, reason: String },
    /// The broker does not answer, or the stream has no leader at the moment.
    #[error(
        "the broker {place} did not answer within {waited:?} ({reason}): see that enough of its nodes run and that \
         this machine reaches them; it is tried again with the next question"
    )]
    Unreachable { place: String, reason: String, waited: Duration },
    /// The connection to the broker was never established.
    #[error(transparent)]
    Access(#[from] crate::AccessError),
    /// The broker answers, but its streams cannot be opened yet.
    #[error(
        "the broker {place} cannot keep tables yet, tried for {waited:.0?} ({reason}): see that JetStream is on \
         (jetstream {{ }} in its configuration), that most of its nodes run, and that this login may use it"
    )]
    NotReady { place: String, reason: String, waited: Duration },
    /// The broker's configuration does not allow to keep tables.
    #[error("the broker {place} cannot keep tables ({reason})")]
    Misconfigured { place: String, reason: String },
    /// An entry in a stream is not what was stored.
    #[error(
        "the table {table} is damaged at entry {entry} in {place} ({reason}): keep the brokers' folders, look which \
         node has a sound copy, and restore that one"
    )]
    Damaged { place: String, table: crate::TableId, entry: u64, reason: String },
    /// The file of a backup exists already.
    #[error("{place} exists already: name a new file for the backup")]
    Exists { place: String },
    /// The log was closed.
    #[error("the log is closed: open it again")]
    Closed,
    /// A bound is exceeded; see the constants of this crate.
    #[error("{what} is {found}, at most {most} is allowed")]
    TooLarge { what: &'static str, found: u64, most: u64 },
    /// An append without entries.
    #[error("an append needs at least one entry")]
    EmptyAppend,
    /// The first append of a table came without its listing.
    #[error("the first append of a table must bring its listing")]
    MissingListing,
}

/// An append or a removal failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages name the fields")]
pub enum AppendError {
    /// The table does not have the expected length: another writer was first. Read the new entries and decide again.
    #[error("the table has {actual} entries by now: read them and try again")]
    Conflict { actual: u64 },
    /// Storage failed, or a bound is exceeded.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl AppendError {
    /// The actual length of the table, in a conflict.
    pub fn conflict(&self) -> Option<u64> {
        match self {
            AppendError::Conflict { actual } => Some(*actual),
            AppendError::Store(_) => None,
        }
    }
}
