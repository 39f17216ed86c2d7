//! Moves at a table, from the client's message to the entry with its head, without storing it.

use crosstable_protocol::{Command, CommandRequest, Millis, ToServer};
use crosstable_table::{Entry, Origin, TableSession};

use crate::games::started;
use crate::workload::Workload;

/// A move as it arrives.
struct Arriving {
    origin: Origin,
    at: Millis,
    text: String,
}

pub(crate) fn all() -> Vec<Workload> {
    Workload::of_games("move", "a move", |game| {
        let (session, rest) = started(game);
        let arriving: Vec<Arriving> = rest
            .iter()
            .filter_map(|line| {
                let Entry::Played { at, seat, token, .. } = &line.entry else { return None };
                let chair = &session.table().chairs()[seat.index()];
                let person = chair.player().filter(|_| chair.bot().is_none());
                let command = Command::play(*seat, token.clone());
                let request = ToServer::Command(CommandRequest { id: "a-usual-id".to_owned(), command });
                let text = serde_json::to_string(&request).expect("plain data");
                Some(Arriving { origin: person.map_or(Origin::System, Origin::Player), at: *at, text })
            })
            .collect();
        Box::new(move || {
            let mut session = session.clone();
            for arriving in &arriving {
                play(&mut session, arriving);
            }
            assert!(session.table().standing().is_some(), "the game has been played to its end");
            arriving.len() as u64
        })
    })
}

fn play(session: &mut TableSession, arriving: &Arriving) {
    let message = serde_json::from_str(&arriving.text).expect("a message");
    let ToServer::Command(request) = message else { unreachable!("all are commands") };
    let decision = session.execute(arriving.origin, arriving.at, None, &request.command);
    session.commit(decision.expect("the game took the same course before"));
}
