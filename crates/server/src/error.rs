//! Everything that can be wrong with a request, and how people are told.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use crosstable_core::{Arg, Refusal, SetupError};
use crosstable_protocol::Problem;
use crosstable_table::Rejection;
use crosstable_texts::{Lang, text};

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
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
    /// The method is not allowed.
    NoMethod,
    /// No token, or an invalid one.
    Stranger,
    /// The message cannot be understood; what is wrong with it.
    Unreadable(String),
    /// Binary messages are not supported.
    Binary,
    /// The first message must be a hello.
    NoHello,
    /// The client speaks another version of the protocol.
    Version,
    /// Longer than this many bytes.
    TooLarge(usize),
    /// Too many of them; seconds until it is worth trying again.
    TooFast(u32),
    /// Too many at the same time.
    Busy,
    /// The person has enough public tables that wait for players.
    ManyPublic,
    /// Nothing was heard for too long.
    Silent,
    /// What was sent was not read.
    Slow,
    /// The request took too long to arrive.
    TimedOut,
    /// Whoever runs the server keeps this address or person out for so many minutes.
    Banned(u32),
    /// A page of another origin asked.
    ForeignOrigin,
    /// The request names a host that this server is not known to be.
    ForeignHost,
    /// Storage failed. The command may or may not have been stored; asking again with the same id tells.
    Storage,
    /// The broker that keeps the tables does not answer. Nothing is lost; it is tried again with the next request.
    Unreachable,
    /// The table's log cannot be read.
    Damaged,
    /// The server is shutting down and comes back.
    Closing,
    /// What was sent is not the log of a device's game: this entry does not fit.
    NotContinued(usize),
    /// The game of the device is too long to be checked.
    ContinueLong,
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

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        ApiError::Refused(refusal)
    }
}

impl From<Rejection> for ApiError {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refusal) => ApiError::Refused(refusal),
            Rejection::Stale => ApiError::Stale,
            Rejection::NotSayable => ApiError::NoPhrase,
        }
    }
}

impl ApiError {
    /// For input that cannot be understood.
    pub(crate) fn unreadable(error: impl std::fmt::Display) -> Self {
        ApiError::Unreadable(error.to_string())
    }

    /// The stable code, which is also the key of the sentence.
    fn code(&self) -> &'static str {
        match self {
            ApiError::Refused(refusal) => refusal.code,
            ApiError::Setup(_) => "server-bad-setup",
            ApiError::Stale => "server-stale",
            ApiError::NoTable => "server-no-table",
            ApiError::NoPage => "server-no-page",
            ApiError::NoMethod => "server-no-method",
            ApiError::Stranger => "server-stranger",
            ApiError::Unreadable(_) => "server-unreadable",
            ApiError::Binary => "server-binary",
            ApiError::NoHello => "server-no-hello",
            ApiError::Version => "server-version",
            ApiError::TooLarge(_) => "server-too-large",
            ApiError::TooFast(_) => "server-too-fast",
            ApiError::Busy => "server-busy",
            ApiError::ManyPublic => "server-many-public",
            ApiError::Silent => "server-silent",
            ApiError::Slow => "server-slow",
            ApiError::TimedOut => "server-timed-out",
            ApiError::Banned(_) => "server-banned",
            ApiError::ForeignOrigin => "server-foreign-origin",
            ApiError::ForeignHost => "server-foreign-host",
            ApiError::Storage => "server-storage",
            ApiError::Unreachable => "server-unreachable",
            ApiError::Damaged => "server-damaged",
            ApiError::Closing => "server-closing",
            ApiError::NotContinued(_) => "server-not-continued",
            ApiError::ContinueLong => "server-continue-long",
            ApiError::NotEnded => "server-not-ended",
            ApiError::NoReview => "server-no-review",
            ApiError::NoHint => "server-no-hint",
            ApiError::NoStep => "server-no-step",
            ApiError::NoPhrase => "server-no-phrase",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::Refused(_)
            | ApiError::ManyPublic
            | ApiError::NoReview
            | ApiError::NotContinued(_)
            | ApiError::ContinueLong
            | ApiError::NoHint
            | ApiError::NotEnded
            | ApiError::NoPhrase => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Stale => StatusCode::CONFLICT,
            ApiError::NoTable | ApiError::NoPage | ApiError::NoStep => StatusCode::NOT_FOUND,
            ApiError::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::Stranger => StatusCode::UNAUTHORIZED,
            ApiError::Setup(_)
            | ApiError::Unreadable(_)
            | ApiError::Binary
            | ApiError::NoHello
            | ApiError::Version => StatusCode::BAD_REQUEST,
            ApiError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Silent | ApiError::Slow | ApiError::TimedOut => StatusCode::REQUEST_TIMEOUT,
            ApiError::ForeignOrigin | ApiError::Banned(_) => StatusCode::FORBIDDEN,
            ApiError::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
            ApiError::Busy | ApiError::Storage | ApiError::Unreachable | ApiError::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ApiError::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn retry_after(&self) -> Option<u32> {
        match self {
            ApiError::TooFast(seconds) => Some(*seconds),
            ApiError::Busy => Some(30),
            ApiError::Storage | ApiError::Unreachable | ApiError::Closing | ApiError::Slow => Some(1),
            _ => None,
        }
    }

    /// Whether asking again with the same id must be answered the same way.
    pub(crate) const fn is_final(&self) -> bool {
        matches!(self, ApiError::Refused(_) | ApiError::Stale | ApiError::NoPhrase)
    }

    /// For programs and people.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        let sentence = match self {
            ApiError::Refused(refusal) => crosstable_texts::refusal(lang, refusal),
            ApiError::Setup(errors) => text(lang, self.code(), &[("faults", Arg::Text(errors.to_string()))]),
            ApiError::Unreadable(why) => text(lang, self.code(), &[("why", Arg::Text(why.clone()))]),
            ApiError::TooLarge(most) => text(lang, self.code(), &[("most", Arg::Number(*most as i64))]),
            ApiError::NotContinued(entry) => {
                text(lang, self.code(), &[("entry", Arg::Number(*entry as i64))])
            }
            ApiError::Banned(minutes) => {
                text(lang, self.code(), &[("minutes", Arg::Number((*minutes).into()))])
            }
            ApiError::TooFast(seconds) => {
                text(lang, self.code(), &[("seconds", Arg::Number((*seconds).into()))])
            }
            _ => text(lang, self.code(), &[]),
        };
        Problem {
            code: self.code().to_owned(),
            clause: match self {
                ApiError::Refused(refusal) => Some(refusal.clause.to_owned()),
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

/// The middleware, which knows the language of the request, writes the sentence; see `http/middleware.rs`.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
