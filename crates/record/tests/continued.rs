//! Games that began on a device and were continued by a server: their records and public logs hold, for both verifiers,
//! and whatever is changed in them is found. One of them stands in `tests/data` for the browser's verifier.

mod common;

use std::fs;
use std::path::Path;

use common::{second_verifier, second_verifier_with_log};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::{LogKey, Seed, Source};
use crosstable_games::GameId;
use crosstable_protocol::{Command, Stage};
use crosstable_record::{Record, check_log, verify};
use crosstable_table::{MemoryTable, Opening, Origin};
use serde_json::{Value, json};

const DEVICE: PlayerId = PlayerId::new([0xde; 16]);
const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
const BEN: PlayerId = PlayerId::new([0xb2; 16]);

fn steps(table: &mut MemoryTable, count: usize, rng: &mut Xoshiro) {
    for _ in 0..count {
        let Some(seat) = table.table().to_move() else { return };
        let legal = table.session().bot_task(seat, Level::Easy, Origin::System).legal;
        table.now += 1_000;
        table.play(seat, &legal[below(rng, legal.len() as u32) as usize]).expect("a legal move");
    }
}

/// A finished game of a person on one device, another on a second one, and perhaps a bot: begun on the first device, with
/// a move taken back there, and continued by a server.
fn finished(game: GameId, seed: u8) -> MemoryTable {
    println!("{game} seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed.into());
    let (_, most) = game.seats();
    let setup = Setup::players(most.min(3));
    let opening = Opening::seeded(TableId::new([seed; 16]), game, setup, DEVICE);
    let mut table = MemoryTable::open(&opening, Seed::new([seed; 32]), 1_700_000_000_000).expect("valid");
    let mut perform = |command| {
        table.perform(Origin::Player(DEVICE), &command).expect("the lobby is open");
    };
    for name in ["Anna", "Ben"] {
        perform(Command::Sit { seat: None, name: name.into(), commitment: None });
    }
    if most > 2 {
        perform(Command::Bot { seat: None, level: Level::Easy });
    }
    perform(Command::Start);
    steps(&mut table, 9, &mut rng);
    let undo = Command::Undo { seat: Seat::new(0) };
    table.perform(Origin::Player(DEVICE), &undo).expect("one device, so nobody has to agree");
    table.now += 86_400_000;
    let mut online = table.continued(ANNA, Seed::new([seed ^ 0xff; 32])).expect("it runs");
    let ticket = online.session().ticket(ANNA, Seat::new(1)).expect("her seat");
    online
        .perform(Origin::Player(BEN), &Command::Take { seat: Seat::new(1), ticket })
        .expect("with the ticket");
    steps(&mut online, usize::MAX, &mut rng);
    assert_eq!(online.table().stage(), Stage::Ended);
    online
}

fn public(table: &MemoryTable) -> String {
    table.table().public_log(table.log()).expect("it has ended")
}

/// T-20: the record names both seeds, reads as it was written, and holds for both verifiers, as does its log.
#[test]
fn continued_games_hold() {
    let mut both_drew = 0;
    for (seed, game) in (1..).zip(GameId::ALL) {
        let table = finished(*game, seed);
        let record = Record::of(table.log()).expect("a finished game");
        let read: Record = record.to_string().parse().expect("our own writing");
        assert_eq!(read, record);
        assert_eq!(verify(&read).expect("it holds").source, Source::Continued);
        let begun = record.begun.expect("it began on a device");
        assert_eq!((begun.seed, record.seed), (Seed::new([seed; 32]), Seed::new([seed ^ 0xff; 32])));
        both_drew += usize::from((1..record.draws() as u64).contains(&begun.draws));
        let log = public(&table);
        assert!(
            !log.contains(&ANNA.to_string()) && !log.contains(&DEVICE.to_string()),
            "people are not named"
        );
        assert_eq!(check_log(&record, log.as_bytes()), Ok(log.lines().count()));
        let said = second_verifier_with_log(&record, &log);
        assert!(said.starts_with("ok ") && said.contains("continued"), "{said}");
    }
    assert!(both_drew >= 3, "device and server have drawn in {both_drew} games");
}

/// A log with another beginning is found, although all its heads fit.
#[test]
fn another_beginning_is_found() {
    let table = finished(GameId::Mixx, 7);
    let record = Record::of(table.log()).expect("a finished game");
    let log = public(&table);
    let lines: Vec<&str> = log.lines().collect();
    let at = lines.iter().position(|line| line.contains(r#""entry":"continued""#)).expect("it is one");
    let changed = |number: usize, change: &dyn Fn(&mut Value)| {
        let key = LogKey::new(&record.seed, record.table.bytes(), &[0; 16]);
        let (mut lines, mut before) = (lines.clone(), None);
        let mut entry: Value = serde_json::from_str(lines[number]).expect("JSON");
        entry.as_object_mut().expect("an entry").remove("head");
        change(&mut entry);
        let body = entry.to_string();
        let body = body.strip_suffix('}').expect("an object");
        let whole = format!("{body},\"head\":\"{}\"}}", "0".repeat(32));
        lines[number] = &whole;
        let mut chained = String::new();
        for (number, line) in (0..).zip(lines) {
            let body = &line[..line.len() - 43];
            let head = key.head(number, before, &[body.as_bytes(), b"}"]);
            chained.extend([body, ",\"head\":\"", &head.to_string(), "\"}\n"]);
            before = Some(head);
        }
        // The record may even name the last head.
        let mut record = record.clone();
        record.head = before;
        let error = check_log(&record, chained.as_bytes()).expect_err("something is wrong");
        let said = second_verifier_with_log(&record, &chained);
        assert!(said.contains(&format!("entry {}:", error.entry)), "ours: {error}; theirs: {said}");
        error.entry
    };
    assert_eq!(changed(0, &|entry| entry["begun"]["draws"] = json!(1)), 0);
    assert_eq!(changed(0, &|entry| entry["begun"] = Value::Null), 0);
    let turns = |entry: &mut Value, change: &dyn Fn(&mut Vec<Value>)| {
        change(entry["game"].as_array_mut().expect("turns"));
    };
    assert_eq!(changed(at, &|entry| turns(entry, &|turns| turns.swap(1, 2))), at);
    assert!(changed(at, &|entry| turns(entry, &|turns| drop(turns.pop()))) > at, "the next entry differs");
}

/// The same game stands in `tests/data`, from where the browser's verifier reads it. It verifies for ever.
#[test]
fn the_stored_game_still_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (text, log) = (folder.join("continued.txt"), folder.join("continued.log"));
    if std::env::var("DATA").is_ok_and(|mode| mode == "write") && !text.exists() {
        let table = finished(GameId::Mixx, 20);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(&text, Record::of(table.log()).expect("a finished game").to_string()).expect("written");
        fs::write(&log, public(&table)).expect("written");
    }
    let text = fs::read_to_string(text).expect("DATA=write cargo test -p crosstable-record --test continued");
    let log = fs::read_to_string(log).expect("it was written with the record");
    let record: Record = text.parse().expect("a record");
    assert_eq!(verify(&record).expect("it holds").source, Source::Continued);
    assert_eq!(check_log(&record, log.as_bytes()), Ok(log.lines().count()));
    let (said, code) = second_verifier("stored", &[text]);
    assert_eq!(code, Some(0), "{said:?}");
}
