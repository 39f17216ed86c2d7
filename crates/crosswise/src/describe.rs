//! Moves and outcomes in a sentence.

use crosstable_core::Message;

use crate::moves::Move;
use crate::tile::{Symbol, Tile};
use crate::view::View;

/// One sentence about a move or an outcome, for the viewer of the view before it. Nothing stands for a tile drawn behind
/// another's screen.
pub(crate) fn describe(before: &View, mv: Option<Move>) -> Message {
    let decides = |key| Message::new(key).seat("who", before.actor.seat().unwrap_or_default());
    let draws = |key| Message::new(key).seat("who", before.drawer.unwrap_or_default());
    let on = |cell| before.board.get(cell).map_or("", Symbol::name);
    let Some(mv) = mv else { return draws("crosswise-log-draw-hidden") };
    match mv {
        Move::Lay(symbol, cell) => {
            decides("crosswise-log-lay").text("symbol", symbol.name()).text("cell", cell)
        }
        Move::Remove(cell) => decides("crosswise-log-remove").text("symbol", on(cell)).text("cell", cell),
        Move::Move(from, to) => {
            decides("crosswise-log-move").text("symbol", on(from)).text("from", from).text("to", to)
        }
        Move::Swap(from, to) => decides("crosswise-log-swap")
            .text("symbol", on(from))
            .text("from", from)
            .text("other", on(to))
            .text("to", to),
        Move::Replace(cell, symbol) => decides("crosswise-log-replace")
            .text("symbol", symbol.name())
            .text("cell", cell)
            .text("other", on(cell)),
        Move::Redraw => decides("crosswise-log-redraw"),
        Move::Keep => decides("crosswise-log-keep"),
        Move::Pass => decides("crosswise-log-pass"),
        Move::Draw(Tile::Symbol(symbol)) => draws("crosswise-log-draw-symbol").text("symbol", symbol.name()),
        Move::Draw(Tile::Action(action)) => draws("crosswise-log-draw-action").text("action", action.name()),
        Move::Lone(who) => Message::new("crosswise-log-lone").seat("who", who),
        Move::Start(who) => Message::new("crosswise-log-start").seat("who", who),
    }
}
