//! `cargo xtask test`: all checks. Every step runs, also after a failure.

use std::num::NonZero;
use std::thread;
use std::time::Instant;

use crate::step::Command;
use crate::web::Built;
use crate::{broker, deny, play, python, tidy, wasm, web};

struct Outcome {
    name: &'static str,
    passed: bool,
    seconds: f64,
    /// A line for the summary.
    closing: Option<String>,
}

/// Runs all steps and prints a summary.
pub(crate) fn run() -> bool {
    let begun = Instant::now();
    // If there is none, the tests that need it fail and say so.
    let broker = broker::install();
    let mut outcomes = vec![
        cargo("format", "fmt --all --check"),
        step("tidy", "cargo xtask tidy", || (tidy::run(), None)),
        step("dependencies", "cargo deny check", deny::check),
        // Before the program is compiled, which embeds it.
        step("web client: fetch and build", "cargo xtask web", || (web::build(), None)),
        cargo("lints", "clippy --workspace --all-targets --keep-going --quiet -- -D warnings"),
    ];
    // The tests wait much of the time, mostly for elections of nodes. Steps that only need a processor run meanwhile;
    // builds do not, because two builds wait for each other.
    outcomes.push(build());
    outcomes.push(step("wasm", "cargo xtask wasm", || (wasm::compare(), None)));
    outcomes.push(step("python", "cargo xtask python", || (python::run(&[]), None)));
    outcomes.extend(thread::scope(|scope| {
        let beside = scope.spawn(beside_the_tests);
        let mut both = vec![tests(broker.as_deref())];
        both.extend(beside.join().expect("no step panics"));
        both
    }));
    // Alone, because pages time out under load.
    outcomes.push(step("play", "cargo xtask play --once", || (play::run(&["--once".to_owned()]), None)));
    outcomes.push(step("web client: in a browser", "playwright test", || {
        (web::drive(Built::WithTheTests, "--project=desktop --project=phone"), None)
    }));
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

/// Steps that need no more than one processor.
fn beside_the_tests() -> Vec<Outcome> {
    vec![
        beside("web client: types", web::npm("run --silent check")),
        beside("web client: tests", web::npm("test --silent")),
        beside("web client: weight", web::npm("run --silent size")),
        beside(
            "examples in the documentation",
            Command::cargo("test --workspace --doc --no-fail-fast --quiet"),
        ),
        // Warnings, such as broken links, are errors.
        beside(
            "documentation",
            Command::cargo("doc --workspace --no-deps --keep-going --quiet")
                .env("RUSTDOCFLAGS", "-D warnings"),
        ),
    ]
}

/// Announces, runs and times a step.
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

/// A step that runs beside others; its output is printed in one piece.
fn beside(name: &'static str, command: Command) -> Outcome {
    let begun = Instant::now();
    let shown = command.shown().to_owned();
    let (passed, printed) = command.run_captured();
    println!("\n=== {name}: {shown}\n{}", printed.trim_end());
    Outcome { name, passed, seconds: begun.elapsed().as_secs_f64(), closing: None }
}

fn has_nextest() -> bool {
    Command::cargo("nextest --version").quiet_output().is_some()
}

/// Builds the tests and the program.
fn build() -> Outcome {
    cargo(
        "build",
        if has_nextest() { "nextest run --workspace --no-run" } else { "test --workspace --no-run --quiet" },
    )
}

/// Runs the tests with nextest if it is installed, because it is faster.
fn tests(broker: Option<&str>) -> Outcome {
    let mut command = if has_nextest() {
        // Twice the number of processors, because half of the long tests only wait.
        let threads = 2 * thread::available_parallelism().map_or(1, NonZero::get);
        Command::cargo(&format!(
            "nextest run --workspace --no-fail-fast --test-threads {threads} --status-level fail \
             --final-status-level fail"
        ))
    } else {
        Command::cargo("test --workspace --lib --bins --tests --examples --no-fail-fast")
    };
    // What a developer's own `cargo test` leaves out, so that it answers at once.
    command = command.env("CROSSTABLE_THOROUGH", "1");
    if let Some(broker) = broker {
        command = command.env("CROSSTABLE_NATS_SERVER", broker);
    }
    let shown = command.shown().to_owned();
    step("tests", &shown, || {
        let (passed, printed) = command.run_tee();
        (passed, Some(closing(&printed)))
    })
}

/// How many tests ran: nextest's summary, or the sum of the summaries of the built-in harness.
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
