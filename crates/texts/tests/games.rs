//! Every game is introduced in all languages.

use crosstable_games::GameId;
use crosstable_texts::{Lang, rules, text};

/// What is said of a game under the given ending; there must be something.
fn said(lang: Lang, id: GameId, ending: &str) -> String {
    let key = format!("{}-{ending}", id.id());
    let text = text(lang, &key, &[]);
    assert_ne!(text, key, "locales/{lang}/games.ftl does not say it");
    text
}

#[test]
fn every_game_is_introduced_in_all_languages() {
    for (id, lang) in GameId::ALL.iter().flat_map(|id| Lang::ALL.map(|lang| (*id, lang))) {
        assert_eq!(said(lang, id, "name"), id.name(), "{lang}");
        for sentence in [said(lang, id, "pitch"), said(lang, id, "goal")] {
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
        let (min, max) = id.seats();
        assert_eq!(numbers, [min, max], "{lang}: {players}");
    }
}

#[test]
fn every_game_has_a_rule_page_in_all_languages() {
    for (id, lang) in GameId::ALL.iter().flat_map(|id| Lang::ALL.map(|lang| (*id, lang))) {
        let page = rules(id.id(), lang).unwrap_or_else(|| panic!("no rules of {} in {lang}", id.id()));
        assert_eq!(page.title, format!("{} (`{}`)", id.name(), id.id()));
        assert!(page.clauses().count() > 10, "{lang}: {} has hardly any rules", id.name());
    }
}
