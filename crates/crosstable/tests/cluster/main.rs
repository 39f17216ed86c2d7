//! Several processes of the real program on the same tables, over real nats-servers.
#![cfg(unix)]

#[path = "../../../server/tests/server/common/client.rs"]
mod client;
mod chaos;
mod processes;
mod script;
mod takeover;
