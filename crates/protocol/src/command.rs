//! What people ask of a table, over the WebSocket and over HTTP alike.

use crosstable_core::{Level, Seat, Target};
use crosstable_fair::{Commitment, Entropy, Ticket};

wire! {
    /// A command with an id. Sending the same id again has no second effect and gets the same answer.
    pub struct CommandRequest {
        /// Chosen by the client: 1 to 64 characters out of A-Z a-z 0-9 - _, fresh for every command.
        pub id: String,
        pub command: Command,
    }

    /// What can be asked of a table.
    #[serde(tag = "do", rename_all = "kebab-case")]
    pub enum Command {
        /// Take an open seat.
        Sit {
            /// The first open seat if none is named.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            seat: Option<Seat>,
            /// 1 to 24 characters.
            name: String,
            /// The device's commitment to its entropy; may also be given later.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            commitment: Option<Commitment>,
        },
        /// Get up: before the start the seat becomes open, later its owner is away.
        Leave { seat: Seat },
        /// Come back to the seat.
        Return { seat: Seat },
        /// Change the name, before the start.
        Rename { seat: Seat, name: String },
        /// Put a bot on an open seat (host).
        Bot {
            /// The first open seat if none is named.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            seat: Option<Seat>,
            level: Level,
        },
        /// Clear a seat before the start (host).
        Clear { seat: Seat },
        /// Exchange two seats before the start (host).
        Swap { one: Seat, other: Seat },
        /// Take over a seat that its owner hands to this device.
        Take { seat: Seat, ticket: Ticket },
        /// Commit to the entropy that the device will reveal for this seat, before the start.
        Commit { seat: Seat, commitment: Commitment },
        /// Freeze seats, options and commitments, and start the game as soon as every device has revealed (host).
        Start,
        /// Reveal the entropy that the device has committed to.
        Reveal { seat: Seat, entropy: Entropy },
        /// Give up a start that waits for a device, and go back to the lobby (host).
        Reopen,
        /// Accept that the server's history is not the one that somebody saw, and play on.
        Continue,
        /// Make a move.
        Play {
            seat: Seat,
            token: String,
            /// The last event seen when the move was chosen. If the game has moved on since, the move is refused as
            /// stale instead of being played in a position it was not meant for.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            seen: Option<u64>,
        },
        /// Ask why a move cannot be made, by what was pointed at. It changes nothing and is refused with the reason; it is
        /// done if the move can be made.
        Explain { seat: Seat, path: Vec<Target> },
        /// Take back the seat's last decision, or ask the others for permission.
        Undo { seat: Seat },
        /// Propose that a bot decides for an absent person.
        StandIn { seat: Seat },
        /// Agree to the pending proposal.
        Agree,
        /// Decline the pending proposal, or withdraw it.
        Decline,
        /// Open a table for the same people to play again.
        Rematch,
        /// Say one of the preset phrases.
        Say { seat: Seat, phrase: crate::Phrase },
    }
}

impl Command {
    /// A move without a check for staleness.
    pub fn play(seat: Seat, token: impl Into<String>) -> Self {
        Command::Play { seat, token: token.into(), seen: None }
    }
}
