//! `cargo xtask bench`: counts the instructions of fixed pieces of work with valgrind, so that a regression shows on a
//! noisy machine, and compares with `bench/counts.txt`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::apt;
use crate::counts::{Count, Counts};
use crate::project;
use crate::step::Command;
use crate::web::target;

/// How a new figure becomes the committed one.
const UPDATE: &str = "If that was meant, `cargo xtask bench --update` writes it to bench/counts.txt.";

/// What came out.
pub(crate) struct Outcome {
    pub(crate) passed: bool,
    /// The table, and what is wrong.
    pub(crate) printed: String,
    /// A line for a summary.
    pub(crate) closing: String,
}

impl Outcome {
    fn failed(why: &str) -> Self {
        Outcome { passed: false, printed: String::new(), closing: why.to_owned() }
    }
}

/// Counts and compares; with `--update`, writes the file. Other arguments choose work by the beginning of its name.
pub(crate) fn run(args: &[String]) -> bool {
    let (options, chosen): (Vec<_>, Vec<_>) = args.iter().cloned().partition(|arg| arg.starts_with('-'));
    if options.iter().any(|option| option != "--update") {
        eprintln!("usage: cargo xtask bench [--update] [NAME ...]");
        return false;
    }
    if !build() {
        return false;
    }
    let outcome = if options.is_empty() { compare(&chosen) } else { update(&chosen) };
    print!("{}", outcome.printed);
    println!("{}", outcome.closing);
    outcome.passed
}

/// Builds the program with the work.
pub(crate) fn build() -> bool {
    Command::cargo("build --release --quiet --package crosstable-workloads").run()
}

fn compare(chosen: &[String]) -> Outcome {
    match count(chosen).and_then(|now| Ok((now, committed()?))) {
        Ok((now, committed)) => compared(&now, &committed, chosen.is_empty()),
        Err(why) => Outcome::failed(&why),
    }
}

fn compared(now: &Counts, committed: &Counts, all: bool) -> Outcome {
    let (changes, counted) = (now.changes(committed, all), now.counts.len());
    let mut printed = now.beside(committed);
    for change in &changes {
        printed.extend([change.as_str(), "\n"]);
    }
    if !changes.is_empty() {
        printed.extend([UPDATE, "\n"]);
    }
    let closing = if changes.is_empty() {
        format!("{counted} counts are within 10 % of the committed ones")
    } else {
        format!("{} of {counted} counts are not within 10 % of the committed ones", changes.len())
    };
    if now.toolchain == committed.toolchain {
        return Outcome { passed: changes.is_empty(), printed, closing };
    }
    // What another compiler makes of the same sources is nobody's regression.
    let closing = format!("{closing}; nothing fails, because they were counted with another toolchain");
    let (here, there) = (now.toolchain.as_str(), committed.toolchain.as_str());
    printed.extend(["Here is ", here, "; the committed counts are of ", there, ".\n"]);
    Outcome { passed: true, printed, closing }
}

fn update(chosen: &[String]) -> Outcome {
    let write = || {
        let now = count(chosen)?;
        let before = committed();
        let counts = match &before {
            Ok(before) if !chosen.is_empty() && before.toolchain == now.toolchain => now.over(before),
            Ok(_) | Err(_) if chosen.is_empty() => now.clone(),
            _ => return Err("the committed counts are of another toolchain; update all of them".to_owned()),
        };
        fs::write(file(), counts.to_string()).map_err(|error| format!("{}: {error}", file().display()))?;
        Ok(before.map_or_else(|why| format!("{why}\n"), |before| now.beside(&before)))
    };
    match write() {
        Ok(printed) => Outcome { passed: true, printed, closing: format!("{} is written", file().display()) },
        Err(why) => Outcome::failed(&why),
    }
}

fn file() -> PathBuf {
    project::root().join("bench/counts.txt")
}

fn committed() -> Result<Counts, String> {
    let text = fs::read_to_string(file()).map_err(|error| format!("bench/counts.txt: {error}"))?;
    Counts::read(&text).map_err(|why| format!("bench/counts.txt: {why}"))
}

