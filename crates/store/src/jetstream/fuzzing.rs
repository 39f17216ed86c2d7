//! What must hold whatever bytes a broker brings: they are refused, or read back as they were written.

use std::fmt::Debug;

use bytes::Bytes;

use super::bucket::Value;
use super::frame::{Deed, Frame, decode_listing, encode_listing};
use super::record::{Head, Hint, chunks, decode_chunk};
use crate::{Listing, PlayerId, State, TableId};

/// Reads a message's body as each of the kinds there are; panics if something is wrong with how that is done.
pub fn read_as_everything(body: &[u8]) {
    if let Some(frame) = back(Frame::decode, Frame::encode, body) {
        // Whatever it says, it has a length.
        frame.length();
    }
    back(decode_listing, encode_listing, body);
    back(Head::decode, Head::encode, body);
    back(Hint::decode, Hint::encode, body);
    for struck in [false, true] {
        back(|body| Value::decode(Bytes::copy_from_slice(body), struck), Value::encode, body);
    }
    let mut entries = Vec::new();
    if decode_chunk(body, &mut entries).is_ok() {
        let mut again = Vec::new();
        let read: Result<(), _> =
            chunks(&entries).iter().try_for_each(|chunk| decode_chunk(chunk, &mut again));
        assert_eq!((read, again), (Ok(()), entries));
    }
}

/// What can be read is written so that it reads back.
fn back<T: PartialEq + Debug>(
    decode: impl Fn(&[u8]) -> Result<T, String>,
    encode: impl Fn(&T) -> Bytes,
    body: &[u8],
) -> Option<T> {
    let read = decode(body).ok()?;
    assert_eq!(decode(&encode(&read)).as_ref(), Ok(&read));
    Some(read)
}

/// One of each kind, to begin with.
pub fn samples() -> Vec<(&'static str, Vec<u8>)> {
    let listing = Listing {
        state: State::Ended,
        public: true,
        game: "crosswise".into(),
        summary: br#"{"players":2}"#.to_vec(),
        members: vec![PlayerId::new([1; 16]), PlayerId::new([2; 16])],
        changed: 1_800_000_000_000,
    };
    let entries = vec![b"created".to_vec(), b"seated".to_vec()];
    let deed = Deed::Appended { entries: entries.clone(), listing: Some(listing.clone()) };
    let appended = Frame { first: 2, bytes: 30, previous: 7, born: 3, listed: 3, deed };
    let removed = Frame { deed: Deed::Removed, ..appended.clone() };
    let hint = Hint { table: TableId::new([3; 16]), sequence: 9, changed: listing.changed, public: true };
    let head = Head { sequence: 9, length: 2, bytes: 13, chunks: 1, before: 4, listing: listing.clone() };
    vec![
        ("appended", appended.encode().into()),
        ("removed", removed.encode().into()),
        ("listing", encode_listing(&listing).into()),
        ("head", head.encode().into()),
        ("hint", hint.encode().into()),
        ("chunk", chunks(&entries).concat()),
    ]
}
