//! The few things that are asked over HTTP.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crosstable_protocol::Problem;
use crosstable_protocol::http::{Hint, Listed, Look, NewTable, Opened};
use crosstable_protocol::to_client::Done;
use crosstable_protocol::to_server::{Ask, Command};
use crosstable_texts::Lang;
use http_body_util::BodyExt;
use hyper::client::conn::http1;
use hyper::header::LOCATION;
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_rustls::rustls::ClientConfig;

use crate::error::PlayError;
use crate::folder::fresh;
use crate::wire::{Fault, UnknownHost, connect, distrust, trust};
use crate::words::say;

/// How long an answer may take. Bots think about hints.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server and who one is there.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    runtime: Handle,
    /// Without a slash at the end.
    pub(crate) base: String,
    pub(crate) token: String,
    pub(crate) lang: Lang,
    /// Whom to believe that it is the server; for encrypted connections.
    pub(crate) trust: Option<Arc<ClientConfig>>,
}

/// What was answered: how it went, where else to go, and the text.
struct Answer {
    status: StatusCode,
    elsewhere: Option<String>,
    text: Vec<u8>,
}

impl Api {
    /// The server inside this process.
    pub(crate) fn here(runtime: &Handle, at: std::net::SocketAddr, token: String, lang: Lang) -> Self {
        Api { runtime: runtime.clone(), base: format!("http://{at}"), token, lang, trust: None }
    }

    /// Somebody's server. Certificates of the authority in this file are trusted, too.
    pub(crate) fn there(
        runtime: &Handle,
        base: &str,
        token: String,
        lang: Lang,
        authority: Option<&Path>,
    ) -> Result<Self, PlayError> {
        let base = base.trim_end_matches('/').to_owned();
        let trust = base.starts_with("https://").then(|| trust(authority)).transpose()?;
        Ok(Api { runtime: runtime.clone(), base, token, lang, trust })
    }

    pub(crate) fn open(&self, wish: &NewTable) -> Result<Opened, PlayError> {
        self.post("/api/tables", wish)
    }

    /// Carries out one command before the connection begins.
    pub(crate) fn command(&self, table: &str, command: Command) -> Result<Done, PlayError> {
        self.post(&format!("/api/tables/{table}/commands"), &Ask { id: fresh::<12>(), command })
    }

    pub(crate) fn my_tables(&self) -> Result<Vec<Listed>, PlayError> {
        self.get("/api/me/tables")
    }

    pub(crate) fn look(&self, table: &str) -> Result<Look, PlayError> {
        self.get(&format!("/api/tables/{table}"))
    }

    pub(crate) fn hint(&self, table: &str) -> Result<Hint, PlayError> {
        self.get(&format!("/api/tables/{table}/hint"))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, PlayError> {
        self.ask(Method::GET, path, String::new())
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, PlayError> {
        self.ask(Method::POST, path, serde_json::to_string(body).expect("wishes are plain data"))
    }

    /// Asks and waits. This is for threads that have nothing else to do.
    fn ask<T: DeserializeOwned>(&self, method: Method, path: &str, body: String) -> Result<T, PlayError> {
        let answer = self.runtime.block_on(async { timeout(PATIENCE, self.send(method, path, body)).await });
        let Answer { status, elsewhere, text } = match answer {
            Ok(answer) => answer.map_err(|fault| self.failed(&fault))?,
            Err(_) => return Err(self.unreachable(say!(self.lang, "terminal-broken", why = "no-answer"))),
        };
        if status.is_success() {
            return serde_json::from_slice(&text).map_err(|_| self.stranger(None));
        }
        match serde_json::from_slice::<Problem>(&text) {
            Ok(problem) => Err(PlayError::Refused(problem)),
            // This is what proxies say while the server behind them is down.
            Err(_) if status.is_server_error() => Err(self.unreachable(status.to_string())),
            Err(_) => Err(self.stranger(elsewhere)),
        }
    }

    fn unreachable(&self, why: String) -> PlayError {
        PlayError::Unreachable { server: self.base.clone(), why }
    }

    fn stranger(&self, elsewhere: Option<String>) -> PlayError {
        let why = match elsewhere {
            Some(address) => say!(self.lang, "terminal-elsewhere", address = address),
            None => say!(self.lang, "terminal-stranger"),
        };
        PlayError::Stranger { server: self.base.clone(), why }
    }

    /// What came of a connection that failed.
    fn failed(&self, fault: &Fault) -> PlayError {
        if let Some(why) = distrust(fault, self.lang) {
            PlayError::Stranger { server: self.base.clone(), why }
        } else if fault.is::<UnknownHost>() {
            PlayError::Stranger { server: self.base.clone(), why: fault.to_string() }
        } else {
            self.unreachable(fault.to_string())
        }
    }

    async fn send(&self, method: Method, path: &str, body: String) -> Result<Answer, Fault> {
        let url: Uri = format!("{}{path}", self.base).parse()?;
        let stream = connect(&url, self.trust.as_ref()).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the answer; what goes wrong with it goes wrong with the answer, too.
        tokio::spawn(connection);
        let host = url.authority().map(ToString::to_string).unwrap_or_default();
        let local = url.path_and_query().map_or("/", |local| local.as_str());
        let request = Request::builder()
            .method(method)
            .uri(local)
            .header("Host", host)
            .header("Authorization", format!("Bearer {}", self.token))
            .header("Accept-Language", self.lang.code())
            .header("Content-Type", "application/json")
            .body(body)?;
        let answer = sender.send_request(request).await?;
        let status = answer.status();
        let elsewhere = answer.headers().get(LOCATION).and_then(|address| address.to_str().ok());
        let elsewhere =
            elsewhere.filter(|_| status.is_redirection()).map(|address| address.replacen(path, "", 1));
        Ok(Answer { status, elsewhere, text: answer.into_body().collect().await?.to_bytes().to_vec() })
    }
}
