//! Every way to be refused.

use std::collections::BTreeSet;

use cross_n_go::Position;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Arg, Game, Play, Scratch, Setup};

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

/// G-03: all refusals happen, with the arguments listed here, when every word is tried all through some games.
#[test]
fn the_refusals_are_those_listed() {
    let words = Position::vocabulary().unwrap();
    let mut seen: BTreeSet<(&str, Vec<&str>)> = BTreeSet::new();
    for seed in 0..6 {
        let setup = Setup::players(2 + seed as u8 % 3).with("limit", "200");
        let mut position = Position::from_setup(&setup).unwrap();
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
