//! Every game has its golden playthroughs, and they still play the same way.
//!
//! `cargo xtask golden` writes them again (it runs this test with `GOLDEN=write`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crosstable_core::{Game, Message, Viewer};
use crosstable_games::{GameId, GameVisitor};
use crosstable_testkit::golden::{check_golden, folder_of, write_golden};
use crosstable_texts::{Lang, Speaker};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden")
}

/// The files are in English.
fn say(viewer: Viewer, message: &Message) -> String {
    Speaker { reader: viewer.seat(), ..Speaker::new(Lang::En) }.say(message)
}

/// Compares one game's playthroughs, or writes them.
struct Golden {
    write: bool,
}

impl GameVisitor for Golden {
    type Out = Result<(), String>;

    fn visit<G: Game>(self) -> Result<(), String> {
        if self.write {
            write_golden::<G>(&folder(), say).map_err(|error| error.to_string())
        } else {
            check_golden::<G>(&folder(), say)
        }
    }
}

#[test]
fn every_game_plays_as_it_did() {
    let write = env::var("GOLDEN").is_ok_and(|value| value == "write");
    let faults: Vec<_> = GameId::ALL.iter().filter_map(|id| id.visit(Golden { write }).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// All files, those of later rules in folders of their own.
fn files() -> BTreeSet<PathBuf> {
    let inside = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("the folder is there");
        entries.map(|entry| entry.expect("it can be listed").path()).collect()
    };
    let all: Vec<PathBuf> = inside(&folder());
    all.into_iter().flat_map(|path| if path.is_dir() { inside(&path) } else { vec![path] }).collect()
}

#[test]
fn every_game_has_a_golden_playthrough_for_each_version_and_number_of_players() {
    let mut kept = files();
    for id in GameId::ALL {
        for rules in id.all_rules() {
            let folder = folder_of(&folder(), rules);
            for players in id.seats().0..=id.seats().1 {
                let name = folder.join(format!("{id}-{players}.txt"));
                assert!(kept.remove(&name), "{} is missing; run `cargo xtask golden`", name.display());
            }
            kept.remove(&folder.join(format!("{id}-options.txt")));
        }
    }
    assert!(kept.is_empty(), "{kept:?} belong to no game");
}

#[test]
fn every_golden_board_fits_eighty_columns() {
    let mut boards = 0;
    for path in files() {
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter_map(|line| line.strip_prefix("      | ")) {
            assert!(line.chars().count() <= 80, "{}: {line}", path.display());
            boards += 1;
        }
    }
    assert!(boards > 1_000, "{boards}");
}
