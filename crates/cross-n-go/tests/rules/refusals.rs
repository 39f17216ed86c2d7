//! Every refusal has its sentence in every language.

use std::collections::BTreeSet;

use cross_n_go::Position;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Arg, Game, Play, Scratch, Setup};

const LOCALES: [(&str, &str); 4] = [
    ("en", include_str!("../../../../locales/en/cross-n-go.ftl")),
    ("de", include_str!("../../../../locales/de/cross-n-go.ftl")),
    ("fr", include_str!("../../../../locales/fr/cross-n-go.ftl")),
    ("it", include_str!("../../../../locales/it/cross-n-go.ftl")),
];

/// All refusals there are, by code, with the names of their arguments.
const CODES: [(&str, &[&str]); 27] = [
    ("no-points", &[]),
    ("shift-loses", &["row", "other"]),
    ("points-left", &["points"]),
    ("run-nobody", &["spot"]),
    ("run-not-yours", &["spot"]),
    ("run-no-lane", &["spot"]),
    ("run-joker", &["spot", "at"]),
    ("run-figure", &["spot", "at"]),
    ("must-run", &["spot"]),
    ("no-joker", &[]),
    ("two-jokers-played", &[]),
    ("block-wood", &["spot"]),
    ("block-figure", &["spot"]),
    ("block-joker", &["spot"]),
    ("block-own", &["colour"]),
    ("block-unplayed", &["colour"]),
    ("back-nobody", &["spot"]),
    ("back-own", &["spot"]),
    ("back-first", &["spot"]),
    ("back-not-behind", &["spot", "row"]),
    ("back-colour", &["spot", "to"]),
    ("back-joker", &["to"]),
    ("back-first-taken", &["to"]),
    ("back-figure", &["to"]),
    ("swap-marked", &["row"]),
    ("swap-figure", &["row"]),
    ("swap-loses", &["row", "other"]),
];

/// The keys of a language's file with all the text that belongs to each.
fn messages(file: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(' ') || line.starts_with('}') {
            messages.last_mut().expect("a key stands first").1.push_str(line);
        } else {
            let (key, text) = line.split_once('=').expect(line);
            messages.push((key.trim().to_owned(), text.to_owned()));
        }
    }
    messages
}

/// G-08: each language has a sentence for each refusal and for nothing else, and uses only arguments there are.
#[test]
fn every_refusal_has_its_sentence_in_every_language() {
    let codes: BTreeSet<String> = CODES.iter().map(|(code, _)| format!("cross-n-go-{code}")).collect();
    for (language, file) in LOCALES {
        let messages = messages(file);
        let refusals: BTreeSet<String> = messages.iter().map(|(key, _)| key.clone()).collect();
        assert_eq!(refusals, codes, "{language}");
        for (key, text) in &messages {
            let (_, args) = CODES.iter().find(|(code, _)| key.ends_with(&format!("go-{code}"))).unwrap();
            for used in text.split('$').skip(1) {
                let name: String =
                    used.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
                assert!(args.contains(&name.as_str()), "{language}: {key} has no argument {name}");
            }
        }
    }
}

/// G-03: all refusals happen, with the arguments listed here, when every word is tried all through some games.
#[test]
fn the_refusals_are_those_listed() {
    let words = Position::vocabulary().unwrap();
    let mut seen: BTreeSet<(&str, Vec<&str>)> = BTreeSet::new();
    for seed in 0..6 {
        let mut position = Position::from_setup(&Setup::players(2 + seed as u8 % 3)).unwrap();
        let (mut scratch, mut rng) = (Scratch::new(), Xoshiro::seed_from_u64(seed));
        for step in 0.. {
            let Some(mv) = position.random_step(&mut scratch, &mut rng) else { break };
            if step % 23 == 0 && position.actor().seat().is_some() {
                for word in words.iter().filter(|word| !crosstable_core::Token::is_chance(**word)) {
                    if let Err(refusal) = position.check(*word) {
                        assert!(refusal.clause.starts_with("CN-"), "seed {seed}: {word} {refusal}");
                        assert!(refusal.args.iter().all(|(_, arg)| !matches!(arg, Arg::Number(..1))));
                        seen.insert((refusal.code, refusal.args.iter().map(|(name, _)| *name).collect()));
                    }
                }
            }
            position.apply(mv);
        }
    }
    let listed = CODES.map(|(code, args)| (format!("cross-n-go-{code}"), args.to_vec()));
    let missing: Vec<_> =
        listed.iter().filter(|(code, args)| !seen.contains(&(code.as_str(), args.clone()))).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert_eq!(seen.len(), CODES.len(), "{seen:?}");
}
