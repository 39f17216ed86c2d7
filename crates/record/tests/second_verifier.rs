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
    for (kind, tamper) in KINDS {
        let mut texts = Vec::new();
        for game in GameId::ALL {
            let found = (0..).filter_map(|seed| tampered(*game, seed, *tamper)).take(4);
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

/// A random record after tampering, if this one has a place for it.
fn tampered(game: GameId, seed: u64, tamper: Tampering) -> Option<String> {
    assert!(seed < 100, "{game} has no place for this tampering");
    let record = random_record(game, seed);
    let text = tamper(&record, &mut Xoshiro::seed_from_u64(seed))?;
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
