//! One run of a whole deployment.

use std::sync::Arc;
use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{TableId, Viewer};
use crosstable_protocol::Stage;
use crosstable_protocol::http::{NewTable, Opened};
use crosstable_table::{Entry, LogEntry, TableSession};
use serde_json::Value;
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::bus::Broker;
use crate::history::History;
use crate::http;
use crate::log::Storage;
use crate::plan::{Fault, Kind, Plan, PlannedTable};
use crate::process::Cluster;
use crate::random::on_seeded_thread;
use crate::trace::Line;
use crate::twins;
use crate::variant::Variant;
use crate::visitor::{Visitor, token};
use crate::world::{Counts, World};

/// How long games may take to end when everything works again.
const SETTLED: Duration = Duration::from_mins(8);
/// A game with more decisions than this goes on, even if it does not end in time.
const LONG_GAME: usize = 250;
/// How often somebody looks whether something is wrong already.
const LOOK: Duration = Duration::from_millis(250);
/// The time in which everybody hears of the last event.
const QUIET: Duration = Duration::from_secs(20);
/// How long a server takes to stop, at most.
const STOP: Duration = Duration::from_secs(6);
/// The person who opens tables while nobody else is there.
const GUEST: u64 = 90;
/// How many pairs of truths are compared at each table.
const TWINS: u64 = 4;

/// What became of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its seed.
    pub seed: u64,
    /// Of everything that happened.
    pub hash: String,
    /// How much happened.
    pub counts: Counts,
    /// What was wrong first, if anything was.
    pub violation: Option<String>,
    /// Everything that happened, if it was to be kept.
    pub story: Vec<Line>,
    /// What the first person's client did and was told, if the story was to be kept: for clients in other languages.
    pub exported: Vec<Value>,
    /// How much virtual time passed.
    pub virtual_time: Duration,
}

/// Runs a plan.
pub fn run(plan: &Plan, variant: Option<Variant>, keep_story: bool) -> Report {
    on_seeded_thread(plan.seed, || {
        let mut builder = Builder::new_current_thread();
        let runtime = builder.enable_time().start_paused(true).build().expect("a runtime without a driver");
        runtime.block_on(simulate(plan.clone(), variant, keep_story))
    })
}

async fn simulate(plan: Plan, variant: Option<Variant>, keep_story: bool) -> Report {
    let began = Instant::now();
    let seed = plan.seed;
    let world = World::new(plan, variant, keep_story);
    let cluster = Cluster {
        world: Arc::clone(&world),
        storage: Storage::default(),
        broker: Broker::default(),
        history: History::default(),
    };
    let run = Run { world: Arc::clone(&world), cluster };
    run.play().await;
    let mut state = world.state();
    let (hash, story) = state.trace.finish();
    let (counts, violation) = (state.counts, state.violation.clone());
    let exported = std::mem::take(&mut state.exported);
    Report { seed, hash, counts, violation, story, exported, virtual_time: began.elapsed() }
}

struct Run {
    world: Arc<World>,
    cluster: Cluster,
}

impl Run {
    fn is_over(&self) -> bool {
        self.cluster.check_panics();
        self.world.state().violation.is_some()
    }

    /// Lets time pass, unless something is wrong.
    async fn pass(&self, time: Duration) {
        let until = Instant::now() + time;
        while Instant::now() < until && !self.is_over() {
            sleep_until((Instant::now() + LOOK.max(time / 100)).min(until)).await;
        }
    }

    async fn play(&self) {
        let plan = &self.world.plan;
        for process in 0..plan.processes {
            self.cluster.start(process);
        }
        let mut openings = JoinSet::new();
        for (number, table) in plan.tables.iter().enumerate() {
            openings.spawn(open(Arc::clone(&self.world), number as u64, table.clone()));
        }
        let trouble = tokio::spawn(trouble(self.cluster.clone()));
        self.pass(Duration::from_millis(plan.trouble)).await;
        trouble.abort();
        let _ = trouble.await;
        self.heal();
        let Some(tables) = self.finish(openings).await else { return };
        self.pass(QUIET).await;
        if self.is_over() {
            return;
        }
        let stored = self.cluster.storage.entries();
        self.world.check(self.cluster.history.check(&stored));
        self.check_clients(&tables);
        self.check_lists(&tables).await;
        self.check_games();
        if plan.days && !self.is_over() {
            self.days(&tables).await;
        }
    }

    /// Everything works again.
    fn heal(&self) {
        let dead: Vec<usize> = {
            let mut state = self.world.state();
            state.active.clear();
            state.settling = true;
            for process in &mut state.processes {
                process.clock = 0;
                process.life.spare();
                process.life.pause(false);
            }
            let all = state.processes.iter().enumerate();
            all.filter(|(_, process)| process.life.is_dead() || process.stop.is_none())
                .map(|(number, _)| number)
                .collect()
        };
        self.world.note(format_args!("everything works again"));
        for process in dead {
            self.cluster.start(process);
        }
    }

