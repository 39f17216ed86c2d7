//! The `JetStream` backend when answers get lost and nodes die: every acknowledged append is there, once.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod common;
mod lossy;
mod promises;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::stream::RawMessageErrorKind;
use crosstable_broker::Broker;
use crosstable_store::{AppendError, JetStreamLog, JetStreamOptions, Log, State, StoreError, Watch};

use crate::common::{lobby, table};
use crate::lossy::Lossy;
use crate::promises::{Promises, TABLES};

fn start(nodes: usize) -> Broker {
    Broker::start(nodes).unwrap_or_else(|error| panic!("{error}"))
}

fn options(urls: Vec<String>, replicas: usize) -> JetStreamOptions {
    let mut options = JetStreamOptions::new(urls);
    options.replicas = replicas;
    options
}

/// The node that leads the stream; during an election nobody does.
async fn leader(log: &JetStreamLog) -> String {
    loop {
        if let Ok(stream) = log.context().get_stream("crosstable_0").await
            && let Some(leader) =
                stream.cached_info().cluster.as_ref().and_then(|cluster| cluster.leader.clone())
        {
            return leader;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every message of the stream as the broker itself has it, whatever we make of it.
async fn messages(log: &JetStreamLog) -> BTreeMap<u64, Vec<u8>> {
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    let mut messages = BTreeMap::new();
    for sequence in 1..=stream.cached_info().state.last_sequence {
        loop {
            match stream.get_raw_message(sequence).await {
                Ok(message) => messages.insert(sequence, message.payload.to_vec()),
                Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => None,
                // No answer is not the answer that there is nothing.
                Err(_) => continue,
            };
            break;
        }
    }
    messages
}

/// Waits until every node has what the others have. Three nodes bear the loss of one, and not of a second one while the
/// first is still being told what it has missed; hosts are told to wait for this, too.
async fn all_are_current(log: &JetStreamLog, nodes: usize) {
    let current = async || {
        let mut stream = log.context().get_stream("crosstable_0").await.ok()?;
        let cluster = stream.info().await.ok()?.cluster.clone()?;
        let replicas = cluster.replicas.iter().filter(|node| node.current && !node.offline).count();
        (cluster.leader.is_some() && replicas + 1 == nodes).then_some(())
    };
    let waited = tokio::time::timeout(Duration::from_mins(2), async {
        while current().await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(waited.await.is_ok(), "a node that was started again never catches up");
}

/// The way back from the broker swallows answers; each append is made once nevertheless, and its sender is told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_is_no_second_append() {
    let broker = start(1);
    let lossy = Lossy::before(&broker.urls()[0]).await;
    let mut through = options(vec![lossy.url()], 1);
    through.ack_timeout = Duration::from_millis(300);
    let log = JetStreamLog::open(through).await.unwrap();
    let direct = JetStreamLog::open(options(broker.urls(), 1)).await.unwrap();
    for number in 0..6_u64 {
        let entries = vec![format!("entry {number}").into_bytes()];
        // It knows the table's end and need not ask, because the answer to that would get lost first.
        assert_eq!(log.len(table(1)).await, Ok(number));
        let before = lossy.swallowed();
        lossy.swallow(true);
        // The first one is a batch.
        let append = log.append(table(1), number, entries, (number == 0).then(|| lobby(number)));
        let opened = async {
            // The append has reached the broker; its answer, which others can be quicker than, has not come through.
            while direct.len(table(1)).await.unwrap() <= number || lossy.swallowed() == before {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            if number % 2 == 1 {
                // Somebody else goes on from there, before it is known whose append that was.
                let entries = vec![b"somebody else's".to_vec()];
                direct.append(table(1), number + 1, entries, None).await.unwrap();
            }
            lossy.swallow(false);
        };
        let (appended, ()) = tokio::join!(append, opened);
        assert_eq!(appended, Ok(number + 1), "append {number} was ours");
        if number % 2 == 1 {
            // Back to what was, for the next round.
            let length = direct.len(table(1)).await.unwrap();
            assert_eq!(length, number + 2);
            direct.remove(table(1), length).await.unwrap();
            let before = (0..=number).map(|number| format!("entry {number}").into_bytes()).collect();
            direct.append(table(1), 0, before, Some(lobby(number))).await.unwrap();
        }
    }
    let expected: Vec<Vec<u8>> = (0..6).map(|number| format!("entry {number}").into_bytes()).collect();
    assert_eq!(direct.read(table(1), 0).await, Ok(expected));
}

/// Three nodes, writers at several tables and several logs, watchers; the leader is killed, then a follower, again
/// and again.
#[tokio::test(flavor = "multi_thread")]
async fn killed_nodes_lose_and_double_nothing() {
    const ROUNDS: usize = 4;
    let mut broker = start(3);
    let mut logs = Vec::new();
    for _ in 0..2 {
        let mut options = options(broker.urls(), 3);
        options.ack_timeout = Duration::from_millis(800);
        options.patience = Duration::from_secs(30);
        logs.push(Arc::new(JetStreamLog::open(options).await.unwrap()));
    }
    let writing = Promises::begin(&logs);
    for round in 0..ROUNDS {
        let before = writing.count();
        let leads = broker.find(&leader(&logs[0]).await).unwrap();
        let victim = if round % 2 == 0 { leads } else { (leads + 1) % broker.nodes() };
        broker.kill(victim);
        writing.wait_for(before + 200).await;
        broker.restart(victim).unwrap_or_else(|error| panic!("{error}"));
        all_are_current(&logs[0], broker.nodes()).await;
        writing.wait_for(before + 400).await;
    }
    let promises = writing.end().await;
    let fresh = JetStreamLog::open(options(broker.urls(), 3)).await.unwrap();
    promises.verify(&fresh, "after the last node came back").await;
    // All nodes at once, and everything is there when they come back.
    all_are_current(&logs[0], broker.nodes()).await;
    let before = messages(&fresh).await;
    for node in 0..broker.nodes() {
        broker.kill(node);
    }
    for node in 0..broker.nodes() {
        // None is healthy before there is a majority.
        broker.launch(node).unwrap_or_else(|error| panic!("{error}"));
    }
    broker.wait().unwrap_or_else(|error| panic!("{error}"));
    all_are_current(&logs[0], broker.nodes()).await;
    let after = messages(&fresh).await;
    let changed = before.iter().find(|(sequence, body)| after.get(sequence) != Some(body));
    assert_eq!(changed, None, "the broker itself has lost a message, or has another one in its place");
    promises.verify(&fresh, "after all nodes came back").await;
    let listed = JetStreamLog::open(options(broker.urls(), 3)).await.unwrap();
    assert_eq!(listed.public_tables(State::Lobby, 100).await.unwrap().len(), TABLES as usize);
}

/// The log does not open if one of its streams was made otherwise than it is asked for, and says what to change.
#[tokio::test(flavor = "multi_thread")]
async fn streams_that_promise_less_are_refused() {
    let broker = start(3);
    let mut four = options(broker.urls(), 3);
    four.shards = Some(4);
    let log = JetStreamLog::open(four.clone()).await.unwrap();
    let refusal = async |options: &JetStreamOptions| {
        JetStreamLog::open(options.clone()).await.err().unwrap().to_string()
    };
    for name in ["crosstable_0", "crosstable_3"] {
        let made = log.context().get_stream(name).await.unwrap().cached_info().config.clone();
        let mut config = made.clone();
        config.num_replicas = 1;
        log.context().update_stream(&config).await.unwrap();
        let refused = refusal(&four).await;
        assert!(refused.contains(&format!("nats stream edit {name} --replicas 3")), "{refused}");
        let mut config = made.clone();
        config.max_age = Duration::from_hours(1);
        log.context().update_stream(&config).await.unwrap();
        let refused = refusal(&four).await;
        assert!(refused.contains(&format!("the stream {name} drops old messages")), "{refused}");
        log.context().update_stream(&made).await.unwrap();
    }
    // The number of shards is fixed. If it is left out, it is the one that is there.
    four.shards = Some(2);
    let refused = refusal(&four).await;
    assert!(refused.contains("over 4 streams and --nats-shards 2 was asked for"), "{refused}");
    four.shards = None;
    let mut tables = Vec::new();
    for number in 0..=255 {
        log.append(table(number), 0, vec![vec![number]], Some(lobby(number.into()))).await.unwrap();
        tables.push(table(number));
    }
    let found = JetStreamLog::open(four).await.unwrap();
    assert_eq!(found.tables(None, 1000).await, Ok(tables));
    for number in 0..4 {
        let stream = log.context().get_stream(format!("crosstable_{number}")).await.unwrap();
        // A frame, a row and a hint each, and the anchor.
        assert_eq!(stream.cached_info().state.messages, 3 * 64 + 1, "tables spread evenly");
    }
    // Streams of version 0.1.
    let old = async_nats::jetstream::stream::Config { name: "old_tables".into(), ..Default::default() };
    log.context().create_stream(old).await.unwrap();
    let mut options = options(broker.urls(), 3);
    options.prefix = "old".into();
    let refused = refusal(&options).await;
    assert!(refused.contains("export them with that version"), "{refused}");
}

/// A process appends and dies; the next one knows the listing.
#[tokio::test(flavor = "multi_thread")]
async fn a_listing_survives_the_death_of_its_writer() {
    let broker = start(1);
    let dying = JetStreamLog::open(options(broker.urls(), 1)).await.unwrap();
    dying.append(table(1), 0, vec![vec![1]], Some(lobby(1))).await.unwrap();
    drop(dying);
    let after = JetStreamLog::open(options(broker.urls(), 1)).await.unwrap();
    assert_eq!(after.public_tables(State::Lobby, 9).await, Ok(vec![(table(1), lobby(1))]));
}

/// A removed table leaves a mark for late writers, and nothing at all after a while.
#[tokio::test(flavor = "multi_thread")]
async fn removed_tables_leave_nothing() {
    let broker = start(1);
    let mut quick = options(broker.urls(), 1);
    quick.tombstone = Duration::from_secs(1);
    let log = JetStreamLog::open(quick.clone()).await.unwrap();
    let other = JetStreamLog::open(quick.clone()).await.unwrap();
    log.append(table(1), 0, vec![vec![1], vec![2]], Some(lobby(1))).await.unwrap();
    log.append(table(2), 0, vec![vec![1]], Some(lobby(2))).await.unwrap();
    let mut watch = other.watch(table(1), 1);
    assert_eq!(watch.next().await.unwrap().unwrap().bytes, vec![2]);
    assert_eq!(other.append(table(1), 1, vec![vec![9]], None).await.unwrap_err().conflict(), Some(2));
    log.remove(table(1), 2).await.unwrap();
    assert_eq!(watch.next().await, Ok(None));
    assert_eq!(other.append(table(1), 2, vec![vec![9]], None).await.unwrap_err().conflict(), Some(0));
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    // A frame, a row and a hint of the other table, and the anchor.
    while stream.get_info().await.unwrap().state.messages > 4 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Both still know the mark as the table's last message, and find out by themselves.
    assert_eq!(other.append(table(1), 0, vec![vec![5]], Some(lobby(5))).await, Ok(1));
    assert_eq!(log.read(table(1), 0).await, Ok(vec![vec![5]]));
    assert_eq!(log.append(table(1), 1, vec![vec![6]], None).await, Ok(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said() {
    let broker = start(1);
    drop(JetStreamLog::open(options(broker.urls(), 1)).await.unwrap());
    let fault = |error: Option<StoreError>| error.unwrap().to_string();
    let three = JetStreamLog::open(options(broker.urls(), 3)).await.err();
    assert!(fault(three).contains("has 1 replicas and 3 were asked for"));
    let mut nobody = options(vec!["nats://127.0.0.1:9".into()], 1);
    nobody.patience = Duration::from_millis(200);
    let error = fault(JetStreamLog::open(nobody).await.err());
    assert!(error.contains("nats://127.0.0.1:9") && error.contains("no broker answers"), "{error}");
    let mut full = options(broker.urls(), 1);
    full.prefix = "small".into();
    full.max_bytes = Some(30_000);
    let log = JetStreamLog::open(full).await.unwrap();
    let mut length = 0;
    let refused = loop {
        let listing = (length == 0).then(|| lobby(0));
        match log.append(table(1), length, vec![vec![7; 1000]], listing).await {
            Ok(longer) => length = longer,
            Err(error) => break error,
        }
        assert!(length < 100, "a stream of 20 kB is full one day");
    };
    assert!(matches!(refused, AppendError::Store(StoreError::Full { .. })), "{refused}");
    assert_eq!(log.len(table(1)).await, Ok(length), "what was acknowledged is there");
}
