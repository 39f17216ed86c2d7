//! Server processes: how they are started, and how they end.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crosstable_core::TableId;
use crosstable_core::rng::{Rng, Xoshiro};
use crosstable_protocol::Millis;
use crosstable_server::{BoxFuture, Config, Environment, NoopBus, random_legal, serve_shared};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::bus::{Broker, ProcessBus};
use crate::history::{History, Recorded};
use crate::life::Life;
use crate::log::{ModelLog, Storage};
use crate::network::Port;
use crate::plan::{Kind, generator};
use crate::variant::{BrokenBus, BrokenLog, Variant};
use crate::visitor::{player, token};
use crate::world::World;

/// A process's clock and randomness.
struct ProcessEnvironment {
    world: Arc<World>,
    process: usize,
    life: Life,
    rng: Mutex<Xoshiro>,
}

impl Environment for ProcessEnvironment {
    fn now(&self) -> Millis {
        let wrong = self.world.state().processes[self.process].clock;
        self.world.now().saturating_add_signed(wrong)
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        if self.world.is_broken(Variant::SameSeeds) {
            return bytes.fill(7);
        }
        self.rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(bytes);
    }

    /// On this very thread, after as much virtual time as a quick bot takes.
    fn run_aside(&self, work: Box<dyn FnOnce() + Send>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            sleep(Duration::from_millis(3)).await;
            work();
        })
    }

    fn contain(&self, task: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        self.life.contain(task)
    }
}

/// Everything that processes share.
#[derive(Clone)]
pub(crate) struct Cluster {
    pub(crate) world: Arc<World>,
    pub(crate) storage: Storage,
    pub(crate) broker: Broker,
    pub(crate) history: History,
}

impl Cluster {
    /// Starts a process, for the first time or again.
    pub(crate) fn start(&self, process: usize) {
        let world = &self.world;
        let life = Life::default();
        let (port, listener) = Port::open(life.clone());
        let (stop, stopped) = oneshot::channel();
        {
            let mut state = world.state();
            let known = &mut state.processes[process];
            known.life.die();
            (known.life, known.port, known.stop) = (life.clone(), Some(port), Some(stop));
        }
        world.note(format_args!("process {process} starts"));
        if world.is_broken(Variant::LostTail) {
            self.storage.lose_tails();
        }
        let environment = ProcessEnvironment {
            world: Arc::clone(world),
            process,
            life: life.clone(),
            rng: Mutex::new(generator(world.plan.seed, "process", process as u64 ^ world.elapsed() << 8)),
        };
        let hours = |hours| Some(Duration::from_hours(hours));
        let mut config = Config {
            public_url: Some("http://simulated".to_owned()),
            host_names: Vec::new(),
            shared: world.is_shared(),
            bot_threads: 2,
            bot_pause: Duration::from_millis(40),
            decide: random_legal(),
            environment: Arc::new(environment),
            away_after: Duration::from_secs(10),
            room_idle: Duration::from_secs(20),
            expire: [hours(5), hours(20), hours(40)],
            grace: Duration::from_hours(24),
            ..Config::default()
        };
        config.limits.requests = 100;
        let log = ModelLog::new(world, &self.storage, process, life.clone());
        let log = BrokenLog::new(world, log);
        let seen = Arc::clone(world);
        let lenient = move || seen.has(process, Kind::StaleReads) || seen.has(process, Kind::Corrupt);
        let log = Recorded::new(log, &self.history, lenient);
        let stop = async {
            // A sender that is gone stops nobody.
            if stopped.await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let serving: BoxFuture<'static, ()> = if world.is_shared() {
            let bus = ProcessBus::new(world, &self.broker, process, life.clone());
            Box::pin(serve_shared(listener, log, config, BrokenBus::new(world, bus), stop))
        } else {
            Box::pin(serve_shared(listener, log, config, NoopBus, stop))
        };
        tokio::spawn(life.contain(serving));
    }

    /// Whether a person sits at a table, or opened it.
    pub(crate) fn belongs(&self, table: TableId, person: u64) -> bool {
        let player = player(&token(self.world.plan.seed, person));
        let state = self.world.state();
        let table = state.truth.tables.get(&table).map(|table| table.session.table());
        table.is_some_and(|table| table.host() == player || table.seats_of(player).next().is_some())
    }

    /// Looks for panics.
    pub(crate) fn check_panics(&self) {
        let lives =
            self.world.state().processes.iter().map(|process| process.life.clone()).collect::<Vec<_>>();
        if let Some(text) = self.world.people.take_panic() {
            self.world.violated(format!("a client panicked: {text}"));
        }
        for life in lives {
            if let Some(text) = life.take_panic() {
                self.world.violated(format!("a task of a server panicked: {text}"));
            }
        }
    }
}
