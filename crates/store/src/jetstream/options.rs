//! How a [`super::JetStreamLog`] is opened.

use std::time::Duration;

use super::{Access, Login};

/// The most streams that tables can be spread over.
const MAX_SHARDS: usize = 64;

/// How the broker is reached, and how it is used.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct JetStreamOptions {
    /// Where the broker is, and who we are there.
    pub access: Access,
    /// What the names of our streams and subjects begin with, so that several installations can share a broker;
    /// `crosstable` unless told. Letters, digits, `-` and `_` only.
    pub prefix: String,
    /// On how many nodes each message is stored before it is acknowledged: 1, 3 or 5; 1 unless told. Counts when the
    /// streams are made; later it must be the same.
    pub replicas: usize,
    /// Over how many streams the tables are spread: a power of two up to 64; 1 unless told. Counts when the streams are
    /// made; later it may be left out or must be the same.
    pub shards: Option<usize>,
    /// How large each stream may grow; as large as the broker allows unless told. When it is full, appends are refused
    /// and nothing old is dropped. Counts when the streams are made.
    pub max_bytes: Option<u64>,
    /// How long one message waits for its answer before it is sent again; 2 seconds unless told.
    pub ack_timeout: Duration,
    /// How long an append or a question is tried again, over lost connections and elections, before it fails; 15
    /// seconds unless told.
    pub patience: Duration,
    /// How long the mark of a removed table stays, so that everybody who watches hears of it; a minute unless told.
    pub tombstone: Duration,
    /// How often watched tables are compared with the broker, because messages to watchers can get lost; 10 seconds
    /// unless told.
    pub check_interval: Duration,
    /// A login of the system account. With it the log opens only if every acknowledged append is synced to disk first
    /// ([`crate::Durability`]); without it nobody can tell.
    pub system: Option<Login>,
}

impl JetStreamOptions {
    /// The usual way, at these addresses.
    pub fn new<S: Into<String>>(urls: impl IntoIterator<Item = S>) -> Self {
        JetStreamOptions {
            access: Access::new(urls),
            prefix: "crosstable".into(),
            replicas: 1,
            shards: None,
            max_bytes: None,
            ack_timeout: Duration::from_secs(2),
            patience: Duration::from_secs(15),
            tombstone: Duration::from_mins(1),
            check_interval: Duration::from_secs(10),
            system: None,
        }
    }

    /// What is wrong with them, if anything.
    pub(super) fn fault(&self) -> Option<String> {
        let named = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let shards = self.shards.unwrap_or(1);
        if self.prefix.is_empty() || !self.prefix.chars().all(named) {
            Some(format!("the prefix '{}' has other signs than letters, digits, - and _", self.prefix))
        } else if ![1, 3, 5].contains(&self.replicas) {
            Some(format!("{} replicas were asked for: 1, 3 or 5 are possible", self.replicas))
        } else if !shards.is_power_of_two() || shards > MAX_SHARDS {
            Some(format!("{shards} shards were asked for: 1, 2, 4, 8, 16, 32 or 64 are possible"))
        } else if self.tombstone < Duration::from_secs(1) {
            Some("the mark of a removed table has to stay for a second at least".into())
        } else {
            None
        }
    }
}
