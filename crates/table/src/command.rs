//! What people and the house can ask of a table.

use crosstable_core::{Level, PlayerId, Seat, TableId};
use crosstable_fair::{Entropy, Ticket};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person.
    Player(PlayerId),
    /// The machine that runs the table: bots, clocks, lost connections.
    House,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take an open chair, the first one if none is named.
    Sit {
        /// Which.
        seat: Option<Seat>,
        /// How to be called.
        name: String,
    },
    /// Get up: before the start the chair becomes open, afterwards its owner is away.
    Leave {
        /// From which.
        seat: Seat,
    },
    /// Come back to a chair that one has left.
    Return {
        /// Which.
        seat: Seat,
    },
    /// Be called otherwise.
    Rename {
        /// Which chair.
        seat: Seat,
        /// How.
        name: String,
    },
    /// The host sets a bot on an open chair.
    AddBot {
        /// Which, the first open one if none is named.
        seat: Option<Seat>,
        /// How well it plays.
        level: Level,
    },
    /// The host clears a chair before the start.
    Clear {
        /// Which.
        seat: Seat,
    },
    /// The host exchanges two chairs before the start.
    Swap {
        /// One.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Take over a seat that its owner hands to this device.
    Take {
        /// Which.
        seat: Seat,
        /// What the owner was given for it.
        ticket: Ticket,
    },
    /// A person's device adds its randomness.
    AddEntropy {
        /// For which chair.
        seat: Seat,
        /// The bytes.
        entropy: Entropy,
    },
    /// The host starts the game.
    Start,
    /// Make a move.
    Play {
        /// For which chair.
        seat: Seat,
        /// The move.
        token: String,
    },
    /// The house makes the one decision for which a person's time has run out.
    TimeUp {
        /// For which chair.
        seat: Seat,
        /// The move that a bot found.
        token: String,
    },
    /// Take back one's own last decision.
    Undo {
        /// For which chair.
        seat: Seat,
    },
    /// Ask the others to let a bot stand in for an absent person.
    AskStandIn {
        /// For which chair.
        seat: Seat,
    },
    /// Agree to what is being asked.
    Agree,
    /// Decline what is being asked.
    Decline,
    /// Say that the game goes on at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
}
