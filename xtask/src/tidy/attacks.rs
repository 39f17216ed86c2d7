//! Every test that the threat model names exists.
//!
//! The rows of its second table name tests in code quotes. A name is a test if a Rust file has a function of that name.

use crate::project::File;

const PAGE: &str = "docs/threat-model.md";
/// The header of the table.
const HEADER: &str = "| attack | test | result |";

pub(super) fn check(files: &[File]) -> Vec<String> {
    let Some(page) = files.iter().find(|file| file.path == PAGE) else {
        return vec![format!("{PAGE} is missing")];
    };
    let sources: Vec<&File> = files.iter().filter(|file| file.is(&["rs"])).collect();
    let exists = |name: &str| {
        let function = format!("fn {name}(");
        sources.iter().any(|file| file.text.contains(&function))
    };
    let rows = page.lines().skip_while(|(_, line)| *line != HEADER).skip(2);
    let mut findings = Vec::new();
    for (number, row) in rows.take_while(|(_, line)| line.starts_with('|')) {
        let tests: Vec<&str> =
            row.split('|').nth(2).unwrap_or_default().split('`').skip(1).step_by(2).collect();
        if tests.is_empty() {
            findings.push(format!("{PAGE}:{number} names no test"));
        }
        for test in tests.iter().filter(|test| !exists(test)) {
            findings.push(format!("{PAGE}:{number} names the test {test}, which does not exist"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    fn found(rows: &str) -> Vec<String> {
        let page = format!("# Threats\n{HEADER}\n|---|---|---|\n{rows}\n");
        check(&[file(PAGE, &page), file("crates/a/tests/b.rs", "#[test]\nfn thieves_find_nothing() {}")])
    }

    #[test]
    fn tests_that_exist_are_accepted() {
        assert_eq!(found("| stealing | `thieves_find_nothing` | nothing |"), Vec::<String>::new());
    }

    #[test]
    fn a_test_that_does_not_exist_is_named() {
        let findings = found("| stealing | `thieves_find_nothing`, `thieves_are_tired` | nothing |");
        assert_eq!(
            findings,
            ["docs/threat-model.md:4 names the test thieves_are_tired, which does not exist"]
        );
        assert_eq!(found("| stealing | some day | nothing |"), ["docs/threat-model.md:4 names no test"]);
    }
}
