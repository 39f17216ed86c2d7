//! Whole games through the messages, with a log in memory.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::{PlayerId, TableId};
use crosstable_device::{Answer, Append, Host, ID_PREFIX, Output, Request, Sent, Stored};
use crosstable_games::GameId;
use crosstable_protocol::http::{Hint, MyGame, Opened, Record, ReviewLine, Verdict};
use crosstable_protocol::{Stage, TableView, ToClient, Welcome};
use crosstable_table::{LogEntry, TableSession};
use serde_json::{Value, json};

/// A clock that goes on by half a second whenever it is read, so that nobody thinks for long.
fn clock() -> Duration {
    static READ: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(500 * READ.fetch_add(1, Ordering::Relaxed))
}

/// How often it was said how far a review is.
static PROGRESS: AtomicU64 = AtomicU64::new(0);

/// A device: a host, and the logs as storage would hold them.
struct Device {
    host: Host,
    logs: BTreeMap<TableId, Vec<String>>,
    listings: BTreeMap<TableId, MyGame>,
    now: u64,
    seed: u64,
    /// What storage does with the next appends, before it works again.
    trouble: Vec<Stored>,
    appends: usize,
}

impl Device {
    fn new() -> Self {
        let (logs, listings) = (BTreeMap::new(), BTreeMap::new());
        let host = Host::new(PlayerId::new([7; 16]), clock);
        Device { host, logs, listings, now: 1_000, seed: 0, trouble: Vec::new(), appends: 0 }
    }

    fn random(&mut self) -> [u8; 64] {
        self.seed += 1;
        std::array::from_fn(|index| (self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (index % 8)) as u8)
    }

    /// Stores what is to be stored, until nothing is; the answer never comes before.
    fn settle(&mut self, mut output: Output) -> (Vec<Sent>, Option<Answer>) {
        let mut sent = Vec::new();
        loop {
            if output.append.is_empty() {
                sent.extend(output.send);
                return (sent, output.answer);
            }
            assert!(output.answer.is_none(), "answered before it was stored");
            assert!(
                !output.send.iter().any(|one| matches!(one.message, ToClient::Done(_))),
                "acknowledged before it was stored"
            );
            sent.extend(output.send);
            self.now += 1;
            self.appends += 1;
            let stored = self.trouble.pop().unwrap_or_else(|| self.store(&output.append));
            output = self.host.stored(stored, self.now);
        }
    }

    fn store(&mut self, appends: &[Append]) -> Stored {
        for append in appends {
            let log = self.logs.entry(append.table).or_default();
            if log.len() as u64 != append.length {
                return Stored::Conflict(log[append.length as usize..].to_vec());
            }
        }
        for append in appends {
            self.logs.get_mut(&append.table).expect("it was just made").extend(append.entries.clone());
            self.listings.insert(append.table, append.listing.clone());
        }
        Stored::Stored
    }

    fn load(&mut self, table: TableId) {
        if !self.host.has(table)
            && let Some(log) = self.logs.get(&table)
        {
            self.host.load(table, log, 5).expect("the log was written by a host");
        }
    }

    fn request(&mut self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let path = path.to_owned();
        if let Some(id) = path.split('/').nth(3).and_then(|id| id.parse().ok()) {
            self.load(id);
        }
        let request = Request { method: method.into(), path, query: BTreeMap::new(), body: body.to_string() };
        let (random, now) = (self.random(), self.now);
        let output = self.host.request(&request, now, random);
        let (_, answer) = self.settle(output);
        let answer = answer.expect("a request is answered");
        (answer.status, answer.body)
    }