/// Does the work under callgrind, which counts the instructions of all threads and writes them down whenever the program
/// says that a piece of work is done.
fn count(chosen: &[String]) -> Result<Counts, String> {
    let toolchain = toolchain()?;
    let folder = target().join("bench");
    // The counts of the last time.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let out = folder.join("counts");
    let (files, program) = (format!("--callgrind-out-file={}", out.display()), program());
    let options = [
        "--quiet",
        "--tool=callgrind",
        // Names of functions are enough, and lines would take long to read.
        "--read-inline-info=no",
        "--compress-strings=yes",
        "--zero-before=*::begin_counting*",
        "--dump-before=*::end_counting*",
        &files,
        &program.to_string_lossy(),
    ];
    let command =
        Command::program("valgrind", "").args(options.map(str::to_owned)).args(chosen.iter().cloned());
    let lines = command.output().ok_or("the workloads do not run under valgrind")?;
    let counts: Result<Vec<_>, _> =
        (1..).zip(lines.lines()).map(|(number, line)| counted(line, &out, number)).collect();
    let counts = counts?;
    if counts.is_empty() {
        return Err(format!("no workload has a name that begins with {}", chosen.join(" or ")));
    }
    Ok(Counts { toolchain, counts })
}

fn program() -> PathBuf {
    target().join(format!("release/crosstable-workloads{}", std::env::consts::EXE_SUFFIX))
}

/// What the program says of a piece of work, and what callgrind has written at its end.
fn counted(line: &str, out: &Path, number: usize) -> Result<Count, String> {
    let said = || {
        let (name, rest) = line.split_once(' ')?;
        let (units, unit) = rest.split_once(' ')?;
        Some((name, units.parse::<u64>().ok().filter(|units| *units > 0)?, unit))
    };
    let (name, units, unit) = said().ok_or_else(|| format!("the workloads say '{line}'"))?;
    let path = format!("{}.{number}", out.display());
    let written = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let instructions = total(&written).ok_or_else(|| format!("{path} has no total"))?;
    Ok(Count {
        name: name.to_owned(),
        instructions: (instructions + units / 2) / units,
        unit: unit.to_owned(),
    })
}

/// The instructions in a file of callgrind's.
fn total(written: &str) -> Option<u64> {
    let total = written.lines().find_map(|line| line.strip_prefix("totals: "));
    total?.trim().parse().ok()
}

/// The compiler and valgrind, which is installed where it is missing.
fn toolchain() -> Result<String, String> {
    let valgrind = || Command::program("valgrind", "--version").quiet_output();
    let installed = || apt::install("valgrind").then(valgrind).flatten();
    let valgrind = valgrind().or_else(installed).ok_or(
        "Instructions cannot be counted: there is no valgrind, and it cannot be installed with apt-get. Install it.",
    )?;
    let rustc = Command::program("rustc", "-vV").quiet_output().ok_or("rustc does not say its version")?;
    let field = |name| rustc.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim();
    let version = rustc.lines().next().unwrap_or_default();
    Ok(format!("{version}, {}, {}", field("host:"), valgrind.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(toolchain: &str, instructions: u64) -> Counts {
        let count = Count { name: "move/mixx".to_owned(), instructions, unit: "a move".to_owned() };
        Counts { toolchain: toolchain.to_owned(), counts: vec![count] }
    }

    #[test]
    fn a_slower_piece_of_work_fails_and_is_named() {
        let outcome = compared(&counts("one", 1300), &counts("one", 1000), true);
        assert!(!outcome.passed);
        assert!(outcome.printed.contains("move/mixx takes 30.0 % more instructions"), "{}", outcome.printed);
        assert!(outcome.printed.contains("cargo xtask bench --update"), "{}", outcome.printed);
        assert_eq!(outcome.closing, "1 of 1 counts are not within 10 % of the committed ones");
        assert!(compared(&counts("one", 1050), &counts("one", 1000), true).passed);
    }

    #[test]
    fn counts_of_another_toolchain_are_compared_and_do_not_fail() {
        let outcome = compared(&counts("two", 1300), &counts("one", 1000), true);
        assert!(outcome.passed);
        assert!(outcome.printed.contains("move/mixx takes 30.0 % more instructions"), "{}", outcome.printed);
        assert!(outcome.closing.contains("another toolchain"), "{}", outcome.closing);
    }

    #[test]
    fn the_total_of_callgrind_is_read() {
        let written = "version: 1\nevents: Ir\nsummary: 1234\n\nfn=(1)\n0 1234\n\ntotals: 1234\n";
        assert_eq!(total(written), Some(1234));
        assert_eq!(total("version: 1\nsummary: 1\n"), None);
    }
}
