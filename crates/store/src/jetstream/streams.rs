//! The broker: the connection, the stream of tables, the bucket of listings and the stream of records, and what their
//! failures mean.

use std::time::{Duration, Instant};

use async_nats::ConnectOptions;
use async_nats::jetstream::context::{
    CreateStreamError, CreateStreamErrorKind, PublishError, PublishErrorKind,
};
use async_nats::jetstream::message::{PublishMessage, StreamMessage};
use async_nats::jetstream::stream::{self, LastRawMessageErrorKind, RawMessageError, Stream};
use async_nats::jetstream::{Context, ErrorCode};
use bytes::Bytes;

use super::frame::Frame;
use super::{AccessError, JetStreamOptions};
use crate::{StoreError, TableId};

/// From this version on, nodes that are killed and come back are not known to lose what a majority of them has
/// acknowledged.
const SAFE: (i64, i64, i64) = (2, 10, 23);
/// The first pause before something is tried again; each later one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// What the broker holds for us.
pub(super) struct Streams {
    pub(super) context: Context,
    pub(super) tables: Stream,
    /// The bucket of listings; see [`super::bucket`].
    pub(super) directory: Stream,
    /// Finished tables; see [`super::records`].
    pub(super) records: Stream,
    pub(super) prefix: String,
    place: String,
    pub(super) patience: Duration,
    /// Whether more than one node has each message; see [`super::order`] for what that means.
    pub(super) replicated: bool,
    /// Whether what is dropped must be overwritten; see [`super::sweep`].
    pub(super) erases: bool,
}

/// One message of a table.
pub(super) struct Told {
    pub(super) sequence: u64,
    /// The name its append was given.
    pub(super) name: Option<String>,
    pub(super) frame: Frame,
}

/// What became of a publication.
pub(super) enum Published {
    /// It stands at this sequence number.
    At(u64),
    /// The broker says that it has had it already.
    Again,
    /// The table's last message is another than expected.
    Late,
    /// It may stand or not.
    Unknown(String),
}

impl Streams {
    /// Connects, and makes what is missing.
    pub(super) async fn open(options: &JetStreamOptions) -> Result<Self, StoreError> {
        let JetStreamOptions { access, prefix, patience, .. } = options;
        let place = format!("{} ({prefix}_tables)", access.place());
        let unfit = |reason: String| StoreError::Misconfigured { place: place.clone(), reason };
        if let Some(reason) = options.fault() {
            return Err(unfit(reason));
        }
        let client = connect(options).await?;
        let (major, minor, patch) = SAFE;
        let old = !client.is_server_compatible(major, minor, patch);
        let replicated = options.replicas > 1;
        if replicated && old {
            let version = client.server_info().version;
            tracing::warn!(
                "nats-server {version} is old: when one of its nodes is killed and comes back, moves that were \
                 acknowledged may be gone. Install {major}.{minor}.{patch} or newer, one node after the other."
            );
        }
        let mut context = async_nats::jetstream::new(client);
        context.set_timeout(options.ack_timeout);
        let mut pause = Pause::new(*patience);
        let (tables, directory, records) = loop {
            match make(&context, options).await {
                Ok(made) => break made,
                Err(Unmade::Never(reason)) => return Err(unfit(reason)),
                Err(Unmade::NotYet(reason)) if pause.over() => {
                    return Err(StoreError::NotReady { place, reason, waited: *patience });
                }
                Err(Unmade::NotYet(_)) => pause.wait().await,
            }
        };
        let asked = options.replicas;
        let mut configs = [&tables, &directory, &records].map(|stream| &stream.cached_info().config);
        configs.sort_by_key(|config| config.num_replicas == asked);
        let stream::Config { name, num_replicas: found, .. } = configs[0];
        if *found != asked {
            return Err(unfit(format!(
                "the stream {name} has {found} replicas and {asked} were asked for: ask for {found}, or change it with \
                 `nats stream edit {name} --replicas {asked}`"
            )));
        }
        let prefix = prefix.clone();
        let (patience, erases) = (*patience, old && !replicated);
        Ok(Streams { context, tables, directory, records, prefix, place, patience, replicated, erases })
    }

    /// The stream of tables, by its name.
    pub(super) fn tables_name(&self) -> String {
        tables_name(&self.prefix)
    }

    /// All tables' subjects.
    pub(super) fn every_subject(&self) -> String {
        every_subject(&self.prefix)
    }

