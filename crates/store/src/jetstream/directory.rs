//! The bucket of listings: what the stream of tables says, drawn together, so that nobody has to read the whole
//! stream to know the directory.
//!
//! The listing travels in the append itself, so the stream is the truth and the bucket a copy. Whoever appends writes
//! the bucket soon after. A mark in the bucket says up to which message of the stream it is complete; whoever opens
//! the log loads the bucket and reads the stream from the mark on, and so misses nothing that a process owed when it
//! died. From time to time every process looks what it has heard of others and the bucket does not say, writes that
//! down and moves the mark on. If the bucket is lost, it is made anew from the whole stream. A table that has moved to
//! its record ([`super::archive`]) leaves the bucket; if its key comes back from somebody who was slow, the next who
//! loads it finds out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use async_nats::jetstream::kv::Operation;
use bytes::{Buf, BufMut, Bytes, BytesMut};
use futures_util::StreamExt;

use super::core::{Core, chance};
use super::feed::{Feed, Fetched};
use super::frame::decode_listing;
use super::streams::{Pause, reason};
use crate::{StoreError, TableId};

const VERSION: u8 = 1;
/// The key of the mark; no table is called so.
const MARK: &str = "mark";
/// How often this process writes down what it owes.
const FLUSH: Duration = Duration::from_millis(500);
/// How many keys are written at once.
pub(super) const AT_ONCE: usize = 16;
/// How many removed tables are swept away at a time.
const SWEEP: usize = 200;

impl Core {
    /// Loads the bucket into memory and tells the mark.
    pub(super) async fn load_directory(&self) -> Result<u64, StoreError> {
        let streams = &self.streams;
        let (stream, all) = (streams.directory_name(), streams.directory_subject(">"));
        let mut feed = Feed::new(&streams.context, stream, all, 1);
        let mut pause = Pause::new(self.options.patience);
        let mut mark = 0;
        loop {
            let message = match feed.next().await {
                Ok(Fetched::Message(message)) => message,
                Ok(Fetched::Nothing) => return Ok(mark),
                Err(reason) if pause.over() => return Err(streams.unreachable(reason)),
                Err(_) => {
                    pause.wait().await;
                    continue;
                }
            };
            pause = Pause::new(self.options.patience);
            let last = message.last;
            let deleted = message.headers.is_some_and(|headers| headers.get("KV-Operation").is_some());
            let key = message.subject.rsplit('.').next().unwrap_or_default();
            if !deleted {
                let garbled = |reason: &str| streams.garbled(message.sequence, reason);
                let (sequence, listing) = decode(&message.body).map_err(|reason| garbled(&reason))?;
                if let Ok(table) = key.parse() {
                    let listing =
                        listing.map(decode_listing).transpose().map_err(|reason| garbled(&reason))?;
                    self.index().apply(table, sequence, listing.as_ref());
                } else if key == MARK {
                    mark = sequence;
                }
            }
            if last {
                return Ok(mark);
            }
        }
    }

    /// Writes down what is owed, by this process or by anybody.
    pub(super) async fn pay(&self, everybodys: bool) {
        let payments = self.owed.due(everybodys).into_iter().map(|(table, _)| async move {
            match self.write_down(table).await {
                Ok(sequence) => self.owed.paid(table, sequence),
                Err(reason) => tracing::debug!(%table, reason, "the directory's bucket is written later"),
            }
        });
        futures_util::stream::iter(payments).buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
    }

    /// Sees to it that the bucket says of a table what the index does, or something later; tells since which message.
    async fn write_down(&self, table: TableId) -> Result<u64, String> {
        let Some((sequence, listing)) = self.index().row(table) else { return Ok(u64::MAX) };
        let known = self.write_key(table, sequence, listing.as_deref()).await?;
        if known == sequence && !self.index().knows(table) {
            // It has moved to its record meanwhile, and its key is gone for good.
            self.strike(&table.to_string(), sequence).await?;
        }
        Ok(known)
    }

    /// Sees to it that the bucket says this of a table, or something later; tells since which message.
    pub(super) async fn write_key(
        &self,
        table: TableId,
        sequence: u64,
        listing: Option<&[u8]>,
    ) -> Result<u64, String> {
        let key = table.to_string();
        let there = self.streams.directory.entry(&key).await.map_err(|error| reason(&error))?;
        let mut revision = 0;
        if let Some(there) = there {
            revision = there.revision;
            if there.operation == Operation::Put
                && let Ok((known, _)) = decode(&there.value)
                && known >= sequence
            {
                return Ok(known);
            }
        }
        let body = encode(sequence, listing);
        // The revision guards against a later listing that somebody writes at this moment.
        let written = self.streams.directory.update(&key, body, revision).await;
        written.map(|_| sequence).map_err(|error| reason(&error))
    }

