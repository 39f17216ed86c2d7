//! Reading tables: up to the end that their leader names, never less, and nothing that was changed.

use super::core::Core;
use super::frame::{Frame, LogOp, decode_row};
use super::streams::{Pause, Shard, Stored};
use super::tip::Tip;
use crate::{Listing, StoreError, TableId};

/// After so many attempts at any node the leader itself is asked for each message.
const DIRECT_ATTEMPTS: u32 = 3;
/// How often to ask again for a table that was there, as a node that has just lost its lead may not know it.
const STALE_ANSWERS: u32 = 5;

/// The entries of a table from a number on, and its end when they were read.
pub(super) struct Reading {
    pub(super) entries: Vec<Vec<u8>>,
    pub(super) tip: Tip,
}

/// Why entries could not be read.
enum Flaw {
    /// Another node, or another attempt, may have what is missing.
    Missing(String),
    /// This entry is not what was stored.
    Damaged(u64, String),
    /// The table was removed by this message.
    Removed(u64),
    Failed(StoreError),
}

impl From<StoreError> for Flaw {
    fn from(error: StoreError) -> Self {
        Flaw::Failed(error)
    }
}

impl Core {
    /// Where a table ends, as its leader says.
    pub(super) async fn tip(&self, table: TableId) -> Result<Tip, StoreError> {
        let known = self.tips.get(table).unwrap_or_default();
        let (mut tip, last) = self.end(table).await?;
        if let Some(frame) = last
            && frame.first > 0
            && known.sequence != tip.sequence
            && known.sequence != frame.previous
        {
            // Only the first message behind its predecessor counts.
            let shard = self.streams.shard(table);
            let first = self.streams.next(shard, &shard.table(table), frame.previous + 1).await?;
            if first.is_some_and(|first| first.sequence < tip.sequence) {
                tip = self.read(table, 0, None).await?.tip;
            }
        }
        self.tips.remember(table, tip);
        Ok(tip)
    }

    /// The same, with the last frame.
    async fn end(&self, table: TableId) -> Result<(Tip, Option<Frame>), StoreError> {
        let shard = self.streams.shard(table);
        let mut pause = Pause::new(self.options.patience);
        let mut stale = 0;
        loop {
            let last = self.streams.last(shard, &shard.table(table)).await?;
            let known = self.tips.get(table).unwrap_or_default();
            let sequence = last.as_ref().map_or(0, |last| last.sequence);
            // The mark of a removed table goes after a while. Nothing else goes: a node that has less is behind.
            if sequence < known.sequence && (sequence > 0 || known.length > 0) {
                stale += 1;
                if sequence == 0 && stale > STALE_ANSWERS {
                    self.tips.forget(table);
                } else if pause.over() {
                    return Err(self.streams.unreachable(format!("message {} is not there", known.sequence)));
                }
                pause.wait().await;
                continue;
            }
            let Some(last) = last else { return Ok((Tip::default(), None)) };
            if sequence == known.end && sequence > known.sequence {
                // The last message does not count, as reading the table has shown.
                return Ok((known, None));
            }
            let (frame, head) = Frame::decode(&last.body)
                .map_err(|reason| self.streams.damaged(table, known.length, at(&last, &reason)))?;
            return Ok((Tip::after(sequence, &frame, head), Some(frame)));
        }
    }

    /// Reads a table from a number on; `since` is a tip that is known, at or before that number.
    pub(super) async fn read(
        &self,
        table: TableId,
        from: u64,
        since: Option<Tip>,
    ) -> Result<Reading, StoreError> {
        let _turn = self.reads.acquire().await.map_err(|_| StoreError::Closed)?;
        let shard = self.streams.shard(table);
        let mut pause = Pause::new(self.options.patience);
        for attempt in 0.. {
            let (tip, last) = self.end(table).await?;
            if tip.length <= from {
                self.tips.remember(table, tip);
                return Ok(Reading { entries: Vec::new(), tip });
            }
            if let Some(Frame { first, op: LogOp::Appended(mut entries), .. }) = last
                && first <= from
                && (first == 0 || since.is_some_and(|since| since.length >= first))
            {
                entries.drain(..(from - first) as usize);
                self.tips.remember(table, tip);
                return Ok(Reading { entries, tip });
            }
            let since = since.filter(|since| since.length <= from && since.length > 0 && attempt == 0);
            let direct = attempt < DIRECT_ATTEMPTS;
            match self.collect(shard, table, from, since, tip, direct).await {
                Ok(reading) => {
                    self.tips.remember(table, reading.tip);
                    return Ok(reading);
                }
                Err(Flaw::Failed(error)) => return Err(error),
                Err(Flaw::Removed(sequence)) => {
                    let tip = Tip { sequence, end: sequence, ..Tip::default() };
                    return Ok(Reading { entries: Vec::new(), tip });
                }
                Err(Flaw::Missing(reason)) if pause.over() => {
                    return Err(self.streams.damaged(table, from, reason));
                }
                Err(Flaw::Damaged(entry, reason)) if !direct => {
                    return Err(self.streams.damaged(table, entry, reason));
                }
                Err(_) => pause.wait().await,
            }
        }
        unreachable!("an endless loop ends by returning")
    }

