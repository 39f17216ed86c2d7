//! The bus of several processes: NATS subjects for messages, JetStream streams for tasks.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream;
use async_nats::{Client, ConnectOptions};
use crosstable_core::TableId;
use crosstable_store::Access;
use futures_util::StreamExt;
use tokio::time::timeout;

use super::ban_stream::BanStream;
use super::queue::Queue;
use super::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, QueueName, Task, TaskStatus,
};

/// A message that cannot be sent within this time is dropped; there will be another.
const PUBLISH_TIMEOUT: Duration = Duration::from_millis(200);
/// A node that was cut off or frozen is noticed after three of these.
const PING_INTERVAL: Duration = Duration::from_secs(1);
/// How long to wait for a node before trying the next one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// The longest pause between two attempts to reconnect.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// How to use the broker.
#[derive(Clone, Debug)]
pub struct NatsOptions {
    /// Where its servers are, and who we are there.
    pub access: Access,
    /// What the names of our stream and subjects begin with, so that several deployments can share a broker.
    pub prefix: String,
    /// On how many of them the queue is kept.
    pub replicas: usize,
    /// How long to wait for one answer before asking again,
    pub timeout: Duration,
    /// and how long to ask again, over lost connections and elections.
    pub patience: Duration,
    /// After how long in silence a worker is taken for dead and its task given to another.
    pub takeover: Duration,
}

impl Default for NatsOptions {
    fn default() -> Self {
        NatsOptions {
            access: Access::new(["nats://127.0.0.1:4222"]),
            prefix: "crosstable".to_owned(),
            replicas: 1,
            timeout: Duration::from_secs(2),
            patience: Duration::from_secs(15),
            takeover: Duration::from_secs(10),
        }
    }
}

/// A connection to the broker.
pub struct NatsBus {
    client: Client,
    queue: Queue,
    bans: BanStream,
    options: NatsOptions,
}

impl NatsBus {
    /// Connects, and sees to it that there is a queue.
    pub async fn connect(options: NatsOptions) -> Result<Self, BrokerError> {
        let tuned = |connection: ConnectOptions| {
            connection
                .name("crosstable bus")
                // Every process knows its own people.
                .no_echo()
                .connection_timeout(CONNECT_TIMEOUT.min(options.timeout))
                .request_timeout(Some(options.timeout))
                .reconnect_delay_callback(|attempts| {
                    (Duration::from_millis(50) * attempts as u32).min(RECONNECT_DELAY)
                })
                .ping_interval(PING_INTERVAL)
        };
        let client = options.access.connect(options.patience, tuned).await.map_err(BrokerError::of)?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(options.timeout);
        let bans = BanStream::new(context.clone(), &options);
        let queue = Queue::open(context, &options).await?;
        Ok(NatsBus { client, queue, bans, options })
    }

    fn subject(&self, table: TableId) -> String {
        format!("{}.room.{table}", self.options.prefix)
    }
}

impl ClusterBus for NatsBus {
    fn is_shared(&self) -> bool {
        true
    }

    fn publish(&self, table: TableId, message: BusMessage) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // A message that waits for a broker would be old when it arrives.
            if self.client.connection_state() == State::Connected {
                let text = serde_json::to_vec(&message).expect("a message is plain data");
                let _ = timeout(PUBLISH_TIMEOUT, self.client.publish(self.subject(table), text.into())).await;
            }
        })
    }

    fn subscribe(&self, table: TableId) -> BoxFuture<'_, Option<BusSubscription>> {
        Box::pin(async move {
            let heard =
                timeout(PUBLISH_TIMEOUT, self.client.subscribe(self.subject(table))).await.ok()?.ok()?;
            let messages = heard.filter_map(|message| {
                std::future::ready(serde_json::from_slice::<BusMessage>(&message.payload).ok())
            });
            Some(Box::pin(messages) as BusSubscription)
        })
    }

    fn put(&self, task: Task) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(async move { self.queue.put(&task).await.map(drop) })
    }

    fn put_again(&self, task: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>> {
        Box::pin(self.queue.put_again(task))
    }

    fn claim(&self, queue: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>> {
        Box::pin(self.queue.claim(queue))
    }

    fn extend_interval(&self) -> Duration {
        self.queue.takeover() / 3
    }

    fn read_bans(&self) -> BoxFuture<'_, Result<Option<Vec<u8>>, BrokerError>> {
        Box::pin(self.bans.read())
    }

    fn write_bans(&self, list: Vec<u8>) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(self.bans.write(list))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(async {
            if self.client.connection_state() == State::Connected {
                self.queue.check().await
            } else {
                Err(BrokerError::of("no server answers"))
            }
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            let _ = timeout(self.options.timeout, self.client.flush()).await;
        })
    }
}
