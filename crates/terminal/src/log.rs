//! What has happened, in words.

use crosstable_protocol::sight::{Chair, Fact, PlayedBy, Sight, Wish};
use crosstable_texts::Lang;

use crate::words::{say, token};

/// How whoever sits there is called.
pub(crate) fn name(sight: &Sight, seat: u8, lang: Lang) -> String {
    match sight.seats.get(usize::from(seat).wrapping_sub(1)) {
        Some(Chair::Person { name, .. }) => name.clone(),
        Some(Chair::Bot { level }) => say!(lang, "terminal-bot", level = level, seat = seat),
        Some(Chair::Open) | None => say!(lang, "terminal-seat", seat = seat),
    }
}

/// What happened, in a line: who, and what they did. Nothing where it is of no interest.
pub(crate) fn line(fact: &Fact, sight: &Sight, lang: Lang) -> Option<(Option<u8>, String)> {
    let by = |seat: u8, key: &str| Some((Some(seat), say!(lang, key)));
    match fact {
        Fact::Played { seat, token: played, by, chance } => {
            let mut words = vec![token(&sight.game, played, lang)];
            words.extend(
                chance
                    .iter()
                    .filter(|outcome| *outcome != "~?")
                    .map(|outcome| token(&sight.game, outcome, lang)),
            );
            let words = words.join(", ");
            Some((
                Some(*seat),
                match by {
                    PlayedBy::Clock => say!(lang, "terminal-log-clock", words = words),
                    PlayedBy::StandIn => say!(lang, "terminal-log-stood-in", words = words),
                    PlayedBy::Person | PlayedBy::Bot => words,
                },
            ))
        }
        Fact::Seated { seat, .. } => by(*seat, "terminal-log-seated"),
        Fact::Started { .. } => Some((None, say!(lang, "terminal-log-started"))),
        Fact::Asked { seat, wish: Wish::Undo { .. } } => by(*seat, "terminal-log-asked-undo"),
        Fact::Asked { seat, wish: Wish::StandIn { .. } } => by(*seat, "terminal-log-asked-stand-in"),
        Fact::Agreed { seat } => by(*seat, "terminal-log-agreed"),
        Fact::Declined { seat } => by(*seat, "terminal-log-declined"),
        Fact::Undone { seat, .. } => by(*seat, "terminal-log-undone"),
        Fact::Left { seat } => by(*seat, "terminal-log-left"),
        Fact::Handed { seat } => by(*seat, "terminal-log-handed"),
        Fact::Returned { seat } => by(*seat, "terminal-log-returned"),
        Fact::StandIn { seat } => by(*seat, "terminal-log-stand-in"),
        Fact::Ended { .. } => Some((None, say!(lang, "terminal-log-ended"))),
        Fact::Rematch { .. } => Some((None, say!(lang, "terminal-log-rematch"))),
        Fact::Created { .. }
        | Fact::Freed { .. }
        | Fact::Renamed { .. }
        | Fact::Swapped { .. }
        | Fact::Entropy { .. } => None,
    }
}

/// The same with the name in front.
pub(crate) fn sentence(fact: &Fact, sight: &Sight, lang: Lang) -> Option<String> {
    let (seat, words) = line(fact, sight, lang)?;
    Some(match seat {
        Some(seat) => say!(lang, "terminal-log-line", name = name(sight, seat, lang), words = words),
        None => words,
    })
}
