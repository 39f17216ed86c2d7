//! A node that is frozen, as a stalled disk or virtual machine freezes it: it is connected and does nothing.

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_client::testing::TestUser;
use crosstable_store::Log;
use tokio::time::Instant;

use crate::judge::{begin, check, end, everybody_goes_on};
use crate::processes::{Process, broker, log};
use crate::script::World;

const TABLES: usize = 12;

fn signal(broker: &Broker, node: usize, name: &str) {
    let pid = broker.pid(node).expect("it runs").to_string();
    assert!(Command::new("kill").args([name, &pid]).status().is_ok_and(|status| status.success()));
}

/// Each of three nodes is frozen in turn. Everybody goes on at the others, `/healthz` answers meanwhile, and nothing is
/// lost or done twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_node_is_left_by_everybody() {
    let mut broker = broker(3);
    let processes: Vec<Process> = (0..2).map(|_| Process::serve(&broker, "--bot-pause 0")).collect();
    let addresses: Vec<_> = processes.iter().map(|process| process.at).collect();
    let world = Arc::new(World::new(addresses.clone(), TABLES, Duration::from_millis(200)));
    let playing = begin(&world);
    let log = log(&broker).await;
    everybody_goes_on(&world, "before anything is frozen").await;
    let mut moments = Vec::new();
    for node in 0..3 {
        moments.push(("frozen", Instant::now()));
        signal(&broker, node, "-STOP");
        for at in &addresses {
            let asked = Instant::now();
            let status = TestUser::new(*at, 99).get("/healthz").await.status;
            println!(
                "node {node} is frozen: /healthz said {status} after {:.2} s",
                asked.elapsed().as_secs_f64()
            );
        }
        everybody_goes_on(&world, &format!("node {node} is frozen")).await;
        moments.push(("awake", Instant::now()));
        signal(&broker, node, "-CONT");
        tokio::task::block_in_place(|| broker.wait().unwrap_or_else(|error| panic!("{error}")));
        everybody_goes_on(&world, &format!("node {node} is awake")).await;
    }
    end(&world, playing, &moments).await;
    check(&log, &world).await;
    log.close().await;
}
