//! Everything that can be wrong with a request.

use crosstable_core::{Arg, Message, Refusal, SetupError};
use crosstable_protocol::Problem;
use crosstable_table::Rejection;

/// Why a request was not carried out. The codes are those of the server.
#[derive(Clone, Debug)]
pub enum DeviceError {
    /// A rule forbids it.
    Refused(Refusal),
    /// The options of the table are not valid.
    Setup(SetupError),
    /// The move was chosen for a position that is no longer there.
    Stale,
    /// There is no such table.
    NoTable,
    /// There is no such page.
    NoPage,
    /// The message cannot be understood; what is wrong with it.
    Unreadable(String),
    /// The first message must be a hello.
    NoHello,
    /// The client speaks another version of the protocol.
    Version,
    /// Another tab changes the table again and again.
    Busy,
    /// The entries could not be stored. Nothing has changed.
    Storage,
    /// The table's log cannot be read.
    Damaged,
    /// Not before the end of the game.
    NotEnded,
    /// The game was broken off, so it has no review.
    NoReview,
    /// It is not this person's decision.
    NoHint,
    /// There is no such step.
    NoStep,
    /// Not one of the phrases that can be said now.
    NoPhrase,
}

impl From<Refusal> for DeviceError {
    fn from(refusal: Refusal) -> Self {
        DeviceError::Refused(refusal)
    }
}

impl From<Rejection> for DeviceError {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refusal) => DeviceError::Refused(refusal),
            Rejection::Stale => DeviceError::Stale,
            Rejection::NotSayable => DeviceError::NoPhrase,
        }
    }
}

impl DeviceError {
    /// For input that cannot be understood.
    pub(crate) fn unreadable(error: impl std::fmt::Display) -> Self {
        DeviceError::Unreadable(error.to_string())
    }

    /// The stable code, which is also the key of the sentence.
    const fn code(&self) -> &'static str {
        match self {
            DeviceError::Refused(refusal) => refusal.code,
            DeviceError::Setup(_) => "server-bad-setup",
            DeviceError::Stale => "server-stale",
            DeviceError::NoTable => "server-no-table",
            DeviceError::NoPage => "server-no-page",
            DeviceError::Unreadable(_) => "server-unreadable",
            DeviceError::NoHello => "server-no-hello",
            DeviceError::Version => "server-version",
            DeviceError::Busy => "server-busy",
            DeviceError::Storage => "server-storage",
            DeviceError::Damaged => "server-damaged",
            DeviceError::NotEnded => "server-not-ended",
            DeviceError::NoReview => "server-no-review",
            DeviceError::NoHint => "server-no-hint",
            DeviceError::NoStep => "server-no-step",
            DeviceError::NoPhrase => "server-no-phrase",
        }
    }

    /// The status with which a server would answer.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            DeviceError::Refused(_)
            | DeviceError::NoReview
            | DeviceError::NoHint
            | DeviceError::NotEnded
            | DeviceError::NoPhrase => 422,
            DeviceError::Stale => 409,
            DeviceError::NoTable | DeviceError::NoPage | DeviceError::NoStep => 404,
            DeviceError::Setup(_)
            | DeviceError::Unreadable(_)
            | DeviceError::NoHello
            | DeviceError::Version => 400,
            DeviceError::Busy | DeviceError::Storage => 503,
            DeviceError::Damaged => 500,
        }
    }

    /// The problem without its sentence.
    pub(crate) fn problem(&self) -> Problem {
        Problem {
            code: self.code().to_owned(),
            clause: match self {
                DeviceError::Refused(refusal) => Some(refusal.clause.to_owned()),
                _ => None,
            },
            text: String::new(),
            retry_after: matches!(self, DeviceError::Busy | DeviceError::Storage).then_some(1),
        }
    }

    /// The sentence, for the page to say.
    pub(crate) fn words(&self) -> Message {
        let message = Message::new(self.code());
        match self {
            DeviceError::Refused(refusal) => {
                refusal.args.iter().fold(message, |message, (name, value)| match value {
                    Arg::Number(number) => message.number(name, *number),
                    Arg::Text(text) => message.text(name, text),
                    Arg::Seat { seat } => message.number(name, seat.number()),
                })
            }
            DeviceError::Setup(errors) => message.text("faults", errors),
            DeviceError::Unreadable(why) => message.text("why", why),
            _ => message,
        }
    }
}
