//! The queue of work: two JetStream streams, each with one consumer that all processes share.
//!
//! What is done is acknowledged, and stays in the stream until it is old. (A stream that drops what is acknowledged
//! would be smaller; but with nats-server 2.9 a replica of such a stream that was killed does not always find its way
//! back.)

use std::time::{Duration, SystemTime};

use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::publish::PublishAck;
use async_nats::jetstream::stream::{Config, DiscardPolicy, Stream};
use async_nats::jetstream::{AckKind, Context, Message};
use futures_util::StreamExt;
use tokio::time::{Instant, timeout};

use super::nats::NatsOptions;
use super::{Later, Line, Standing, Taken, Task, Trouble};

/// Two tasks of the same name within this time are one.
const SAME: Duration = Duration::from_mins(2);
/// How old bots' tasks get; whoever still waits then is found by the rooms of the table.
const BOTS_AGE: Duration = Duration::from_mins(30);
/// How old clocks get: more than the longest decision and the time after which a clock is put there anew.
const TIMES_AGE: Duration = Duration::from_hours(72);
/// More tasks than this are not kept; the oldest go.
const MOST: i64 = 1_000_000;
/// How long a request for a task waits at the broker. Short, because a request dies with the node that holds it.
const WAIT: Duration = Duration::from_secs(2);
/// Between two attempts to store a task.
const AGAIN: Duration = Duration::from_millis(100);
/// How often to try to set the queue up; the servers of a cluster that has just started need a while to agree.
const ATTEMPTS: u32 = 30;

/// The streams and their lines.
pub(super) struct Queue {
    context: Context,
    streams: [Stream; 2],
    bots: Consumer<pull::Config>,
    times: Consumer<pull::Config>,
    timeout: Duration,
    patience: Duration,
    /// What all subjects begin with.
    subjects: String,
}

