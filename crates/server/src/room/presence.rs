//! Who is here, who comes and who goes.

use std::time::Duration;

use crosstable_core::{PlayerId, Seat, Viewer};
use crosstable_protocol::to_client::{Happened, Presence, ToClient, Welcome};
use crosstable_protocol::to_server::{Eyes, Hello};
use crosstable_store::Log;
use crosstable_table::{By, Chair, Command, Stage, Table};
use tokio::time::Instant;

use super::{Guest, Room, Seated};
use crate::fault::Fault;
use crate::wire::{self, Deed};

/// Those who come and go within this time are told of together.
pub(super) const PRESENCE_PAUSE: Duration = Duration::from_millis(100);
/// Whoever has missed more than this begins anew.
const MOST_MISSED: u64 = 512;

impl<L: Log> Room<L> {
    /// Through whose eyes somebody looks. Nobody looks through eyes that are not their own.
    pub(super) fn viewer_of(&self, player: Option<PlayerId>, eyes: Eyes) -> Viewer {
        let own =
            |seat: &Seat| player.is_some_and(|player| self.table.seats_of(player).any(|held| held == *seat));
        match eyes {
            Eyes::Board => Viewer::Spectator,
            Eyes::Seat(number) => {
                let seat = Seat::try_from(number).ok().filter(own);
                seat.map_or(Viewer::Spectator, Viewer::Seat)
            }
            Eyes::Own => {
                let first = player.and_then(|player| self.table.seats_of(player).next());
                first.map_or(Viewer::Spectator, Viewer::Seat)
            }
        }
    }

