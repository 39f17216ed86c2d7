//! `crosstable rules`.

mod common;

use common::{crosstable, program, run};
use crosstable_games::GameId;
use crosstable_texts::{Lang, RULES, rules};
use serde_json::Value;

#[test]
fn every_clause_of_every_page_is_one_line_in_a_pipe() {
    for lang in Lang::ALL {
        for page in RULES.iter().map(|file| file.name).filter(|name| *name != "README") {
            let ran = crosstable(&format!("rules {page} --lang {lang}"));
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{page}");
            assert!(
                !ran.stdout.contains('\x1b') && !ran.stdout.contains("**"),
                "{page} in {lang}: plain text"
            );
            let read = rules(page, lang).expect("a page");
            for clause in read.clauses() {
                let begins = format!("{}  ", clause.id);
                let lines = ran.stdout.lines().filter(|line| line.starts_with(&begins)).count();
                assert_eq!(lines, 1, "{} in {lang}", clause.id);
            }
        }
    }
}

#[test]
fn one_clause_is_found_with_and_without_its_game_however_it_is_typed() {
    let clause = "MX-04  Each turn: lay exactly one own card if you can (you must, [ruling]), then draw one from the \
                  pile (while it lasts). Who cannot lay misses the turn and draws nothing.\n";
    for args in ["rules mixx --clause MX-04", "rules --clause MX-04", "rules --clause mx-04"] {
        let ran = crosstable(args);
        assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(0), clause, ""), "{args}");
    }
    let german = crosstable("rules --clause MX-04 --lang de").stdout;
    assert!(german.starts_with("MX-04  ") && german != clause, "{german}");
    let mut from_the_environment = program("rules --clause MX-04");
    from_the_environment.env("CROSSTABLE_LANG", "de");
    assert_eq!(run(from_the_environment, "").stdout, german);
}

#[test]
fn a_clause_that_is_not_there_is_told() {
    let cases = [
        ("rules mixx --clause MX-99", "there is no rule 'MX-99' on that page; allowed: MX-01 to MX-17"),
        ("rules mixx --clause CW-01", "there is no rule 'CW-01' on that page; allowed: MX-01 to MX-17"),
        ("rules --clause 4", "there is no rule '4'; allowed: numbers such as MX-04"),
        ("rules --width 5", "width cannot be '5'; allowed: whole numbers from 20 to 1000"),
    ];
    for (args, fault) in cases {
        let ran = crosstable(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args}");
        assert_eq!(ran.stderr, format!("error: {fault}\n"));
    }
}

#[test]
fn lines_are_as_narrow_as_asked_for_and_nothing_is_lost() {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let wide = crosstable("rules crossado --lang fr").stdout;
    let narrow = crosstable("rules crossado --lang fr --width 44").stdout;
    assert!(narrow.lines().all(|line| line.chars().count() <= 44), "{narrow}");
    assert_eq!(words(&narrow), words(&wide));
}

#[test]
fn without_a_game_all_are_introduced() {
    for lang in Lang::ALL {
        let ran = crosstable(&format!("rules --lang {lang}"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert!(GameId::ALL.iter().all(|id| ran.stdout.contains(&format!("(`{id}`)"))), "{}", ran.stdout);
    }
    let list: Value = serde_json::from_str(&crosstable("rules --json").stdout).expect("JSON");
    let games: Vec<_> = list.as_array().expect("a list").iter().map(|game| game["game"].clone()).collect();
    assert_eq!(games, GameId::ALL.iter().map(|id| id.id()).collect::<Vec<_>>());
}

#[test]
fn a_page_and_a_clause_are_there_for_programs() {
    let page: Value = serde_json::from_str(&crosstable("rules mixx --lang it --json").stdout).expect("JSON");
    assert_eq!((page["page"].as_str(), page["lang"].as_str()), (Some("mixx"), Some("it")));
    let sections = page["sections"].as_array().expect("sections").iter();
    let clauses = sections.flat_map(|section| section["blocks"].as_array().expect("blocks"));
    let ids: Vec<_> = clauses.filter_map(|block| block["id"].as_str()).collect();
    let read = rules("mixx", Lang::It).expect("a page");
    assert_eq!(ids, read.clauses().map(|clause| clause.id.as_str()).collect::<Vec<_>>());
    let clause: Value =
        serde_json::from_str(&crosstable("rules --clause MX-14 --json").stdout).expect("JSON");
    assert_eq!((clause["page"].as_str(), clause["kind"].as_str()), (Some("mixx"), Some("clause")));
    assert_eq!(clause["marks"], serde_json::json!(["option"]));
}
