//! The calls over HTTP.

use std::time::Duration;

use crosstable_core::{Seat, TableId};
use crosstable_protocol::http::{
    HandOver, Hint, Invitation, Listed, NewTable, Opened, Record, Snapshot, Token,
};
use crosstable_protocol::{CommandRequest, Done, Problem};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::client::conn::http1;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST, LOCATION};
use hyper::{Method, Request, Uri};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::stream::connect;
use crate::{ClientError, Tls};

/// How long an answer may take. Bots think about hints.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);
/// How long an answer or a message may be: far longer than the record of a long game.
pub(crate) const MAX_ANSWER_BYTES: usize = 16 << 20;

/// A server, and who this client is there.
#[derive(Clone, Debug)]
pub struct Api {
    /// The server's address, as in `https://play.example`.
    pub origin: String,
    /// The secret that makes this client a person at the server.
    pub token: String,
    /// The language of texts in answers: en, de, fr or it. The server's default if empty.
    pub lang: String,
    pub(crate) tls: Option<Tls>,
}

impl Api {
    /// A server by its origin. Behind https it needs to know which authorities to trust.
    pub fn new(origin: &str, token: impl Into<String>, tls: Option<Tls>) -> Self {
        let origin = origin.trim_end_matches('/').to_owned();
        Api { origin, token: token.into(), lang: String::new(), tls }
    }

    /// A new person's token.
    pub async fn create_token(&self) -> Result<Token, ClientError> {
        self.post("/api/tokens", &()).await
    }

    /// Opens a table.
    pub async fn open_table(&self, table: &NewTable) -> Result<Opened, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Carries out a command without a connection.
    pub async fn command(&self, table: TableId, request: &CommandRequest) -> Result<Done, ClientError> {
        self.post(&format!("/api/tables/{table}/commands"), request).await
    }

    /// The public tables that wait for players.
    pub async fn open_tables(&self) -> Result<Vec<Listed>, ClientError> {
        self.get("/api/tables").await
    }

    /// The tables of this person.
    pub async fn my_tables(&self) -> Result<Vec<Listed>, ClientError> {
        self.get("/api/me/tables").await
    }

    /// A table as it is now.
    pub async fn snapshot(&self, table: TableId) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// How others come to a table.
    pub async fn invitation(&self, table: TableId) -> Result<Invitation, ClientError> {
        self.get(&format!("/api/tables/{table}/invitation")).await
    }

    /// What a strong bot would do.
    pub async fn hint(&self, table: TableId) -> Result<Hint, ClientError> {
        self.get(&format!("/api/tables/{table}/hint")).await
    }

    /// The game so far, as this person saw it.
    pub async fn record(&self, table: TableId) -> Result<Record, ClientError> {
        self.get(&format!("/api/tables/{table}/record")).await
    }

    /// The record of a game that has ended, as text.
    pub async fn record_text(&self, table: TableId) -> Result<String, ClientError> {
        self.text(&format!("/api/tables/{table}/record.txt")).await
    }

    /// The public form of the log of a game that has ended: an entry on each line.
    pub async fn log(&self, table: TableId) -> Result<String, ClientError> {
        self.text(&format!("/api/tables/{table}/log")).await
    }

    /// What another device needs to take over a seat of this person.
    pub async fn ticket(&self, table: TableId, seat: Seat) -> Result<HandOver, ClientError> {
        self.get(&format!("/api/tables/{table}/seats/{seat}/ticket")).await
    }

    /// Reads any path of the API.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.request(Method::GET, path, String::new()).await
    }

    async fn text(&self, path: &str) -> Result<String, ClientError> {
        let body = self.answer(Method::GET, path, String::new()).await?;
        String::from_utf8(body).map_err(|_| ClientError::NotCrosstable)
    }

    /// Posts to any path of the API.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.request(Method::POST, path, serde_json::to_string(body).expect("bodies are plain data")).await
    }

    async fn request<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<T, ClientError> {
        let body = self.answer(method, path, body).await?;
        serde_json::from_slice(&body).map_err(|_| ClientError::NotCrosstable)
    }

    /// The body of a good answer.
    async fn answer(&self, method: Method, path: &str, body: String) -> Result<Vec<u8>, ClientError> {
        let send = timeout(ANSWER_TIMEOUT, self.send(method, path, body));
        let (head, body) = send.await.map_err(|_| ClientError::Timeout)??;
        if head.status.is_success() {
            return Ok(body);
        }
        Err(match serde_json::from_slice::<Problem>(&body) {
            Ok(problem) => ClientError::Refused(problem),
            Err(_) if head.status.is_server_error() => ClientError::Status(head.status),
            Err(_) => {
                let moved = head.headers.get(LOCATION).filter(|_| head.status.is_redirection());
                let moved = moved.and_then(|address| address.to_str().ok());
                moved.map_or(ClientError::NotCrosstable, |address| {
                    ClientError::Redirected(address.replacen(path, "", 1))
                })
            }
        })
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<(hyper::http::response::Parts, Vec<u8>), ClientError> {
        let url: Uri = format!("{}{path}", self.origin).parse().map_err(ClientError::other)?;
        let stream = connect(&url, self.tls.as_ref()).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the answer, and its errors are the answer's errors.
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(url.path_and_query().map_or(path, |local| local.as_str()))
            .header(HOST, url.authority().map(ToString::to_string).unwrap_or_default())
            .header(AUTHORIZATION, format!("Bearer {}", self.token))
            .header(CONTENT_TYPE, "application/json");
        if !self.lang.is_empty() {
            request = request.header(ACCEPT_LANGUAGE, &self.lang);
        }
        let answer = sender.send_request(request.body(body).map_err(ClientError::other)?).await?;
        let (head, body) = answer.into_parts();
        let body = Limited::new(body, MAX_ANSWER_BYTES).collect().await.map_err(|error| {
            let is_long = error.is::<LengthLimitError>();
            if is_long { ClientError::TooLarge(MAX_ANSWER_BYTES) } else { ClientError::other(error) }
        })?;
        Ok((head, body.to_bytes().to_vec()))
    }
}
