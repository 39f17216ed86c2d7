//! How a view looks: the cross, everybody's cards, and what is to happen.

use crosstable_core::{Layout, LayoutCell, Message, Seat, SeatLine, Target};

use crate::card_face::{open_card, own_card};
use crate::view::{Phase, SeatView};
use crate::{Shape, View, grid};

/// The names of the winners in the sentence about the end.
const WINNERS: [&str; 4] = ["who", "second", "third", "fourth"];

/// The whole table as this viewer sees it.
pub(crate) fn layout(view: &View) -> Layout {
    let in_round = matches!(view.phase, Phase::Turn | Phase::Run | Phase::Draw);
    let own = view.seats.iter().find(|seat| view.viewer.is(seat.seat));
    let mut notes = vec![due(view)];
    if in_round {
        notes.extend(view.last.map(|last| table(view, last)));
        notes.push(shape(view));
    }
    if view.games > 1 {
        notes.push(Message::new("mixx-board-game").number("game", view.game).number("games", view.games));
    }
    notes.push(Message::new("mixx-board-pile").number("count", view.pile.len()));
    let without = view.without.iter();
    notes.extend(without.map(|motif| Message::new("mixx-board-without").text("motif", motif)));
    Layout {
        board: if in_round { grid::board(view) } else { Vec::new() },
        hand: own.map(|seat| seat.stock.iter().map(own_card).collect()).unwrap_or_default(),
        actions: vec![
            action("miss", Message::new("mixx-board-miss")),
            action("stop", Message::new("mixx-board-stop")),
        ],
        seats: view.seats.iter().map(|seat| seat_line(view, seat)).collect(),
        turn: view.turn,
        notes,
        ..Layout::default()
    }
}

fn action(target: &'static str, words: Message) -> LayoutCell {
    LayoutCell::beside().words(words.clone()).label(words).target(Target::new(target))
}

/// The cards of the viewer are in the hand; those of the others lie open before them.
fn seat_line(view: &View, seat: &SeatView) -> SeatLine {
    let text = Message::new("mixx-board-seat").number("won", seat.won).number("held", seat.stock.len());
    let is_own = view.viewer.is(seat.seat);
    let open = if is_own { Vec::new() } else { seat.stock.iter().map(open_card).collect() };
    SeatLine { seat: seat.seat, text, open }
}

/// What is to happen, or what has come out at the end.
fn due(view: &View) -> Message {
    let key = match view.phase {
        Phase::Deal => "mixx-board-due-deal",
        Phase::Turn if view.table.is_empty() => "mixx-board-due-first",
        Phase::Turn => "mixx-board-due-lay",
        Phase::Run => "mixx-board-due-run",
        Phase::Draw => "mixx-board-due-draw",
        Phase::Start => return Message::new("mixx-board-due-start"),
        Phase::Over => return winners(view),
    };
    let message = Message::new(key);
    view.turn.map_or(message.clone(), |seat| message.seat("who", seat))
}

/// Who has won the most cards (MX-13).
fn winners(view: &View) -> Message {
    let most = view.seats.iter().map(|seat| seat.won).max().unwrap_or(0);
    let best: Vec<&SeatView> = view.seats.iter().filter(|seat| seat.won == most).collect();
    let key = match best.len() {
        1 => "mixx-board-winner",
        2 => "mixx-board-winners-2",
        3 => "mixx-board-winners-3",
        _ => "mixx-board-winners-4",
    };
    let message = Message::new(key).number("count", most);
    WINNERS.into_iter().zip(best).fold(message, |message, (name, seat)| message.seat(name, seat.seat))
}

/// What lies on the table, and who would win it now.
fn table(view: &View, last: Seat) -> Message {
    let message = Message::new("mixx-board-table").seat("who", last);
    message.number("count", view.table.len() as i64).number("misses", view.misses)
}

/// What is built, and how far it is.
fn shape(view: &View) -> Message {
    match (view.shape, view.centre) {
        (Shape::Line, _) => Message::new("mixx-board-line"),
        (Shape::Cross, Some(cell)) => Message::new("mixx-board-centre").text("cell", cell),
        (Shape::Cross, None) => Message::new("mixx-board-centre-open"),
    }
}