    /// Waits until all games have ended, and names the tables.
    async fn finish(&self, mut openings: JoinSet<TableId>) -> Option<Vec<TableId>> {
        let mut tables = Vec::new();
        let until = Instant::now() + SETTLED;
        loop {
            while let Some(opened) = openings.try_join_next() {
                tables.push(opened.ok()?);
            }
            if self.is_over() {
                return None;
            }
            let unfinished = self.unfinished(&tables);
            if openings.is_empty() && unfinished.is_none() {
                let mut state = self.world.state();
                tables.retain(|id| {
                    let table = state.truth.tables.get(id);
                    table.is_some_and(|table| table.session.table().stage() == Stage::Ended)
                });
                tables.sort();
                state.resting = true;
                return Some(tables);
            }
            if Instant::now() > until {
                self.world.violated(unfinished.unwrap_or_else(|| "a table cannot be opened".to_owned()));
                return None;
            }
            sleep(LOOK).await;
        }
    }

    /// Why the first game of these tables that has not ended is not over. Random games may be very long; that those go on
    /// is enough.
    fn unfinished(&self, tables: &[TableId]) -> Option<String> {
        let state = self.world.state();
        tables.iter().find_map(|id| {
            let Some(table) = state.truth.tables.get(id) else { return Some(format!("{id} is gone")) };
            let table = table.session.table();
            let is_over = table.stage() == Stage::Ended || table.decisions() > LONG_GAME;
            (!is_over).then(|| {
                let (stage, to_move, chairs) = (table.stage(), table.to_move(), table.chairs());
                format!("the game at {id} does not end: {stage:?}, {to_move:?} to move, {chairs:?}")
            })
        })
    }

    /// Everybody has seen everything, and every command is answered.
    fn check_clients(&self, tables: &[TableId]) {
        let found = {
            let state = self.world.state();
            let wrong = state.visitors.iter().filter(|((table, _), _)| tables.contains(table)).find_map(
                |((table, person), (last, pending))| {
                    let length = state.truth.tables.get(table)?.log.len() as u64;
                    if *last != Some(length - 1) {
                        return Some(format!("person {person} at {table} saw {last:?} of {length} entries"));
                    }
                    (*pending > 0)
                        .then(|| format!("{pending} commands of person {person} at {table} have no answer"))
                },
            );
            wrong.map_or(Ok(()), Err)
        };
        self.world.check(found);
    }

    /// The lists say what the logs say, and people find their tables.
    async fn check_lists(&self, tables: &[TableId]) {
        let found = {
            let stored = self.cluster.storage.tables();
            let state = self.world.state();
            tables.iter().try_for_each(|id| {
                let stage = state.truth.table(*id)?.session.table().stage();
                let listed = stored.rows.get(id).and_then(|row| row.listing());
                match listed {
                    Some(listing) if listing.state == crosstable_store::State::Ended => Ok(()),
                    other => Err(format!("{id} is at {stage:?}, and its listing says {other:?}")),
                }
            })
        };
        self.world.check(found);
        for (number, _) in self.world.plan.tables.iter().enumerate() {
            let host = number as u64 * 10;
            let token = token(self.world.plan.seed, host);
            let mut listed = false;
            for process in 0..self.world.plan.processes {
                let answer =
                    http::request(&self.world, (host, &token), process, "GET /api/me/tables", "").await;
                listed |= answer.is_ok_and(|(status, body)| {
                    status == 200 && body.as_array().is_some_and(|all| !all.is_empty())
                });
            }
            let mine = |table: &TableId| self.cluster.belongs(*table, host);
            if !listed && tables.iter().any(mine) {
                self.world.violated(format!("person {host} does not find their table"));
            }
        }
    }

    /// Every game was fair, and nobody could tell two truths apart.
    fn check_games(&self) {
        let seed = self.world.plan.seed;
        let mut state = self.world.state();
        let mut counts = state.counts;
        let checked = state.truth.tables.iter().try_for_each(|(id, table)| {
            let game = table.session.table();
            if TableSession::load(&table.log).map_err(|error| error.to_string())? != table.session {
                return Err(format!("{id} is another table when it is read again"));
            }
            if let Some(verdict) = game.verify() {
                counts.games_ended += 1;
                if !verdict.is_fair() {
                    return Err(format!("the game at {id} was not fair: {verdict:?}"));
                }
            }
            let mut rng = Xoshiro::seed_from_u64(seed ^ u64::from(id.bytes()[0]));
            let moves = |(_, line): &(usize, &LogEntry)| {
                matches!(line.entry, Entry::Played { .. } | Entry::Started { .. })
            };
            let moves: Vec<usize> =
                table.log.iter().enumerate().filter(moves).map(|(number, _)| number).collect();
            let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
            for _ in 0..TWINS {
                if moves.is_empty() {
                    break;
                }
                let part = moves[below(&mut rng, moves.len() as u32) as usize];
                let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
                counts.twins_compared += twins::compare(&table.log, viewer, part, 12, &mut rng)?;
            }
            Ok(())
        });
        state.counts = counts;
        drop(state);
        self.world.check(checked);
    }

