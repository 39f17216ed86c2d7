//! Several servers on the same tables, like several processes.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_client::testing::{LONG, TestUser, metric};
use crosstable_server::{Config, Decide, NatsBus, NatsOptions, random_legal, serve_shared, work};
use crosstable_store::{Access, SqliteLog};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder with the tables and a broker for the rest.
pub(crate) struct Place {
    pub(crate) folder: TempDir,
    pub(crate) broker: Broker,
    /// After how long the holder of a task counts as dead.
    pub(crate) takeover: Duration,
    /// How long a broker that does not answer is asked again.
    pub(crate) patience: Duration,
}

impl Place {
    pub(crate) fn new() -> Self {
        let broker = Broker::start(1).unwrap_or_else(|fault| panic!("{fault}"));
        // Nobody dies in most tests: a task that is taken over after this long was lost on the way.
        let (takeover, patience) = (Duration::from_mins(2), Duration::from_secs(10));
        Place { folder: tempfile::tempdir().expect("a folder"), broker, takeover, patience }
    }

    pub(crate) fn options(&self) -> NatsOptions {
        let Place { takeover, patience, .. } = *self;
        NatsOptions { access: Access::new(self.broker.urls()), takeover, patience, ..NatsOptions::default() }
    }

    /// One more server.
    pub(crate) async fn serve(&self, config: Config) -> One {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let at = listener.local_addr().expect("it listens");
        let bus = NatsBus::connect(self.options()).await.expect("a broker");
        let log = open(self.folder.path());
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(serve_shared(listener, log, config, bus, async {
            let _ = stopped.await;
        }));
        One { at, stop, done }
    }

    /// One more worker.
    pub(crate) async fn work(&self, config: Config) -> One {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let at = listener.local_addr().expect("it listens");
        let bus = NatsBus::connect(self.options()).await.expect("a broker");
        let log = open(self.folder.path());
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(work(Some(listener), log, config, bus, async {
            let _ = stopped.await;
        }));
        One { at, stop, done }
    }
}

pub(crate) fn open(folder: &Path) -> SqliteLog {
    SqliteLog::open(folder.join("tables.db")).expect("the log opens")
}

/// One of the servers.
pub(crate) struct One {
    pub(crate) at: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl One {
    pub(crate) fn user(&self, number: u64) -> TestUser {
        TestUser::new(self.at, number)
    }

    pub(crate) async fn metric(&self, name: &str) -> u64 {
        metric(self.at, name).await
    }

    pub(crate) async fn stop(self) {
        let _ = self.stop.send(());
        self.done.await.expect("the server ends in good order");
    }
}

/// A bot that reports when it begins, and thinks until the returned sender is dropped.
pub(crate) fn slow_bot() -> (Decide, Receiver<()>, Sender<()>) {
    let (begun, begins) = mpsc::channel();
    let (thought, thinking) = mpsc::channel();
    let (decide, thinking) = (random_legal(), Mutex::new(thinking));
    let slow: Decide = Arc::new(move |task, seed, limit| {
        let _ = begun.send(());
        let _ = thinking.lock().expect("no panic").recv();
        decide(task, seed, limit)
    });
    (slow, begins, thought)
}

/// Waits until a condition holds.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    let patience = tokio::time::Instant::now() + LONG;
    while !is_so().await {
        assert!(tokio::time::Instant::now() < patience, "{what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
