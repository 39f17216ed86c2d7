//! An upgrade while people play: one process after the other ends in good order and comes back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_store::Log;
use tokio::time::Instant;

use crate::judge::{begin, check, end, everybody_goes_on};
use crate::processes::{Process, broker, log};
use crate::script::World;

const TABLES: usize = 12;

/// Clients of the stopped process reconnect to any other; no command is refused permanently, nothing is lost, and
/// bots go on. (The players of this test panic at a refusal that cannot be retried.)
#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_is_a_reconnection() {
    let broker = broker(1);
    let more = "--bot-pause 0";
    let mut processes: Vec<Process> = (0..3).map(|_| Process::serve(&broker, more)).collect();
    let addresses = processes.iter().map(|process| process.at).collect();
    let world = Arc::new(World::new(addresses, TABLES, Duration::from_millis(100)));
    let playing = begin(&world);
    let log = log(&broker).await;
    everybody_goes_on(&world, "before the upgrade").await;
    let mut ends = Vec::new();
    for (number, process) in processes.iter_mut().enumerate() {
        ends.push(("in good order", Instant::now()));
        let ended = tokio::task::block_in_place(|| process.terminate());
        assert!(ended, "process {number} ends in good order");
        everybody_goes_on(&world, &format!("process {number} has ended")).await;
        tokio::task::block_in_place(|| process.restart());
        everybody_goes_on(&world, &format!("process {number} is back")).await;
    }
    end(&world, playing, &ends).await;
    assert!(world.returns.load(Ordering::Relaxed) > 0, "somebody was connected to each of them");
    check(&log, &world).await;
    log.close().await;
}
