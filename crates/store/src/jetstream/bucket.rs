//! The bucket of listings at the broker: a key for each table in play, and one that is called `mark`.
//!
//! It is a key-value bucket as everybody's tools know it. Each value says since which message of the stream of tables it
//! holds. The leader is asked for keys: any node would answer quicker, but maybe with what was true a while ago. A key that
//! is taken out leaves a message behind for a while, as in every bucket, which here says since when: whoever reads the
//! whole bucket from a node that is behind may meet the key, and then this.

use async_nats::jetstream::message::PublishMessage;
use bytes::{Buf, BufMut, Bytes, BytesMut};

use super::feed::{Fed, Feed};
use super::streams::{Published, Streams};
use crate::{StoreError, TableId};

const VERSION: u8 = 1;
/// The key of the mark; no table is called so.
const MARK: &str = "mark";
/// The header of a message that stands in place of a key.
const KV_OPERATION: &str = "KV-Operation";

/// Which key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Table(TableId),
    /// Up to which message the bucket is complete.
    Mark,
}

/// What the bucket says under a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Value {
    /// The message of the stream of tables that said so.
    pub(super) sequence: u64,
    pub(super) says: Says,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Says {
    /// A listing.
    Listed(Bytes),
    /// That the table is gone; or nothing more, as the mark.
    Nothing,
    /// The key was taken out.
    Struck,
}

impl Value {
    pub(super) fn encode(&self) -> Bytes {
        let mut body = BytesMut::with_capacity(64);
        body.put_u8(VERSION);
        body.put_u64_le(self.sequence);
        if let Says::Listed(listing) = &self.says {
            body.put_slice(listing);
        }
        body.freeze()
    }

    pub(super) fn decode(mut body: Bytes, struck: bool) -> Result<Self, String> {
        if struck && body.is_empty() {
            // Somebody has taken it out by hand; the next who has something to say of the table brings it back.
            return Ok(Value { sequence: 0, says: Says::Struck });
        }
        let version = body.try_get_u8().map_err(|_| "it is empty".to_owned())?;
        if version != VERSION {
            return Err(format!("its format is {version}, this program knows {VERSION}"));
        }
        let sequence = body.try_get_u64_le().map_err(|_| "it ends early".to_owned())?;
        let says = match (struck, body.is_empty()) {
            (true, _) => Says::Struck,
            (false, true) => Says::Nothing,
            (false, false) => Says::Listed(body),
        };
        Ok(Value { sequence, says })
    }
}

fn subject(prefix: &str, key: Key) -> String {
    match key {
        Key::Table(table) => format!("$KV.{prefix}_directory.{table}"),
        Key::Mark => format!("$KV.{prefix}_directory.{MARK}"),
    }
}

impl Streams {
    /// Everything in the bucket.
    pub(super) fn bucket_feed(&self) -> Feed {
        let prefix = &self.prefix;
        Feed::new(&self.context, format!("KV_{prefix}_directory"), format!("$KV.{prefix}_directory.>"), 1)
    }

    /// The key and value that a message of the bucket brings, if it is one of ours.
    pub(super) fn key_value(&self, message: Fed) -> Result<Option<(Key, Value)>, StoreError> {
        let key = match message.subject.rsplit('.').next().unwrap_or_default() {
            MARK => Key::Mark,
            table => match table.parse() {
                Ok(table) => Key::Table(table),
                Err(_) => return Ok(None),
            },
        };
        let struck = message.headers.is_some_and(|headers| headers.get(KV_OPERATION).is_some());
        let value = Value::decode(message.body, struck);
        value.map(|value| Some((key, value))).map_err(|reason| self.garbled(message.sequence, &reason))
    }

    /// What the bucket says under a key, and its revision; that is 0 if there is nothing.
    pub(super) async fn key(&self, key: Key) -> Result<(u64, Option<Value>), StoreError> {
        let there = self.last_of(&self.directory, &subject(&self.prefix, key)).await?;
        let Some(there) = there else { return Ok((0, None)) };
        let struck = there.headers.get(KV_OPERATION).is_some();
        let value = Value::decode(there.payload, struck);
        let value = value.map_err(|reason| self.garbled(there.sequence, &reason))?;
        Ok((there.sequence, Some(value)))
    }

    /// Writes a value, if the key has still this revision, and tells the new one.
    pub(super) async fn put_key(&self, key: Key, value: &Value, revision: u64) -> Result<u64, String> {
        let mut message =
            PublishMessage::build().payload(value.encode()).expected_last_subject_sequence(revision);
        if value.says == Says::Struck {
            message = message.header(KV_OPERATION, "DEL");
        }
        let sent = self.send(subject(&self.prefix, key), message).await;
        match sent.map_err(|error| error.to_string())? {
            Published::At(revision) => Ok(revision),
            Published::Again | Published::Late => Err("somebody has written the key meanwhile".into()),
            Published::Unknown(reason) => Err(reason),
        }
    }
}
