//! How long bots keep people waiting where many tables have one, and how long they think.
//!
//! At each table sit a person, who thinks for half a second and plays any legal move, and a bot. The games take
//! turns. A game that ends is followed by another. Bots do not pause before their moves, so an answer takes as long as
//! a bot waits for a thread, thinks, and is stored and sent.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crosstable_broker::Broker;
use crosstable_client::testing::request;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, Seat};
use crosstable_games::GameId;
use crosstable_protocol::http::NewTable;
use crosstable_protocol::{Clock, Command};
use tokio::sync::watch;

use crate::process::Process;
use crate::{Failed, Kind, Player, api, entropy, percentile, used_by};

/// How long people think about a move.
const THOUGHT: Duration = Duration::from_millis(500);
/// The person's seat; the bot has the other.
const PERSON: Seat = Seat::new(0);

const HEAD: &str = "tables | people's moves | bots' moves | ack p50 | ack p99 | answer p50 | answer p99 | answer max | \
                    waits, mean | thinks, p50 | thinks, mean | CPU s |";

/// What to measure.
#[derive(Clone, Copy)]
struct Load {
    tables: usize,
    level: Level,
    time: Duration,
}

/// Measures people who play with bots that think and, to compare, with bots that do not; with `nats`, what a worker
/// adds to a server.
pub(crate) fn measure_all(program: &str, args: &[String]) -> Result<(), Failed> {
    let (shared, args) = match args {
        [first, rest @ ..] if first == "nats" => (true, rest),
        all => (false, all),
    };
    let mut numbers = args.iter().map(|arg| arg.parse::<usize>());
    let tables = numbers.next().transpose()?.unwrap_or(200);
    let time = Duration::from_secs(numbers.next().transpose()?.unwrap_or(60) as u64);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let of = |level| Load { tables, level, time };
    println!("| {} | {HEAD}", if shared { "workers" } else { "bots" });
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    if shared {
        for workers in 0..=1 {
            println!(
                "| {workers} | {}",
                runtime.block_on(with_workers(program, of(Level::Expert), workers))?
            );
        }
        return Ok(());
    }
    for level in [Level::Beginner, Level::Expert] {
        let folder = tempfile::tempdir()?;
        let server =
            Process::server(program, &["--bot-pause", "0", "--data", &folder.path().display().to_string()])?;
        println!("| {level} | {}", runtime.block_on(measure(of(level), &[server]))?);
    }
    Ok(())
}

/// One server and so many workers, each with one thread for bots, over one nats-server.
async fn with_workers(program: &str, load: Load, workers: usize) -> Result<String, Failed> {
    let broker = Broker::start(1)?;
    let urls = broker.urls().join(",");
    let options = ["--nats", &urls, "--nats-unproven", "--bot-pause", "0", "--bot-threads", "1"];
    let mut processes = vec![Process::server(program, &options)?];
    for _ in 0..workers {
        processes.push(Process::worker(program, &options)?);
    }
    measure(load, &processes).await
}