    pub(super) fn subject(&self, table: TableId) -> String {
        format!("{}.table.{table}", self.prefix)
    }

    /// The table of a subject, if it is one's.
    pub(super) fn table(&self, subject: &str) -> Option<TableId> {
        subject.strip_prefix(&self.prefix)?.strip_prefix(".table.")?.parse().ok()
    }

    /// The last message of a table, as its leader has it.
    pub(super) async fn last(&self, table: TableId) -> Result<Option<Told>, StoreError> {
        let subject = self.subject(table);
        let found = self.last_of(&self.tables, &subject).await?;
        found.map(|message| self.told(&message)).transpose()
    }

    /// The message with this sequence number, if it is (still) there.
    pub(super) async fn message(&self, sequence: u64) -> Result<Option<Told>, StoreError> {
        let found = self.persist(|| async { found(self.tables.get_raw_message(sequence).await) }).await?;
        found.map(|message| self.told(&message)).transpose()
    }

    /// The first message of a table from this sequence number on.
    pub(super) async fn next(&self, table: TableId, from: u64) -> Result<Option<Told>, StoreError> {
        let subject = self.subject(table);
        let found = self.next_of(&self.tables, &subject, from).await?;
        found.map(|message| self.told(&message)).transpose()
    }

    /// The last message of a subject (or of several, if it has wildcards) of one of our streams, as its leader has it.
    pub(super) async fn last_of(
        &self,
        stream: &Stream,
        subject: &str,
    ) -> Result<Option<StreamMessage>, StoreError> {
        self.persist(|| async { found(stream.get_last_raw_message_by_subject(subject).await) }).await
    }

    /// The first message of a subject of one of our streams from this sequence number on, as its leader has it.
    pub(super) async fn next_of(
        &self,
        stream: &Stream,
        subject: &str,
        from: u64,
    ) -> Result<Option<StreamMessage>, StoreError> {
        self.persist(|| async {
            found(stream.raw_message_builder().sequence(from).next_by_subject(subject).send().await)
        })
        .await
    }

    fn told(&self, message: &StreamMessage) -> Result<Told, StoreError> {
        let sequence = message.sequence;
        let frame = Frame::decode(&message.payload).map_err(|reason| self.garbled(sequence, &reason))?;
        let name = message.headers.get(async_nats::header::NATS_MESSAGE_ID).map(ToString::to_string);
        Ok(Told { sequence, name, frame })
    }

    /// Publishes once, if the table's last message is the one with this sequence number.
    pub(super) async fn publish(
        &self,
        table: TableId,
        after: u64,
        name: &str,
        body: Bytes,
    ) -> Result<Published, StoreError> {
        let message = PublishMessage::build()
            .payload(body)
            .message_id(name)
            .expected_stream(self.tables_name())
            .expected_last_subject_sequence(after);
        self.send(self.subject(table), message).await
    }

