//! What changes a table: decided, stored, and only then told.

use crosstable_core::TableId;
use crosstable_protocol::{CommandRequest, Hello};
use crosstable_table::{BotTask, Decision, LogEntry, TableSession};

/// Something that may change a table. It is decided again if another tab was first.
#[derive(Clone)]
pub(crate) enum Work {
    /// A person's command.
    Command { table: TableId, request: CommandRequest, reply: Reply },
    /// A page connects, and may show a receipt of an entry that the log has lost (T-17).
    Hello { table: TableId, connection: u32, hello: Hello },
    /// The move of a bot.
    Bot { table: TableId, task: BotTask, token: String },
    /// The game goes on at a server (T-20); the answer is the log for it.
    Upload { table: TableId },
    /// It goes on here all the same.
    Resume { table: TableId },
}

impl Work {
    pub(crate) const fn table(&self) -> TableId {
        match self {
            Work::Command { table, .. }
            | Work::Hello { table, .. }
            | Work::Bot { table, .. }
            | Work::Upload { table }
            | Work::Resume { table } => *table,
        }
    }
}

/// Where the answer to a command goes.
#[derive(Clone, Copy)]
pub(crate) enum Reply {
    /// To a request.
    Once,
    /// To a connection.
    Connection(u32),
}

/// A table that is not stored yet.
pub(crate) struct NewTable {
    pub(crate) session: TableSession,
    pub(crate) log: Vec<LogEntry>,
}

/// What is being stored.
pub(crate) enum Storing {
    /// A change of a table; with a rematch, the new table too.
    Change { work: Box<Work>, decision: Box<Decision>, next: Option<Box<NewTable>>, attempts: u8 },
    /// A table that somebody opened.
    Opened(Box<NewTable>),
}
