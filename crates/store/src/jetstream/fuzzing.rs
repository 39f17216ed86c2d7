//! What must hold for any bytes that a broker brings: they are refused, or read back as they were written.

use super::frame::{Frame, LogOp, Row, decode_row, encode_row};
use crate::{Listing, PlayerId, State};

/// Reads a message's body as each of the kinds there are; panics if something is wrong with how that is done.
pub fn read_as_everything(body: &[u8]) {
    if let Ok((frame, head)) = Frame::decode(body) {
        // Whatever it says, it has a length.
        frame.length();
        assert_eq!(Frame::decode(&frame.encode()), Ok((frame, head)));
    }
    if let Ok(listing) = decode_row(body) {
        assert_eq!(decode_row(&encode_row(&listing)), Ok(listing));
    }
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
    let op = LogOp::Appended(vec![b"created".to_vec(), b"seated".to_vec()]);
    let row = Row::of(&listing);
    let appended =
        Frame { nonce: [5; 16], row, first: 2, bytes: 30, born: 3, previous: 7, before: [6; 16], op };
    let removed = Frame { op: LogOp::Removed, ..appended.clone() };
    vec![
        ("appended", appended.encode().into()),
        ("removed", removed.encode().into()),
        ("listing", encode_row(&listing).into()),
    ]
}