    /// Everybody goes away for days. Tables expire, some people come back, and no table goes while somebody is there.
    async fn days(&self, tables: &[TableId]) {
        let wrong = self.world.plan.seed % 3;
        self.world.note(format_args!("everybody goes away"));
        self.world.state().deserted = true;
        for day in 0..10 {
            self.pass(Duration::from_hours(12)).await;
            if day == 3 && wrong > 0 {
                let by = if wrong == 1 { 400 * 86_400_000 } else { -400 * 86_400_000 };
                self.world.fault(format_args!("the clock of process 0 is wrong by {by} ms"));
                self.world.state().processes[0].clock = by;
            }
            if day == 6 {
                self.world.state().processes[0].clock = 0;
                self.world.note(format_args!("everybody comes back"));
                self.world.state().deserted = false;
                self.pass(Duration::from_mins(30)).await;
                let back = {
                    let state = self.world.state();
                    let expired = |id: &&TableId| {
                        state.truth.tables.get(id).is_some_and(|table| {
                            let own = !table.connected.is_empty();
                            own && table.session.table().is_expired() && table.has_members_there()
                        })
                    };
                    tables.iter().find(expired).copied()
                };
                if let Some(id) = back {
                    self.world.violated(format!("{id} has expired, although its people are there"));
                }
                self.world.state().deserted = true;
            }
            // Somebody plays, so that the clock can be trusted.
            let table = &self.world.plan.tables[0];
            open_at(&self.world, GUEST, &format!("day-{day}"), table, 0).await;
        }
    }
}

/// Opens a table, and sends people there.
async fn open(world: Arc<World>, number: u64, planned: PlannedTable) -> TableId {
    let host = number * 10;
    let mut process = number as usize % world.plan.processes;
    let table = loop {
        if let Some(table) = open_at(&world, host, "opened", &planned, process).await {
            break table;
        }
        process = (process + 1) % world.plan.processes;
        sleep(Duration::from_millis(500)).await;
    };
    // Two more than have seats look on.
    for person in host..host + u64::from(planned.people) + 2 {
        let people = host + u64::from(planned.people);
        let visitor = Visitor::new(&world, person, table, people).run();
        tokio::spawn(world.people.contain(Box::pin(visitor)));
    }
    table
}

async fn open_at(
    world: &Arc<World>,
    host: u64,
    id: &str,
    planned: &PlannedTable,
    process: usize,
) -> Option<TableId> {
    let new = NewTable {
        game: planned.game.id().to_owned(),
        players: planned.seats,
        options: Vec::new(),
        clock: planned.clock,
        public: planned.public,
        id: Some(id.to_owned()),
    };
    let body = serde_json::to_string(&new).expect("plain data");
    let token = token(world.plan.seed, host);
    let (status, body) =
        http::request(world, (host, &token), process, "POST /api/tables", &body).await.ok()?;
    let opened: Opened = (status == 200).then(|| serde_json::from_value(body).ok()).flatten()?;
    let known = world.state().truth.table(opened.table).map(drop);
    let removed = world.state().truth.removed.contains(&opened.table);
    if !removed {
        world.check(known);
    }
    Some(opened.table)
}

/// Lets everything go wrong that the plan says, when it says so.
async fn trouble(cluster: Cluster) {
    let began = Instant::now();
    let mut faults = JoinSet::new();
    for fault in cluster.world.plan.faults.clone() {
        sleep_until(began + Duration::from_millis(fault.at)).await;
        faults.spawn(strike(cluster.clone(), fault));
    }
    while faults.join_next().await.is_some() {}
}

async fn strike(cluster: Cluster, fault: Fault) {
    let world = Arc::clone(&cluster.world);
    world.fault(format_args!("{fault}"));
    let lasts = Duration::from_millis(fault.lasts);
    let process = fault.process;
    let life = world.state().processes[process].life.clone();
    match fault.kind {
        Kind::Crash(turns) => {
            life.die_after(turns);
            let latest = Instant::now() + Duration::from_secs(5);
            while !life.is_dead() && Instant::now() < latest {
                sleep(Duration::from_millis(5)).await;
            }
            life.die();
            world.note(format_args!("process {process} is dead"));
            sleep(lasts).await;
            cluster.start(process);
        }
        Kind::Restart => {
            let stop = world.state().processes[process].stop.take();
            if let Some(stop) = stop {
                let _ = stop.send(());
                sleep(STOP).await;
                cluster.start(process);
            }
        }
        Kind::Pause => {
            life.pause(true);
            sleep(lasts).await;
            life.pause(false);
        }
        Kind::Clock(by) => {
            world.state().processes[process].clock += by;
            sleep(lasts).await;
            world.state().processes[process].clock -= by;
        }
        Kind::Resets => {
            let port = world.state().processes[process].port.clone();
            if let Some(port) = port {
                port.reset();
            }
        }
        _ => {
            world.state().active.push(fault);
            sleep(lasts).await;
            let mut state = world.state();
            let found = state.active.iter().position(|active| *active == fault);
            if let Some(found) = found {
                state.active.remove(found);
            }
        }
    }
}