/// A line of figures. People play at the first of the processes.
async fn measure(load: Load, processes: &[Process]) -> Result<String, Failed> {
    let (go, going) = watch::channel(false);
    let (ready, over) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    let server = processes[0].at;
    let mut playing = Vec::new();
    for number in 0..load.tables {
        let (ready, over, mut going) = (Arc::clone(&ready), Arc::clone(&over), going.clone());
        playing.push(tokio::spawn(async move {
            let mut person = Person { server, number, level: load.level, games: 0, took: Took::default() };
            let mut table = person.sit().await?;
            ready.fetch_add(1, Ordering::Relaxed);
            going.wait_for(|go| *go).await?;
            let mut rng = Xoshiro::seed_from_u64(number as u64);
            // So that not all think in step.
            tokio::time::sleep(THOUGHT.mul_f64(f64::from(below(&mut rng, 1000)) / 1000.0)).await;
            while person.play(&mut table, &mut rng, &over).await? {
                table = person.sit().await?;
            }
            Ok::<_, Failed>(person.took)
        }));
    }
    while ready.load(Ordering::Relaxed) < load.tables {
        if let Some(failed) = playing.iter().position(tokio::task::JoinHandle::is_finished) {
            playing.swap_remove(failed).await??;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let ids: Vec<u32> = processes.iter().map(Process::id).collect();
    let cpu_before = used_by(&ids)?.0;
    go.send(true)?;
    tokio::time::sleep(load.time).await;
    let cpu = used_by(&ids)?.0 - cpu_before;
    over.store(true, Ordering::Relaxed);
    let mut all = Took::default();
    for table in playing {
        let one = table.await??;
        all.acknowledged.extend(one.acknowledged);
        all.answered.extend(one.answered);
    }
    let (waits, thinks) =
        (Histogram::read(processes, "bot_wait").await?, Histogram::read(processes, "bot_think").await?);
    Ok(format!(
        "{} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {cpu:.1} |",
        load.tables,
        all.acknowledged.len(),
        all.answered.len(),
        percentile(&mut all.acknowledged, 0.5),
        percentile(&mut all.acknowledged, 0.99),
        percentile(&mut all.answered, 0.5),
        percentile(&mut all.answered, 0.99),
        percentile(&mut all.answered, 1.0),
        millis(waits.mean()),
        millis(thinks.median()),
        millis(thinks.mean()),
    ))
}

fn millis(seconds: f64) -> String {
    format!("{:.2} ms", seconds * 1000.0)
}

/// What a person has noted.
#[derive(Default)]
struct Took {
    /// From sending a move to its acknowledgement.
    acknowledged: Vec<Duration>,
    /// From the event that made it the bot's turn to the event with the bot's move.
    answered: Vec<Duration>,
}

/// Somebody who plays one game after the other against a bot.
struct Person {
    server: SocketAddr,
    number: usize,
    level: Level,
    games: usize,
    took: Took,
}

impl Person {
    /// Opens a table, sits down and puts a bot on the other seat.
    async fn sit(&mut self) -> Result<Player, Failed> {
        let api = api(self.server, self.number as u64 + 1);
        let game = GameId::ALL[(self.number + self.games) % GameId::ALL.len()];
        self.games += 1;
        let request = NewTable {
            game: game.to_string(),
            players: 2,
            options: Vec::new(),
            clock: Clock::Off,
            public: false,
            id: None,
        };
        let table = api.open_table(&request).await?.table;
        let mut player = Player::connect(&api, table).await?;
        let commitment = Some(entropy(self.number as u64).commitment(table.bytes()));
        let sit = Command::Sit { seat: Some(PERSON), name: format!("P{}", self.number), commitment };
        let bot = Command::Bot { seat: None, level: self.level };
        for (id, command) in [("sit", sit), ("bot", bot)] {
            player.client.command(id, command).await?;
            player.next_of(Kind::Done).await?;
        }
        Ok(player)
    }

    /// Plays random moves; false if the measurement ended before the game. A bot that is due then is waited for, or the
    /// latest answers would not count.
    async fn play(
        &mut self,
        player: &mut Player,
        rng: &mut Xoshiro,
        over: &AtomicBool,
    ) -> Result<bool, Failed> {
        player.client.command("start", Command::Start).await?;
        player.next_of(Kind::Done).await?;
        let reveal = Command::Reveal { seat: PERSON, entropy: entropy(self.number as u64) };
        player.client.command("reveal", reveal).await?;
        player.next_of(Kind::Done).await?;
        // The events of the start may follow their acknowledgement.
        while player.view["stage"] == "starting" {
            player.next().await?;
        }
        let mut bot = BotTurn::default();
        bot.look(player, &mut self.took);
        while let Some(seat) = player.to_move() {
            if seat != PERSON {
                bot.next(player, &mut self.took).await?;
                continue;
            }
            if over.load(Ordering::Relaxed) {
                return Ok(false);
            }
            tokio::time::sleep(THOUGHT).await;
            let (number, legal) = (player.number, player.legal()?);
            let token = legal[below(rng, legal.len() as u32) as usize].clone();
            let sent = Instant::now();
            let play = Command::Play { seat, token, seen: Some(number) };
            player.client.command(number.to_string(), play).await?;
            while bot.next(player, &mut self.took).await? != Kind::Done {}
            self.took.acknowledged.push(sent.elapsed());
            // The event may follow the acknowledgement.
            while player.number == number {
                bot.next(player, &mut self.took).await?;
            }
        }
        Ok(true)
    }
}

/// Since when it is the bot's turn, and after how many decisions.
#[derive(Default)]
struct BotTurn(Option<(Instant, u64)>);

impl BotTurn {
    async fn next(&mut self, player: &mut Player, took: &mut Took) -> Result<Kind, Failed> {
        let kind = player.next().await?;
        if kind == Kind::Event {
            self.look(player, took);
        }
        Ok(kind)
    }

    fn look(&mut self, player: &Player, took: &mut Took) {
        let (now, decisions) = (Instant::now(), player.view["decisions"].as_u64().unwrap_or(0));
        if let Some((since, before)) = self.0 {
            if decisions == before {
                return;
            }
            took.answered.push(now - since);
        }
        self.0 = player.to_move().filter(|seat| *seat != PERSON).map(|_| (now, decisions));
    }
}

/// A histogram of seconds, summed over processes.
#[derive(Default)]
struct Histogram {
    /// How many were at most so long, in microseconds.
    up_to: BTreeMap<u64, f64>,
    sum: f64,
    count: f64,
}

impl Histogram {
    async fn read(processes: &[Process], name: &str) -> Result<Self, Failed> {
        let mut all = Histogram::default();
        for process in processes {
            let text = request(process.at, "GET /metrics HTTP/1.1", "").await?.body;
            for line in text.lines() {
                let Some(rest) = line.strip_prefix(&format!("crosstable_{name}_seconds_")) else { continue };
                let (what, value) = rest.rsplit_once(' ').ok_or("a metric has a value")?;
                let value: f64 = value.parse()?;
                match what {
                    "sum" => all.sum += value,
                    "count" => all.count += value,
                    _ => {
                        let bound =
                            what.strip_prefix("bucket{le=\"").and_then(|rest| rest.strip_suffix("\"}"));
                        if let Ok(bound) = bound.ok_or("a bucket has a bound")?.parse::<f64>()
                            && bound.is_finite()
                        {
                            *all.up_to.entry((bound * 1e6) as u64).or_default() += value;
                        }
                    }
                }
            }
        }
        Ok(all)
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// As Prometheus computes it: values are spread evenly over their bucket.
    fn median(&self) -> f64 {
        let (half, mut below) = (self.count / 2.0, (0, 0.0));
        for (bound, count) in &self.up_to {
            if *count >= half && *count > below.1 {
                let share = (half - below.1) / (count - below.1);
                return (below.0 as f64 + share * (bound - below.0) as f64) / 1e6;
            }
            below = (*bound, *count);
        }
        below.0 as f64 / 1e6
    }
}
