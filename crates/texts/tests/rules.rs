//! The rule pages say the same in all languages.
//!
//! No test can judge a translation. These find one that was left behind: a clause that came or went, a mark, a token,
//! a number or a reference that differs from the English page.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crosstable_texts::{Block, Lang, Mark, Page, RULES, rules};

/// The folder of a language, as it stands in the project.
fn folder(lang: Lang) -> String {
    if lang == Lang::En { "docs/rules".to_owned() } else { format!("docs/rules/{lang}") }
}

/// Calls back with each page of each other language: its path, the English page, the page.
fn translations(mut each: impl FnMut(&str, &Page, &Page)) {
    for file in RULES {
        let english = rules(file.name, Lang::En).expect("a listed page");
        for lang in [Lang::De, Lang::Fr, Lang::It] {
            let page = rules(file.name, lang).expect("a listed page");
            each(&format!("{}/{}.md", folder(lang), file.name), &english, &page);
        }
    }
}

/// What a section consists of: its heading aside, the clauses with their marks and the kinds of everything else.
fn outline(page: &Page) -> Vec<Vec<String>> {
    let sections = page.sections.iter().map(|section| &section.blocks);
    std::iter::once(&page.intro).chain(sections).map(|blocks| blocks.iter().map(kind).collect()).collect()
}

fn kind(block: &Block) -> String {
    match block {
        Block::Paragraph(_) => "a paragraph".to_owned(),
        Block::Item(_) => "a point".to_owned(),
        Block::Numbered(number, _) => format!("point {number}"),
        Block::Clause(clause) => format!("{} {:?}", clause.id, clause.marks),
    }
}

/// What a text must have in common with its translations, whatever the order of their words: tokens in backticks,
/// clauses it refers to, numbers in digits, marks.
fn facts(text: &str) -> Vec<String> {
    let mut facts: Vec<String> =
        Mark::within(text).into_iter().map(|mark| format!("[{}]", mark.word())).collect();
    for (index, part) in text.split('`').enumerate() {
        if index % 2 == 1 {
            facts.push(format!("`{part}`"));
        } else {
            facts.extend(part.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').flat_map(numbers));
        }
    }
    facts.sort();
    facts
}

/// `CR-07` as it is; of any other word the numbers in it.
fn numbers(word: &str) -> Vec<String> {
    if word.starts_with(|c: char| c.is_ascii_uppercase()) && word.ends_with(|c: char| c.is_ascii_digit()) {
        return vec![word.to_owned()];
    }
    word.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).map(str::to_owned).collect()
}

#[test]
fn facts_are_found_whatever_the_order_of_the_words() {
    let text = "**[ruling: as in `stop`]** 2-4 players, see CR-07 and the 6x6 board";
    let other = "the board of 6x6, see CR-07, for 4 or 2 (`stop`) **[ruling]**";
    assert_eq!(facts(text), ["2", "4", "6", "6", "CR-07", "[ruling]", "`stop`"]);
    assert_eq!(facts(other), facts(text));
}

#[test]
fn all_languages_have_the_same_clauses_with_the_same_marks_in_the_same_order() {
    translations(|path, english, page| {
        let (ours, theirs) = (outline(page), outline(english));
        assert_eq!(ours.len(), theirs.len(), "{path} has not as many headings as the English page");
        for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
            assert_eq!(ours, theirs, "{path}, part {number}: left ours, right the English page");
        }
    });
}

#[test]
fn all_languages_have_the_same_tokens_numbers_references_and_marks_in_each_text() {
    let mut stale = Vec::new();
    translations(|path, english, page| {
        for (ours, theirs) in page.blocks().zip(english.blocks()) {
            let (have, should) = (facts(ours.text()), facts(theirs.text()));
            if have != should {
                stale.push(format!(
                    "{path}, {}:\n  has     {}\n  English {}",
                    kind(ours),
                    have.join(" "),
                    should.join(" ")
                ));
            }
        }
    });
    assert!(stale.is_empty(), "translations to bring up to date:\n{}", stale.join("\n"));
}

#[test]
fn titles_name_the_game_by_its_id() {
    translations(|path, english, page| {
        assert!(!page.title.is_empty(), "{path} has no title");
        assert_eq!(facts(&page.title), facts(&english.title), "{path}");
    });
}

#[test]
fn no_clause_stands_twice_and_none_is_empty() {
    let mut seen = BTreeSet::new();
    for file in RULES {
        let page = rules(file.name, Lang::En).expect("a listed page");
        for clause in page.clauses() {
            assert!(seen.insert(clause.id.clone()), "{} stands twice", clause.id);
            assert!(clause.text.ends_with(['.', ')', '*']), "{} does not end: {}", clause.id, clause.text);
        }
    }
    assert!(seen.contains("MX-16") && seen.contains("T-14"), "{seen:?}");
}

#[test]
fn whatever_begins_in_bold_like_a_clause_is_one() {
    for (file, lang) in RULES.iter().flat_map(|file| Lang::ALL.map(|lang| (file, lang))) {
        let page = rules(file.name, lang).expect("a listed page");
        for block in page.blocks() {
            if let Block::Item(text) = block {
                assert!(!text.starts_with("**"), "{}/{}.md: not a clause: {text}", folder(lang), file.name);
            }
        }
    }
}

#[test]
fn every_rule_page_is_part_of_the_program() {
    let listed: BTreeSet<String> = RULES.iter().map(|file| format!("{}.md", file.name)).collect();
    for lang in Lang::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder(lang));
        let entries = fs::read_dir(&path).expect("the folder is there");
        let files = entries.map(|entry| entry.expect("the folder stays as it is").path());
        let pages: BTreeSet<String> = files
            .filter(|file| file.extension().is_some_and(|ending| ending == "md"))
            .filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()))
            .collect();
        assert_eq!(pages, listed, "{}", path.display());
    }
}
