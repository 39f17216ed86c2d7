//! Two verifiers, written apart from each other, agree: on what is true and on what is not.

mod common;
#[path = "tampering/mod.rs"]
mod tampering;

use common::{random_record, second_verifier};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_games::GameId;
use crosstable_record::{Record, verify};
use tampering::{KINDS, Tampering};

#[test]
fn both_accept_a_hundred_random_games_of_each_kind() {
    for game in GameId::ALL {
        let records: Vec<_> = (0..100).map(|seed| random_record(*game, seed)).collect();
        let texts: Vec<_> = records.iter().map(ToString::to_string).collect();
        let (said, code) = second_verifier(game.id(), &texts);
        for (index, record) in records.iter().enumerate() {
            let steps = record.steps.len();
            let verified = verify(record).unwrap_or_else(|failure| panic!("{game} seed {index}: {failure}"));
            assert_eq!((verified.steps, verified.draws), (steps, record.draws()), "{game} seed {index}");
            assert_eq!(said[index], format!("ok {index}: {steps} steps, {} draws", record.draws()));
        }
        assert_eq!(code, Some(0));
    }
}

#[test]
fn both_catch_every_kind_of_tampering() {
    assert!(KINDS.len() >= 20);
    let mut records: Vec<Vec<Record>> =
        GameId::ALL.iter().map(|game| (0..12).map(|seed| random_record(*game, seed)).collect()).collect();
    // A lot between two comes out the same with every second secret, so the few draws of such a game prove little.
    records.retain(|of_game| of_game.iter().all(|record| record.draws() >= 8));
    assert!(records.len() >= 5);
    for (kind, tamper) in KINDS {
        let mut texts = Vec::new();
        for of_game in &records {
            let found: Vec<_> =
                of_game.iter().filter_map(|record| tampered(record, *tamper)).take(4).collect();
            assert_eq!(found.len(), 4, "{}: {kind} finds no place", of_game[0].game);
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
        [String::new(), "hello\n".into(), "x".repeat(2 << 20), good.replacen("record 1", "record 2", 1)];
    let (said, code) = second_verifier("none", &texts);
    assert!(said.iter().all(|line| line.contains(":1: no record: ")), "{said:?}");
    assert_eq!(code, Some(2));
}
