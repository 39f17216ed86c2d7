//! Every game is introduced, in all languages and in the documents.

use std::fs;
use std::path::Path;

use crosstable_core::Allowed;
use crosstable_games::GameId;
use crosstable_texts::{Lang, rules, text};

/// What is said of a game under the given ending; there must be something.
fn said(lang: Lang, id: GameId, ending: &str) -> String {
    let key = format!("{}-{ending}", id.id());
    let text = text(lang, &key, &[]);
    assert_ne!(text, key, "locales/{lang}/games.ftl does not say it");
    text
}

/// A file of the project.
fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_game_is_introduced_in_all_languages() {
    for (id, lang) in GameId::ALL.iter().flat_map(|id| Lang::ALL.map(|lang| (*id, lang))) {
        assert_eq!(said(lang, id, "name"), id.name(), "{lang}");
        for sentence in [said(lang, id, "pitch"), said(lang, id, "goal"), said(lang, id, "begins")] {
            assert!(sentence.ends_with(['.', '?']), "{lang}: not a sentence: {sentence}");
        }
        for label in [said(lang, id, "minutes"), said(lang, id, "age")] {
            assert!(!label.ends_with('.'), "{lang}: a label, not a sentence: {label}");
        }
    }
}

#[test]
fn the_number_of_players_is_that_of_the_game() {
    for (id, lang) in GameId::ALL.iter().flat_map(|id| Lang::ALL.map(|lang| (*id, lang))) {
        let players = said(lang, id, "players");
        let numbers: Vec<u8> =
            players.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
        // A game for exactly two says so once.
        let mut seats = vec![id.seats().0, id.seats().1];
        seats.dedup();
        assert_eq!(numbers, seats, "{lang}: {players}");
    }
}

#[test]
fn every_game_has_a_rule_page_in_all_languages() {
    for (id, lang) in GameId::ALL.iter().flat_map(|id| Lang::ALL.map(|lang| (*id, lang))) {
        let page = rules(id.id(), lang).unwrap_or_else(|| panic!("no rules of {} in {lang}", id.id()));
        assert_eq!(page.title, format!("{} (`{}`)", id.name(), id.id()));
        assert!(page.clauses().count() > 5, "{lang}: {} has hardly any rules", id.name());
    }
}

/// The browser explains each option and each of its values to people who open a table.
#[test]
fn every_option_has_its_words_in_all_languages() {
    for lang in Lang::ALL {
        let path = format!("locales/{lang}/web.ftl");
        let words = file(&path);
        let says = |key: &str| words.lines().any(|line| line.starts_with(&format!("{key} = ")));
        for id in GameId::ALL {
            for spec in (id.seats().0..=id.seats().1).flat_map(|players| id.option_specs(id.rules(), players))
            {
                let key = format!("option-{}", spec.key);
                assert!(says(&key), "{path} lacks {key}, an option of {id}");
                let Allowed::OneOf { names } = &spec.allowed else { continue };
                // Seats are numbers and need no words.
                for name in names.iter().filter(|name| name.parse::<u8>().is_err()) {
                    assert!(says(&format!("{key}-{name}")), "{path} lacks {key}-{name}, a value in {id}");
                }
            }
        }
    }
}

#[test]
fn the_documents_name_every_game() {
    for id in GameId::ALL {
        let (name, id) = (id.name(), id.id());
        let picture = format!("(docs/pictures/{id}.png) **{name}**");
        assert!(file("README.md").contains(&picture), "README.md shows no picture of {name}: {picture}");
        assert!(file("docs/notation.md").contains(&format!("\n| {id} | ")), "docs/notation.md lacks {id}");
        for folder in ["docs/rules", "docs/rules/de", "docs/rules/fr", "docs/rules/it"] {
            let index = format!("{folder}/README.md");
            assert!(file(&index).contains(&format!("\n- [{name}]({id}.md)")), "{index} lacks {name}");
        }
        for picture in [format!("docs/pictures/{id}.png"), format!("docs/pictures/{id}-phone-dark.png")] {
            let there = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&picture).is_file();
            assert!(there, "{picture} is missing; run `cargo xtask pictures`");
        }
    }
}
