//! The commons of many processes: a NATS server, or several.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream;
use async_nats::{Client, ConnectOptions};
use crosstable_core::TableId;
use crosstable_store::Access;
use futures_util::StreamExt;
use tokio::time::timeout;

use super::queue::Queue;
use super::{Commons, Hearing, Later, Line, Standing, Taken, Task, Trouble, Word};

/// A word that cannot be sent within this time is dropped; there will be another.
const HASTE: Duration = Duration::from_millis(200);
/// Between two attempts to find a server again, at most.
const RECONNECT: Duration = Duration::from_secs(1);

/// How to use the broker.
#[derive(Clone, Debug)]
pub struct NatsOptions {
    /// Where its servers are, and who we are there.
    pub access: Access,
    /// What the names of our stream and subjects begin with, so that several houses can share a broker.
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
            patience: Duration::from_secs(10),
            takeover: Duration::from_secs(10),
        }
    }
}

/// A connection to the broker: words over plain subjects, work over streams that remember what is done.
pub struct NatsCommons {
    client: Client,
    queue: Queue,
    options: NatsOptions,
}

impl NatsCommons {
    /// Connects, and sees to it that there is a queue.
    pub async fn connect(options: NatsOptions) -> Result<Self, Trouble> {
        let tuned = |connection: ConnectOptions| {
            connection
                .name("crosstable commons")
                // Every process knows its own people.
                .no_echo()
                .connection_timeout(options.timeout)
                .request_timeout(Some(options.timeout))
                .reconnect_delay_callback(|attempts| {
                    (Duration::from_millis(50) * attempts as u32).min(RECONNECT)
                })
                // A node that was cut off without a word is noticed soon.
                .ping_interval(Duration::from_secs(5))
        };
        let client = options.access.connect(options.patience, tuned).await.map_err(Trouble::of)?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(options.timeout);
        let queue = Queue::open(context, &options).await?;
        Ok(NatsCommons { client, queue, options })
    }

    fn subject(&self, table: TableId) -> String {
        format!("{}.room.{table}", self.options.prefix)
    }
}

impl Commons for NatsCommons {
    fn is_shared(&self) -> bool {
        true
    }

    fn say(&self, table: TableId, word: Word) -> Later<'_, ()> {
        Box::pin(async move {
            // What waits for a broker that is away would only be old when it comes.
            if self.client.connection_state() == State::Connected {
                let text = serde_json::to_vec(&word).expect("a word is plain data");
                let _ = timeout(HASTE, self.client.publish(self.subject(table), text.into())).await;
            }
        })
    }

    fn listen(&self, table: TableId) -> Later<'_, Option<Hearing>> {
        Box::pin(async move {
            let heard = timeout(HASTE, self.client.subscribe(self.subject(table))).await.ok()?.ok()?;
            let words = heard.filter_map(|message| {
                std::future::ready(serde_json::from_slice::<Word>(&message.payload).ok())
            });
            Some(Box::pin(words) as Hearing)
        })
    }

    fn put(&self, task: Task) -> Later<'_, Result<(), Trouble>> {
        Box::pin(async move { self.queue.put(&task).await.map(drop) })
    }

    fn put_again(&self, task: Task) -> Later<'_, Result<Standing, Trouble>> {
        Box::pin(self.queue.put_again(task))
    }

    fn take(&self, line: Line) -> Later<'_, Result<Option<Box<dyn Taken>>, Trouble>> {
        Box::pin(self.queue.take(line))
    }

    fn patience(&self) -> Duration {
        self.queue.takeover() / 3
    }

    fn check(&self) -> Later<'_, Result<(), Trouble>> {
        Box::pin(async {
            if self.client.connection_state() == State::Connected {
                self.queue.check().await
            } else {
                Err(Trouble::of("no server answers"))
            }
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            let _ = timeout(self.options.timeout, self.client.flush()).await;
        })
    }
}
