//! Expiry: a wrong clock removes nothing, and what has expired comes back with its people.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Command, Millis, Stage};
use crosstable_store::{Listing, Log, MAX_TABLE_ENTRIES, State};
use crosstable_table::{Entry, Key, LogEntry, Opening, TableSession};
use crosstable_texts::Lang;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::memory_bus::MemoryBus;
use super::memory_log::MemoryLog;
use super::{ANNA, VirtualEnvironment};
use crate::app_state::AppState;
use crate::cluster::{ClusterBus, NoopBus, QueueName};
use crate::config::Config;
use crate::environment::Environment;
use crate::expiry::run_expiry;
use crate::listing::listed;
use crate::room::{Reply, RoomMessage, Subscriber};
use crate::worker::run_worker;

const DAY: Millis = 86_400_000;

/// A clock that can be set wrong.
struct Clock {
    right: VirtualEnvironment,
    ahead: AtomicU64,
}

impl Clock {
    fn new() -> Arc<Self> {
        let right = VirtualEnvironment { start: Instant::now(), seed: AtomicU64::new(1) };
        Arc::new(Clock { right, ahead: AtomicU64::new(0) })
    }

    fn jump(&self, by: Millis) {
        self.ahead.fetch_add(by, Ordering::Relaxed);
    }
}

impl Environment for Clock {
    fn now(&self) -> Millis {
        self.right.now() + self.ahead.load(Ordering::Relaxed)
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        self.right.fill_random(bytes);
    }
}

/// A server that has just been started.
fn start(log: &MemoryLog, clock: &Arc<Clock>, bus: Arc<dyn ClusterBus>) -> Arc<AppState> {
    let config = Config {
        shared: bus.is_shared(),
        decide: crate::bots::random_legal(),
        bot_threads: 1,
        environment: Arc::clone(clock) as Arc<dyn Environment>,
        ..Config::default()
    };
    let app = AppState::new(Arc::new(log.clone()), config, bus, None);
    tokio::spawn(run_expiry(Arc::clone(&app)));
    app
}

/// What Anna's device adds.
const ENTROPY: Entropy = Entropy::new([1; 16]);

fn table(number: u8) -> TableId {
    TableId::new([number; 16])
}

async fn open(app: &Arc<AppState>, number: u8) {
    let opening = Opening::new(table(number), GameId::Mixx, Setup::players(2), ANNA);
    let opening = Opening { public: true, ..opening };
    let (session, entry) = TableSession::open(&opening, Seed::new([number; 32]), app.now()).expect("valid");
    app.store_new(&session, &[entry]).await.expect("the table can be stored");
}

async fn command(app: &Arc<AppState>, number: u8, id: u8, player: PlayerId, command: Command) {
    let (answer, answered) = oneshot::channel();
    let (key, reply) = (Key::new([id; 16]), Reply::Once(answer));
    app.send(table(number), RoomMessage::Command { player, key, command, reply }).await.expect("sent");
    answered.await.expect("the room answers").expect("the command is accepted");
}

