//! Everything that is there, as far as the stream's leader has it.
//!
//! What a [`Feed`] brings may come from a node that is behind, or is just being told what it has missed, and such a node
//! does not say so. So the leader is asked which message is the last, and the feed is read until it has come there.

use async_nats::jetstream::stream::Stream;

use super::feed::{Fed, Feed, Fetched};
use super::streams::{Pause, Streams};
use crate::StoreError;

/// Reads a feed up to what the leader has.
pub(super) struct Whole<'a> {
    streams: &'a Streams,
    stream: &'a Stream,
    feed: &'a mut Feed,
    /// The last message that the leader has, once it was asked.
    last: Option<u64>,
    pause: Pause,
}

impl<'a> Whole<'a> {
    pub(super) fn new(streams: &'a Streams, stream: &'a Stream, feed: &'a mut Feed) -> Self {
        let pause = Pause::new(streams.patience);
        Whole { streams, stream, feed, last: None, pause }
    }

    /// Of which the leader has already said which is the last.
    pub(super) fn up_to(self, last: u64) -> Self {
        Whole { last: Some(last), ..self }
    }

    /// The next message; none if all that the leader has are read.
    pub(super) async fn next(&mut self) -> Result<Option<Fed>, StoreError> {
        loop {
            let last = if let Some(last) = self.last {
                last
            } else {
                let found = self.streams.last_of(self.stream, self.feed.filter()).await?;
                *self.last.insert(found.map_or(0, |message| message.sequence))
            };
            if self.feed.position() >= last {
                return Ok(None);
            }
            let reason = match self.feed.next().await {
                Ok(Fetched::Message(message)) => {
                    self.pause = Pause::new(self.streams.patience);
                    return Ok(Some(message));
                }
                // The node is behind, or the last message was dropped meanwhile.
                Ok(Fetched::Nothing) => "a node is behind".to_owned(),
                Err(reason) => reason,
            };
            if self.pause.over() {
                return Err(self.streams.unreachable(reason));
            }
            self.pause.wait().await;
            // Another node may be further.
            self.feed.stop();
            self.last = None;
        }
    }
}
