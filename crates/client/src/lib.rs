//! The client of the protocol in Rust, for the terminal, the load bench and the tests.
//!
//! - [`ClientState`] is the protocol as a state machine without IO and without a clock: it says hello, counts events,
//!   and keeps every command until it is answered.
//! - [`HeldView`] is the table as the client sees it, kept up to date by the patches of events.
//! - [`TableClient`] drives it over one WebSocket after the other: connect, resume, send again.
//! - [`Background`] keeps a [`TableClient`] connected for a program that has something else to do.
//! - [`Device`] does this device's part in fair chance: it commits, checks what was frozen, reveals, and checks the record.
//! - [`Api`] is a server's address, the token with which it knows this client, and the calls over HTTP.
//!
//! Errors are typed ([`ClientError`]); putting them into words is up to the program.

mod api;
mod background;
mod device;
mod device_memory;
mod error;
mod held_view;
mod mistrust;
mod state;
mod stream;
mod table_client;
#[cfg(feature = "testing")]
pub mod testing;

pub use api::Api;
pub use background::{Background, Notice, Request};
pub use device::Device;
pub use device_memory::{DeviceMemory, KeptReceipt};
pub use error::{ClientError, Distrust};
pub use held_view::HeldView;
pub use mistrust::Mistrust;
pub use state::{ClientState, Head, Incoming, Reaction};
pub use stream::{InvalidAuthority, Tls};
pub use table_client::TableClient;

/// So many random bytes as hexadecimal digits: ids of commands, tokens, entropy.
pub fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a generator");
    crosstable_core::hex::text(&bytes)
}

/// A fresh id for a command.
pub fn fresh_id() -> String {
    random_hex::<12>()
}
