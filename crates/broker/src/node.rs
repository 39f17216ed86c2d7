//! One node of a broker.

use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::BrokerError;
use crate::ports::Port;

/// Where `cargo xtask test` unpacks it, and where Debian installs it (which is in root's PATH only).
const DEFAULT_PATHS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/nats-server/usr/sbin/nats-server"),
    "/usr/sbin/nats-server",
];
/// The folder of its streams.
const STORAGE: &str = "jetstream";
/// How many characters of a node's log an error shows.
const LOG_TAIL: usize = 2000;

/// One `nats-server`.
pub(crate) struct Node {
    name: String,
    folder: PathBuf,
    client: Port,
    monitor: Port,
    cluster: Port,
    process: Option<Child>,
}

impl Node {
    /// Nodes that know each other, not started yet.
    pub(crate) fn plan(
        folder: &Path,
        count: usize,
        storage: &str,
        more: &str,
    ) -> Result<Vec<Self>, BrokerError> {
        let node = |number: usize| -> Result<Node, BrokerError> {
            let name = format!("n{}", number + 1);
            let folder = folder.join(&name);
            let (client, monitor, cluster) = (Port::free()?, Port::free()?, Port::free()?);
            Ok(Node { name, folder, client, monitor, cluster, process: None })
        };
        let nodes: Vec<Node> = (0..count).map(node).collect::<Result<_, _>>()?;
        let routes: Vec<String> =
            nodes.iter().map(|node| format!("nats://127.0.0.1:{}", node.cluster.number)).collect();
        // A unique name, so that no two brokers ever join.
        let cluster_name = folder.file_name().unwrap_or_default().display().to_string();
        for Node { name, folder, client, monitor, cluster, .. } in &nodes {
            fs::create_dir_all(folder)?;
            let mut config = format!(
                "server_name: {name}\nlisten: \"127.0.0.1:{}\"\nhttp: \"127.0.0.1:{}\"\n\
                 jetstream {{ store_dir: {:?}, max_mem: 256MB, max_file: 20GB{storage} }}\n",
                client.number,
                monitor.number,
                folder.join(STORAGE).display().to_string()
            );
            if count > 1 {
                let _ = writeln!(
                    config,
                    "cluster {{ name: {cluster_name:?}, listen: \"127.0.0.1:{}\", routes: [{}] }}",
                    cluster.number,
                    routes.join(", ")
                );
            }
            config.push_str(more);
            fs::write(folder.join("nats.conf"), config)?;
        }
        Ok(nodes)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.client.number)
    }

    pub(crate) fn storage(&self) -> PathBuf {
        self.folder.join(STORAGE)
    }

    pub(crate) fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// Starts it unless it runs.
    pub(crate) fn start(&mut self) -> Result<(), BrokerError> {
        if self.process.is_some() {
            return Ok(());
        }
        let log = fs::OpenOptions::new().create(true).append(true).open(self.log())?;
        let mut command = Command::new(program());
        command.arg("-c").arg(self.folder.join("nats.conf")).stdin(Stdio::null());
        command.stdout(Stdio::from(log.try_clone()?)).stderr(Stdio::from(log));
        let process = command.spawn().map_err(|error| match error.kind() {
            ErrorKind::NotFound => BrokerError::Missing,
            _ => BrokerError::System(error),
        })?;
        self.process = Some(process);
        Ok(())
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Waits until it serves `JetStream`.
    pub(crate) fn wait(&mut self, end: Instant) -> Result<(), BrokerError> {
        loop {
            let healthy = self.healthy();
            // Checked last: if the node did not get its port, another process has answered.
            if let Some(process) = &mut self.process
                && process.try_wait()?.is_some()
            {
                self.process = None;
                return Err(BrokerError::Ended { name: self.name.clone(), said: self.log_tail() });
            }
            if healthy {
                return Ok(());
            }
            if Instant::now() >= end {
                return Err(BrokerError::Silent { name: self.name.clone(), said: self.log_tail() });
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Whether the node reports that it is connected to the others and its streams are current.
    fn healthy(&self) -> bool {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.monitor.number));
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(1))?;
            stream.set_read_timeout(Some(Duration::from_secs(2)))?;
            stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        ask().is_ok_and(|answer| answer.contains(" 200 "))
    }

    fn log(&self) -> PathBuf {
        self.folder.join("nats.log")
    }

    fn log_tail(&self) -> String {
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        let from = log.char_indices().rev().nth(LOG_TAIL).map_or(0, |(index, _)| index);
        log[from..].trim().to_owned()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

fn program() -> PathBuf {
    if let Some(named) = std::env::var_os("CROSSTABLE_NATS_SERVER") {
        return named.into();
    }
    DEFAULT_PATHS
        .map(PathBuf::from)
        .into_iter()
        .find(|path| path.exists())
        .unwrap_or_else(|| "nats-server".into())
}
