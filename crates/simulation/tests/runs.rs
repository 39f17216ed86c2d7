//! A fixed set of seeds: nothing that must always hold is violated, and the same seed is the same run.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::{Command, Output};

/// The seeds of the checks. `cargo xtask simulate` tries fresh ones.
const SEEDS: u64 = 24;

fn simulate(args: &[String]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_crosstable-simulation")).args(args).output().unwrap()
}

#[test]
fn nothing_is_violated() {
    let output = simulate(&[format!("--seeds={SEEDS}")]);
    let told = String::from_utf8_lossy(&output.stdout);
    println!("{told}");
    assert!(output.status.success());
    let last = told.lines().last().unwrap();
    assert!(last.starts_with(&format!("{SEEDS} seeds")), "{last}");
    // Enough has happened for this to mean something.
    let number = |name: &str| -> u64 {
        let words: Vec<&str> = last.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let after = words.windows(2).filter(|pair| pair[1] == name).find_map(|pair| pair[0].parse().ok());
        after.unwrap_or_else(|| panic!("no {name} in {last}"))
    };
    assert!(number("faults") > 200 && number("twins") > 100, "{last}");
}

/// Also what depends on hash maps, on `select!` and on which task runs first.
#[cfg(target_os = "linux")]
#[test]
fn a_seed_is_the_same_run_bit_by_bit() {
    let mut runs = Vec::new();
    for seed in 0..4 {
        let [one, other] = [(); 2].map(|()| simulate(&[format!("--run={seed}")]).stdout);
        let one = String::from_utf8(one).unwrap();
        assert!(one.starts_with("= hash "), "{one}");
        assert_eq!(one, String::from_utf8_lossy(&other), "seed {seed}");
        runs.push(one);
    }
    runs.dedup();
    assert_eq!(runs.len(), 4, "other seeds are other runs");
}
