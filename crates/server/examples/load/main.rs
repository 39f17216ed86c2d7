//! How much load a server takes: many tables of Crosswise with two people each, in a process of their own.
//!
//! `cargo xtask load` builds both programs and runs this one, which starts the server given as its first argument on a
//! free port of this machine, seats everybody, and then lets all play at once. The measurement begins with the first
//! move and ends after a fixed time or when every game has ended. With `idle` it measures the cost of tables at which
//! nobody plays; with `nats`, several servers that share their tables; with `bots`, tables of people with bots.

mod bots;
mod idle;
mod process;
mod shared;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crosstable_client::{Api, Head, Incoming, TableClient};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Choices, Seat, TableId};
use crosstable_fair::Entropy;
use crosstable_protocol::http::NewTable;
use crosstable_protocol::{Clock, Command, Hello, Patch, Problem};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{Semaphore, watch};

use self::process::Process;

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// The fields of a message that a player needs. Reading the rest would cost the bench more than the server.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default)]
    number: u64,
    id: Option<String>,
    view: Option<Value>,
    patch: Option<Patch>,
    problem: Option<Problem>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Welcome,
    Event,
    Done,
    Refused,
    Bye,
    Pong,
    #[serde(other)]
    Other,
}

impl Incoming for Message {
    fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    fn head(&self) -> Head<'_> {
        match (self.kind, &self.id, &self.problem) {
            (Kind::Welcome, ..) => Head::Welcome { number: self.number, receipt: None },
            (Kind::Event, ..) => Head::Event { number: self.number, receipt: None },
            (Kind::Done | Kind::Refused, Some(id), _) => Head::Answer { id },
            (Kind::Bye, _, Some(problem)) => Head::Bye { problem },
            (Kind::Pong, ..) => Head::Pong,
            _ => Head::Other,
        }
    }
}

/// One measurement.
#[derive(Clone, Copy)]
struct Load {
    tables: usize,
    think: Duration,
    longest: Duration,
}

/// What came out of one table.
#[derive(Default)]
struct Took {
    /// From sending a move to its acknowledgement.
    acknowledged: Vec<Duration>,
    /// From sending a move to the opponent's event.
    heard: Vec<Duration>,
}

/// What the columns are.
const HEAD: &str = "tables | thinking | moves/s | ack p50 | ack p99 | event p50 | event p99 | CPU s / 1,000 moves | \
                    moves / CPU s | RSS |";

fn main() -> Result<(), Failed> {
    let mut args = std::env::args().skip(1);
    let program = args
        .next()
        .ok_or("usage: load SERVER [idle | bots [nats] [TABLES] [SECONDS] | [nats] TABLES:THINK_MS …]")?;
    let args: Vec<String> = args.collect();
    if args == ["idle"] {
        return idle::measure_all(&program);
    }
    match args.split_first() {
        Some((first, rest)) if first == "nats" => return shared::measure_all(&program, rest),
        Some((first, rest)) if first == "bots" => return bots::measure_all(&program, rest),
        _ => {}
    }
    let mut loads: Vec<Load> = args.iter().map(|arg| read_load(arg)).collect::<Result<_, _>>()?;
    if loads.is_empty() {
        let standard = ["50:0", "200:0", "1000:0", "5000:0", "200:500", "1000:500", "5000:2000"];
        loads = standard.into_iter().map(read_load).collect::<Result<_, _>>()?;
    }
    println!("| {HEAD}\n|---|---|---|---|---|---|---|---|---|---|");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    for load in loads {
        let folder = tempfile::tempdir()?;
        let server = Process::server(&program, &["--data", &folder.path().display().to_string()])?;
        println!("| {}", runtime.block_on(measure(load, &[server.at], &[server.id()]))?.0);
    }
    Ok(())
}

fn read_load(arg: &str) -> Result<Load, Failed> {
    let (tables, think) = arg.split_once(':').ok_or("a load is TABLES:THINK_MS")?;
    let think = Duration::from_millis(think.parse()?);
    Ok(Load { tables: tables.parse()?, think, longest: Duration::from_secs(15) })
}

