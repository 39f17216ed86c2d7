//! The broker: the connection, one stream for each shard, and what their answers mean.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, RawMessageError, Stream};
use async_nats::jetstream::{Context, ErrorCode};
use async_nats::{Client, HeaderMap, RequestErrorKind};
use bytes::Bytes;
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::json;

use super::JetStreamOptions;
use super::setup;
use crate::{StoreError, TableId};

/// The first pause before something is tried again; each later one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// The broker answers at most so many messages to a question for the last ones of many subjects.
pub(super) const MOST_LAST: usize = 1024;
/// How many messages are read at a time.
const PAGE: usize = 1000;
/// Another append was first; the second code is for one that is not stored yet.
const TOO_LATE: [u64; 2] = [10071, 10164];
const NO_ROOM: [u64; 3] = [10023, 10047, 10077];

pub(super) struct Streams {
    pub(super) client: Client,
    pub(super) context: Context,
    pub(super) shards: Vec<Shard>,
    place: String,
    timeout: Duration,
    pub(super) patience: Duration,
}

/// One stream.
pub(super) struct Shard {
    pub(super) stream: Stream,
    pub(super) name: String,
    /// What its subjects begin with.
    pub(super) subjects: String,
    /// The last message that is known to be acknowledged. Lists are not answered from older data.
    pub(super) acked: AtomicU64,
}

impl Shard {
    pub(super) fn table(&self, table: TableId) -> String {
        format!("{}.t.{table}", self.subjects)
    }

    /// Every stream has one message with this subject, so that no answer is without the state of who answers.
    pub(super) fn anchor(&self) -> String {
        format!("{}.z", self.subjects)
    }
}

/// A message to be stored.
pub(super) struct Outgoing {
    pub(super) subject: String,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

/// A message that is stored.
pub(super) struct Stored {
    pub(super) subject: String,
    pub(super) sequence: u64,
    pub(super) body: Bytes,
}

/// What became of a publication.
pub(super) enum Published {
    /// The last of its messages has this sequence number.
    At(u64),
    /// The table's last message is another than expected.
    Late,
    /// It may be stored or not.
    Unknown(String),
}

/// What one node answers from its own data.
enum Direct {
    /// Messages, and up to which message of the stream the node knows, if it says so.
    Found(Vec<Stored>, Option<u64>),
    /// More than the broker answers at a time.
    TooMany,
}

/// The answer to a publication.
#[derive(Deserialize)]
struct Acknowledgement {
    error: Option<Fault>,
    #[serde(default)]
    seq: u64,
}

#[derive(Deserialize)]
struct Fault {
    #[serde(default)]
    err_code: u64,
    #[serde(default)]
    description: String,
}

impl Streams {
    /// Connects, and makes what is missing.
    pub(super) async fn open(options: &JetStreamOptions) -> Result<Self, StoreError> {
        let place = format!("{} ({})", options.access.place(), options.prefix);
        let (timeout, patience) = (options.ack_timeout, options.patience);
        let (client, context, shards) = setup::open(options, &place).await?;
        Ok(Streams { client, context, shards, place, timeout, patience })
    }

    /// The shard of a table: ids are random, so the leading bits spread them evenly.
    pub(super) fn shard(&self, table: TableId) -> &Shard {
        &self.shards[usize::from(table.bytes()[0]) * self.shards.len() / 256]
    }

