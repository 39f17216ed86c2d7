//! People who play at a server, and plain requests: what the tests of server and program share.
#![expect(missing_docs, reason = "the names say it")]

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Seat, TableId};
use crosstable_protocol::http::{NewTable, Snapshot};
use crosstable_protocol::{
    Change, Clock, Command, CommandRequest, Done, Event, Hello, Perspective, Problem, Stage, TableView,
    ToClient, Welcome,
};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::{Api, ClientError, Device, DeviceMemory, Head, HeldView, Incoming, TableClient, fresh_id};

/// Longer than anything in a test takes, unless it is stuck.
pub const LONG: Duration = Duration::from_mins(1);

#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Response {
    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn problem(&self) -> Problem {
        self.read()
    }
}

/// Sends a request with this head, word for word, and reads the answer to its end.
pub async fn request(server: SocketAddr, head: &str, body: &str) -> io::Result<Response> {
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let text =
        format!("{head}\r\nHost: {server}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Ok(Response { status, head: head.to_owned(), body: body.to_owned() })
}

pub async fn metric(process: SocketAddr, name: &str) -> u64 {
    let all = request(process, "GET /metrics HTTP/1.1", "").await.expect("the process answers").body;
    // What labels tell apart is added up.
    let values = all.lines().filter_map(|line| {
        let rest = line.strip_prefix("crosstable_")?.strip_prefix(name)?;
        let value = rest
            .strip_prefix(' ')
            .or_else(|| rest.strip_prefix('{')?.split_once("} ").map(|(_, value)| value));
        value?.parse::<u64>().ok()
    });
    let values: Vec<u64> = values.collect();
    assert!(!values.is_empty(), "no {name} in {all}");
    values.iter().sum()
}

/// The seat that people call by this number.
pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat's number")
}

pub fn spectator() -> Hello {
    Hello { perspective: Perspective::Spectator, ..Hello::default() }
}

/// The hello of somebody who has seen everything up to this event.
pub fn after(last: u64) -> Hello {
    Hello { last: Some(last), ..Hello::default() }
}

/// Somebody with a token at a server.
#[derive(Clone, Debug)]
pub struct TestUser {
    pub server: SocketAddr,
    pub token: String,
}

impl TestUser {
    /// The person whom this number makes.
    pub fn new(server: SocketAddr, number: u64) -> Self {
        TestUser { server, token: format!("{number:064x}") }
    }

    pub fn at(&self, server: SocketAddr) -> Self {
        TestUser { server, ..self.clone() }
    }

    /// The server as this person calls it.
    pub fn api(&self) -> Api {
        Api::new(&format!("http://{}", self.server), &self.token, None)
    }

    pub async fn get(&self, path: &str) -> Response {
        let head = format!("GET {path} HTTP/1.1\r\nAuthorization: Bearer {}", self.token);
        request(self.server, &head, "").await.expect("the server answers")
    }

    pub async fn post(&self, path: &str, body: &str) -> Response {
        let head = format!("POST {path} HTTP/1.1\r\nAuthorization: Bearer {}", self.token);
        request(self.server, &head, body).await.expect("the server answers")
    }

    pub async fn delete(&self, path: &str) -> Response {
        let head = format!("DELETE {path} HTTP/1.1\r\nAuthorization: Bearer {}", self.token);
        request(self.server, &head, "").await.expect("the server answers")
    }

    pub async fn open(&self, game: &str, players: u8, options: &[(&str, &str)]) -> TableId {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let table =
            NewTable { game: game.into(), players, options, clock: Clock::Off, public: false, id: None };
        self.api().open_table(&table).await.expect("the table is opened").table
    }

    pub async fn command(&self, table: TableId, id: &str, command: &Command) -> Result<Done, Problem> {
        let request = CommandRequest { id: id.to_owned(), command: command.clone() };
        match self.api().command(table, &request).await {
            Ok(done) => Ok(done),
            Err(ClientError::Refused(problem)) => Err(problem),
            Err(error) => panic!("{command:?}: {error}"),
        }
    }

    /// Has a command carried out, and returns the number of its event.
    pub async fn run(&self, table: TableId, command: Command) -> u64 {
        let done = self.command(table, &fresh_id(), &command).await;
        done.unwrap_or_else(|problem| panic!("{command:?}: {problem:?}")).number
    }

    /// Takes the first open seat, and commits to entropy.
    pub async fn sit(&self, table: TableId, name: &str) {
        self.run(table, Command::Sit { seat: None, name: name.to_owned(), commitment: None }).await;
        self.do_part(table).await;
    }

    /// Starts the game, and has all these people's devices reveal.
    pub async fn start(&self, table: TableId, people: &[TestUser]) {
        self.run(table, Command::Start).await;
        for person in people {
            person.do_part(table).await;
        }
    }

    /// Commits, or reveals, for all own seats for which that is due.
    pub async fn do_part(&self, table: TableId) {
        while let Snapshot { view, seats, .. } = self.snapshot(table).await
            && let Some(command) = self.part(&view, &seats)
        {
            self.run(table, command).await;
        }
    }

    /// The command with which this person's device does its part now.
    pub fn part(&self, view: &TableView, own: &[Seat]) -> Option<Command> {
        let secret = self.token.parse().expect("64 digits");
        let mut device = Device::new(view.table, secret, DeviceMemory::default());
        // A real device has stored it.
        device.memory.committed_to(view);
        device.due(view, own).expect("an honest server")
    }

    pub async fn snapshot(&self, table: TableId) -> Snapshot {
        self.api().snapshot(table).await.expect("the table can be seen")
    }

