//! Three nodes that are killed and started again, one after the other, hold what they held, whatever was dropped before.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod cluster;
mod common;

use std::time::Duration;

use crosstable_store::{JetStreamLog, JetStreamOptions, Log};

use crate::cluster::{all_are_current, start};
use crate::common::{lobby, table};

/// A removal drops messages by their subject; nodes that restart afterwards must not drop anything else.
#[tokio::test(flavor = "multi_thread")]
async fn a_removed_table_takes_no_other_along() {
    const TABLES: u8 = 12;
    let mut broker = start(3);
    let mut options = JetStreamOptions::new(broker.urls());
    options.replicas = broker.nodes();
    options.patience = Duration::from_secs(30);
    options.tombstone = Duration::from_secs(1);
    let log = JetStreamLog::open(options.clone()).await.unwrap();
    let entries = |number: u8| vec![vec![number], vec![number; 9], vec![]];
    for number in 0..TABLES {
        log.append(table(number), 0, entries(number), Some(lobby(u64::from(number)))).await.unwrap();
    }
    // The last one, so that all others lie before it.
    log.remove(table(TABLES - 1), 3).await.unwrap();
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    let subject = format!("crosstable.0.t.{}", table(TABLES - 1));
    while stream.get_last_raw_message_by_subject(&subject).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for node in 0..broker.nodes() {
        broker.kill(node);
        broker.restart(node).unwrap_or_else(|error| panic!("{error}"));
        all_are_current(&log, broker.nodes()).await;
    }
    let fresh = JetStreamLog::open(options).await.unwrap();
    for log in [&log, &fresh] {
        for number in 0..TABLES - 1 {
            assert_eq!(log.read(table(number), 0).await, Ok(entries(number)), "table {number}");
        }
        assert_eq!(log.len(table(TABLES - 1)).await, Ok(0));
        assert_eq!(log.tables(None, 100).await, Ok((0..TABLES - 1).map(table).collect()));
    }
}
