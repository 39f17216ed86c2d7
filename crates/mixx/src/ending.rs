//! Why a game is over, in a sentence.

use crosstable_core::Message;

use crate::{Phase, View};

/// Why the game is over (MX-12, MX-13); nothing while it goes on.
pub(crate) fn ending(view: &View) -> Option<Message> {
    if view.phase != Phase::Over {
        return None;
    }
    let most = view.seats.iter().map(|seat| seat.won).max()?;
    let mut best = view.seats.iter().filter(|seat| seat.won == most);
    let (first, shared) = (best.next()?, best.next().is_some());
    Some(if shared {
        Message::new("mixx-end-shared").number("count", most)
    } else {
        Message::new("mixx-end-most").seat("who", first.seat).number("count", most)
    })
}
