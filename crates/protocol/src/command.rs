//! What people ask of a table, over the WebSocket and over HTTP alike.

use crosstable_core::{Level, Seat, Target};
use crosstable_fair::{Commitment, Entropy, Ticket};

use crate::read_tagged;

wire! {
    /// A command with an id. Sending the same id again has no second effect and gets the same answer.
    pub struct CommandRequest {
        /// Chosen by the client: 1 to 64 characters out of A-Z a-z 0-9 - _, fresh for every command.
        pub id: String,
        pub command: Command,
    }
}

read_otherwise! {
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

read_tagged! {
    Command by "do" {
        "sit" => Sit { seat, name, commitment }
        "leave" => Leave { seat }
        "return" => Return { seat }
        "rename" => Rename { seat, name }
        "bot" => Bot { seat, level }
        "clear" => Clear { seat }
        "swap" => Swap { one, other }
        "take" => Take { seat, ticket }
        "commit" => Commit { seat, commitment }
        "start" => Start {}
        "reveal" => Reveal { seat, entropy }
        "reopen" => Reopen {}
        "continue" => Continue {}
        "play" => Play { seat, token, seen }
        "explain" => Explain { seat, path }
        "undo" => Undo { seat }
        "stand-in" => StandIn { seat }
        "agree" => Agree {}
        "decline" => Decline {}
        "rematch" => Rematch {}
        "say" => Say { seat, phrase }
    }
}

impl Command {
    /// A move without a check for staleness.
    pub fn play(seat: Seat, token: impl Into<String>) -> Self {
        Command::Play { seat, token: token.into(), seen: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hello, Perspective, Phrase, ToServer};

    fn every_command() -> [Command; 25] {
        let (seat, other) = (Seat::new(0), Seat::new(3));
        let secret = "ab".repeat(32);
        let commitment: Commitment = secret.parse().expect("a commitment");
        let entropy = "cd".repeat(16).parse().expect("entropy");
        let ticket = serde_json::from_value(serde_json::json!("ef".repeat(16)));
        [
            Command::Sit { seat: Some(seat), name: "Anna".into(), commitment: Some(commitment) },
            Command::Sit { seat: None, name: String::new(), commitment: None },
            Command::Leave { seat },
            Command::Return { seat },
            Command::Rename { seat, name: "Ben \"B\"".into() },
            Command::Bot { seat: Some(other), level: Level::Expert },
            Command::Bot { seat: None, level: Level::Beginner },
            Command::Clear { seat },
            Command::Swap { one: seat, other },
            Command::Take { seat, ticket: ticket.expect("a ticket") },
            Command::Commit { seat, commitment },
            Command::Start,
            Command::Reveal { seat, entropy },
            Command::Reopen,
            Command::Continue,
            Command::Play { seat, token: "sun@c3".into(), seen: Some(12) },
            Command::play(other, "pass"),
            Command::Explain { seat, path: vec![Target::new("sun"), Target::new("c3")] },
            Command::Undo { seat },
            Command::StandIn { seat: other },
            Command::Agree,
            Command::Decline,
            Command::Rematch,
            Command::Say { seat, phrase: Phrase::ALL[0] },
            Command::Say { seat: other, phrase: Phrase::ALL[1] },
        ]
    }

    #[test]
    fn every_command_is_read_as_it_was_written() {
        for command in every_command() {
            let text = serde_json::to_string(&command).expect("plain data");
            assert_eq!(serde_json::from_str::<Command>(&text).expect(&text), command, "{text}");
            let message = ToServer::Command(CommandRequest { id: "k-1".into(), command });
            let text = serde_json::to_string(&message).expect("plain data");
            assert_eq!(serde_json::from_str::<ToServer>(&text).expect(&text), message, "{text}");
        }
        let perspective = Perspective::Seat(Seat::new(1));
        for message in
            [ToServer::Ping, ToServer::Hello(Hello::default()), ToServer::SetPerspective { perspective }]
        {
            let text = serde_json::to_string(&message).expect("plain data");
            assert_eq!(serde_json::from_str::<ToServer>(&text).expect(&text), message, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_command_is_said() {
        for (text, why) in [
            (r#"{"do":"leave"}"#, "missing field `seat`"),
            (r#"{"do":"fly","seat":1}"#, "unknown do `fly`"),
            (r#"{"seat":1}"#, "missing field `do`"),
            (r#"{"do":"leave","seat":"red"}"#, "invalid type"),
            (r"[1]", "invalid type"),
        ] {
            let error = serde_json::from_str::<Command>(text).expect_err(text).to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
        // Fields that this version does not know are no reason to refuse.
        let newer = serde_json::from_str::<Command>(r#"{"do":"start","softly":true}"#);
        assert_eq!(newer.expect("a command"), Command::Start);
    }
}
