//! Messages of a stream in order, none left out and none twice, over lost connections and dead nodes.
//!
//! The broker pushes them to a consumer that it forgets by itself. It numbers what it pushes and says now and then
//! how far it has come; whatever does not fit (a gap, silence) ends the consumer, and a new one goes on behind the
//! last message that was seen.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_nats::jetstream::Context;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, ReplayPolicy, push};
use async_nats::{HeaderMap, StatusCode, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;

use super::streams::reason;

/// How often the broker says that it is there, when it has nothing else to say.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// After so long without a word the consumer is given up.
const SILENCE: Duration = Duration::from_millis(1750);
/// How long the broker keeps a consumer that nobody listens to.
const FORGOTTEN: Duration = Duration::from_secs(5);

/// A message of the stream.
pub(super) struct Fed {
    pub(super) sequence: u64,
    pub(super) subject: String,
    pub(super) headers: Option<HeaderMap>,
    pub(super) body: Bytes,
    /// When the broker took it in, in nanoseconds since 1970.
    pub(super) written: u64,
}

/// What time it is, in nanoseconds since 1970.
pub(super) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_nanos()).unwrap_or(u64::MAX)
}

/// How long ago something was written.
pub(super) fn age(written: u64) -> Duration {
    Duration::from_nanos(now().saturating_sub(written))
}

/// Something from the feed.
pub(super) enum Fetched {
    Message(Fed),
    /// Nothing more is there at the moment.
    Nothing,
}

/// Follows one stream, or one subject of it, from a sequence number on.
pub(super) struct Feed {
    context: Context,
    stream: String,
    filter: String,
    /// Where to go on.
    next: u64,
    running: Option<Running>,
}

struct Running {
    subscriber: Subscriber,
    consumer: String,
    /// How many messages it has pushed.
    pushed: u64,
}

impl Feed {
    pub(super) fn new(context: &Context, stream: String, filter: String, from: u64) -> Self {
        Feed { context: context.clone(), stream, filter, next: from.max(1), running: None }
    }

    /// Which subjects it follows.
    pub(super) fn filter(&self) -> &str {
        &self.filter
    }

    /// Up to which message everything was seen.
    pub(super) fn position(&self) -> u64 {
        self.next - 1
    }

    /// The next message, or that there is none at the moment, or why it is not known. After an error the next call goes
    /// on at the same place.
    pub(super) async fn next(&mut self) -> Result<Fetched, String> {
        loop {
            let Some(running) = &mut self.running else {
                let (running, idle) = self.start().await?;
                self.running = Some(running);
                if idle {
                    return Ok(Fetched::Nothing);
                }
                continue;
            };
            let Ok(Some(message)) = tokio::time::timeout(SILENCE, running.subscriber.next()).await else {
                self.stop();
                return Err("the broker has fallen silent".into());
            };
            if message.status == Some(StatusCode::IDLE_HEARTBEAT) {
                let last = message.headers.as_ref().and_then(|headers| headers.get("Nats-Last-Consumer"));
                let fits = last.is_none_or(|last| last.as_str().parse() == Ok(running.pushed));
                let stalled =
                    message.headers.as_ref().and_then(|headers| headers.get("Nats-Consumer-Stalled"));
                // The broker asks whether we keep up; or has stopped, because it has not heard our answer, and says in
                // a header where it waits for it.
                let asked = message.reply.or_else(|| stalled.map(|subject| subject.as_str().into()));
                let waits = asked.is_some();
                if let Some(asked) = asked {
                    let _ = self.context.client().publish(asked, Bytes::new()).await;
                }
                if !fits {
                    self.stop();
                    continue;
                }
                // A consumer that is idle has sent all it had, however many it had promised: what was replaced meanwhile
                // is never sent.
                if !waits {
                    return Ok(Fetched::Nothing);
                }
                continue;
            }
            if message.status.is_some() {
                continue;
            }
            let Some(place) = message.reply.as_ref().and_then(|reply| Place::read(reply)) else { continue };
            if place.pushed != running.pushed + 1 {
                self.stop();
                continue;
            }
            running.pushed = place.pushed;
            if place.sequence < self.next {
                continue;
            }
            self.next = place.sequence + 1;
            return Ok(Fetched::Message(Fed {
                sequence: place.sequence,
                subject: message.subject.to_string(),
                headers: message.headers,
                body: message.payload,
                written: place.written,
            }));
        }
    }

    /// A new consumer, and whether it has nothing to push.
    async fn start(&self) -> Result<(Running, bool), String> {
        let client = self.context.client();
        let inbox = client.new_inbox();
        let subscriber = client.subscribe(inbox.clone()).await.map_err(|error| reason(&error))?;
        let config = push::Config {
            deliver_subject: inbox,
            filter_subject: self.filter.clone(),
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.next },
            replay_policy: ReplayPolicy::Instant,
            ack_policy: AckPolicy::None,
            flow_control: true,
            idle_heartbeat: HEARTBEAT,
            inactive_threshold: FORGOTTEN,
            // It holds nothing that could be lost, so it need not be replicated.
            num_replicas: 1,
            memory_storage: true,
            ..push::Config::default()
        };
        let consumer = self.context.create_consumer_on_stream(config, &self.stream).await;
        let consumer = consumer.map_err(|error| reason(&error))?;
        let info = consumer.cached_info();
        // It may have pushed everything before it was asked how much is left.
        let idle = info.num_pending == 0 && info.delivered.consumer_sequence == 0;
        Ok((Running { subscriber, consumer: info.name.clone(), pushed: 0 }, idle))
    }

    /// Lets go of the consumer, and tells the broker, without waiting for an answer. The next one may be at another node.
    pub(super) fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            let subject = format!("$JS.API.CONSUMER.DELETE.{}.{}", self.stream, running.consumer);
            let client = self.context.client();
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(async move {
                    drop(running.subscriber);
                    let _ = client.publish(subject, Bytes::new()).await;
                });
            }
        }
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where a pushed message stands.
struct Place {
    sequence: u64,
    pushed: u64,
    written: u64,
}

impl Place {
    /// Reads the subject for acknowledgements: `$JS.ACK.<stream>.<consumer>.<delivered>.<sequence>.<pushed>.<time>.<pending>`,
    /// or with two words more before the stream in later versions.
    fn read(reply: &str) -> Option<Self> {
        let words: Vec<&str> = reply.split('.').collect();
        let from = match words.len() {
            9 => 5,
            11.. => 7,
            _ => return None,
        };
        let number = |index: usize| words.get(index)?.parse().ok();
        Some(Place { sequence: number(from)?, pushed: number(from + 1)?, written: number(from + 2)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_a_place_are_read() {
        for reply in ["$JS.ACK.s.c.1.42.7.1700000000.3", "$JS.ACK._.hash.s.c.1.42.7.1700000000.3.token"] {
            let place = Place::read(reply).unwrap();
            assert_eq!((place.sequence, place.pushed, place.written), (42, 7, 1_700_000_000), "{reply}");
        }
        assert!(Place::read("_INBOX.x").is_none());
    }
}
