//! No file names a place on somebody's machine.

use crate::project::File;

/// Folders that exist on one machine and not on the next; put together here so that this file does not contain them.
const FOLDERS: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

pub(super) fn check(files: &[File]) -> Vec<String> {
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

/// Whether the folder stands in the line as the beginning of a path, not inside of one or of an address.
fn names(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '}' | ')'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_path_on_a_machine_is_found() {
        for folder in FOLDERS {
            let text = format!("first\nsee {folder}notes.txt\n");
            assert_eq!(check(&[file("docs/a.md", &text)]), [format!("docs/a.md:2 names {folder}")]);
        }
    }

    #[test]
    fn the_middle_of_an_address_is_not() {
        let text = format!("https://example.org{}notes and src{}a.rs\n", FOLDERS[0], FOLDERS[2]);
        assert!(check(&[file("docs/a.md", &text)]).is_empty());
    }
}
