//! The bucket of listings: what the stream of tables says, drawn together, so that nobody has to read the whole
//! stream to know the directory.
//!
//! The listing travels in the append itself, so the stream is the truth and the bucket a copy. Whoever appends writes
//! the bucket soon after. A mark in the bucket says up to which message of the stream it is complete; whoever opens
//! the log loads the bucket and reads the stream from the mark on, and so misses nothing that a process owed when it
//! died. From time to time every process looks what it has heard of others and the bucket does not say, writes that
//! down and moves the mark on. If the bucket is lost, it is made anew from the whole stream. A table that has moved to
//! its record ([`super::archive`]) leaves the bucket.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::StreamExt;

use super::bucket::{Key, Says, Value};
use super::core::{Core, chance};
use super::feed::{Feed, age, now};
use super::frame::decode_listing;
use super::whole::Whole;
use crate::{StoreError, TableId};

/// How often this process writes down what it owes.
const FLUSH: Duration = Duration::from_millis(500);
/// How many keys are written at once.
pub(super) const AT_ONCE: usize = 16;
/// No node is behind for so long and believes itself current.
const STALE: Duration = Duration::from_hours(1);
/// How many removed tables are swept away at a time.
const SWEEP: usize = 200;

impl Core {
    /// Loads what is new in the bucket into memory and tells the mark, if that is new.
    pub(super) async fn load_directory(&self, bucket: &mut Feed) -> Result<u64, StoreError> {
        let streams = &self.streams;
        let mut whole = Whole::new(streams, &streams.directory, bucket);
        let mut mark = 0;
        while let Some(message) = whole.next().await? {
            let (place, written) = (message.sequence, message.written);
            let Some((key, Value { sequence, says })) = streams.key_value(message)? else { continue };
            match (key, says) {
                (Key::Mark, _) => mark = sequence,
                (Key::Table(table), Says::Listed(listing)) => {
                    let listing =
                        decode_listing(&listing).map_err(|reason| streams.garbled(place, &reason))?;
                    self.index().apply(table, sequence, Some(&listing));
                }
                (Key::Table(table), Says::Nothing) => drop(self.index().apply(table, sequence, None)),
                (Key::Table(table), Says::Struck) => {
                    self.index().moved(table, sequence);
                    if age(written) >= 2 * STALE {
                        // Whoever struck it did not live long enough to drop this.
                        self.struck().push_front((0, place));
                    }
                }
            }
        }
        Ok(mark)
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
        self.write_key(table, sequence, listing).await
    }

    /// Sees to it that the bucket says this of a table, or something later; tells since which message.
    pub(super) async fn write_key(
        &self,
        table: TableId,
        sequence: u64,
        listing: Option<Bytes>,
    ) -> Result<u64, String> {
        let key = Key::Table(table);
        let (revision, there) = self.streams.key(key).await.map_err(|error| error.to_string())?;
        if let Some(there) = there.filter(|there| there.sequence >= sequence) {
            return Ok(there.sequence);
        }
        let value = Value { sequence, says: listing.map_or(Says::Nothing, Says::Listed) };
        // The revision guards against a later listing that somebody writes at this moment.
        self.streams.put_key(key, &value, revision).await?;
        Ok(sequence)
    }

    /// Sees to it that the bucket is complete as far as the tail has come, and moves the mark there.
    async fn reconcile(&self) -> Result<(), String> {
        // Everything up to here has been heard, and what the bucket may lack of it is owed.
        let position = self.position.load(Ordering::Acquire);
        let (revision, there) = self.streams.key(Key::Mark).await.map_err(|error| error.to_string())?;
        let mark = there.map_or(0, |there| there.sequence);
        // Somebody else has seen to it already.
        self.owed.all_paid(mark);
        self.pay(true).await;
        let clear = self.owed.clear_up_to(position);
        if clear > mark {
            let value = Value { sequence: clear, says: Says::Nothing };
            self.streams.put_key(Key::Mark, &value, revision).await?;
        }
        self.drop_struck().await;
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
        self.strike(table, removed).await?;
        self.index().forget(table, removed);
        Ok(())
    }

    /// Takes a key out of the bucket, unless it says something later than this message.
    pub(super) async fn strike(&self, table: TableId, sequence: u64) -> Result<(), String> {
        let key = Key::Table(table);
        let (revision, there) = self.streams.key(key).await.map_err(|error| error.to_string())?;
        if there.is_some_and(|there| there.says != Says::Struck && there.sequence <= sequence) {
            let place = self.streams.put_key(key, &Value { sequence, says: Says::Struck }, revision).await?;
            self.struck().push_back((now(), place));
        }
        Ok(())
    }

    /// Drops what stands in place of keys that were struck long ago.
    async fn drop_struck(&self) {
        loop {
            let place = match self.struck().front() {
                Some((since, place)) if age(*since) >= STALE => *place,
                _ => return,
            };
            if let Err(reason) = self.streams.drop_message(&self.streams.directory, place).await {
                tracing::debug!(reason, "what stands in place of a key stays there");
            }
            self.struck().pop_front();
        }
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
