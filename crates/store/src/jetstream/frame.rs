//! One append as one message.
//!
//! Each frame says where it stands: which entry is its first, how many bytes came before, which message of the table it
//! follows. Its head is a hash over all of that, the entries, and the head before it. So the last message of a table
//! tells how long the table is, and a reader notices a frame that was changed, left out or put elsewhere.

use bytes::{Buf, BufMut, Bytes, BytesMut};
use sha2::{Digest, Sha256};

use crate::{Listing, PlayerId, State};

/// Version 1 was the format of streams before 2026.
const VERSION: u8 = 2;
const APPENDED: u8 = 1;
const REMOVED: u8 = 2;

/// The end of a table's hash chain; zeros before the first entry.
pub(super) type Head = [u8; 16];
/// Names an append, so that its writer recognizes it.
pub(super) type Nonce = [u8; 16];

/// One message of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    pub(super) nonce: Nonce,
    /// Where the table's listing is, from this message on.
    pub(super) row: Row,
    /// The number of the first entry.
    pub(super) first: u64,
    /// Bytes of all entries before it.
    pub(super) bytes: u64,
    /// The sequence number of the table's first message; 0 if this is it.
    pub(super) born: u64,
    /// The sequence number of the table's message before this one; 0 if there is none.
    pub(super) previous: u64,
    /// The head before this frame.
    pub(super) before: Head,
    pub(super) op: LogOp,
}

/// What happened to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LogOp {
    Appended(Vec<Vec<u8>>),
    Removed,
}

/// In which list a table's listing is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Row(u8);

impl Row {
    pub(super) fn of(listing: &Listing) -> Self {
        Row(1 + 2 * listing.state as u8 + u8::from(listing.public))
    }

    /// Its state and whether it is public; none if the table has no listing.
    pub(super) fn place(self) -> Option<(State, bool)> {
        let code = self.0.checked_sub(1)?;
        Some((state(code / 2)?, code % 2 == 1))
    }
}

impl Frame {
    /// The message's body; it ends with the head.
    pub(super) fn encode(&self) -> Bytes {
        let mut body = self.unsealed();
        let head = digest(&body);
        body.put_slice(&head);
        body.freeze()
    }

    /// The head of an encoded frame.
    pub(super) fn head(body: &[u8]) -> Head {
        body.last_chunk().copied().unwrap_or_default()
    }

    /// Everything but the head.
    fn unsealed(&self) -> BytesMut {
        let mut body = BytesMut::with_capacity(128);
        body.put_u8(VERSION);
        body.put_u8(if self.op == LogOp::Removed { REMOVED } else { APPENDED });
        body.put_u8(self.row.0);
        body.put_slice(&self.nonce);
        for number in [self.first, self.bytes, self.born, self.previous] {
            body.put_u64_le(number);
        }
        body.put_slice(&self.before);
        if let LogOp::Appended(entries) = &self.op {
            body.put_u32_le(entries.len() as u32);
            for entry in entries {
                put_bytes(&mut body, entry);
            }
        }
        body
    }

    /// Reads a body and its head, or says what is wrong.
    pub(super) fn decode(whole: &[u8]) -> Result<(Self, Head), String> {
        let version = *whole.first().ok_or("it is empty")?;
        if version != VERSION {
            return Err(format!("its format is {version}, this program knows {VERSION}"));
        }
        let cut = whole.len().checked_sub(size_of::<Head>()).ok_or("it ends early")?;
        let (unsealed, head) = whole.split_at(cut);
        let body = &mut unsealed.get(1..).ok_or("it ends early")?;
        let kind = body.try_get_u8().map_err(short)?;
        let row = Row(body.try_get_u8().map_err(short)?);
        let nonce = take_array(body)?;
        let mut number = || body.try_get_u64_le().map_err(short);
        let (first, bytes, born, previous) = (number()?, number()?, number()?, number()?);
        let before = take_array(body)?;
        let op = match kind {
            APPENDED => {
                let count = body.try_get_u32_le().map_err(short)?;
                let entries: Result<_, String> =
                    (0..count).map(|_| take_bytes(body).map(<[u8]>::to_vec)).collect();
                LogOp::Appended(entries?)
            }
            REMOVED => LogOp::Removed,
            other => return Err(format!("it is of an unknown kind, {other}")),
        };
        if !body.is_empty() {
            return Err("it is too long".into());
        }
        let computed = digest(unsealed);
        if computed != head {
            return Err("its hash is wrong, so it was changed".into());
        }
        Ok((Frame { nonce, row, first, bytes, born, previous, before, op }, computed))
    }

    /// The table's length after this.
    pub(super) fn length(&self) -> u64 {
        match &self.op {
            LogOp::Appended(entries) => self.first.saturating_add(entries.len() as u64),
            LogOp::Removed => 0,
        }
    }
}

