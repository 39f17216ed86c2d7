//! Connecting, and making the streams where they are missing.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use async_nats::jetstream::context::{CreateStreamError, CreateStreamErrorKind, GetStreamErrorKind};
use async_nats::jetstream::stream::{self, Stream};
use async_nats::jetstream::{Context, ErrorCode};
use async_nats::{Client, ConnectOptions, HeaderMap};

use super::streams::{Pause, Shard, reason};
use super::{AccessError, JetStreamOptions};
use crate::StoreError;

/// What the log needs of the broker holds from this version on: docs/operating.md says why.
pub(super) const OLDEST: (i64, i64, i64) = (2, 15, 1);
/// The format of subjects and messages. Format 1 had other streams.
const FORMAT: &str = "2";
/// An append of the largest size with its headers has to fit into a message.
const MAX_PAYLOAD: usize = 1 << 20;
/// A node that was cut off or frozen is noticed after three of these.
const PING_INTERVAL: Duration = Duration::from_secs(1);
/// How long to wait for a node before trying the next one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// Why a stream is not there.
enum Missing {
    /// Another attempt may succeed.
    NotYet(String),
    /// None will, until somebody changes what is named here.
    Never(String),
}

pub(super) async fn open(
    options: &JetStreamOptions,
    place: &str,
) -> Result<(Client, Context, Vec<Shard>), StoreError> {
    let unfit = |reason: String| StoreError::Misconfigured { place: place.to_owned(), reason };
    if let Some(reason) = options.fault() {
        return Err(unfit(reason));
    }
    let client = connect(options).await?;
    let (major, minor, patch) = OLDEST;
    let info = client.server_info();
    if !client.is_server_compatible(major, minor, patch) {
        return Err(unfit(format!(
            "nats-server {} is too old: install {major}.{minor}.{patch} or newer, one node after the other",
            info.version
        )));
    }
    if info.max_payload < MAX_PAYLOAD {
        return Err(unfit(format!(
            "its max_payload is {} bytes: let it be {MAX_PAYLOAD} at least, which is the default",
            info.max_payload
        )));
    }
    let mut context = async_nats::jetstream::new(client.clone());
    context.set_timeout(options.ack_timeout);
    let mut pause = Pause::new(options.patience);
    loop {
        match make(&context, options).await {
            Ok(shards) => return Ok((client, context, shards)),
            Err(Missing::Never(reason)) => return Err(unfit(reason)),
            Err(Missing::NotYet(reason)) if pause.over() => {
                let waited = options.patience;
                return Err(StoreError::NotReady { place: place.to_owned(), reason, waited });
            }
            Err(Missing::NotYet(_)) => pause.wait().await,
        }
    }
}

async fn connect(options: &JetStreamOptions) -> Result<Client, AccessError> {
    let tuned = |connection: ConnectOptions| {
        connection
            .name("crosstable")
            .connection_timeout(CONNECT_TIMEOUT.min(options.ack_timeout))
            .request_timeout(Some(options.ack_timeout))
            .ping_interval(PING_INTERVAL)
            .reconnect_delay_callback(|attempt| {
                Duration::from_millis(20 << attempt.min(5)).min(Duration::from_millis(500))
            })
    };
    options.access.connect(options.patience, tuned).await
}

impl Missing {
    fn of(error: &CreateStreamError) -> Self {
        let CreateStreamErrorKind::JetStream(fault) = error.kind() else {
            return Missing::NotYet(reason(error));
        };
        let advice = match fault.error_code() {
            ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED => "it is one node and no cluster: ask for 1 replica",
            ErrorCode::JETSTREAM_NOT_ENABLED => "switch JetStream on, with jetstream {} in its configuration",
            ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT => {
                "switch JetStream on for the account of this login, in the broker's configuration"
            }
            _ => return Missing::NotYet(reason(error)),
        };
        Missing::Never(format!("{}: {advice}", reason(error)))
    }
}

/// Finds the streams, or makes them. The first one says how many there are.
async fn make(context: &Context, options: &JetStreamOptions) -> Result<Vec<Shard>, Missing> {
    let old = format!("{}_tables", options.prefix);
    match context.get_stream(&old).await {
        Ok(_) => {
            return Err(Missing::Never(format!(
                "the stream {old} has tables in the format of Crosstable 0.1: export them with that version, then \
                 import them here under another --nats-prefix, or after deleting {old}"
            )));
        }
        Err(error) => match error.kind() {
            GetStreamErrorKind::JetStream(fault) if fault.error_code() == ErrorCode::STREAM_NOT_FOUND => {}
            GetStreamErrorKind::JetStream(fault)
                if [ErrorCode::JETSTREAM_NOT_ENABLED, ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT]
                    .contains(&fault.error_code()) => {}
            _ => return Err(Missing::NotYet(reason(&error))),
        },
    }
    let first = shard(context, options, 0, options.shards.unwrap_or(1)).await?;
    let metadata = &first.stream.cached_info().config.metadata;
    let made: Option<usize> = metadata.get("shards").and_then(|shards| shards.parse().ok());
    let Some(shards) = made.filter(|_| metadata.get("format").is_some_and(|format| format == FORMAT)) else {
        return Err(Missing::Never(format!(
            "the stream {} is not one of this version of Crosstable: use the program that made it, or another \
             --nats-prefix",
            first.name
        )));
    };
    if let Some(asked) = options.shards.filter(|asked| *asked != shards) {
        return Err(Missing::Never(format!(
            "its tables are spread over {shards} streams and --nats-shards {asked} was asked for: leave it out; to \
             change it, export the tables and import them under another --nats-prefix"
        )));
    }
    let mut all = vec![first];
    for number in 1..shards {
        all.push(shard(context, options, number, shards).await?);
    }
    Ok(all)
}

