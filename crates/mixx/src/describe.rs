//! Moves and outcomes in a sentence.

use crosstable_core::Message;

use crate::card_face::name_card;
use crate::{Card, Move, Phase, View};

/// One sentence about what is about to happen. Nothing is hidden in Mixx; if it were, it would be a card of the pile.
pub(crate) fn describe(before: &View, mv: Option<Move>) -> Message {
    let sentence = |key: &'static str| {
        let message = Message::new(key);
        before.turn.map_or(message.clone(), |seat| message.seat("who", seat))
    };
    // The card by its target, and by its parts for the words.
    let with_card = |key: &'static str, card: Card| name_card(sentence(key).text("card", card), card);
    match mv {
        Some(Move::Lay { cell, card }) => with_card("mixx-log-lay", card).text("cell", cell),
        Some(Move::Miss) => sentence("mixx-log-miss"),
        Some(Move::Stop) => {
            // MX-17: with the last round of a game the next one begins.
            let next = before.pile.is_empty() && before.game < before.games;
            let stop = sentence(if next { "mixx-log-stop-next" } else { "mixx-log-stop" });
            stop.number("count", before.table.len() as i64)
        }
        Some(Move::Draw(card)) if before.phase == Phase::Deal => with_card("mixx-log-deal", card),
        Some(Move::Draw(card)) => with_card("mixx-log-draw", card),
        Some(Move::Start(seat)) => Message::new("mixx-log-start").seat("who", seat),
        None => sentence("mixx-log-draw-hidden"),
    }
}
