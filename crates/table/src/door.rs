//! The door through which every command comes, and what is asked there of whoever comes.

use crosstable_core::{PlayerId, Refusal, Seat};

use crate::chair::Chair;
use crate::clock::Millis;
use crate::command::{By, Command};
use crate::entry::Entry;
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

    pub(crate) fn by_host(&self, by: By) -> Result<(), Why> {
        if by == By::Player(self.host) { Ok(()) } else { Err(Why::NotTheHost) }
    }
}