    /// Stores messages, all or none. The last one comes back with its sequence number.
    pub(super) async fn publish(
        &self,
        shard: &Shard,
        batch: &str,
        messages: Vec<Outgoing>,
    ) -> Result<Published, StoreError> {
        let count = messages.len();
        let mut answer = Err("nothing was sent".to_owned());
        for (index, Outgoing { subject, mut headers, body }) in messages.into_iter().enumerate() {
            let last = index + 1 == count;
            if count > 1 {
                headers.insert("Nats-Batch-Id", batch);
                headers.insert("Nats-Batch-Sequence", (index + 1).to_string());
            }
            if last {
                if count > 1 {
                    headers.insert("Nats-Batch-Commit", "1");
                }
                answer = self.request(subject, headers, body).await;
            } else if let Err(error) = self.client.publish_with_headers(subject, headers, body).await {
                return Ok(Published::Unknown(reason(&error)));
            }
        }
        let answer = answer.and_then(|body| {
            serde_json::from_slice::<Acknowledgement>(&body).map_err(|error| error.to_string())
        });
        match answer {
            Ok(Acknowledgement { error: None, seq }) => {
                shard.acked.fetch_max(seq, Ordering::AcqRel);
                Ok(Published::At(seq))
            }
            Ok(Acknowledgement { error: Some(Fault { err_code, description }), .. }) => {
                if TOO_LATE.contains(&err_code) {
                    Ok(Published::Late)
                } else if NO_ROOM.contains(&err_code) || description.contains("maximum bytes") {
                    Err(StoreError::Full { place: self.place.clone() })
                } else {
                    Ok(Published::Unknown(format!("{description} ({err_code})")))
                }
            }
            Err(reason) => Ok(Published::Unknown(reason)),
        }
    }

    async fn request(&self, subject: String, headers: HeaderMap, body: Bytes) -> Result<Bytes, String> {
        let request = async_nats::Request::new().headers(headers).payload(body).timeout(Some(self.timeout));
        match self.client.send_request(subject, request).await {
            Ok(answer) => Ok(answer.payload),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => {
                Err("the stream has no leader".into())
            }
            Err(error) => Err(reason(&error)),
        }
    }

    /// The last message of a subject, as the leader has it.
    pub(super) async fn last(&self, shard: &Shard, subject: &str) -> Result<Option<Stored>, StoreError> {
        let found = || async { found(shard.stream.get_last_raw_message_by_subject(subject).await) };
        self.persist(found).await
    }

    /// The message with this sequence number, as the leader has it.
    pub(super) async fn message(&self, shard: &Shard, sequence: u64) -> Result<Option<Stored>, StoreError> {
        self.persist(|| async { found(shard.stream.get_raw_message(sequence).await) }).await
    }

    /// The first message of a subject from this sequence number on, as the leader has it.
    pub(super) async fn next(
        &self,
        shard: &Shard,
        subject: &str,
        from: u64,
    ) -> Result<Option<Stored>, StoreError> {
        self.persist(|| async {
            found(shard.stream.raw_message_builder().sequence(from).next_by_subject(subject).send().await)
        })
        .await
    }

    /// Messages of a subject from this sequence number on, as any node has them: some, or none if it has none.
    pub(super) async fn page(
        &self,
        shard: &Shard,
        subject: &str,
        from: u64,
    ) -> Result<Vec<Stored>, StoreError> {
        let question = json!({"seq": from, "next_by_subj": subject, "batch": PAGE}).to_string();
        self.persist(|| async {
            match self.direct(shard, &question).await? {
                Direct::Found(page, _) => Ok(page),
                Direct::TooMany => Err("the broker answers less than it was asked for".into()),
            }
        })
        .await
    }

    /// The last message of each of these subjects, which may have wildcards, from a node that knows everything that
    /// this process was told is stored. In the order of the stream.
    pub(super) async fn lasts(
        &self,
        shard: &Shard,
        mut subjects: Vec<String>,
    ) -> Result<Vec<Stored>, StoreError> {
        let all = subjects.clone();
        subjects.push(shard.anchor());
        let question = json!({"multi_last": subjects}).to_string();
        let acked = shard.acked.load(Ordering::Acquire);
        let found = self
            .persist(|| async {
                match self.direct(shard, &question).await? {
                    Direct::TooMany => Ok(None),
                    Direct::Found(found, Some(known)) if known >= acked => Ok(Some(found)),
                    Direct::Found(..) => Err("the node that answers is behind".into()),
                }
            })
            .await?;
        let Some(mut found) = found else { return self.all_of(shard, &all).await };
        found.retain(|stored| stored.subject != shard.anchor());
        Ok(found)
    }

