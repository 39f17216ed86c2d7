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
            Move::Pass => passes(before, who),
            Move::Die(die) => rolls(before, who, die),
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

/// CA-17: who passes cannot walk, and is told why.
fn passes(before: &View, who: Seat) -> Message {
    match before.stuck {
        Some(why) => {
            let die = before.die.unwrap_or_default();
            Message::new("crossado-log-pass-stuck").seat("who", who).number("die", die).text("why", why)
        }
        None => Message::new("crossado-log-pass").seat("who", who),
    }
}

/// CA-18: whether a roll is played, or in vain. Of the first one it is told what keeps the pieces from walking; those that
/// follow are only for a 1 or a 6.
fn rolls(before: &View, who: Seat, die: u8) -> Message {
    let position = before.position();
    let rolls = |key| Message::new(key).seat("who", who).number("die", die);
    if position.plays(who, before.rolls, die) {
        return rolls("crossado-log-die");
    }
    match position.stuck(who, die).filter(|_| before.rolls == 0) {
        Some(why) => rolls("crossado-log-die-stuck").text("why", why),
        None if before.rolls + 1 < ROLLS => rolls("crossado-log-die-again"),
        None => rolls("crossado-log-die-lost"),
    }
}
