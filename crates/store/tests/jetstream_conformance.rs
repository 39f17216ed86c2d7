//! The `JetStream` backend passes what every backend must pass, on one node and on three, and while every table moves to
//! its record as soon as it can.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod finishing;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_store::conformance::{Storage, conformance};
use crosstable_store::{JetStreamLog, JetStreamOptions};

use crate::finishing::Finishing;

/// Streams with a unique prefix in a shared broker.
struct Streams(JetStreamOptions);

impl Storage for Streams {
    type Log = JetStreamLog;

    async fn open(&self) -> JetStreamLog {
        JetStreamLog::open(self.0.clone()).await.unwrap()
    }
}

/// Streams whose tables are archived all the time.
struct Restless(JetStreamOptions);

impl Storage for Restless {
    type Log = Finishing<JetStreamLog>;

    async fn open(&self) -> Finishing<JetStreamLog> {
        let mut options = self.0.clone();
        options.archive = Some(Duration::ZERO);
        options.reconcile = Duration::from_millis(20);
        Finishing(JetStreamLog::open(options).await.unwrap())
    }
}

async fn conform<P: Storage>(nodes: usize, place: impl Fn(JetStreamOptions) -> P) {
    let broker = Broker::start(nodes).unwrap_or_else(|error| panic!("{error}"));
    let count = AtomicU32::new(0);
    conformance(|| {
        let mut options = JetStreamOptions::new(broker.urls());
        options.prefix = format!("test{}", count.fetch_add(1, Ordering::Relaxed));
        options.replicas = nodes;
        place(options)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_conforms() {
    conform(1, Streams).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_conform() {
    conform(3, Streams).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_conforms_while_tables_move() {
    conform(1, Restless).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_conform_while_tables_move() {
    conform(3, Restless).await;
}
