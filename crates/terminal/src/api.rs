//! The few things that are asked over HTTP.

use std::time::Duration;

use crosstable_protocol::Problem;
use crosstable_protocol::http::{Hint, Listed, Look, NewTable, Opened};
use crosstable_protocol::to_client::Done;
use crosstable_protocol::to_server::{Ask, Command};
use crosstable_texts::Lang;
use http_body_util::BodyExt;
use hyper::client::conn::http1;
use hyper::{Method, Request, Uri};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::error::PlayError;
use crate::folder::fresh;
use crate::wire::{Fault, connect};

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
}

impl Api {
    pub(crate) fn new(runtime: &Handle, base: &str, token: String, lang: Lang) -> Self {
        Api { runtime: runtime.clone(), base: base.trim_end_matches('/').to_owned(), token, lang }
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
        let unreachable = |why: String| PlayError::Unreachable { server: self.base.clone(), why };
        let (good, text) = match answer {
            Ok(answer) => answer.map_err(|fault| unreachable(fault.to_string()))?,
            Err(_) => return Err(unreachable("no answer".to_owned())),
        };
        let stranger = || unreachable("this is no server of Crosstable".to_owned());
        if good {
            serde_json::from_slice(&text).map_err(|_| stranger())
        } else {
            let problem: Problem = serde_json::from_slice(&text).map_err(|_| stranger())?;
            Err(PlayError::Refused(problem))
        }
    }

    /// Sends a request and tells whether it went well, and what was answered.
    async fn send(&self, method: Method, path: &str, body: String) -> Result<(bool, Vec<u8>), Fault> {
        let url: Uri = format!("{}{path}", self.base).parse()?;
        let stream = connect(&url).await?;
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
        let good = answer.status().is_success();
        Ok((good, answer.into_body().collect().await?.to_bytes().to_vec()))
    }
}
