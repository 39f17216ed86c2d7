//! Moving finished tables from the stream of tables to their records.
//!
//! Every process looks from time to time which tables ended long enough ago, and does the next step for each, whoever
//! did the one before:
//!
//! 1. The entries are written, then what is said of them ([`super::record::Head`]); with it the record is there.
//! 2. Later, if the record is still the same and can be read back, the hints for the members are written, the
//!    directory's bucket is told the last listing, and the table's messages are dropped from the stream of tables.
//! 3. If nobody has gone on with the table meanwhile, the hint for the time it ended is written. Everybody hears it
//!    and forgets the table; its key leaves the directory's bucket.
//!
//! Whoever dies leaves a table that is whole in at least one place, and in the memory of the others, who do the rest.
//! Two who do the same at once write the same. Between the first step and the second passes some time because two nodes
//! may take in two heads at once ([`super::order`]): whichever is last then, it is compared with the table before the
//! table is dropped.
//!
//! An append to a table that has moved stands in the stream of tables behind nothing, and names as its predecessor the
//! last message that the record has ([`super::tips::Tip::recorded`]); the table is then the record and what follows,
//! until it is moved again.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::StreamExt;

use super::core::{Core, End, chance};
use super::directory::AT_ONCE;
use super::feed::Fetched;
use super::frame::encode_listing;
use super::record::{Head, Hint, chunks};
use super::records::Found;
use crate::{State, StoreError, TableId};

/// How many tables are looked at in one round, so that a house that has never done so is not busy with it for long.
const ROUND: usize = 4000;

/// Moves what has ended, for ever.
pub(super) async fn archive_for_ever(core: Arc<Core>, after: Duration) {
    let mut seen = HashMap::new();
    loop {
        // Not everybody at the same moment: whoever comes later finds it done.
        tokio::time::sleep(core.options.reconcile.mul_f64(0.5 + f64::from(chance()) / 255.0)).await;
        core.archive_all(after, &mut seen).await;
    }
}

