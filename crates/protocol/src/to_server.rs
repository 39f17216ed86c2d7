//! The messages of a client on a table's WebSocket.

use crosstable_core::Seat;
use crosstable_fair::Receipt;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::CommandRequest;
use crate::tagged::{Fields, unknown};

read_otherwise! {
    /// One message of a client.
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum ToServer {
        /// The first message: who looks, and what they have seen already.
        Hello(Hello),
        /// Look from another seat of one's own, or as a spectator. A fresh welcome answers.
        SetPerspective { perspective: Perspective },
        Command(CommandRequest),
        Ping,
    }
}

wire! {
    /// How a connection begins.
    pub struct Hello {
        /// The version of the protocol that the client speaks. A client that says none is of version 1.
        #[serde(default = "first_version")]
        pub version: u32,
        /// The number of the last event seen, if this is not the first time.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub last: Option<u64>,
        /// The receipt of that event. It proves what the server has told, should the server have forgotten it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub receipt: Option<Receipt>,
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub perspective: Perspective,
        /// Whether to send the layout of the view too.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub layout: bool,
        /// The language of refusals: en, de, fr or it.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub lang: Option<String>,
    }

    /// From where a connection looks at the table.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "lowercase")]
    pub enum Perspective {
        /// The first seat the person holds, or a spectator's if there is none.
        #[default]
        Own,
        /// A spectator's, also for the board in the middle of the room.
        Spectator,
        /// One of the person's own seats.
        Seat(Seat),
    }
}

impl<'de> Deserialize<'de> for ToServer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (kind, mut fields) = Fields::read("type", deserializer)?;
        let message = match kind.as_str() {
            "hello" => fields.rest().map(ToServer::Hello),
            "set-perspective" => {
                fields.take("perspective").map(|perspective| ToServer::SetPerspective { perspective })
            }
            "command" => fields.rest().map(ToServer::Command),
            "ping" => Ok(ToServer::Ping),
            other => Err(unknown("type", other)),
        };
        message.map_err(D::Error::custom)
    }
}

impl Default for Hello {
    fn default() -> Self {
        let (last, receipt, perspective, layout, lang) = Default::default();
        Hello { version: crate::VERSION, last, receipt, perspective, layout, lang }
    }
}

const fn first_version() -> u32 {
    1
}
