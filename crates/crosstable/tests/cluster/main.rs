//! Several processes of the real program on the same tables, over real nats-servers.
#![cfg(unix)]

mod chaos;
#[path = "../../../server/tests/server/common/client.rs"]
mod client;
mod judge;
mod processes;
mod rolling;
mod script;
mod takeover;
