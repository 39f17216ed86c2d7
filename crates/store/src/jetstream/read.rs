//! Reading tables: as long as their leader says they are, never less.

use super::core::{Core, End};
use super::feed::Feed;
use super::frame::{Deed, Frame};
use super::record::Head;
use super::records::Found;
use super::streams::{Pause, Told};
use super::tips::Tip;
use super::whole::Whole;
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
            let End { told, tip, record } = self.last(table).await?;
            if tip.length <= from {
                return Ok(Reading { entries: Vec::new(), tip });
            }
            let read = match (told, record) {
                (Some(last), _) if last.frame.first <= from || tip.length - from <= FEW => {
                    self.walk(table, last, from).await?.ok_or_else(|| "a message is missing".to_owned())
                }
                (None, Some(found)) => {
                    let entries = self.streams.entries(table, &found.head).await?;
                    entries
                        .map(|entries| behind(entries, from))
                        .ok_or_else(|| "its record is missing".to_owned())
                }
                _ => self.collect(table, from, tip).await,
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
    async fn walk(&self, table: TableId, last: Told, from: u64) -> Result<Option<Vec<Vec<u8>>>, StoreError> {
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
            if let Some(told) = self.streams.message(previous).await? {
                at = told;
                continue;
            }
            // What came before has moved to its record.
            let Some((head, mut entries)) = self.record(table).await? else { return Ok(None) };
            if head.sequence < previous || head.length < first {
                return Ok(None);
            }
            entries.truncate(first as usize);
            parts.push(behind(entries, from));
            parts.reverse();
            return Ok(Some(parts.concat()));
        }
    }

    /// All messages of the table, pushed in order, up to the tip.
    async fn collect(&self, table: TableId, from: u64, tip: Tip) -> Result<Vec<Vec<u8>>, String> {
        let streams = &self.streams;
        let (stream, subject) = (streams.tables_name(), streams.subject(table));
        let mut feed = Feed::new(&streams.context, stream, subject, tip.born);
        let mut entries: Vec<Vec<u8>> = Vec::new();
        let (mut length, mut before) = (0, None);
        let mut whole = Whole::new(streams, &streams.tables, &mut feed).up_to(tip.end);
        while let Some(message) = whole.next().await.map_err(|error| error.to_string())? {
            let frame = Frame::decode(&message.body)
                .map_err(|reason| streams.garbled(message.sequence, &reason).to_string())?;
            if before.is_none() && (message.sequence != tip.born || frame.first > 0) {
                // What came before has moved to its record, and maybe this, too.
                let record = self.record(table).await.map_err(|error| error.to_string())?;
                let (head, recorded) = record.ok_or_else(|| "entry 0 is missing".to_owned())?;
                if head.sequence > tip.sequence {
                    return Err("the table has grown and moved to its record".into());
                }
                if head.sequence == tip.sequence {
                    return Ok(behind(recorded, from));
                }
                (length, before) = (head.length, Some(head.sequence));
                entries = behind(recorded, from);
            }
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
        Err(format!("entry {length} is missing"))
    }

    /// A table's record, if it has one.
    async fn record(&self, table: TableId) -> Result<Option<(Head, Vec<Vec<u8>>)>, StoreError> {
        let Some(Found { head, .. }) = self.streams.head(table).await? else { return Ok(None) };
        let entries = self.streams.entries(table, &head).await?;
        Ok(entries.map(|entries| (head, entries)))
    }

    /// What the last message with a listing says.
    pub(super) async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        let mut pause = Pause::new(self.options.patience);
        loop {
            let end = self.last(table).await?;
            let listed = end.tip.listed;
            if end.tip.length == 0 {
                return Ok(None);
            }
            if let Some(listing) = self.listing_at(table, end).await? {
                return Ok(Some(listing));
            }
            // It was removed between the two questions.
            if pause.over() {
                return Err(self.streams.garbled(listed, "its listing is missing"));
            }
            pause.wait().await;
        }
    }

    /// The listing of a table that ends so.
    pub(super) async fn listing_at(&self, table: TableId, end: End) -> Result<Option<Listing>, StoreError> {
        let End { told, tip, record } = end;
        let told = match (told, record) {
            (_, Some(found)) => return Ok(Some(found.head.listing)),
            (Some(told), None) if told.sequence == tip.listed => Some(told),
            _ if tip.listed == 0 => None,
            _ => self.streams.message(tip.listed).await?,
        };
        if let Some(Told {
            frame: Frame { deed: Deed::Appended { listing: Some(listing), .. }, .. }, ..
        }) = told
        {
            return Ok(Some(listing));
        }
        // Somebody appended while the table moved to its record, and the listing moved.
        let record = self.streams.head(table).await?.filter(|found| found.head.sequence >= tip.listed);
        Ok(record.map(|found| found.head.listing))
    }
}

/// The entries from a number on.
fn behind(mut entries: Vec<Vec<u8>>, from: u64) -> Vec<Vec<u8>> {
    let before = entries.len().min(usize::try_from(from).unwrap_or(usize::MAX));
    entries.drain(..before);
    entries
}