/// Finds one stream, or makes it.
async fn shard(
    context: &Context,
    options: &JetStreamOptions,
    number: usize,
    shards: usize,
) -> Result<Shard, Missing> {
    let name = format!("{}_{number}", options.prefix);
    let subjects = format!("{}.{number}", options.prefix);
    let metadata = [("format", FORMAT.to_owned()), ("shards", shards.to_string())];
    let config = stream::Config {
        name: name.clone(),
        subjects: ["t.*", "d.>", "m.>", "z"].map(|kind| format!("{subjects}.{kind}")).to_vec(),
        description: Some("Tables of Crosstable: docs/architecture.md".into()),
        retention: stream::RetentionPolicy::Limits,
        // A stream that is full refuses what is new; what was acknowledged never makes room for it.
        discard: stream::DiscardPolicy::New,
        max_bytes: options.max_bytes.map_or(-1, |bytes| i64::try_from(bytes).unwrap_or(i64::MAX)),
        max_messages: -1,
        max_messages_per_subject: -1,
        max_consumers: -1,
        storage: stream::StorageType::File,
        num_replicas: options.replicas,
        allow_direct: true,
        allow_rollup: true,
        allow_message_ttl: true,
        allow_atomic_publish: true,
        republish: Some(stream::Republish {
            source: format!("{subjects}.t.*"),
            destination: format!("{subjects}.live.{{{{wildcard(1)}}}}"),
            headers_only: false,
        }),
        metadata: HashMap::from(metadata.map(|(key, value)| (key.to_owned(), value))),
        ..stream::Config::default()
    };
    let made = Box::pin(context.get_or_create_stream(config)).await;
    let stream = made.map_err(|error| Missing::of(&error))?;
    check(&stream, options).map_err(Missing::Never)?;
    let anchor = format!("{subjects}.z");
    let mut headers = HeaderMap::new();
    headers.insert("Nats-Expected-Last-Subject-Sequence", "0");
    // Refused if it is there already.
    let request = async_nats::Request::new().headers(headers).payload("".into());
    let set = context.client().send_request(anchor.clone(), request).await;
    set.map_err(|error| Missing::NotYet(reason(&error)))?;
    let anchored = stream.get_last_raw_message_by_subject(&anchor).await;
    anchored.map_err(|error| Missing::NotYet(reason(&error)))?;
    let info = stream.get_info().await.map_err(|error| Missing::NotYet(reason(&error)))?;
    let acked = AtomicU64::new(info.state.last_sequence);
    Ok(Shard { stream, name, subjects, acked })
}

/// What is wrong with the configuration of a stream, so that an acknowledgement would promise less than it should.
fn check(stream: &Stream, options: &JetStreamOptions) -> Result<(), String> {
    let config = &stream.cached_info().config;
    let (name, asked, found) = (&config.name, options.replicas, config.num_replicas);
    if found != asked {
        return Err(format!(
            "the stream {name} has {found} replicas and {asked} were asked for: ask for {found}, or change it with \
             `nats stream edit {name} --replicas {asked}`"
        ));
    }
    if config.storage != stream::StorageType::File {
        return Err(format!("the stream {name} is kept in memory: make it again with file storage"));
    }
    if matches!(config.persist_mode, Some(stream::PersistenceMode::Async)) {
        return Err(format!(
            "the stream {name} acknowledges before it stores (persist_mode async): make it again without that"
        ));
    }
    let kept = config.max_age.is_zero() && config.max_messages <= 0 && config.max_messages_per_subject <= 0;
    if !kept || !matches!(config.discard, stream::DiscardPolicy::New) {
        return Err(format!(
            "the stream {name} drops old messages: take away its limits for age and number, with discard new"
        ));
    }
    let able = config.allow_direct
        && config.allow_rollup
        && config.allow_message_ttl
        && config.allow_atomic_publish
        && config.republish.is_some();
    if able {
        Ok(())
    } else {
        Err(format!("the stream {name} lacks direct get, rollup, TTLs, atomic batches or republishing"))
    }
}
