//! The stream of records: finished tables as a whole, so that the stream of tables holds only those in play.
//!
//! | subject, behind the prefix | holds |
//! |---|---|
//! | `record.<table>.<sequence>.<chunk>` | entries; the sequence is that of the table's last message, so the same name has the same entries, whoever wrote them and however often |
//! | `head.<two digits>.<table>` | what is said of the record; the last one counts, and only it makes a record of entries |
//! | `ended.<span>` | a hint for each table that ended in this span of time, written when the move is done |
//! | `player.<player>` | a hint for each of the person's tables |
//!
//! Hints have no subject of their own, because a subject costs the broker memory and a message does not; and they are
//! no value that is read, changed and written, because several nodes do not keep two from doing so at once
//! ([`super::order`]). So there may be one too many, and each is compared with what it leads to.

use async_nats::jetstream::message::PublishMessage;
use bytes::Bytes;
use futures_util::TryStreamExt;

use super::feed::{Fed, Feed};
use super::record::{Head, Hint, decode_chunk};
use super::streams::{Published, Streams, reason, records_name};
use super::whole::Whole;
use crate::{PlayerId, StoreError, TableId};

/// How long the tables of one subject `ended.…` have ended after each other, in milliseconds: so that there are few
/// such subjects, and few tables in each.
const SPAN: u64 = 60 * 1000;

/// Up to so many hints are asked for one after the other.
const FEW: usize = 8;
/// So many of a person's hints are looked through for that to a table that is removed.
const FIRST: usize = 64;

/// A head, and its place in the stream of records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) head: Head,
    pub(super) revision: u64,
}

impl Found {
    /// Which record a new one with this sequence replaces.
    pub(super) fn replaced_by(&self, sequence: u64) -> u64 {
        if self.head.sequence == sequence { self.head.before } else { self.head.sequence }
    }
}

/// A hint, its place, and when it was written (in nanoseconds since 1970, by the broker's clock).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hinted {
    pub(super) hint: Hint,
    pub(super) place: u64,
    pub(super) written: u64,
}

/// A span of time in which tables ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub(super) number: u64,
    /// How many hints it has.
    pub(super) hints: usize,
}

/// All subjects of the stream of records.
pub(super) fn every_subject(prefix: &str) -> Vec<String> {
    ["record.*.*.*", "head.*.*", "ended.*", "player.*"].map(|kind| format!("{prefix}.{kind}")).to_vec()
}

impl Streams {
    fn head_subject(&self, table: TableId) -> String {
        let id = table.to_string();
        format!("{}.head.{}.{id}", self.prefix, &id[..2])
    }

    fn chunk_subject(&self, table: TableId, sequence: u64, chunk: u32) -> String {
        format!("{}.record.{table}.{sequence}.{chunk}", self.prefix)
    }

    /// Where the hints of a person are.
    pub(super) fn player_subject(&self, player: PlayerId) -> String {
        format!("{}.player.{player}", self.prefix)
    }

    /// Where the hints of a span of time are.
    pub(super) fn span_subject(&self, span: u64) -> String {
        format!("{}.ended.{span}", self.prefix)
    }

    /// Everything that ends, as it is written.
    pub(super) fn ended_feed(&self) -> Feed {
        let last = self.records.cached_info().state.last_sequence;
        Feed::new(&self.context, records_name(&self.prefix), format!("{}.ended.*", self.prefix), last + 1)
    }

    /// What is said of a table's record, if it has one.
    pub(super) async fn head(&self, table: TableId) -> Result<Option<Found>, StoreError> {
        let Some(message) = self.last_of(&self.records, &self.head_subject(table)).await? else {
            return Ok(None);
        };
        let head =
            Head::decode(&message.payload).map_err(|reason| self.garbled(message.sequence, &reason))?;
        Ok(Some(Found { head, revision: message.sequence }))
    }

