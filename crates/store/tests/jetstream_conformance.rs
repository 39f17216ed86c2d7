//! The `JetStream` backend passes what every backend must pass, on one node and on three.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crosstable_broker::Broker;
use crosstable_store::conformance::{Place, conformance};
use crosstable_store::{JetStreamLog, JetStreamOptions};

/// A prefix of its own in a shared broker.
struct House {
    urls: Vec<String>,
    prefix: String,
    replicas: usize,
}

impl Place for House {
    type Log = JetStreamLog;

    async fn open(&self) -> JetStreamLog {
        let mut options = JetStreamOptions::new(self.urls.clone());
        options.prefix.clone_from(&self.prefix);
        options.replicas = self.replicas;
        JetStreamLog::open(options).await.unwrap()
    }
}

async fn conforms(nodes: usize) {
    let broker = Broker::start(nodes).unwrap_or_else(|fault| panic!("{fault}"));
    let count = Arc::new(AtomicU32::new(0));
    conformance(|| House {
        urls: broker.urls(),
        prefix: format!("house{}", count.fetch_add(1, Ordering::Relaxed)),
        replicas: nodes,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_conforms() {
    conforms(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_conform() {
    conforms(3).await;
}
