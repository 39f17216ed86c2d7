//! The same seed and number of games give the same weights.

use crosstable_bots::learned::{Inputs, MixxInputs};
use crosstable_bots::net::Net;
use crosstable_training::{Fit, Plan, Run, Samples, train};

fn run(folder: &std::path::Path, threads: usize, seed: u64) -> Net {
    let plan = Plan { iterations: 8, drawn: 4, positions: 6, threads };
    let run = Run {
        games: 24,
        generations: 2,
        seed,
        plan,
        fit: Fit { epochs: 1, ..Fit::default() },
        folder: folder.to_owned(),
    };
    train::<mixx::Position, MixxInputs>(&run, |_| {}).expect("the folder can be written")
}

#[test]
fn threads_and_a_second_run_change_nothing_and_another_seed_does() {
    let folders: Vec<_> = (0..3).map(|_| tempfile::tempdir().expect("a folder")).collect();
    let one = run(folders[0].path(), 1, 7);
    assert_eq!(one.shape(), (MixxInputs::COUNT, MixxInputs::HEADS));
    assert_eq!(run(folders[1].path(), 3, 7), one);
    // All games are stored by now; only the fit is made again.
    assert_eq!(run(folders[0].path(), 1, 7), one);
    assert_ne!(run(folders[2].path(), 2, 8), one);
}

#[test]
fn stored_games_that_are_cut_off_are_not_believed() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = run(folder.path(), 2, 7);
    let stored = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let games = stored.filter(|path| path.extension().is_none()).collect::<Vec<_>>();
    assert!(!games.is_empty());
    for file in &games {
        let bytes = std::fs::read(file).expect("a file");
        assert!(Samples::from_bytes(&bytes).is_some_and(|samples| !samples.is_empty()));
        assert_eq!(Samples::from_bytes(&bytes[..bytes.len() - 1]), None);
        std::fs::write(file, &bytes[..bytes.len() / 2]).expect("written");
    }
    assert_eq!(run(folder.path(), 2, 7), one, "they are played again");
}
