//! What guests hear. Each gets what its own eyes may see, made once for all who look through the same.

use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use crosstable_core::Viewer;
use crosstable_protocol::to_client::{Done, Event, ToClient};
use crosstable_store::Log;
use crosstable_table::Logged;

use super::{Reply, Room, Seated};
use crate::fault::Fault;
use crate::wire;

impl<L: Log> Room<L> {
    /// Makes true what a line says, and tells every guest what they saw of it.
    pub(super) fn apply_and_tell(&mut self, line: &Logged) -> Result<(), Fault> {
        let number = self.table.length();
        // What is seen to happen depends on the table before it; what is seen afterwards, on the table after it.
        let mut facts: Vec<(Viewer, crosstable_table::view::Fact)> = Vec::new();
        for guest in &self.guests {
            if !facts.iter().any(|(viewer, _)| *viewer == guest.viewer) {
                facts.push((guest.viewer, self.table.fact(&line.entry, guest.viewer)));
            }
        }
        self.table.apply_logged(line).map_err(|error| super::damaged(self.table.id(), &error))?;
        let mut made: Vec<(Viewer, Viewer, bool, Utf8Bytes)> = Vec::new();
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain_mut(|guest| {
            let before = guest.viewer;
            guest.viewer = self.viewer_of(guest.guest.player, guest.eyes);
            let (after, board) = (guest.viewer, guest.board);
            let known = made.iter().find(|(b, a, with, _)| (*b, *a, *with) == (before, after, board));
            let text = if let Some((.., text)) = known {
                text.clone()
            } else {
                let fact = facts.iter().find(|(viewer, _)| *viewer == before);
                let fact = wire::fact(fact.expect("made for every viewer").1.clone());
                let sight = wire::sight(&self.table, after, board);
                let event = Event { number, at: line.entry.at(), fact, sight };
                let text = encoded(&ToClient::Event(Box::new(event)));
                made.push((before, after, board, text.clone()));
                text
            };
            self.hand(guest, text)
        });
        self.guests = guests;
        Ok(())
    }

    /// Puts a message among a guest's; false if there is no room because they do not read. Then their connection ends,
    /// and they come back and are told what they missed.
    fn hand(&self, guest: &Seated, text: Utf8Bytes) -> bool {
        let fits = guest.guest.out.try_send(text).is_ok();
        if !fits {
            self.house.meter.slow_readers.fetch_add(1, Ordering::Relaxed);
        }
        fits
    }

    /// The same message for everybody.
    pub(super) fn tell_all(&mut self, message: &ToClient) {
        if self.guests.is_empty() {
            return;
        }
        let text = encoded(message);
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain(|guest| self.hand(guest, text.clone()));
        self.guests = guests;
    }

    /// A message for one guest.
    pub(super) fn tell(&mut self, number: u64, message: &ToClient) {
        let text = encoded(message);
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain(|guest| guest.number != number || self.hand(guest, text.clone()));
        self.guests = guests;
    }

    /// The chairs have changed: everybody hears which are theirs.
    pub(super) fn tell_who_they_are(&mut self) {
        let messages: Vec<_> = self
            .guests
            .iter()
            .filter_map(|guest| {
                let player = guest.guest.player?;
                let seats = self.table.seats_of(player).map(wire::number).collect();
                Some((guest.number, ToClient::You { seats, host: player == self.table.host() }))
            })
            .collect();
        for (number, message) in messages {
            self.tell(number, &message);
        }
        self.presence_changed();
    }

    /// Passes an answer on.
    pub(super) fn reply(&mut self, reply: Reply, answer: Result<Done, Fault>) {
        match reply {
            Reply::Once(waiting) => drop(waiting.send(answer)),
            Reply::Guest { guest, id } => {
                let Some(lang) =
                    self.guests.iter().find(|known| known.number == guest).map(|known| known.guest.lang)
                else {
                    return;
                };
                let message = match answer {
                    Ok(done) => ToClient::Done(Done { id, ..done }),
                    Err(fault) => ToClient::Refused { id: Some(id), problem: fault.problem(lang) },
                };
                self.tell(guest, &message);
            }
        }
    }
}

/// A message as it travels.
pub(crate) fn encoded(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
