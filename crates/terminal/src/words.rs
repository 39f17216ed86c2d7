//! Names, moves and events in words.

use crosstable_core::Seat;
use crosstable_protocol::{Change, PlayedBy, Proposal, SeatView, TableView};
use crosstable_texts::Lang;
pub(crate) use crosstable_texts::say;

use crate::games::renderer;

/// A move or an outcome in words; the token itself where there are none.
pub(crate) fn describe(game: &str, token: &str, lang: Lang) -> String {
    if let Some(words) = renderer(game).describe(token, lang) {
        return words;
    }
    match token.strip_prefix('~') {
        None if token == "pass" => say!(lang, "terminal-move-pass"),
        None => token.to_owned(),
        Some("?") => say!(lang, "terminal-chance-hidden"),
        Some(outcome) => match outcome.split_once(':') {
            Some(("start", seat)) => say!(lang, "terminal-chance-start", seat = seat),
            _ => outcome.to_owned(),
        },
    }
}

/// The name of the person or bot on a seat.
pub(crate) fn name(view: &TableView, seat: Seat, lang: Lang) -> String {
    match view.seats.get(seat.index()) {
        Some(SeatView::Person { name, .. }) => name.to_string(),
        Some(SeatView::Bot { level }) => {
            say!(lang, "terminal-bot", level = level.name(), seat = seat.number())
        }
        Some(SeatView::Open) | None => say!(lang, "terminal-seat", seat = seat.number()),
    }
}

/// An event in words, and whose it is. None where it is of no interest.
pub(crate) fn event(change: &Change, view: &TableView, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, key) = match change {
        Change::Played { seat, token, by, chance } => {
            let shown = [token].into_iter().chain(chance.iter().filter(|outcome| *outcome != "~?"));
            let words: Vec<String> = shown.map(|token| describe(&view.game, token, lang)).collect();
            let words = words.join(", ");
            let words = match by {
                PlayedBy::Clock => say!(lang, "terminal-log-clock", words = words),
                PlayedBy::StandIn => say!(lang, "terminal-log-stood-in", words = words),
                PlayedBy::Person | PlayedBy::Bot => words,
            };
            return Some((Some(*seat), words));
        }
        Change::Seated { seat, .. } => (Some(*seat), "terminal-log-seated"),
        Change::Started { .. } => (None, "terminal-log-started"),
        Change::Proposed { seat, proposal: Proposal::Undo { .. } } => {
            (Some(*seat), "terminal-log-asked-undo")
        }
        Change::Proposed { seat, .. } => (Some(*seat), "terminal-log-asked-stand-in"),
        Change::Agreed { seat } => (Some(*seat), "terminal-log-agreed"),
        Change::Declined { seat } => (Some(*seat), "terminal-log-declined"),
        Change::Undone { seat, .. } => (Some(*seat), "terminal-log-undone"),
        Change::Left { seat } => (Some(*seat), "terminal-log-left"),
        Change::Handed { seat } => (Some(*seat), "terminal-log-handed"),
        Change::Returned { seat } => (Some(*seat), "terminal-log-returned"),
        Change::StandIn { seat } => (Some(*seat), "terminal-log-stand-in"),
        Change::Ended { .. } => (None, "terminal-log-ended"),
        Change::Rematch { .. } => (None, "terminal-log-rematch"),
        _ => return None,
    };
    Some((seat, say!(lang, key)))
}

/// An event in words with the name in front.
pub(crate) fn sentence(change: &Change, view: &TableView, lang: Lang) -> Option<String> {
    let (seat, words) = event(change, view, lang)?;
    Some(match seat {
        Some(seat) => say!(lang, "terminal-log-line", name = name(view, seat, lang), words = words),
        None => words,
    })
}
