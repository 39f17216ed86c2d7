//! `cargo xtask test`: everything the project can check of itself. Every step runs, whatever became of the others.

use std::time::Instant;

use crate::step::Command;
use crate::{broker, tidy, web};

/// How a step went.
struct Outcome {
    name: &'static str,
    passed: bool,
    seconds: f64,
    /// What it says in closing, if that is worth repeating.
    closing: Option<String>,
}

/// Runs all steps and says at the end which failed.
pub(crate) fn run() -> bool {
    let begun = Instant::now();
    // If there is none in the end, the tests that need it fail and say so.
    broker::install();
    let outcomes = [
        cargo("format", "fmt --all --check"),
        cargo("lints", "clippy --workspace --all-targets --keep-going --quiet -- -D warnings"),
        tests(),
        cargo("examples in the documentation", "test --workspace --doc --no-fail-fast --quiet"),
        documentation(),
        step("tidy", "cargo xtask tidy", || (tidy::run(), None)),
        step("web client: fetch and build", "cargo xtask web", || (web::build(), None)),
        command("web client: types", web::npm("run --silent check")),
        command("web client: tests", web::npm("test --silent")),
        command("web client: weight", web::npm("run --silent size")),
        step("web client: in a browser", "playwright test", || {
            (web::drive("--project=desktop --project=phone"), None)
        }),
    ];
    println!("\n=== summary");
    for outcome in &outcomes {
        let verdict = if outcome.passed { "ok    " } else { "FAILED" };
        let closing = outcome.closing.as_deref().unwrap_or_default();
        println!("{verdict} {:>6.1} s  {:<30} {closing}", outcome.seconds, outcome.name);
    }
    let failed: Vec<_> =
        outcomes.iter().filter(|outcome| !outcome.passed).map(|outcome| outcome.name).collect();
    let seconds = begun.elapsed().as_secs_f64();
    if failed.is_empty() {
        println!("All {} steps passed in {seconds:.1} s.", outcomes.len());
    } else {
        println!("{} of {} steps failed: {}.", failed.len(), outcomes.len(), failed.join(", "));
    }
    failed.is_empty()
}

/// Announces a step, runs it and takes the time.
fn step(name: &'static str, shown: &str, run: impl FnOnce() -> (bool, Option<String>)) -> Outcome {
    println!("\n=== {name}: {shown}");
    let begun = Instant::now();
    let (passed, closing) = run();
    Outcome { name, passed, seconds: begun.elapsed().as_secs_f64(), closing }
}

/// A step that is one cargo command.
fn cargo(name: &'static str, args: &str) -> Outcome {
    command(name, Command::cargo(args))
}

fn command(name: &'static str, command: Command) -> Outcome {
    let shown = command.shown().to_owned();
    step(name, &shown, || (command.run(), None))
}

/// The tests proper: with nextest where it is installed, for its speed, else with what every Rust has.
fn tests() -> Outcome {
    let has_nextest = Command::cargo("nextest --version").quiet_output().is_some();
    let command = if has_nextest {
        Command::cargo("nextest run --workspace --no-fail-fast --status-level fail --final-status-level fail")
    } else {
        Command::cargo("test --workspace --lib --bins --tests --examples --no-fail-fast")
    };
    let shown = command.shown().to_owned();
    step("tests", &shown, || {
        let (passed, printed) = command.run_and_keep();
        (passed, Some(closing(&printed)))
    })
}

/// Warnings of the documentation (broken links above all) are faults.
fn documentation() -> Outcome {
    let build =
        Command::cargo("doc --workspace --no-deps --keep-going --quiet").env("RUSTDOCFLAGS", "-D warnings");
    command("documentation", build)
}

/// How many tests ran: nextest's closing line, or the sum of all closing lines of the built-in harness.
fn closing(printed: &str) -> String {
    if let Some(line) = printed.lines().rev().find(|line| line.trim_start().starts_with("Summary")) {
        return line.split(']').next_back().unwrap_or(line).trim().to_owned();
    }
    let results = printed.lines().filter_map(|line| line.strip_prefix("test result: "));
    let (mut passed, mut failed) = (0, 0);
    for result in results {
        passed += number_before(result, " passed");
        failed += number_before(result, " failed");
    }
    format!("{} tests run: {passed} passed, {failed} failed", passed + failed)
}

/// The number that stands before a word.
fn number_before(text: &str, word: &str) -> u32 {
    let before = text.split(word).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_of_nextest_is_taken_as_it_is() {
        let printed = "  PASS x\n------\n     Summary [   1.2s] 12 tests run: 12 passed, 0 skipped\n";
        assert_eq!(closing(printed), "12 tests run: 12 passed, 0 skipped");
    }

    #[test]
    fn the_closing_lines_of_the_built_in_harness_are_added_up() {
        let printed = "test result: ok. 5 passed; 0 failed; 0 ignored\n\
                       test result: FAILED. 7 passed; 2 failed; 0 ignored\n";
        assert_eq!(closing(printed), "14 tests run: 12 passed, 2 failed");
    }
}
