//! Everything that can go wrong between a client and a server.

use std::io;

use crosstable_protocol::Problem;
use hyper::StatusCode;
use tokio_rustls::rustls;
use tokio_tungstenite::tungstenite;

use crate::api::MAX_ANSWER_BYTES;

/// Why a request or a connection failed.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ClientError {
    /// The answer to a request: nothing has changed.
    #[error("{}", .0.text)]
    Refused(Problem),
    /// The server ended the connection and said why.
    #[error("{}", .0.text)]
    Bye(Problem),
    #[error("{0}")]
    UnknownHost(io::Error),
    #[error("the certificate is not accepted: {0}")]
    Distrust(Distrust),
    #[error("the server sends clients on to {0}")]
    Redirected(String),
    #[error("not a Crosstable server")]
    NotCrosstable,
    /// A message of a server that speaks another version of the protocol.
    #[error("the message cannot be read: {0}")]
    Unreadable(serde_json::Error),
    /// Longer than anything that a server of Crosstable sends.
    #[error("the answer is too large: more than {0} bytes")]
    TooLarge(usize),
    #[error("the connection was refused")]
    ConnectionRefused,
    #[error("no answer in time")]
    Timeout,
    #[error("nothing was heard for too long")]
    Silent,
    #[error("the connection was closed")]
    Closed,
    /// Events are missing. The next connection gets them.
    #[error("events are missing")]
    Gap,
    /// This is what proxies answer while the server behind them is down.
    #[error("{0}")]
    Status(StatusCode),
    #[error("{0}")]
    Other(Box<dyn std::error::Error + Send + Sync>),
}

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Distrust {
    #[error("unknown authority")]
    UnknownAuthority,
    #[error("expired")]
    Expired,
    #[error("made for another name")]
    OtherName,
    /// The commonest mistake of who makes certificates by hand.
    #[error("an authority's certificate, not a server's")]
    AuthorityItself,
    #[error("{0}")]
    Other(String),
}

impl ClientError {
    /// Whether the same request may succeed later without anybody changing anything.
    pub fn is_temporary(&self) -> bool {
        use ClientError::{Distrust, NotCrosstable, Redirected, Refused, TooLarge, UnknownHost};
        !matches!(
            self,
            Refused(_) | UnknownHost(_) | Distrust(_) | Redirected(_) | NotCrosstable | TooLarge(_)
        )
    }

    pub(crate) fn other(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        ClientError::Other(error.into())
    }
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> Self {
        match error.get_ref().and_then(|inner| inner.downcast_ref()) {
            Some(rustls::Error::InvalidCertificate(why)) => ClientError::Distrust(why.into()),
            _ if error.kind() == io::ErrorKind::ConnectionRefused => ClientError::ConnectionRefused,
            _ => ClientError::other(error),
        }
    }
}

impl From<&rustls::CertificateError> for Distrust {
    fn from(error: &rustls::CertificateError) -> Self {
        use rustls::CertificateError as Error;
        match error {
            Error::UnknownIssuer => Distrust::UnknownAuthority,
            Error::Expired | Error::ExpiredContext { .. } => Distrust::Expired,
            Error::NotValidForName | Error::NotValidForNameContext { .. } => Distrust::OtherName,
            other if other.to_string().contains("CaUsedAsEndEntity") => Distrust::AuthorityItself,
            other => Distrust::Other(other.to_string()),
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        use tungstenite::Error;
        match error {
            Error::Io(error) => error.into(),
            Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_) => ClientError::Closed,
            Error::Capacity(_) => ClientError::TooLarge(MAX_ANSWER_BYTES),
            Error::Http(answer) => ClientError::Status(answer.status()),
            other => ClientError::other(other),
        }
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> Self {
        ClientError::other(error)
    }
}
