//! People who are connected to the same table through other processes. Each process tells the others who is connected to
//! it, again and again, and is believed for a while.

use std::collections::HashMap;
use std::time::Duration;

use crosstable_core::PlayerId;
use crosstable_protocol::ToClient;
use tokio::time::Instant;

use super::Room;
use super::presence::PRESENCE_DELAY;
use crate::cluster::{BusMessage, BusSubscription};

/// How often a process announces who is connected to it,
const ANNOUNCE_INTERVAL: Duration = Duration::from_secs(10);
/// and how long an announcement is valid.
const ANNOUNCEMENT_TTL: Duration = Duration::from_secs(25);

/// What other processes have announced.
#[derive(Default)]
pub(super) struct RemotePresence {
    processes: HashMap<u64, Announcement>,
    /// When to announce who is connected here.
    announce_at: Option<Instant>,
}

struct Announcement {
    players: Vec<PlayerId>,
    spectators: u32,
    until: Instant,
}

impl RemotePresence {
    /// Whether a person is connected to another process.
    pub(super) fn has(&self, player: PlayerId) -> bool {
        self.processes.values().any(|process| process.players.contains(&player))
    }

    pub(super) fn spectators(&self) -> u32 {
        self.processes.values().map(|process| process.spectators).sum()
    }

    /// Other processes will hear of a change. Changes within a moment are announced together.
    pub(super) fn announce_soon(&mut self) {
        let soon = Instant::now() + PRESENCE_DELAY;
        self.announce_at = Some(self.announce_at.map_or(soon, |at| at.min(soon)));
    }

    /// When there is something to do.
    pub(super) fn wake(&self) -> impl Iterator<Item = Instant> {
        self.processes.values().map(|process| process.until).chain(self.announce_at)
    }
}

impl Room {
    /// Begins to listen to the other processes, and asks them who is connected.
    pub(super) async fn subscribe_to_bus(&mut self) -> Option<BusSubscription> {
        let table = self.table().id();
        let subscription = self.app.bus.subscribe(table).await;
        self.app.bus.publish(table, BusMessage::PresenceQuery).await;
        subscription
    }

    pub(super) fn on_bus_message(&mut self, message: BusMessage) {
        match message {
            BusMessage::PresenceQuery => {
                if !self.subscriptions.is_empty() {
                    self.remote.announce_soon();
                }
            }
            BusMessage::Presence { process, players, spectators } if process != self.app.process => {
                let until = Instant::now() + ANNOUNCEMENT_TTL;
                let before = if players.is_empty() && spectators == 0 {
                    self.remote.processes.remove(&process)
                } else {
                    let announcement = Announcement { players: players.clone(), spectators, until };
                    self.remote.processes.insert(process, announcement)
                };
                let before = before.map_or((Vec::new(), 0), |before| (before.players, before.spectators));
                if before != (players, spectators) {
                    self.expect_everybody();
                    self.send_presence_soon();
                }
            }
            BusMessage::Presence { .. } => {}
            BusMessage::Said { seat, phrase } => {
                self.said.insert(seat, Instant::now());
                self.send_all(&ToClient::Said { seat, phrase });
            }
        }
    }

    /// Forgets processes that have been silent for long: they have died, or cannot be reached.
    pub(super) fn forget_silent_processes(&mut self) {
        let (now, before) = (Instant::now(), self.remote.processes.len());
        self.remote.processes.retain(|_, process| process.until > now);
        if self.remote.processes.len() < before {
            self.expect_everybody();
            self.send_presence_soon();
        }
    }

    /// Announces to the other processes who is connected here, if that is due.
    pub(super) async fn announce(&mut self) {
        if self.remote.announce_at.is_none_or(|at| at > Instant::now()) {
            return;
        }
        self.remote.announce_at = None;
        if !self.app.bus.is_shared() {
            return;
        }
        let mut players: Vec<_> =
            self.subscriptions.iter().filter_map(|known| known.subscriber.player).collect();
        players.sort_unstable();
        players.dedup();
        if !self.subscriptions.is_empty() {
            self.remote.announce_at = Some(Instant::now() + ANNOUNCE_INTERVAL);
        }
        self.publish_presence(players, self.spectators()).await;
    }

    /// Announces that nobody is connected here any more.
    pub(super) async fn announce_departure(&mut self) {
        if !self.subscriptions.is_empty() {
            self.publish_presence(Vec::new(), 0).await;
        }
    }

    async fn publish_presence(&self, players: Vec<PlayerId>, spectators: u32) {
        let presence = BusMessage::Presence { process: self.app.process, players, spectators };
        self.app.bus.publish(self.table().id(), presence).await;
    }
}
