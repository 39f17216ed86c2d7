//! No test is switched off.

use crate::project::File;

/// Put together here so that this file does not contain it.
const MARK: &str = concat!("#[", "ignore");

pub(super) fn check(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is(&["rs"])) {
        let marked = file.lines().filter(|(_, line)| line.contains(MARK));
        findings.extend(marked.map(|(number, _)| format!("{}:{number} switches a test off", file.path)));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_test_that_is_switched_off_is_found() {
        for off in [concat!("#[", "ignore]"), concat!("  #[", "ignore = \"slow\"]")] {
            let text = format!("#[test]\n{off}\nfn never_runs() {{}}\n");
            assert_eq!(check(&[file("tests/a.rs", &text)]), ["tests/a.rs:2 switches a test off"]);
        }
    }

    #[test]
    fn a_test_that_runs_is_not() {
        assert!(check(&[file("tests/a.rs", "#[test]\nfn runs() {}\n")]).is_empty());
    }
}
