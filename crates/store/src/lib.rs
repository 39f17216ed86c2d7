//! The durable log of tables.
//!
//! This crate knows nothing about games. A table is a [`TableId`] and an append-only sequence of opaque entries. An
//! append names the length that it expects ([`Log::append`]) and is durable before it is acknowledged. A [`Watch`]
//! follows a table. A directory holds one [`Listing`] per table, which is replaced in the same step as an append.
//!
//! [`SqliteLog`] keeps all tables of one host in one file. [`JetStreamLog`] keeps the tables of many hosts in
//! replicated streams of NATS `JetStream`. Another backend implements [`Log`] and must pass `conformance::conformance`
//! (feature `conformance`), as these two do.
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
//! // An append with the wrong length is refused and changes nothing.
//! let late = log.append(table, 1, vec![b"seated".to_vec()], None).await.unwrap_err();
//! assert_eq!(late.conflict(), Some(2));
//!
//! // A watch delivers the existing entries, then new ones.
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
mod private_file;
mod sqlite;
mod transfer;

pub use bounds::{
    MAX_APPEND_BYTES, MAX_APPEND_ENTRIES, MAX_CHANGED, MAX_ENTRY_BYTES, MAX_GAME_BYTES, MAX_LIMIT,
    MAX_MEMBERS, MAX_SUMMARY_BYTES, MAX_TABLE_BYTES, MAX_TABLE_ENTRIES, check_append, check_growth,
    check_limit,
};
pub use crosstable_core::{PlayerId, TableId};
pub use error::{AppendError, StoreError};
#[cfg(feature = "fuzzing")]
pub use jetstream::fuzzing;
pub use jetstream::{Access, AccessError, JetStreamLog, JetStreamOptions, JetStreamWatch, Login, Secret};
pub use listing::{Expired, Listing, State};
pub use log::{Durability, Entry, Log, Watch};
pub use private_file::private_file;
pub use sqlite::{ServerLock, SqliteLog, SqliteOptions, SqliteWatch};
pub use transfer::{DumpSummary, TransferError, Transferred, check_dump, copy, export, import};