/// 174 tables: most wait for players, some are played, some are over.
async fn fill(app: &Arc<AppState>) -> Vec<Stage> {
    for number in 0..174 {
        open(app, number).await;
        let bots = match number % 20 {
            0 => 2,
            1 => 1,
            _ => continue,
        };
        for id in 0..bots {
            command(app, number, id, ANNA, Command::Bot { seat: None, level: Level::Easy }).await;
        }
        if bots == 1 {
            let commitment = Some(ENTROPY.commitment(table(number).bytes()));
            command(app, number, 3, ANNA, Command::Sit { seat: None, name: "Anna".into(), commitment }).await;
        }
        command(app, number, 4, ANNA, Command::Start).await;
        if bots == 1 {
            command(app, number, 5, ANNA, Command::Reveal { seat: Seat::new(1), entropy: ENTROPY }).await;
        }
        while bots == 2 && stage(app, number).await != Stage::Ended {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
    stages(app).await
}

async fn stage(app: &Arc<AppState>, number: u8) -> Stage {
    app.query(table(number), |session| session.table().stage()).await.expect("the table is there and opens")
}

async fn stages(app: &Arc<AppState>) -> Vec<Stage> {
    let mut stages = Vec::new();
    for number in 0..174 {
        stages.push(stage(app, number).await);
    }
    stages
}

async fn count(log: &MemoryLog) -> usize {
    log.tables(None, 1000).await.expect("readable").len()
}

/// How often sweeps were refused.
fn refused(app: &AppState) -> u64 {
    app.metrics.sweeps_refused.get()
}

async fn listing(log: &MemoryLog, number: u8) -> Option<Listing> {
    log.listing(table(number)).await.expect("readable")
}

async fn state(log: &MemoryLog, number: u8) -> Option<State> {
    listing(log, number).await.map(|listing| listing.state)
}

async fn marked(log: &MemoryLog) -> usize {
    log.expired(State::Expired, u64::MAX, 1000).await.expect("readable").len()
}

/// A person comes to the table. The connection lasts as long as what is returned.
async fn come(app: &Arc<AppState>, number: u8, player: PlayerId) -> mpsc::Receiver<Utf8Bytes> {
    let (out, messages) = mpsc::channel(64);
    let subscriber = Subscriber { player: Some(player), lang: Lang::default(), out };
    let (subscribed, done) = oneshot::channel();
    let hello = serde_json::from_str("{}").expect("nothing has to be said");
    app.send(table(number), RoomMessage::Subscribe { subscriber, hello, subscribed }).await.expect("sent");
    done.await.expect("the room answers").expect("welcome");
    messages
}

/// A server on which somebody opens a table every day.
async fn pass_days(app: &Arc<AppState>, days: std::ops::Range<u8>) {
    for day in days {
        tokio::time::sleep(Duration::from_hours(24)).await;
        open(app, day).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_wrong_clock_at_start_removes_nothing() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let before = fill(&start(&log, &clock, Arc::new(NoopBus))).await;
    for stage in [Stage::Lobby, Stage::Running, Stage::Ended] {
        assert!(before.contains(&stage), "{stage:?}");
    }
    clock.jump(400 * DAY);
    let app = start(&log, &clock, Arc::new(NoopBus));
    tokio::time::sleep(Duration::from_hours(24)).await;
    assert_eq!(count(&log).await, 174);
    assert_eq!(stages(&app).await, before);
    assert_eq!(marked(&log).await, 0);
    assert!(refused(&app) > 100, "one sweep every ten minutes: {}", refused(&app));
}

/// Somebody goes on playing, so the newest change tells nothing.
#[tokio::test(start_paused = true)]
async fn a_clock_that_jumps_while_the_server_runs_removes_nothing() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let app = start(&log, &clock, Arc::new(NoopBus));
    let before = fill(&app).await;
    tokio::time::sleep(Duration::from_hours(3)).await;
    assert_eq!(refused(&app), 0);
    clock.jump(400 * DAY);
    open(&app, 200).await;
    tokio::time::sleep(Duration::from_hours(24)).await;
    assert_eq!(count(&log).await, 175);
    assert_eq!(stages(&app).await, before);
    assert_eq!(marked(&log).await, 0);
    assert!(refused(&app) > 100, "{}", refused(&app));
}

/// The server was started with a wrong clock and somebody plays, so that nothing contradicts the clock any more.
#[tokio::test(start_paused = true)]
async fn what_expired_by_a_wrong_clock_comes_back() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let before = fill(&start(&log, &clock, Arc::new(NoopBus))).await;
    clock.jump(400 * DAY);
    let app = start(&log, &clock, Arc::new(NoopBus));
    open(&app, 200).await;
    tokio::time::sleep(Duration::from_mins(59)).await;
    assert_eq!(marked(&log).await, 0, "the first sweep comes late");
    tokio::time::sleep(Duration::from_hours(1)).await;
    assert_eq!((count(&log).await, marked(&log).await), (175, 174));
    assert!(log.public_tables(State::Lobby, 1000).await.expect("readable").len() == 1);
    // Its people still find it, at the stage where it is.
    let mine = log.tables_of(ANNA, 1000).await.expect("readable").into_iter().filter_map(listed);
    let mine: Vec<Stage> = mine.take(174).map(|listed| listed.stage).collect();
    assert_eq!(mine, before);

    // A stranger who looks changes nothing; its host brings it back.
    for number in 0..174 {
        drop(come(&app, number, PlayerId::new([0xee; 16])).await);
        assert_eq!(state(&log, number).await, Some(State::Expired));
        drop(come(&app, number, ANNA).await);
        let now = listing(&log, number).await.expect("it is there");
        assert!(now.public && now.state != State::Expired, "{now:?}");
    }
    assert_eq!(stages(&app).await, before);
    assert_eq!((count(&log).await, marked(&log).await), (175, 0));
    assert_eq!(app.metrics.revived.get(), 174);
}

/// By a right clock a table expires, and is removed if nobody comes in time.
#[tokio::test(start_paused = true)]
async fn a_table_is_removed_after_its_grace() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let app = start(&log, &clock, Arc::new(NoopBus));
    open(&app, 250).await;
    open(&app, 251).await;
    pass_days(&app, 0..2).await;
    assert_eq!(state(&log, 250).await, Some(State::Lobby));
    pass_days(&app, 2..30).await;
    assert_eq!(state(&log, 250).await, Some(State::Expired));
    command(&app, 251, 1, ANNA, Command::Sit { seat: None, name: "Anna".into(), commitment: None }).await;
    assert_eq!(state(&log, 251).await, Some(State::Lobby), "a command brings it back, too");
    pass_days(&app, 30..34).await;
    assert_eq!(state(&log, 250).await, None, "its grace is over");
    assert_eq!(state(&log, 251).await, Some(State::Expired), "expired for the second time");
    assert_eq!(refused(&app), 0);
}

