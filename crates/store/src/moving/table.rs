//! One table on its way.

use super::{MoveError, Moved};
use crate::{Listing, Log, MAX_APPEND_BYTES, MAX_APPEND_ENTRIES, StoreError, TableId};

/// A table as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Whole {
    pub(super) table: TableId,
    pub(super) listing: Listing,
    pub(super) entries: Vec<Vec<u8>>,
}

impl Whole {
    /// Takes a table from a log; none if it is not (or no longer) there.
    pub(super) async fn take(log: &impl Log, table: TableId) -> Result<Option<Self>, StoreError> {
        let entries = log.read(table, 0).await?;
        let listing = log.listing(table).await?;
        Ok(listing.filter(|_| !entries.is_empty()).map(|listing| Whole { table, listing, entries }))
    }

    /// Puts the table into a log, and compares what is there then.
    pub(super) async fn put(self, log: &impl Log) -> Result<Moved, MoveError> {
        let table = self.table;
        let differs = |how: String| MoveError::Differs { table, how };
        let there = log.read(table, 0).await?;
        let common = there.iter().zip(&self.entries).take_while(|(there, ours)| there == ours).count();
        if common < there.len() {
            let longer = there.len() > self.entries.len() && common == self.entries.len();
            let how = if longer { "in being longer".into() } else { format!("from entry {common} on") };
            return Err(differs(how));
        }
        let mut moved = Moved { tables: 1, ..Moved::default() };
        let mut length = there.len();
        moved.there_already = u64::from(length == self.entries.len());
        while length < self.entries.len() {
            let step = step(&self.entries[length..]);
            let entries = self.entries[length..length + step].to_vec();
            moved.entries += step as u64;
            // The last one leaves the listing as it should be, whatever was there before.
            let listing = (length == 0 || length + step == self.entries.len()).then(|| self.listing.clone());
            let appended = log.append(table, length as u64, entries, listing).await;
            length = appended.map_err(|error| MoveError::refused(table, error))? as usize;
        }
        let now = Whole::take(log, table).await?;
        match now {
            Some(now) if now == self => Ok(moved),
            Some(now) if now.entries == self.entries => Err(differs("in its listing".into())),
            _ => Err(MoveError::Busy { table }),
        }
    }
}

/// How many of these entries go into one append.
fn step(entries: &[Vec<u8>]) -> usize {
    let mut bytes = 0;
    let fits = |entry: &&Vec<u8>| {
        bytes += entry.len();
        bytes <= MAX_APPEND_BYTES
    };
    entries.iter().take(MAX_APPEND_ENTRIES).take_while(fits).count().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_append_takes_what_is_allowed() {
        assert_eq!(step(&vec![vec![]; 1000]), MAX_APPEND_ENTRIES);
        assert_eq!(step(&vec![vec![0; MAX_APPEND_BYTES / 4]; 9]), 4);
        assert_eq!(step(&vec![vec![0; 1]; 3]), 3);
    }
}
