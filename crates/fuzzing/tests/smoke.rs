//! Every target, with its seeds and with mutations of them, on any toolchain.

use std::fs;
use std::path::Path;
use std::thread;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_fuzzing::{TARGETS, Target, mutate, seeds, target};
use crosstable_games::GameId;

/// How many mutations each seed has.
const MUTATIONS: u64 = 150;

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

/// The seeds of a target, and the inputs in `fuzz/seeds` that once broke something, by name.
fn inputs(target: &Target) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target.name);
    let files =
        fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a readable folder").path());
    let kept = files.map(|path| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        (name, fs::read(path).expect("a readable file"))
    });
    seeds(target.name).into_iter().chain(kept).collect()
}

/// Runs all seeds of a target and mutations of them. What is random is decided by the number of the mutation, which is
/// printed with the input if it fails.
fn smoke(name: &str) {
    let target = target(name).expect("a target");
    for (seed, input) in inputs(target) {
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
        let inputs = inputs(target);
        assert!(!inputs.is_empty(), "{} has no seeds", target.name);
        for (name, input) in inputs {
            assert!(input.len() <= 8192, "{} of {} is large", name, target.name);
        }
    }
}

#[test]
fn every_game_has_seeds() {
    for target in ["tokens", "options", "views", "logs", "records", "verifier", "tables", "games"] {
        let seeds = seeds(target);
        for game in GameId::ALL {
            assert!(seeds.iter().any(|(name, _)| name.starts_with(game.id())), "{target} has none of {game}");
        }
    }
}
