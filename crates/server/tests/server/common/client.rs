//! A client: a few lines of HTTP, and a WebSocket that remembers everything it heard.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::net::SocketAddr;
use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_protocol::sight::{Fact, Sight, Stage};
use crosstable_protocol::to_client::{Done, Event, ToClient, Welcome};
use crosstable_protocol::to_server::{Ask, Command, Eyes, Hello, ToServer};
use crosstable_protocol::{Problem, http};
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything here takes, unless it is stuck.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Response {
    pub(crate) fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn problem(&self) -> Problem {
        self.read()
    }
}

/// Sends a request and reads the answer to its end.
pub(crate) async fn request(server: SocketAddr, head: &str, body: &str) -> std::io::Result<Response> {
    let mut stream = TcpStream::connect(server).await?;
    let text = format!(
        "{head}\r\nHost: {server}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Ok(Response { status, head: head.to_owned(), body: body.to_owned() })
}

/// Somebody with a token of their own.
#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub(crate) server: SocketAddr,
    pub(crate) token: String,
}

impl Somebody {
    /// The person that this number makes.
    pub(crate) fn number(server: SocketAddr, number: u64) -> Self {
        Somebody { server, token: format!("{number:064x}") }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        let head = format!("GET {path} HTTP/1.1\r\nAuthorization: Bearer {}", self.token);
        request(self.server, &head, "").await.expect("the server answers")
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Response {
        let head = format!("POST {path} HTTP/1.1\r\nAuthorization: Bearer {}", self.token);
        request(self.server, &head, body).await.expect("the server answers")
    }

    /// Opens a table and tells its id.
    pub(crate) async fn open(&self, game: &str, players: u8, options: &[(&str, &str)]) -> String {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let wish =
            http::NewTable { game: game.into(), players, options, clock: None, public: false, id: None };
        let opened = self.post("/api/tables", &serde_json::to_string(&wish).expect("plain data")).await;
        assert_eq!(opened.status, 200, "{opened:?}");
        opened.read::<http::Opened>().table
    }

    /// Sends a command over HTTP.
    pub(crate) async fn command(&self, table: &str, id: &str, command: &Command) -> Result<Done, Problem> {
        let ask = Ask { id: id.to_owned(), command: command.clone() };
        let path = format!("/api/tables/{table}/commands");
        let answer = self.post(&path, &serde_json::to_string(&ask).expect("plain data")).await;
        if answer.status == 200 { Ok(answer.read()) } else { Err(answer.problem()) }
    }

    /// A command that is carried out.
    pub(crate) async fn does(&self, table: &str, command: Command) -> u64 {
        let id = fresh_id();
        self.command(table, &id, &command).await.unwrap_or_else(|no| panic!("{command:?}: {no:?}")).number
    }

    /// Takes the next seat, randomness included.
    pub(crate) async fn sits(&self, table: &str, name: &str) {
        let entropy = Some(self.token[32..].to_owned());
        self.does(table, Command::Sit { seat: None, name: name.to_owned(), entropy }).await;
    }

    pub(crate) async fn connect(&self, table: &str, hello: Hello) -> Result<Client, ClientError> {
        Client::connect(self, table, hello).await
    }

    pub(crate) async fn enters(&self, table: &str) -> Client {
        self.connect(table, Hello::default()).await.expect("the table welcomes")
    }
}

/// An id that no other command has.
pub(crate) fn fresh_id() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The connection is gone, or the server said goodbye.
#[derive(Debug)]
pub(crate) enum ClientError {
    Gone(String),
    Bye(Problem),
}

/// A connection to a table.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    pub(crate) welcome: Welcome,
    /// The number of the last event.
    pub(crate) last: u64,
    pub(crate) sight: Sight,
    /// Every event since the welcome.
    pub(crate) events: Vec<Event>,
    /// Every message as it came.
    pub(crate) heard: Vec<String>,
}

impl Client {
    pub(crate) async fn connect(who: &Somebody, table: &str, hello: Hello) -> Result<Self, ClientError> {
        let mut socket = raw_socket(who.server, table, Some(&who.token)).await?;
        let hello = serde_json::to_string(&ToServer::Hello(hello)).expect("plain data");
        socket.send(Message::text(hello)).await.map_err(gone)?;
        let mut heard = Vec::new();
        match next(&mut socket, &mut heard).await? {
            ToClient::Welcome(welcome) => {
                let (last, sight) = (welcome.number, welcome.sight.clone());
                Ok(Client { socket, welcome: *welcome, last, sight, events: Vec::new(), heard })
            }
            ToClient::Bye { problem } => Err(ClientError::Bye(problem)),
            other => panic!("the welcome comes first, not {other:?}"),
        }
    }

