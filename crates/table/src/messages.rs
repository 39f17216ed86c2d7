//! Events in sentences.

use crosstable_core::{Message, Seat, Viewer};
use crosstable_games::AnyGame;
use crosstable_protocol::{Closed, PlayedBy, Proposal};

use crate::entry::Entry;
use crate::log_entry::LogEntry;

/// What happened, for this reader; for a decision the move first. `before` is the position before the entry.
pub(crate) fn messages(line: &LogEntry, before: Option<&AnyGame>, reader: Viewer) -> Vec<Message> {
    let (entry, chained) = (&line.entry, line.head.is_some());
    let by = |key, seat: &Seat| vec![Message::new(key).seat("who", *seat)];
    let told = |tokens: &mut dyn Iterator<Item = &str>| {
        before.map(|before| steps(before.clone(), tokens, reader)).unwrap_or_default()
    };
    match entry {
        Entry::Played { seat, token, by: played_by, chance, .. } => {
            let mut said = told(&mut [token].into_iter().chain(chance).map(String::as_str));
            match played_by {
                PlayedBy::Clock => said.extend(by("table-log-clock", seat)),
                PlayedBy::StandIn => said.extend(by("table-log-stood-in", seat)),
                PlayedBy::Person | PlayedBy::Bot => {}
            }
            said
        }
        Entry::Started { chance, .. } => {
            // Dealing is not told card by card. The last lot is: it says who begins. So are the rolls after it.
            let mut told = told(&mut chance.iter().map(String::as_str));
            let lot = told.iter().rposition(|message| !message.has_die()).unwrap_or(0);
            [Message::new("table-log-started")].into_iter().chain(told.drain(lot..)).collect()
        }
        Entry::Continued { .. } => vec![Message::new("table-log-continued")],
        Entry::Seated { seat, .. } => by("table-log-seated", seat),
        Entry::Proposed { seat, proposal: Proposal::Undo { .. }, .. } => by("table-log-asks-undo", seat),
        Entry::Proposed { seat, proposal: Proposal::StandIn { seat: other }, .. } => {
            vec![Message::new("table-log-asks-stand-in").seat("who", *seat).seat("other", *other)]
        }
        Entry::Agreed { seat, .. } => by("table-log-agreed", seat),
        Entry::Declined { seat, .. } => by("table-log-declined", seat),
        Entry::Undone { seat, .. } => by("table-log-undone", seat),
        Entry::Left { seat, .. } => by("table-log-left", seat),
        Entry::Returned { seat, .. } => by("table-log-returned", seat),
        Entry::Handed { seat, .. } => by("table-log-handed", seat),
        Entry::StandIn { seat, .. } => by("table-log-stand-in", seat),
        Entry::Frozen { round, .. } => vec![Message::new("table-log-frozen").number("round", *round)],
        Entry::Entropy { seat, .. } if chained => by("table-log-revealed", seat),
        Entry::Reopened { round, .. } => vec![Message::new("table-log-reopened").number("round", *round)],
        Entry::Uploaded { .. } => vec![Message::new("table-log-uploaded")],
        Entry::Resumed { .. } => vec![Message::new("table-log-resumed")],
        Entry::Disputed { .. } => vec![Message::new("table-log-disputed")],
        Entry::Accepted { seat, .. } => by("table-log-accepted", seat),
        Entry::Closed { reason: Closed::Full, .. } => vec![Message::new("table-log-closed-full")],
        Entry::Closed { reason: Closed::Void, .. } => vec![Message::new("table-log-closed-void")],
        Entry::Closed { reason: Closed::Operator, .. } => vec![Message::new("table-log-closed-operator")],
        Entry::Ended { .. } => vec![Message::new("table-log-ended")],
        Entry::Rematch { .. } => vec![Message::new("table-log-rematch")],
        Entry::Created { .. }
        | Entry::Freed { .. }
        | Entry::Renamed { .. }
        | Entry::Swapped { .. }
        | Entry::Committed { .. }
        | Entry::Entropy { .. }
        | Entry::Expired { .. }
        | Entry::Revived { .. }
        | Entry::Unlisted { .. } => Vec::new(),
    }
}

/// Plays tokens and tells each of them.
pub(crate) fn steps<'a>(
    mut position: AnyGame,
    tokens: impl Iterator<Item = &'a str>,
    reader: Viewer,
) -> Vec<Message> {
    // The tokens are the table's own, so they are legal.
    let told = tokens.map_while(|token| {
        let message = position.message(token, reader).ok()?;
        position.play(token).ok().map(|()| message)
    });
    told.collect()
}