/// Processor time of a process in seconds, and its resident memory in MiB.
fn used(process: u32) -> Result<(f64, u64), Failed> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().ok_or("no stat")?.split_whitespace().collect();
    // The system counts in hundredths of a second.
    let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS")).ok_or("no VmRSS")?;
    let kib: u64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
    Ok((ticks as f64 / 100.0, kib / 1024))
}

/// Processor time of several processes, and the memory of the largest.
fn used_by(processes: &[u32]) -> Result<(f64, u64), Failed> {
    let each: Vec<(f64, u64)> = processes.iter().map(|process| used(*process)).collect::<Result<_, _>>()?;
    Ok((each.iter().map(|(cpu, _)| cpu).sum(), each.iter().map(|(_, rss)| *rss).max().unwrap_or(0)))
}

/// A line of figures, and how many moves it stands for. Where there are several servers, the people at one table are
/// connected to different ones.
async fn measure(load: Load, at: &[SocketAddr], processes: &[u32]) -> Result<(String, f64), Failed> {
    let (go, going) = watch::channel(false);
    let ready = Arc::new(AtomicUsize::new(0));
    let over = Arc::new(AtomicBool::new(false));
    // Not all connect at the same time.
    let connecting = Arc::new(Semaphore::new(64));
    let mut playing = Vec::new();
    for number in 0..load.tables {
        let (ready, over, connecting, going) =
            (Arc::clone(&ready), Arc::clone(&over), Arc::clone(&connecting), going.clone());
        let at = [at[number % at.len()], at[(number + 1) % at.len()]];
        playing.push(tokio::spawn(async move {
            let seated = {
                let _permit = connecting.acquire().await?;
                seat(at, number as u64 + 1).await?
            };
            ready.fetch_add(1, Ordering::Relaxed);
            play(seated, number as u64, load.think, going, &over).await
        }));
    }
    while ready.load(Ordering::Relaxed) < load.tables {
        if let Some(failed) = playing.iter().position(tokio::task::JoinHandle::is_finished) {
            playing.swap_remove(failed).await??;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (cpu_before, _) = used_by(processes)?;
    let begun = Instant::now();
    go.send(true)?;
    let mut rss = 0;
    while begun.elapsed() < load.longest && playing.iter().any(|table| !table.is_finished()) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        rss = rss.max(used_by(processes)?.1);
    }
    let (took, cpu) = (begun.elapsed().as_secs_f64(), used_by(processes)?.0 - cpu_before);
    over.store(true, Ordering::Relaxed);
    let mut all = Took::default();
    for table in playing {
        let one = table.await??;
        all.acknowledged.extend(one.acknowledged);
        all.heard.extend(one.heard);
    }
    let moves = all.acknowledged.len() as f64;
    let line = format!(
        "{} | {} ms | {:.0} | {} | {} | {} | {} | {:.3} | {:.0} | {rss} MiB |",
        load.tables,
        load.think.as_millis(),
        moves / took,
        percentile(&mut all.acknowledged, 0.5),
        percentile(&mut all.acknowledged, 0.99),
        percentile(&mut all.heard, 0.5),
        percentile(&mut all.heard, 0.99),
        cpu / moves * 1000.0,
        moves / cpu,
    );
    Ok((line, moves))
}

fn percentile(times: &mut [Duration], share: f64) -> String {
    times.sort_unstable();
    let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(at).map_or_else(|| "-".to_owned(), |time| format!("{:.2} ms", time.as_secs_f64() * 1000.0))
}

/// A person with a connection, and the last view.
struct Player {
    client: TableClient<Message>,
    number: u64,
    view: Value,
}

impl Player {
    async fn connect(api: &Api, table: TableId) -> Result<Self, Failed> {
        let client = TableClient::open(api, table, Hello::default()).await?;
        Ok(Player { client, number: 0, view: Value::Null })
    }

    /// The kind of the next message; a view is kept.
    async fn next(&mut self) -> Result<Kind, Failed> {
        let message = self.client.next().await?;
        if let Some(problem) = message.problem {
            return Err(format!("refused: {problem:?}").into());
        }
        if let Some(view) = message.view {
            (self.number, self.view) = (message.number, view);
        } else if message.kind == Kind::Event {
            self.number = message.number;
            message.patch.unwrap_or_default().apply(&mut self.view);
        }
        Ok(message.kind)
    }

    async fn next_of(&mut self, kind: Kind) -> Result<(), Failed> {
        while self.next().await? != kind {}
        Ok(())
    }

    /// Waits until an event of at least this number was seen.
    async fn wait_for(&mut self, number: u64) -> Result<(), Failed> {
        while self.number < number {
            self.next().await?;
        }
        Ok(())
    }

    /// The seat that is to move, if the game runs.
    fn to_move(&self) -> Option<Seat> {
        let running = self.view.get("stage")? == "running";
        running.then(|| Seat::deserialize(self.view.get("to_move")?).ok()).flatten()
    }

    /// The legal moves, which only the seat to move is told.
    fn legal(&self) -> Result<Vec<String>, Failed> {
        let choices = self.view.get("legal").ok_or("no legal moves")?;
        Ok(Choices::deserialize(choices)?.tokens())
    }
}

/// The server as the person with this number calls it.
fn api(server: SocketAddr, person: u64) -> Api {
    Api::new(&format!("http://{server}"), format!("{person:064x}"), None)
}

/// What the device of the person with this number adds.
fn entropy(person: u64) -> Entropy {
    Entropy::new(u128::from(person).to_be_bytes())
}

/// Opens a table for two people and seats them.
async fn seat(servers: [SocketAddr; 2], number: u64) -> Result<[Player; 2], Failed> {
    let people = [number * 2, number * 2 + 1];
    let apis = [api(servers[0], people[0]), api(servers[1], people[1])];
    let (game, clock) = ("crosswise".to_owned(), Clock::Off);
    let request = NewTable { game, players: 2, options: Vec::new(), clock, public: false, id: None };
    let table = apis[0].open_table(&request).await?.table;
    let mut players = [Player::connect(&apis[0], table).await?, Player::connect(&apis[1], table).await?];
    for (player, person) in players.iter_mut().zip(people) {
        let commitment = Some(entropy(person).commitment(table.bytes()));
        let name = format!("P{person}");
        player.client.command("sit", Command::Sit { seat: None, name, commitment }).await?;
        player.next_of(Kind::Done).await?;
    }
    Ok(players)
}

/// Plays random moves until the game or the measurement ends.
async fn play(
    mut players: [Player; 2],
    seed: u64,
    think: Duration,
    mut going: watch::Receiver<bool>,
    over: &AtomicBool,
) -> Result<Took, Failed> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut took = Took::default();
    going.wait_for(|go| *go).await?;
    // So that not all think in step.
    tokio::time::sleep(think.mul_f64(f64::from(below(&mut rng, 1000)) / 1000.0)).await;
    players[0].client.command("start", Command::Start).await?;
    players[0].next_of(Kind::Done).await?;
    let mut started = 0;
    for (seat, player) in Seat::all(2).zip(&mut players) {
        let entropy = entropy((seed + 1) * 2 + seat.index() as u64);
        player.client.command("reveal", Command::Reveal { seat, entropy }).await?;
        player.next_of(Kind::Done).await?;
        started = player.number;
    }
    for player in &mut players {
        player.wait_for(started).await?;
    }
    while let Some(seat) = players[0].to_move() {
        if over.load(Ordering::Relaxed) {
            break;
        }
        if !think.is_zero() {
            tokio::time::sleep(think).await;
        }
        let [one, two] = &mut players;
        let (mover, other) = if seat.number() == 1 { (one, two) } else { (two, one) };
        let (number, legal) = (mover.number, mover.legal()?);
        let token = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        let sent = Instant::now();
        mover.client.command(number.to_string(), Command::Play { seat, token, seen: Some(number) }).await?;
        let mine = async {
            mover.next_of(Kind::Done).await?;
            Ok::<_, Failed>(sent.elapsed())
        };
        let theirs = async {
            other.wait_for(number + 1).await?;
            Ok::<_, Failed>(sent.elapsed())
        };
        let (acknowledged, heard) = tokio::try_join!(mine, theirs)?;
        took.acknowledged.push(acknowledged);
        took.heard.push(heard);
    }
    Ok(took)
}
