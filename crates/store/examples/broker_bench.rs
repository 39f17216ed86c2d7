//! What a broker costs, beside SQLite: acknowledged appends with and without a sync for each, lists, and memory for each table.
//!
//! ```text
//! cargo run --release -p crosstable-store --example broker_bench appends
//! cargo run --release -p crosstable-store --example broker_bench tables 100000
//! ```
//!
//! Nodes are real `nats-server`s on this machine, started and ended here, so three nodes share its processors.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crosstable_broker::Broker;
use crosstable_store::{JetStreamLog, JetStreamOptions, Listing, Log, PlayerId, SqliteLog, State, TableId};
use tokio::task::JoinSet;

/// How long each measurement lasts.
const SPAN: Duration = Duration::from_secs(5);
/// An entry of a table: a move with its chance outcomes is about so long.
const ENTRY_BYTES: usize = 200;
/// Of the cluster whose memory is measured.
const NODES: usize = 3;
/// Appends of one game, to read it back.
const GAME: u64 = 60;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["appends"] => runtime.block_on(appends()),
        ["tables", count] => runtime.block_on(tables(count.parse()?)),
        ["open", url] => runtime.block_on(open(url)),
        _ => Err("say `appends`, or `tables` and how many".into()),
    }
}

async fn appends() -> Result<(), Box<dyn Error>> {
    println!("entries of {ENTRY_BYTES} bytes, each writer at a table of its own, {} s each", SPAN.as_secs());
    println!("backend        writers  appends/s   p50 ms   p99 ms   max ms");
    let folder = tempfile::tempdir()?;
    let file = Arc::new(SqliteLog::open(folder.path().join("tables.db"))?);
    measure("sqlite", &file, 0).await?;
    let kinds = [("R=1", 1, false), ("R=1 synced", 1, true), ("R=3", 3, false), ("R=3 synced", 3, true)];
    for (name, nodes, synced) in kinds {
        let broker = if synced { Broker::start_synced(nodes, "")? } else { Broker::start(nodes)? };
        let mut options = JetStreamOptions::new(broker.urls());
        options.replicas = nodes;
        let log = Arc::new(JetStreamLog::open(options).await?);
        measure(name, &log, 0).await?;
        let mut reads = Vec::new();
        let table = id(1, 0);
        for _ in 0..200 {
            let begun = Instant::now();
            let read = log.read(table, 0).await?;
            reads.push(begun.elapsed());
            assert!(read.len() as u64 >= GAME, "a game was written");
        }
        println!("{name}: reading a table of {} entries: {}", log.len(table).await?, spread(&mut reads));
    }
    Ok(())
}

/// Measures with few and many writers.
async fn measure<L: Log>(name: &str, log: &Arc<L>, run: u32) -> Result<(), Box<dyn Error>> {
    game(&**log, id(1, 0)).await?;
    for writers in [1, 16, 64] {
        let mut tasks = JoinSet::new();
        for writer in 0..writers {
            let log = Arc::clone(log);
            tasks.spawn(async move { write(&*log, id(1000 * (run + writers) + writer, 7)).await });
        }
        let mut figures = Vec::new();
        while let Some(task) = tasks.join_next().await {
            figures.extend(task??);
        }
        let rate = figures.len() as f64 / SPAN.as_secs_f64();
        println!("{name:13}  {writers:7}  {rate:9.0}  {}", spread(&mut figures));
    }
    Ok(())
}

/// One writer, for the whole span.
async fn write(log: &impl Log, table: TableId) -> Result<Vec<Duration>, crosstable_store::AppendError> {
    let mut figures = Vec::new();
    let mut length = log.append(table, 0, vec![vec![0; ENTRY_BYTES]], Some(listing(0))).await?;
    let end = Instant::now() + SPAN;
    while Instant::now() < end {
        let begun = Instant::now();
        length = log.append(table, length, vec![vec![length as u8; ENTRY_BYTES]], None).await?;
        figures.push(begun.elapsed());
    }
    Ok(figures)
}

/// A game of the usual length.
async fn game(log: &impl Log, table: TableId) -> Result<(), crosstable_store::AppendError> {
    for length in 0..GAME {
        let listing = (length == 0).then(|| listing(0));
        log.append(table, length, vec![vec![length as u8; ENTRY_BYTES]], listing).await?;
    }
    Ok(())
}

/// Takes so many tables through their lives, and tells after each step what they weigh.
async fn tables(count: u32) -> Result<(), Box<dyn Error>> {
    // Three nodes, because a single one stages each batch in files.
    let mut broker = Broker::start(NODES)?;
    let mut options = JetStreamOptions::new(broker.urls());
    options.replicas = NODES;
    let log = Arc::new(JetStreamLog::open(options).await?);
    println!(
        "{count} tables, R=3, entries of {ENTRY_BYTES} bytes; memory is resident set size, in a process that has"
    );
    println!("just opened the log, and in one node as it is and after a restart");
    println!(
        "                        process MiB   KiB/table   broker MiB   restarted   KiB/table   opening s"
    );
    let empty = Weight::of(&mut broker).await?;
    empty.print("empty", &empty, count);
    write_all(&log, count, 0, State::Running).await?;
    Weight::of(&mut broker).await?.print("in play, one append", &empty, count);
    let state = log.context().get_stream("crosstable_0").await?.info().await?.state.clone();
    println!("a table on disk: {:.2} KiB for each replica", state.bytes as f64 / f64::from(count) / 1024.0);
    write_all(&log, count, 1, State::Ended).await?;
    Weight::of(&mut broker).await?.print("ended, two appends", &empty, count);
    // The marks of the old rows go after a minute.
    tokio::time::sleep(Duration::from_secs(75)).await;
    Weight::of(&mut broker).await?.print("a minute later", &empty, count);
    ask(&log).await
}

