//! No source file is too long to be read in one sitting.

use crate::project::File;

const MOST_LINES: usize = 500;

pub(super) fn check(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| file.is(&["rs", "ts", "svelte", "css", "py"]));
    let long = sources.filter(|file| file.text.lines().count() > MOST_LINES);
    long.map(|file| format!("{} has more than {MOST_LINES} lines", file.path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_source_of_501_lines_is_too_long() {
        let files = [file("src/long.rs", &"\n".repeat(501)), file("src/short.ts", &"\n".repeat(500))];
        assert_eq!(check(&files), ["src/long.rs has more than 500 lines"]);
    }

    #[test]
    fn a_text_may_be_long() {
        assert!(check(&[file("docs/history.md", &"\n".repeat(9999))]).is_empty());
    }
}
