//! Random records, and the second verifier.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crosstable_core::Setup;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::{Record, random};

/// A table of random size with random options. Limits are mostly low, because random games are long.
pub(crate) fn random_setup(game: GameId, rng: &mut Xoshiro) -> Setup {
    let (min, max) = game.seats();
    let players = min + below(rng, u32::from(max - min) + 1) as u8;
    let mut setup = Setup::players(players);
    for spec in game.option_specs(game.rules(), players) {
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

/// All sources of chance.
pub(crate) const SOURCES: [Source; 4] =
    [Source::Published, Source::Revealed, Source::Seeded, Source::Continued];

/// As [`random_record`], with chance from this source and without a log.
pub(crate) fn record_of(source: Source, game: GameId, seed: u64) -> Record {
    let setup = random_setup(game, &mut Xoshiro::seed_from_u64(seed));
    println!("{source} {game} {setup:?} seed {seed}");
    random::record(game, &setup, source, seed).expect("a valid set-up")
}

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What `tools/verify.py` says of this record and its public log.
pub(crate) fn second_verifier_with_log(record: &Record, log: &str) -> String {
    let (said, code) = python(&["--log", "1", "0"], "log", &[record.to_string(), log.to_owned()]);
    assert_eq!(code, Some(i32::from(!said[0].starts_with("ok "))), "{said:?}");
    assert_eq!(said.len(), 1, "{said:?}");
    said.concat()
}

/// What `tools/verify.py` says of these texts, one line for each, and its exit code.
pub(crate) fn second_verifier(name: &str, texts: &[String]) -> (Vec<String>, Option<i32>) {
    let files: Vec<_> = (0..texts.len()).map(|index| index.to_string()).collect();
    let files: Vec<_> = files.iter().map(String::as_str).collect();
    let (lines, code) = python(&files, name, texts);
    assert_eq!(lines.len(), texts.len(), "one line for each record");
    (lines, code)
}

/// Runs the second verifier where these texts are files that are called 0, 1, 2 and so on.
fn python(args: &[&str], name: &str, texts: &[String]) -> (Vec<String>, Option<i32>) {
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{run}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the records");
    for (index, text) in texts.iter().enumerate() {
        fs::write(folder.join(index.to_string()), text).expect("a record can be written");
    }
    let verifier = fs::canonicalize(root().join("tools/verify.py")).expect("the verifier");
    let output = Command::new("python3").current_dir(&folder).arg(verifier).args(args).output();
    let output = output.unwrap_or_else(|error| {
        panic!("python3 cannot be started ({error}). The checks need Python 3.9 or newer; see the README.")
    });
    fs::remove_dir_all(&folder).expect("the folder can go");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "the second verifier complains");
    let lines = String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    (lines, output.status.code())
}
