//! The files of the project.

use std::fs;
use std::path::{Path, PathBuf};

/// One text file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Path from the root of the project, with `/` between folders.
    pub(crate) path: String,
    /// Its content.
    pub(crate) text: String,
}

impl File {
    /// Whether its name ends in one of these.
    pub(crate) fn is(&self, endings: &[&str]) -> bool {
        let ending = self.path.rsplit_once('.').map(|(_, ending)| ending);
        ending.is_some_and(|ending| endings.contains(&ending))
    }

    /// Its lines, numbered from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask is a folder of the project").to_owned()
}

/// All text files of the project, sorted by path, without generated ones. The list repeats `.gitignore`, so that the
/// check also runs without git.
pub(crate) fn files() -> Vec<File> {
    let mut files = Vec::new();
    collect(&root(), "", &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn is_generated(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or(path);
    let made = [
        "web/node_modules",
        "web/dist",
        "bench/peers/target",
        "fuzz/target",
        "python/target",
        "python/.hypothesis",
        "python/.mypy_cache",
        "python/.pytest_cache",
        "data",
        ".git",
        "Cargo.lock",
    ];
    // Inputs of the fuzzer are arbitrary bytes.
    let fuzzed = ["fuzz/seeds", "fuzz/corpus", "fuzz/artifacts"];
    first.starts_with("target") || made.contains(&path) || fuzzed.contains(&path)
}

fn collect(folder: &Path, under: &str, files: &mut Vec<File>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries.flatten() {
        let path = format!("{under}{}", entry.file_name().to_string_lossy());
        if is_generated(&path) {
            continue;
        }
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&entry.path(), &format!("{path}/"), files),
            // Pictures, fonts and databases are not text.
            Ok(kind) if kind.is_file() => {
                files.extend(fs::read_to_string(entry.path()).ok().map(|text| File { path, text }));
            }
            _ => {}
        }
    }
}
