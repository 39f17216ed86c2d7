//! Whole deployments on virtual time: several processes in one thread, with a log and a bus in memory.
//!
//! The time is tokio's paused time, which jumps to the next timer as soon as there is nothing else to do; so days pass
//! in milliseconds.

mod expiry;
mod memory_bus;
mod memory_log;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::Entropy;
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, Millis, Stage};
use crosstable_table::{Key, Opening};
use tokio::sync::oneshot;
use tokio::time::Instant;

use self::memory_bus::MemoryBus;
use self::memory_log::MemoryLog;
use crate::app_state::AppState;
use crate::cluster::{ClusterBus, NoopBus, QueueName};
use crate::config::Config;
use crate::environment::Environment;
use crate::error::ApiError;
use crate::room::{Reply, RoomMessage};
use crate::worker::run_worker;

const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
const TABLE: TableId = TableId::new([7; 16]);

/// Time that follows tokio's, and randomness out of a seed.
struct VirtualEnvironment {
    start: Instant,
    seed: AtomicU64,
}

impl Environment for VirtualEnvironment {
    fn now(&self) -> Millis {
        1_700_000_000_000 + self.start.elapsed().as_millis() as Millis
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        Xoshiro::seed_from_u64(self.seed.fetch_add(1, Ordering::Relaxed)).fill_bytes(bytes);
    }
}

/// A process of a deployment.
fn process(log: &MemoryLog, bus: Arc<dyn ClusterBus>, seed: u64) -> Arc<AppState> {
    let config = Config {
        shared: bus.is_shared(),
        decide: crate::bots::random_legal(),
        bot_threads: 1,
        environment: Arc::new(VirtualEnvironment { start: Instant::now(), seed: AtomicU64::new(seed) }),
        ..Config::default()
    };
    let app = AppState::new(Arc::new(log.clone()), config, bus, None);
    if app.bus.is_shared() {
        for queue in [QueueName::Bots, QueueName::Times] {
            tokio::spawn(run_worker(Arc::clone(&app), queue));
        }
    }
    app
}

async fn command(app: &Arc<AppState>, number: u8, command: Command) -> Result<u64, ApiError> {
    let (answer, answered) = oneshot::channel();
    let (key, reply) = (Key::new([number; 16]), Reply::Once(answer));
    app.send(TABLE, RoomMessage::Command { player: ANNA, key, command, reply }).await?;
    Ok(answered.await.expect("the room answers")?.number)
}

/// Anna and a bot sit down to a game in which every decision may take a day.
async fn start_game(app: &Arc<AppState>) {
    let setup = Setup::players(2).with("start", "1");
    let opening = Opening { clock: Clock::Day, ..Opening::new(TABLE, GameId::Crosswise, setup, ANNA) };
    app.open_table(&opening).await.expect("the table can be opened");
    let entropy = Entropy::new([1; 16]);
    let commitment = Some(entropy.commitment(TABLE.bytes()));
    let sit = Command::Sit { seat: None, name: "Anna".into(), commitment };
    let reveal = Command::Reveal { seat: Seat::new(0), entropy };
    let commands = [sit, Command::Bot { seat: None, level: Level::Easy }, Command::Start, reveal];
    for (number, asked) in commands.into_iter().enumerate() {
        command(app, number as u8, asked).await.expect("the command is accepted");
    }
}

async fn stage_and_decisions(app: &Arc<AppState>) -> (Stage, usize) {
    let asked = app.query(TABLE, |session| (session.table().stage(), session.table().decisions()));
    asked.await.expect("the table can be read")
}

/// T-09: Anna never moves, so the clock makes each of her decisions after a day. A room of a single process does it.
#[tokio::test(start_paused = true)]
async fn a_game_by_the_clock_takes_days_of_virtual_time() {
    let begun = Instant::now();
    let log = MemoryLog::default();
    let app = process(&log, Arc::new(NoopBus), 1);
    start_game(&app).await;
    while stage_and_decisions(&app).await.0 == Stage::Running {
        // Long rests let the room close; the next question opens it again, and the late decision is made.
        tokio::time::sleep(Duration::from_hours(25)).await;
        let _ = app.query(TABLE, |_| ()).await;
        tokio::time::sleep(Duration::from_secs(10)).await;
    }
    let decisions = stage_and_decisions(&app).await.1;
    assert!(decisions > 20, "{decisions} decisions");
    assert!(begun.elapsed() > Duration::from_hours(24 * 10), "{:?}", begun.elapsed());
}

/// Two processes share the tasks over a bus. No room is open and nobody is connected; the game goes on to its end.
#[tokio::test(start_paused = true)]
async fn workers_finish_a_game_that_nobody_looks_at() {
    let log = MemoryLog::default();
    let bus = MemoryBus::default();
    let one = process(&log, Arc::new(bus.clone()), 1);
    let other = process(&log, Arc::new(bus), 1000);
    start_game(&one).await;
    tokio::time::sleep(Duration::from_hours(24 * 90)).await;
    let (stage, decisions) = stage_and_decisions(&one).await;
    assert_eq!((stage, decisions), stage_and_decisions(&other).await, "both processes see the same table");
    assert_eq!(stage, Stage::Ended, "after {decisions} decisions");
    let worked = [&one, &other].map(|app| app.metrics.tasks_done.get());
    assert!(worked.iter().all(|count| *count > 0), "both have worked: {worked:?}");
}
