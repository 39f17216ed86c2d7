//! People who play by a script and go on by themselves, whichever process dies: they come back to any of them with the
//! number of the last event they saw, and send again what was not answered.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_protocol::http::{NewTable, Opened};
use crosstable_protocol::sight::Stage;
use crosstable_protocol::to_server::{Ask, Command};
use serde::de::DeserializeOwned;
use tokio::time::Instant;

use crate::client::{Client, ClientError, Somebody, after, after_nothing, fresh_id, request};

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) script: usize,
    pub(crate) table: String,
    pub(crate) number: u64,
    pub(crate) seat: u8,
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
    /// What each script was at last, for whoever must find out why it does not go on.
    notes: Vec<Mutex<String>>,
    /// How often somebody came back.
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

    /// What a script was at last.
    pub(crate) fn note(&self, script: usize) -> String {
        self.notes[script].lock().expect("no panic").clone()
    }

    fn notes_that(&self, script: usize, what: String) {
        *self.notes[script].lock().expect("no panic") = what;
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Somebody at any of the processes.
    pub(crate) fn anywhere(&self, person: u64, rng: &mut Xoshiro) -> Somebody {
        let process = self.processes[below(rng, self.processes.len() as u32) as usize];
        Somebody::number(process, person)
    }

    /// Asks any process until one answers. Every request goes elsewhere, and is sent again if it gets no answer.
    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        person: u64,
        rng: &mut Xoshiro,
        path: &str,
        body: &str,
    ) -> T {
        loop {
            let who = self.anywhere(person, rng);
            let head = format!("POST {path} HTTP/1.1\r\nAuthorization: Bearer {}", who.token);
            let asked = tokio::time::timeout(Duration::from_secs(30), request(who.server, &head, body)).await;
            match asked {
                Ok(Ok(answer)) if answer.status == 200 => return answer.read(),
                Ok(Ok(answer)) => {
                    let problem = answer.problem();
                    assert!(problem.retry_after.is_some(), "{path} {body}: {problem:?}");
                }
                Ok(Err(_)) | Err(_) => {}
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn does(&self, person: u64, rng: &mut Xoshiro, table: &str, command: Command) {
        let ask = Ask { id: fresh_id(), command };
        let path = format!("/api/tables/{table}/commands");
        let text = serde_json::to_string(&ask).expect("plain data");
        self.post::<serde_json::Value>(person, rng, &path, &text).await;
    }

    /// Opens a table for two people, or one and a bot, and begins.
    pub(crate) async fn open(&self, people: &[u64], rng: &mut Xoshiro) -> String {
        let wish = NewTable {
            game: "crosswise".into(),
            players: 2,
            options: Vec::new(),
            clock: None,
            public: false,
            id: Some(fresh_id()),
        };
        let wish = serde_json::to_string(&wish).expect("plain data");
        let opened: Opened = self.post(people[0], rng, "/api/tables", &wish).await;
        for person in people {
            let sit = Command::Sit { seat: None, name: "P".into(), entropy: Some(format!("{person:032x}")) };
            self.does(*person, rng, &opened.table, sit).await;
        }
        for _ in people.len()..2 {
            let bot = Command::Bot { seat: None, level: "beginner".into() };
            self.does(people[0], rng, &opened.table, bot).await;
        }
        self.does(people[0], rng, &opened.table, Command::Start).await;
        opened.table
    }
}

/// Plays one table after the other until all is over.
pub(crate) async fn play(world: &World, script: usize, people: &[u64], seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    while !world.is_over() {
        let table = world.open(people, &mut rng).await;
        let playing = people
            .iter()
            .enumerate()
            .map(|(index, person)| sit_and_play(world, script, *person, &table, seed * 1000 + index as u64));
        futures_util::future::join_all(playing).await;
    }
}

/// Plays at one table to the end, over as many connections as it takes.
async fn sit_and_play(world: &World, script: usize, person: u64, table: &str, seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut last, mut unsure) = (None, None);
    loop {
        let hello = last.map_or_else(after_nothing, after);
        let who = world.anywhere(person, &mut rng);
        if let Ok(mut client) = who.connect(table, hello).await {
            let stayed = stay(world, script, &mut client, table, &mut unsure, &mut rng).await;
            last = Some(client.last);
            if stayed.is_ok() {
                return;
            }
        }
        world.returns.fetch_add(1, Ordering::Relaxed);
        world.notes_that(script, format!("{table}: comes back after {last:?}, unsure of {unsure:?}"));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A command that was sent and not answered, and when it was first sent.
type Unsure = Option<(String, Command, Instant)>;

/// Plays on one connection until it breaks, the game ends, or all is over and nothing is unsure.
async fn stay(
    world: &World,
    script: usize,
    client: &mut Client,
    table: &str,
    unsure: &mut Unsure,
    rng: &mut Xoshiro,
) -> Result<(), ClientError> {
    loop {
        let (id, command, sent) = match unsure.take() {
            Some(asked) => asked,
            None if world.is_over() || client.sight.stage == Stage::Ended => return Ok(()),
            None if client.is_my_turn() => {
                tokio::time::sleep(world.think).await;
                (fresh_id(), client.random_move(rng), Instant::now())
            }
            None => {
                // Not for ever, because all may be over while the other one thinks.
                if let Ok(heard) = tokio::time::timeout(Duration::from_millis(500), client.next()).await {
                    heard?;
                }
                continue;
            }
        };
        *unsure = Some((id.clone(), command.clone(), sent));
        world.notes_that(script, format!("{table}: sent {id} after event {}: {command:?}", client.last));
        let answer = client.ask(&id, command.clone()).await?;
        let Command::Play { seat, token, .. } = command else { unreachable!("only moves are sent here") };
        match answer {
            Ok(done) => {
                *unsure = None;
                let (table, number, answered) = (table.to_owned(), done.number, Instant::now());
                let all = Acknowledged { script, table, number, seat, token, sent, answered };
                world.acknowledged.lock().expect("no panic").push(all);
                world.progress[script].fetch_add(1, Ordering::Relaxed);
                while client.last < done.number {
                    client.next().await?;
                }
                world.notes_that(script, format!("{}: has heard event {}", client.sight.table, client.last));
            }
            // Not now; the same again in a moment.
            Err(problem) if problem.retry_after.is_some() => {
                world.notes_that(script, format!("{table}: {id} is answered with {problem:?}"));
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(problem) => panic!("{table}: {token} of seat {seat} is refused: {problem:?}"),
        }
    }
}
