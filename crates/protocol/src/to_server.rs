//! What a client says on a table's WebSocket. The commands are those of the HTTP API as well.

wire! {
    /// One message of a client.
    #[serde(tag = "type", rename_all = "lowercase")]
    pub enum ToServer {
        /// The first message: who looks, and what they have seen already.
        Hello(Hello),
        /// Look through the eyes of another own seat, or as a spectator (null).
        Look {
            /// Which.
            seat: Option<u8>,
        },
        /// Do something.
        Ask(Ask),
        /// Are you there?
        Ping,
    }

    /// How a connection begins.
    #[derive(Default)]
    pub struct Hello {
        /// The number of the last event seen, if this is not the first time.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable, type = "number"))]
        pub last: Option<u64>,
        /// What to look as; as the first own seat if left out.
        #[serde(default)]
        pub r#as: Eyes,
        /// Whether to send the board in plain characters too.
        #[serde(default)]
        pub board: bool,
        /// In which language refusals are explained: en, de, fr or it.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub lang: Option<String>,
    }

    /// Through whose eyes a connection looks.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "lowercase")]
    pub enum Eyes {
        /// The first seat one holds; a spectator's if one holds none.
        #[default]
        Own,
        /// A spectator's, for the board in the middle of the room.
        Board,
        /// Those of one of one's own seats.
        Seat(u8),
    }

    /// A command with an id. Sending the same id again has no second effect and gets the same answer.
    pub struct Ask {
        /// Chosen by the client: 1 to 64 characters out of A-Z a-z 0-9 - _, fresh for every command.
        pub id: String,
        /// What to do.
        pub command: Command,
    }

    /// What can be asked of a table.
    #[serde(tag = "do", rename_all = "kebab-case")]
    pub enum Command {
        /// Take an open chair, the first if none is named.
        Sit {
            /// Which.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            seat: Option<u8>,
            /// How to be called: 1 to 24 characters.
            name: String,
            /// The device's randomness, 16 bytes; may also be added later.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            entropy: Option<String>,
        },
        /// Get up: before the start the chair becomes open, later its owner is away.
        Leave {
            /// From which.
            seat: u8,
        },
        /// Come back to one's chair.
        Return {
            /// Which.
            seat: u8,
        },
        /// Be called otherwise.
        Rename {
            /// On which chair.
            seat: u8,
            /// How.
            name: String,
        },
        /// Set a bot on an open chair (host).
        Bot {
            /// Which, the first if none is named.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable))]
            seat: Option<u8>,
            /// beginner, easy, normal, hard or expert.
            level: String,
        },
        /// Clear a chair before the start (host).
        Clear {
            /// Which.
            seat: u8,
        },
        /// Exchange two chairs before the start (host).
        Swap {
            /// One.
            one: u8,
            /// The other.
            other: u8,
        },
        /// Take over a seat that its owner hands to this device.
        Take {
            /// Which.
            seat: u8,
            /// What the owner was given for it.
            ticket: String,
        },
        /// Add the device's randomness.
        Entropy {
            /// For which chair.
            seat: u8,
            /// 16 bytes.
            entropy: String,
        },
        /// Start the game (host).
        Start,
        /// Make a move.
        Play {
            /// For which chair.
            seat: u8,
            /// The move.
            token: String,
            /// The last event seen when the move was chosen. If the game has moved on since, the move is refused as
            /// stale instead of being played in a position it was not meant for.
            #[serde(default)]
            #[cfg_attr(test, ts(optional = nullable, type = "number"))]
            seen: Option<u64>,
        },
        /// Take back one's own last decision, or ask whether one may.
        Undo {
            /// For which chair.
            seat: u8,
        },
        /// Ask the others to let a bot decide for an absent person.
        StandIn {
            /// On which chair.
            seat: u8,
        },
        /// Agree to what is being asked.
        Agree,
        /// Decline what is being asked, or withdraw it.
        Decline,
        /// Open a table for the same people to play again.
        Rematch,
        /// Say one of the preset phrases.
        Say {
            /// From which chair.
            seat: u8,
            /// Its key, as the welcome lists them.
            phrase: String,
        },
    }
}
