//! `cargo xtask fuzz`: every target of the fuzzer for a while, and how far each came.

use std::fs;

use crate::project;
use crate::step::Command;

/// How long each target runs if nothing else is asked for.
const SECONDS: u64 = 60;

/// Runs all targets, or those that are named, one after the other; fails if one finds something.
pub(crate) fn run(args: &[String]) -> bool {
    let seconds = args.first().and_then(|first| first.parse::<u64>().ok());
    let named = if seconds.is_some() { &args[1..] } else { args };
    let all = targets();
    if let Some(unknown) = named.iter().find(|name| !all.contains(name)) {
        eprintln!("there is no target '{unknown}'; allowed: {}", all.join(", "));
        return false;
    }
    if Command::program("cargo", "+nightly fuzz --version").quiet_output().is_none() {
        eprintln!("The fuzzer needs: rustup toolchain install nightly && cargo install cargo-fuzz");
        return false;
    }
    if !Command::cargo("run --quiet --package crosstable-fuzzing --example seeds").run() {
        return false;
    }
    // The sanitizers look for what only unsafe code can do, of which there is none here; without them it is faster.
    if !Command::program("cargo", "+nightly fuzz build --sanitizer none").run() {
        return false;
    }
    let chosen = if named.is_empty() { &all[..] } else { named };
    let mut lines = Vec::new();
    let mut fine = true;
    for name in chosen {
        let (passed, printed) = fuzz(name, seconds.unwrap_or(SECONDS));
        fine &= passed;
        lines.push(format!("{:<12} {}", name, summary(passed, &printed)));
    }
    println!("\n{:<12} {:>12} {:>9}", "target", "executions", "edges");
    println!("{}", lines.join("\n"));
    fine
}

/// The names of all targets, sorted.
fn targets() -> Vec<String> {
    let files = fs::read_dir(project::root().join("fuzz/fuzz_targets")).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.filter_map(|name| name.strip_suffix(".rs").map(str::to_owned)).collect();
    names.sort();
    names
}

/// One target; new inputs go into `fuzz/corpus`, which git does not keep.
fn fuzz(name: &str, seconds: u64) -> (bool, String) {
    let corpus = format!("fuzz/corpus/{name}");
    if let Err(error) = fs::create_dir_all(project::root().join(&corpus)) {
        return (false, error.to_string());
    }
    // Inputs that once broke something, if there are any.
    let kept = format!("fuzz/seeds/{name}");
    let kept = if project::root().join(&kept).is_dir() { kept } else { String::new() };
    let args = format!(
        "+nightly fuzz run --sanitizer none {name} {corpus} {kept} -- -max_total_time={seconds} \
         -max_len=8192 -timeout=10 -print_final_stats=1"
    );
    Command::program("cargo", &args).run_tee()
}

/// What the fuzzer said at its end.
fn summary(passed: bool, printed: &str) -> String {
    let executed = printed.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    let edges = printed.lines().rev().find_map(|line| line.split_once("cov: ")?.1.split(' ').next());
    let verdict = if passed { "" } else { "  FAILED; the input is in fuzz/artifacts" };
    format!("{:>12} {:>9}{verdict}", executed.map_or("?", str::trim), edges.unwrap_or("?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_has_what_the_fuzzer_said_last() {
        let printed =
            "#2 INITED cov: 7 ft: 8\n#9 NEW    cov: 12 ft: 20 corp: 2\nstat::number_of_executed_units: 345\n";
        assert_eq!(summary(true, printed), "         345        12");
        assert!(summary(false, "").ends_with("FAILED; the input is in fuzz/artifacts"));
    }

    #[test]
    fn there_are_targets() {
        assert!(targets().iter().any(|name| name == "records"), "{:?}", targets());
    }
}
