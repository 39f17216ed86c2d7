//! What subscribers hear. Each gets what its viewer may see, serialised once for all with the same perspective.

use axum::extract::ws::Utf8Bytes;
use crosstable_core::Viewer;
use crosstable_protocol::{Done, Patch, TableView, ToClient, Update};
use crosstable_table::{Committed, Entry};
use serde_json::Value;

use super::{Reply, Room, SentView, Subscription};
use crate::error::ApiError;

impl Room {
    /// Remembers the view that a subscriber was given. The view is the same for all subscribers with this viewer.
    pub(super) fn remember_sent(&mut self, viewer: Viewer, layout: bool, view: &TableView) {
        if !self.sent.iter().any(|sent| sent.is_of(viewer, layout)) {
            self.sent.push(SentView { viewer, layout, json: json(view) });
        }
    }

    /// Tells all subscribers what has become part of the table since the last time.
    pub(super) fn broadcast(&mut self) {
        let fresh = std::mem::take(&mut self.live.fresh);
        if fresh.is_empty() {
            return;
        }
        // An event is what was seen to happen before seats changed; the view is what is seen after.
        let mut encoded_events: Vec<(Viewer, Viewer, bool, Vec<Utf8Bytes>)> = Vec::new();
        let mut subscriptions = std::mem::take(&mut self.subscriptions);
        let now = |subscription: &Subscription| {
            self.live.table().viewer_of(subscription.subscriber.player, subscription.perspective)
        };
        // If somebody becomes another viewer, more than one patch may begin with the same view.
        let reseated = subscriptions.iter().any(|subscription| subscription.viewer != now(subscription));
        let sent = if reseated { self.sent.clone() } else { Vec::new() };
        for subscription in &mut subscriptions {
            let before = subscription.viewer;
            subscription.viewer =
                self.table().viewer_of(subscription.subscriber.player, subscription.perspective);
            let (after, layout) = (subscription.viewer, subscription.layout);
            let known =
                encoded_events.iter().position(|(b, a, with, _)| (*b, *a, *with) == (before, after, layout));
            let known = known.unwrap_or_else(|| {
                if reseated {
                    let held = sent.iter().find(|sent| sent.is_of(before, layout));
                    self.sent.retain(|sent| !sent.is_of(after, layout));
                    // Every subscriber was welcomed with a view.
                    self.sent.extend(held.map(|held| SentView { viewer: after, ..held.clone() }));
                }
                let patch = self.patch(after, layout);
                encoded_events.push((before, after, layout, encode_events(&fresh, before, patch)));
                encoded_events.len() - 1
            });
            subscription.outgoing.extend_from_slice(&encoded_events[known].3);
        }
        self.sent
            .retain(|sent| encoded_events.iter().any(|(_, after, layout, _)| sent.is_of(*after, *layout)));
        self.subscriptions = subscriptions;
        let entries = || fresh.iter().map(|committed| &committed.log_entry().entry);
        if entries().any(Entry::reseats) {
            self.send_roles();
        }
        for entry in entries() {
            if let Entry::Handed { seat, .. } = entry {
                // The person who was absent no longer owns the seat.
                self.absent.remove(seat);
            }
        }
        if entries().any(|entry| matches!(entry, Entry::Started { .. } | Entry::Handed { .. })) {
            self.expect_everybody();
        }
    }

    /// What turns the view that subscribers hold into the view of this viewer now, which they hold from then on.
    fn patch(&mut self, viewer: Viewer, layout: bool) -> Patch {
        let view = self.live.table().view_for(viewer, layout);
        let held = self.sent.iter_mut().find(|sent| sent.is_of(viewer, layout));
        held.map(|held| Patch::update(&mut held.json, &view)).unwrap_or_default()
    }

    /// Puts what was said into the queues of the subscribers. One whose queue is full, because the client does not read,
    /// loses its connection; the client comes back and is told what it missed.
    pub(super) fn deliver(&mut self) {
        let slow_readers = &self.app.metrics.slow_readers;
        self.subscriptions.retain_mut(|subscription| {
            let out = &subscription.subscriber.out;
            let fits = subscription.outgoing.drain(..).all(|text| out.try_send(text).is_ok());
            if !fits {
                slow_readers.inc();
            }
            fits
        });
    }

    /// The same message for all subscribers.
    pub(super) fn send_all(&mut self, message: &ToClient) {
        if !self.subscriptions.is_empty() {
            self.send_if(message, |_| true);
        }
    }

    /// A message for one subscriber.
    pub(super) fn send(&mut self, number: u64, message: &ToClient) {
        self.send_if(message, |subscription| subscription.number == number);
    }

    fn send_if(&mut self, message: &ToClient, to: impl Fn(&Subscription) -> bool) {
        let text = encoded(message);
        for subscription in self.subscriptions.iter_mut().filter(|subscription| to(subscription)) {
            subscription.outgoing.push(text.clone());
        }
    }

    /// Seats have changed: everybody hears which are theirs.
    fn send_roles(&mut self) {
        let role = |subscription: &Subscription| {
            let player = subscription.subscriber.player?;
            let seats = self.table().seats_of(player).collect();
            Some((subscription.number, ToClient::You { seats, host: player == self.table().host() }))
        };
        let roles: Vec<_> = self.subscriptions.iter().filter_map(role).collect();
        for (number, message) in roles {
            self.send(number, &message);
        }
        self.presence_changed();
    }

    /// Passes an answer on.
    pub(super) fn reply(&mut self, reply: Reply, answer: Result<Done, ApiError>) {
        match reply {
            Reply::Once(waiting) => drop(waiting.send(answer)),
            Reply::Subscriber { subscriber, id } => {
                let known = self.subscriptions.iter().find(|known| known.number == subscriber);
                let Some(lang) = known.map(|known| known.subscriber.lang) else { return };
                let message = match answer {
                    Ok(done) => ToClient::Done(Done { id, ..done }),
                    Err(error) => ToClient::Refused { id: Some(id), problem: error.problem(lang) },
                };
                self.send(subscriber, &message);
            }
        }
    }
}

/// The events in order; the first brings the changes of all of them.
fn encode_events(fresh: &[Committed], viewer: Viewer, patch: Patch) -> Vec<Utf8Bytes> {
    let patches = std::iter::once(patch).chain(std::iter::repeat_with(Patch::default));
    let updates = fresh.iter().zip(patches).map(|(committed, patch)| {
        let update = Update { event: committed.event(viewer), patch };
        encoded(&ToClient::Event(Box::new(update)))
    });
    updates.collect()
}

fn json(view: &TableView) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

/// A message as it travels.
pub(crate) fn encoded(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
