//! Every refusal has its sentence in every language, and the sentence has the arguments it needs.

mod table;

use std::collections::BTreeSet;

use crosstable_core::Refusal;
use table::{deal, dealt, play, play_drawing, refusal};

/// Every refusal there is, each brought about at the table.
fn all() -> Vec<Refusal> {
    let hands = ["red-fish orange-shell red-turtle", "blue-chest pink-fish green-propeller"];
    let mut table = dealt(&hands);
    let mut refusals =
        vec![refusal(&table, "red-fish@1,0"), refusal(&table, "miss"), refusal(&table, "stop")];
    play_drawing(&mut table, "red-fish@0,0", "");
    for token in ["blue-chest@0,0", "blue-chest@1,1", "pink-fish@1,0", "red-turtle@1,0"] {
        refusals.push(refusal(&table, token));
    }
    play_drawing(&mut table, "blue-chest@1,0 orange-shell@0,1 green-propeller@2,0", "");
    for token in ["red-turtle@3,0", "red-turtle@1,1"] {
        refusals.push(refusal(&table, token));
    }
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    play(&mut table, "red-fish@0,0 ~violet-turtle miss");
    refusals.push(refusal(&table, "miss"));
    let mut table = deal(&hands, &[("start", "1"), ("shape", "line"), ("without", "anchor")]);
    refusals.push(refusal(&table, "red-anchor@0,0"));
    play_drawing(&mut table, "red-fish@0,0 blue-chest@1,0", "");
    refusals.push(refusal(&table, "orange-shell@1,1"));
    refusals
}

/// MX-03 to MX-08, MX-15, MX-16: each refusal names its clause and says what the sentence needs.
#[test]
fn each_refusal_names_its_clause_and_arguments() {
    let texts: Vec<String> = all().iter().map(ToString::to_string).collect();
    let expected = [
        "MX-03 mixx-first-card cell=1,0",
        "MX-04 mixx-must-lay",
        "MX-08 mixx-no-stop",
        "MX-05 mixx-cell-taken cell=0,0",
        "MX-05 mixx-no-neighbour cell=1,1",
        "MX-07 mixx-motif-taken motif=fish",
        "MX-04 mixx-not-yours colour=red motif=turtle",
        "MX-07 mixx-colour-taken colour=red",
        "MX-06 mixx-centre-fixed cell=1,1 centre=0,0",
        "MX-08 mixx-stop-instead",
        "MX-15 mixx-motif-left-out motif=anchor",
        "MX-16 mixx-line-only cell=1,1",
    ];
    assert_eq!(texts, expected);
}

/// The sentences of one language: each message's name with its whole text.
fn sentences(file: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((name, text)) if !line.starts_with(' ') => messages.push((name.into(), text.into())),
            _ => {
                if let Some((_, text)) = messages.last_mut() {
                    text.push_str(line);
                }
            }
        }
    }
    messages
}

/// Every refusal has a sentence in all four languages, which uses no argument that the refusal does not have.
#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let files = [
        ("en", include_str!("../../../locales/en/mixx.ftl")),
        ("de", include_str!("../../../locales/de/mixx.ftl")),
        ("fr", include_str!("../../../locales/fr/mixx.ftl")),
        ("it", include_str!("../../../locales/it/mixx.ftl")),
    ];
    let refusals = all();
    for (language, file) in files {
        let messages = sentences(file);
        for refusal in &refusals {
            let known = messages.iter().find(|(name, _)| name == refusal.code);
            let (_, text) = known.unwrap_or_else(|| panic!("{language}: {} has no sentence", refusal.code));
            // The names of colours and motifs are messages of their own and bring their argument along.
            let used: BTreeSet<&str> = text
                .split('{')
                .skip(1)
                .map(|rest| rest.split('}').next().unwrap_or_default().trim())
                .map(|inner| match inner {
                    "mixx-colour" => "colour",
                    "mixx-motif" => "motif",
                    other => other.trim_start_matches('$'),
                })
                .collect();
            let given: BTreeSet<&str> = refusal.args.iter().map(|(name, _)| *name).collect();
            assert!(used.is_subset(&given), "{language} {}: {used:?} of {given:?}", refusal.code);
            assert!(text.trim().len() > 10, "{language} {}", refusal.code);
        }
        for name in ["mixx-colour", "mixx-motif"] {
            let (_, text) = messages.iter().find(|(known, _)| known == name).expect(name);
            let words = if name == "mixx-colour" { mixx::deck::COLOURS } else { mixx::deck::MOTIFS };
            assert!(words.iter().all(|word| text.contains(&format!("[{word}]"))), "{language} {name}");
        }
        let sorted: Vec<&String> = messages.iter().map(|(name, _)| name).collect();
        let unique: BTreeSet<_> = sorted.iter().collect();
        assert_eq!(unique.len(), sorted.len(), "{language}: a message stands twice");
        assert_eq!(messages.len(), refusals.len() + 2, "{language}: a message is of no use");
    }
}
