//! Logs that cannot be changed unnoticed: each entry has a head that depends on all entries before it.

mod common;

use common::{ANNA, BEN, Testing, entries, running};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Setup, Viewer};
use crosstable_fair::{LogKey, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock};
use crosstable_table::{Entry, LogEntry, MemoryTable, TableSession};
use sha2::{Digest, Sha256};

fn played() -> MemoryTable {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    table.play_out(1);
    table
}

fn texts(table: &MemoryTable) -> Vec<Vec<u8>> {
    table.log().iter().map(|line| line.text().as_bytes().to_vec()).collect()
}

/// Reads a stored log; an error names the entry.
fn load(texts: &[Vec<u8>]) -> Result<TableSession, usize> {
    let read = |(number, text): (usize, &Vec<u8>)| LogEntry::read(text).map_err(|_| number);
    let lines: Vec<LogEntry> = texts.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    TableSession::load(&lines).map_err(|corrupt| corrupt.number)
}

/// No bit of a stored entry flips unnoticed, and the error names the entry.
#[test]
fn a_flipped_bit_is_named() {
    let seed = 18;
    let (texts, mut rng) = (texts(&played()), Xoshiro::seed_from_u64(seed));
    let mut flipped = 0;
    for _ in 0..3000 {
        let mut changed = texts.clone();
        let number = below(&mut rng, changed.len() as u32) as usize;
        let byte = below(&mut rng, changed[number].len() as u32) as usize;
        changed[number][byte] ^= 1 << below(&mut rng, 8);
        match load(&changed) {
            Err(named) => assert_eq!(named, number, "seed {seed}: byte {byte}"),
            Ok(_) => panic!("seed {seed}: byte {byte} of entry {number} was changed unnoticed"),
        }
        flipped += 1;
    }
    assert_eq!(flipped, 3000);
}

#[test]
fn dropped_reordered_and_forked_entries_are_named() {
    let table = played();
    let texts = texts(&table);
    let started =
        entries(table.log()).position(|entry| matches!(entry, Entry::Started { .. })).expect("started");
    for number in 1..texts.len() - 1 {
        let mut dropped = texts.clone();
        dropped.remove(number);
        assert_eq!(load(&dropped).err(), Some(number), "dropped");
        let mut swapped = texts.clone();
        swapped.swap(number, number + 1);
        assert_eq!(load(&swapped).err(), Some(number), "reordered");
    }
    // Another game from the same start.
    let mut other = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    other.play_out(2);
    let forked: Vec<Vec<u8>> = [&texts[..started + 2], &self::texts(&other)[started + 2..]].concat();
    assert_eq!(load(&forked).err(), Some(started + 2), "forked");
    assert!(load(&texts).is_ok());
}

/// A log of which all heads were removed does not pass for one of version 0.1.
#[test]
fn heads_cannot_be_stripped() {
    let table = played();
    let bare: Vec<LogEntry> = entries(table.log()).cloned().map(LogEntry::from).collect();
    assert_eq!(TableSession::load(&bare).expect_err("no heads").number, 0);
}

/// Whoever sees the heads cannot find a hidden draw by trying all of them.
#[test]
fn heads_tell_nothing_about_hidden_draws() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let line = table.log().last().expect("started");
    let Entry::Started { chance, .. } = &line.entry else { panic!("started last") };
    let told = table.changes(Viewer::Seat(common::seat(2))).pop();
    let Some(Change::Started { chance: seen }) = told else { panic!("started last") };
    let hidden: Vec<usize> = (0..chance.len()).filter(|index| seen[*index] == "~?").collect();
    assert_eq!(hidden.len(), 4, "the tiles of the first seat");
    let head = line.head.expect("chained");
    let before = table.log()[table.log().len() - 2].head.expect("chained");
    // An entry with every tile that may have been the first hidden one.
    let tiles = [
        "~sun",
        "~star",
        "~cross",
        "~square",
        "~pentagon",
        "~triangle",
        "~move",
        "~remove",
        "~swap",
        "~replace",
    ];
    let plain = |text: &str, before: &[u8]| {
        let digest = Sha256::new().chain_update(before).chain_update(text).finalize();
        digest[..16].to_vec()
    };
    let body = |tile: &str| {
        let text = line.text().replacen(&chance[hidden[0]], tile, 1);
        format!("{}}}", &text[..text.len() - 43])
    };
    let (found, guessed): (Vec<_>, Vec<_>) = (
        tiles.iter().filter(|tile| plain(&body(tile), before.bytes()) == head.bytes()).collect(),
        tiles
            .iter()
            .filter(|tile| {
                // A key made from what everybody sees.
                let table = table.table();
                let key = LogKey::new(&Seed::new(*table.commitment().bytes()), table.id().bytes(), &[0; 16]);
                key.head(table.length() - 1, Some(before), &[body(tile).as_bytes()]) == head
            })
            .collect(),
    );
    assert!(found.is_empty() && guessed.is_empty(), "{found:?} {guessed:?}");
    // With the right key the same search succeeds, so it was a search.
    let Some(Entry::Created { seed, host, table: id, .. }) = entries(table.log()).next() else {
        panic!("created")
    };
    let key = LogKey::new(seed, id.bytes(), host.bytes());
    let right =
        |tile: &&&str| key.head(table.table().length() - 1, Some(before), &[body(tile).as_bytes()]) == head;
    assert_eq!(tiles.iter().filter(right).collect::<Vec<_>>(), [&chance[hidden[0]]]);
}

/// After the end everybody can compute all heads again, and nobody learns who people are.
#[test]
fn the_public_log_proves_itself() {
    let table = played();
    let public = table.table().public_log(table.log()).expect("ended");
    for player in [ANNA, BEN] {
        assert!(!public.contains(&player.to_string()));
    }
    let first: serde_json::Value =
        serde_json::from_str(public.lines().next().expect("a line")).expect("JSON");
    let seed: Seed = first["seed"].as_str().expect("shown after the end").parse().expect("a seed");
    // The host's real id is not needed: ids have been replaced already.
    let key = LogKey::new(&seed, table.table().id().bytes(), &[0; 16]);
    let mut before = None;
    for (number, line) in public.lines().enumerate() {
        let (body, head) = line.rsplit_once(",\"head\":\"").expect("a head");
        let right = key.head(number as u64, before, &[body.as_bytes(), b"}"]);
        assert_eq!(head, format!("{right}\"}}"));
        before = Some(right);
    }
    assert_eq!(before, table.table().finished().expect("ended").head);
    // While the game runs there is no such thing.
    let running = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    assert_eq!(running.table().public_log(running.log()), None);
}

/// The same person has another name in the public log of every table.
#[test]
fn people_cannot_be_followed_from_table_to_table() {
    let pseudonyms =
        |table: u8| LogKey::new(&Seed::new([1; 32]), &[table; 16], ANNA.bytes()).pseudonym(BEN.bytes());
    assert_ne!(pseudonyms(1), pseudonyms(2));
    let mut rng = Xoshiro::seed_from_u64(1);
    let mut other = [0; 16];
    rng.fill_bytes(&mut other);
    assert_ne!(pseudonyms(1), LogKey::new(&Seed::new([1; 32]), &[1; 16], &other).pseudonym(BEN.bytes()));
}
