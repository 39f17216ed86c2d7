//! Three nodes, three processes, sixty tables; and something is killed all the time.

use std::sync::Arc;
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_store::{JetStreamLog, Log};
use tokio::time::Instant;

use crate::judge::{PATIENCE, begin, check, end, everybody_goes_on};
use crate::processes::{Process, broker, log};
use crate::script::World;

const TABLES: usize = 60;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kill {
    Leader,
    Follower,
    Process,
}

impl Kill {
    const fn name(self) -> &'static str {
        match self {
            Kill::Leader => "leader",
            Kill::Follower => "follower",
            Kill::Process => "process",
        }
    }
}

/// How many kills there are, 10 unless `CROSSTABLE_CHAOS_ROUNDS` says otherwise.
fn rounds() -> usize {
    std::env::var("CROSSTABLE_CHAOS_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(10)
}

/// The node that leads the stream.
async fn leader(broker: &Broker, log: &JetStreamLog) -> usize {
    let patience = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < patience, "nobody leads");
        if let Ok(mut stream) = log.context().get_stream("crosstable_0").await
            && let Ok(info) = stream.info().await
            && let Some(name) = info.cluster.as_ref().and_then(|cluster| cluster.leader.clone())
            && let Some(node) = broker.find(&name)
        {
            return node;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_is_there_once_whatever_dies() {
    let mut broker = broker(3);
    let more = "--bot-pause 0 --takeover 2000 --nats-timeout 1000";
    let mut processes: Vec<Process> = (0..3).map(|_| Process::serve(&broker, more)).collect();
    let addresses = processes.iter().map(|process| process.at).collect();
    let world = Arc::new(World::new(addresses, TABLES, Duration::from_millis(400)));
    let playing = begin(&world);
    let watching = log(&broker).await;
    everybody_goes_on(&world, "before the first kill").await;
    let mut kills = Vec::new();
    for round in 0..rounds() {
        let kill = [Kill::Leader, Kill::Process, Kill::Follower][round % 3];
        let victim = match kill {
            Kill::Leader => leader(&broker, &watching).await,
            Kill::Follower => (leader(&broker, &watching).await + 1 + round % 2) % 3,
            Kill::Process => round % processes.len(),
        };
        kills.push((kill.name(), Instant::now()));
        if kill == Kill::Process {
            processes[victim].kill();
        } else {
            broker.kill(victim);
        }
        everybody_goes_on(&world, &format!("round {round}, a {} was killed", kill.name())).await;
        tokio::task::block_in_place(|| {
            if kill == Kill::Process {
                processes[victim].restart();
            } else {
                broker.restart(victim).unwrap_or_else(|error| panic!("round {round}: {error}"));
            }
        });
    }
    end(&world, playing, &kills).await;
    check(&watching, &world).await;
    watching.close().await;
}
