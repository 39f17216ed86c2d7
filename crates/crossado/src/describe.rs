//! Moves and outcomes in words.

use crosstable_core::{Message, Seat};

use crate::components::{PIECES, ROLLS};
use crate::layout::ends;
use crate::{Move, Place, Plank, View};

impl Move {
    /// One sentence. Fields and planks are named as in the layout of the view, which is the one before the move.
    pub(crate) fn describe(self, before: &View) -> Message {
        let who = before.turn.unwrap_or_default();
        let lays = |key, plank: Plank| ends(Message::new(key).seat("who", who).text("plank", plank), plank);
        match self {
            Move::Plank(plank) => lays("crossado-log-plank", plank),
            Move::Take(plank) => lays("crossado-log-take", plank),
            Move::Lay(plank) => {
                let message = lays("crossado-log-lay", plank);
                before.taken.into_iter().fold(message, |message, taken| message.text("taken", taken))
            }
            Move::Walk { from, to } => walks(before, who, from, to),
            Move::Pass => Message::new("crossado-log-pass").seat("who", who),
            Move::Die(die) => Message::new(roll(before, who, die)).seat("who", who).number("die", die),
            Move::Lone(seat) => Message::new("crossado-log-lone").seat("who", seat),
            Move::Start(seat) => Message::new("crossado-log-start").seat("who", seat),
        }
    }
}

fn walks(before: &View, who: Seat, from: Place, to: Place) -> Message {
    let camp = before.camps.iter().find(|camp| camp.seat == who);
    let name = |place: Place| match (place, camp) {
        (Place::Start, Some(camp)) => before.island_target(camp.start).to_string(),
        (Place::Goal, Some(camp)) => before.island_target(camp.goal).to_string(),
        _ => place.to_string(),
    };
    let walks = |key| {
        let die = before.die.unwrap_or_default();
        Message::new(key).seat("who", who).text("from", name(from)).text("to", name(to)).number("die", die)
    };
    match (from, to) {
        (_, Place::Goal) => {
            let arrived = camp.map_or(0, |camp| camp.arrived) + 1;
            walks("crossado-log-arrive").number("arrived", arrived).number("pieces", PIECES)
        }
        (Place::Start, _) => walks("crossado-log-leave"),
        _ if from == to => walks("crossado-log-circle"),
        _ => walks("crossado-log-walk"),
    }
}

/// CA-18: whether a roll is played, or in vain.
fn roll(before: &View, who: Seat, die: u8) -> &'static str {
    if before.position().plays(who, before.rolls, die) {
        "crossado-log-die"
    } else if before.rolls + 1 < ROLLS {
        "crossado-log-die-again"
    } else {
        "crossado-log-die-lost"
    }
}
