//! What can be asked.

use crosstable_core::TableId;
use serde::{Deserialize, Serialize};

use crate::bans::Banned;

/// The longest request and the longest line of an answer, in bytes.
pub const MAX_ADMIN_BYTES: u64 = 4 << 20;

/// What whoever runs the server asks for. A table is named by its id or by a beginning that no other table has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum AdminRequest {
    /// How the process does.
    Status,
    /// Tables in the order of their ids, behind this one.
    List {
        #[serde(default)]
        state: Option<crosstable_store::State>,
        #[serde(default)]
        after: Option<TableId>,
    },
    /// One table, without anything that is hidden there.
    Show { table: String },
    /// Ends a table without a result (T-21).
    Close { table: String },
    /// Removes a table that does not run, with its log.
    Remove { table: String },
    /// Who holds connections.
    Connections,
    /// Keeps somebody out.
    Ban {
        who: Banned,
        minutes: u64,
        #[serde(default)]
        reason: Option<String>,
    },
    /// Lets somebody in again.
    Unban { who: Banned },
    /// Who is kept out.
    Bans,
}

impl AdminRequest {
    /// Its name in logs.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            AdminRequest::Status => "status",
            AdminRequest::List { .. } => "list",
            AdminRequest::Show { .. } => "show",
            AdminRequest::Close { .. } => "close",
            AdminRequest::Remove { .. } => "remove",
            AdminRequest::Connections => "connections",
            AdminRequest::Ban { .. } => "ban",
            AdminRequest::Unban { .. } => "unban",
            AdminRequest::Bans => "bans",
        }
    }
}
