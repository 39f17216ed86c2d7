//! The output of the program in pipes, at terminals and for programs.

mod common;

use std::fs;
use std::process::{Command, Stdio};

use common::{Ran, crosstable, program, run};
use crosstable_games::GameId;
use serde_json::Value;

/// The record of a random game.
fn record(game: &str) -> String {
    let ran = crosstable(&format!("record random {game} --seed 11"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{game}");
    ran.stdout
}

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// The only line of the output, which is JSON.
fn one(ran: &Ran) -> Value {
    assert_eq!(ran.stdout.lines().count(), 1, "{}", ran.stdout);
    json(&ran.stdout)
}

#[test]
fn verify_prints_json() {
    for id in GameId::ALL {
        let text = record(id.id());
        let ran = run(program("verify - --json"), &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        let verdict = one(&ran);
        assert_eq!((&verdict["ok"], &verdict["game"]), (&true.into(), &id.id().into()), "{verdict}");
        assert_eq!(verdict["result"]["ranks"].as_array().map(Vec::len), Some(2), "{verdict}");
    }
}

#[test]
fn verify_prints_json_for_an_invalid_record() {
    let text = record("crosswise");
    // The seed is none that was promised; a move that is none; a line that has no form at all.
    let first_move =
        text.lines().find(|line| line.starts_with(|c: char| c.is_ascii_digit()) && !line.contains('~'));
    let first_move = first_move.expect("a move");
    let (before, _) = first_move.rsplit_once(' ').expect("a token");
    let cases = [
        text.replace("\nseed: ", "\nseed: 00").replace("00\n", "\n"),
        text.replace(first_move, &format!("{before} pass")),
        text.replace("\nplayers: 2\n", "\nplayers: two\n"),
    ];
    for broken in cases {
        assert_ne!(broken, text);
        let ran = run(program("verify - --json"), &broken);
        assert_eq!((ran.code, ran.stderr.lines().count()), (Some(1), 1), "{ran:?}");
        let verdict = one(&ran);
        assert_eq!(verdict["ok"], false);
        let line = verdict["line"].as_u64().expect("a line");
        assert!(ran.stderr.contains(&format!("-, line {line}")), "{verdict}: {}", ran.stderr);
        assert!(verdict["why"].as_str().is_some_and(|why| !why.is_empty()), "{verdict}");
    }
}

#[test]
fn a_replay_is_there_for_programs_with_what_a_seat_saw() {
    for id in GameId::ALL {
        let text = record(id.id());
        let ran = run(program("replay - --json --seat 2"), &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        let lines: Vec<Value> = ran.stdout.lines().map(json).collect();
        let (first, rest) = lines.split_first().expect("a first line");
        let (last, steps) = rest.split_last().expect("a last line");
        assert_eq!((&first["game"], &first["players"]), (&id.id().into(), &2.into()));
        assert!(last["result"]["ranks"].is_array(), "{last}");
        assert_eq!(
            steps.len(),
            text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
        );
        for (index, step) in steps.iter().enumerate() {
            assert_eq!(step["step"], index + 1);
            assert!(step["played"].is_string() && step["view"].is_object(), "{step}");
            assert_eq!(
                step["seat"].is_null(),
                step["played"].as_str().is_some_and(|token| token.starts_with('~'))
            );
        }
    }
}

#[test]
fn what_a_record_says_of_itself_is_there_for_programs() {
    let ran = run(program("record check - --json"), &record("mixx"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let says = one(&ran);
    assert_eq!((&says["game"], &says["verified"]), (&"mixx".into(), &false.into()));
    assert_eq!(says["options"]["shape"], "cross", "{says}");
}

#[test]
fn the_arena_writes_its_line_to_a_file_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("result.json");
    let mut command = program("arena mixx --bots random,random --games 2 --json-file");
    command.arg(&file);
    let ran = run(command, "");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.starts_with("Mixx, 2 players, 2 games"), "people still read text: {}", ran.stdout);
    let written = json(&fs::read_to_string(file).expect("a file"));
    assert_eq!((&written["game"], &written["games"]), (&"mixx".into(), &2.into()));
}

/// Long enough for a progress bar.
const LONG: [&str; 2] =
    ["playouts crosswise --seconds 0.6", "arena mixx --bots iterations:400,random --games 12 --threads 1"];

#[test]
fn a_pipe_gets_no_progress() {
    for args in LONG.into_iter().chain(["perft crosswise --depth 5"]) {
        let ran = crosstable(args);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args}");
        assert!(!ran.stdout.contains(['\r', '\x1b']), "{args}: {}", ran.stdout);
    }
}

/// Runs the program at a terminal that Python makes, and returns all that it shows.
fn at_a_terminal(args: &str) -> String {
    let output = Command::new("python3")
        .args(["-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"])
        .arg(env!("CARGO_BIN_EXE_crosstable"))
        .args(args.split_whitespace())
        .env("TERM", "xterm")
        .env_remove("NO_COLOR")
        .env_remove("CROSSTABLE_LANG")
        .stdin(Stdio::null())
        .output()
        .expect("the tests need Python 3.9 or newer");
    let shown = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{args}: {shown}");
    shown
}

#[cfg(unix)]
#[test]
fn a_terminal_gets_progress_that_is_cleared() {
    for args in LONG {
        let shown = at_a_terminal(args);
        assert!(shown.contains("[#") && shown.contains(" left"), "{args}: {shown:?}");
        let mut screen = vt100::Parser::default();
        screen.process(shown.as_bytes());
        let left = screen.screen().contents();
        assert!(!left.contains(" left") && !left.contains("[#"), "{args}: only the result stays: {left:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_terminal_gets_rules_with_bold_numbers() {
    let shown = at_a_terminal("rules mixx --clause MX-08 --width 50");
    assert!(shown.starts_with("\x1b[1mMX-08\x1b[0m  When"), "{shown:?}");
    assert!(shown.contains("\x1b[36mstop\x1b[0m"), "{shown:?}");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let commands = [
        "--help",
        "help arena",
        "rules crosswise",
        "completions bash",
        "man",
        "watch cross-roads --seed 1",
        "trace mixx",
        "record random mixx",
        "perft crosswise --depth 2",
    ];
    for args in commands {
        let mut child =
            program(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()), "{args}");
    }
}

#[test]
fn the_same_thing_has_the_same_flag_everywhere() {
    let games = ["watch", "arena", "playouts", "perft", "trace", "record random"];
    for command in games {
        let help = crosstable(&format!("{command} -h")).stdout;
        let flags = ["--players <PLAYERS>", "--option <KEY=VALUE>", "--lang <LANG>"];
        assert!(flags.iter().all(|flag| help.contains(flag)), "{command}: {help}");
        assert_eq!(help.contains("--seed <SEED>"), command != "perft", "{command}");
    }
    for command in ["replay", "verify", "hint", "record check"] {
        let help = crosstable(&format!("{command} -h")).stdout;
        assert!(help.contains("<FILE>") && help.contains("--json "), "{command}: {help}");
    }
    for command in ["rules", "arena", "playouts", "perft", "backup", "export", "import", "serve", "worker"] {
        let help = crosstable(&format!("{command} -h")).stdout;
        assert!(help.contains("      --json  ") || help.contains("      --json\n"), "{command}: {help}");
    }
}