/// Forgets what others have moved, for ever.
pub(super) async fn hear_for_ever(core: Arc<Core>) {
    let mut feed = core.streams.ended_feed();
    loop {
        match feed.next().await {
            Ok(Fetched::Message(message)) => match Hint::decode(&message.body) {
                Ok(hint) => core.index().moved(hint.table, hint.sequence),
                Err(reason) => {
                    tracing::warn!(reason, "the stream of records holds something that is no hint");
                }
            },
            Ok(Fetched::Nothing) => {}
            Err(reason) => {
                tracing::debug!(reason, "the stream of records is taken up again");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Which head of a table was seen, and when first.
type Seen = HashMap<TableId, (u64, Instant)>;

impl Core {
    /// The next step for every table that ended long enough ago.
    async fn archive_all(&self, after: Duration, seen: &mut Seen) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = u64::try_from(now.saturating_sub(after).as_millis()).unwrap_or(u64::MAX);
        let due = self.index().stale(State::Ended, before, ROUND);
        let settled = |table| {
            let (revision, since) = seen.get(&table)?;
            (since.elapsed() >= self.options.reconcile / 4).then_some(*revision)
        };
        let mut floor = 0;
        if due.iter().any(|(_, table)| settled(*table).is_some()) {
            match self.streams.floor().await {
                Ok(laid) => floor = laid,
                Err(error) => {
                    return tracing::debug!(%error, "finished tables are moved to their records later");
                }
            }
        }
        let steps = due.into_iter().map(|(_, table)| {
            let settled = settled(table);
            async move { (table, self.archive(table, settled, floor).await) }
        });
        let steps: Vec<_> = futures_util::stream::iter(steps).buffer_unordered(AT_ONCE).collect().await;
        let mut again = Seen::new();
        for (table, step) in steps {
            match step {
                Ok(None) => {}
                Ok(Some(revision)) => {
                    let first = seen.get(&table).copied().filter(|(known, _)| *known == revision);
                    again.insert(table, first.unwrap_or_else(|| (revision, Instant::now())));
                }
                Err(reason) => {
                    tracing::debug!(%table, reason, "a finished table is moved to its record later");
                }
            }
        }
        *seen = again;
    }

    /// The next step for a table; tells which head was seen that has yet to settle. What is dropped from the stream of
    /// tables lies before the floor.
    async fn archive(&self, table: TableId, settled: Option<u64>, floor: u64) -> Result<Option<u64>, String> {
        let text = |error: StoreError| error.to_string();
        let _inside = self.enter().await.map_err(text)?;
        let end = self.last(table).await.map_err(text)?;
        let tip = end.tip;
        if tip.length == 0 {
            return Ok(None);
        }
        let record = match &end.record {
            Some(found) => Some(found.clone()),
            None => self.streams.head(table).await.map_err(text)?,
        };
        match record {
            Some(found) if found.head.sequence == tip.sequence => {
                if settled != Some(found.revision) || tip.end >= floor {
                    return Ok(Some(found.revision));
                }
                if self.index().row(table).is_some_and(|(heard, _)| heard > tip.sequence) {
                    return Err("more was heard of it than the broker tells".into());
                }
                if self.streams.entries(table, &found.head).await.map_err(text)?.is_some() {
                    return self.finish(table, &found, tip.end).await.map(|()| None);
                }
                if tip.end == 0 {
                    return Err("its record lacks entries".into());
                }
                self.write(table, end, Some(&found)).await.map_err(text)?;
            }
            found => self.write(table, end, found.as_ref()).await.map_err(text)?,
        }
        Ok(None)
    }

    /// Writes the record of a table that ends so.
    async fn write(&self, table: TableId, end: End, found: Option<&Found>) -> Result<(), StoreError> {
        let (begun, sequence) = (Instant::now(), end.tip.sequence);
        let Some(listing) = self.listing_at(table, end).await? else { return Ok(()) };
        let reading = self.read(table, 0).await?;
        // Somebody has gone on with it, or it is played anew.
        if reading.tip.sequence != sequence || listing.state != State::Ended {
            return Ok(());
        }
        let bodies = chunks(&reading.entries);
        let head = Head {
            sequence,
            length: reading.tip.length,
            bytes: reading.tip.bytes,
            chunks: bodies.len() as u32,
            before: found.map_or(0, |found| found.replaced_by(sequence)),
            listing,
        };
        for (number, body) in (0..).zip(bodies) {
            self.streams.put_chunk(table, sequence, number, body).await?;
        }
        // Who was so slow may bring back a table whose removal nobody remembers any more.
        if begun.elapsed() < self.options.tombstone / 2 {
            self.streams.put_head(table, &head, found.map_or(0, |found| found.revision)).await?;
        }
        Ok(())
    }

    /// Drops a table from the stream of tables, up to this message, and says that it has moved.
    async fn finish(&self, table: TableId, found: &Found, end: u64) -> Result<(), String> {
        let text = |error: StoreError| error.to_string();
        let Head { sequence, listing, .. } = &found.head;
        let hint = Hint { table, sequence: *sequence, changed: listing.changed, public: listing.public };
        for (number, member) in listing.members.iter().enumerate() {
            if !listing.members[..number].contains(member) {
                self.streams.hint_player(*member, &hint).await.map_err(text)?;
            }
        }
        if end > 0 {
            // Who opens the log from now on no longer hears of the last listing.
            self.write_key(table, *sequence, Some(encode_listing(listing))).await?;
            let (stream, subject) = (&self.streams.tables, self.streams.subject(table));
            self.streams.drop_before(stream, &subject, end + 1).await.map_err(text)?;
            if self.streams.last(table).await.map_err(text)?.is_some() {
                // Somebody has gone on with it; it is moved again later, with what they wrote.
                return Ok(());
            }
        }
        self.streams.drop_replaced(table, found).await.map_err(text)?;
        self.streams.hint_ended(&hint).await.map_err(text)?;
        self.index().moved(table, *sequence);
        self.strike(table, *sequence).await
    }
}
