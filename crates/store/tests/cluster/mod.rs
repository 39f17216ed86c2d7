//! Nodes that are killed and come back.

use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_store::JetStreamLog;

pub(crate) fn start(nodes: usize) -> Broker {
    Broker::start(nodes).unwrap_or_else(|error| panic!("{error}"))
}

/// Waits until every node has what the others have; three bear the loss of one, and not of two one after the other.
pub(crate) async fn all_are_current(log: &JetStreamLog, nodes: usize) {
    let current = async || {
        let mut stream = log.context().get_stream("crosstable_0").await.ok()?;
        let cluster = stream.info().await.ok()?.cluster.clone()?;
        let replicas = cluster.replicas.iter().filter(|node| node.current && !node.offline).count();
        (cluster.leader.is_some() && replicas + 1 == nodes).then_some(())
    };
    let waited = tokio::time::timeout(Duration::from_mins(2), async {
        while nodes > 1 && current().await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(waited.await.is_ok(), "a node that was started again never catches up");
}
