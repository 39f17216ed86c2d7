//! Who is connected, who comes and who goes.

use std::time::Duration;

use crosstable_core::{PlayerId, Seat, Viewer};
use crosstable_protocol::{Command, Event, Hello, Perspective, Presence, Stage, ToClient};
use crosstable_table::{Chair, Origin, TableSession};
use tokio::time::Instant;

use super::{Room, Subscriber, Subscription};
use crate::error::ApiError;
use crate::live_table::damaged;

/// Changes of presence within this time are sent together.
pub(super) const PRESENCE_DELAY: Duration = Duration::from_millis(100);
/// A client that has missed more events than this begins with a fresh view.
const MAX_MISSED: u64 = 512;
/// How many connections a person who belongs to the table may have to it.
const OWN_CONNECTIONS: usize = 16;

impl Room {
    /// A connection begins: it gets the table as it is, and what happened since it last looked.
    pub(super) async fn subscribe(&mut self, subscriber: Subscriber, hello: Hello) -> Result<u64, ApiError> {
        // A client that comes from another process may have seen there what has not arrived here yet. If the log cannot
        // be read now, it hears of it later.
        let _ = self.catch_up().await;
        self.make_room(&subscriber)?;
        if let Some(player) = subscriber.player {
            self.revive_for(player).await;
            let own: Vec<Seat> = self.table().seats_of(player).collect();
            for seat in own {
                self.absent.remove(&seat);
                self.return_to_seat(seat).await;
            }
        }
        if let (Some(last), Some(receipt)) = (hello.last, hello.receipt) {
            let seated =
                subscriber.player.is_some_and(|player| self.table().seats_of(player).next().is_some());
            // If the log cannot be read now, the client will ask again.
            let _ = self.live.compare(&self.app, last, receipt, seated).await;
            self.broadcast();
        }
        let perspective = hello.perspective;
        let viewer = self.table().viewer_of(subscriber.player, perspective);
        let missed = match hello.last {
            Some(last) => self.missed(last, viewer).await?,
            None => None,
        };
        let number = self.next_subscriber;
        self.next_subscriber += 1;
        let layout = hello.layout;
        let outgoing = Vec::new();
        self.subscriptions.push(Subscription { subscriber, number, perspective, layout, viewer, outgoing });
        self.welcome(number, missed);
        self.presence_changed();
        Ok(number)
    }

    /// Spectators find a table full; who has a seat there, and the host, never do. The oldest connection of a person who
    /// has too many makes room for the new one: it is the likeliest to be dead.
    fn make_room(&mut self, newcomer: &Subscriber) -> Result<(), ApiError> {
        let Some(player) = newcomer.player.filter(|player| self.belongs_here(*player)) else {
            let belongs = |known: &&Subscription| {
                known.subscriber.player.is_some_and(|player| self.belongs_here(player))
            };
            let spectators = self.subscriptions.len() - self.subscriptions.iter().filter(belongs).count();
            let is_full = spectators >= self.app.config.limits.subscribers;
            return if is_full { Err(ApiError::Busy) } else { Ok(()) };
        };
        let own = |known: &&Subscription| known.subscriber.player == Some(player);
        let oldest = self.subscriptions.iter().find(own).map(|known| (known.number, known.subscriber.lang));
        if let Some((number, lang)) = oldest
            && self.subscriptions.iter().filter(own).count() >= OWN_CONNECTIONS
        {
            self.send(number, &ToClient::Bye { problem: ApiError::Busy.problem(lang) });
            self.deliver();
            self.subscriptions.retain(|known| known.number != number);
        }
        Ok(())
    }

    fn belongs_here(&self, player: PlayerId) -> bool {
        player == self.table().host() || self.table().seats_of(player).next().is_some()
    }

    pub(super) fn set_perspective(&mut self, number: u64, perspective: Perspective) {
        let Some(index) = self.subscriptions.iter().position(|known| known.number == number) else { return };
        let viewer = self.table().viewer_of(self.subscriptions[index].subscriber.player, perspective);
        let subscription = &mut self.subscriptions[index];
        (subscription.perspective, subscription.viewer) = (perspective, viewer);
        self.welcome(number, None);
    }

    fn welcome(&mut self, number: u64, missed: Option<Vec<Event>>) {
        let Some(subscription) = self.subscriptions.iter().find(|known| known.number == number) else {
            return;
        };
        let (player, viewer, layout) =
            (subscription.subscriber.player, subscription.viewer, subscription.layout);
        let welcome = self.table().welcome(player, viewer, layout, missed, self.presence());
        self.remember_sent(viewer, layout, &welcome.view);
        self.send(number, &ToClient::Welcome(Box::new(welcome)));
    }

    /// The events after number `last`, as this viewer saw them; none if they are too many or cannot be told.
    async fn missed(&self, last: u64, viewer: Viewer) -> Result<Option<Vec<Event>>, ApiError> {
        let newest = self.table().length() - 1;
        if last > newest || newest - last > MAX_MISSED {
            return Ok(None);
        }
        if last == newest {
            return Ok(Some(Vec::new()));
        }
        let id = self.table().id();
        let mut log = self.app.entries(id, 0).await?;
        // A replica that is behind this room cannot tell all of them.
        if (log.len() as u64) < self.table().length() {
            return Ok(None);
        }
        // Another process may be ahead of this room; its entries will come as events.
        log.truncate(self.table().length() as usize);
        TableSession::events(&log, last + 1, viewer).map(Some).map_err(|error| damaged(id, &error))
    }

