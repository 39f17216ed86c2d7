//! People who play by a script and go on whichever process dies: they reconnect to any of them.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crosstable_client::testing::{TestClient, TestUser};
use crosstable_client::{ClientError, fresh_id};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, Seat, TableId};
use crosstable_fair::Entropy;
use crosstable_protocol::http::{NewTable, Opened};
use crosstable_protocol::{Clock, Command, CommandRequest, Done, Hello, Stage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::Instant;

const RETRY_DELAY: Duration = Duration::from_millis(50);

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) script: usize,
    pub(crate) table: TableId,
    pub(crate) number: u64,
    pub(crate) seat: Seat,
    pub(crate) token: String,
    /// When it was first sent,
    pub(crate) sent: Instant,
    /// and when it was answered.
    pub(crate) answered: Instant,
}

/// Where everybody plays, and what came of it.
pub(crate) struct World {
    /// The processes.
    pub(crate) processes: Vec<SocketAddr>,
    /// Between two moves of a person.
    pub(crate) think: Duration,
    pub(crate) over: AtomicBool,
    pub(crate) acknowledged: Mutex<Vec<Acknowledged>>,
    /// How often each script has got something acknowledged.
    pub(crate) progress: Vec<AtomicU64>,
    /// What each script did last, for finding out why it does not go on.
    notes: Vec<Mutex<String>>,
    /// How often somebody reconnected.
    pub(crate) returns: AtomicU64,
}

impl World {
    pub(crate) fn new(processes: Vec<SocketAddr>, scripts: usize, think: Duration) -> Self {
        World {
            processes,
            think,
            over: AtomicBool::new(false),
            acknowledged: Mutex::default(),
            progress: (0..scripts).map(|_| AtomicU64::new(0)).collect(),
            notes: (0..scripts).map(|_| Mutex::default()).collect(),
            returns: AtomicU64::new(0),
        }
    }

    /// What a script did last.
    pub(crate) fn last_note(&self, script: usize) -> String {
        self.notes[script].lock().expect("no panic").clone()
    }

    fn note(&self, script: usize, what: String) {
        *self.notes[script].lock().expect("no panic") = what;
    }

