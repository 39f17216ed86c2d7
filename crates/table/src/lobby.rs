//! Before the game: sitting down, bots, names.

use crosstable_core::{Level, Seat};
use crosstable_fair::Commitment;
use crosstable_protocol::{InvalidName, Millis, Name};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::{Entry, Who};
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// T-02: anybody may take an open chair before the start, also a second one (for passing the device).
    /// The device may commit to its entropy in the same step.
    pub(crate) fn sit(
        &self,
        origin: Origin,
        at: Millis,
        seat: Option<Seat>,
        name: &str,
        commitment: Option<Commitment>,
    ) -> Decided {
        let Origin::Player(player) = origin else { return Err(RefusalReason::NotAtThisTable.into()) };
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        let who = Who::Person { player, name: self.new_name(seat, name)? };
        commitment.map_or(Ok(()), |commitment| self.is_fresh(commitment))?;
        let committed = commitment.map(|commitment| Entry::Committed { at, seat, commitment });
        Ok([Entry::Seated { at, seat, who }].into_iter().chain(committed).collect())
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

    /// T-14: a person changes their name. After the start it is part of the record.
    pub(crate) fn rename(&self, origin: Origin, at: Millis, seat: Seat, name: &str) -> Decided {
        self.by_owner(origin, seat)?;
        self.in_lobby()?;
        let new = self.new_name(seat, name)?;
        let same = matches!(self.chair(seat)?, Chair::Person { name, .. } if *name == new);
        Ok(if same { Vec::new() } else { vec![Entry::Renamed { at, seat, name: new }] })
    }

    /// The chair asked for, or the first open one.
    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, RefusalReason> {
        let Some(seat) = wanted else {
            let mut open = Seat::all(self.players()).filter(|seat| self.chairs[seat.index()] == Chair::Open);
            return open.next().ok_or(RefusalReason::TableFull);
        };
        if *self.chair(seat)? == Chair::Open { Ok(seat) } else { Err(RefusalReason::SeatTaken(seat)) }
    }

    /// T-14: a name that can be read, and that no other seat's name looks like.
    fn new_name(&self, seat: Seat, name: &str) -> Result<Name, RefusalReason> {
        let name = Name::given(name).map_err(|fault| match fault {
            InvalidName::Length => RefusalReason::BadName,
            InvalidName::Illegible => RefusalReason::UnreadableName,
        })?;
        let alike =
            |chair: &Chair| matches!(chair, Chair::Person { name: other, .. } if other.resembles(&name));
        let mut others = Seat::all(self.players()).filter(|other| *other != seat);
        match others.find(|other| alike(&self.chairs[other.index()])) {
            Some(other) => Err(RefusalReason::NameTaken(other)),
            None => Ok(name),
        }
    }
}