/// Where nobody has played for weeks, a right clock looks like a wrong one.
#[tokio::test(start_paused = true)]
async fn where_nobody_plays_nothing_is_removed() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let app = start(&log, &clock, Arc::new(NoopBus));
    for number in 0..20 {
        open(&app, number).await;
        tokio::time::sleep(Duration::from_hours(2)).await;
    }
    tokio::time::sleep(Duration::from_hours(24 * 100)).await;
    assert_eq!(count(&log).await, 20);
    assert_eq!(marked(&log).await, 20, "in the first days the clock could be trusted");
    open(&app, 200).await;
    tokio::time::sleep(Duration::from_hours(1)).await;
    assert_eq!(count(&log).await, 1, "it can be again");
}

#[tokio::test(start_paused = true)]
async fn tables_that_cannot_be_read_do_not_stand_in_the_way() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let app = start(&log, &clock, Arc::new(NoopBus));
    open(&app, 1).await;
    let old = Listing { changed: 1, ..listing(&log, 1).await.expect("it is there") };
    for number in 1_000..1_500_u128 {
        let damaged = TableId::new(number.to_be_bytes());
        log.append(damaged, 0, vec![b"{}".to_vec()], Some(old.clone())).await.expect("written");
    }
    pass_days(&app, 2..6).await;
    assert_eq!(state(&log, 1).await, Some(State::Expired));
    assert_eq!(count(&log).await, 505, "none of them is removed");
}

#[tokio::test(start_paused = true)]
async fn full_tables_do_not_stand_in_the_way() {
    let (log, clock) = (MemoryLog::default(), Clock::new());
    let app = start(&log, &clock, Arc::new(NoopBus));
    open(&app, 1).await;
    let old = Listing { changed: 1, ..listing(&log, 1).await.expect("it is there") };
    for number in 100..105 {
        open(&app, number).await;
        let stored = log.read(table(number), 0).await.expect("it is there");
        let created = LogEntry::read(&stored[0]).expect("readable").entry;
        let filling = std::iter::repeat_n(Entry::Revived { at: 1 }, MAX_TABLE_ENTRIES as usize - 1);
        let full = LogEntry::chain(std::iter::once(created).chain(filling));
        let entries = full.iter().skip(1).map(|line| line.text().as_bytes().to_vec()).collect();
        log.append(table(number), 1, entries, Some(old.clone())).await.expect("written");
    }
    pass_days(&app, 2..6).await;
    assert_eq!(state(&log, 1).await, Some(State::Expired));
    assert_eq!(state(&log, 104).await, Some(State::Lobby));
    assert_eq!(count(&log).await, 10, "none of them is removed");
}

/// Two processes share the sweeps. At one of them somebody looks at the table.
#[tokio::test(start_paused = true)]
async fn a_table_at_which_somebody_is_stays_at_every_process() {
    let (log, clock, bus) = (MemoryLog::default(), Clock::new(), MemoryBus::default());
    let [one, other] = [(); 2].map(|()| start(&log, &clock, Arc::new(bus.clone())));
    open(&one, 250).await;
    open(&one, 251).await;
    let mut anna = come(&one, 250, ANNA).await;
    // Only this process sweeps.
    tokio::spawn(run_worker(Arc::clone(&other), QueueName::Times));
    let reading = tokio::spawn(async move { while anna.recv().await.is_some() {} });
    pass_days(&one, 0..4).await;
    assert_eq!(state(&log, 251).await, Some(State::Expired));
    assert_eq!(state(&log, 250).await, Some(State::Lobby));
    assert_eq!((other.metrics.marked.get(), one.metrics.revived.get()), (3, 1));
    reading.abort();
}
