//! Those who look at the same table through other processes: each tells the others who is connected to it, again and
//! again, and is believed for a while.

use std::collections::HashMap;
use std::time::Duration;

use crosstable_core::{PlayerId, Seat};
use crosstable_protocol::to_client::ToClient;
use crosstable_store::Log;
use tokio::time::Instant;

use super::Room;
use super::presence::PRESENCE_PAUSE;
use crate::commons::{Hearing, Word};

/// How often a process says who is connected to it,
const BEAT: Duration = Duration::from_secs(10);
/// and how long it is believed.
const BELIEVED: Duration = Duration::from_secs(25);

/// What other processes have said.
#[derive(Default)]
pub(super) struct Others {
    houses: HashMap<u64, Elsewhere>,
    /// When to say who is here.
    announce_at: Option<Instant>,
}

struct Elsewhere {
    players: Vec<PlayerId>,
    spectators: u32,
    until: Instant,
}

impl Others {
    /// Whether somebody is connected to another process.
    pub(super) fn has(&self, player: PlayerId) -> bool {
        self.houses.values().any(|house| house.players.contains(&player))
    }

    /// How many look on there.
    pub(super) fn spectators(&self) -> u32 {
        self.houses.values().map(|house| house.spectators).sum()
    }

    /// Other processes will hear of a change. Those who come and go within a moment are told of together.
    pub(super) fn announce_soon(&mut self) {
        let soon = Instant::now() + PRESENCE_PAUSE;
        self.announce_at = Some(self.announce_at.map_or(soon, |at| at.min(soon)));
    }

    /// When there is something to do.
    pub(super) fn wake(&self) -> impl Iterator<Item = Instant> {
        self.houses.values().map(|house| house.until).chain(self.announce_at)
    }
}

impl<L: Log> Room<L> {
    /// Begins to listen to the other processes, and asks them who is there.
    pub(super) async fn ask_who_is_here(&mut self) -> Option<Hearing> {
        let table = self.table.id();
        let hearing = self.house.commons.listen(table).await;
        self.house.commons.say(table, Word::Who).await;
        hearing
    }

    /// Hears what another process says.
    pub(super) fn hear(&mut self, word: Word) {
        match word {
            Word::Who => {
                if !self.guests.is_empty() {
                    self.others.announce_soon();
                }
            }
            Word::Here { house, players, spectators } if house != self.house.name => {
                let until = Instant::now() + BELIEVED;
                let before = if players.is_empty() && spectators == 0 {
                    self.others.houses.remove(&house)
                } else {
                    let elsewhere = Elsewhere { players: players.clone(), spectators, until };
                    self.others.houses.insert(house, elsewhere)
                };
                let before = before.map_or((Vec::new(), 0), |before| (before.players, before.spectators));
                if before != (players, spectators) {
                    self.expect_everybody();
                    self.tell_presence_soon();
                }
            }
            Word::Here { .. } => {}
            Word::Said { seat, phrase } => {
                let Ok(own) = Seat::try_from(seat) else { return };
                self.said.insert(own, Instant::now());
                self.tell_all(&ToClient::Said { seat, phrase });
            }
        }
    }

    /// Forgets processes that have not been heard of for long: they have died, or the way to them has.
    pub(super) fn forget_the_silent(&mut self) {
        let (now, before) = (Instant::now(), self.others.houses.len());
        self.others.houses.retain(|_, house| house.until > now);
        if self.others.houses.len() < before {
            self.expect_everybody();
            self.tell_presence_soon();
        }
    }

    /// Tells the other processes who is here, if that is due.
    pub(super) async fn announce(&mut self) {
        if self.others.announce_at.is_none_or(|at| at > Instant::now()) {
            return;
        }
        self.others.announce_at = None;
        if !self.house.commons.is_shared() {
            return;
        }
        let mut players: Vec<_> = self.guests.iter().filter_map(|guest| guest.guest.player).collect();
        players.sort_unstable();
        players.dedup();
        if !self.guests.is_empty() {
            self.others.announce_at = Some(Instant::now() + BEAT);
        }
        self.say_here(players, self.spectators()).await;
    }

    /// Nobody is here any more.
    pub(super) async fn say_goodbye(&mut self) {
        if !self.guests.is_empty() {
            self.say_here(Vec::new(), 0).await;
        }
    }

    async fn say_here(&self, players: Vec<PlayerId>, spectators: u32) {
        let here = Word::Here { house: self.house.name, players, spectators };
        self.house.commons.say(self.table.id(), here).await;
    }
}
