//! Real `nats-server`s with `JetStream` for tests and benches: one or a cluster, on free ports of loopback, in a
//! temporary folder. Dropping the [`Broker`] ends them and removes the folder.
//!
//! ```no_run
//! let mut broker = crosstable_broker::Broker::start(3).unwrap();
//! let urls = broker.urls();
//! broker.kill(0);
//! broker.restart(0).unwrap(); // with its data
//! ```

mod node;
mod ports;

use node::Node;

use std::time::{Duration, Instant};

/// On a busy machine an election can take many seconds.
const START_TIMEOUT: Duration = Duration::from_mins(2);

/// Why there is no broker.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the name of a node and the end of its log")]
pub enum BrokerError {
    /// The program is not installed.
    #[error(
        "these tests need nats-server and there is none: `cargo xtask test` fetches Debian's where it can; \
         else install it, or name it in CROSSTABLE_NATS_SERVER"
    )]
    Missing,
    /// A node ended unexpectedly.
    #[error("nats-server {name} has ended by itself; it said: {said}")]
    Ended { name: String, said: String },
    /// A node does not answer.
    #[error("nats-server {name} does not serve JetStream; it said: {said}")]
    Silent { name: String, said: String },
    /// All tried ports were in use.
    #[error("no free ports were found on 127.0.0.1: close some programs and try again")]
    NoPorts,
    /// The system refused something.
    #[error("nats-server cannot be set up: {0}")]
    System(#[from] std::io::Error),
}

/// One or several nodes that hold the same streams.
pub struct Broker {
    nodes: Vec<Node>,
    /// Dropped last, after the nodes have ended.
    _folder: tempfile::TempDir,
}

impl Broker {
    /// Starts nodes and waits until `JetStream` answers on each.
    pub fn start(nodes: usize) -> Result<Self, BrokerError> {
        Self::start_with(nodes, "")
    }

    /// Starts nodes with additional configuration: users, certificates, limits. It overrides the default one.
    pub fn start_with(nodes: usize, more: &str) -> Result<Self, BrokerError> {
        Self::begin(nodes, "", more)
    }

    /// Starts nodes that sync every message to disk before they acknowledge it.
    pub fn start_synced(nodes: usize, more: &str) -> Result<Self, BrokerError> {
        Self::begin(nodes, ", sync_interval: always", more)
    }

    fn begin(nodes: usize, storage: &str, more: &str) -> Result<Self, BrokerError> {
        // Another process may take a port before the node does; then other ports are tried.
        for _ in 0..5 {
            let folder = tempfile::Builder::new().prefix("crosstable-broker").tempdir()?;
            let mut started =
                Broker { nodes: Node::plan(folder.path(), nodes, storage, more)?, _folder: folder };
            match started.nodes.iter_mut().try_for_each(Node::start).and_then(|()| started.wait()) {
                Ok(()) => return Ok(started),
                Err(BrokerError::Ended { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Err(BrokerError::NoPorts)
    }

    /// The addresses of all nodes.
    pub fn urls(&self) -> Vec<String> {
        self.nodes.iter().map(Node::url).collect()
    }

    /// The number of nodes, including dead ones.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The name of a node, as in the broker's own reports.
    pub fn name(&self, node: usize) -> &str {
        self.nodes[node].name()
    }

    /// Where a node keeps its streams.
    pub fn folder(&self, node: usize) -> std::path::PathBuf {
        self.nodes[node].storage()
    }

    /// The process id of a node, if it runs.
    pub fn pid(&self, node: usize) -> Option<u32> {
        self.nodes[node].pid()
    }

    /// The index of the node with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.nodes.iter().position(|node| node.name() == name)
    }

    /// Ends a node without warning (SIGKILL on Unix).
    pub fn kill(&mut self, node: usize) {
        self.nodes[node].kill();
    }

    /// Starts a node again with its data and waits until it answers.
    pub fn restart(&mut self, node: usize) -> Result<(), BrokerError> {
        self.nodes[node].start()?;
        self.wait()
    }

    /// Starts a node again without waiting for it.
    pub fn launch(&mut self, node: usize) -> Result<(), BrokerError> {
        self.nodes[node].start()
    }

    /// Waits until every node that runs serves `JetStream`.
    pub fn wait(&mut self) -> Result<(), BrokerError> {
        let end = Instant::now() + START_TIMEOUT;
        for node in self.nodes.iter_mut().filter(|node| node.pid().is_some()) {
            node.wait(end)?;
        }
        Ok(())
    }
}