    /// Publishes once, whatever it is, and tells what became of it.
    pub(super) async fn send(
        &self,
        subject: String,
        message: PublishMessage,
    ) -> Result<Published, StoreError> {
        let sent = self.context.send_publish(subject, message).await;
        let acknowledged = match sent {
            Ok(ack) => ack.await,
            Err(error) => Err(error),
        };
        match acknowledged {
            Ok(ack) if ack.duplicate => Ok(Published::Again),
            Ok(ack) => Ok(Published::At(ack.sequence)),
            Err(error) => match error.kind() {
                PublishErrorKind::WrongLastSequence => Ok(Published::Late),
                PublishErrorKind::MaxPayloadExceeded => Err(StoreError::Misconfigured {
                    place: self.place.clone(),
                    reason: format!("{error}: let its max_payload be at least 1 MiB, which is the default"),
                }),
                _ if is_full(&error) => Err(StoreError::Full { place: self.place.clone() }),
                _ => Ok(Published::Unknown(reason(&error))),
            },
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

    pub(super) fn garbled(&self, sequence: u64, reason: &str) -> StoreError {
        StoreError::CorruptMessage {
            place: self.place.clone(),
            reason: format!("message {sequence}: {reason}"),
        }
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

fn tables_name(prefix: &str) -> String {
    format!("{prefix}_tables")
}

/// The stream of finished tables.
pub(super) fn records_name(prefix: &str) -> String {
    format!("{prefix}_records")
}

fn every_subject(prefix: &str) -> String {
    format!("{prefix}.table.*")
}

async fn connect(options: &JetStreamOptions) -> Result<async_nats::Client, AccessError> {
    let tuned = |connection: ConnectOptions| {
        connection
            .name("crosstable")
            .connection_timeout(options.ack_timeout)
            .request_timeout(Some(options.ack_timeout))
            // A node that was cut off without a word is noticed soon.
            .ping_interval(Duration::from_secs(5))
            .reconnect_delay_callback(|attempt| {
                (FIRST_PAUSE * (1 << attempt.min(5)) as u32).min(LONGEST_PAUSE)
            })
    };
    options.access.connect(options.patience, tuned).await
}

/// Why a stream is not there.
enum Unmade {
    /// Another attempt may succeed.
    NotYet(String),
    /// None will, until somebody changes what is named here.
    Never(String),
}

impl Unmade {
    fn of(error: &CreateStreamError) -> Self {
        let CreateStreamErrorKind::JetStream(fault) = error.kind() else {
            return Unmade::NotYet(reason(error));
        };
        let advice = match fault.error_code() {
            ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED => "it is one node and no cluster: ask for 1 replica",
            ErrorCode::JETSTREAM_NOT_ENABLED => "switch JetStream on, with jetstream {} in its configuration",
            ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT => {
                "switch JetStream on for the account of this login, in the broker's configuration"
            }
            _ => return Unmade::NotYet(reason(error)),
        };
        Unmade::Never(format!("{}: {advice}", reason(error)))
    }
}

/// Makes the streams and the bucket where they are missing, all at once.
async fn make(context: &Context, options: &JetStreamOptions) -> Result<(Stream, Stream, Stream), Unmade> {
    let JetStreamOptions { prefix, replicas, .. } = options;
    let plain = stream::Config {
        retention: stream::RetentionPolicy::Limits,
        // A stream that is full refuses what is new; what was acknowledged never makes room for it.
        discard: stream::DiscardPolicy::New,
        max_bytes: -1,
        max_messages: -1,
        max_messages_per_subject: -1,
        max_consumers: -1,
        storage: stream::StorageType::File,
        num_replicas: *replicas,
        duplicate_window: options.duplicate_window,
        ..stream::Config::default()
    };
    let tables = stream::Config {
        name: tables_name(prefix),
        subjects: vec![every_subject(prefix)],
        description: Some("One subject for each table, one message for each append.".into()),
        max_bytes: options.max_bytes.map_or(-1, |bytes| i64::try_from(bytes).unwrap_or(i64::MAX)),
        ..plain.clone()
    };
    // A bucket is a stream of a certain form. The client's own way to make one asks the broker something that its
    // version 2.9 does not answer in full.
    let bucket = format!("{prefix}_directory");
    let listings = stream::Config {
        name: format!("KV_{bucket}"),
        subjects: vec![format!("$KV.{bucket}.>")],
        description: Some("What the directory says of each table, drawn from the stream of tables.".into()),
        max_messages_per_subject: 1,
        allow_rollup: true,
        allow_direct: true,
        ..plain.clone()
    };
    let records = stream::Config {
        name: records_name(prefix),
        subjects: super::records::every_subject(prefix),
        description: Some("Finished tables as a whole, and what leads to them.".into()),
        ..plain
    };
    let made = |config| {
        // Three of them side by side are large.
        Box::pin(
            async move { context.get_or_create_stream(config).await.map_err(|error| Unmade::of(&error)) },
        )
    };
    tokio::try_join!(made(tables), made(listings), made(records))
}

/// A message, or that there is none.
pub(super) fn found(answer: Result<StreamMessage, RawMessageError>) -> Result<Option<StreamMessage>, String> {
    match answer {
        Ok(message) => Ok(Some(message)),
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

/// Whether the broker says that there is no room.
fn is_full(error: &PublishError) -> bool {
    let fault = std::error::Error::source(error)
        .and_then(|source| source.downcast_ref::<async_nats::jetstream::Error>());
    fault.is_some_and(|fault| {
        [
            ErrorCode::STREAM_STORE_FAILED,
            ErrorCode::INSUFFICIENT_RESOURCES,
            ErrorCode::STORAGE_RESOURCES_EXCEEDED,
        ]
        .contains(&fault.error_code())
    })
}

/// An error with what is behind it, in one line.
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
