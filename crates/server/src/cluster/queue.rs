//! The task queues: two JetStream streams, each with one consumer that all processes share.
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
use super::{BoxFuture, BrokerError, ClaimedTask, QueueName, Task, TaskStatus};

/// Two tasks of the same name within this time are one.
const DUPLICATE_WINDOW: Duration = Duration::from_mins(2);
/// How old bots' tasks get; the rooms of the table notice a decision that is still missing then.
const BOTS_AGE: Duration = Duration::from_mins(30);
/// How old clocks get: more than the longest decision and the time after which a clock is put there again.
const TIMES_AGE: Duration = Duration::from_hours(72);
/// More tasks than this are not kept; the oldest go.
const MAX_TASKS: i64 = 1_000_000;
/// How long a request for a task waits at the broker. Short, because a request dies with the node that holds it.
const CLAIM_TIMEOUT: Duration = Duration::from_secs(2);
/// Between two attempts to store a task.
const RETRY_DELAY: Duration = Duration::from_millis(100);
/// How often to try to set the queue up; the servers of a cluster that has just started need a while to agree.
const ATTEMPTS: u32 = 30;

/// The streams and their consumers.
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
    pub(super) async fn open(context: Context, options: &NatsOptions) -> Result<Self, BrokerError> {
        let mut attempt = 1;
        loop {
            match Self::set_up(&context, options).await {
                Ok(queue) => return queue.asked_for(options),
                Err(error) if attempt >= ATTEMPTS => return Err(error),
                Err(error) => tracing::debug!(%error, attempt, "the task queue is not there yet"),
            }
            attempt += 1;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }

    async fn set_up(context: &Context, options: &NatsOptions) -> Result<Self, BrokerError> {
        let prefix = &options.prefix;
        let make = async |queue: QueueName| {
            let (name, filter, age, most_held) = match queue {
                QueueName::Bots => ("bots", "bot", BOTS_AGE, 20_000),
                // Every running clock is in somebody's hands or was given back for later, which counts the same.
                QueueName::Times => ("times", "time.>", TIMES_AGE, MAX_TASKS),
            };
            let stream = context.get_or_create_stream(Config {
                name: format!("{prefix}_{name}"),
                subjects: vec![format!("{prefix}.work.{filter}")],
                discard: DiscardPolicy::Old,
                max_messages: MAX_TASKS,
                max_age: age,
                duplicate_window: DUPLICATE_WINDOW,
                num_replicas: options.replicas,
                ..Config::default()
            });
            let stream = stream.await.map_err(BrokerError::of)?;
            let config = pull::Config {
                durable_name: Some(name.to_owned()),
                ack_policy: AckPolicy::Explicit,
                ack_wait: options.takeover,
                max_ack_pending: most_held,
                ..pull::Config::default()
            };
            let consumer = stream.get_or_create_consumer(name, config).await.map_err(BrokerError::of)?;
            Ok((stream, consumer))
        };
        let ((bots_stream, bots), (times_stream, times)) =
            (make(QueueName::Bots).await?, make(QueueName::Times).await?);
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
    fn asked_for(self, options: &NatsOptions) -> Result<Self, BrokerError> {
        let asked = options.replicas;
        let mut configs = self.streams.iter().map(|stream| &stream.cached_info().config);
        match configs.find(|config| config.num_replicas != asked) {
            None => Ok(self),
            Some(Config { name, num_replicas: found, .. }) => Err(BrokerError(format!(
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
            .unwrap_or(DUPLICATE_WINDOW)
    }

    /// Stores a task; while the stream has no leader, again and again.
    pub(super) async fn put(&self, task: &Task) -> Result<PublishAck, BrokerError> {
        let begun = Instant::now();
        loop {
            match self.put_once(task).await {
                Err(error) if begun.elapsed() < self.patience => {
                    tracing::debug!(%error, task = task.name(), "a task is not in the queue yet");
                }
                done => return done,
            }
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    /// Stores a task that should be there already, and tells where it stands.
    pub(super) async fn put_again(&self, task: Task) -> Result<TaskStatus, BrokerError> {
        let stored = self.put(&task).await?;
        if !stored.duplicate {
            return Ok(TaskStatus::Waiting);
        }
        // The broker has answered with the place of the first one. All tasks up to the floor are done with; above it
        // are some that are not, and this may be one of them.
        let info = self.consumer(task.queue()).get_info();
        let info = timeout(self.timeout, info).await.map_err(BrokerError::of)?.map_err(BrokerError::of)?;
        let through = info.ack_floor.stream_sequence >= stored.sequence;
        Ok(if through { TaskStatus::Finished } else { TaskStatus::Waiting })
    }

    fn consumer(&self, queue: QueueName) -> &Consumer<pull::Config> {
        match queue {
            QueueName::Bots => &self.bots,
            QueueName::Times => &self.times,
        }
    }

    async fn put_once(&self, task: &Task) -> Result<PublishAck, BrokerError> {
        let text = serde_json::to_vec(task).expect("a task is plain data");
        let message = PublishMessage::build().payload(text.into()).message_id(task.name());
        let put = async {
            let subject = format!("{}.{}", self.subjects, task.subject());
            let stored = self.context.send_publish(subject, message).await.map_err(BrokerError::of)?;
            stored.await.map_err(BrokerError::of)
        };
        let stored = timeout(self.timeout, put).await.map_err(BrokerError::of)??;
        // A node (of version 2.10) that could not store a message remembers its name nevertheless.
        if stored.duplicate && stored.sequence == 0 {
            return Err(BrokerError::of("it is said to be there already, and is nowhere"));
        }
        Ok(stored)
    }

    /// The next task of a queue, if one comes soon.
    pub(super) async fn claim(&self, queue: QueueName) -> Result<Option<Box<dyn ClaimedTask>>, BrokerError> {
        let asked = async {
            let batch = self.consumer(queue).batch().max_messages(1).expires(CLAIM_TIMEOUT);
            let mut batch = batch.messages().await.map_err(BrokerError::of)?;
            batch.next().await.transpose().map_err(BrokerError::of)
        };
        // If the node that holds the request dies, nothing comes back, not even that nothing came.
        let Ok(message) = timeout(CLAIM_TIMEOUT + self.timeout, asked).await else { return Ok(None) };
        let Some(message) = message? else { return Ok(None) };
        match Claim::of(message) {
            Ok(claim) => Ok(Some(Box::new(claim))),
            Err(message) => {
                tracing::error!("a task in the queue cannot be read; it is dropped");
                let _ = message.ack_with(AckKind::Term).await;
                Ok(None)
            }
        }
    }

    /// Whether each stream has a leader that answers.
    pub(super) async fn check(&self) -> Result<(), BrokerError> {
        let [bots, times] = &self.streams;
        let both = async { tokio::try_join!(bots.get_info(), times.get_info()) };
        timeout(self.timeout, both).await.map_err(BrokerError::of)?.map(drop).map_err(BrokerError::of)
    }
}

/// A claimed task of the stream.
struct Claim {
    task: Task,
    age: Duration,
    unclaimed: u64,
    message: Message,
}

impl Claim {
    fn of(message: Message) -> Result<Self, Box<Message>> {
        let read = serde_json::from_slice(&message.payload).ok();
        let info = message.info().ok().map(|info| (SystemTime::from(info.published), info.pending));
        match (read, info) {
            (Some(task), Some((published, unclaimed))) => {
                Ok(Claim { task, age: published.elapsed().unwrap_or_default(), unclaimed, message })
            }
            _ => Err(Box::new(message)),
        }
    }

    /// What does not reach the broker is made good by the next delivery.
    async fn answer(&self, kind: AckKind) {
        let _ = self.message.ack_with(kind).await;
    }
}

impl ClaimedTask for Claim {
    fn task(&self) -> &Task {
        &self.task
    }

    fn age(&self) -> Duration {
        self.age
    }

    fn unclaimed(&self) -> u64 {
        self.unclaimed
    }

    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.answer(AckKind::Ack))
    }

    fn release(&self, after: Duration) -> BoxFuture<'_, ()> {
        Box::pin(self.answer(AckKind::Nak((!after.is_zero()).then_some(after))))
    }

    fn extend(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.answer(AckKind::Progress))
    }
}
