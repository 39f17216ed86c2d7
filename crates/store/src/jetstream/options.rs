//! How a [`super::JetStreamLog`] is opened.

use std::time::Duration;

use super::Access;

/// How the broker is reached, and how it is used.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct JetStreamOptions {
    /// Where the broker is, and who we are there.
    pub access: Access,
    /// What the names of our streams, buckets and subjects begin with, so that several houses can share a broker;
    /// `crosstable` unless told. Letters, digits, `-` and `_` only.
    pub prefix: String,
    /// On how many nodes each message stands before it is acknowledged: 1, 3 or 5; 1 unless told. Counts when the
    /// stream is made; later it must be the same.
    pub replicas: usize,
    /// How large the stream of tables may grow; as large as the broker allows unless told. When it is full, appends
    /// are refused and nothing old is dropped. Counts when the stream is made.
    pub max_bytes: Option<u64>,
    /// How long one message waits for its answer before it is sent again; 2 seconds unless told.
    pub ack_timeout: Duration,
    /// How long an append or a question is tried again, over lost connections and elections, before it fails; 10
    /// seconds unless told.
    pub patience: Duration,
    /// How long the broker remembers the names of appends, so that one sent twice is one; 2 minutes unless told. It
    /// must be longer than `patience`. Counts when the stream is made.
    pub duplicate_window: Duration,
    /// How long the mark of a removed table stays, so that everybody who watches hears of it; a minute unless told.
    pub tombstone: Duration,
    /// How often the directory's bucket is checked against the stream; 30 seconds unless told.
    pub reconcile: Duration,
    /// How long after its end a table is moved to its record, out of the stream of tables and of every process's
    /// memory; an hour unless told, never if none. It should be longer than `patience`: who is not answered for so
    /// long looks for their append in the stream of tables.
    pub archive: Option<Duration>,
}

impl JetStreamOptions {
    /// The usual way, at these addresses.
    pub fn new<S: Into<String>>(urls: impl IntoIterator<Item = S>) -> Self {
        JetStreamOptions {
            access: Access::new(urls),
            prefix: "crosstable".into(),
            replicas: 1,
            max_bytes: None,
            ack_timeout: Duration::from_secs(2),
            patience: Duration::from_secs(10),
            duplicate_window: Duration::from_mins(2),
            tombstone: Duration::from_mins(1),
            reconcile: Duration::from_secs(30),
            archive: Some(Duration::from_hours(1)),
        }
    }

    /// What is wrong with them, if anything.
    pub(super) fn fault(&self) -> Option<String> {
        let named = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if self.prefix.is_empty() || !self.prefix.chars().all(named) {
            Some(format!("the prefix '{}' has other signs than letters, digits, - and _", self.prefix))
        } else if ![1, 3, 5].contains(&self.replicas) {
            Some(format!("{} replicas were asked for: 1, 3 or 5 are possible", self.replicas))
        } else if self.duplicate_window <= self.patience {
            Some("the broker would forget an append before it is given up: let the window be longer".into())
        } else {
            None
        }
    }
}
