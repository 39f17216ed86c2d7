//! `crosstable verify`, `replay` and `record`.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Ran, crosstable, program, run};
use crosstable_core::Setup;
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::random;

/// A file that goes away again.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, content: &[u8]) -> Self {
        let name = format!("record-{}-{name}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, content).expect("a file can be written");
        TempFile(path)
    }

    /// Runs the program with these arguments and then the file.
    fn with(&self, args: &str) -> Ran {
        let mut command = program(args);
        command.arg(&self.0);
        run(command, "")
    }

    /// What the program says on standard error, without the folder that is different on every machine.
    fn fault(&self, args: &str) -> (Option<i32>, String) {
        let ran = self.with(args);
        assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
        (ran.code, ran.stderr.replace(&self.0.display().to_string(), "FILE"))
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The three commands that read a record.
const READERS: [&str; 3] = ["verify", "replay", "record check"];

fn printed(args: &str) -> String {
    let ran = crosstable(&format!("record random {args}"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args}");
    ran.stdout
}

#[test]
fn a_random_record_is_the_same_for_the_same_seed_and_says_what_it_is() {
    for game in GameId::ALL {
        let players = game.seats().1.min(3);
        let args = format!("{game} --players {players} --seed 5 --option start=2");
        let record = printed(&args);
        assert_eq!(printed(&args), record);
        assert_ne!(printed(&args.replace("seed 5", "seed 6")), record);
        let lines: Vec<_> = record.lines().take(5).collect();
        assert_eq!(lines[0], "Crosstable record 2");
        assert!(
            lines[1].starts_with("# A random game ") && lines[1].ends_with(" the seed 5."),
            "{}",
            lines[1]
        );
        let rules = format!("rules: {}", game.rules());
        assert_eq!(lines[2..], [format!("game: {game}"), rules, format!("players: {players}")]);
        assert!(record.contains("\noption start: 2\n") && record.contains("\nchance: seeded\n"));
    }
}

#[test]
fn random_records_hold() {
    for game in GameId::ALL {
        let file = TempFile::new(&format!("{game}-good"), printed(&format!("{game} --seed 3")).as_bytes());
        for args in READERS {
            let ran = file.with(args);
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args}");
        }
        let said = file.with("verify").stdout;
        assert!(
            said.starts_with("ok ") && said.contains(&format!(": {}, 2 players, ", game.name())),
            "{said}"
        );
    }
}

#[test]
fn a_record_may_come_from_standard_input() {
    let record = printed("crosswise --seed 7");
    let ran = run(program("verify -"), &record);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(ran.stdout.lines().count(), 2);
    assert!(ran.stdout.starts_with("ok -: Crosswise, 2 players, "), "{}", ran.stdout);
    let ran = run(program("record check -"), &record);
    assert!(ran.stdout.starts_with("ok -: crosswise by rules 1, 2 players, 20"), "{}", ran.stdout);
    assert!(ran.stdout.ends_with(" draws, not verified\n"), "{}", ran.stdout);
}

/// What a verification proves depends on where the chance came from.
#[test]
fn what_was_proved_is_said_in_words() {
    let proved = [
        (
            Source::Published,
            "before the start; a server that helped the last one to sit down could choose the luck.",
        ),
        (Source::Revealed, "if each device finds its own part in here, nobody chose the luck."),
        (Source::Seeded, "whoever set that seed could choose the luck."),
    ];
    for (source, sentence) in proved {
        let record =
            random::record(GameId::Crosswise, &Setup::players(2), source, 4).expect("valid").to_string();
        let ran = run(program("verify -"), &record);
        assert!(ran.stdout.ends_with(&format!("{sentence}\n")), "{}", ran.stdout);
        let ran = run(program("verify - --json"), &record);
        let verdict: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
        assert_eq!(verdict["chance"], source.to_string());
        assert!(verdict["proved"].as_str().is_some_and(|said| said.ends_with(sentence)), "{verdict}");
        let german = run(program("verify - --lang de"), &record).stdout;
        assert!(german.lines().nth(1).is_some_and(|said| said.contains("Zufall")), "{german}");
    }
}

#[test]
fn replaying_shows_every_board_everything_drawn_and_the_result() {
    for game in GameId::ALL {
        let record = printed(&format!("{game} --seed 4 --players 2"));
        let file = TempFile::new(&format!("{game}-replay"), record.as_bytes());
        let ran = file.with("replay");
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert!(ran.stdout.starts_with(&format!("{}, 20", game.name())), "{}", ran.stdout);
        assert!(!ran.stdout.contains("~?"));
        let steps: Vec<_> = record.lines().skip_while(|line| !line.starts_with("1. ")).collect();
        for step in steps {
            let words: Vec<_> = step.split(' ').collect();
            match words[..] {
                [number, seat, token] if !seat.starts_with('~') => {
                    assert!(ran.stdout.contains(&format!("\n{number} Seat {seat}: {token}\n")), "{step}");
                }
                [_, token, ..] if token.starts_with('~') => assert!(ran.stdout.contains(token), "{step}"),
                _ => assert_eq!(words[0], "end"),
            }
        }
        let last: Vec<_> = ran.stdout.lines().rev().take(2).collect();
        assert!(last[1].starts_with("Seat 1: rank ") && last[0].starts_with("Seat 2: rank "), "{last:?}");
        // Nobody sits at a terminal here, so nothing waits.
        assert_eq!(file.with("replay --step"), ran);
    }
}

#[test]
fn a_seat_sees_its_hand_in_a_replay() {
    let file = TempFile::new("seat", printed("crosswise --seed 4").as_bytes());
    assert_ne!(file.with("replay --seat 1").stdout, file.with("replay").stdout);
    let (code, fault) = file.fault("replay --seat 3");
    assert_eq!((code, fault.as_str()), (Some(2), "error: seat cannot be '3'; allowed: 1 to 2\n"));
}

#[test]
fn what_cannot_be_read_is_bad_input() {
    for args in READERS {
        for path in ["no/such/file", env!("CARGO_MANIFEST_DIR")] {
            let mut command = program(args);
            command.arg(path);
            let ran = run(command, "");
            assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.lines().count()), (Some(2), "", 1));
            assert!(ran.stderr.starts_with(&format!("error: cannot read '{path}': ")), "{}", ran.stderr);
            assert!(ran.stderr.ends_with("; allowed: a file, or - for standard input\n"), "{}", ran.stderr);
        }
    }
}

