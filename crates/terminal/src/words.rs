//! Names, messages and targets in words.

use crosstable_core::{Layout, LayoutCell, Seat, Target};
use crosstable_protocol::{SeatView, TableView};
pub(crate) use crosstable_texts::say;
use crosstable_texts::{Lang, Speaker};

/// The name of the person or bot on a seat.
pub(crate) fn name(view: &TableView, seat: Seat, lang: Lang) -> String {
    match view.seats.get(seat.index()) {
        Some(SeatView::Person { name, .. }) => name.to_string(),
        Some(SeatView::Bot { .. }) => say!(lang, "terminal-bot", seat = seat.number()),
        Some(SeatView::Open) | None => say!(lang, "seat-number", number = seat.number()),
    }
}

/// The name, and for a bot its level.
pub(crate) fn full_name(view: &TableView, seat: Seat, lang: Lang) -> String {
    let name = name(view, seat, lang);
    match view.seats.get(seat.index()) {
        Some(SeatView::Bot { level }) => {
            format!("{name} ({})", say!(lang, "terminal-level", level = level.name()))
        }
        _ => name,
    }
}

/// What a target is called. Of a place to which something goes the name is enough if it is a coordinate, which is the
/// same in all languages.
pub(crate) fn target_words(layout: &Layout, target: &Target, goal: bool, speaker: &Speaker<'_>) -> String {
    let label = |cell: &LayoutCell| cell.label.as_ref().map(|label| speaker.say(label));
    let coordinate = !target.as_str().chars().all(char::is_alphabetic);
    let beside = layout.pick(target).and_then(label);
    // The piece lies on its ground, and comes later.
    let on_board = || layout.cells_at(target).filter_map(label).last().filter(|_| !(goal && coordinate));
    beside.or_else(on_board).unwrap_or_else(|| target.to_string())
}