    /// The entries of a record; none if they are no longer there, or never were.
    pub(super) async fn entries(
        &self,
        table: TableId,
        head: &Head,
    ) -> Result<Option<Vec<Vec<u8>>>, StoreError> {
        let mut entries = Vec::new();
        for chunk in 0..head.chunks {
            let subject = self.chunk_subject(table, head.sequence, chunk);
            let Some(message) = self.last_of(&self.records, &subject).await? else { return Ok(None) };
            decode_chunk(&message.payload, &mut entries)
                .map_err(|reason| self.garbled(message.sequence, &reason))?;
        }
        Ok(Some(entries).filter(|entries| entries.len() as u64 == head.length))
    }

    /// Writes one of the messages that hold a record's entries.
    pub(super) async fn put_chunk(
        &self,
        table: TableId,
        sequence: u64,
        chunk: u32,
        body: Bytes,
    ) -> Result<(), StoreError> {
        self.put(self.chunk_subject(table, sequence, chunk), body).await
    }

    /// Writes what is said of a record, if that is still what was `found`; false if it is not.
    pub(super) async fn put_head(&self, table: TableId, head: &Head, found: u64) -> Result<bool, StoreError> {
        let message = PublishMessage::build().payload(head.encode()).expected_last_subject_sequence(found);
        match self.send(self.head_subject(table), message).await? {
            Published::At(_) => Ok(true),
            Published::Again | Published::Late => Ok(false),
            Published::Unknown(reason) => Err(self.unreachable(reason)),
        }
    }

    /// Writes a hint for a person.
    pub(super) async fn hint_player(&self, player: PlayerId, hint: &Hint) -> Result<(), StoreError> {
        self.put(self.player_subject(player), hint.encode()).await
    }

    /// Writes a hint for the time a table ended; everybody hears it.
    pub(super) async fn hint_ended(&self, hint: &Hint) -> Result<(), StoreError> {
        self.put(self.span_subject(hint.changed / SPAN), hint.encode()).await
    }

    /// Writes a message, and knows that it is there. It has no name: what is there twice does no harm, but a node that
    /// was elected anew may say of a name that it has had it, and have nothing.
    async fn put(&self, subject: String, body: Bytes) -> Result<(), StoreError> {
        match self.send(subject, PublishMessage::build().payload(body)).await? {
            Published::At(_) => Ok(()),
            Published::Again | Published::Late => Err(self.unreachable("it was refused".into())),
            Published::Unknown(reason) => Err(self.unreachable(reason)),
        }
    }

    /// Drops what a record has replaced.
    pub(super) async fn drop_replaced(&self, table: TableId, found: &Found) -> Result<(), StoreError> {
        if found.head.before > 0 {
            let chunks = format!("{}.record.{table}.{}.*", self.prefix, found.head.before);
            self.drop_before(&self.records, &chunks, found.revision).await?;
            self.drop_before(&self.records, &self.head_subject(table), found.revision).await?;
        }
        Ok(())
    }

    /// Drops the record of a table that was removed by this message, if it has one.
    pub(super) async fn drop_record(&self, table: TableId, removed: u64) -> Result<(), StoreError> {
        let Some(found) = self.head(table).await?.filter(|found| found.head.sequence < removed) else {
            return Ok(());
        };
        for member in &found.head.listing.members {
            self.drop_hints(*member, table, found.head.sequence).await?;
        }
        let chunks = format!("{}.record.{table}.*.*", self.prefix);
        self.drop_before(&self.records, &chunks, u64::MAX).await?;
        self.drop_before(&self.records, &self.head_subject(table), found.revision + 1).await
    }

    /// Drops a person's hints to a table up to this sequence number. Tables expire about in the order in which they ended,
    /// so they are among the first; others are dropped when the person next asks.
    async fn drop_hints(&self, player: PlayerId, table: TableId, until: u64) -> Result<(), StoreError> {
        let subject = self.player_subject(player);
        let mut from = 1;
        for _ in 0..FIRST {
            let Some(message) = self.next_of(&self.records, &subject, from).await? else { break };
            from = message.sequence + 1;
            let hint =
                Hint::decode(&message.payload).map_err(|reason| self.garbled(message.sequence, &reason))?;
            if hint.table == table && hint.sequence <= until {
                self.drop_hint(&Hinted { hint, place: message.sequence, written: 0 }).await;
            }
        }
        Ok(())
    }

