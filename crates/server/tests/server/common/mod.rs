//! A server on a free port in a folder of its own.
#![allow(dead_code, reason = "not every test file uses everything")]

pub(crate) mod aged;
pub(crate) mod client;
pub(crate) mod several;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crosstable_protocol::to_server::Command;
use crosstable_server::{Config, Limits, random_legal, serve_sqlite};
use crosstable_store::{Log, SqliteLog, TableId};
use crosstable_table::Logged;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use self::client::{Client, Somebody};

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

    /// Starts in a folder that may hold tables already.
    pub(crate) async fn again(folder: TempDir, config: Config) -> Self {
        let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new log");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let at = listener.local_addr().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let stopped = Box::pin(async {
            let _ = stopped.await;
        });
        let done = tokio::spawn(serve_sqlite(listener, log, config, stopped));
        Server { at, folder, stop, done }
    }

    /// Stops in good order and hands the folder back.
    pub(crate) async fn stop(self) -> TempDir {
        let _ = self.stop.send(());
        self.done.await.expect("the server ends in good order");
        self.folder
    }

    /// Somebody with this number.
    pub(crate) fn somebody(&self, number: u64) -> Somebody {
        Somebody::number(self.at, number)
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
    ) -> (String, Vec<Somebody>) {
        let people: Vec<_> = (1..=people).map(|number| self.somebody(u64::from(number))).collect();
        let host = &people[0];
        let table = host.open(game, people.len() as u8 + bots, options).await;
        for (index, person) in people.iter().enumerate() {
            person.sits(&table, &format!("P{}", index + 1)).await;
        }
        for _ in 0..bots {
            host.does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
        }
        host.does(&table, Command::Start).await;
        (table, people)
    }
}

/// Everybody enters.
pub(crate) async fn all_enter(table: &str, people: &[Somebody]) -> Vec<Client> {
    let mut clients = Vec::new();
    for person in people {
        clients.push(person.enters(table).await);
    }
    clients
}

/// Plays random moves on all of them until the end.
pub(crate) async fn play_out(clients: Vec<Client>, seed: u64) -> Vec<Client> {
    let playing: Vec<_> = clients
        .into_iter()
        .enumerate()
        .map(|(index, mut client)| {
            tokio::spawn(async move {
                let played = client.play_to_the_end(seed * 100 + index as u64).await;
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

/// What is written down about a table.
pub(crate) async fn stored(folder: &TempDir, table: &str) -> Vec<Logged> {
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("the log opens");
    let lines = lines(&log, table).await;
    log.close().await;
    lines
}

/// The same, out of a log that is open.
pub(crate) async fn lines(log: &SqliteLog, table: &str) -> Vec<Logged> {
    let id: TableId = table.parse().expect("an id");
    let stored = log.read(id, 0).await.expect("readable");
    stored.iter().map(|bytes| serde_json::from_slice(bytes).expect("a line")).collect()
}
