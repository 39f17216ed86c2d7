//! Reading tables: as long as their leader says they are, never less.

use super::core::Core;
use super::feed::{Feed, Fetched};
use super::frame::{Deed, Frame};
use super::streams::{Pause, Told};
use super::tips::Tip;
use crate::{Listing, StoreError, TableId};

/// Up to so many entries are fetched one message after the other, from the last one backwards; for more it pays to
/// have them pushed.
const FEW: u64 = 8;

/// The entries of a table from a number on, and its end when they were read.
pub(super) struct Reading {
    pub(super) entries: Vec<Vec<u8>>,
    pub(super) tip: Tip,
}

impl Core {
    /// Reads a table from a number on.
    pub(super) async fn read(&self, table: TableId, from: u64) -> Result<Reading, StoreError> {
        let _turn = self.reads.acquire().await.map_err(|_| StoreError::Closed)?;
        let mut pause = Pause::new(self.options.patience);
        loop {
            let (last, tip) = self.last(table).await?;
            let Some(last) = last.filter(|_| tip.length > from) else {
                return Ok(Reading { entries: Vec::new(), tip });
            };
            let read = if last.frame.first <= from || tip.length - from <= FEW {
                self.walk(last, from).await?.ok_or_else(|| "a message is missing".to_owned())
            } else {
                self.collect(table, from, tip).await
            };
            match read {
                Ok(entries) => return Ok(Reading { entries, tip }),
                // The table may have been removed meanwhile, or a node was lost: look anew.
                Err(reason) if pause.over() => return Err(self.streams.unreachable(reason)),
                Err(_) => pause.wait().await,
            }
        }
    }

    /// From the last message backwards; nothing if a message is gone.
    async fn walk(&self, last: Told, from: u64) -> Result<Option<Vec<Vec<u8>>>, StoreError> {
        let mut at = last;
        let mut parts = Vec::new();
        loop {
            let Frame { first, previous, deed, .. } = at.frame;
            let Deed::Appended { mut entries, .. } = deed else { return Ok(None) };
            if first <= from {
                entries.drain(..(from - first) as usize);
            }
            parts.push(entries);
            if first <= from {
                parts.reverse();
                return Ok(Some(parts.concat()));
            }
            match self.streams.message(previous).await? {
                Some(told) => at = told,
                None => return Ok(None),
            }
        }
    }

    /// All messages of the table, pushed in order, up to the tip.
    async fn collect(&self, table: TableId, from: u64, tip: Tip) -> Result<Vec<Vec<u8>>, String> {
        let streams = &self.streams;
        let (stream, subject) = (streams.tables_name(), streams.subject(table));
        let mut feed = Feed::new(&streams.context, stream, subject, tip.born);
        let mut entries: Vec<Vec<u8>> = Vec::new();
        let (mut length, mut before) = (0, None);
        let mut pause = Pause::new(self.options.ack_timeout);
        loop {
            let message = match feed.next().await? {
                Fetched::Message(message) => message,
                // A follower may be behind; it will catch up, or fall silent.
                Fetched::Nothing if pause.over() => return Err("a node is behind".into()),
                Fetched::Nothing => {
                    pause.wait().await;
                    continue;
                }
            };
            let frame = Frame::decode(&message.body)
                .map_err(|reason| streams.garbled(message.sequence, &reason).to_string())?;
            // The first one counts, and after it whatever follows the last that counts.
            if before.is_some_and(|before| frame.previous != before) {
                continue;
            }
            before = Some(message.sequence);
            let Deed::Appended { entries: more, .. } = frame.deed else {
                return Err("the table was removed".into());
            };
            if frame.first != length {
                return Err(format!("entry {length} is missing"));
            }
            let skipped = from.saturating_sub(length).min(more.len() as u64);
            length += more.len() as u64;
            entries.extend(more.into_iter().skip(skipped as usize));
            if message.sequence >= tip.sequence {
                return Ok(entries);
            }
        }
    }

    /// What the last message with a listing says.
    pub(super) async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        let mut pause = Pause::new(self.options.patience);
        loop {
            let (last, tip) = self.last(table).await?;
            let Some(last) = last.filter(|_| tip.length > 0) else { return Ok(None) };
            let told = if tip.listed == last.sequence {
                Some(last)
            } else {
                self.streams.message(tip.listed).await?
            };
            if let Some(Told {
                frame: Frame { deed: Deed::Appended { listing: Some(listing), .. }, .. },
                ..
            }) = told
            {
                return Ok(Some(listing));
            }
            // It was removed between the two questions.
            if pause.over() {
                return Err(self.streams.garbled(tip.listed, "its listing is missing"));
            }
            pause.wait().await;
        }
    }
}
