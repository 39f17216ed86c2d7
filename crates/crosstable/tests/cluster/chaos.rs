//! Three nodes, three processes, sixty tables; and something is killed all the time.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_store::{JetStreamLog, Log};
use crosstable_table::{Entry, Logged, PlayedBy, Table};
use tokio::time::Instant;

use crate::processes::{Process, broker, log};
use crate::script::{Acknowledged, World, play};

const TABLES: usize = 60;
/// Every so manyth table has one person and a bot.
const BOT_EVERY: usize = 4;
/// How long everybody together has to go on after a kill.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kill {
    Leader,
    Follower,
    Process,
}

/// How many kills there are, 10 unless `CROSSTABLE_CHAOS_ROUNDS` says otherwise.
fn rounds() -> usize {
    std::env::var("CROSSTABLE_CHAOS_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(10)
}

/// The node that leads the stream of tables.
async fn leader(broker: &Broker, log: &JetStreamLog) -> usize {
    let patience = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < patience, "nobody leads");
        if let Ok(mut stream) = log.context().get_stream("crosstable_tables").await
            && let Ok(info) = stream.info().await
            && let Some(name) = info.cluster.as_ref().and_then(|cluster| cluster.leader.clone())
            && let Some(node) = broker.find(&name)
        {
            return node;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until every table has got something acknowledged since.
async fn everybody_goes_on(world: &World, round: usize, kill: Kill) {
    let before: Vec<u64> = world.progress.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    let begun = Instant::now();
    loop {
        let now = world.progress.iter().map(|count| count.load(Ordering::Relaxed));
        let stuck: Vec<usize> = now
            .zip(&before)
            .enumerate()
            .filter(|(_, (now, before))| now <= before)
            .map(|(at, _)| at)
            .collect();
        if stuck.is_empty() {
            return;
        }
        let notes: Vec<_> = stuck.iter().map(|script| world.note(*script)).collect();
        let gone = begun.elapsed() < PATIENCE;
        assert!(gone, "round {round}, {kill:?}: tables {stuck:?} do not go on: {notes:#?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_is_there_once_whatever_dies() {
    let mut broker = broker(3);
    let more = "--bot-pause 0 --takeover 2000 --nats-timeout 1000";
    let mut processes: Vec<Process> = (0..3).map(|_| Process::serve(&broker, more)).collect();
    let addresses = processes.iter().map(|process| process.at).collect();
    let world = Arc::new(World::new(addresses, TABLES, Duration::from_millis(400)));
    let playing: Vec<_> = (0..TABLES)
        .map(|script| {
            let world = Arc::clone(&world);
            let all = [script as u64 * 2 + 1, script as u64 * 2 + 2];
            let people = if script % BOT_EVERY == 0 { &all[..1] } else { &all[..] }.to_vec();
            tokio::spawn(async move { play(&world, script, &people, script as u64 + 1).await })
        })
        .collect();
    let watching = log(&broker).await;
    everybody_goes_on(&world, 0, Kill::Process).await;
    let mut kills: Vec<(Kill, Instant)> = Vec::new();
    for round in 0..rounds() {
        let kill = [Kill::Leader, Kill::Process, Kill::Follower][round % 3];
        let victim = match kill {
            Kill::Leader => leader(&broker, &watching).await,
            Kill::Follower => (leader(&broker, &watching).await + 1 + round % 2) % 3,
            Kill::Process => round % processes.len(),
        };
        kills.push((kill, Instant::now()));
        if kill == Kill::Process {
            processes[victim].kill();
        } else {
            broker.kill(victim);
        }
        everybody_goes_on(&world, round, kill).await;
        tokio::task::block_in_place(|| {
            if kill == Kill::Process {
                processes[victim].restart();
            } else {
                broker.restart(victim).unwrap_or_else(|fault| panic!("round {round}: {fault}"));
            }
        });
    }
    let ended = Instant::now();
    world.over.store(true, Ordering::Relaxed);
    for script in playing {
        script.await.expect("no script panics");
    }
    let acknowledged = world.acknowledged.lock().expect("no panic").clone();
    report(&acknowledged, &kills, ended, world.returns.load(Ordering::Relaxed));
    check(&watching, &acknowledged).await;
    watching.close().await;
}

/// Every acknowledged move is in the log, at its number, once; and nobody moved but those who say so.
async fn check(log: &JetStreamLog, acknowledged: &[Acknowledged]) {
    let mut tables: HashMap<&str, Vec<&Acknowledged>> = HashMap::new();
    for one in acknowledged {
        tables.entry(&one.table).or_default().push(one);
    }
    for (id, expected) in tables {
        let stored = log.read(id.parse().expect("an id"), 0).await.expect("readable");
        let lines: Vec<Logged> =
            stored.iter().map(|bytes| serde_json::from_slice(bytes).expect("a line")).collect();
        // Entries that do not follow from those before them do not replay: no two moves for one turn.
        Table::replay_logged(&lines).unwrap_or_else(|error| panic!("{id}: {error}"));
        let keys: Vec<_> = lines.iter().filter_map(|line| line.key).collect();
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len(), "{id}: one effect of each command");
        let moves = lines.iter().enumerate().filter_map(|(number, line)| match &line.entry {
            Entry::Played { seat, token, by: PlayedBy::Person, .. } => {
                Some((number as u64, seat.number(), token.clone()))
            }
            _ => None,
        });
        let mut wanted: Vec<_> =
            expected.iter().map(|one| (one.number, one.seat, one.token.clone())).collect();
        wanted.sort();
        assert_eq!(moves.collect::<Vec<_>>(), wanted, "{id}: what was acknowledged and what is there");
    }
}

/// How long players waited: at each table the longest time from sending a move to its acknowledgement, connections
/// lost and found included, among the moves that were answered before the next kill.
fn report(acknowledged: &[Acknowledged], kills: &[(Kill, Instant)], ended: Instant, returns: u64) {
    println!("{} moves acknowledged, {returns} times somebody came back", acknowledged.len());
    println!("| killed | times | median of tables' longest waits | longest wait |\n|---|---|---|---|");
    for kind in [Kill::Leader, Kill::Follower, Kill::Process] {
        let mut waits = Vec::new();
        let ends = kills.iter().skip(1).map(|(_, at)| *at).chain([ended]);
        let windows: Vec<_> = kills.iter().zip(ends).filter(|((kill, _), _)| *kill == kind).collect();
        for ((_, from), to) in &windows {
            for script in 0..TABLES {
                let own = acknowledged.iter().filter(|one| one.script == script);
                let during = own.filter(|one| one.answered >= *from && one.answered < *to);
                waits.extend(during.map(|one| one.answered - one.sent).max());
            }
        }
        waits.sort_unstable();
        let (median, longest) = (waits.get(waits.len() / 2), waits.last());
        let seconds = |wait: Option<&Duration>| wait.map_or(0.0, Duration::as_secs_f64);
        println!("| {kind:?} | {} | {:.2} s | {:.2} s |", windows.len(), seconds(median), seconds(longest));
    }
}
