//! Every target, with its seeds and with mutations of them, on any toolchain.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_fuzzing::{TARGETS, Target, mutate, seeds, target};
use crosstable_games::GameId;

/// How many mutations each seed has.
const MUTATIONS: u64 = 150;

/// The folder of a target's seeds.
fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target.name)
}

/// Says which input it was, should the target panic.
struct Witness<'a> {
    target: &'a Target,
    seed: &'a str,
    mutation: Option<u64>,
    input: &'a [u8],
}

impl Drop for Witness<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let Witness { target, seed, mutation, input } = self;
            let input = input.escape_ascii();
            eprintln!("{} panicked on seed {seed}, mutation {mutation:?}: b\"{input}\"", target.name);
        }
    }
}

/// The committed seeds of a target, by name.
fn committed(target: &Target) -> Vec<(String, Vec<u8>)> {
    let entries =
        fs::read_dir(folder(target)).unwrap_or_else(|error| panic!("seeds of {}: {error}", target.name));
    let files = entries.map(|entry| entry.expect("a readable folder").path());
    let mut seeds: Vec<_> = files
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, fs::read(path).expect("a readable file"))
        })
        .collect();
    seeds.sort();
    assert!(!seeds.is_empty(), "{} has no seeds", target.name);
    seeds
}

/// Runs all seeds of a target and mutations of them. What is random is decided by the number of the mutation, which is
/// printed with the input if it fails.
fn smoke(name: &str) {
    let target = target(name).expect("a target");
    for (seed, input) in committed(target) {
        let try_one = |mutation, input: &[u8]| {
            let _witness = Witness { target, seed: &seed, mutation, input };
            (target.run)(input);
        };
        try_one(None, &input);
        for mutation in 0..MUTATIONS {
            let mut rng = Xoshiro::seed_from_u64(mutation);
            try_one(Some(mutation), &mutate(&input, &mut rng));
        }
    }
    (target.run)(b"");
}

/// One test for each target, so that they run side by side and fail by name.
macro_rules! smoke_tests {
    ($($name:ident,)+) => {
        $(#[test]
        fn $name() {
            smoke(stringify!($name));
        })+
    };
}

crosstable_fuzzing::each_target!(smoke_tests);

#[test]
fn every_target_has_a_program_and_small_seeds() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for target in TARGETS {
        let program = fs::read_to_string(programs.join(format!("{}.rs", target.name)));
        let program = program.unwrap_or_else(|error| panic!("{}: {error}", target.name));
        assert!(program.contains(&format!("crosstable_fuzzing::{}(", target.name)), "{program}");
        for (name, input) in committed(target) {
            assert!(input.len() <= 8192, "{} of {} is large", name, target.name);
        }
    }
}

/// Old seeds stay good inputs when a game changes, so only their names are compared.
#[test]
fn every_game_has_a_target_and_every_seed_is_committed() {
    for game in GameId::ALL {
        assert!(target(&game.id().replace('-', "_")).is_some(), "{game} has no target");
    }
    for target in TARGETS {
        let committed = committed(target);
        for (seed, _) in seeds(target.name) {
            let there = committed.iter().any(|(name, _)| *name == seed);
            assert!(
                there,
                "{seed} of {}: cargo run --package crosstable-fuzzing --example seeds",
                target.name
            );
        }
    }
}
