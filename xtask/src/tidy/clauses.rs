//! Every clause of the rules has a test.
//!
//! A clause is a line `- **CW-07** …` in `docs/rules`; the translations in its subfolders have the same clauses. A test
//! names a clause in its doc comment: `/// CW-07: …`.

use std::collections::BTreeSet;

use crate::project::File;

pub(super) fn check(files: &[File]) -> Vec<String> {
    let tested: BTreeSet<String> =
        files.iter().filter(|file| file.is(&["rs"])).flat_map(|file| tested_clauses(&file.text)).collect();
    let mut findings = Vec::new();
    for page in files.iter().filter(|file| is_page(&file.path) && file.is(&["md"])) {
        for (number, line) in page.lines() {
            if let Some(clause) = clause_of(line).filter(|clause| !tested.contains(clause)) {
                findings.push(format!("{}:{number} {clause} is named by no test", page.path));
            }
        }
    }
    findings
}

fn is_page(path: &str) -> bool {
    path.strip_prefix("docs/rules/").is_some_and(|name| !name.contains('/'))
}

/// The clause of a line of a rules page.
fn clause_of(line: &str) -> Option<String> {
    let stated = line.strip_prefix("- **")?;
    ids(stated.split(['*', ' ']).next()?).next()
}

/// The clauses in the doc comments of test functions.
fn tested_clauses(source: &str) -> BTreeSet<String> {
    let mut tested = BTreeSet::new();
    let mut comment = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment.extend(ids(text));
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else if !line.starts_with("//") {
            // The item after the attributes is the one that the comment documents.
            if is_test {
                tested.append(&mut comment);
            }
            comment.clear();
            is_test = false;
        }
    }
    tested
}

/// Everything in a text that looks like `CW-07`.
fn ids(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| is_id(word)).map(str::to_owned)
}

fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        (1..=3).contains(&game.len())
            && game.bytes().all(|b| b.is_ascii_uppercase())
            && number.len() == 2
            && number.bytes().all(|b| b.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    const RULES: &str = "# Chess\n- **CH-01** The board.\n- **CH-02 [ruling]** Castling, see CH-09.\n";

    fn found(source: &str) -> Vec<String> {
        check(&[file("docs/rules/chess.md", RULES), file("crates/chess/tests/all.rs", source)])
    }

    #[test]
    fn a_clause_without_a_test_is_found() {
        let source = "/// CH-01: eight by eight.\n#[test]\nfn board() {}\n";
        assert_eq!(found(source), ["docs/rules/chess.md:3 CH-02 is named by no test"]);
    }

    #[test]
    fn a_translation_is_not_counted_again() {
        assert!(check(&[file("docs/rules/de/chess.md", RULES)]).is_empty());
    }

    #[test]
    fn one_comment_may_name_several_clauses() {
        assert!(found("/// CH-01, CH-02: both.\n///\n/// More.\n#[test]\nfn all() {}\n").is_empty());
    }

    #[test]
    fn a_comment_on_anything_but_a_test_does_not_count() {
        let source = "/// CH-01 and CH-02.\nfn helper() {}\n// CH-01 CH-02\n#[test]\nfn board() {}\n";
        assert_eq!(found(source).len(), 2);
    }

    #[test]
    fn a_name_inside_the_test_does_not_count() {
        let source = "#[test]\nfn board() {\n    let _ = \"CH-01\";\n    /// CH-02\n    let _ = 1;\n}\n";
        assert_eq!(found(source).len(), 2);
    }
}
