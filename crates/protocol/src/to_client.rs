//! What the server says on a table's WebSocket.

use crate::Problem;
use crate::sight::{Fact, Sight};

wire! {
    /// One message of the server.
    #[serde(tag = "type", rename_all = "lowercase")]
    pub enum ToClient {
        /// The answer to hello and look.
        Welcome(Box<Welcome>),
        /// Something happened.
        Event(Box<Event>),
        /// A command was carried out, and is on stable storage.
        Done(Done),
        /// A command was refused; nothing has changed.
        Refused {
            /// The command's id; null if the message could not be read that far.
            id: Option<String>,
            /// Why.
            problem: Problem,
        },
        /// Who one is at this table now; said whenever the chairs have changed.
        You {
            /// The seats one holds.
            seats: Vec<u8>,
            /// Whether one has the host's rights.
            host: bool,
        },
        /// Who is here.
        Presence(Presence),
        /// Somebody said a preset phrase.
        Said {
            /// Who.
            seat: u8,
            /// Its key.
            phrase: String,
        },
        /// Yes, I am here.
        Pong,
        /// The connection ends now, and this is why. Come back with the last event number.
        Bye {
            /// Why.
            problem: Problem,
        },
    }

    /// How a connection begins: the table as it is now.
    pub struct Welcome {
        /// Version of the protocol.
        pub version: u32,
        /// The number of the last event; the sight includes it.
        #[cfg_attr(test, ts(type = "number"))]
        pub number: u64,
        /// The seats one holds.
        pub seats: Vec<u8>,
        /// Whether one has the host's rights.
        pub host: bool,
        /// What was missed since the last event seen, in order. Null if that cannot be told; then forget what was
        /// seen and begin with the sight.
        pub missed: Option<Vec<Happened>>,
        /// The table now.
        pub sight: Sight,
        /// Who is here.
        pub presence: Presence,
        /// The phrases that can be said now.
        pub phrases: Vec<String>,
    }

    /// What happened, without the table as it was then.
    pub struct Happened {
        /// Its number.
        #[cfg_attr(test, ts(type = "number"))]
        pub number: u64,
        /// When.
        #[cfg_attr(test, ts(type = "number"))]
        pub at: u64,
        /// What.
        #[serde(flatten)]
        pub fact: Fact,
    }

    /// What happened, and the table after it.
    pub struct Event {
        /// Its number: one more than that of the event before.
        #[cfg_attr(test, ts(type = "number"))]
        pub number: u64,
        /// When.
        #[cfg_attr(test, ts(type = "number"))]
        pub at: u64,
        /// What.
        #[serde(flatten)]
        pub fact: Fact,
        /// The table after it.
        pub sight: Sight,
    }

    /// A command was carried out.
    pub struct Done {
        /// The command's id.
        pub id: String,
        /// The number of the first event it led to; of the last event before it if it changed nothing.
        #[cfg_attr(test, ts(type = "number"))]
        pub number: u64,
        /// The new table, after a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub table: Option<String>,
    }

    /// Who is here.
    #[derive(Eq, Default)]
    pub struct Presence {
        /// For each seat, seat 1 first: whether its person is connected, or a bot sits there.
        pub here: Vec<bool>,
        /// The seat for which a bot is thinking.
        pub thinks: Option<u8>,
        /// How many look on without a seat.
        pub spectators: u32,
    }
}