impl Queue {
    /// Finds the queue, or makes it.
    pub(super) async fn open(context: Context, options: &NatsOptions) -> Result<Self, Trouble> {
        let mut attempt = 1;
        loop {
            match Self::set_up(&context, options).await {
                Ok(queue) => return queue.asked_for(options),
                Err(trouble) if attempt >= ATTEMPTS => return Err(trouble),
                Err(trouble) => tracing::debug!(%trouble, attempt, "the queue of work is not there yet"),
            }
            attempt += 1;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }

    async fn set_up(context: &Context, options: &NatsOptions) -> Result<Self, Trouble> {
        let prefix = &options.prefix;
        let make = async |line: Line| {
            let (name, filter, age, most_held) = match line {
                Line::Bots => ("bots", "bot", BOTS_AGE, 20_000),
                // Every running clock is in somebody's hands or was given back for later, which counts the same.
                Line::Times => ("times", "time.>", TIMES_AGE, MOST),
            };
            let stream = context.get_or_create_stream(Config {
                name: format!("{prefix}_{name}"),
                subjects: vec![format!("{prefix}.work.{filter}")],
                discard: DiscardPolicy::Old,
                max_messages: MOST,
                max_age: age,
                duplicate_window: SAME,
                num_replicas: options.replicas,
                ..Config::default()
            });
            let stream = stream.await.map_err(Trouble::of)?;
            let config = pull::Config {
                durable_name: Some(name.to_owned()),
                ack_policy: AckPolicy::Explicit,
                ack_wait: options.takeover,
                max_ack_pending: most_held,
                ..pull::Config::default()
            };
            let consumer = stream.get_or_create_consumer(name, config).await.map_err(Trouble::of)?;
            Ok((stream, consumer))
        };
        let ((bots_stream, bots), (times_stream, times)) =
            (make(Line::Bots).await?, make(Line::Times).await?);
        Ok(Queue {
            bots,
            times,
            streams: [bots_stream, times_stream],
            context: context.clone(),
            timeout: options.timeout,
            patience: options.patience,
            subjects: format!("{prefix}.work"),
        })
    }

    /// A queue that was made with other replicas is not the one that was asked for.
    fn asked_for(self, options: &NatsOptions) -> Result<Self, Trouble> {
        let asked = options.replicas;
        let mut configs = self.streams.iter().map(|stream| &stream.cached_info().config);
        match configs.find(|config| config.num_replicas != asked) {
            None => Ok(self),
            Some(Config { name, num_replicas: found, .. }) => Err(Trouble(format!(
                "{name} has {found} replicas and {asked} were asked for: ask for {found}, or change it with \
                 `nats stream edit {name} --replicas {asked}`"
            ))),
        }
    }

    /// After how long in silence somebody's task is given to another; what counts is what the lines were made with.
    pub(super) fn takeover(&self) -> Duration {
        [&self.bots, &self.times]
            .map(|line| line.cached_info().config.ack_wait)
            .into_iter()
            .min()
            .unwrap_or(SAME)
    }

    /// Stores a task; while the stream has no leader, again and again.
    pub(super) async fn put(&self, task: &Task) -> Result<PublishAck, Trouble> {
        let begun = Instant::now();
        loop {
            match self.put_once(task).await {
                Err(trouble) if begun.elapsed() < self.patience => {
                    tracing::debug!(%trouble, task = task.name(), "a task is not in the queue yet");
                }
                done => return done,
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Stores a task that should be there already, and tells where it stands.
    pub(super) async fn put_again(&self, task: Task) -> Result<Standing, Trouble> {
        let stored = self.put(&task).await?;
        if !stored.duplicate {
            return Ok(Standing::Waits);
        }
        // The broker has answered with the place of the first one. All tasks up to the floor are done with; above it
        // are some that are not, and this may be one of them.
        let info = self.consumer(task.line()).get_info();
        let info = timeout(self.timeout, info).await.map_err(Trouble::of)?.map_err(Trouble::of)?;
        let through = info.ack_floor.stream_sequence >= stored.sequence;
        Ok(if through { Standing::Through } else { Standing::Waits })
    }

    fn consumer(&self, line: Line) -> &Consumer<pull::Config> {
        match line {
            Line::Bots => &self.bots,
            Line::Times => &self.times,
        }
    }

    async fn put_once(&self, task: &Task) -> Result<PublishAck, Trouble> {
        let text = serde_json::to_vec(task).expect("a task is plain data");
        let message = PublishMessage::build().payload(text.into()).message_id(task.name());
        let put = async {
            let subject = format!("{}.{}", self.subjects, task.subject());
            let stored = self.context.send_publish(subject, message).await.map_err(Trouble::of)?;
            stored.await.map_err(Trouble::of)
        };
        let stored = timeout(self.timeout, put).await.map_err(Trouble::of)??;
        // A node (of version 2.10) that could not store a message remembers its name nevertheless.
        if stored.duplicate && stored.sequence == 0 {
            return Err(Trouble::of("it is said to be there already, and is nowhere"));
        }
        Ok(stored)
    }

    /// The next task of a line, if one comes soon.
    pub(super) async fn take(&self, line: Line) -> Result<Option<Box<dyn Taken>>, Trouble> {
        let asked = async {
            let batch = self.consumer(line).batch().max_messages(1).expires(WAIT);
            let mut batch = batch.messages().await.map_err(Trouble::of)?;
            batch.next().await.transpose().map_err(Trouble::of)
        };
        // If the node that holds the request dies, nothing comes back, not even that nothing came.
        let Ok(message) = timeout(WAIT + self.timeout, asked).await else { return Ok(None) };
        let Some(message) = message? else { return Ok(None) };
        match Held::of(message) {
            Ok(held) => Ok(Some(Box::new(held))),
            Err(message) => {
                tracing::error!("a task in the queue cannot be read; it is dropped");
                let _ = message.ack_with(AckKind::Term).await;
                Ok(None)
            }
        }
    }

    /// Whether each stream has a leader that answers.
    pub(super) async fn check(&self) -> Result<(), Trouble> {
        let [bots, times] = &self.streams;
        let both = async { tokio::try_join!(bots.get_info(), times.get_info()) };
        timeout(self.timeout, both).await.map_err(Trouble::of)?.map(drop).map_err(Trouble::of)
    }
}

/// A task out of the stream.
struct Held {
    task: Task,
    age: Duration,
    message: Message,
}

impl Held {
    fn of(message: Message) -> Result<Self, Box<Message>> {
        let read = serde_json::from_slice(&message.payload).ok();
        let published = message.info().ok().map(|info| SystemTime::from(info.published));
        match (read, published) {
            (Some(task), Some(published)) => {
                Ok(Held { task, age: published.elapsed().unwrap_or_default(), message })
            }
            _ => Err(Box::new(message)),
        }
    }

    /// What does not reach the broker is made good by the next delivery.
    async fn answer(&self, kind: AckKind) {
        let _ = self.message.ack_with(kind).await;
    }
}

impl Taken for Held {
    fn task(&self) -> &Task {
        &self.task
    }

    fn age(&self) -> Duration {
        self.age
    }

    fn done(&self) -> Later<'_, ()> {
        Box::pin(self.answer(AckKind::Ack))
    }

    fn back(&self, after: Duration) -> Later<'_, ()> {
        Box::pin(self.answer(AckKind::Nak((!after.is_zero()).then_some(after))))
    }

    fn hold(&self) -> Later<'_, ()> {
        Box::pin(self.answer(AckKind::Progress))
    }
}
