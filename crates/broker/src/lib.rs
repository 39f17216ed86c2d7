//! Real `nats-server`s with `JetStream`, for tests and benches: on loopback, on free ports, in a temporary folder, one
//! or a cluster. They end with the [`Broker`], by their ids, and the folder goes with them.
//!
//! ```no_run
//! let mut broker = crosstable_broker::Broker::start(3).unwrap();
//! let urls = broker.urls();
//! broker.kill(0); // as a power cut would
//! broker.restart(0).unwrap(); // with everything it had
//! ```

mod fault;
mod node;
mod ports;

pub use fault::Fault;
use node::Node;

use std::time::{Duration, Instant};

/// How long the nodes may take until they serve; on a busy machine an election can take many seconds.
const PATIENCE: Duration = Duration::from_mins(2);

/// One or several nodes that hold the same streams.
pub struct Broker {
    nodes: Vec<Node>,
    /// Dropped last, when no node writes any more.
    _folder: tempfile::TempDir,
}

impl Broker {
    /// Starts so many nodes and waits until `JetStream` answers on each.
    pub fn start(nodes: usize) -> Result<Self, Fault> {
        Self::start_with(nodes, "")
    }

    /// Starts so many nodes with more in their configuration: users, certificates, limits. What stands there already
    /// is replaced.
    pub fn start_with(nodes: usize, more: &str) -> Result<Self, Fault> {
        // Ports are free when asked for, but somebody else may be quicker; then other ports are tried.
        for _ in 0..5 {
            let folder = tempfile::Builder::new().prefix("crosstable-broker").tempdir()?;
            let mut started = Broker { nodes: Node::plan(folder.path(), nodes, more)?, _folder: folder };
            match started.nodes.iter_mut().try_for_each(Node::start).and_then(|()| started.wait()) {
                Ok(()) => return Ok(started),
                Err(Fault::Ended { .. }) => {}
                Err(fault) => return Err(fault),
            }
        }
        Err(Fault::NoPorts)
    }

    /// The addresses of all nodes.
    pub fn urls(&self) -> Vec<String> {
        self.nodes.iter().map(Node::url).collect()
    }

    /// How many nodes there are, dead ones included.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The name of a node, as the broker's own reports have it.
    pub fn name(&self, node: usize) -> &str {
        self.nodes[node].name()
    }

    /// The process id of a node, if it runs.
    pub fn pid(&self, node: usize) -> Option<u32> {
        self.nodes[node].pid()
    }

    /// The node of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.nodes.iter().position(|node| node.name() == name)
    }

    /// Ends a node without warning (SIGKILL on Unix).
    pub fn kill(&mut self, node: usize) {
        self.nodes[node].kill();
    }

    /// Starts a node again, with everything it had, and waits until it answers.
    pub fn restart(&mut self, node: usize) -> Result<(), Fault> {
        self.nodes[node].start()?;
        self.wait()
    }

    /// Starts a node again and does not wait for it.
    pub fn launch(&mut self, node: usize) -> Result<(), Fault> {
        self.nodes[node].start()
    }

    /// Waits until every node that runs serves `JetStream`.
    pub fn wait(&mut self) -> Result<(), Fault> {
        let end = Instant::now() + PATIENCE;
        for node in self.nodes.iter_mut().filter(|node| node.pid().is_some()) {
            node.wait(end)?;
        }
        Ok(())
    }
}
