//! Two verifiers, written apart from each other, agree: on what is true and on what is not.

mod common;
#[path = "tampering/mod.rs"]
mod tampering;

use common::{SOURCES, random_record, record_of, second_verifier};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::{Record, verify};
use tampering::{KINDS, Tampering};

#[test]
fn both_accept_a_hundred_random_games_of_each_kind() {
    for game in GameId::ALL {
        let mut records: Vec<_> = (0..25).map(|seed| random_record(*game, seed)).collect();
        for source in SOURCES {
            records.extend((0..25).map(|seed| record_of(source, *game, seed)));
        }
        let texts: Vec<_> = records.iter().map(ToString::to_string).collect();
        let (said, code) = second_verifier(game.id(), &texts);
        for (index, record) in records.iter().enumerate() {
            let steps = record.steps.len();
            let verified = verify(record).unwrap_or_else(|failure| panic!("{game} seed {index}: {failure}"));
            assert_eq!((verified.steps, verified.draws), (steps, record.draws()), "{game} seed {index}");
            let right = format!("ok {index}: {steps} steps, {} draws, {}", record.draws(), record.source);
            assert_eq!(said[index], right);
        }
        assert_eq!(code, Some(0));
    }
}

#[test]
fn both_catch_every_kind_of_tampering() {
    assert!(KINDS.len() >= 20);
    let games = GameId::ALL.iter().flat_map(|game| SOURCES.map(|source| (source, *game)));
    let mut records: Vec<Vec<Record>> =
        games.map(|(source, game)| (0..12).map(|seed| record_of(source, game, seed)).collect()).collect();
    // A lot between two comes out the same with every second secret, so the few draws of such a game prove little.
    records.retain(|alike| alike.iter().all(|record| record.draws() >= 8));
    assert!(records.len() >= 15);
    for (kind, tamper) in KINDS {
        let mut texts = Vec::new();
        for alike in &records {
            let found: Vec<_> = alike.iter().filter_map(|record| tampered(record, *tamper)).take(2).collect();
            // Devices begin games where a server continued them, and nowhere else.
            let source = if kind.starts_with("the device: ") { Source::Continued } else { Source::Revealed };
            let least = if alike[0].source == source { 2 } else { 0 };
            assert!(found.len() >= least, "{}: {kind} finds no place", alike[0].game);
            texts.extend(found);
        }
        let (said, code) = second_verifier("tampered", &texts);
        for (index, text) in texts.iter().enumerate() {
            let ours = text.parse::<Record>().map_err(|error| error.to_string());
            let ours = ours.and_then(|record| verify(&record).map_err(|failure| failure.to_string()));
            assert!(ours.is_err(), "{kind}, {index}: we accept\n{text}");
            assert!(
                said[index].starts_with(&format!("{index}:")),
                "{kind}, {index}: {}\n{text}",
                said[index]
            );
        }
        assert!(matches!(code, Some(1 | 2)), "{kind}");
    }
}

/// A record after tampering, if it has a place for it. The record itself decides what is random in it.
fn tampered(record: &Record, tamper: Tampering) -> Option<String> {
    let mut rng = Xoshiro::seed_from_u64(u64::from(record.table.bytes()[0]));
    let text = tamper(record, &mut rng)?;
    assert_ne!(text, record.to_string(), "something was changed");
    Some(text)
}

#[test]
fn what_is_no_record_at_all_is_told_apart() {
    let good = random_record(GameId::Crosswise, 1).to_string();
    let texts =
        [String::new(), "hello\n".into(), "x".repeat(2 << 20), good.replacen("record 2", "record 3", 1)];
    let (said, code) = second_verifier("none", &texts);
    assert!(said.iter().all(|line| line.contains(":1: no record: ")), "{said:?}");
    assert_eq!(code, Some(2));
}

/// What a record says is only shown, whatever it would do to a terminal.
#[test]
fn the_second_verifier_shows_hostile_text_harmlessly() {
    let hostile =
        "\x1b]52;c;cm0gLXJm\x07\u{9b}2J\rX\x7f\u{202e}\u{2066}\u{61c}\u{2028}\u{2029}\u{85}\u{e0041}";
    let good = random_record(GameId::Crosswise, 1).to_string();
    let texts = [
        good.replacen("game: ", &format!("game: {hostile}"), 1),
        good.replacen("1. ", &format!("1. {hostile} "), 1),
        format!("{good}{hostile}\n"),
    ];
    let (said, code) = second_verifier("hostile", &texts);
    assert_eq!(code, Some(1));
    for line in said {
        assert!(line.contains("52;c;cm0gLXJm"), "it was shown: {line:?}");
        let found = line.chars().find(|c| {
            c.is_control()
                || matches!(c, '\u{61c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{e0000}'..='\u{e007f}')
        });
        assert_eq!(found, None, "{line:?}");
    }
}