    fn get<T: serde::de::DeserializeOwned>(&mut self, path: &str) -> T {
        let (status, body) = self.request("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("the type of the answer")
    }

    fn command(&mut self, table: TableId, id: &str, command: &Value) -> (u16, String) {
        self.request("POST", &format!("/api/tables/{table}/commands"), &json!({"id": id, "command": command}))
    }

    fn send(&mut self, connection: u32, table: TableId, message: &Value) -> Vec<Sent> {
        self.load(table);
        let (random, now) = (self.random(), self.now);
        let output = self.host.receive(connection, table, &message.to_string(), now, random);
        self.settle(output).0
    }

    /// A table with a person on seat 1 and bots on the others; the game runs.
    fn started(&mut self, game: GameId, players: u8, level: &str) -> TableId {
        let new = json!({"game": game.id(), "players": players});
        let (status, body) = self.request("POST", "/api/tables", &new);
        assert_eq!(status, 200, "{body}");
        let Opened { table, .. } = serde_json::from_str(&body).expect("an opened table");
        let sit = json!({"do": "sit", "seat": 1, "name": "Anna"});
        let bots = (2..=players).map(|seat| json!({"do": "bot", "seat": seat, "level": level}));
        for (index, command) in [sit].into_iter().chain(bots).chain([json!({"do": "start"})]).enumerate() {
            let (status, body) = self.command(table, &format!("c{index}"), &command);
            assert_eq!(status, 200, "{body}");
        }
        table
    }

    /// Lets the bots play until a person is due or the game is over.
    fn bots(&mut self) -> Vec<Sent> {
        let mut sent = Vec::new();
        while let Some((table, task)) = self.host.pending_bot(self.now) {
            let token = self.host.think(table, &task);
            let output = self.host.play_for_bot(table, task, token, self.now);
            sent.extend(self.settle(output).0);
        }
        sent
    }
}

/// What a page does: holds a view, and applies what it is told.
struct Page {
    view: Value,
    number: u64,
    table: TableId,
    commands: u32,
}

fn welcome(sent: &[Sent]) -> &Welcome {
    sent.iter()
        .find_map(|one| match &one.message {
            ToClient::Welcome(welcome) => Some(&**welcome),
            _ => None,
        })
        .expect("a welcome")
}

fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            kept.map(|(name, value)| (name.clone(), without_nulls(value))).collect()
        }
        Value::Array(items) => items.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}

impl Page {
    fn connect(device: &mut Device, table: TableId) -> Self {
        let sent = device.send(1, table, &json!({"type": "hello", "version": 3}));
        let welcome = welcome(&sent);
        let view = serde_json::to_value(&welcome.view).expect("plain data");
        let mut page = Page { view, number: welcome.number, table, commands: 0 };
        page.hear(device.bots());
        page
    }

    fn hear(&mut self, sent: Vec<Sent>) {
        for one in sent {
            if let ToClient::Event(update) = one.message {
                assert_eq!(update.event.number, self.number + 1, "an event is missing");
                self.number += 1;
                update.patch.apply(&mut self.view);
            }
        }
    }

    /// The view; on the wire null and absent mean the same.
    fn bare(&self) -> Value {
        without_nulls(&self.view)
    }

    fn table_view(&self) -> TableView {
        serde_json::from_value(self.view.clone()).expect("a view")
    }

    /// Plays the move that a bot would, as a person does.
    fn play(&mut self, device: &mut Device) {
        let hint: Hint = device.get(&format!("/api/tables/{}/hint", self.table));
        self.commands += 1;
        let (id, seat) = (format!("p{}", self.commands), self.table_view().to_move);
        let play = json!({"do": "play", "seat": seat, "token": hint.token, "seen": self.number});
        let sent = device.send(1, self.table, &json!({"type": "command", "id": id, "command": play}));
        let done = sent.iter().any(|one| matches!(&one.message, ToClient::Done(done) if done.id == id));
        assert!(done, "{sent:?}");
        self.hear(sent);
        self.hear(device.bots());
    }
}

#[test]
fn a_whole_game_of_every_kind_through_the_messages() {
    for game in GameId::ALL {
        let mut device = Device::new();
        let table = device.started(*game, 2, "beginner");
        assert_eq!(table.bytes()[..4], ID_PREFIX);
        let mut page = Page::connect(&mut device, table);
        let mut moves = 0;
        while page.table_view().stage == Stage::Running {
            page.play(&mut device);
            moves += 1;
            if moves == 3 {
                // The tab is closed and opened again.
                device.host = Host::new(PlayerId::new([7; 16]), clock);
                let held = page.bare();
                page = Page { commands: 1_000, ..Page::connect(&mut device, table) };
                assert_eq!(page.bare(), held, "{game}: after a reload");
            }
        }
        // What the page holds by patches is what a new page gets.
        let fresh = Page::connect(&mut device, table);
        assert_eq!(fresh.bare(), page.bare(), "{game}");
        let path = |rest: &str| format!("/api/tables/{table}/{rest}");
        let verdict: Verdict = device.get(&path("verify"));
        assert!(verdict.fair, "{game}");
        let (_, text) = device.request("GET", &path("record.txt"), &Value::Null);
        let read = crosstable_record::Record::read(text.as_bytes()).expect("a record");
        crosstable_record::verify(&read).expect("a valid record");
        let (_, log) = device.request("GET", &path("log"), &Value::Null);
        crosstable_record::check_log(&read, log.as_bytes()).expect("the log belongs to the record");
        let record: Record = device.get(&path("record"));
        assert_eq!(record.decisions.len(), page.table_view().decisions, "{game}");
        let replayed: TableView = device.get(&path("replay/2"));
        assert_eq!(replayed.decisions, 2);
        PROGRESS.store(0, Ordering::Relaxed);
        device.host = Host::new(PlayerId::new([7; 16]), clock).telling(|_| {
            PROGRESS.fetch_add(1, Ordering::Relaxed);
        });
        let ReviewLine::Review { review } = device.get(&path("review")) else { panic!("{game}: no review") };
        let told = PROGRESS.load(Ordering::Relaxed);
        assert_eq!(told as usize, record.decisions.len(), "{game}: told after each decision");
        assert!(review.seats.len() == 2 && !review.moments.is_empty(), "{game}");
        let listed = &device.listings[&table];
        assert_eq!((listed.listed.stage, listed.own.len()), (Stage::Ended, 1), "{game}");
        assert!(listed.standing.is_some());
    }
}

