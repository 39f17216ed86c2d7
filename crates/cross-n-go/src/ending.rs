//! Why a game is over, in a sentence.

use crosstable_core::{Game, Message};

use crate::position::Phase;
use crate::view::View;

/// Why the game is over; nothing while it goes on.
pub(crate) fn of(view: &View) -> Option<Message> {
    if view.phase != Phase::Over {
        return None;
    }
    // CN-23
    if let Some(seat) = view.seats.iter().find(|seat| seat.across >= view.figures) {
        let message = Message::new("cross-n-go-end-across").seat("who", seat.seat);
        return Some(message.number("count", view.figures));
    }
    // CN-24
    let standing = view.position().standing()?;
    let mut winners = standing.winners();
    let limit = |key| Message::new(key).number("limit", view.limit);
    Some(match (winners.next(), winners.next()) {
        (Some(who), None) => limit("cross-n-go-end-limit").seat("who", who),
        _ => limit("cross-n-go-end-limit-shared"),
    })
}
