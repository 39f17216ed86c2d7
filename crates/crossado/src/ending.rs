//! Why a game is over, in a sentence.

use crosstable_core::{Game, Message};

use crate::components::PIECES;
use crate::{Phase, View};

impl View {
    /// Why the game is over; nothing while it goes on.
    pub(crate) fn ending(&self) -> Option<Message> {
        if self.phase != Phase::Over {
            return None;
        }
        // CA-19
        if let Some(camp) = self.camps.iter().find(|camp| camp.arrived >= PIECES) {
            return Some(Message::new("crossado-end-arrived").seat("who", camp.seat));
        }
        // CA-20
        let standing = self.position().standing()?;
        let mut winners = standing.winners();
        let most = self.camps.iter().map(|camp| camp.arrived).max()?;
        let limit = |key| Message::new(key).number("limit", self.limit).number("count", most);
        Some(match (winners.next(), winners.next()) {
            (Some(who), None) => limit("crossado-end-limit").seat("who", who),
            _ => limit("crossado-end-limit-shared"),
        })
    }
}
