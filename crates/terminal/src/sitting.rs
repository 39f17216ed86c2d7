//! A table as this client knows it, from what the server has said.

use crosstable_protocol::sight::{Chair, Fact, Sight, Stage};
use crosstable_protocol::to_client::{Presence, ToClient};

/// A table as this client knows it.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// The table now; nothing before the welcome.
    pub(crate) sight: Option<Sight>,
    /// The number of the last event.
    pub(crate) number: u64,
    /// The seats of this device.
    pub(crate) seats: Vec<u8>,
    pub(crate) host: bool,
    pub(crate) presence: Presence,
    /// What has happened, in order.
    pub(crate) facts: Vec<Fact>,
}

impl Sitting {
    /// Takes note of what the server says.
    pub fn hear(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome(welcome) => {
                let other = self.sight.as_ref().is_none_or(|sight| sight.table != welcome.sight.table);
                if other {
                    self.facts.clear();
                }
                if let Some(missed) = &welcome.missed {
                    self.facts.extend(missed.iter().map(|happened| happened.fact.clone()));
                }
                self.number = welcome.number;
                self.seats.clone_from(&welcome.seats);
                self.host = welcome.host;
                self.presence = welcome.presence.clone();
                self.sight = Some(welcome.sight.clone());
            }
            ToClient::Event(event) => {
                self.number = event.number;
                self.facts.push(event.fact.clone());
                self.sight = Some(event.sight.clone());
            }
            ToClient::You { seats, host } => {
                self.seats.clone_from(seats);
                self.host = *host;
            }
            ToClient::Presence(presence) => self.presence = presence.clone(),
            _ => {}
        }
    }

    /// The seat of this device that has to decide.
    pub(crate) fn own_turn(&self) -> Option<u8> {
        self.sight.as_ref()?.to_move.filter(|seat| self.seats.contains(seat))
    }

    /// Whether what is seen is seen by who has to decide.
    pub(crate) fn can_decide(&self) -> bool {
        self.own_turn().is_some() && self.sight.as_ref().is_some_and(|sight| sight.viewer == sight.to_move)
    }

    /// Whether a bot has to decide, in its own place or in somebody's.
    pub(crate) fn bot_to_move(&self) -> bool {
        let chair = self.sight.as_ref().and_then(|sight| {
            let seat = sight.to_move?;
            sight.seats.get(usize::from(seat) - 1)
        });
        matches!(chair, Some(Chair::Bot { .. } | Chair::Person { stand_in: true, .. }))
    }

    /// The last decision that still stands.
    pub(crate) fn last_move(&self) -> Option<(u8, &str)> {
        self.facts.iter().rev().find_map(|fact| match fact {
            Fact::Played { seat, token, .. } => Some(Some((*seat, token.as_str()))),
            Fact::Undone { .. } | Fact::Started { .. } => Some(None),
            _ => None,
        })?
    }

    /// The seat of this device that decided last, for whom something can be taken back.
    pub(crate) fn last_own(&self) -> Option<u8> {
        let own = |fact: &Fact| match fact {
            Fact::Played { seat, .. } if self.seats.contains(seat) => Some(*seat),
            _ => None,
        };
        self.facts.iter().rev().find_map(own).or_else(|| self.seats.first().copied())
    }

    /// The seats of this device whose randomness is still missing.
    pub(crate) fn without_entropy(&self) -> Vec<u8> {
        let Some(sight) = self.sight.as_ref().filter(|sight| sight.stage == Stage::Lobby) else {
            return Vec::new();
        };
        let missing = |seat: &u8| {
            matches!(sight.seats.get(usize::from(*seat) - 1), Some(Chair::Person { entropy: false, .. }))
        };
        self.seats.iter().copied().filter(missing).collect()
    }

    /// Whether somebody can still sit down.
    pub(crate) fn has_open_chair(&self) -> bool {
        let lobby = self.sight.as_ref().filter(|sight| sight.stage == Stage::Lobby);
        lobby.is_some_and(|sight| sight.seats.iter().any(|chair| matches!(chair, Chair::Open)))
    }

    /// Whether the game can begin.
    pub(crate) fn is_ready(&self) -> bool {
        let ready = |chair: &Chair| match chair {
            Chair::Open => false,
            Chair::Person { entropy, .. } => *entropy,
            Chair::Bot { .. } => true,
        };
        let lobby = self.sight.as_ref().filter(|sight| sight.stage == Stage::Lobby);
        lobby.is_some_and(|sight| sight.seats.iter().all(ready))
    }
}
