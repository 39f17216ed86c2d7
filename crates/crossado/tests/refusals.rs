//! Every refusal there is comes up somewhere, and each has its sentence in every language.

mod common;

use std::collections::BTreeSet;

use common::{Scene, filled, game, play, refused};
use crossado::Position;
use crosstable_core::{Refusal, Setup};

/// One example of each refusal: the clause, the code, the position, the token.
fn examples() -> Vec<(&'static str, &'static str, Position, &'static str)> {
    let laying = game(&Setup::players(2).with("start", "1"), "plank:e5h");
    let one = Scene::new(2, "c1h g5h j9v").on(1, "c1 g5").on(2, "h5").rolled(1);
    let two = Scene::new(2, "c1h g5h j9v").on(1, "c1 g5 d1").rolled(2);
    let small = Scene::at(&Setup::players(2).with("board", "13"), "c1h").rolled(2);
    let full = Scene::with_planks(&Setup::players(2), filled(14)).rolled(1);
    let near = Scene::new(2, "j13h c1h j1h f5h i5h").on(1, "l13 l1").arrived(1, 1).rolled(3);
    let mut holding = one;
    play(&mut holding, "take:j9v");
    let mut relaid = holding;
    play(&mut relaid, "lay:j10v");
    vec![
        ("CA-06", "crossado-planks-first", laying, "pass"),
        ("CA-06", "crossado-planks-laid", one, "plank:e5h"),
        ("CA-07", "crossado-plank-off-board", laying, "plank:m5h"),
        ("CA-07", "crossado-plank-on-island", laying, "plank:b1h"),
        ("CA-07", "crossado-plank-on-plank", laying, "plank:f4v"),
        ("CA-15", "crossado-lay-the-taken", holding, "c1-d1"),
        ("CA-15", "crossado-nothing-taken", one, "lay:e5h"),
        ("CA-15", "crossado-same-place", holding, "lay:j9v"),
        ("CA-15", "crossado-not-one-or-six", two, "take:j9v"),
        ("CA-15", "crossado-already-relaid", relaid, "take:j10v"),
        ("CA-15", "crossado-no-such-plank", one, "take:e5h"),
        ("CA-16", "crossado-plank-occupied", one, "take:g5h"),
        ("CA-15", "crossado-no-other-place", full, "take:c1h"),
        ("CA-08", "crossado-no-piece", one, "h5-i5"),
        ("CA-13", "crossado-stays-in-goal", near, "goal-l13"),
        ("CA-01", "crossado-field-off-board", small, "start-n5"),
        ("CA-01", "crossado-island-is-one-field", one, "a1-c2"),
        ("CA-09", "crossado-not-back-to-start", one, "c1-start"),
        ("CA-09", "crossado-foreign-island", near, "l1-m1"),
        ("CA-09", "crossado-no-plank-there", one, "g5-g6"),
        ("CA-12", "crossado-own-piece-there", two, "start-d1"),
        ("CA-13", "crossado-goal-too-early", near, "l13-goal"),
        ("CA-10", "crossado-straight-back", two, "g5-g5"),
        ("CA-08", "crossado-out-of-reach", one, "g5-i5"),
        ("CA-14", "crossado-must-move", one, "pass"),
    ]
}

const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../../../locales/en/crossado.ftl")),
    ("de", include_str!("../../../locales/de/crossado.ftl")),
    ("fr", include_str!("../../../locales/fr/crossado.ftl")),
    ("it", include_str!("../../../locales/it/crossado.ftl")),
];

/// CA-01, CA-06, CA-07, CA-08, CA-09, CA-10, CA-12, CA-13, CA-14, CA-15, CA-16: each refusal names its clause.
#[test]
fn every_refusal_names_its_clause() {
    for (clause, code, position, token) in examples() {
        let refusal = refused(&position, token);
        assert_eq!((refusal.clause, refusal.code), (clause, code), "{token}");
    }
}

#[test]
fn the_examples_are_all_refusals_there_are() {
    let source = include_str!("../src/refusal.rs");
    let written: BTreeSet<&str> = source.split('"').filter(|text| text.starts_with("crossado-")).collect();
    let seen: BTreeSet<&str> = examples().iter().map(|(_, code, ..)| *code).collect();
    assert_eq!(seen, written);
}

/// The sentence of a code and the names of the arguments in it.
fn sentence<'a>(texts: &'a str, code: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let text = texts.lines().find_map(|line| line.strip_prefix(code)?.strip_prefix(" = "))?;
    let arguments = text.split("{ $").skip(1).filter_map(|rest| rest.split(" }").next()).collect();
    Some((text, arguments))
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let examples = examples();
    for (language, texts) in LANGUAGES {
        for (_, code, position, token) in &examples {
            let Refusal { args, .. } = refused(position, token);
            let (text, arguments) = sentence(texts, code).unwrap_or_else(|| panic!("{language}: no {code}"));
            assert!(text.ends_with('.'), "{language} {code}: {text}");
            for argument in arguments {
                assert!(args.iter().any(|(name, _)| *name == argument), "{language} {code}: no {argument}");
            }
        }
    }
}

/// Each key is one that the sources write, or part of another text.
#[test]
fn every_text_is_needed() {
    let sources = [
        include_str!("../src/refusal.rs"),
        include_str!("../src/layout.rs"),
        include_str!("../src/describe.rs"),
        include_str!("../src/ending.rs"),
        include_str!("../src/reason.rs"),
    ];
    for (language, texts) in LANGUAGES {
        let parts = texts.split("{ ").skip(1).filter_map(|rest| rest.split(" }").next());
        let written = sources.iter().flat_map(|source| source.split('"')).chain(parts);
        let needed: BTreeSet<&str> = written.filter(|text| text.starts_with("crossado-")).collect();
        let lines = texts.lines().filter(|line| line.starts_with("crossado-"));
        let keys: BTreeSet<&str> = lines.filter_map(|line| line.split(" =").next()).collect();
        assert_eq!(keys, needed, "{language}");
    }
}
