//! Play online: HTTP and WebSockets around tables.
//!
//! This crate knows sockets, cookies and limits, and no rule of any game. Each live table has a *room*, one task that
//! takes commands one after the other: the session decides what a command leads to, the log makes it durable, and only
//! then does anybody hear of it. Rooms are opened when somebody connects and closed when nobody is there any more.
//!
//! Start reading in `serve.rs`, `room/mod.rs` and `live_table.rs`. `docs/protocol.md` describes the messages,
//! `docs/operating.md` how to run a server.
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

mod accept;
mod admin;
mod app_state;
mod bans;
mod bots;
mod clock_check;
mod cluster;
mod config;
mod connections;
mod environment;
mod error;
mod expiry;
mod health;
mod host;
mod http;
mod listing;
mod live_table;
mod log;
mod log_lines;
mod metrics;
mod my_games;
mod network;
mod notices;
mod process_figures;
mod rate_limit;
mod room;
mod serve;
#[cfg(test)]
mod virtual_time;
mod worker;
mod write_timeout;
mod ws;

pub use accept::Accept;
pub use admin::{
    AddressHeld, AdminAnswer, AdminRequest, MAX_ADMIN_BYTES, ProcessStatus, SeatDetail, SocketHeld,
    TableDetail, TableLine, administer,
};
pub use bans::{Ban, Banned};
pub use bots::{Decide, honest, random_legal};
pub use cluster::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, NatsBus, NatsOptions,
    NoopBus, QueueName, Task, TaskStatus,
};
pub use config::{Config, Limits};
pub use environment::{Environment, SystemEnvironment};
pub use network::network_address;
pub use serve::{serve, serve_shared, work};
