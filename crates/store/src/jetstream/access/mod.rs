//! How a broker is reached: where it is, what it must prove, and who we are there.

mod fault;
mod files;
mod login;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event, ServerAddr};

pub use self::fault::AccessError;
pub use self::login::{Login, Secret};
use super::streams::Pause;

/// How a broker is reached. Both connections of a process, for the tables and for what is shared beside them, are made
/// in this way.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Access {
    /// Addresses of nodes (`nats://host:4222`), one or several; the others of the cluster are learnt from it. With one
    /// as in `tls://host:4222` only encrypted connections are made.
    pub urls: Vec<String>,
    /// A file with the certificates of authorities that are trusted instead of the system's. With it only encrypted
    /// connections are made.
    pub authority: Option<PathBuf>,
    /// Two files with the certificate of this program and its key, if the broker wants to see one. With them only
    /// encrypted connections are made.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// Who this program is at the broker.
    pub login: Login,
}

impl Access {
    /// As anybody, at these addresses, trusting whom the system trusts.
    pub fn new<S: Into<String>>(urls: impl IntoIterator<Item = S>) -> Self {
        Access {
            urls: urls.into_iter().map(Into::into).collect(),
            authority: None,
            certificate: None,
            login: Login::Nobody,
        }
    }

    /// The addresses in one line.
    pub fn place(&self) -> String {
        self.urls.join(",")
    }

    /// Whether nothing may be said that others could read.
    fn is_private(&self) -> bool {
        let encrypted = self.urls.iter().any(|url| url.starts_with("tls://"));
        encrypted || self.authority.is_some() || self.certificate.is_some()
    }

    /// Connects, and tries again for as long as patience lasts while nobody answers. What another attempt would not
    /// mend, as a wrong password, is told at once. The name and the times of the connection are the caller's.
    pub async fn connect(
        &self,
        patience: Duration,
        tuned: impl Fn(ConnectOptions) -> ConnectOptions,
    ) -> Result<Client, AccessError> {
        let urls = self.addresses()?;
        self.check_files()?;
        let begun = Instant::now();
        let mut pause = Pause::new(patience);
        loop {
            let options = tuned(self.options()?);
            let failed = match options.connect(urls.as_slice()).await {
                Ok(client) => return Ok(client),
                Err(error) => AccessError::of(&error, self, begun.elapsed()),
            };
            if pause.over() || !matches!(failed, AccessError::Silent { .. }) {
                return Err(failed);
            }
            pause.wait().await;
        }
    }

    fn addresses(&self) -> Result<Vec<ServerAddr>, AccessError> {
        if self.urls.is_empty() {
            return Err(AccessError::NoAddress);
        }
        let parsed = |url: &String| {
            url.parse().map_err(|error: std::io::Error| AccessError::Address {
                url: url.clone(),
                reason: error.to_string(),
            })
        };
        self.urls.iter().map(parsed).collect()
    }

    fn options(&self) -> Result<ConnectOptions, AccessError> {
        let mut options = self.login.given(ConnectOptions::new())?.require_tls(self.is_private());
        if let Some(authority) = &self.authority {
            options = options.add_root_certificates(authority.clone());
        }
        if let Some((certificate, key)) = &self.certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        let (place, lost) = (self.place(), AtomicBool::new(false));
        Ok(options.event_callback(move |event| {
            told(&event, &place, &lost);
            std::future::ready(())
        }))
    }
}

/// Writes down what somebody who runs this program wants to know of the connection.
fn told(event: &Event, place: &str, lost: &AtomicBool) {
    match event {
        Event::Disconnected => {
            lost.store(true, Ordering::Relaxed);
            tracing::warn!(place, "the connection to the broker is lost");
        }
        Event::Connected if lost.swap(false, Ordering::Relaxed) => {
            tracing::info!(place, "the connection to the broker is back");
        }
        Event::Connected | Event::Draining | Event::Closed => tracing::debug!(place, %event, "the broker"),
        Event::LameDuckMode => tracing::info!(place, "a node of the broker is about to end"),
        Event::SlowConsumer(_) | Event::ServerError(_) | Event::ClientError(_) => {
            tracing::warn!(place, %event, "the broker");
        }
    }
}