#[test]
fn what_is_no_record_is_bad_input() {
    let record = printed("crosswise --seed 1");
    let other_title = "the first line is not 'Crosstable record 1' or 'Crosstable record 2'";
    let cases: [(&str, &[u8], &str); 5] = [
        ("empty", b"", other_title),
        ("binary", b"\x7fELF\x02\x01\x01\0\0\xff\xfe", "it is not text in UTF-8"),
        ("text", b"Dear Anna,\n", other_title),
        ("newer", &record.replacen('2', "3", 1).into_bytes(), other_title),
        ("large", &[record.as_bytes(), &vec![b'\n'; 3 << 20]].concat(), "it is longer than 1 MiB"),
    ];
    for (name, content, why) in cases {
        let file = TempFile::new(name, content);
        for args in READERS {
            let expected = format!("error: FILE is no record: {why}\n");
            assert_eq!(file.fault(args), (Some(2), expected), "{name}");
            assert_eq!(file.with(args).stdout, "");
        }
    }
}

#[test]
fn a_malformed_line_fails_every_check() {
    let record = printed("crosswise --seed 1");
    let file = TempFile::new("malformed", record.replacen("players: 2", "players: two", 1).as_bytes());
    for args in READERS {
        let expected = "error: FILE, line 5: expected 'players: 1' to 'players: 4', found 'players: two'\n";
        assert_eq!(file.fault(args), (Some(1), expected.into()));
    }
}

#[test]
fn a_tampered_draw_is_found() {
    let record = printed("crosswise --seed 7");
    let first = record.lines().find(|line| line.starts_with("1. ")).expect("a first step");
    let right = first.split(' ').nth(1).expect("a token");
    let other = if right == "~star" { "~sun" } else { "~star" };
    let tampered = record.replacen(&format!("1. {right} of"), &format!("1. {other} of"), 1);
    let line = 1 + record.lines().position(|line| line == first).expect("found above");
    let file = TempFile::new("draw", tampered.as_bytes());
    let expected = format!("error: FILE, line {line}: draw 0 of this table is '{right}', not '{other}'\n");
    assert_eq!(file.fault("verify"), (Some(1), expected));
}

#[test]
fn the_form_can_be_right_where_the_content_is_not() {
    let record = printed("crosswise --seed 7");
    let table = record.lines().find(|line| line.starts_with("table: ")).expect("a table");
    let tampered = record.replacen(table, "table: 00000000000000000000000000000000", 1);
    let file = TempFile::new("table", tampered.as_bytes());
    assert_eq!(file.fault("verify").0, Some(1));
    assert_eq!((file.with("record check").code, file.with("replay").code), (Some(0), Some(0)));
    let second = 1 + record.lines().position(|line| line.starts_with("2. ~")).expect("a second draw");
    let dangling = TempFile::new("dangling", record.replacen(" less 1\n", " less 3\n", 1).as_bytes());
    let expected = format!("error: FILE, line {second}: step 3 is not one of the 64 draws before this one\n");
    assert_eq!(dangling.fault("record check"), (Some(1), expected));
}

#[test]
fn an_illegal_move_is_refused_in_the_language_asked_for() {
    let record = printed("crosswise --seed 7");
    let is_move = |line: &&str| line.split(' ').nth(1).is_some_and(|word| word == "1" || word == "2");
    let steps = record.lines().skip_while(|line| !line.starts_with("1. "));
    let first = steps.clone().find(is_move).expect("a move");
    let second = steps.filter(is_move).nth(1).expect("a second move");
    let token = first.rsplit(' ').next().expect("a token");
    // The second move puts its own tile onto the cell of the first.
    let (tile, cell) =
        (second.rsplit(' ').next().expect("a token"), token.split('@').nth(1).expect("a cell"));
    let taken = format!("{}@{cell}", tile.split('@').next().expect("a tile"));
    let tampered = record.replacen(second, &second.replace(tile, &taken), 1);
    let line = 1 + record.lines().position(|line| line == second).expect("found above");
    let file = TempFile::new("move", tampered.as_bytes());
    for args in ["verify", "replay"] {
        let expected = format!(
            "error: FILE, line {line}, '{taken}': There is already a tile on {cell}. Choose an empty cell. (CW-07)\n"
        );
        assert_eq!(file.fault(args), (Some(1), expected));
    }
    assert!(file.fault("verify --lang de").1.ends_with(" (CW-07)\n"));
    assert_ne!(file.fault("verify --lang de"), file.fault("verify"));
    assert!(file.with("replay").stdout.contains(&format!(": {token}\n")), "what was legal is shown");
}

#[test]
fn rules_that_are_not_known_are_named() {
    let record = printed("crosswise --seed 7").replacen("rules: 1", "rules: 7", 1);
    let file = TempFile::new("rules", record.as_bytes());
    for args in ["verify", "replay"] {
        let expected = "error: FILE, line 4: Crosswise has no rules of version 7; known: 1\n";
        assert_eq!(file.fault(args), (Some(1), expected.into()));
    }
    assert_eq!(file.with("record check").code, Some(0), "the form is right");
}
