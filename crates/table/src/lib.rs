//! One table from lobby to result.
//!
//! A [`Table`] is a state machine without IO, without a clock and without a generator of its own: a [`Command`] comes in
//! with the time it came, and either a [`Refusal`](crosstable_core::Refusal) goes out or the [`Entry`]s to be written
//! down. Whoever runs the table makes the entries durable first and then has the table [`apply`](Table::apply) them.
//! The log alone gives the same table again.
//!
//! What a viewer may know leaves the table through [`view`] and nowhere else.
//!
//! ```
//! use crosstable_core::{Level, PlayerId, Setup, TableId};
//! use crosstable_fair::{Entropy, Seed};
//! use crosstable_games::GameId;
//! use crosstable_table::{By, Command, Opening, Table};
//!
//! let anna = PlayerId::new([1; 16]);
//! let opening = Opening::new(TableId::new([9; 16]), GameId::Crosswise, Setup::players(2), anna);
//! let (mut table, mut log) = Table::open(&opening, Seed::new([7; 32]), 0)?;
//!
//! let commands = [
//!     Command::Sit { seat: None, name: "Anna".into() },
//!     Command::AddBot { seat: None, level: Level::Easy },
//!     Command::AddEntropy { seat: "1".parse()?, entropy: Entropy::new([3; 16]) },
//!     Command::Start,
//! ];
//! for command in commands {
//!     for entry in table.handle(By::Player(anna), 0, command)? {
//!         log.push(entry.clone()); // durable first …
//!         table.apply(&entry)?; // … then true
//!     }
//! }
//! assert_eq!(Table::replay(&log)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod absence;
mod chair;
mod clock;
mod command;
mod door;
mod entry;
mod hand_over;
mod line;
mod lobby;
mod logged;
mod play;
mod refusal;
mod rematch;
mod table;
mod undo;
mod verify;
pub mod view;
mod vote;

pub use chair::{Chair, Name};
pub use clock::{Clock, Millis};
pub use command::{By, Command};
pub use entry::{Entry, PlayedBy, Who, Wish};
pub use line::{Line, Turn};
pub use logged::{Key, Logged};
pub use table::{Corrupt, Opening, Stage, Table};
pub use verify::Verdict;
