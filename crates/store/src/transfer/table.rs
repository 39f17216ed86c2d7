//! One table in transfer.

use super::{TransferError, Transferred};
use crate::{Listing, Log, MAX_APPEND_BYTES, MAX_APPEND_ENTRIES, StoreError, TableId};

/// A table with its listing and all its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StoredTable {
    pub(super) table: TableId,
    pub(super) listing: Listing,
    pub(super) entries: Vec<Vec<u8>>,
}

impl StoredTable {
    /// Reads a table; `None` if it does not exist, or was removed meanwhile.
    pub(super) async fn load(log: &impl Log, table: TableId) -> Result<Option<Self>, StoreError> {
        let entries = log.read(table, 0).await?;
        let listing = log.listing(table).await?;
        Ok(listing.filter(|_| !entries.is_empty()).map(|listing| StoredTable { table, listing, entries }))
    }

    /// Appends what the log does not have yet, reads the table back and compares it.
    pub(super) async fn store(self, log: &impl Log) -> Result<Transferred, TransferError> {
        let table = self.table;
        let differs = |how: String| TransferError::Differs { table, how };
        let present = log.read(table, 0).await?;
        let common = present.iter().zip(&self.entries).take_while(|(present, ours)| present == ours).count();
        if common < present.len() {
            let longer = common == self.entries.len();
            let how = if longer { "in being longer".into() } else { format!("from entry {common} on") };
            return Err(differs(how));
        }
        let mut done = Transferred { tables: 1, ..Transferred::default() };
        let mut length = present.len();
        done.already_present = u64::from(length == self.entries.len());
        while length < self.entries.len() {
            let count = append_size(&self.entries[length..]);
            let entries = self.entries[length..length + count].to_vec();
            done.entries += count as u64;
            // The last append sets the final listing, also on a table that was there in part.
            let listing = (length == 0 || length + count == self.entries.len()).then(|| self.listing.clone());
            let appended = log.append(table, length as u64, entries, listing).await;
            length = appended.map_err(|error| TransferError::from_append(table, error))? as usize;
        }
        match StoredTable::load(log, table).await? {
            Some(stored) if stored == self => Ok(done),
            Some(stored) if stored.entries == self.entries => Err(differs("in its listing".into())),
            _ => Err(TransferError::Busy { table }),
        }
    }
}

/// How many of these entries fit into one append.
fn append_size(entries: &[Vec<u8>]) -> usize {
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
    fn an_append_is_filled_up_to_the_bounds() {
        assert_eq!(append_size(&vec![vec![]; 1000]), MAX_APPEND_ENTRIES);
        assert_eq!(append_size(&vec![vec![0; MAX_APPEND_BYTES / 4]; 9]), 4);
        assert_eq!(append_size(&vec![vec![0; 1]; 3]), 3);
    }
}
