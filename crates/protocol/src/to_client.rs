//! The messages of the server on a table's WebSocket.

use crosstable_core::{Seat, TableId};
use crosstable_fair::Receipt;

use crate::{Event, Patch, Phrase, Problem, TableView};

wire! {
    /// One message of the server.
    #[serde(tag = "type", rename_all = "lowercase")]
    pub enum ToClient {
        /// The answer to hello and to a change of perspective.
        Welcome(Box<Welcome>),
        /// Something happened.
        Event(Box<Update>),
        /// A command was carried out and is on stable storage.
        Done(Done),
        /// A command was refused; nothing has changed.
        Refused {
            /// The command's id; null if the message could not be read that far.
            id: Option<String>,
            problem: Problem,
        },
        /// The person's role at this table, sent whenever the seats have changed.
        You {
            /// The seats the person holds.
            seats: Vec<Seat>,
            /// Whether the person has the host's rights.
            host: bool,
        },
        Presence(Presence),
        /// Somebody said a preset phrase.
        Said { seat: Seat, phrase: Phrase },
        Pong,
        /// The connection ends now. Come back with the last event number.
        Bye { problem: Problem },
    }

    /// How a connection begins: the table as it is now.
    pub struct Welcome {
        /// Version of the protocol.
        pub version: u32,
        /// The number of the last event; the view includes it.
        pub number: u64,
        /// Of that event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub receipt: Option<Receipt>,
        /// The seats the person holds.
        pub seats: Vec<Seat>,
        /// Whether the person has the host's rights.
        pub host: bool,
        /// The events since the last one seen, in order. Null if they cannot be told; then forget what was seen and
        /// begin with the view.
        pub missed: Option<Vec<Event>>,
        pub view: TableView,
        pub presence: Presence,
    }

    /// An event, and what it changed in the view.
    pub struct Update {
        #[serde(flatten)]
        pub event: Event,
        /// Turns the view that the client holds into the view after the event. If several events come at once, the first
        /// brings all their changes.
        #[serde(default, skip_serializing_if = "Patch::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub patch: Patch,
    }

    /// A command was carried out.
    #[derive(Eq)]
    pub struct Done {
        /// The command's id.
        pub id: String,
        /// The number of the first event the command led to; of the last event before it if it changed nothing.
        pub number: u64,
        /// The new table, after a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub table: Option<TableId>,
    }

    /// Who is connected.
    #[derive(Eq, Default)]
    pub struct Presence {
        /// For each seat, seat 1 first: whether its person is connected, or a bot sits there.
        pub here: Vec<bool>,
        /// The seat for which a bot is thinking.
        pub thinking: Option<Seat>,
        /// How many people without a seat are connected.
        pub spectators: u32,
    }
}
