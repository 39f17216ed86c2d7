//! Brokers and processes, started and killed by their ids.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_client::testing::metric;
use crosstable_store::{JetStreamLog, JetStreamOptions};
use tokio::time::Instant;

/// Starts a broker of so many nodes. Where there is no nats-server, the test fails and says so.
pub(crate) fn broker(nodes: usize) -> Broker {
    Broker::start(nodes).unwrap_or_else(|error| panic!("{error}"))
}

/// The tables, as one more process sees them.
pub(crate) async fn log(broker: &Broker) -> JetStreamLog {
    let mut options = JetStreamOptions::new(broker.urls());
    options.replicas = broker.nodes();
    JetStreamLog::open(options).await.expect("the log opens")
}

/// One process. It ends with this value, by its id.
pub(crate) struct Process {
    child: Child,
    args: Vec<String>,
    pub(crate) at: SocketAddr,
}

impl Process {
    /// Starts a server and waits until it accepts connections.
    pub(crate) fn serve(broker: &Broker, more: &str) -> Self {
        Self::start("serve --no-rate-limits --listen 127.0.0.1:0", broker, more)
    }

    /// Starts a worker and waits until it works.
    pub(crate) fn worker(broker: &Broker, more: &str) -> Self {
        Self::start("worker --listen 127.0.0.1:0", broker, more)
    }

    fn start(command: &str, broker: &Broker, more: &str) -> Self {
        let nats =
            format!("--nats {} --nats-unproven --replicas {}", broker.urls().join(","), broker.nodes());
        let line = format!("{command} {nats} {more}");
        Self::run(line.split_whitespace().map(str::to_owned).collect())
    }

    fn run(mut args: Vec<String>) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_crosstable"))
            .args(&args)
            .stdout(Stdio::piped())
            .stderr(if std::env::var_os("CROSSTABLE_LOG").is_some() {
                Stdio::inherit()
            } else {
                Stdio::null()
            })
            .spawn()
            .expect("the program starts");
        let said = BufReader::new(child.stdout.take().expect("piped"));
        let Some(line) = first_line(said) else {
            let _ = child.kill();
            panic!("a process did not start within {PATIENCE:?}: {args:?}");
        };
        let at = line.trim().rsplit("http://").next().expect("split has a last part");
        let at: SocketAddr = at.parse().unwrap_or_else(|_| panic!("the address, not '{line}'"));
        // A restart listens at the same address.
        let listen = args.iter().position(|arg| arg == "--listen").expect("every process listens");
        args[listen + 1] = at.to_string();
        Process { child, args, at }
    }

    /// Ends it without warning.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Asks it to end, and returns whether it ended without an error.
    pub(crate) fn terminate(&mut self) -> bool {
        let asked = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status();
        assert!(asked.is_ok_and(|status| status.success()), "it can be asked to end");
        self.child.wait().is_ok_and(|status| status.success())
    }

    /// Starts it again after it has ended.
    pub(crate) fn restart(&mut self) {
        let args = self.args.clone();
        *self = Self::run(args);
    }

    pub(crate) async fn metric(&self, name: &str) -> u64 {
        metric(self.at, name).await
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// How long a process may take to start, while nodes of the broker die and come back.
const PATIENCE: Duration = Duration::from_mins(1);

/// The first line, unless it does not come.
fn first_line(mut said: impl BufRead + Send + 'static) -> Option<String> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let mut line = String::new();
        let _ = said.read_line(&mut line);
        let _ = tell.send(line);
    });
    told.recv_timeout(PATIENCE).ok()
}

/// Waits until a condition holds.
pub(crate) async fn until<F: Future<Output = bool>>(
    what: &str,
    patience: Duration,
    mut is_so: impl FnMut() -> F,
) -> Duration {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < patience, "not within {patience:?}: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    begun.elapsed()
}