/// A listing as a message's body.
pub(super) fn encode_row(listing: &Listing) -> Bytes {
    let Listing { state, public, game, summary, members, changed } = listing;
    let mut body = BytesMut::with_capacity(64 + game.len() + summary.len() + 16 * members.len());
    body.put_u8(VERSION);
    body.put_u8(*state as u8);
    body.put_u8(u8::from(*public));
    body.put_u64_le(*changed);
    put_bytes(&mut body, game.as_bytes());
    put_bytes(&mut body, summary);
    for member in members {
        body.put_slice(member.bytes());
    }
    let check = digest(&body);
    body.put_slice(&check[..8]);
    body.freeze()
}

/// Reads a listing, or says what is wrong with it.
pub(super) fn decode_row(whole: &[u8]) -> Result<Listing, String> {
    let cut = whole.len().checked_sub(8).ok_or("it ends early")?;
    let (unsealed, check) = whole.split_at(cut);
    let body = &mut &unsealed[..];
    let version = body.try_get_u8().map_err(short)?;
    if version != VERSION {
        return Err(format!("its format is {version}, this program knows {VERSION}"));
    }
    if digest(unsealed)[..8] != *check {
        return Err("its hash is wrong, so it was changed".into());
    }
    let state = state(body.try_get_u8().map_err(short)?).ok_or("its state is unknown")?;
    let public = match body.try_get_u8().map_err(short)? {
        0 => false,
        1 => true,
        _ => return Err("it is neither public nor private".into()),
    };
    let changed = body.try_get_u64_le().map_err(short)?;
    let game = take_bytes(body)?.to_vec();
    let game = String::from_utf8(game).map_err(|_| "its game has no name".to_owned())?;
    let summary = take_bytes(body)?.to_vec();
    let members = body
        .chunks(16)
        .map(|bytes| bytes.try_into().map(PlayerId::new).map_err(|_| "it ends early".to_owned()))
        .collect::<Result<_, _>>()?;
    Ok(Listing { state, public, game, summary, members, changed })
}

const fn state(code: u8) -> Option<State> {
    match code {
        0 => Some(State::Lobby),
        1 => Some(State::Running),
        2 => Some(State::Ended),
        3 => Some(State::Expired),
        _ => None,
    }
}

fn digest(bytes: &[u8]) -> Head {
    let hash = Sha256::digest(bytes);
    std::array::from_fn(|index| hash[index])
}

fn put_bytes(body: &mut BytesMut, bytes: &[u8]) {
    body.put_u32_le(bytes.len() as u32);
    body.put_slice(bytes);
}

fn take_bytes<'a>(body: &mut &'a [u8]) -> Result<&'a [u8], String> {
    let length = body.try_get_u32_le().map_err(short)? as usize;
    let (bytes, rest) = body.split_at_checked(length).ok_or("it ends early")?;
    *body = rest;
    Ok(bytes)
}

fn take_array(body: &mut &[u8]) -> Result<[u8; 16], String> {
    let (bytes, rest) = body.split_first_chunk().ok_or("it ends early")?;
    *body = rest;
    Ok(*bytes)
}

fn short(_: bytes::TryGetError) -> String {
    "it ends early".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(op: LogOp) -> Frame {
        let row = Row::of(&listing());
        Frame { nonce: [4; 16], row, first: 7, bytes: 99, born: 1, previous: 3, before: [8; 16], op }
    }

    fn appended() -> Frame {
        sample(LogOp::Appended(vec![vec![], b"a move".to_vec(), vec![0; 300]]))
    }

    fn listing() -> Listing {
        Listing {
            state: State::Running,
            public: true,
            game: "halma".into(),
            summary: vec![0xff, 0],
            members: vec![PlayerId::new([3; 16]), PlayerId::new([1; 16])],
            changed: 1 << 60,
        }
    }

    #[test]
    fn frames_and_rows_decode_to_what_was_encoded() {
        for frame in [appended(), sample(LogOp::Removed)] {
            assert_eq!(Frame::decode(&frame.encode()).expect("readable").0, frame);
        }
        assert_eq!(decode_row(&encode_row(&listing())), Ok(listing()));
        assert_eq!(Row::of(&listing()).place(), Some((State::Running, true)));
        assert_eq!(Row::default().place(), None);
    }

    #[test]
    fn torn_and_flipped_bytes_are_refused() {
        let (frame, row) = (appended().encode(), encode_row(&listing()));
        for length in 0..frame.len() {
            assert!(Frame::decode(&frame[..length]).is_err(), "{length} of {} bytes", frame.len());
        }
        for bit in 0..8 * frame.len() {
            let mut flipped = frame.to_vec();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(Frame::decode(&flipped).is_err(), "bit {bit}");
        }
        for bit in 0..8 * row.len() {
            let mut flipped = row.to_vec();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(decode_row(&flipped).is_err(), "bit {bit}");
        }
        assert!(Frame::decode(&[1; 90]).unwrap_err().contains("format is 1"));
    }
}
