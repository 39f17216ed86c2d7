//! Which part of the table answers a command, and the checks that several of them share.

use crosstable_core::{PlayerId, Refusal, Seat};
use crosstable_protocol::{Command, Millis, Phrase, Stage};

use crate::chair::Chair;
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

/// Who gives a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A person.
    Player(PlayerId),
    /// The program that runs the table: bots, stand-ins, lost connections.
    System,
    /// The program, because the time for a decision has run out (T-09).
    Clock,
}

/// Why a command was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejection {
    /// A clause forbids it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The move was chosen for a position that has changed since.
    #[error("the game has moved on")]
    Stale,
    /// This phrase cannot be said at this stage.
    #[error("this phrase cannot be said now")]
    NotSayable,
}

impl From<RefusalReason> for Rejection {
    fn from(reason: RefusalReason) -> Self {
        Rejection::Refused(reason.into())
    }
}

/// The entries a command leads to, or why there are none.
pub(crate) type Decided = Result<Vec<Entry>, Rejection>;

impl Table {
    /// Decides a command that came at this time. The table itself stays as it is.
    pub(crate) fn decide(&self, origin: Origin, at: Millis, command: &Command) -> Decided {
        let entries = self.entries(origin, at, command)?;
        self.within_budget(origin, &entries)?;
        Ok(entries)
    }

    fn entries(&self, origin: Origin, at: Millis, command: &Command) -> Decided {
        match command {
            Command::Sit { seat, name, commitment } => self.sit(origin, at, *seat, name, *commitment),
            Command::Leave { seat } => self.leave(origin, at, *seat),
            Command::Return { seat } => self.come_back(origin, at, *seat),
            Command::Rename { seat, name } => self.rename(origin, at, *seat, name),
            Command::Bot { seat, level } => self.add_bot(origin, at, *seat, *level),
            Command::Clear { seat } => self.clear(origin, at, *seat),
            Command::Swap { one, other } => self.swap(origin, at, *one, *other),
            Command::Take { seat, ticket } => self.take(origin, at, *seat, ticket),
            Command::Commit { seat, commitment } => self.commit(origin, at, *seat, *commitment),
            Command::Start => self.start(origin, at),
            Command::Reveal { seat, entropy } => self.reveal(origin, at, *seat, *entropy),
            Command::Reopen => self.reopen(origin, at),
            Command::Continue => self.accept(origin, at),
            Command::Play { seat, token, seen } => self.play(origin, at, *seat, token, *seen),
            Command::Explain { seat, path } => self.explain(origin, *seat, path).map(|()| Vec::new()),
            Command::Undo { seat } => self.undo(origin, at, *seat),
            Command::StandIn { seat } => self.propose_stand_in(origin, at, *seat),
            Command::Agree => self.agree(origin, at),
            Command::Decline => self.decline(origin, at),
            Command::Rematch => self.may_rematch(origin).map(|()| Vec::new()),
            Command::Say { seat, phrase } => self.may_say(origin, *seat, *phrase).map(|()| Vec::new()),
        }
    }

    /// Only the owner of a seat says something there, and while a game runs nothing about it.
    fn may_say(&self, origin: Origin, seat: Seat, phrase: Phrase) -> Result<(), Rejection> {
        self.by_owner(origin, seat)?;
        let sayable = Phrase::sayable(self.stage).any(|sayable| sayable == phrase);
        if sayable { Ok(()) } else { Err(Rejection::NotSayable) }
    }

    /// The chair, if there is one of that number (T-01).
    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, RefusalReason> {
        self.chairs.get(seat.index()).ok_or(RefusalReason::NoSuchSeat(seat))
    }

    pub(crate) fn in_lobby(&self) -> Result<(), RefusalReason> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Starting => Err(RefusalReason::Starting),
            Stage::Running => Err(RefusalReason::AlreadyStarted),
            Stage::Ended => Err(RefusalReason::Ended),
        }
    }

    pub(crate) fn is_running(&self) -> Result<(), RefusalReason> {
        match self.stage {
            Stage::Lobby | Stage::Starting => Err(RefusalReason::NotStarted),
            Stage::Running if self.dispute.is_some() => Err(RefusalReason::Disputed),
            Stage::Running if self.uploaded.is_some() => Err(RefusalReason::Uploaded),
            Stage::Running => Ok(()),
            Stage::Ended => Err(RefusalReason::Ended),
        }
    }

    /// The command comes from the person on this chair, or from the system in that person's place.
    pub(crate) fn by_owner(&self, origin: Origin, seat: Seat) -> Result<PlayerId, RefusalReason> {
        let owner = self.chair(seat)?.player().ok_or(RefusalReason::NotAPerson(seat))?;
        match origin {
            Origin::System | Origin::Clock => Ok(owner),
            Origin::Player(player) if player == owner => Ok(owner),
            Origin::Player(player) if self.seats_of(player).next().is_none() => {
                Err(RefusalReason::NotAtThisTable)
            }
            Origin::Player(_) => Err(RefusalReason::NotYourSeat(seat)),
        }
    }

    pub(crate) fn by_host(&self, origin: Origin) -> Result<(), RefusalReason> {
        if origin == Origin::Player(self.host) { Ok(()) } else { Err(RefusalReason::NotTheHost) }
    }
}
