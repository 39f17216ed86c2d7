//! The protocol between clients and servers: the one definition of commands, events, table views and problems.
//!
//! Plain data and nothing else. [`Command`] is what people ask of a table, [`Event`] what happened at it, [`TableView`]
//! how one viewer sees it, [`Problem`] the shape of every error. [`ToServer`] and [`ToClient`] are the two directions
//! of a table's WebSocket, [`http`] the bodies of the HTTP API. `docs/protocol.md` says in which order messages come.
//! JSON, the TypeScript types in `web/src/wire` and the OpenAPI schemas are derived from these types.
//!
//! Seats are numbers from 1, times are milliseconds since 1970, ids and secrets are lowercase hexadecimal digits.
//!
//! ```
//! use crosstable_protocol::{Command, CommandRequest, ToServer};
//!
//! let text = r#"{"type":"command","id":"k7-41","command":{"do":"play","seat":1,"token":"sun@c3","seen":12}}"#;
//! let command = Command::Play { seat: "1".parse()?, token: "sun@c3".into(), seen: Some(12) };
//! let request = CommandRequest { id: "k7-41".into(), command };
//! assert_eq!(serde_json::from_str::<ToServer>(text)?, ToServer::Command(request));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Derives JSON, TypeScript and OpenAPI for plain data.
macro_rules! wire {
    ($($item:item)+) => {
        $(
            read_otherwise! {
                #[derive(serde::Deserialize)]
                $item
            }
        )+
    };
}

/// The same for types whose JSON is not read by what serde derives.
macro_rules! read_otherwise {
    ($($item:item)+) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            #[cfg_attr(test, derive(ts_rs::TS))]
            #[allow(missing_docs, reason = "plain wire data: a field is documented where its name does not say it all")]
            $item
        )+
    };
}

mod begun;
mod clock;
mod command;
mod event;
mod game_view;
pub mod http;
mod likeness;
mod name;
mod patch;
mod phrase;
mod problem;
mod spelling;
mod table_view;
pub mod tagged;
mod to_client;
mod to_server;
#[cfg(test)]
mod typescript;
mod unicode;

pub use begun::Begun;
pub use clock::{Clock, Millis, NoSuchClock};
pub use command::{Command, CommandRequest};
pub use event::{Change, Closed, Event, PlayedBy, Proposal};
pub use game_view::GameView;
pub use name::{InvalidName, Name};
pub use patch::Patch;
pub use phrase::Phrase;
pub use problem::Problem;
pub use table_view::{Dispute, PendingProposal, SeatView, Series, Stage, Standing, TableView};
pub use to_client::{Done, Presence, ToClient, Update, Welcome};
pub use to_server::{Hello, Perspective, ToServer};

/// The version of the protocol, sent with every welcome.
pub const VERSION: u32 = 3;
