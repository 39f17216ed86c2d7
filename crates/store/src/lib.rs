//! The durable log of tables: what happened at each, in order, on stable storage before anyone hears of it.
//!
//! This crate knows nothing of games. A table is a [`TableId`] and a sequence of opaque entries that only ever grows
//! at its end, and only by whoever knows how long it is ([`Log::append`]). A [`Watch`] follows it. Beside the logs
//! stands a directory of [`Listing`]s, which change together with the log or not at all.
//!
//! [`SqliteLog`] keeps all tables of one host in one file. [`JetStreamLog`] keeps those of many hosts in a replicated
//! stream of NATS `JetStream`. Another backend implements [`Log`] and passes `conformance::conformance` (feature
//! `conformance`), as these do.
//!
//! ```
//! use crosstable_store::{Listing, Log, SqliteLog, State, TableId, Watch};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("tables.db");
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let log = SqliteLog::open(&path)?;
//! let table: TableId = "c0ffee00c0ffee00c0ffee00c0ffee00".parse()?;
//! let lobby = Listing {
//!     state: State::Lobby,
//!     public: true,
//!     game: "crosswise".into(),
//!     summary: b"a table for two".to_vec(),
//!     members: vec![],
//!     changed: 1_700_000_000_000,
//! };
//!
//! // The first append brings the listing. Two entries, one step.
//! let length = log.append(table, 0, vec![b"created".to_vec(), b"seated".to_vec()], Some(lobby)).await?;
//! assert_eq!(length, 2);
//!
//! // Whoever is late is told so, and nothing changes.
//! let late = log.append(table, 1, vec![b"seated".to_vec()], None).await.unwrap_err();
//! assert_eq!(late.conflict(), Some(2));
//!
//! // A watch begins with what is there and goes on with what comes.
//! let mut watch = log.watch(table, 1);
//! assert_eq!(watch.next().await?.unwrap().bytes, b"seated");
//! log.append(table, 2, vec![b"started".to_vec()], None).await?;
//! assert_eq!(watch.next().await?.unwrap().number, 2);
//!
//! assert_eq!(log.public_tables(State::Lobby, 10).await?.len(), 1);
//! log.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bounds;
#[cfg(feature = "conformance")]
pub mod conformance;
mod error;
mod jetstream;
mod listing;
mod log;
mod moving;
mod sqlite;
mod watch;

pub use bounds::{
    MAX_APPEND_BYTES, MAX_APPEND_ENTRIES, MAX_CHANGED, MAX_ENTRY_BYTES, MAX_GAME_BYTES, MAX_LIMIT,
    MAX_MEMBERS, MAX_SUMMARY_BYTES, MAX_TABLE_BYTES, MAX_TABLE_ENTRIES,
};
pub use crosstable_core::{PlayerId, TableId};
pub use error::{AppendError, StoreError};
#[cfg(feature = "fuzzing")]
pub use jetstream::fuzzing;
pub use jetstream::{Access, AccessError, JetStreamLog, JetStreamOptions, JetStreamWatch, Login, Secret};
pub use listing::{Expired, Listing, State};
pub use log::Log;
pub use moving::{DumpSummary, MoveError, Moved, check_dump, copy, export, import};
pub use sqlite::{SqliteLog, SqliteOptions, SqliteWatch};
pub use watch::{Entry, Watch};
