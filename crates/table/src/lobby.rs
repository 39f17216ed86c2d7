//! Before the game: sitting down, bots, names, entropy, the start.

use crosstable_core::{Level, Seat};
use crosstable_fair::Entropy;
use crosstable_protocol::{Millis, Name};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::{Entry, Who};
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// T-02: anybody may take an open chair before the start, also a second one (for passing the device).
    /// The device may add its randomness in the same step.
    pub(crate) fn sit(
        &self,
        origin: Origin,
        at: Millis,
        seat: Option<Seat>,
        name: &str,
        entropy: Option<Entropy>,
    ) -> Decided {
        let Origin::Player(player) = origin else { return Err(RefusalReason::NotAtThisTable.into()) };
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        let who = Who::Person { player, name: readable(name)? };
        let entropy = entropy.map(|entropy| Entry::Entropy { at, seat, entropy });
        Ok([Entry::Seated { at, seat, who }].into_iter().chain(entropy).collect())
    }

    /// T-03: the host sets bots.
    pub(crate) fn add_bot(&self, origin: Origin, at: Millis, seat: Option<Seat>, level: Level) -> Decided {
        self.by_host(origin)?;
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        Ok(vec![Entry::Seated { at, seat, who: Who::Bot { level } }])
    }

    /// T-03: the host clears a chair.
    pub(crate) fn clear(&self, origin: Origin, at: Millis, seat: Seat) -> Decided {
        self.by_host(origin)?;
        self.in_lobby()?;
        match self.chair(seat)? {
            Chair::Open => Err(RefusalReason::NothingToClear(seat).into()),
            Chair::Person { .. } | Chair::Bot { .. } => Ok(vec![Entry::Freed { at, seat }]),
        }
    }

    /// T-03: the host exchanges two chairs together with the people and bots on them.
    pub(crate) fn swap(&self, origin: Origin, at: Millis, one: Seat, other: Seat) -> Decided {
        self.by_host(origin)?;
        self.in_lobby()?;
        self.chair(one)?;
        self.chair(other)?;
        Ok(if one == other { Vec::new() } else { vec![Entry::Swapped { at, one, other }] })
    }

    pub(crate) fn rename(&self, origin: Origin, at: Millis, seat: Seat, name: &str) -> Decided {
        self.by_owner(origin, seat)?;
        Ok(vec![Entry::Renamed { at, seat, name: readable(name)? }])
    }

    /// T-13: every person's device adds its own randomness, once, before the start.
    pub(crate) fn add_entropy(&self, origin: Origin, at: Millis, seat: Seat, entropy: Entropy) -> Decided {
        self.by_owner(origin, seat)?;
        self.in_lobby()?;
        if self.entropy[seat.index()].is_some() {
            return Err(RefusalReason::EntropyGiven(seat).into());
        }
        Ok(vec![Entry::Entropy { at, seat, entropy }])
    }

    /// T-04: the host starts when every chair is taken and every person's device has added its randomness.
    pub(crate) fn start(&self, origin: Origin, at: Millis) -> Decided {
        self.by_host(origin)?;
        self.in_lobby()?;
        let open = self.chairs.iter().filter(|chair| **chair == Chair::Open).count();
        if open > 0 {
            return Err(RefusalReason::SeatsOpen(open as u8).into());
        }
        for seat in Seat::all(self.players()) {
            if self.chairs[seat.index()].player().is_some() && self.entropy[seat.index()].is_none() {
                return Err(RefusalReason::EntropyMissing(seat).into());
            }
        }
        let chance = self.draw(&mut self.first_position(), 0)?;
        Ok(vec![Entry::Started { at, chance }])
    }

    /// The chair asked for, or the first open one.
    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, RefusalReason> {
        let Some(seat) = wanted else {
            let mut open = Seat::all(self.players()).filter(|seat| self.chairs[seat.index()] == Chair::Open);
            return open.next().ok_or(RefusalReason::TableFull);
        };
        if *self.chair(seat)? == Chair::Open { Ok(seat) } else { Err(RefusalReason::SeatTaken(seat)) }
    }
}

fn readable(name: &str) -> Result<Name, RefusalReason> {
    Name::try_from(name.to_owned()).map_err(|_| RefusalReason::BadName)
}
