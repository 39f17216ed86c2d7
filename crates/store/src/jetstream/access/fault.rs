//! Why there is no connection to the broker.

use std::error::Error as _;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_nats::rustls::{self, AlertDescription, CertificateError};
use async_nats::{ConnectError, ConnectErrorKind};

use super::{Access, Login};
use crate::jetstream::streams::reason;

/// What is wrong, where, and what to do. None of it holds a secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AccessError {
    /// There is no address.
    #[error("no address of a broker was given: name at least one node, as in nats://127.0.0.1:4222")]
    NoAddress,
    /// An address is none.
    #[error("'{url}' is no address of a broker ({reason}): write it as in nats://127.0.0.1:4222")]
    Address {
        /// What was given.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A file that was named cannot be used.
    #[error("{what} cannot be read from {}: {reason}", path.display())]
    File {
        /// What should be in it.
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Nobody answers there.
    #[error(
        "no broker answers at {place}, tried for {waited:.0?} ({reason}): see that nats-server runs there and that \
         this machine reaches it, or name another address"
    )]
    Silent {
        /// The addresses.
        place: String,
        /// What was heard last.
        reason: String,
        /// How long we tried.
        waited: Duration,
    },
    /// The broker proves to be somebody, but nobody who is trusted.
    #[error(
        "the broker at {place} shows a certificate that is not trusted ({reason}): name the file with the \
         certificate of the authority that has signed it"
    )]
    Untrusted {
        /// The addresses.
        place: String,
        /// What is wrong with the certificate.
        reason: String,
    },
    /// The broker proves to be somebody else.
    #[error(
        "the broker at {place} shows a certificate for another name ({reason}): use the name that stands in the \
         certificate, or let the certificate have this one"
    )]
    Misnamed {
        /// The addresses.
        place: String,
        /// Which names there are.
        reason: String,
    },
    /// The broker does not encrypt.
    #[error(
        "the broker at {place} does not encrypt, and only encrypted connections were asked for: give it a certificate \
         (tls {{ }} in its configuration), or ask for no encryption"
    )]
    Unencrypted {
        /// The addresses.
        place: String,
    },
    /// The broker wants a certificate of ours, and another one than it was shown.
    #[error(
        "the broker at {place} wants a certificate of this program that it trusts ({reason}): name the files of one \
         that its authority has signed"
    )]
    Unproven {
        /// The addresses.
        place: String,
        /// What it said.
        reason: String,
    },
    /// The broker lets only some in, and nothing was said of who we are.
    #[error(
        "the broker at {place} lets nobody in without a login: give a user and password, a token or a file with \
         credentials, as its configuration has them"
    )]
    LoginWanted {
        /// The addresses.
        place: String,
    },
    /// The broker does not know us.
    #[error("the broker at {place} refuses the login with {login}: see what its configuration has")]
    LoginRefused {
        /// The addresses.
        place: String,
        /// What kind of login it was.
        login: String,
    },
}

impl AccessError {
    pub(super) fn file(what: &'static str, path: &Path, reason: String) -> Self {
        AccessError::File { what, path: path.to_owned(), reason }
    }

    /// What an attempt to connect came to.
    pub(super) fn of(error: &ConnectError, access: &Access, waited: Duration) -> Self {
        let place = access.place();
        if matches!(error.kind(), ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication)
        {
            return match kind(&access.login) {
                None => AccessError::LoginWanted { place },
                Some(login) => AccessError::LoginRefused { place, login },
            };
        }
        // That it was input or output that failed tells nobody anything.
        let reason = match (error.kind(), error.source()) {
            (ConnectErrorKind::Io, Some(source)) => reason(source),
            _ => reason(error),
        };
        match encryption(error) {
            Some(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => AccessError::Misnamed { place, reason },
            Some(rustls::Error::InvalidCertificate(_)) => AccessError::Untrusted { place, reason },
            Some(rustls::Error::InvalidMessage(_)) => AccessError::Unencrypted { place },
            Some(rustls::Error::AlertReceived(
                AlertDescription::CertificateRequired
                | AlertDescription::BadCertificate
                | AlertDescription::UnknownCA
                | AlertDescription::CertificateExpired
                | AlertDescription::HandshakeFailure,
            )) => AccessError::Unproven { place, reason },
            _ => AccessError::Silent { place, reason, waited },
        }
    }
}

/// What kind of login it is, in words.
fn kind(login: &Login) -> Option<String> {
    match login {
        Login::Nobody => None,
        Login::User { name, .. } => Some(format!("the user '{name}' and a password")),
        Login::Token(_) => Some("a token".to_owned()),
        Login::Credentials(path) => Some(format!("the credentials in {}", path.display())),
    }
}

/// What went wrong with the encryption, if that is what went wrong.
fn encryption(error: &ConnectError) -> Option<&rustls::Error> {
    let failed = error.source()?.downcast_ref::<io::Error>()?;
    failed.get_ref()?.downcast_ref()
}
