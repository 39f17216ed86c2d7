//! What happened at a table, as one viewer saw it.

use crosstable_core::{Level, Message, Seat, TableId};
use crosstable_fair::{Commitment, Entropy, Receipt, Seed};

use crate::{Millis, Name, Standing};

wire! {
    /// An entry of the table's log without what the viewer must not know.
    pub struct Event {
        /// One more than the number of the event before.
        pub number: u64,
        pub at: Millis,
        #[serde(flatten)]
        pub change: Change,
        /// What happened, in sentences for this viewer: the move first, then the chance that followed it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub messages: Vec<Message>,
        /// Shown again in the next hello, it proves which history the client was told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub receipt: Option<Receipt>,
    }

    /// What an event changed. A chance outcome that the viewer does not see is `~?`.
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Change {
        /// The table was opened.
        Created { table: TableId, game: String, commitment: Commitment },
        /// Somebody sat down: a person with a name or a bot with a level.
        Seated { seat: Seat, name: Option<Name>, level: Option<Level> },
        /// A seat became open.
        Freed { seat: Seat },
        Renamed { seat: Seat, name: Name },
        Swapped { one: Seat, other: Seat },
        /// A seat continues on another device.
        Handed { seat: Seat },
        /// A device published its entropy, at a table of version 0.1.
        Entropy { seat: Seat, entropy: Entropy },
        /// A person's device committed to its entropy.
        Commitment { seat: Seat, commitment: Commitment },
        /// Everything is frozen in this list; devices reveal only against it.
        Frozen { round: u32, list: String },
        /// A person's device revealed its entropy. The value is shown after the end.
        Revealed { seat: Seat },
        /// The start was given up: a new round, with fresh commitments of everybody.
        Reopened { round: u32, commitment: Commitment },
        /// The game began, with the chance before the first decision.
        Started { chance: Vec<String> },
        /// The game was begun on a device and goes on here (T-20).
        Continued,
        /// A decision, with the chance that followed it.
        Played { seat: Seat, token: String, by: PlayedBy, chance: Vec<String> },
        /// Somebody proposes something to the others.
        Proposed { seat: Seat, proposal: Proposal },
        Agreed { seat: Seat },
        /// The proposal was declined, or withdrawn by the seat that made it.
        Declined { seat: Seat },
        /// Everything after this many decisions was taken back.
        Undone { seat: Seat, to: usize },
        /// A person is away.
        Left { seat: Seat },
        /// A person is back.
        Returned { seat: Seat },
        /// A bot stands in for an absent person.
        StandIn { seat: Seat },
        /// The game has ended; the seed of its chance is revealed.
        Ended { standing: Standing, seed: Seed },
        /// The table ended without a result.
        Closed { reason: Closed, seed: Seed },
        /// The same people play on at another table.
        Rematch { table: TableId },
        /// Somebody was told another history, up to an event of this number.
        Disputed { told: u64 },
        /// A person accepts the history as it is now.
        Accepted { seat: Seat },
        /// The game of this device goes on at this table of a server, and stands still here (T-20).
        Uploaded { table: TableId },
        /// It goes on here all the same.
        Resumed,
        /// Nobody has come for so long that the table will be removed.
        Expired,
        /// One of its people came in time.
        Revived,
        /// Somebody has taken the table, which has ended, out of their list (T-19).
        Unlisted,
    }

    /// Why a table ended without a result. This is also the stored form, so variants are only ever added.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "lowercase")]
    pub enum Closed {
        /// Its log is full.
        Full,
        /// Its seed was known before the game had ended.
        Void,
        /// Whoever runs the server has closed it (T-21).
        Operator,
    }

    /// Who made a decision. This is also the stored form, so variants are only ever added.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "lowercase")]
    pub enum PlayedBy {
        Person,
        Bot,
        /// A bot in the place of an absent person (T-10).
        StandIn,
        /// A bot, because the person's time had run out (T-09).
        Clock,
    }

    /// What the others are asked to agree to. This is also the stored form, so variants are only ever added.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "lowercase")]
    pub enum Proposal {
        /// Take back everything after this many decisions (T-07).
        Undo { to: usize },
        /// A bot decides for the absent person on this seat (T-10).
        StandIn { seat: Seat },
    }
}