    /// All messages of a table behind a known tip, in order, up to its end.
    async fn collect(
        &self,
        shard: &Shard,
        table: TableId,
        from: u64,
        since: Option<Tip>,
        end: Tip,
        direct: bool,
    ) -> Result<Reading, Flaw> {
        let subject = shard.table(table);
        let mut tip = since.unwrap_or_default();
        let mut next = if tip.sequence > 0 { tip.sequence + 1 } else { end.born };
        let mut entries: Vec<Vec<u8>> = Vec::new();
        loop {
            let page = if direct {
                self.streams.page(shard, &subject, next).await?
            } else {
                self.streams.next(shard, &subject, next).await?.into_iter().collect()
            };
            let Some(last) = page.last() else {
                return Err(Flaw::Missing(format!("entry {} is missing", tip.length)));
            };
            next = last.sequence + 1;
            for stored in page {
                if let Some(more) = self.follow(&mut tip, &stored, since.is_some())? {
                    let first = tip.length - more.len() as u64;
                    let skipped = from.saturating_sub(first).min(more.len() as u64);
                    entries.extend(more.into_iter().skip(skipped as usize));
                }
            }
            if tip.end >= end.end {
                return Ok(Reading { entries, tip });
            }
        }
    }

    /// Takes in the next message of a table; its entries, if it counts.
    fn follow(&self, tip: &mut Tip, stored: &Stored, later: bool) -> Result<Option<Vec<Vec<u8>>>, Flaw> {
        let entry = tip.length;
        let damaged = |reason: &str| Flaw::Damaged(entry, at(stored, reason));
        let (frame, head) = Frame::decode(&stored.body).map_err(|reason| damaged(&reason))?;
        let begins = tip.sequence == 0 && frame.first == 0;
        if frame.op == LogOp::Removed || (later && frame.first == 0) {
            return Err(Flaw::Removed(stored.sequence));
        }
        if !begins && frame.previous < tip.sequence {
            // Two messages name one predecessor, which the broker should not allow. The first one counts.
            tracing::error!(
                subject = stored.subject,
                sequence = stored.sequence,
                "a forked append is ignored"
            );
            self.hub.count_fork();
            tip.end = stored.sequence;
            return Ok(None);
        }
        if !begins && frame.previous > tip.sequence {
            return Err(Flaw::Missing(format!("message {} is missing", frame.previous)));
        }
        if frame.before != tip.head || frame.first != tip.length || frame.bytes != tip.bytes {
            return Err(damaged("it does not follow from the message before it"));
        }
        *tip = Tip::after(stored.sequence, &frame, head);
        match frame.op {
            LogOp::Appended(entries) => Ok(Some(entries)),
            LogOp::Removed => Ok(None),
        }
    }

    /// The listing of a table.
    pub(super) async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        let shard = self.streams.shard(table);
        let mut pause = Pause::new(self.options.patience);
        loop {
            let tip = self.tip(table).await?;
            let Some(subject) = super::directory::row_subject(shard, table, tip.row) else { return Ok(None) };
            let row = self.streams.last(shard, &subject).await?;
            if let Some(row) = row.filter(|row| !row.body.is_empty()) {
                let listing = decode_row(&row.body);
                return listing
                    .map(Some)
                    .map_err(|reason| self.streams.damaged(table, tip.length, at(&row, &reason)));
            }
            // It has changed between the two questions.
            if pause.over() {
                return Err(self.streams.damaged(table, tip.length, format!("{subject} is missing")));
            }
            pause.wait().await;
        }
    }
}

fn at(stored: &Stored, reason: &str) -> String {
    format!("message {} of {}: {reason}", stored.sequence, stored.subject)
}