/// T-20: the page gets the log for a server, from then on nothing happens here, and a server can go on with it.
#[test]
fn a_game_is_taken_to_a_server_and_stands_still() {
    let mut device = Device::new();
    let table = device.started(GameId::Crosswise, 2, "beginner");
    let mut page = Page::connect(&mut device, table);
    page.play(&mut device);
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    let (status, log) = device.request("POST", &path("upload"), &Value::Null);
    assert_eq!(status, 200, "{log}");
    assert_eq!(log.lines().map(str::to_owned).collect::<Vec<_>>(), device.logs[&table], "all that is stored");
    let entries: Vec<LogEntry> =
        log.lines().map(|line| LogEntry::read(line.as_bytes()).expect("an entry")).collect();
    let anna = PlayerId::new([1; 16]);
    let (online, _) = TableSession::continue_game(&entries, anna, crosstable_fair::Seed::new([2; 32]), 9)
        .expect("a server takes it");

    let (_, again) = device.request("POST", &path("upload"), &Value::Null);
    assert_eq!(again, log, "asked again, nothing more is written");
    let fresh = Page::connect(&mut device, table).table_view();
    assert_eq!((fresh.uploaded, fresh.legal), (Some(online.table().id()), None));
    let listed = &device.listings[&table];
    assert_eq!((listed.uploaded, listed.turn.is_none()), (Some(online.table().id()), true));
    let play = json!({"do": "play", "seat": 1, "token": "pass"});
    let (status, body) = device.command(table, "late", &play);
    assert!(status == 422 && body.contains("table-uploaded"), "{body}");
    assert!(device.host.pending_bot(device.now).is_none());

    let (status, _) = device.request("POST", &path("resume"), &Value::Null);
    assert_eq!(status, 200);
    let mut page = Page { commands: 1_000, ..Page::connect(&mut device, table) };
    page.play(&mut device);
    assert_eq!(page.table_view().uploaded, None);

    // What cannot be stored has not happened.
    device.trouble.push(Stored::Failed);
    let (status, body) = device.request("POST", &path("upload"), &Value::Null);
    assert!(status == 503 && body.contains("server-storage"), "{body}");
    assert_eq!(Page::connect(&mut device, table).table_view().uploaded, None);
}

#[test]
fn a_refusal_names_its_clause_and_changes_nothing() {
    let mut device = Device::new();
    let table = device.started(GameId::Mixx, 2, "easy");
    let (before, appends) = (device.logs.clone(), device.appends);
    let (status, body) = device.command(table, "x1", &json!({"do": "play", "seat": 1, "token": "nonsense"}));
    assert_eq!(status, 422, "{body}");
    let problem: Value = serde_json::from_str(&body).expect("a problem");
    assert!(problem["clause"].is_string(), "{problem}");
    assert_eq!((device.logs.clone(), device.appends), (before, appends));
    let (status, _) = device.request("GET", "/api/tables/00000000000000000000000000000001", &Value::Null);
    assert_eq!(status, 404);
    let (status, _) = device.request("POST", "/api/tables", &json!({"game": "chess", "players": 2}));
    assert_eq!(status, 400);
    let (status, _) = device.request("GET", &format!("/api/tables/{table}/record.txt"), &Value::Null);
    assert_eq!(status, 422, "the seed is secret while the game runs");
    let (status, body) = device.request("GET", &format!("/api/tables/{table}/review"), &Value::Null);
    assert!(status == 422 && body.contains("server-not-ended"), "a running game has no review: {body}");
}

#[test]
fn the_same_command_twice_has_one_effect() {
    let mut device = Device::new();
    let table = device.started(GameId::Crosswise, 2, "beginner");
    let page = Page::connect(&mut device, table);
    let hint: Hint = device.get(&format!("/api/tables/{table}/hint"));
    let seat = page.table_view().to_move;
    let play = json!({"do": "play", "seat": seat, "token": hint.token});
    let first = device.command(table, "same", &play);
    let appends = device.appends;
    assert_eq!(device.command(table, "same", &play), first);
    assert_eq!(device.appends, appends);
}

