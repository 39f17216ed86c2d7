//! Before the game: sitting down, bots, names, entropy, the start.

use crosstable_core::{Level, Seat};
use crosstable_fair::Entropy;

use crate::chair::{Chair, Name};
use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::{Entry, Who};
use crate::refusal::Why;
use crate::table::Table;

impl Table {
    /// T-02: anybody may take an open chair before the start, also a second one (for passing the device).
    pub(crate) fn sit(&self, by: By, at: Millis, seat: Option<Seat>, name: String) -> Answer {
        let By::Player(player) = by else { return Err(Why::NotAtThisTable.into()) };
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        let who = Who::Person { player, name: readable(name)? };
        Ok(vec![Entry::Seated { at, seat, who }])
    }

    /// T-03: the host sets bots.
    pub(crate) fn add_bot(&self, by: By, at: Millis, seat: Option<Seat>, level: Level) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        Ok(vec![Entry::Seated { at, seat, who: Who::Bot { level } }])
    }

    /// T-03: the host clears a chair.
    pub(crate) fn clear(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        match self.chair(seat)? {
            Chair::Open => Err(Why::NothingToClear(seat).into()),
            Chair::Person { .. } | Chair::Bot { .. } => Ok(vec![Entry::Freed { at, seat }]),
        }
    }

    /// T-03: the host exchanges two chairs, with whoever sits on them.
    pub(crate) fn swap(&self, by: By, at: Millis, one: Seat, other: Seat) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        self.chair(one)?;
        self.chair(other)?;
        Ok(if one == other { Vec::new() } else { vec![Entry::Swapped { at, one, other }] })
    }

    pub(crate) fn rename(&self, by: By, at: Millis, seat: Seat, name: String) -> Answer {
        self.by_owner(by, seat)?;
        Ok(vec![Entry::Renamed { at, seat, name: readable(name)? }])
    }

    /// T-13: every person's device adds its own randomness, once, before the start.
    pub(crate) fn add_entropy(&self, by: By, at: Millis, seat: Seat, entropy: Entropy) -> Answer {
        self.by_owner(by, seat)?;
        self.in_lobby()?;
        if self.entropy[seat.index()].is_some() {
            return Err(Why::EntropyGiven(seat).into());
        }
        Ok(vec![Entry::Entropy { at, seat, entropy }])
    }

    /// T-04: the host starts when every chair is taken and every person's device has added its randomness.
    pub(crate) fn start(&self, by: By, at: Millis) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        let open = self.chairs.iter().filter(|chair| **chair == Chair::Open).count();
        if open > 0 {
            return Err(Why::SeatsOpen(open as u8).into());
        }
        for seat in Seat::all(self.players()) {
            if self.chairs[seat.index()].player().is_some() && self.entropy[seat.index()].is_none() {
                return Err(Why::EntropyMissing(seat).into());
            }
        }
        let chance = self.draw(&mut self.first_position(), 0)?;
        Ok(vec![Entry::Started { at, chance }])
    }

    /// The chair asked for, or the first open one.
    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, Why> {
        let Some(seat) = wanted else {
            let mut open = Seat::all(self.players()).filter(|seat| self.chairs[seat.index()] == Chair::Open);
            return open.next().ok_or(Why::TableFull);
        };
        if *self.chair(seat)? == Chair::Open { Ok(seat) } else { Err(Why::SeatTaken(seat)) }
    }
}

fn readable(name: String) -> Result<Name, Why> {
    Name::try_from(name).map_err(|_| Why::BadName)
}
