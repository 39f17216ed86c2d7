//! One append as one message.
//!
//! Everything an append changes travels in one message, so it is there whole or not at all. Each message says where
//! it stands: which entry is its first, how many bytes came before, and the sequence numbers of the messages before
//! it that matter. So the last message of a table tells how long the table is, and leads to everything else.

use bytes::{Buf, BufMut, Bytes, BytesMut};

use crate::{Listing, PlayerId, State};

const VERSION: u8 = 1;
const APPENDED: u8 = 1;
const REMOVED: u8 = 2;

/// What one message says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// The number of the first entry.
    pub(super) first: u64,
    /// Bytes of all entries before it.
    pub(super) bytes: u64,
    /// The table's message before this one; 0 if there is none.
    pub(super) previous: u64,
    /// The table's first message; 0 if this is it.
    pub(super) born: u64,
    /// The message with the last listing before this one; 0 if there is none.
    pub(super) listed: u64,
    /// What happened.
    pub(super) deed: Deed,
}

/// What happened to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// It grew.
    Appended { entries: Vec<Vec<u8>>, listing: Option<Listing> },
    /// It was removed.
    Removed,
}

impl Frame {
    /// The message's body.
    pub(super) fn encode(&self) -> Bytes {
        let mut body = BytesMut::with_capacity(64);
        body.put_u8(VERSION);
        body.put_u8(if self.deed == Deed::Removed { REMOVED } else { APPENDED });
        for number in [self.first, self.bytes, self.previous, self.born, self.listed] {
            body.put_u64_le(number);
        }
        if let Deed::Appended { entries, listing } = &self.deed {
            match listing {
                Some(listing) => put_bytes(&mut body, &encode_listing(listing)),
                None => body.put_u32_le(0),
            }
            body.put_u32_le(entries.len() as u32);
            for entry in entries {
                put_bytes(&mut body, entry);
            }
        }
        body.freeze()
    }

    /// Reads a body, or says what is wrong with it.
    pub(super) fn decode(mut body: &[u8]) -> Result<Self, String> {
        let body = &mut body;
        let version = body.try_get_u8().map_err(short)?;
        if version != VERSION {
            return Err(format!("its format is {version}, this program knows {VERSION}"));
        }
        let kind = body.try_get_u8().map_err(short)?;
        let mut number = || body.try_get_u64_le().map_err(short);
        let (first, bytes, previous, born, listed) = (number()?, number()?, number()?, number()?, number()?);
        let deed = match kind {
            APPENDED => {
                let listing = take_bytes(body)?;
                let listing = if listing.is_empty() { None } else { Some(decode_listing(listing)?) };
                let count = body.try_get_u32_le().map_err(short)?;
                let entries: Result<_, String> =
                    (0..count).map(|_| take_bytes(body).map(<[u8]>::to_vec)).collect();
                Deed::Appended { entries: entries?, listing }
            }
            REMOVED => Deed::Removed,
            other => return Err(format!("it is of an unknown kind, {other}")),
        };
        Ok(Frame { first, bytes, previous, born, listed, deed })
    }

    /// The table's length after this.
    pub(super) fn length(&self) -> u64 {
        match &self.deed {
            Deed::Appended { entries, .. } => self.first.saturating_add(entries.len() as u64),
            Deed::Removed => 0,
        }
    }
}

/// A listing in as few bytes as it needs.
pub(super) fn encode_listing(listing: &Listing) -> Bytes {
    let Listing { state, public, game, summary, members, changed } = listing;
    let mut body = BytesMut::with_capacity(32 + game.len() + summary.len() + 16 * members.len());
    body.put_u8(*state as u8);
    body.put_u8(u8::from(*public));
    body.put_u64_le(*changed);
    put_bytes(&mut body, game.as_bytes());
    put_bytes(&mut body, summary);
    for member in members {
        body.put_slice(member.bytes());
    }
    body.freeze()
}

/// Reads a listing, or says what is wrong with it.
pub(super) fn decode_listing(mut body: &[u8]) -> Result<Listing, String> {
    let body = &mut body;
    let state = match body.try_get_u8().map_err(short)? {
        0 => State::Lobby,
        1 => State::Running,
        2 => State::Ended,
        3 => State::Expired,
        other => return Err(format!("its listing has an unknown state, {other}")),
    };
    let public = body.try_get_u8().map_err(short)? != 0;
    let changed = body.try_get_u64_le().map_err(short)?;
    let game = take_bytes(body)?.to_vec();
    let game = String::from_utf8(game).map_err(|_| "its listing names no game".to_owned())?;
    let summary = take_bytes(body)?.to_vec();
    let members = body
        .chunks(16)
        .map(|bytes| bytes.try_into().map(PlayerId::new).map_err(|_| "its listing ends early".to_owned()))
        .collect::<Result<_, _>>()?;
    Ok(Listing { state, public, game, summary, members, changed })
}

pub(super) fn put_bytes(body: &mut BytesMut, bytes: &[u8]) {
    body.put_u32_le(bytes.len() as u32);
    body.put_slice(bytes);
}

pub(super) fn take_bytes<'a>(body: &mut &'a [u8]) -> Result<&'a [u8], String> {
    let length = body.try_get_u32_le().map_err(short)? as usize;
    let (bytes, rest) = body.split_at_checked(length).ok_or_else(|| "it ends early".to_owned())?;
    *body = rest;
    Ok(bytes)
}

pub(super) fn short(_: bytes::TryGetError) -> String {
    "it ends early".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(listing: Option<Listing>) -> Frame {
        let entries = vec![vec![], b"a move".to_vec(), vec![0; 300]];
        let deed = Deed::Appended { entries, listing };
        Frame { first: 7, bytes: 99, previous: 3, born: 1, listed: 2, deed }
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
    fn a_frame_comes_back_as_it_was() {
        let removed = Frame { deed: Deed::Removed, ..sample(None) };
        for frame in [sample(None), sample(Some(listing())), removed] {
            assert_eq!(Frame::decode(&frame.encode()), Ok(frame));
        }
    }

    #[test]
    fn a_torn_frame_is_refused_wherever_it_is_torn() {
        let whole = sample(Some(listing())).encode();
        for length in 0..whole.len() {
            assert!(Frame::decode(&whole[..length]).is_err(), "{length} of {} bytes", whole.len());
        }
        assert!(Frame::decode(&[9; 80]).unwrap_err().contains("format is 9"));
    }
}
