//! What clients and servers of Crosstable say to each other.
//!
//! Plain data and nothing else: [`to_server`] and [`to_client`] are the two directions of a table's WebSocket,
//! [`http`] the bodies of the HTTP API, [`sight`] what a viewer sees of a table, and [`Problem`] the one shape of every
//! error. `docs/protocol.md` says in which order they come. The TypeScript types in `web/src/wire` are written from
//! these by a test.
//!
//! Seats are numbers from 1, moments are milliseconds since 1970, ids and secrets are lowercase hexadecimal digits.
//!
//! ```
//! use crosstable_protocol::to_server::{Ask, Command, ToServer};
//!
//! let text = r#"{"type":"ask","id":"k7-41","command":{"do":"play","seat":1,"token":"sun@c3","seen":12}}"#;
//! let command = Command::Play { seat: 1, token: "sun@c3".into(), seen: Some(12) };
//! assert_eq!(serde_json::from_str::<ToServer>(text)?, ToServer::Ask(Ask { id: "k7-41".into(), command }));
//! # Ok::<(), serde_json::Error>(())
//! ```

/// Gives every type of the wire the same abilities.
macro_rules! wire {
    ($($item:item)+) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            #[cfg_attr(test, derive(ts_rs::TS))]
            $item
        )+
    };
}

mod game_view;
pub mod http;
mod problem;
pub mod sight;
pub mod to_client;
pub mod to_server;
#[cfg(test)]
mod typescript;

pub use game_view::GameView;
pub use problem::Problem;

/// The version of all of this; every welcome tells it.
pub const VERSION: u32 = 1;