    /// The next message. Events are remembered, and must come in order.
    pub(crate) async fn next(&mut self) -> Result<ToClient, ClientError> {
        let message = next(&mut self.socket, &mut self.heard).await?;
        match &message {
            ToClient::Event(event) => {
                assert_eq!(event.number, self.last + 1, "events come in order, none left out");
                self.last = event.number;
                self.sight = event.sight.clone();
                self.events.push((**event).clone());
            }
            ToClient::Welcome(welcome) => {
                self.last = welcome.number;
                self.sight = welcome.sight.clone();
            }
            ToClient::Bye { problem } => return Err(ClientError::Bye(problem.clone())),
            _ => {}
        }
        Ok(message)
    }

    pub(crate) async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).expect("plain data");
        self.send_raw(Message::text(text)).await
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        self.socket.send(message).await.map_err(gone)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(
        &mut self,
        id: &str,
        command: Command,
    ) -> Result<Result<Done, Problem>, ClientError> {
        self.send(&ToServer::Ask(Ask { id: id.to_owned(), command })).await?;
        self.answer(id).await
    }

    /// Waits for the answer to a command.
    pub(crate) async fn answer(&mut self, id: &str) -> Result<Result<Done, Problem>, ClientError> {
        loop {
            match self.next().await? {
                ToClient::Done(done) if done.id == id => return Ok(Ok(done)),
                ToClient::Refused { id: Some(refused), problem } if refused == id => return Ok(Err(problem)),
                _ => {}
            }
        }
    }

    /// Waits until an event has this number.
    pub(crate) async fn hears(&mut self, number: u64) {
        while self.last < number {
            self.next().await.expect("the connection holds");
        }
    }

    /// Whether it is this client's turn.
    pub(crate) fn is_my_turn(&self) -> bool {
        self.sight.viewer.is_some() && self.sight.viewer == self.sight.to_move
    }

    /// A random move of its own.
    pub(crate) fn random_move(&self, rng: &mut Xoshiro) -> Command {
        let legal = &self.sight.legal;
        let token = legal[below(rng, legal.len() as u32) as usize].clone();
        Command::Play { seat: self.sight.viewer.expect("a seat"), token, seen: Some(self.last) }
    }

    /// Plays random moves whenever it is its turn, until the end.
    pub(crate) async fn play_to_the_end(&mut self, seed: u64) -> Result<(), ClientError> {
        let mut rng = Xoshiro::seed_from_u64(seed);
        while self.sight.stage != Stage::Ended {
            if self.is_my_turn() {
                let number = self.last;
                let play = self.random_move(&mut rng);
                match self.ask(&fresh_id(), play).await? {
                    Ok(done) => self.hears(done.number).await,
                    Err(problem) => panic!("a legal move at {number} is refused: {problem:?}"),
                }
            } else {
                self.next().await?;
            }
        }
        while !matches!(self.events.last().map(|event| &event.fact), Some(Fact::Ended { .. }) | None) {
            self.next().await?;
        }
        Ok(())
    }
}

fn gone(error: impl std::fmt::Display) -> ClientError {
    ClientError::Gone(error.to_string())
}

async fn next(
    socket: &mut WebSocketStream<TcpStream>,
    heard: &mut Vec<String>,
) -> Result<ToClient, ClientError> {
    loop {
        let message =
            tokio::time::timeout(LONG, socket.next()).await.map_err(|_| gone("nothing heard for long"))?;
        match message {
            Some(Ok(Message::Text(text))) => {
                heard.push(text.to_string());
                return serde_json::from_str(&text).map_err(|error| panic!("{error}: {text}"));
            }
            Some(Ok(Message::Close(frame))) => return Err(gone(format!("closed: {frame:?}"))),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(gone(error)),
            None => return Err(gone("the end")),
        }
    }
}

/// A WebSocket before the hello.
pub(crate) async fn raw_socket(
    server: SocketAddr,
    table: &str,
    token: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, ClientError> {
    let stream = TcpStream::connect(server).await.map_err(gone)?;
    stream.set_nodelay(true).map_err(gone)?;
    let url = format!("ws://{server}/api/tables/{table}/socket");
    let mut request = url.into_client_request().map_err(gone)?;
    if let Some(token) = token {
        let value = format!("Bearer {token}").parse().expect("fit for a header");
        request.headers_mut().insert("Authorization", value);
    }
    client_async(request, stream).await.map(|(socket, _)| socket).map_err(gone)
}

/// Looks as a spectator.
pub(crate) fn board() -> Hello {
    Hello { r#as: Eyes::Board, ..Hello::default() }
}

/// Has seen everything up to this number.
pub(crate) fn after(last: u64) -> Hello {
    Hello { last: Some(last), ..Hello::default() }
}

/// Has seen nothing yet.
pub(crate) fn after_nothing() -> Hello {
    Hello::default()
}
