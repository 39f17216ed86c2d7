//! What a store reads that somebody else may have written: a broker's messages, and exported tables.

use crosstable_store::{DumpSummary, TransferError, check_dump};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// A message of a broker, whichever of them it may be.
pub fn frames(data: &[u8]) {
    crosstable_store::fuzzing::read_as_everything(data);
}

/// An export, as it is and with a last line that fits the others: whole, or refused with a reason.
pub fn dumps(data: &[u8]) {
    for dump in [data, &sealed(data)] {
        let checked = check_dump(&mut &*dump);
        assert!(matches!(checked, Ok(_) | Err(TransferError::InvalidDump { .. })), "{checked:?}");
    }
}

/// The lines of an export with the last one, which has their number and digest.
pub(crate) fn sealed(lines: &[u8]) -> Vec<u8> {
    let tables = lines.split_inclusive(|byte| *byte == b'\n').skip(1);
    let tables: Vec<Value> = tables.filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let entries = tables.iter().filter_map(|table| Some(table.get("entries")?.as_array()?.len() as u64));
    let summary = DumpSummary {
        tables: tables.len() as u64,
        entries: entries.sum(),
        sha256: crosstable_core::hex::text(&Sha256::digest(lines)),
    };
    let last = serde_json::to_string(&summary).expect("plain data");
    [lines, last.as_bytes(), b"\n"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_a_whole_dump_once_it_is_sealed() {
        let (_, lines) = crate::seeds("dumps").remove(0);
        let summary = check_dump(&mut &*sealed(&lines)).expect("it is whole");
        assert_eq!((summary.tables, summary.entries), (2, 4));
        assert!(check_dump(&mut &*lines).is_err(), "without its last line it is not");
    }
}
