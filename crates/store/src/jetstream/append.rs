//! Appends and removals.
//!
//! An append is one message that the broker takes only if the table's last message is still the one we know. If the
//! listing changes, an atomic batch stores it together with the append. An answer can get lost. Then the table's last
//! messages show whether the append is there: each carries the nonce of its writer.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use async_nats::HeaderMap;
use bytes::Bytes;

use super::core::Core;
use super::directory::{hint_subject, row_subject};
use super::frame::{Frame, Head, LogOp, Nonce, Row, decode_row, encode_row};
use super::streams::{Outgoing, Pause, Published, Shard};
use super::tip::Tip;
use crate::bounds::check_growth;
use crate::{AppendError, Listing, PlayerId, StoreError, TableId};

/// What is to happen to a table.
pub(super) enum Change {
    Append { entries: Vec<Vec<u8>>, listing: Option<Listing> },
    Remove,
}

impl Core {
    /// Makes a change, if the table has the expected length, and returns the length it has then.
    pub(super) async fn change(
        &self,
        table: TableId,
        expected: u64,
        change: Change,
    ) -> Result<u64, AppendError> {
        let _turn = self.changes.acquire().await.map_err(|_| StoreError::Closed)?;
        let shard = self.streams.shard(table);
        let nonce = self.nonce();
        let mut pause = Pause::new(self.options.patience);
        let mut tip = match self.tips.get(table) {
            Some(tip) if tip.length == expected => tip,
            // What is remembered may be old; who is refused is told how it is now.
            _ => self.tip(table).await?,
        };
        let mut unsure = false;
        let mut late = 0;
        loop {
            if tip.length != expected {
                return Err(AppendError::Conflict { actual: tip.length });
            }
            match &change {
                Change::Append { entries, .. } => check_growth(tip.length, tip.bytes, entries)?,
                Change::Remove if tip.length == 0 => return Ok(0),
                Change::Remove => {}
            }
            let frame = frame(&tip, nonce, &change);
            let body = frame.encode();
            let head = Frame::head(&body);
            let published = match self.messages(shard, table, &tip, body, &change).await? {
                messages if messages.len() == 1 => self.streams.publish(shard, "", messages).await?,
                messages => {
                    let _turn = self.batches.acquire().await.map_err(|_| StoreError::Closed)?;
                    let batch = crosstable_core::hex::text(&self.nonce());
                    self.streams.publish(shard, &batch, messages).await?
                }
            };
            let reason = match published {
                Published::At(sequence) => return Ok(self.stored(table, sequence, &frame, head, &change)),
                Published::Late => {
                    late += 1;
                    "another append is on its way".to_owned()
                }
                Published::Unknown(reason) => {
                    unsure = true;
                    reason
                }
            };
            let known = tip.end;
            tip = self.tip(table).await?;
            if unsure && let Some((sequence, frame, head)) = self.find(shard, tip, expected, nonce).await? {
                return Ok(self.stored(table, sequence, &frame, head, &change));
            }
            if tip.end == known || late > 1 || unsure {
                if pause.over() && tip.length == expected {
                    return Err(self.streams.unreachable(reason).into());
                }
                pause.wait().await;
            }
        }
    }

    /// The messages of a change: the last one is the append, so that its sequence number is acknowledged.
    async fn messages(
        &self,
        shard: &Shard,
        table: TableId,
        tip: &Tip,
        body: Bytes,
        change: &Change,
    ) -> Result<Vec<Outgoing>, StoreError> {
        let mut messages = Vec::new();
        let mark = |subject: String| Outgoing { subject, headers: self.tombstone(), body: Bytes::new() };
        let listing = match change {
            Change::Append { listing: None, .. } => None,
            Change::Append { listing: Some(listing), .. } => Some(Some(listing)),
            Change::Remove => Some(None),
        };
        if let Some(listing) = listing {
            // The append is refused if the table has changed since the tip, so the row has not changed either.
            let before: BTreeSet<PlayerId> = match row_subject(shard, table, tip.row) {
                None => BTreeSet::new(),
                Some(subject) => {
                    let row = self.streams.last(shard, &subject).await?;
                    let listing = row.and_then(|row| decode_row(&row.body).ok());
                    listing.map(|listing| listing.members.into_iter().collect()).unwrap_or_default()
                }
            };
            let after: BTreeSet<PlayerId> =
                listing.map(|listing| listing.members.iter().copied().collect()).unwrap_or_default();
            if let Some(old) = row_subject(shard, table, tip.row)
                && listing.is_none_or(|listing| Row::of(listing) != tip.row)
            {
                messages.push(mark(old));
            }
            for player in before.difference(&after) {
                messages.push(mark(hint_subject(shard, *player, Some(table))));
            }
            for player in after.difference(&before) {
                let subject = hint_subject(shard, *player, Some(table));
                messages.push(Outgoing { subject, headers: rollup(), body: Bytes::from_static(&[1]) });
            }
            if let Some(listing) = listing
                && let Some(subject) = row_subject(shard, table, Row::of(listing))
            {
                messages.push(Outgoing { subject, headers: rollup(), body: encode_row(listing) });
            }
        }
        let mut headers = if matches!(change, Change::Remove) { self.tombstone() } else { HeaderMap::new() };
        headers.insert("Nats-Expected-Last-Subject-Sequence", tip.end.to_string());
        messages.push(Outgoing { subject: shard.table(table), headers, body });
        Ok(messages)
    }

    /// A message that replaces what its subject has, and goes after a while.
    fn tombstone(&self) -> HeaderMap {
        let mut headers = rollup();
        headers.insert("Nats-TTL", format!("{}s", self.options.tombstone.as_secs().max(1)));
        headers
    }

    /// Looks for the append of this nonce at this place, from the last message backwards.
    async fn find(
        &self,
        shard: &Shard,
        tip: Tip,
        place: u64,
        nonce: Nonce,
    ) -> Result<Option<(u64, Frame, Head)>, StoreError> {
        let mut at = tip.sequence;
        while at > 0 {
            let Some(stored) = self.streams.message(shard, at).await? else { return Ok(None) };
            // What cannot be read is not ours, or nobody can tell.
            let Ok((frame, head)) = Frame::decode(&stored.body) else { return Ok(None) };
            if frame.nonce == nonce {
                return Ok(Some((at, frame, head)));
            }
            if frame.first <= place {
                return Ok(None);
            }
            at = frame.previous;
        }
        Ok(None)
    }

    /// A change of ours is stored.
    fn stored(&self, table: TableId, sequence: u64, frame: &Frame, head: Head, change: &Change) -> u64 {
        if !matches!(change, Change::Append { listing: None, .. }) {
            self.listed.fetch_add(1, Ordering::AcqRel);
        }
        let shard = self.streams.shard(table);
        shard.acked.fetch_max(sequence, Ordering::AcqRel);
        self.tips.remember(table, Tip::after(sequence, frame, head));
        frame.length()
    }
}

/// The frame that goes on from a tip.
fn frame(tip: &Tip, nonce: Nonce, change: &Change) -> Frame {
    let (row, op) = match change {
        Change::Append { entries, listing } => {
            (listing.as_ref().map_or(tip.row, Row::of), LogOp::Appended(entries.clone()))
        }
        Change::Remove => (Row::default(), LogOp::Removed),
    };
    let Tip { sequence: previous, length: first, bytes, born, head: before, .. } = *tip;
    Frame { nonce, row, first, bytes, born, previous, before, op }
}

/// A message that replaces what its subject has.
fn rollup() -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert("Nats-Rollup", "sub");
    headers
}