    /// The same, page by page, for subjects that keep only their last message.
    async fn all_of(&self, shard: &Shard, subjects: &[String]) -> Result<Vec<Stored>, StoreError> {
        let mut all = Vec::new();
        for subject in subjects {
            // Asks whether the node that answers is current; the pages usually come from the same one.
            Box::pin(self.lasts(shard, vec![])).await?;
            let mut from = 1;
            loop {
                let page = self.page(shard, subject, from).await?;
                let Some(last) = page.last() else { break };
                from = last.sequence + 1;
                all.extend(page);
            }
        }
        Ok(all)
    }

    /// Asks one node.
    async fn direct(&self, shard: &Shard, question: &str) -> Result<Direct, String> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|error| reason(&error))?;
        let subject = format!("$JS.API.DIRECT.GET.{}", shard.name);
        let asked = self.client.publish_with_reply(subject, inbox, question.to_owned().into()).await;
        asked.map_err(|error| reason(&error))?;
        let mut found = Vec::new();
        loop {
            let answer = tokio::time::timeout(self.timeout, answers.next()).await;
            let answer = answer.map_err(|_| "no answer".to_owned())?.ok_or("the connection is closed")?;
            let header = |name: &str| answer.headers.as_ref()?.get(name).map(async_nats::HeaderValue::as_str);
            let number = |name: &str| header(name)?.parse().ok();
            match answer.status.map(|status| status.as_u16()) {
                None => {
                    let (Some(subject), Some(sequence)) = (header("Nats-Subject"), number("Nats-Sequence"))
                    else {
                        return Err("an answer without its place".into());
                    };
                    let subject = subject.to_owned();
                    found.push(Stored { subject, sequence, body: answer.payload });
                }
                Some(204) => return Ok(Direct::Found(found, number("Nats-UpTo-Sequence"))),
                Some(404) => return Ok(Direct::Found(found, None)),
                Some(413) => return Ok(Direct::TooMany),
                Some(other) => return Err(format!("the broker answers with status {other}")),
            }
        }
    }

    /// Tries until there is an answer or patience is at its end.
    pub(super) async fn persist<T, F: Future<Output = Result<T, String>> + Send>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<T, StoreError> {
        let mut pause = Pause::new(self.patience);
        loop {
            match attempt().await {
                Ok(answer) => return Ok(answer),
                Err(reason) if pause.over() => return Err(self.unreachable(reason)),
                Err(_) => pause.wait().await,
            }
        }
    }

    pub(super) fn unreachable(&self, reason: String) -> StoreError {
        StoreError::Unreachable { place: self.place.clone(), reason, waited: self.patience }
    }

    pub(super) fn damaged(&self, table: TableId, entry: u64, reason: String) -> StoreError {
        StoreError::Damaged { place: self.place.clone(), table, entry, reason }
    }

    pub(super) fn place(&self) -> &str {
        &self.place
    }
}

/// Pauses that grow, until patience is at its end.
pub(super) struct Pause {
    end: Instant,
    next: Duration,
}

impl Pause {
    pub(super) fn new(patience: Duration) -> Self {
        Pause { end: Instant::now() + patience, next: FIRST_PAUSE }
    }

    pub(super) fn over(&self) -> bool {
        Instant::now() >= self.end
    }

    pub(super) async fn wait(&mut self) {
        tokio::time::sleep(self.next).await;
        self.next = (self.next * 2).min(LONGEST_PAUSE);
    }
}

/// A message, or that there is none.
fn found(answer: Result<StreamMessage, RawMessageError>) -> Result<Option<Stored>, String> {
    match answer {
        Ok(message) => {
            let StreamMessage { subject, sequence, payload, .. } = message;
            Ok(Some(Stored { subject: subject.to_string(), sequence, body: payload }))
        }
        Err(error) => match error.kind() {
            LastRawMessageErrorKind::NoMessageFound => Ok(None),
            LastRawMessageErrorKind::JetStream(fault)
                if fault.error_code() == ErrorCode::NO_MESSAGE_FOUND =>
            {
                Ok(None)
            }
            _ => Err(reason(&error)),
        },
    }
}

/// An error with its causes, in one line.
pub(super) fn reason(error: &(dyn std::error::Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        source = error.source();
    }
    text
}
