//! What the stream of records holds: finished tables as a whole, and what is needed to find them.
//!
//! The entries of a finished table stand in one message, or in a few if they are large ([`chunks`]); what is said of
//! them stands in a small one ([`Head`]); and a [`Hint`] for each member, and for the time the table ended, leads there.

use bytes::{Buf, BufMut, Bytes, BytesMut};

use super::frame::{decode_listing, encode_listing, put_bytes, short, take_bytes};
use crate::{Listing, TableId};

const VERSION: u8 = 1;
/// So many bytes of entries go into one message, and an entry more at most: every broker takes twice as much.
const CHUNK_BYTES: usize = 448 * 1024;

/// What is said of a finished table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    /// The message of the stream of tables that was the table's last when the record was written.
    pub(super) sequence: u64,
    /// How many entries the table had then.
    pub(super) length: u64,
    /// How many bytes they have.
    pub(super) bytes: u64,
    /// In how many messages they stand.
    pub(super) chunks: u32,
    /// The `sequence` of the record that this one replaces; 0 if there was none.
    pub(super) before: u64,
    /// What the directory said.
    pub(super) listing: Listing,
}

impl Head {
    /// The message's body.
    pub(super) fn encode(&self) -> Bytes {
        let mut body = BytesMut::with_capacity(128);
        body.put_u8(VERSION);
        for number in [self.sequence, self.length, self.bytes, self.before] {
            body.put_u64_le(number);
        }
        body.put_u32_le(self.chunks);
        body.put_slice(&encode_listing(&self.listing));
        body.freeze()
    }

    /// Reads a body, or says what is wrong with it.
    pub(super) fn decode(mut body: &[u8]) -> Result<Self, String> {
        let body = &mut body;
        version(body)?;
        let mut number = || body.try_get_u64_le().map_err(short);
        let (sequence, length, bytes, before) = (number()?, number()?, number()?, number()?);
        let chunks = body.try_get_u32_le().map_err(short)?;
        Ok(Head { sequence, length, bytes, chunks, before, listing: decode_listing(body)? })
    }
}

/// The bodies of the messages that hold these entries.
pub(super) fn chunks(entries: &[Vec<u8>]) -> Vec<Bytes> {
    let mut chunks = Vec::new();
    let mut body = BytesMut::new();
    for entry in entries {
        if body.is_empty() {
            body.put_u8(VERSION);
        }
        put_bytes(&mut body, entry);
        if body.len() >= CHUNK_BYTES {
            chunks.push(body.split().freeze());
        }
    }
    if !body.is_empty() {
        chunks.push(body.freeze());
    }
    chunks
}

/// Reads one of them, or says what is wrong with it.
pub(super) fn decode_chunk(mut body: &[u8], entries: &mut Vec<Vec<u8>>) -> Result<(), String> {
    let body = &mut body;
    version(body)?;
    while body.has_remaining() {
        entries.push(take_bytes(body)?.to_vec());
    }
    Ok(())
}

/// Where a finished table may be found. It leads to a [`Head`] that is the truth: a table that was removed since, or
/// has another record by now, is not what the hint means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hint {
    pub(super) table: TableId,
    /// That of the record.
    pub(super) sequence: u64,
    /// When the table last changed, by its listing.
    pub(super) changed: u64,
    /// Whether strangers may find it.
    pub(super) public: bool,
}

impl Hint {
    /// The message's body.
    pub(super) fn encode(&self) -> Bytes {
        let mut body = BytesMut::with_capacity(34);
        body.put_u8(VERSION);
        body.put_slice(self.table.bytes());
        body.put_u64_le(self.sequence);
        body.put_u64_le(self.changed);
        body.put_u8(u8::from(self.public));
        body.freeze()
    }

    /// Reads a body, or says what is wrong with it.
    pub(super) fn decode(mut body: &[u8]) -> Result<Self, String> {
        let body = &mut body;
        version(body)?;
        let mut table = [0; 16];
        body.try_copy_to_slice(&mut table).map_err(short)?;
        let mut number = || body.try_get_u64_le().map_err(short);
        let (sequence, changed) = (number()?, number()?);
        let public = body.try_get_u8().map_err(short)? != 0;
        Ok(Hint { table: TableId::new(table), sequence, changed, public })
    }
}

fn version(body: &mut &[u8]) -> Result<(), String> {
    match body.try_get_u8().map_err(short)? {
        VERSION => Ok(()),
        other => Err(format!("its format is {other}, this program knows {VERSION}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MAX_ENTRY_BYTES, PlayerId, State};

    #[test]
    fn heads_and_hints_come_back_as_they_were_and_torn_ones_do_not() {
        let listing = Listing {
            state: State::Ended,
            public: true,
            game: "halma".into(),
            summary: vec![1, 2, 3],
            members: vec![PlayerId::new([3; 16])],
            changed: 7,
        };
        let head = Head { sequence: 9, length: 8, bytes: 7, chunks: 2, before: 5, listing };
        let hint = Hint { table: TableId::new([4; 16]), sequence: 9, changed: 7, public: true };
        let (whole, short) = (head.encode(), hint.encode());
        for length in 0..whole.len() - 1 {
            assert!(Head::decode(&whole[..length]).map_or(true, |torn| torn != head), "{length}");
        }
        for length in 0..short.len() {
            assert!(Hint::decode(&short[..length]).is_err(), "{length}");
        }
        assert_eq!(Head::decode(&whole), Ok(head));
        assert_eq!(Hint::decode(&short), Ok(hint));
        assert!(Hint::decode(&[9; 40]).unwrap_err().contains("format is 9"));
    }

    #[test]
    fn entries_of_any_size_come_back_in_order() {
        let large = vec![vec![7; MAX_ENTRY_BYTES]; 30];
        let many: Vec<Vec<u8>> = (0..70_000_u32).map(|number| number.to_le_bytes().to_vec()).collect();
        for entries in [vec![], vec![vec![]], vec![vec![1], vec![], vec![2, 3]], large, many] {
            let mut back = Vec::new();
            for chunk in chunks(&entries) {
                assert!(chunk.len() < 1 << 19, "half of what every broker takes");
                decode_chunk(&chunk, &mut back).unwrap();
            }
            assert!(back == entries, "{} entries", entries.len());
        }
    }
}