    /// All hints of a subject. For a few, as far as that is known, the leader is asked for one after the other; more are
    /// pushed.
    pub(super) async fn hints(
        &self,
        subject: String,
        count: Option<usize>,
    ) -> Result<Vec<Hinted>, StoreError> {
        let mut hints = Vec::new();
        let mut take = |place: u64, written: u64, body: &[u8]| {
            let hint = Hint::decode(body).map_err(|reason| self.garbled(place, &reason))?;
            hints.push(Hinted { hint, place, written });
            Ok::<_, StoreError>(())
        };
        if count.is_some_and(|count| count <= FEW) {
            let mut from = 1;
            while let Some(message) = self.next_of(&self.records, &subject, from).await? {
                let written = u64::try_from(message.time.unix_timestamp_nanos()).unwrap_or_default();
                take(message.sequence, written, &message.payload)?;
                from = message.sequence + 1;
            }
        } else {
            let mut feed = Feed::new(&self.context, records_name(&self.prefix), subject, 1);
            let mut whole = Whole::new(self, &self.records, &mut feed);
            while let Some(Fed { sequence, written, body, .. }) = whole.next().await? {
                take(sequence, written, &body)?;
            }
        }
        Ok(hints)
    }

    /// Drops a hint that leads nowhere. If that fails, the next who finds it tries.
    pub(super) async fn drop_hint(&self, hinted: &Hinted) {
        if let Err(error) = self.drop_message(&self.records, hinted.place).await {
            tracing::debug!(error, table = %hinted.hint.table, "a hint to a removed table is dropped later");
        }
    }

    /// The spans of time in which tables ended, the earliest first.
    pub(super) async fn spans(&self) -> Result<Vec<Span>, StoreError> {
        let words = self.last_words(format!("{}.ended.*", self.prefix)).await?;
        let span = |(word, hints): (String, usize)| Some(Span { number: word.parse().ok()?, hints });
        let mut spans: Vec<Span> = words.into_iter().filter_map(span).collect();
        spans.sort_unstable_by_key(|span| span.number);
        Ok(spans)
    }

    /// The tables with a record whose ids begin with this byte, or all, in the order of their ids.
    pub(super) async fn recorded(&self, byte: Option<u8>) -> Result<Vec<TableId>, StoreError> {
        let digits = byte.map_or("*".to_owned(), |byte| format!("{byte:02x}"));
        let words = self.last_words(format!("{}.head.{digits}.*", self.prefix)).await?;
        let mut tables: Vec<TableId> = words.iter().filter_map(|(word, _)| word.parse().ok()).collect();
        tables.sort_unstable();
        Ok(tables)
    }

    /// How many messages the stream of records has.
    pub(super) async fn records_count(&self) -> Result<u64, StoreError> {
        let info = || async { self.records.get_info().await.map_err(|error| reason(&error)) };
        Ok(self.persist(info).await?.state.messages)
    }

    /// The last word of each subject like this, and how many messages it has.
    async fn last_words(&self, filter: String) -> Result<Vec<(String, usize)>, StoreError> {
        self.persist(|| async {
            let asked = self.records.info_with_subjects(&filter).await.map_err(|error| reason(&error))?;
            let words = asked.map_ok(|(subject, count)| {
                (subject.rsplit('.').next().unwrap_or_default().to_owned(), count)
            });
            words.try_collect::<Vec<_>>().await.map_err(|error| reason(&error))
        })
        .await
    }
}

/// Spans that begin before this time, in milliseconds since 1970.
pub(super) fn spans_before(spans: Vec<Span>, before: u64) -> impl Iterator<Item = Span> {
    spans.into_iter().take_while(move |span| span.number.saturating_mul(SPAN) < before)
}