    /// Sees to it that the bucket is complete as far as the tail has come, and moves the mark there.
    async fn reconcile(&self) -> Result<(), String> {
        // Everything up to here has been heard, and what the bucket may lack of it is owed.
        let position = self.position.load(Ordering::Acquire);
        let directory = &self.streams.directory;
        let there = directory.entry(MARK).await.map_err(|error| reason(&error))?;
        let revision = there.as_ref().map_or(0, |there| there.revision);
        let mark =
            there.and_then(|there| decode(&there.value).ok().map(|(mark, _)| mark)).unwrap_or_default();
        // Somebody else has seen to it already.
        self.owed.all_paid(mark);
        self.pay(true).await;
        let clear = self.owed.clear_up_to(position);
        if clear > mark {
            directory.update(MARK, encode(clear, None), revision).await.map_err(|error| reason(&error))?;
        }
        self.sweep().await
    }

    /// Takes away the marks of tables that were removed long enough ago.
    async fn sweep(&self) -> Result<(), String> {
        let gone = self.index().long_removed(self.options.tombstone, SWEEP);
        if gone.is_empty() {
            return Ok(());
        }
        let floor = self.streams.floor().await.map_err(|error| error.to_string())?;
        let due = gone.into_iter().filter(|(_, sequence)| *sequence < floor);
        let swept = due.map(|(table, sequence)| async move {
            if let Err(reason) = self.sweep_one(table, sequence).await {
                tracing::debug!(%table, reason, "what is left of a removed table is swept away later");
            }
        });
        futures_util::stream::iter(swept).buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
        Ok(())
    }

    /// Takes away what is left of a table that was removed by this message.
    async fn sweep_one(&self, table: TableId, removed: u64) -> Result<(), String> {
        let streams = &self.streams;
        let text = |error: StoreError| error.to_string();
        // First the record, else the table would be back as soon as its mark is gone.
        streams.drop_record(table, removed).await.map_err(text)?;
        streams.drop_before(&streams.tables, &streams.subject(table), removed + 1).await.map_err(text)?;
        self.strike(&table.to_string(), removed).await?;
        self.index().forget(table, removed);
        Ok(())
    }

    /// Takes a key out of the bucket, unless it says something later than this message.
    pub(super) async fn strike(&self, key: &str, sequence: u64) -> Result<(), String> {
        let streams = &self.streams;
        let there = streams.directory.entry(key).await.map_err(|error| reason(&error))?;
        if let Some(there) = there
            && decode(&there.value).is_ok_and(|(known, _)| known <= sequence)
        {
            let bucket = &streams.directory;
            if bucket.stream.cached_info().config.deny_delete {
                // One that an earlier version of this program made forbids it; there an empty message stays.
                let struck = bucket.delete_expect_revision(key, Some(there.revision)).await;
                return struck.map_err(|error| reason(&error));
            }
            streams.drop_message(&bucket.stream, there.revision).await?;
        }
        Ok(())
    }
}

/// Keeps the bucket as it should be, for ever.
pub(super) async fn keep_for_ever(core: Arc<Core>) {
    let mut reconciled = Instant::now();
    // Not everybody at the same moment: whoever comes later finds it done.
    let mut within = core.options.reconcile.mul_f64(0.5 + f64::from(chance()) / 255.0);
    loop {
        tokio::time::sleep(FLUSH).await;
        core.pay(false).await;
        if reconciled.elapsed() >= within {
            if let Err(reason) = core.reconcile().await {
                tracing::debug!(reason, "the directory's bucket is checked later");
            }
            reconciled = Instant::now();
            within = core.options.reconcile.mul_f64(0.5 + f64::from(chance()) / 255.0);
        }
    }
}

/// Since which message, and the listing unless the table is gone.
fn encode(sequence: u64, listing: Option<&[u8]>) -> Bytes {
    let mut body = BytesMut::with_capacity(9 + listing.map_or(0, <[u8]>::len));
    body.put_u8(VERSION);
    body.put_u64_le(sequence);
    body.put_slice(listing.unwrap_or_default());
    body.freeze()
}

fn decode(mut body: &[u8]) -> Result<(u64, Option<&[u8]>), String> {
    let version = body.try_get_u8().map_err(|_| "it is empty".to_owned())?;
    if version != VERSION {
        return Err(format!("its format is {version}, this program knows {VERSION}"));
    }
    let sequence = body.try_get_u64_le().map_err(|_| "it ends early".to_owned())?;
    Ok((sequence, (!body.is_empty()).then_some(body)))
}