/// What questions cost when all tables are finished.
async fn ask(log: &JetStreamLog) -> Result<(), Box<dyn Error>> {
    for round in ["first", "again"] {
        let begun = Instant::now();
        let found = log.tables_of(PlayerId::new([7; 16]), 100).await?;
        println!("one player's tables, {round}, {} of them: {:.1} ms", found.len(), milliseconds(begun));
    }
    let begun = Instant::now();
    let found = log.public_tables(State::Ended, 100).await?;
    println!("public tables, {} of them: {:.1} ms", found.len(), milliseconds(begun));
    let begun = Instant::now();
    let found = log.public_tables(State::Running, 100).await?;
    println!("public tables in play, {} of them: {:.3} ms", found.len(), milliseconds(begun));
    let begun = Instant::now();
    let found = log.expired(State::Ended, u64::MAX, 100).await?;
    println!("stale tables, {} of them: {:.1} ms", found.len(), milliseconds(begun));
    let mut reads = Vec::new();
    for number in 0..200 {
        let begun = Instant::now();
        log.read(id(number, 3), 0).await?;
        reads.push(begun.elapsed());
    }
    println!("reading a table of two appends: p50, p99, max ms {}", spread(&mut reads));
    game(log, id(u32::MAX, 1)).await?;
    let mut reads = Vec::new();
    for _ in 0..200 {
        let begun = Instant::now();
        log.read(id(u32::MAX, 1), 0).await?;
        reads.push(begun.elapsed());
    }
    println!("reading a table of {GAME} appends: p50, p99, max ms {}", spread(&mut reads));
    Ok(())
}

/// One append to every table.
async fn write_all(
    log: &Arc<JetStreamLog>,
    count: u32,
    length: u64,
    state: State,
) -> Result<(), Box<dyn Error>> {
    const WRITERS: u32 = 64;
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for writer in 0..WRITERS {
        let log = Arc::clone(log);
        tasks.spawn(async move {
            for number in (writer..count).step_by(WRITERS as usize) {
                // One a second.
                let changed = u64::from(number) * 1000;
                let listing = Listing { state, changed, ..listing(u64::from(number)) };
                log.append(id(number, 3), length, vec![vec![1; ENTRY_BYTES]], Some(listing)).await?;
            }
            Ok::<_, crosstable_store::AppendError>(())
        });
    }
    while let Some(task) = tasks.join_next().await {
        task??;
    }
    println!("written: {:.0} a second", f64::from(count) / begun.elapsed().as_secs_f64());
    Ok(())
}

/// What the tables of a broker weigh at the moment.
struct Weight {
    process: f64,
    opening: f64,
    broker: f64,
    restarted: f64,
}

impl Weight {
    async fn of(broker: &mut Broker) -> Result<Self, Box<dyn Error>> {
        let now = resident(broker.pid(0).ok_or("the node runs")?)?;
        broker.kill(0);
        broker.restart(0)?;
        let url = broker.urls().remove(0);
        // A process of its own, because one that has let go of memory may keep it.
        let child = tokio::task::spawn_blocking(move || {
            std::process::Command::new(std::env::current_exe()?).args(["open", &url]).output()
        });
        let said = String::from_utf8(child.await??.stdout)?;
        let mut figures = said.split_whitespace().map(str::parse::<f64>);
        let mut figure =
            || figures.next().ok_or("the child says two figures")?.map_err(Box::<dyn Error>::from);
        let (process, opening) = (figure()?, figure()?);
        let restarted = resident(broker.pid(0).ok_or("the node runs")?)?;
        Ok(Weight { process, opening, broker: now, restarted })
    }

    fn print(&self, what: &str, empty: &Weight, count: u32) {
        let each = |more: f64| more * 1024.0 / f64::from(count);
        println!(
            "{what:22}  {:11.1}   {:9.2}   {:10.1}   {:9.1}   {:9.2}   {:9.1}",
            self.process,
            each(self.process - empty.process),
            self.broker,
            self.restarted,
            each(self.restarted - empty.restarted),
            self.opening
        );
    }
}

/// Opens a log and says what memory that took, and how many seconds.
async fn open(url: &str) -> Result<(), Box<dyn Error>> {
    let mut options = JetStreamOptions::new([url]);
    options.replicas = NODES;
    let begun = Instant::now();
    let log = JetStreamLog::open(options).await?;
    println!("{} {}", resident(std::process::id())?, begun.elapsed().as_secs_f64());
    drop(log);
    Ok(())
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}

fn id(number: u32, kind: u8) -> TableId {
    let mut bytes = [kind; 16];
    // Spread as random ids are.
    bytes[..4].copy_from_slice(&number.wrapping_mul(0x9e37_79b1).to_be_bytes());
    bytes[4..8].copy_from_slice(&number.to_be_bytes());
    TableId::new(bytes)
}

fn listing(changed: u64) -> Listing {
    let player = |number: u64| PlayerId::new([(number % 251) as u8; 16]);
    Listing {
        state: State::Running,
        public: changed.is_multiple_of(4),
        game: "crosswise".into(),
        summary: vec![b'x'; 60],
        members: vec![player(changed), player(changed / 251)],
        changed,
    }
}

/// Median, 99th percentile and maximum, in milliseconds.
fn spread(figures: &mut [Duration]) -> String {
    figures.sort_unstable();
    let at = |share: f64| figures[((figures.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    format!("{:7.2}  {:7.2}  {:7.2}", at(0.5), at(0.99), at(1.0))
}

/// Resident memory of a process in MiB, as Linux tells it.
fn resident(process: u32) -> Result<f64, Box<dyn Error>> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS")).ok_or("no VmRSS")?;
    let kib: f64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
    Ok(kib / 1024.0)
}