    /// Somebody comes in and is told how the table stands, and what happened since they last looked.
    pub(super) async fn enter(&mut self, guest: Guest, hello: Hello) -> Result<u64, Fault> {
        if self.guests.len() >= self.house.config.limits.guests {
            return Err(Fault::Busy);
        }
        // Whoever comes from another process may have seen there what was not heard here yet. If the log cannot be read
        // now, they hear of it later.
        let _ = self.be_current().await;
        if let Some(player) = guest.player {
            let own: Vec<Seat> = self.table.seats_of(player).collect();
            for seat in own {
                self.absent.remove(&seat);
                self.welcome_back(seat).await;
            }
        }
        let viewer = self.viewer_of(guest.player, hello.r#as);
        let missed = match hello.last {
            Some(last) => self.missed(last, viewer).await?,
            None => None,
        };
        let number = self.next_guest;
        self.next_guest += 1;
        self.guests.push(Seated { guest, number, eyes: hello.r#as, board: hello.board, viewer });
        self.welcome(number, missed);
        self.presence_changed();
        Ok(number)
    }

    /// Somebody looks through other eyes from now on.
    pub(super) fn look(&mut self, number: u64, seat: Option<Seat>) {
        let eyes = seat.map_or(Eyes::Board, |seat| Eyes::Seat(seat.number()));
        let Some(index) = self.guests.iter().position(|guest| guest.number == number) else { return };
        self.guests[index].eyes = eyes;
        self.guests[index].viewer = self.viewer_of(self.guests[index].guest.player, eyes);
        self.welcome(number, None);
    }

    fn welcome(&mut self, number: u64, missed: Option<Vec<Happened>>) {
        let Some(guest) = self.guests.iter().find(|guest| guest.number == number) else { return };
        let player = guest.guest.player;
        let seats = player.map(|player| self.table.seats_of(player).map(wire::number).collect());
        let welcome = Welcome {
            version: crosstable_protocol::VERSION,
            number: self.table.length() - 1,
            seats: seats.unwrap_or_default(),
            host: player == Some(self.table.host()),
            missed,
            sight: wire::sight(&self.table, guest.viewer, guest.board),
            presence: self.presence(),
            phrases: crate::phrases::sayable(self.table.stage()).into_iter().map(str::to_owned).collect(),
        };
        self.tell(number, &ToClient::Welcome(Box::new(welcome)));
    }

    /// What happened after event `last`, as this viewer saw it; nothing if that is too much or cannot be.
    async fn missed(&self, last: u64, viewer: Viewer) -> Result<Option<Vec<Happened>>, Fault> {
        let newest = self.table.length() - 1;
        if last > newest || newest - last > MOST_MISSED {
            return Ok(None);
        }
        if last == newest {
            return Ok(Some(Vec::new()));
        }
        let id = self.table.id();
        let mut entries: Vec<_> = self.house.lines(id, 0).await?.into_iter().map(|line| line.entry).collect();
        // Another process may be ahead of this room; its entries will come as events.
        entries.truncate(self.table.length() as usize);
        let facts = Table::facts(&entries, viewer).map_err(|error| super::damaged(id, &error))?;
        let happened = facts.into_iter().zip(&entries).enumerate().skip(last as usize + 1);
        let happened = happened.map(|(number, (fact, entry))| Happened {
            number: number as u64,
            at: entry.at(),
            fact: wire::fact(fact),
        });
        Ok(Some(happened.collect()))
    }

    /// Somebody goes.
    pub(super) fn leave(&mut self, number: u64) {
        self.guests.retain(|guest| guest.number != number);
        self.expect_everybody();
        self.presence_changed();
    }

    /// Whether somebody is connected, here or to another process.
    fn is_here(&self, player: PlayerId) -> bool {
        self.guests.iter().any(|guest| guest.guest.player == Some(player)) || self.others.has(player)
    }

    /// Whoever is not here, and should be, counts as away after a while.
    pub(super) fn expect_everybody(&mut self) {
        let at = Instant::now() + self.house.config.away_after;
        if self.table.stage() != Stage::Running {
            return;
        }
        for (seat, chair) in Seat::all(self.table.players()).zip(self.table.chairs()) {
            if let Chair::Person { player, away: false, .. } = chair
                && !self.is_here(*player)
            {
                self.absent.entry(seat).or_insert(at);
            }
        }
    }

    /// Marks those as away who have not been here for long enough, if that matters to anybody.
    pub(super) async fn mark_absent(&mut self) {
        let now = Instant::now();
        let due: Vec<Seat> =
            self.absent.iter().filter(|(_, at)| **at <= now).map(|(seat, _)| *seat).collect();
        for seat in due {
            self.absent.remove(&seat);
            let gone = match &self.table.chairs()[seat.index()] {
                Chair::Person { player, away: false, .. } => !self.is_here(*player),
                Chair::Person { .. } | Chair::Open | Chair::Bot { .. } => false,
            };
            let others = self.guests.iter().any(|guest| guest.viewer != Viewer::Spectator);
            if gone && others && self.table.stage() == Stage::Running {
                // If it cannot be written down now, nobody is worse off.
                let _ = self.act(By::House, None, &Command::Leave { seat }).await;
            }
        }
    }

    /// Gives a seat back to its owner (T-10).
    async fn welcome_back(&mut self, seat: Seat) {
        if matches!(self.table.chairs()[seat.index()], Chair::Person { away: true, .. }) {
            let _ = self.act(By::House, None, &Command::Return { seat }).await;
        }
    }

    /// Whoever does something is back.
    pub(super) async fn bring_back(&mut self, by: PlayerId, deed: &Deed) {
        if matches!(deed, Deed::Table(Command::Leave { .. } | Command::Return { .. }, _)) {
            return;
        }
        let own: Vec<Seat> = self.table.seats_of(by).collect();
        for seat in own {
            self.welcome_back(seat).await;
        }
    }

    /// Everybody will hear who is here. Not at once, because where many come and go everybody would hear of little else.
    pub(super) fn presence_changed(&mut self) {
        self.others.announce_soon();
        self.tell_presence_soon();
    }

    /// The same, where other processes know it already.
    pub(super) fn tell_presence_soon(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + PRESENCE_PAUSE);
    }

    /// Tells who is here, if that is due.
    pub(super) fn tell_presence(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.presence_due = None;
            let presence = ToClient::Presence(self.presence());
            self.tell_all(&presence);
        }
    }

    fn presence(&self) -> Presence {
        let here = self.table.chairs().iter().map(|chair| match chair {
            Chair::Open => false,
            Chair::Bot { .. } => true,
            Chair::Person { player, .. } => self.is_here(*player),
        });
        Presence {
            here: here.collect(),
            thinks: self.table.bot_to_move().map(|(seat, _)| seat.number()),
            spectators: self.spectators() + self.others.spectators(),
        }
    }

    /// How many look on here who sit at no chair.
    pub(super) fn spectators(&self) -> u32 {
        let spectators = self.guests.iter().filter(|guest| match guest.guest.player {
            Some(player) => self.table.seats_of(player).next().is_none(),
            None => true,
        });
        spectators.count() as u32
    }
}
