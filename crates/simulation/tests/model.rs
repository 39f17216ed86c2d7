//! Model and reality: the model of the log passes what every backend must pass, the same random histories have the same
//! results on the model, on SQLite and on a broker, and what many writers do at once is linearizable on each of them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::sync::Arc;

use crosstable_broker::Broker;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_simulation::{History, Model, ModelLog, Recorded};
use crosstable_store::conformance::{Storage, conformance};
use crosstable_store::{
    AppendError, JetStreamLog, JetStreamOptions, Listing, Log, PlayerId, SqliteLog, State, TableId,
};
use tokio::task::JoinSet;

struct Modelled(Model);

impl Storage for Modelled {
    type Log = ModelLog;

    async fn open(&self) -> ModelLog {
        self.0.open()
    }
}

/// Hours of virtual time.
#[tokio::test(start_paused = true)]
async fn the_model_conforms() {
    conformance(|| Modelled(Model::new(1))).await;
}

fn table(number: u32) -> TableId {
    TableId::new([number as u8 + 1; 16])
}

fn listing(rng: &mut Xoshiro, changed: u64) -> Listing {
    let states = [State::Lobby, State::Running, State::Ended, State::Expired];
    Listing {
        state: states[below(rng, 4) as usize],
        public: below(rng, 2) == 0,
        game: "any".into(),
        summary: vec![below(rng, 250) as u8; 8],
        members: (0..below(rng, 3)).map(|number| PlayerId::new([number as u8; 16])).collect(),
        // No two are the same, so that lists have one order.
        changed,
    }
}

/// One writer asks at random, and writes down each answer.
async fn ask(log: &impl Log, seed: u64, steps: u64) -> Vec<String> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut answers = Vec::new();
    let mut lengths: BTreeMap<TableId, u64> = BTreeMap::new();
    for step in 0..steps {
        let id = table(below(&mut rng, 5));
        let known = lengths.get(&id).copied().unwrap_or(0);
        let player = PlayerId::new([below(&mut rng, 3) as u8; 16]);
        let state = [State::Lobby, State::Running, State::Ended, State::Expired][below(&mut rng, 4) as usize];
        answers.push(match below(&mut rng, 16) {
            0..8 => {
                // Now and then another length than the table has.
                let wrong = u64::from(below(&mut rng, 6) == 0) * u64::from(1 + below(&mut rng, 2));
                let entries: Vec<_> =
                    (0..=below(&mut rng, 3)).map(|n| format!("{step}-{n}").into_bytes()).collect();
                let listed = (known == 0 || below(&mut rng, 3) == 0).then(|| listing(&mut rng, step + 1));
                let appended = log.append(id, known + wrong, entries, listed).await;
                if let Ok(length) = appended {
                    lengths.insert(id, length);
                }
                format!("append {:?}", appended.map_err(|error| error.conflict()))
            }
            8 => format!("read {:?}", log.read(id, below(&mut rng, 4).into()).await),
            9 => format!("len {:?}", log.len(id).await),
            10 => format!("listing {:?}", log.listing(id).await),
            11 => format!("public {:?}", log.public_tables(state, 10).await),
            12 => format!("tables of {:?}", log.tables_of(player, 10).await),
            13 => format!("expired {:?}", log.expired(state, below(&mut rng, 200).into(), 10).await),
            14 => format!("newest {:?}", log.newest_change().await),
            _ if below(&mut rng, 3) == 0 => {
                let expected = known + u64::from(below(&mut rng, 2));
                let removed = log.remove(id, expected).await;
                if removed.is_ok() {
                    lengths.remove(&id);
                }
                format!("remove {:?}", removed.map_err(|error| error.conflict()))
            }
            _ => format!("tables {:?}", log.tables(None, 10).await),
        });
    }
    answers
}

/// Several writers append to the same tables, and read; then all that was answered is explained by one log.
async fn race(log: impl Log, seed: u64) {
    let history = History::default();
    let log = Arc::new(Recorded::new(log, &history, || false));
    let mut writers = JoinSet::new();
    for writer in 0..6_u64 {
        let log = Arc::clone(&log);
        writers.spawn(async move {
            let mut rng = Xoshiro::seed_from_u64(seed ^ writer);
            let mut lengths = [0; 3];
            for step in 0..60 {
                let number = below(&mut rng, 3);
                let length = &mut lengths[number as usize];
                if below(&mut rng, 4) == 0 {
                    *length += log.read(table(number), *length).await.unwrap().len() as u64;
                    continue;
                }
                let entries = vec![format!("{writer}-{step}").into_bytes(); 1 + step % 2];
                let listed = (*length == 0).then(|| listing(&mut rng, step as u64));
                *length = match log.append(table(number), *length, entries, listed).await {
                    Ok(length) | Err(AppendError::Conflict { actual: length }) => length,
                    Err(AppendError::Store(error)) => panic!("{error}"),
                };
            }
        });
    }
    while let Some(writer) = writers.join_next().await {
        writer.unwrap();
    }
    let mut stored = BTreeMap::new();
    for number in 0..3 {
        stored.insert(table(number), log.read(table(number), 0).await.unwrap());
    }
    assert!(history.len() > 300, "{} operations", history.len());
    history.check(&stored).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
    log.close().await;
}

/// What the model answers. It has a thread of its own, because its time is not the real one.
fn modelled(seed: u64, steps: u64) -> Vec<String> {
    let answer = move || {
        let mut builder = tokio::runtime::Builder::new_current_thread();
        let runtime = builder.enable_time().start_paused(true).build().unwrap();
        runtime.block_on(async { ask(&Model::new(seed).open(), seed, steps).await })
    };
    std::thread::spawn(answer).join().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn model_and_sqlite_answer_alike() {
    for seed in 0..20 {
        let folder = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(folder.path().join("tables.db")).unwrap();
        assert_eq!(ask(&log, seed, 200).await, modelled(seed, 200), "seed {seed}");
        log.close().await;
        let log = SqliteLog::open(folder.path().join("races.db")).unwrap();
        race(log, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn model_and_broker_answer_alike() {
    let broker = Broker::start(1).unwrap_or_else(|error| panic!("{error}"));
    for seed in 0..6 {
        let open = async |name: &str| {
            let mut options = JetStreamOptions::new(broker.urls());
            options.prefix = format!("{name}{seed}");
            JetStreamLog::open(options).await.unwrap()
        };
        let log = open("alike").await;
        assert_eq!(ask(&log, seed, 120).await, modelled(seed, 120), "seed {seed}");
        log.close().await;
        race(open("races").await, seed).await;
    }
}

#[tokio::test(start_paused = true)]
async fn races_on_the_model_are_linearizable() {
    for seed in 0..20 {
        race(Model::new(seed).open(), seed).await;
    }
}
