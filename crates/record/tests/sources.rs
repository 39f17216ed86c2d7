//! The three sources of chance in records: what is written, what is proved, and which line is named if it is not so.

mod common;

use std::fs;

use common::{SOURCES, record_of, root};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, Setup};
use crosstable_fair::{Entropy, Head, Source};
use crosstable_games::{AnyGame, GameId};
use crosstable_record::{Occupant, Record, random, verify};

/// A game of Crosswise for two, a person and a bot, with chance from this source.
fn crosswise(source: Source) -> Record {
    let setup = Setup::players(2);
    let all = (0..100).map(|seed| random::record(GameId::Crosswise, &setup, source, seed).expect("valid"));
    let mut alike = all.filter(|record| {
        matches!(record.seats[..], [Occupant::Person(_), Occupant::Bot(_)]) && record.round != Some(2)
    });
    alike.next().expect("a quarter of all are like this")
}

fn lines_before_steps(record: &Record) -> Vec<String> {
    record.to_string().lines().take_while(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn a_revealed_record_begins_with_the_frozen_list() {
    let mut record = crosswise(Source::Revealed);
    record.head = Some(Head::new([9; 16]));
    let promise = record.entropy[0].1.commitment(record.table.bytes());
    let list = [
        "game: crosswise".into(),
        "rules: 1".into(),
        "players: 2".into(),
        "option start: random".into(),
        format!("seat 1: {}", record.seats[0]),
        format!("seat 2: {}", record.seats[1]),
        format!("table: {}", record.table),
        "chance: revealed".into(),
        "round: 1".into(),
        format!("commitment: {}", record.seed.commitment()),
        format!("commitment 1: {promise}"),
    ];
    let list = list.join("\n") + "\n";
    assert_eq!(record.list(), list);
    let then = format!(
        "date: {}\nentropy 1: {}\nseed: {}\nhead: {}\nresult: {}\n\n1. ~",
        record.date,
        record.entropy[0].1,
        record.seed,
        "09".repeat(16),
        record.result
    );
    let text = record.to_string();
    assert!(text.starts_with(&format!("Crosstable record 2\n{list}{then}")), "{text}");
}

#[test]
fn a_seeded_record_promises_nothing() {
    let record = crosswise(Source::Seeded);
    let words: Vec<_> = lines_before_steps(&record)
        .into_iter()
        .map(|line| line.split(':').next().map(str::to_owned).unwrap_or_default())
        .collect();
    let expected =
        "Crosstable record 2,game,rules,players,option start,seat 1,seat 2,table,chance,date,seed,result";
    assert_eq!(words.join(","), expected);
}

#[test]
fn a_continued_record_names_both_seeds() {
    let mut record = crosswise(Source::Continued);
    record.head = Some(Head::new([9; 16]));
    let begun = record.begun.expect("it began on a device");
    assert_eq!(record.table, begun.continued_as());
    let then = [
        format!("table: {}", record.table),
        "chance: continued".into(),
        format!("device table: {}", begun.table),
        format!("device draws: {}", begun.draws),
        format!("commitment: {}", record.seed.commitment()),
        format!("date: {}", record.date),
        format!("device seed: {}", begun.seed),
        format!("seed: {}", record.seed),
        format!("head: {}", "09".repeat(16)),
        format!("result: {}", record.result),
    ];
    assert_eq!(lines_before_steps(&record)[7..], then);
}

/// Whatever is changed in what the device added, the line is named in which it shows first.
#[test]
fn what_the_device_added_cannot_be_changed() {
    let record = crosswise(Source::Continued);
    let text = record.to_string();
    let headers = lines_before_steps(&record);
    let line_of = |name: &str| 1 + headers.iter().position(|line| line.starts_with(name)).expect(name);
    let (device, seed) = (line_of("device seed: "), line_of("seed: "));
    for (name, expected) in [
        ("table", device),
        ("device table", device),
        ("device seed", device),
        ("commitment", seed),
        ("seed", seed),
    ] {
        let header = headers.iter().find(|line| line.starts_with(&format!("{name}: "))).expect(name);
        let forged = text.replacen(&format!("\n{header}\n"), &format!("\n{}\n", flipped(header)), 1);
        let read: Record = forged.parse().expect("the form is right");
        assert_eq!(verify(&read).expect_err(name).line, expected, "{name}");
    }
    let draws = format!("\ndevice draws: {}\n", record.begun.expect("it began on a device").draws);
    let read: Record = text.replacen(&draws, "\ndevice draws: 60\n", 1).parse().expect("the form is right");
    assert!(verify(&read).expect_err("other draws").line > headers.len(), "the draws are others");
    let malformed = text.replacen(&draws, "\ndevice draws: 07\n", 1).parse::<Record>().expect_err("a number");
    assert_eq!(malformed.line(), Some(line_of("device draws")));
}

/// What 0.1 has written reads as it did, and is written as it was.
#[test]
fn records_of_the_first_version_stay_as_they_are() {
    for file in ["crosswise/rules-1/2-default.txt", "mixx/rules-1/3-default.txt"] {
        let text = fs::read_to_string(root().join("archive").join(file)).expect("it is in the archive");
        let record: Record = text.parse().expect("a record");
        assert_eq!(verify(&record).expect("it holds").source, Source::Published);
        let without_remark: String =
            text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect();
        assert_eq!(record.to_string(), without_remark);
    }
}

#[test]
fn a_verification_names_the_source() {
    for game in GameId::ALL {
        for source in SOURCES {
            let record = record_of(source, *game, 5);
            let read: Record = record.to_string().parse().expect("our own writing");
            assert_eq!(read, record);
            assert_eq!(verify(&read).expect("it holds").source, source);
        }
    }
}

#[test]
fn nothing_is_revealed_where_no_person_sits() {
    let mut record = crosswise(Source::Revealed);
    record.seats[0] = Occupant::Bot(Level::Easy);
    record.commitments.clear();
    record.entropy.clear();
    let read: Record = record.to_string().parse().expect("the form is right");
    let said = verify(&read).expect_err("a bot has no device").to_string();
    assert_eq!(said, "line 9: no person sits here, so nobody revealed anything");
}

#[test]
fn each_version_has_its_sources() {
    let text = crosswise(Source::Seeded).to_string();
    let said = |text: String| text.parse::<Record>().expect_err("it is not well-formed").to_string();
    let expected =
        "line 9: expected 'chance: revealed', 'chance: seeded' or 'chance: continued', found 'chance: ";
    assert!(said(text.replace("chance: seeded", "chance: published")).starts_with(expected));
    assert!(said(text.replace("chance: seeded", "chance: fair")).starts_with(expected));
    assert!(
        said(text.replace("chance: seeded", "chance: revealed")).starts_with("line 10: expected 'round: ")
    );
    let first = text.replacen("record 2", "record 1", 1);
    assert!(said(first).starts_with("line 8: expected 'date: YYYY-MM-DD', found 'table: "));
    let revealed = crosswise(Source::Revealed).to_string();
    assert!(said(revealed.replace("round: 1", "round: 0")).starts_with("line 10: expected 'round: NUMBER'"));
    let published = crosswise(Source::Published).to_string();
    let headed = published.replace("\nresult: ", "\nhead: 00000000000000000000000000000000\nresult: ");
    assert!(said(headed).starts_with("line 13: expected 'result: "));
}

/// Changes each header of a revealed record in its last character. Whatever is changed, the line is named in which the
/// change shows first: the header itself, a promise that is broken, or a draw that comes out otherwise.
#[test]
fn every_altered_header_is_found_and_its_line_named() {
    let record = crosswise(Source::Revealed);
    let text = record.to_string();
    let headers = lines_before_steps(&record);
    let line_of = |name: &str| 1 + headers.iter().position(|line| line.starts_with(name)).expect(name);
    let (entropy, seed) = (line_of("entropy 1: "), line_of("seed: "));
    for (index, header) in headers.iter().enumerate().skip(1) {
        let name = header.split(':').next().unwrap_or_default();
        let own = index + 1;
        let (changed, expected) = match name {
            "game" => ("game: crosswisf".to_owned(), Some(own)),
            "rules" => ("rules: 2".into(), Some(own)),
            // A table for three has a third seat.
            "players" => ("players: 3".into(), Some(line_of("table: "))),
            "option start" => ("option start: 3".into(), Some(own)),
            // Names, levels and rounds are in the list, and so in the key: the draws are others.
            "seat 1" => (format!("{header}x"), None),
            "seat 2" => {
                let level = if header.ends_with("easy") { "hard" } else { "easy" };
                (format!("seat 2: bot {level}"), None)
            }
            "round" => ("round: 2".into(), None),
            "table" | "commitment 1" => (flipped(header), Some(entropy)),
            "commitment" => (flipped(header), Some(seed)),
            "chance" => ("chance: seeded".into(), Some(line_of("round: "))),
            "entropy 1" | "seed" => (flipped(header), Some(own)),
            "result" => (flipped(header), Some(own)),
            // Nothing in the record depends on the day; the log does.
            "date" => continue,
            _ => panic!("{name} is not tried"),
        };
        let forged = text.replacen(&format!("\n{header}\n"), &format!("\n{changed}\n"), 1);
        assert_ne!(forged, text);
        let read = forged.parse::<Record>();
        let line = match &read {
            Ok(read) => verify(read).expect_err(name).line,
            Err(error) => error.line().expect("it is still a record"),
        };
        match expected {
            Some(expected) => assert_eq!(line, expected, "{header} made {changed}"),
            None => assert!((headers.len() + 2..headers.len() + 12).contains(&line), "{changed}: {line}"),
        }
    }
}

/// The text with another last digit.
fn flipped(header: &str) -> String {
    let (rest, last) = header.split_at(header.len() - 1);
    format!("{rest}{}", if last == "0" { "1" } else { "0" })
}

/// The operator knows the seed and has a seat. Where entropy is published, a few thousand tries find a hand that it
/// likes. Where devices have promised, none of the values that it tries keeps its promise.
#[test]
fn entropy_chosen_after_the_promises_is_found_out() {
    const TRIES: usize = 10_000;
    let seed = 18;
    println!("seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut published, mut revealed) = (crosswise(Source::Published), crosswise(Source::Revealed));
    let entropy_line = 1 + lines_before_steps(&revealed)
        .iter()
        .position(|line| line.starts_with("entropy 1"))
        .expect("a person sits here");
    let (mut chosen, mut accepted) = (0, 0);
    for _ in 0..TRIES {
        let own = Entropy::new(std::array::from_fn(|_| below(&mut rng, 256) as u8));
        published.entropy[0].1 = own;
        chosen += usize::from(deals_suns(&published));
        revealed.entropy[0].1 = own;
        accepted += usize::from(verify(&revealed).expect_err("the promise is broken").line != entropy_line);
    }
    assert!(chosen > 5, "the attack works where nothing was promised: {chosen} of {TRIES}");
    assert_eq!(accepted, 0, "of {TRIES} none keeps the promise");
}

/// Whether the first three tiles that this table deals are suns.
fn deals_suns(record: &Record) -> bool {
    let stream = record.stream();
    let mut position = AnyGame::new(GameId::Crosswise, &record.setup()).expect("valid");
    (0..3).all(|number| {
        let outcomes = position.outcomes();
        let drawn = stream.draw(number, &outcomes).expect("there are tiles");
        position.play(drawn).expect("it is due");
        drawn == "~sun"
    })
}
