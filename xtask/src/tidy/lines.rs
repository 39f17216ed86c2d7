//! Checks of single lines and files. Marks are put together with `concat!`, so that this file does not contain them.

use crate::project::File;

/// Longer files are hard to read.
const MOST_LINES: usize = 500;

pub(super) fn length(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| file.is(&["rs", "ts", "svelte", "css", "py"]));
    let long = sources.filter(|file| file.text.lines().count() > MOST_LINES);
    long.map(|file| format!("{} has more than {MOST_LINES} lines", file.path)).collect()
}

const UNFINISHED: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!("), concat!("unimple", "mented!(")];

pub(super) fn unfinished(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    let sources = ["rs", "ts", "svelte", "css", "py", "ftl", "toml", "js", "yml", "yaml", "sh"];
    for file in files.iter().filter(|file| file.is(&sources)) {
        for (number, line) in file.lines() {
            let unfinished = UNFINISHED.iter().find(|mark| line.contains(**mark));
            if let Some(mark) = unfinished.filter(|_| !names_an_issue(line)) {
                findings.push(format!("{}:{number} says {mark} without an issue (#12)", file.path));
            }
        }
    }
    findings
}

/// Whether the line contains something like `#12`.
fn names_an_issue(line: &str) -> bool {
    line.split('#').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Folders that exist on one machine only.
const FOLDERS: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

pub(super) fn machine_paths(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for file in files {
        for (number, line) in file.lines() {
            if let Some(folder) = FOLDERS.iter().find(|folder| names(line, folder)) {
                findings.push(format!("{}:{number} names {folder}", file.path));
            }
        }
    }
    findings
}

/// Whether a path in the line begins with the folder; the middle of a path or an address does not count.
fn names(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '}' | ')'))
    })
}

const IGNORE: &str = concat!("#[", "ignore");

pub(super) fn ignored_tests(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is(&["rs"])) {
        let marked = file.lines().filter(|(_, line)| line.contains(IGNORE));
        findings.extend(marked.map(|(number, _)| format!("{}:{number} switches a test off", file.path)));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_source_of_501_lines_is_too_long() {
        let files = [file("src/long.rs", &"\n".repeat(501)), file("src/short.ts", &"\n".repeat(500))];
        assert_eq!(length(&files), ["src/long.rs has more than 500 lines"]);
    }

    #[test]
    fn a_text_may_be_long() {
        assert!(length(&[file("docs/history.md", &"\n".repeat(9999))]).is_empty());
    }

    #[test]
    fn every_mark_is_found() {
        for mark in UNFINISHED {
            let text = format!("fn half() {{\n    // {mark}) the other half\n}}\n");
            let expected = format!("src/half.rs:2 says {mark} without an issue (#12)");
            assert_eq!(unfinished(&[file("src/half.rs", &text)]), [expected]);
        }
    }

    #[test]
    fn a_mark_with_an_issue_may_stay() {
        let text = format!("// {}(#12): the other half\n", UNFINISHED[0]);
        assert!(unfinished(&[file("src/half.rs", &text)]).is_empty());
    }

    #[test]
    fn a_path_on_a_machine_is_found() {
        for folder in FOLDERS {
            let text = format!("first\nsee {folder}notes.txt\n");
            assert_eq!(machine_paths(&[file("docs/a.md", &text)]), [format!("docs/a.md:2 names {folder}")]);
        }
    }

    #[test]
    fn the_middle_of_an_address_is_not() {
        let text = format!("https://example.org{}notes and src{}a.rs\n", FOLDERS[0], FOLDERS[2]);
        assert!(machine_paths(&[file("docs/a.md", &text)]).is_empty());
    }

    #[test]
    fn a_test_that_is_switched_off_is_found() {
        for off in [concat!("#[", "ignore]"), concat!("  #[", "ignore = \"slow\"]")] {
            let text = format!("#[test]\n{off}\nfn never_runs() {{}}\n");
            assert_eq!(ignored_tests(&[file("tests/a.rs", &text)]), ["tests/a.rs:2 switches a test off"]);
        }
    }

    #[test]
    fn a_test_that_runs_is_not() {
        assert!(ignored_tests(&[file("tests/a.rs", "#[test]\nfn runs() {}\n")]).is_empty());
    }
}
