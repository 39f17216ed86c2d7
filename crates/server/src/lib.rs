//! Play online: HTTP and WebSockets around tables.
//!
//! This crate knows sockets, cookies and limits, and no rule of any game. Each live table has a *room*, one task that
//! takes commands one after the other: the table says what a command comes to, the log makes it durable, and only then
//! does anybody hear of it. Rooms are opened when somebody comes and closed when nobody is there any more.
//!
//! `docs/protocol.md` says what is spoken, `docs/operating.md` how to run it.
//!
//! ```no_run
//! use crosstable_server::{Config, serve};
//! use crosstable_store::SqliteLog;
//! use tokio::net::TcpListener;
//!
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! let listener = TcpListener::bind("127.0.0.1:7400").await?;
//! let log = SqliteLog::open("tables.db")?;
//! let stop = async { tokio::signal::ctrl_c().await.expect("the system tells of it") };
//! serve(listener, log, Config::default(), stop).await;
//! # Ok(())
//! # }
//! ```

mod api;
mod bots;
mod commons;
mod config;
mod expiry;
mod fault;
mod gate;
mod hand_over;
mod house;
mod ledger;
mod meter;
mod openapi;
mod pages;
mod person;
mod phrases;
mod room;
mod serve;
mod shield;
mod socket;
mod study;
mod wire;
mod work;

pub use bots::{Decide, Question, honest, random_legal};
pub use commons::{NatsCommons, NatsOptions, Trouble};
pub use config::{Config, Limits};
pub use serve::{serve, serve_shared, serve_sqlite, work};
