//! Records: finished games as readable text that can be verified.
//!
//! [`Record::of`] makes a record from a table's log, `Display` writes it, [`Record::read`] parses it,
//! [`Record::replay`] replays it step by step, and [`verify`] checks rules, chance and result. `docs/records.md`
//! specifies the text and what is verified.
//!
//! ```
//! use crosstable_core::Setup;
//! use crosstable_games::GameId;
//! use crosstable_record::{Record, random, verify};
//!
//! let log = random::log(GameId::Crosswise, &Setup::players(2), 7)?;
//! let record = Record::of(&log)?;
//! assert_eq!(verify(&record)?.draws, record.draws());
//!
//! // The text contains everything.
//! let text = record.to_string();
//! assert_eq!(text.parse::<Record>()?, record);
//!
//! // A changed draw is detected, with its line.
//! let forged: Record = text.replacen("1. ~", "1. ~blue-", 1).parse()?;
//! assert_eq!(verify(&forged).unwrap_err().line, 15);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod error;
mod from_log;
mod headers;
mod lines;
mod odds;
mod public_log;
pub mod random;
mod read;
mod record;
mod replay;
mod step_writer;
mod verify;
mod write;

pub use date::Date;
pub use error::{ReadError, RecordError, RecordErrorKind};
pub use from_log::FromLogError;
pub use odds::{MAX_OUTCOMES, Odds, WINDOW};
pub use public_log::{LogError, MAX_LOG_BYTES, check_log};
pub use read::{MAX_BYTES, MAX_LINE};
pub use record::{Occupant, Ranking, Record, Step};
pub use replay::Replay;
pub use verify::{Verified, verify};
