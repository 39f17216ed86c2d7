//! One table from lobby to result.
//!
//! [`TableSession`] runs a table, without IO, clock or generator: a [`Command`](crosstable_protocol::Command) comes in
//! with its time, and either a [`Rejection`] comes back or a [`Decision`] with the [`Entry`]s to append to the log. Only
//! when they are durable does the session commit them. The log alone gives the same table again.
//!
//! What a viewer may know leaves the table through `redact.rs` and nowhere else.
//!
//! ```
//! use crosstable_core::{Level, PlayerId, Setup, TableId};
//! use crosstable_fair::{Entropy, Seed};
//! use crosstable_games::GameId;
//! use crosstable_protocol::Command;
//! use crosstable_table::{Opening, Origin, TableSession};
//!
//! let anna = PlayerId::new([1; 16]);
//! let opening = Opening::new(TableId::new([9; 16]), GameId::Crosswise, Setup::players(2), anna);
//! let (mut session, first) = TableSession::open(&opening, Seed::new([7; 32]), 0)?;
//! let mut log = vec![first];
//!
//! let entropy = Entropy::new([3; 16]); // random, and kept by Anna's device
//! let commitment = entropy.commitment(&[9; 16]);
//! let commands = [
//!     Command::Sit { seat: None, name: "Anna".into(), commitment: Some(commitment) },
//!     Command::Bot { seat: None, level: Level::Easy },
//!     Command::Start,
//!     Command::Reveal { seat: "1".parse()?, entropy },
//! ];
//! for command in &commands {
//!     let decision = session.execute(Origin::Player(anna), 0, None, command)?;
//!     log.extend(decision.entries().cloned()); // durable first …
//!     session.commit(decision); // … then committed
//! }
//! assert_eq!(TableSession::load(&log)?, session);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod absence;
mod answers;
mod apply;
mod budget;
mod catalogue;
mod chair;
mod continued;
mod dispatch;
mod dispute;
mod entry;
mod hand_over;
mod history;
mod key;
mod listed;
mod lobby;
mod log_entry;
mod memory_table;
mod messages;
#[cfg(test)]
mod model;
mod play;
mod proposal;
mod redact;
mod refusal;
mod rematch;
mod series;
mod session;
mod start;
mod table;
mod undo;
mod unlist;
mod upload;
mod verify;

pub use budget::{MAX_BYTES, MAX_ENTRIES};
pub use catalogue::catalogue;
pub use chair::Chair;
pub use continued::NotContinued;
pub use dispatch::{Origin, Rejection};
pub use entry::{Entry, Who};
pub use history::{History, Turn};
pub use key::{Key, KeyMemory};
pub use listed::Facts;
pub use log_entry::LogEntry;
pub use memory_table::MemoryTable;
pub use redact::{Committed, Finished};
pub use session::{BotTask, Decision, TableSession};
pub use table::{CorruptLog, Opening, Table};
pub use verify::Verdict;
