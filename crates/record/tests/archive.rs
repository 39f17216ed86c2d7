//! Old games replay forever: everything in `archive/` is verified, and every game by every version of its rules at every
//! number of players with every value of its options is in it.
//!
//! `cargo xtask archive` adds what is missing (it runs this test with `ARCHIVE=add`). What is there stays as it is.

mod common;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use common::{root, second_verifier};
use crosstable_core::{Allowed, OptionSpec, Setup};
use crosstable_games::GameId;
use crosstable_record::{Record, random, verify};

/// The values of an option that must be in the archive, the default first: all of a few, examples of many.
fn values(spec: &OptionSpec) -> Vec<String> {
    let mut values = match spec.allowed {
        Allowed::Number { min, max } if max - min < 8 => (min..=max).map(|value| value.to_string()).collect(),
        _ => spec.allowed.examples(),
    };
    values.retain(|value| *value != spec.default);
    values.insert(0, spec.default.clone());
    values
}

/// Tables that together have every value of every option: in the first all have their default, in the second their
/// second value, and so on. An option that has run out of values starts again, or, if it is a number, takes its
/// smallest, so that games are short.
fn tables(game: GameId, rules: u32, players: u8) -> Vec<Setup> {
    let specs = game.option_specs(rules, players);
    let all: Vec<_> = specs.iter().map(values).collect();
    let rows = all.iter().map(Vec::len).max().unwrap_or(1);
    let value = |row: usize, index: usize| match (&specs[index].allowed, all[index].get(row)) {
        (_, Some(value)) => value.clone(),
        (Allowed::Number { min, .. }, None) => min.to_string(),
        (_, None) => all[index][row % all[index].len()].clone(),
    };
    let mut tables = Vec::new();
    for row in 0..rows {
        let options = specs.iter().enumerate().map(|(index, spec)| (spec.key.to_owned(), value(row, index)));
        tables.push(Setup { options: options.collect(), ..Setup::players(players).by_rules(rules) });
    }
    tables
}

/// Where the record of a table belongs, from the root of the project.
fn path(game: GameId, setup: &Setup) -> String {
    let rules = setup.rules.expect("the tables name a version");
    let specs = game.option_specs(rules, setup.players);
    let set = setup.options.iter().zip(specs).filter(|((_, value), spec)| *value != spec.default);
    let set: Vec<_> = set.map(|((key, value), _)| format!("{key}={value}")).collect();
    let set = if set.is_empty() { "default".into() } else { set.join("-") };
    format!("archive/{game}/rules-{rules}/{}-{set}.txt", setup.players)
}

/// A seed for this record and no other.
fn seed(path: &str) -> u64 {
    path.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Writes the record of a random game at this table, unless there is one.
fn add(game: GameId, setup: &Setup) {
    let (path, seed) = (path(game, setup), seed(&path(game, setup)));
    let file = root().join(&path);
    fs::create_dir_all(file.parent().expect("it is in a folder")).expect("a folder can be made");
    // Nothing that is there is ever written over.
    let Ok(mut file) = File::create_new(file) else { return };
    let record =
        Record::of(&random::log(game, setup, seed).expect("a valid set-up")).expect("a finished game");
    file.write_all(record.with_remark(&random::remark(seed)).as_bytes()).expect("the file can be written");
    println!("added {path}");
}

/// Everything in the archive: paths from the root of the project, and texts.
fn archive() -> Vec<(String, String)> {
    let folders = |folder: PathBuf| {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
        paths.sort();
        paths
    };
    let games = folders(root().join("archive")).into_iter().filter(|path| path.is_dir());
    let files = games.flat_map(folders).flat_map(folders);
    files
        .map(|file| {
            let text =
                fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let path =
                file.strip_prefix(root()).expect("it is in the project").to_string_lossy().replace('\\', "/");
            (path, text)
        })
        .collect()
}

#[test]
fn every_record_of_the_archive_holds_and_none_is_missing() {
    let all: Vec<(GameId, Setup)> = GameId::ALL
        .iter()
        .flat_map(|game| game.all_rules().map(move |rules| (*game, rules)))
        .flat_map(|(game, rules)| {
            (game.seats().0..=game.seats().1).map(move |players| (game, rules, players))
        })
        .flat_map(|(game, rules, players)| {
            tables(game, rules, players).into_iter().map(move |setup| (game, setup))
        })
        .collect();
    if std::env::var("ARCHIVE").is_ok_and(|value| value == "add") {
        for (game, setup) in &all {
            add(*game, setup);
        }
    }
    let mut covered = BTreeSet::new();
    let (mut names, mut texts) = (Vec::new(), Vec::new());
    for (path, text) in archive() {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        verify(&record).unwrap_or_else(|failure| panic!("{path}: {failure}"));
        let folder = format!("archive/{}/rules-{}/{}-", record.game, record.rules, record.players());
        assert!(path.starts_with(&folder), "{path} belongs to {folder}");
        let table = (record.game.clone(), record.rules, record.players());
        covered.extend(record.options.iter().map(|option| (table.clone(), option.clone())));
        names.push(path);
        texts.push(text);
    }
    for (game, setup) in all {
        let rules = setup.rules.expect("the tables name a version");
        for spec in game.option_specs(rules, setup.players) {
            for value in values(&spec) {
                let wanted = ((game.to_string(), rules, setup.players), (spec.key.to_owned(), value));
                assert!(
                    covered.contains(&wanted),
                    "{wanted:?} is not in the archive; run `cargo xtask archive`"
                );
            }
        }
    }
    let (said, code) = second_verifier("archive", &texts);
    for (name, said) in names.iter().zip(&said) {
        assert!(said.starts_with("ok "), "{name}: {said}");
    }
    assert_eq!(code, Some(0));
}

#[test]
fn the_archive_stays_small() {
    let bytes: usize = archive().iter().map(|(_, text)| text.len()).sum();
    assert!(bytes < 2 << 20, "{bytes} bytes");
}
