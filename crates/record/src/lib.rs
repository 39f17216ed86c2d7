//! A finished game as text that a person can read, and its verification.
//!
//! [`Record::of`] makes a record of a table's log, `Display` writes it, [`Record::read`] reads it, [`Record::replay`]
//! plays it again step by step and [`verify`] checks everything in it: rules, chance and result. `docs/records.md`
//! specifies the text and says what is verified.
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
//! // The text is all there is to it.
//! let text = record.to_string();
//! assert_eq!(text.parse::<Record>()?, record);
//!
//! // Whoever changes what was drawn is found out, with the line.
//! let forged: Record = text.replacen("1. ~", "1. ~blue-", 1).parse()?;
//! assert_eq!(verify(&forged).unwrap_err().line, 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod failure;
mod headers;
mod lines;
mod make;
mod odds;
pub mod random;
mod read;
mod record;
mod replay;
mod rules;
mod verify;
mod write;

pub use date::Date;
pub use failure::{Failure, ReadError, What};
pub use make::NoRecord;
pub use odds::{MAX_OUTCOMES, Odds, WINDOW};
pub use read::{MAX_BYTES, MAX_LINE};
pub use record::{Occupant, Ranking, Record, Step};
pub use replay::Replay;
pub use verify::{Verified, verify};
