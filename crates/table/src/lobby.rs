//! Before the game: sitting down, bots, names, entropy, the start; and the door through which every command comes.

use crosstable_core::{Level, PlayerId, Refusal, Seat};
use crosstable_fair::Entropy;

use crate::chair::{Chair, Name};
use crate::clock::Millis;
use crate::command::{By, Command};
use crate::entry::{Entry, Who};
use crate::refusal::Why;
use crate::table::{Stage, Table};

/// What a command comes to: entries to be written down, or the reason why not.
pub(crate) type Answer = Result<Vec<Entry>, Refusal>;

impl Table {
    /// Answers a command that came at this moment. The table itself stays as it is until the entries are durable and
    /// [`apply`](Table::apply) is called with each of them.
    pub fn handle(&self, by: By, at: Millis, command: Command) -> Answer {
        match command {
            Command::Sit { seat, name } => self.sit(by, at, seat, name),
            Command::Leave { seat } => self.leave(by, at, seat),
            Command::Return { seat } => self.come_back(by, at, seat),
            Command::Rename { seat, name } => self.rename(by, at, seat, name),
            Command::AddBot { seat, level } => self.add_bot(by, at, seat, level),
            Command::Clear { seat } => self.clear(by, at, seat),
            Command::Swap { one, other } => self.swap(by, at, one, other),
            Command::Take { seat, ticket } => self.take(by, at, seat, &ticket),
            Command::AddEntropy { seat, entropy } => self.add_entropy(by, at, seat, entropy),
            Command::Start => self.start(by, at),
            Command::Play { seat, token } => self.play(by, at, seat, &token),
            Command::TimeUp { seat, token } => self.time_up(by, at, seat, &token),
            Command::Undo { seat } => self.undo(by, at, seat),
            Command::AskStandIn { seat } => self.ask_stand_in(by, at, seat),
            Command::Agree => self.agree(by, at),
            Command::Decline => self.decline(by, at),
            Command::Rematch { table } => self.go_on(by, at, table),
        }
    }

    /// T-02: anybody may take an open chair before the start, also a second one (for passing the device).
    fn sit(&self, by: By, at: Millis, seat: Option<Seat>, name: String) -> Answer {
        let By::Player(player) = by else { return Err(Why::NotAtThisTable.into()) };
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        let who = Who::Person { player, name: readable(name)? };
        Ok(vec![Entry::Seated { at, seat, who }])
    }

    /// T-03: the host sets bots.
    fn add_bot(&self, by: By, at: Millis, seat: Option<Seat>, level: Level) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        let seat = self.open_seat(seat)?;
        Ok(vec![Entry::Seated { at, seat, who: Who::Bot { level } }])
    }

    /// T-03: the host clears a chair.
    fn clear(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        match self.chair(seat)? {
            Chair::Open => Err(Why::NothingToClear(seat).into()),
            Chair::Person { .. } | Chair::Bot { .. } => Ok(vec![Entry::Freed { at, seat }]),
        }
    }

    /// T-03: the host exchanges two chairs, with whoever sits on them.
    fn swap(&self, by: By, at: Millis, one: Seat, other: Seat) -> Answer {
        self.by_host(by)?;
        self.in_lobby()?;
        self.chair(one)?;
        self.chair(other)?;
        Ok(if one == other { Vec::new() } else { vec![Entry::Swapped { at, one, other }] })
    }

    fn rename(&self, by: By, at: Millis, seat: Seat, name: String) -> Answer {
        self.by_owner(by, seat)?;
        Ok(vec![Entry::Renamed { at, seat, name: readable(name)? }])
    }

    /// T-13: every person's device adds its own randomness, once, before the start.
    fn add_entropy(&self, by: By, at: Millis, seat: Seat, entropy: Entropy) -> Answer {
        self.by_owner(by, seat)?;
        self.in_lobby()?;
        if self.entropy[seat.index()].is_some() {
            return Err(Why::EntropyGiven(seat).into());
        }
        Ok(vec![Entry::Entropy { at, seat, entropy }])
    }

    /// T-04: the host starts when every chair is taken and every person's device has added its randomness.
    fn start(&self, by: By, at: Millis) -> Answer {
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

    /// The chair, if there is one of that number (T-01).
    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Why> {
        self.chairs.get(seat.index()).ok_or(Why::NoSuchSeat(seat))
    }

    pub(crate) fn in_lobby(&self) -> Result<(), Why> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Running => Err(Why::AlreadyStarted),
            Stage::Ended => Err(Why::Ended),
        }
    }

    pub(crate) fn is_running(&self) -> Result<(), Why> {
        match self.stage {
            Stage::Lobby => Err(Why::NotStarted),
            Stage::Running => Ok(()),
            Stage::Ended => Err(Why::Ended),
        }
    }

    /// The person on this chair asks, or the house for them.
    pub(crate) fn by_owner(&self, by: By, seat: Seat) -> Result<PlayerId, Why> {
        let owner = self.chair(seat)?.player();
        match (by, owner) {
            (_, None) => Err(Why::NotAPerson(seat)),
            (By::House, Some(owner)) => Ok(owner),
            (By::Player(player), Some(owner)) if player == owner => Ok(owner),
            (By::Player(player), _) if self.seats_of(player).next().is_none() => Err(Why::NotAtThisTable),
            (By::Player(_), _) => Err(Why::NotYourSeat(seat)),
        }
    }

    fn by_host(&self, by: By) -> Result<(), Why> {
        if by == By::Player(self.host) { Ok(()) } else { Err(Why::NotTheHost) }
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
