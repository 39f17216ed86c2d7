//! The `JetStream` backend passes what every backend must pass, on one node and on three, with one stream and with four.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::sync::atomic::{AtomicU32, Ordering};

use crosstable_broker::Broker;
use crosstable_store::conformance::{Storage, conformance};
use crosstable_store::{JetStreamLog, JetStreamOptions};

/// Streams with a unique prefix in a shared broker.
struct Streams(JetStreamOptions);

impl Storage for Streams {
    type Log = JetStreamLog;

    async fn open(&self) -> JetStreamLog {
        JetStreamLog::open(self.0.clone()).await.unwrap()
    }
}

async fn conform(nodes: usize, shards: usize) {
    let broker = Broker::start(nodes).unwrap_or_else(|error| panic!("{error}"));
    let count = AtomicU32::new(0);
    conformance(|| {
        let mut options = JetStreamOptions::new(broker.urls());
        options.prefix = format!("test{}", count.fetch_add(1, Ordering::Relaxed));
        options.replicas = nodes;
        options.shards = Some(shards);
        Streams(options)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_conforms() {
    conform(1, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_with_four_shards_conforms() {
    conform(1, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_conform() {
    conform(3, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_with_four_shards_conform() {
    conform(3, 4).await;
}