    /// Counts a connection that broke, and waits a moment.
    async fn returned(&self, script: usize, what: String) {
        self.returns.fetch_add(1, Ordering::Relaxed);
        self.note(script, what);
        tokio::time::sleep(RETRY_DELAY).await;
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// A person at any of the processes.
    pub(crate) fn anywhere(&self, person: u64, rng: &mut Xoshiro) -> TestUser {
        TestUser::new(self.processes[below(rng, self.processes.len() as u32) as usize], person)
    }

    /// Posts to any process until one answers; each attempt goes to another one.
    async fn post<T: DeserializeOwned>(
        &self,
        person: u64,
        rng: &mut Xoshiro,
        path: &str,
        body: &impl Serialize,
    ) -> T {
        loop {
            match self.anywhere(person, rng).api().post(path, body).await {
                Ok(answer) => return answer,
                Err(ClientError::Refused(problem)) => {
                    assert!(problem.retry_after.is_some(), "{path}: {problem:?}");
                }
                Err(_) => {}
            }
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    async fn run(&self, person: u64, rng: &mut Xoshiro, table: TableId, command: Command) {
        let request = CommandRequest { id: fresh_id(), command };
        self.post::<Done>(person, rng, &format!("/api/tables/{table}/commands"), &request).await;
    }

    /// Opens a table for two people, or one and a bot, and starts the game.
    async fn open(&self, people: &[u64], rng: &mut Xoshiro) -> TableId {
        let request = NewTable {
            game: "crosswise".into(),
            players: 2,
            options: Vec::new(),
            clock: Clock::Off,
            public: false,
            id: Some(fresh_id()),
        };
        let Opened { table, .. } = self.post(people[0], rng, "/api/tables", &request).await;
        for person in people {
            let commitment = Some(entropy(*person).commitment(table.bytes()));
            let sit = Command::Sit { seat: None, name: format!("P{person}"), commitment };
            self.run(*person, rng, table, sit).await;
        }
        for _ in people.len()..2 {
            self.run(people[0], rng, table, Command::Bot { seat: None, level: Level::Beginner }).await;
        }
        self.run(people[0], rng, table, Command::Start).await;
        for (seat, person) in Seat::all(2).zip(people) {
            self.run(*person, rng, table, Command::Reveal { seat, entropy: entropy(*person) }).await;
        }
        table
    }
}

/// What the device of the person with this number adds.
fn entropy(person: u64) -> Entropy {
    Entropy::new(u128::from(person).to_be_bytes())
}

/// Plays one table after the other until all is over.
pub(crate) async fn play(world: &World, script: usize, people: &[u64], seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    while !world.is_over() {
        let table = world.open(people, &mut rng).await;
        let playing = people.iter().enumerate().map(|(index, person)| {
            let rng = Xoshiro::seed_from_u64(seed * 1000 + index as u64);
            play_table(world, script, *person, table, rng)
        });
        futures_util::future::join_all(playing).await;
    }
}

/// Plays at one table to the end, over as many connections as it takes.
async fn play_table(world: &World, script: usize, person: u64, table: TableId, mut rng: Xoshiro) {
    let mut client = loop {
        if let Ok(client) = world.anywhere(person, &mut rng).connect(table, Hello::default()).await {
            break client;
        }
        world.returned(script, format!("{table}: connects")).await;
    };
    let mut sent = None;
    while play_on(world, script, &mut client, &mut sent, &mut rng).await.is_err() {
        loop {
            let last = client.last();
            world.returned(script, format!("{table}: reconnects after {last}, unsure of {sent:?}")).await;
            if client.reconnect(&world.anywhere(person, &mut rng)).await.is_ok() {
                break;
            }
        }
    }
}

/// A command that was sent and not answered, and when it was first sent.
type Sent = Option<(String, Command, Instant)>;

/// Plays on one connection until it breaks, the game ends, or all is over and nothing is unsure. After a reconnection
/// the client has sent the command again.
async fn play_on(
    world: &World,
    script: usize,
    client: &mut TestClient,
    sent: &mut Sent,
    rng: &mut Xoshiro,
) -> Result<(), ClientError> {
    let table = client.view.table;
    loop {
        if sent.is_none() {
            if world.is_over() || client.view.stage == Stage::Ended {
                return Ok(());
            }
            if !client.is_my_turn() {
                // Not for ever, because all may be over while the other one thinks.
                if let Ok(heard) = tokio::time::timeout(Duration::from_millis(500), client.next()).await {
                    heard?;
                }
                continue;
            }
            tokio::time::sleep(world.think).await;
            *sent = Some((fresh_id(), client.random_move(rng), Instant::now()));
        }
        let Some((id, command, begun)) = sent.clone() else { unreachable!("there is a command") };
        let Command::Play { seat, token, .. } = &command else { unreachable!("only moves are sent here") };
        if !client.is_waiting() {
            world.note(script, format!("{table}: sends {id} after event {}: {command:?}", client.last()));
            client.send(&id, command.clone()).await?;
        }
        match client.answer(&id).await? {
            Ok(Done { number, .. }) => {
                *sent = None;
                let (seat, token, answered) = (*seat, token.clone(), Instant::now());
                let all = Acknowledged { script, table, number, seat, token, sent: begun, answered };
                world.acknowledged.lock().expect("no panic").push(all);
                world.progress[script].fetch_add(1, Ordering::Relaxed);
                while client.last() < number {
                    client.next().await?;
                }
                world.note(script, format!("{table}: has seen event {}", client.last()));
            }
            // Not now; the same again in a moment.
            Err(problem) if problem.retry_after.is_some() => {
                world.note(script, format!("{table}: {id} is answered with {problem:?}"));
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(problem) => panic!("{table}: {token} of seat {seat} is refused: {problem:?}"),
        }
    }
}
