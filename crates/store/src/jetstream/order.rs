//! Which messages of a table count.
//!
//! A broker of several nodes checks the expected last message when it takes a message in, and not again when it
//! stores it: `nats-server` 2.9 stores two that came at the same time, both, one behind the other, and acknowledges
//! both. So its check only spares work, and the order of the stream decides: a message counts if the one it names as
//! its predecessor is the last that counts. Of several with the same predecessor that is the first. Everybody can see
//! that in the stream, now and for ever, so everybody agrees; whoever was second learns it before they tell anybody
//! that they were first. Only what counts is ever named as a predecessor.

use std::collections::HashMap;

use super::core::Core;
use super::records::Found;
use super::streams::Told;
use super::tips::Tip;
use crate::{StoreError, TableId};

/// So many tables are remembered; then all are forgotten and asked for anew.
const MAX_REMEMBERED: usize = 1 << 16;

impl Core {
    /// Whether the message with this sequence number, which follows the tip, counts.
    pub(super) async fn counts(&self, table: TableId, tip: &Tip, sequence: u64) -> Result<bool, StoreError> {
        let mut at = tip.end + 1;
        if !self.streams.replicated || sequence == at {
            return Ok(true);
        }
        while let Some(told) = self.streams.next(table, at).await? {
            if told.frame.previous == tip.sequence || told.sequence >= sequence {
                return Ok(told.sequence == sequence);
            }
            at = told.sequence + 1;
        }
        // It is gone, and its table with it.
        Ok(false)
    }

    /// The last message of a table that counts, if this is the last one; or the record, if none has come behind it
    /// that counts.
    pub(super) async fn last_that_counts(
        &self,
        table: TableId,
        last: Told,
        found: Option<Found>,
    ) -> Result<(Option<Told>, Option<Found>), StoreError> {
        let before = last.frame.previous;
        if last.sequence == before + 1 {
            return Ok((Some(last), None));
        }
        let mut counts = if before == 0 { None } else { self.streams.message(before).await? };
        let mut counted = before;
        let mut record = None;
        if counts.is_none() {
            // It may have moved to the record since that was asked for.
            let found = if found.is_none() { self.streams.head(table).await? } else { found };
            record = found.filter(|found| found.head.sequence >= before);
            counted = record.as_ref().map_or(0, |found| found.head.sequence);
            if before > 0 && record.is_none() {
                // What it follows was removed and swept away: it came too late, unless it begins anew.
                return Ok((Some(last).filter(|last| last.frame.first == 0), None));
            }
        }
        let mut at = counted + 1;
        while at <= last.sequence
            && let Some(told) = self.streams.next(table, at).await?
        {
            at = told.sequence + 1;
            if told.frame.previous == counted {
                counted = told.sequence;
                counts = Some(told);
            }
        }
        Ok(if counts.is_some() { (counts, None) } else { (None, record) })
    }
}

/// What somebody who hears every message knows of them without asking.
#[derive(Default)]
pub(super) struct Chain {
    /// The last message of a table that counts.
    last: HashMap<TableId, u64>,
}

impl Chain {
    /// Whether a message counts, if that is known.
    pub(super) fn judge(&self, table: TableId, previous: u64, sequence: u64) -> Option<bool> {
        if sequence == previous + 1 {
            return Some(true);
        }
        match self.last.get(&table) {
            Some(last) if *last == previous => Some(true),
            Some(last) if *last > previous => Some(false),
            _ => None,
        }
    }

    /// Remembers what was found out.
    pub(super) fn note(&mut self, table: TableId, sequence: u64, counts: Option<bool>) {
        match counts {
            Some(true) => {
                if self.last.len() >= MAX_REMEMBERED {
                    self.last.clear();
                }
                self.last.insert(table, sequence);
            }
            Some(false) => {}
            None => drop(self.last.remove(&table)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_several_counts() {
        let table = TableId::new([1; 16]);
        let mut chain = Chain::default();
        assert_eq!(chain.judge(table, 3, 9), None, "what was between is not known");
        assert_eq!(chain.judge(table, 8, 9), Some(true), "there is nothing between");
        chain.note(table, 9, Some(true));
        for (previous, sequence, counts) in [(9, 12, true), (9, 13, false), (9, 14, false), (12, 20, true)] {
            let judged = chain.judge(table, previous, sequence);
            assert_eq!(judged, Some(counts), "{sequence} behind {previous}");
            chain.note(table, sequence, judged);
        }
        chain.note(table, 30, None);
        assert_eq!(chain.judge(table, 30, 40), None);
    }
}
