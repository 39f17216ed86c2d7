//! Every reason why not has its clause, its code and its sentence.

mod common;

use std::collections::BTreeSet;

use common::{refusal, scene};
use crosstable_core::Refusal;

/// The sentences in all languages.
const TEXTS: [(&str, &str); 4] = [
    ("en", include_str!("../../../locales/en/cross-roads.ftl")),
    ("de", include_str!("../../../locales/de/cross-roads.ftl")),
    ("fr", include_str!("../../../locales/fr/cross-roads.ftl")),
    ("it", include_str!("../../../locales/it/cross-roads.ftl")),
];

/// One refusal of each kind.
fn all() -> Vec<Refusal> {
    let crossed = scene("2/8@0,0e 3/7@1,1n", &["1/6 1/9 3/7", "1/5"]).position();
    let in_line = scene("3/7@0,0w 4/6@1,0e", &["2/3 1/4", "1/5"]).position();
    let stuck = scene("2/8@0,0e", &["4/5", "1/5"]).position();
    let stuck_with_pile = scene("2/8@0,0e", &["4/5", "1/5"]).pile("1/2").position();
    vec![
        refusal(&crossed, "3/3@0,0s"),
        refusal(&crossed, "1/5@0,0s"),
        refusal(&crossed, "1/6@5,5s"),
        refusal(&crossed, "1/6@0,1n"),
        refusal(&crossed, "1/6@0,0w"),
        refusal(&crossed, "3/7@1,0s"),
        refusal(&in_line, "2/3@0,0e"),
        refusal(&crossed, "draw"),
        refusal(&stuck, "draw"),
        refusal(&stuck_with_pile, "pass"),
    ]
}

/// CR-02, CR-05, CR-06, CR-07, CR-08, CR-10: each reason has its code under its clause.
#[test]
fn every_reason_has_its_own_code_and_clause() {
    let refused = all();
    let codes: Vec<_> = refused.iter().map(|refusal| (refusal.clause, refusal.code)).collect();
    let due = [
        ("CR-02", "cross-roads-no-such-card"),
        ("CR-05", "cross-roads-not-in-hand"),
        ("CR-05", "cross-roads-covers-nothing"),
        ("CR-05", "cross-roads-does-not-fit"),
        ("CR-06", "cross-roads-no-right-angle"),
        ("CR-07", "cross-roads-same-card"),
        ("CR-08", "cross-roads-both-parallel"),
        ("CR-10", "cross-roads-can-lay"),
        ("CR-10", "cross-roads-pile-empty"),
        ("CR-10", "cross-roads-pile-left"),
    ];
    assert_eq!(codes, due);
}

/// Every code has one sentence in every language, which uses only what the refusal brings; no sentence is left over.
#[test]
fn every_code_has_a_sentence_in_every_language() {
    let refused = all();
    for (language, text) in TEXTS {
        let mut codes: BTreeSet<&str> = refused.iter().map(|refusal| refusal.code).collect();
        // They stand first; the sentences of the board and the log follow.
        for line in text.lines().take_while(|line| !line.is_empty()) {
            let (code, sentence) = line.split_once(" = ").expect("a line is a code and its sentence");
            assert!(codes.remove(code), "{language}: {code} is unknown or there twice");
            let refusal = refused.iter().find(|refusal| refusal.code == code).expect("a known code");
            for used in sentence.split("{ $").skip(1).filter_map(|rest| rest.split_once(" }")) {
                assert!(
                    refusal.args.iter().any(|(name, _)| *name == used.0),
                    "{language}: {code} uses {}",
                    used.0
                );
            }
        }
        assert!(codes.is_empty(), "{language} lacks {codes:?}");
    }
}