    pub(super) fn unsubscribe(&mut self, number: u64) {
        self.subscriptions.retain(|known| known.number != number);
        self.expect_everybody();
        self.presence_changed();
    }

    /// Whether a person is connected, to this process or to another.
    fn is_connected(&self, player: PlayerId) -> bool {
        self.subscriptions.iter().any(|known| known.subscriber.player == Some(player))
            || self.remote.has(player)
    }

    /// A person who is not connected, and should be, counts as away after a while.
    pub(super) fn expect_everybody(&mut self) {
        let at = Instant::now() + self.app.config.away_after;
        if self.table().stage() != Stage::Running {
            return;
        }
        for seat in Seat::all(self.table().players()) {
            if let Chair::Person { player, away: false, .. } = self.table().chairs()[seat.index()]
                && !self.is_connected(player)
            {
                self.absent.entry(seat).or_insert(at);
            }
        }
    }

    /// Marks people as away who have been absent for long enough, if that matters to anybody.
    pub(super) async fn mark_absent(&mut self) {
        let now = Instant::now();
        let due: Vec<Seat> =
            self.absent.iter().filter(|(_, at)| **at <= now).map(|(seat, _)| *seat).collect();
        for seat in due {
            self.absent.remove(&seat);
            let gone = match &self.table().chairs()[seat.index()] {
                Chair::Person { player, away: false, .. } => !self.is_connected(*player),
                Chair::Person { .. } | Chair::Open | Chair::Bot { .. } => false,
            };
            let anybody = self.subscriptions.iter().any(|known| known.viewer != Viewer::Spectator);
            if gone && anybody && self.table().stage() == Stage::Running {
                // If it cannot be stored now, nobody is worse off.
                let _ = self.submit(Origin::System, None, &Command::Leave { seat }).await;
            }
        }
    }

    /// Gives a seat back to its owner (T-10).
    async fn return_to_seat(&mut self, seat: Seat) {
        if matches!(self.table().chairs()[seat.index()], Chair::Person { away: true, .. }) {
            let _ = self.submit(Origin::System, None, &Command::Return { seat }).await;
        }
    }

    /// A person who gives a command is back.
    pub(super) async fn bring_back(&mut self, player: PlayerId, command: &Command) {
        if matches!(command, Command::Leave { .. } | Command::Return { .. }) {
            return;
        }
        self.revive_for(player).await;
        let own: Vec<Seat> = self.table().seats_of(player).collect();
        for seat in own {
            self.return_to_seat(seat).await;
        }
    }

    /// A table that has expired stays if its host or somebody with a seat comes.
    async fn revive_for(&mut self, player: PlayerId) {
        let table = self.table();
        if table.is_expired() && (player == table.host() || table.seats_of(player).next().is_some()) {
            let now = self.app.now();
            let revived =
                self.live.submit_with(&self.app, None, |session| Ok(session.execute_revival(now))).await;
            if matches!(revived, Ok(Some(_))) {
                self.app.metrics.revived.inc();
            }
            // If it cannot be stored now, the next command tries again.
            self.broadcast();
        }
    }

    /// Another process has found that nobody came; but here somebody is.
    pub(super) async fn revive_for_subscribers(&mut self) {
        if self.table().is_expired() {
            let players: Vec<_> =
                self.subscriptions.iter().filter_map(|known| known.subscriber.player).collect();
            for player in players {
                self.revive_for(player).await;
            }
        }
    }

    /// Subscribers and other processes will hear who is connected. Not at once, because where many come and go they
    /// would hear of little else.
    pub(super) fn presence_changed(&mut self) {
        self.remote.announce_soon();
        self.send_presence_soon();
    }

    /// The same, where other processes know it already.
    pub(super) fn send_presence_soon(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + PRESENCE_DELAY);
    }

    /// Sends who is connected, if that is due.
    pub(super) fn send_presence(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.presence_due = None;
            let presence = ToClient::Presence(self.presence());
            self.send_all(&presence);
        }
    }

    fn presence(&self) -> Presence {
        let here = self.table().chairs().iter().map(|chair| match chair {
            Chair::Open => false,
            Chair::Bot { .. } => true,
            Chair::Person { player, .. } => self.is_connected(*player),
        });
        Presence {
            here: here.collect(),
            thinking: self.table().bot_to_move().map(|(seat, _)| seat),
            spectators: self.spectators() + self.remote.spectators(),
        }
    }

    /// How many people without a seat are connected to this process.
    pub(super) fn spectators(&self) -> u32 {
        let is_seated = |player| self.table().seats_of(player).next().is_some();
        let spectators =
            self.subscriptions.iter().filter(|known| !known.subscriber.player.is_some_and(is_seated));
        spectators.count() as u32
    }
}
