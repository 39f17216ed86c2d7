//! Random records, and the second verifier.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crosstable_core::Setup;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_games::GameId;
use crosstable_record::{Record, random};

/// A table of random size with random options. Limits are mostly low, because random games are long.
pub(crate) fn random_setup(game: GameId, rng: &mut Xoshiro) -> Setup {
    let (min, max) = game.seats();
    let players = min + below(rng, u32::from(max - min) + 1) as u8;
    let mut setup = Setup::players(players);
    for spec in game.option_specs(players) {
        let mut values = spec.allowed.examples();
        let value = values.swap_remove(below(rng, values.len() as u32) as usize);
        let value = if spec.key == "limit" && below(rng, 10) > 0 { "20".into() } else { value };
        setup = setup.with(spec.key, value);
    }
    setup
}

/// The record of a random game. The seed is printed, so that a failing test can be followed.
pub(crate) fn random_record(game: GameId, seed: u64) -> Record {
    let setup = random_setup(game, &mut Xoshiro::seed_from_u64(seed));
    println!("{game} {setup:?} seed {seed}");
    Record::of(&random::log(game, &setup, seed).expect("a valid set-up")).expect("a finished game")
}

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What `tools/verify.py` says of these texts, one line for each, and its exit code.
pub(crate) fn second_verifier(name: &str, texts: &[String]) -> (Vec<String>, Option<i32>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the records");
    let mut command = Command::new("python3");
    command.current_dir(&folder).arg(fs::canonicalize(root().join("tools/verify.py")).expect("the verifier"));
    for (index, text) in texts.iter().enumerate() {
        fs::write(folder.join(index.to_string()), text).expect("a record can be written");
        command.arg(index.to_string());
    }
    let output = command.output().unwrap_or_else(|error| {
        panic!("python3 cannot be started ({error}). The checks need Python 3.9 or newer; see the README.")
    });
    fs::remove_dir_all(&folder).expect("the folder can go");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "the second verifier complains");
    let lines: Vec<_> = String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), texts.len(), "one line for each record");
    (lines, output.status.code())
}
