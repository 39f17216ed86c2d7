//! Everything that can be wrong with a request, and how it is said.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use crosstable_core::{Arg, Refusal, SetupError};
use crosstable_protocol::Problem;
use crosstable_texts::{Lang, text};

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// A rule forbids it.
    Refused(Refusal),
    /// The wished-for table cannot be.
    Setup(SetupError),
    /// The move was chosen for a position that is no longer there.
    Stale,
    /// There is no such table.
    NoTable,
    /// There is no such page.
    NoPage,
    /// Not like this.
    NoMethod,
    /// No token, or not a readable one.
    Stranger,
    /// The message cannot be understood; what is wrong with it.
    Unreadable(String),
    /// Binary messages are not spoken here.
    Binary,
    /// The first message must be a hello.
    NoHello,
    /// Too large.
    TooLarge(usize),
    /// Too many of them; seconds until it is worth trying again.
    TooFast(u32),
    /// Too many at the same time.
    Busy,
    /// Nothing was heard for too long.
    Silent,
    /// What was sent was not read.
    Slow,
    /// The request took too long to arrive.
    TimedOut,
    /// A page of somewhere else asked.
    ForeignOrigin,
    /// Storage failed. The command may or may not have been written down; asking again with the same id tells.
    Storage,
    /// The broker that keeps the tables does not answer. Nothing is lost; it is tried again with the next request.
    Unreachable,
    /// The table's log cannot be read.
    Damaged,
    /// The server goes down and comes back.
    Closing,
    /// Not before the end of the game.
    NotEnded,
    /// It is not the asker's decision.
    NoHint,
    /// There is no such step.
    NoStep,
    /// Not one of the phrases that can be said now.
    NoPhrase,
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Fault::Refused(refusal)
    }
}

impl Fault {
    /// The stable code, which is also the key of the sentence.
    fn code(&self) -> &'static str {
        match self {
            Fault::Refused(refusal) => refusal.code,
            Fault::Setup(_) => "server-bad-setup",
            Fault::Stale => "server-stale",
            Fault::NoTable => "server-no-table",
            Fault::NoPage => "server-no-page",
            Fault::NoMethod => "server-no-method",
            Fault::Stranger => "server-stranger",
            Fault::Unreadable(_) => "server-unreadable",
            Fault::Binary => "server-binary",
            Fault::NoHello => "server-no-hello",
            Fault::TooLarge(_) => "server-too-large",
            Fault::TooFast(_) => "server-too-fast",
            Fault::Busy => "server-busy",
            Fault::Silent => "server-silent",
            Fault::Slow => "server-slow",
            Fault::TimedOut => "server-timed-out",
            Fault::ForeignOrigin => "server-foreign-origin",
            Fault::Storage => "server-storage",
            Fault::Unreachable => "server-unreachable",
            Fault::Damaged => "server-damaged",
            Fault::Closing => "server-closing",
            Fault::NotEnded => "server-not-ended",
            Fault::NoHint => "server-no-hint",
            Fault::NoStep => "server-no-step",
            Fault::NoPhrase => "server-no-phrase",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Fault::Refused(_) | Fault::NoHint | Fault::NotEnded | Fault::NoPhrase => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Fault::Stale => StatusCode::CONFLICT,
            Fault::NoTable | Fault::NoPage | Fault::NoStep => StatusCode::NOT_FOUND,
            Fault::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Stranger => StatusCode::UNAUTHORIZED,
            Fault::Setup(_) | Fault::Unreadable(_) | Fault::Binary | Fault::NoHello => {
                StatusCode::BAD_REQUEST
            }
            Fault::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            Fault::Silent | Fault::Slow | Fault::TimedOut => StatusCode::REQUEST_TIMEOUT,
            Fault::ForeignOrigin => StatusCode::FORBIDDEN,
            Fault::Busy | Fault::Storage | Fault::Unreachable | Fault::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Fault::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn retry_after(&self) -> Option<u32> {
        match self {
            Fault::TooFast(seconds) => Some(*seconds),
            Fault::Busy => Some(30),
            Fault::Storage | Fault::Unreachable | Fault::Closing | Fault::Slow => Some(1),
            _ => None,
        }
    }

    /// Whether asking again with the same id must be answered the same way.
    pub(crate) const fn is_final(&self) -> bool {
        matches!(self, Fault::Refused(_) | Fault::Stale | Fault::NoPhrase)
    }

    /// For programs and people.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        let sentence = match self {
            Fault::Refused(refusal) => crosstable_texts::refusal(lang, refusal),
            Fault::Setup(faults) => text(lang, self.code(), &[("faults", Arg::Text(faults.to_string()))]),
            Fault::Unreadable(why) => text(lang, self.code(), &[("why", Arg::Text(why.clone()))]),
            Fault::TooLarge(most) => text(lang, self.code(), &[("most", Arg::Number(*most as i64))]),
            Fault::TooFast(seconds) => {
                text(lang, self.code(), &[("seconds", Arg::Number((*seconds).into()))])
            }
            _ => text(lang, self.code(), &[]),
        };
        Problem {
            code: self.code().to_owned(),
            clause: match self {
                Fault::Refused(refusal) => Some(refusal.clause.to_owned()),
                _ => None,
            },
            text: sentence,
            retry_after: self.retry_after(),
        }
    }

    /// The answer to a request, in a language.
    pub(crate) fn response(&self, lang: Lang) -> Response {
        let mut response = (self.status(), axum::Json(self.problem(lang))).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// The shield, which knows the asker's language, writes the sentence; see `shield.rs`.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