    pub async fn connect(&self, table: TableId, hello: Hello) -> Result<TestClient, ClientError> {
        let mut client = TableClient::<Recorded>::open(&self.api(), table, hello).await?;
        let Recorded { text, message } = client.next().await?;
        let ToClient::Welcome(welcome) = message else { panic!("the welcome comes first, not {message:?}") };
        let view = welcome.view.clone();
        let mut held = HeldView::default();
        held.welcome(&welcome);
        Ok(TestClient { client, welcome: *welcome, held, view, events: Vec::new(), heard: vec![text] })
    }

    pub async fn enter(&self, table: TableId) -> TestClient {
        self.connect(table, Hello::default()).await.expect("the table welcomes")
    }
}

#[derive(Debug)]
struct Recorded {
    text: String,
    message: ToClient,
}

impl Incoming for Recorded {
    fn parse(text: &str) -> Result<Self, serde_json::Error> {
        Ok(Recorded { text: text.to_owned(), message: ToClient::parse(text)? })
    }

    fn head(&self) -> Head<'_> {
        self.message.head()
    }
}

/// An event, and the table as the client held it then.
#[derive(Clone, Debug)]
pub struct Seen {
    pub event: Event,
    pub view: TableView,
}

/// A client that remembers everything it heard.
pub struct TestClient {
    client: TableClient<Recorded>,
    pub welcome: Welcome,
    held: HeldView,
    /// The table after the last event.
    pub view: TableView,
    /// Every event that came after a welcome.
    pub events: Vec<Seen>,
    /// Every message as it came.
    pub heard: Vec<String>,
}

impl TestClient {
    pub fn last(&self) -> u64 {
        self.client.state.last().expect("welcomed")
    }

    /// With what it connects again: the last event that it saw, and its receipt.
    pub fn hello(&self) -> Hello {
        let (last, receipt) = (self.client.state.last(), self.client.state.receipt());
        Hello { last, receipt, ..Hello::default() }
    }

    pub fn last_change(&self) -> Option<&Change> {
        self.events.last().map(|update| &update.event.change)
    }

    /// Whether a command was sent and is not answered yet.
    pub fn is_waiting(&self) -> bool {
        !self.client.state.pending().is_empty()
    }

    pub async fn next(&mut self) -> Result<ToClient, ClientError> {
        let next = timeout(LONG, self.client.next()).await;
        let Recorded { text, message } = next.map_err(|_| ClientError::Silent)??;
        self.heard.push(text);
        match &message {
            ToClient::Event(update) => {
                self.held.apply(update).expect("the patch fits");
                self.view = self.held.view().expect("welcomed").clone();
                self.events.push(Seen { event: update.event.clone(), view: self.view.clone() });
            }
            ToClient::Welcome(welcome) => {
                self.held.welcome(welcome);
                self.view = welcome.view.clone();
                self.welcome = (**welcome).clone();
            }
            _ => {}
        }
        Ok(message)
    }

    /// Connects again, as this person and at their server, and waits for the welcome. Commands without an answer are
    /// sent again.
    pub async fn reconnect(&mut self, user: &TestUser) -> Result<(), ClientError> {
        self.client.connect(&user.api()).await?;
        while !matches!(self.next().await?, ToClient::Welcome(_)) {}
        Ok(())
    }

    pub async fn send(&mut self, id: &str, command: Command) -> Result<(), ClientError> {
        self.client.command(id, command).await
    }

    pub async fn set_perspective(&mut self, perspective: Perspective) -> Result<(), ClientError> {
        self.client.state.set_perspective(perspective);
        while !matches!(self.next().await?, ToClient::Welcome(_)) {}
        Ok(())
    }

    pub async fn answer(&mut self, id: &str) -> Result<Result<Done, Problem>, ClientError> {
        loop {
            match self.next().await? {
                ToClient::Done(done) if done.id == id => return Ok(Ok(done)),
                ToClient::Refused { id: Some(refused), problem } if refused == id => return Ok(Err(problem)),
                _ => {}
            }
        }
    }

    pub async fn command(
        &mut self,
        id: &str,
        command: Command,
    ) -> Result<Result<Done, Problem>, ClientError> {
        self.send(id, command).await?;
        self.answer(id).await
    }

    pub async fn wait_for(&mut self, number: u64) {
        while self.last() < number {
            self.next().await.expect("the connection holds");
        }
    }

    pub fn is_my_turn(&self) -> bool {
        self.view.viewer.is_some() && self.view.viewer == self.view.to_move
    }

    pub async fn wait_for_turn(&mut self) {
        while !self.is_my_turn() {
            self.next().await.expect("the connection holds");
        }
    }

    pub fn random_move(&self, rng: &mut Xoshiro) -> Command {
        let legal = self.view.legal_tokens();
        let token = legal[below(rng, legal.len() as u32) as usize].clone();
        Command::Play { seat: self.view.viewer.expect("a seat"), token, seen: Some(self.last()) }
    }

    /// Plays random moves to the end of the game.
    pub async fn play_to_end(&mut self, seed: u64) -> Result<(), ClientError> {
        let mut rng = Xoshiro::seed_from_u64(seed);
        while self.view.stage != Stage::Ended {
            if self.is_my_turn() {
                let (number, play) = (self.last(), self.random_move(&mut rng));
                match self.command(&fresh_id(), play).await? {
                    Ok(done) => self.wait_for(done.number).await,
                    Err(problem) => panic!("a legal move at {number} is refused: {problem:?}"),
                }
            } else {
                self.next().await?;
            }
        }
        while !matches!(self.last_change(), Some(Change::Ended { .. }) | None) {
            self.next().await?;
        }
        Ok(())
    }
}
