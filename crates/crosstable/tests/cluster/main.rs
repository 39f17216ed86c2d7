//! Several processes of the real program on the same tables, over real nats-servers.
#![cfg(unix)]

mod chaos;
mod frozen;
mod judge;
mod processes;
mod rolling;
mod script;
mod takeover;
