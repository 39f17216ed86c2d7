//! Dropping messages that nobody needs any more.
//!
//! They are dropped one by one, by their numbers, the oldest first, so that what is left of a table always ends where
//! the table does. A broker would drop all of a subject at once (*purge*); but a node of a version before 2.9.18 that is
//! one of several, is started again and finds that in its journal drops the whole stream up to there, every subject, and
//! tells nobody. To drop a message by its number is the same whenever it is done again.

use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::response::Response;
use async_nats::jetstream::stream::Stream;
use serde_json::{Value, json};

use super::streams::{Pause, Published, Streams, reason};
use crate::StoreError;

impl Streams {
    /// Drops the messages of a subject (or of several, if it has wildcards) of one of our streams that come before this
    /// sequence number.
    pub(super) async fn drop_before(
        &self,
        stream: &Stream,
        subject: &str,
        before: u64,
    ) -> Result<(), StoreError> {
        let mut pause = Pause::new(self.patience);
        let mut from = 1;
        while let Some(message) = self.next_of(stream, subject, from).await?
            && message.sequence < before
        {
            from = message.sequence;
            match self.drop_message(stream, from).await {
                Ok(()) => from += 1,
                // Somebody else may have dropped it; then it is not found again.
                Err(reason) if pause.over() => return Err(self.unreachable(reason)),
                Err(_) => pause.wait().await,
            }
        }
        Ok(())
    }

    /// Drops one message, or says why not.
    pub(super) async fn drop_message(&self, stream: &Stream, sequence: u64) -> Result<(), String> {
        let subject = format!("STREAM.MSG.DELETE.{}", stream.cached_info().config.name);
        // Overwritten on the disk or not? A single node (of version 2.9) that is killed has a message back that was not;
        // and one of several, which finds in its journal what to drop, loses count of those that were. It takes ten times
        // as long.
        let ask = json!({ "seq": sequence, "no_erase": !self.erases });
        match self.context.request(subject, &ask).await {
            Ok(Response::Ok::<Value>(_)) => Ok(()),
            Ok(Response::Err { error }) => Err(reason(&error)),
            Err(error) => Err(reason(&error)),
        }
    }

    /// Whether a subject is that of the floor.
    pub(super) fn is_floor(&self, subject: &str) -> bool {
        subject == self.floor_subject()
    }

    fn floor_subject(&self) -> String {
        format!("{}.table.floor", self.prefix)
    }

    /// Lays a floor under the stream of tables: a message that stays, so that whatever came before may be dropped. A
    /// node (of version 2.9) that is killed when its last messages are gone forgets how far it had counted, and would
    /// count anew from the last that is there; but later messages must have higher numbers, here and in records.
    pub(super) async fn floor(&self) -> Result<u64, StoreError> {
        let subject = self.floor_subject();
        let message = PublishMessage::build().expected_stream(self.tables_name());
        if let Ok(Published::At(floor)) = self.send(subject.clone(), message).await {
            self.drop_before(&self.tables, &subject, floor).await?;
            return Ok(floor);
        }
        // There is no room for it. Then the last message of all is the floor, for this time.
        let info = || async { self.tables.get_info().await.map_err(|error| reason(&error)) };
        Ok(self.persist(info).await?.state.last_sequence)
    }
}
