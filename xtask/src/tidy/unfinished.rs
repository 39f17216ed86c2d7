//! Nothing is left unfinished without an issue that says what is missing.

use crate::project::File;

/// Put together here so that this file does not contain them.
const MARKS: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!("), concat!("unimple", "mented!(")];

pub(super) fn check(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    let sources = ["rs", "ts", "svelte", "css", "py", "ftl", "toml", "js", "yml", "yaml", "sh"];
    for file in files.iter().filter(|file| file.is(&sources)) {
        for (number, line) in file.lines() {
            let unfinished = MARKS.iter().find(|mark| line.contains(**mark));
            if let Some(mark) = unfinished.filter(|_| !names_an_issue(line)) {
                findings.push(format!("{}:{number} says {mark} without an issue (#12)", file.path));
            }
        }
    }
    findings
}

/// Whether there is something like `#12` in the line.
fn names_an_issue(line: &str) -> bool {
    line.split('#').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn every_mark_is_found() {
        for mark in MARKS {
            let text = format!("fn half() {{\n    // {mark}) the other half\n}}\n");
            let expected = format!("src/half.rs:2 says {mark} without an issue (#12)");
            assert_eq!(check(&[file("src/half.rs", &text)]), [expected]);
        }
    }

    #[test]
    fn a_mark_with_an_issue_may_stay() {
        let text = format!("// {}(#12): the other half\n", MARKS[0]);
        assert!(check(&[file("src/half.rs", &text)]).is_empty());
    }
}