#[test]
fn a_tab_that_was_too_late_reads_the_log_and_decides_again() {
    let mut device = Device::new();
    let table = device.started(GameId::Crosswise, 2, "beginner");
    let mut page = Page::connect(&mut device, table);
    // Another tab makes a move of which this one has not heard.
    let mut other = Host::new(PlayerId::new([7; 16]), clock);
    other.load(table, &device.logs[&table], 9).expect("the log is whole");
    let hint: Hint = device.get(&format!("/api/tables/{table}/hint"));
    let seat = page.table_view().to_move;
    let body = json!({"id": "o1", "command": {"do": "play", "seat": seat, "token": hint.token}}).to_string();
    let path = format!("/api/tables/{table}/commands");
    let request = Request { method: "POST".into(), path, query: BTreeMap::new(), body };
    let output = other.request(&request, 5_000, [3; 64]);
    assert!(matches!(device.store(&output.append), Stored::Stored));

    let play = json!({"do": "play", "seat": seat, "token": hint.token, "seen": page.number});
    let sent = device.send(1, table, &json!({"type": "command", "id": "p1", "command": play}));
    let stale = sent.iter().any(
        |one| matches!(&one.message, ToClient::Refused { problem, .. } if problem.code == "server-stale"),
    );
    assert!(stale, "{sent:?}");
    let before = page.number;
    page.hear(sent);
    assert!(page.number > before, "the page hears what the other tab did");
    let lines: Vec<LogEntry> =
        device.logs[&table].iter().map(|text| LogEntry::read(text.as_bytes()).expect("an entry")).collect();
    TableSession::load(&lines).expect("the log replays");
}

#[test]
fn nothing_that_is_not_stored_is_acknowledged() {
    let mut device = Device::new();
    let table = device.started(GameId::Mixx, 2, "beginner");
    let page = Page::connect(&mut device, table);
    let hint: Hint = device.get(&format!("/api/tables/{table}/hint"));
    let play = json!({"do": "play", "seat": page.table_view().to_move, "token": hint.token});
    device.trouble.push(Stored::Failed);
    let (status, body) = device.command(table, "f1", &play);
    assert_eq!(status, 503, "{body}");
    assert_eq!(Page::connect(&mut device, table).number, page.number);
    // Asking again with the same id carries it out.
    assert_eq!(device.command(table, "f1", &play).0, 200);
}

#[test]
fn a_rematch_is_stored_together_with_its_announcement() {
    let mut device = Device::new();
    let table = device.started(GameId::Mixx, 2, "beginner");
    let mut page = Page::connect(&mut device, table);
    while page.table_view().stage == Stage::Running {
        page.play(&mut device);
    }
    let sent = device.send(1, table, &json!({"type": "command", "id": "r1", "command": {"do": "rematch"}}));
    let next = sent.iter().find_map(|one| match &one.message {
        ToClient::Done(done) => done.table,
        _ => None,
    });
    let next = next.expect("the next table");
    assert_ne!(next, table);
    let rematch = Page::connect(&mut device, next);
    assert_eq!(rematch.table_view().stage, Stage::Lobby);
    assert_eq!(device.listings.len(), 2);
}

/// A bot that is wrong about the rules plays the first legal move.
#[test]
fn a_bot_gets_its_view_only_and_never_stops_the_game() {
    let mut device = Device::new();
    let table = device.started(GameId::Crosswise, 2, "normal");
    let mut page = Page::connect(&mut device, table);
    while page.table_view().to_move.is_some_and(|seat| seat.number() == 1) {
        let hint: Hint = device.get(&format!("/api/tables/{table}/hint"));
        let play = json!({"do": "play", "seat": 1, "token": hint.token});
        let id = format!("b{}", page.number);
        let sent = device.send(1, table, &json!({"type": "command", "id": id, "command": play}));
        page.hear(sent);
    }
    let (id, task) = device.host.pending_bot(device.now).expect("the bot is due");
    let turn_seed = TurnSeed { seed: 5, turn: task.turn };
    let view_alone = decide_any(&Policy::Untimed(task.level), &task.view, task.seat, turn_seed, None);
    assert!(task.legal.contains(&view_alone.expect("it decides").chosen));
    let output = device.host.play_for_bot(id, task, "nonsense".to_owned(), device.now);
    let (sent, _) = device.settle(output);
    let before = page.number;
    page.hear(sent);
    assert_eq!(page.number, before + 1);
}
