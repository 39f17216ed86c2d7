//! A server on a free port with its own folder.
#![allow(dead_code, reason = "not every test file uses everything")]

pub(crate) mod aged;
pub(crate) mod lines;
pub(crate) mod raw;
pub(crate) mod several;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crosstable_client::testing::{TestClient, TestUser};
use crosstable_core::{Level, TableId};
use crosstable_protocol::Command;
use crosstable_server::{Config, Limits, random_legal, serve};
use crosstable_store::{Log, SqliteLog};
use crosstable_table::LogEntry;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct Server {
    pub(crate) at: SocketAddr,
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

/// Bots that neither think nor pause, and no limits by address, because here everybody has the same one.
pub(crate) fn config() -> Config {
    Config {
        bot_pause: Duration::ZERO,
        decide: random_legal(),
        limits: Limits::unlimited_rates(),
        ..Config::default()
    }
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::again(tempfile::tempdir().expect("a folder"), config).await
    }

    /// Starts in a folder that may already hold tables.
    pub(crate) async fn again(folder: TempDir, config: Config) -> Self {
        let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new log");
        Self::on(log, folder, config).await
    }

    /// Starts with the log of this folder.
    pub(crate) async fn on(log: SqliteLog, folder: TempDir, config: Config) -> Self {
        Self::listening("127.0.0.1:0", log, folder, config).await
    }

    /// Starts for the whole network, too.
    pub(crate) async fn everywhere(config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new log");
        Self::listening("0.0.0.0:0", log, folder, config).await
    }

    async fn listening(listen: &str, log: SqliteLog, folder: TempDir, config: Config) -> Self {
        let listener = TcpListener::bind(listen).await.expect("a free port");
        let port = listener.local_addr().expect("it listens").port();
        let at = SocketAddr::from(([127, 0, 0, 1], port));
        let (stop, stopped) = oneshot::channel();
        let done = tokio::spawn(serve(listener, log, config, async {
            let _ = stopped.await;
        }));
        Server { at, folder, stop, done }
    }

    /// Stops the server and returns its folder.
    pub(crate) async fn stop(self) -> TempDir {
        let _ = self.stop.send(());
        self.done.await.expect("the server ends in good order");
        self.folder
    }

    /// The person with this number.
    pub(crate) fn user(&self, number: u64) -> TestUser {
        TestUser::new(self.at, number)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    /// A running game of so many people, then bots; person 1 is the host.
    pub(crate) async fn game(
        &self,
        game: &str,
        options: &[(&str, &str)],
        people: u8,
        bots: u8,
    ) -> (TableId, Vec<TestUser>) {
        let (table, people) = self.lobby(game, options, people, bots).await;
        people[0].start(table, &people).await;
        (table, people)
    }

    /// The same before the start.
    pub(crate) async fn lobby(
        &self,
        game: &str,
        options: &[(&str, &str)],
        people: u8,
        bots: u8,
    ) -> (TableId, Vec<TestUser>) {
        let people: Vec<_> = (1..=people).map(|number| self.user(u64::from(number))).collect();
        let host = &people[0];
        let table = host.open(game, people.len() as u8 + bots, options).await;
        for (index, person) in people.iter().enumerate() {
            person.sit(table, &format!("P{}", index + 1)).await;
        }
        for _ in 0..bots {
            host.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
        }
        (table, people)
    }
}

/// Everybody enters.
pub(crate) async fn all_enter(table: TableId, people: &[TestUser]) -> Vec<TestClient> {
    let mut clients = Vec::new();
    for person in people {
        clients.push(person.enter(table).await);
    }
    clients
}

/// Plays random moves on all of them until the end.
pub(crate) async fn play_out(clients: Vec<TestClient>, seed: u64) -> Vec<TestClient> {
    let playing: Vec<_> = clients
        .into_iter()
        .enumerate()
        .map(|(index, mut client)| {
            tokio::spawn(async move {
                let played = client.play_to_end(seed * 100 + index as u64).await;
                played.unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
                client
            })
        })
        .collect();
    let mut ended = Vec::new();
    for client in playing {
        ended.push(client.await.expect("nobody panics"));
    }
    ended
}

/// The log of a table.
pub(crate) async fn stored(folder: &TempDir, table: TableId) -> Vec<LogEntry> {
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("the log opens");
    let lines = lines(&log, table).await;
    log.close().await;
    lines
}

/// The same, from a store that is open.
pub(crate) async fn lines(log: &SqliteLog, table: TableId) -> Vec<LogEntry> {
    let stored = log.read(table, 0).await.expect("readable");
    stored.iter().map(|bytes| LogEntry::read(bytes).expect("a line")).collect()
}
