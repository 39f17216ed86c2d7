//! Playthroughs are written, found again and compared.

use std::fs;
use std::path::PathBuf;

use crosstable_core::example::Nim;
use crosstable_core::{Message, Viewer};
use crosstable_testkit::golden::{check_golden, playthroughs, write_golden};

/// The few words of Nim.
fn say(_: Viewer, message: &Message) -> String {
    let seat = || message.args.iter().map(|(_, seat)| seat.to_string().replace("seat", "Seat")).collect();
    match message.key.as_ref() {
        "board-seat" => seat(),
        "nim-board-name" => "heap".into(),
        _ => "-".into(),
    }
}

/// An empty folder for each test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the folder is ours");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

#[test]
fn every_number_of_players_and_every_option_has_a_playthrough() {
    let files = playthroughs::<Nim>(1, say);
    let names: Vec<_> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["nim-2.txt", "nim-3.txt", "nim-4.txt", "nim-options.txt"]);
    let expected = "\
Nim, 2 players, rules 1, heap=21, start=random
      what everybody sees:
      | heap  |||||||||||||||||||||
      |
      |   Seat 1: -
      |   Seat 2: -
   1  chance  ~start:";
    assert!(files[0].text.starts_with(expected), "{}", files[0].text);
    assert!(files[0].text.contains("\nresult: ranks ["), "{}", files[0].text);
    for option in ["heap=1,", "heap=35,", "heap=70,", "start=1", "start=2", "start=3", "start=4"] {
        assert!(files[3].text.contains(option), "{option} is missing in {}", files[3].text);
    }
    assert_eq!(files, playthroughs::<Nim>(1, say), "the same every time");
}

#[test]
fn what_was_written_is_found_again() {
    let folder = folder("golden-same");
    write_golden::<Nim>(&folder, say).unwrap();
    assert_eq!(check_golden::<Nim>(&folder, say), Ok(()));
}

#[test]
fn a_missing_file_a_changed_line_and_a_stray_file_are_reported() {
    let folder = folder("golden-other");
    let missing = check_golden::<Nim>(&folder, say).unwrap_err();
    assert!(missing.contains("nim-2.txt") && missing.contains("cargo xtask golden"), "{missing}");

    write_golden::<Nim>(&folder, say).unwrap();
    let path = folder.join("nim-3.txt");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("3 players", "5 players")).unwrap();
    let changed = check_golden::<Nim>(&folder, say).unwrap_err();
    assert!(changed.contains("nim-3.txt differs in line 1:"), "{changed}");
    assert!(changed.contains("kept: 'Nim, 5 players"), "{changed}");
    assert!(changed.contains("now:  'Nim, 3 players"), "{changed}");

    fs::write(&path, text.lines().take(4).collect::<Vec<_>>().join("\n")).unwrap();
    let cut = check_golden::<Nim>(&folder, say).unwrap_err();
    assert!(cut.contains("line 5:\n  kept: (the end)"), "{cut}");

    write_golden::<Nim>(&folder, say).unwrap();
    fs::write(folder.join("nim-7.txt"), "").unwrap();
    fs::write(folder.join("nimble-2.txt"), "").unwrap();
    let stray = check_golden::<Nim>(&folder, say).unwrap_err();
    assert!(stray.contains("nim-7.txt belongs to no table"), "{stray}");
    write_golden::<Nim>(&folder, say).unwrap();
    assert_eq!(check_golden::<Nim>(&folder, say), Ok(()), "writing removes what is stray");
    assert!(folder.join("nimble-2.txt").exists(), "but not what belongs to another game");
}
