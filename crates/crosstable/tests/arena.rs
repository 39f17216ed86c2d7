//! `crosstable arena`.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{Ran, crosstable, program, run};
use crosstable_games::GameId;
use serde_json::Value;

/// A path for one test only. The test that creates something there removes it.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{name}-{}", std::process::id()))
}

/// The arena with bots that may have blanks in them.
fn arena(game: &str, bots: &str, more: &str) -> Ran {
    let mut command = program(&format!("arena {game}"));
    command.arg("--bots").arg(bots).args(more.split_whitespace());
    run(command, "")
}

/// The scores of all meetings, without what depends on the clock.
fn counts(json: &str) -> Vec<(String, [u64; 5])> {
    let report: Value = serde_json::from_str(json).expect("JSON");
    let meetings = report["meetings"].as_array().expect("meetings");
    let scores = meetings.iter().flat_map(|meeting| meeting["scores"].as_array().expect("scores"));
    let keys = ["won", "drawn", "lost", "forfeited", "decisions"];
    let count = |score: &Value| {
        let bot = score["bot"].as_str().expect("a name").to_owned();
        (bot, keys.map(|key| score[key].as_u64().expect("a number")))
    };
    scores.map(count).collect()
}

#[test]
fn every_game_is_counted_whatever_the_number_of_threads() {
    for id in GameId::ALL {
        let bots = &["iterations:2", "greedy", "random"][..usize::from(id.seats().1.min(3))];
        let play = |threads| {
            let more = format!("--games 3 --seed 5 --json --players {} --threads {threads}", bots.len());
            let ran = arena(id.id(), &bots.join(","), &more);
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
            counts(&ran.stdout)
        };
        let alone = play(1);
        assert_eq!(alone, play(3), "{id}");
        let names: Vec<_> = alone.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, bots);
        assert!(alone.iter().all(|(_, [won, drawn, lost, ..])| won + drawn + lost == 3), "{alone:?}");
    }
}

#[test]
fn another_seed_plays_other_games() {
    let play =
        |seed| counts(&arena("mixx", "random,random", &format!("--games 6 --json --seed {seed}")).stdout);
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn thinking_beats_playing_at_random() {
    let ran = arena("crosswise", "iterations:200,random", "--games 20 --json --seed 3");
    let [(_, [won, ..]), (_, [.., decisions])] = &counts(&ran.stdout)[..] else { panic!("{}", ran.stdout) };
    assert!(*won >= 14 && *decisions > 100, "{}", ran.stdout);
}

#[test]
fn the_table_for_people_has_shares_intervals_and_elo() {
    let ran = crosstable("arena crosswise --bots greedy,random --games 10 --seed 1");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let lines: Vec<_> = ran.stdout.lines().collect();
    assert!(lines[0].starts_with("Crosswise, 2 players, 10 games, seed 1, "), "{}", ran.stdout);
    assert!(
        ["won", "drawn", "lost", "won %", "95 %", "Elo", "ms/move"]
            .iter()
            .all(|word| lines[2].contains(word))
    );
    assert!(lines[3].starts_with("greedy ") && lines[4].starts_with("random "), "{}", ran.stdout);
}

#[test]
fn more_bots_than_seats_all_meet_and_the_ladder_shows_them() {
    let svg = place("ladder.svg");
    let ran = arena("mixx", "easy,beginner,random", &format!("--games 2 --json --svg {}", svg.display()));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let lineups: Vec<_> =
        report["meetings"].as_array().expect("meetings").iter().map(|m| m["lineup"].to_string()).collect();
    assert_eq!(lineups, [r#"["easy","beginner"]"#, r#"["easy","random"]"#, r#"["beginner","random"]"#]);
    let picture = fs::read_to_string(&svg).expect("a picture");
    fs::remove_file(&svg).expect("it can go");
    assert!(picture.starts_with("<svg") && picture.contains("easy against beginner"), "{picture}");
}

#[test]
fn two_bots_at_four_seats_are_one_against_three() {
    let ran = arena("cross-roads", "iterations:10,random", "--players 4 --games 4 --json");
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let lineup = report["meetings"][0]["lineup"].to_string();
    assert_eq!(lineup, r#"["iterations:10","random","random","random"]"#);
    let counts = counts(&ran.stdout);
    assert_eq!(
        counts.iter().map(|(_, [won, drawn, lost, ..])| won + drawn + lost).collect::<Vec<_>>(),
        [4, 12]
    );
}

#[test]
fn records_of_the_arena_are_verified_like_any_other() {
    let folder = place("records");
    for (game, players) in [("crosswise", 2), ("mixx", 3), ("cross-roads", 4)] {
        let more = format!("--players {players} --games 2 --records {}", folder.display());
        let ran = arena(game, "easy,random", &more);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        for number in 1..=2 {
            let path = folder.join(format!("{game}-{number:06}.txt"));
            let verified = crosstable(&format!("verify {}", path.display()));
            assert_eq!(verified.code, Some(0), "{verified:?}");
        }
    }
    fs::remove_dir_all(&folder).expect("it can go");
}

#[test]
fn the_example_bot_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/example_bot.py");
    let bots = format!("cmd:python3 {},random", example.display());
    for id in GameId::ALL {
        let ran = arena(id.id(), &bots, "--games 2 --seed 2 --json --patience 60");
        assert_eq!(
            (ran.code, ran.stderr.as_str()),
            (Some(0), ""),
            "{id}; the tests need Python 3.9 or newer"
        );
        let first = counts(&ran.stdout).remove(0).1;
        assert_eq!((first[0] + first[1] + first[2], first[3]), (2, 0), "{}", ran.stdout);
        let again = arena(id.id(), &bots, "--games 2 --seed 2 --json --patience 60 --threads 1");
        assert_eq!(counts(&again.stdout), counts(&ran.stdout), "{id}");
    }
}

/// A bot that knows no rules asks what its moves would lead to, and what is drawn for it follows from the seed.
#[test]
fn a_bot_looks_ahead_without_knowing_the_rules() {
    let looking = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/looking_bot.py");
    let bots = format!("cmd:python3 {},random", looking.display());
    for game in ["mixx", "crosswise"] {
        let play = |more: &str| {
            let ran = arena(game, &bots, &format!("--games 2 --seed 2 --json --patience 60 {more}"));
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "the tests need Python 3.9 or newer");
            counts(&ran.stdout)
        };
        let played = play("");
        let [won, drawn, lost, forfeited, _] = played[0].1;
        assert_eq!((won + drawn + lost, forfeited), (2, 0), "{game}");
        assert_eq!(play("--threads 1"), played, "{game}");
    }
}

/// Of somebody who only asks, the patience ends.
#[test]
fn looking_ahead_for_ever_is_a_forfeit() {
    let path = place("asks.py");
    fs::write(&path, "import sys\nwhile True: print('try', flush=True); sys.stdin.readline()\n")
        .expect("written");
    let bots = format!("cmd:python3 {},random", path.display());
    let ran = arena("crosswise", &bots, "--games 1 --json --patience 1");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(ran.stderr.contains("no answer within 1.0 s"), "{}", ran.stderr);
    assert_eq!(counts(&ran.stdout).remove(0).1[3], 1, "{}", ran.stdout);
    fs::remove_file(path).expect("it can go");
}

/// A program sees what a client on its seat sees; every game's view begins alike.
#[test]
fn a_program_gets_the_view_of_its_seat() {
    let path = place("head.py");
    let script = "import json, sys\n\
                  for line in sys.stdin:\n    \
                  question = json.loads(line)\n    \
                  view, seat = question['view'], {'seat': question['seat']}\n    \
                  assert list(view)[:3] == ['viewer', 'actor', 'phase'], view\n    \
                  assert view['viewer'] == seat and view['actor'] == seat, view\n    \
                  assert isinstance(view['phase'], str) and view['phase'] != 'over', view\n    \
                  print(question['legal'][0], flush=True)\n";
    fs::write(&path, script).expect("a script can be written");
    let bots = format!("cmd:python3 {},random", path.display());
    for id in GameId::ALL {
        let ran = arena(id.id(), &bots, "--games 2 --seed 3 --json --patience 60");
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{id}");
    }
    fs::remove_file(path).expect("it can go");
}

/// A program that answers the first question well and then does this.
fn misbehaving(name: &str, then: &str) -> (PathBuf, String) {
    let path = place(&format!("{name}.py"));
    let script = format!(
        "import json, sys, time, os\nfor number, line in enumerate(sys.stdin):\n    \
         question = json.loads(line)\n    if number == 0:\n        print(question['legal'][0], flush=True)\n    \
         else:\n        {then}\n"
    );
    fs::write(&path, script).expect("a script can be written");
    let bot = format!("cmd:python3 {},random", path.display());
    (path, bot)
}

#[test]
fn a_bad_program_forfeits_with_a_clear_line_and_the_arena_goes_on() {
    let cases = [
        ("nonsense", "print('checkmate', flush=True)", "it answered 'checkmate', which is not legal: "),
        ("chance", "print('~sun', flush=True)", "it answered '~sun', which is not legal: "),
        ("empty", "print('', flush=True)", "it answered '', which is not legal: "),
        ("crash", "sys.exit(3)", "it closed its output (exit status: 3)"),
        ("close", "sys.stdout.flush(); os.close(1); time.sleep(60)", "it closed its output"),
        ("stall", "time.sleep(60)", "no answer within 2.0 s"),
        ("endless", "print('x' * 100000, end='', flush=True); time.sleep(60)", "its answer is too long"),
        ("bytes", "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "its answer is not text"),
    ];
    for (name, then, why) in cases {
        let (path, bots) = misbehaving(name, then);
        // Patience is short where it runs out, and long where a loaded machine must not matter.
        let patience = if name == "stall" { 2 } else { 60 };
        let ran = arena("crosswise", &bots, &format!("--games 2 --threads 1 --json --patience {patience}"));
        fs::remove_file(path).expect("it can go");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let lines: Vec<_> = ran.stderr.lines().collect();
        assert_eq!(lines.len(), 2, "{name}: {}", ran.stderr);
        for (index, line) in lines.iter().enumerate() {
            let begins = format!("game {}: cmd:python3 ", index + 1);
            let says = format!(" on seat {} forfeits: {why}", index + 1);
            assert!(line.starts_with(&begins) && line.contains(&says), "{name}: {line}");
        }
        let counts = counts(&ran.stdout);
        assert_eq!((counts[0].1[..4].to_vec(), counts[1].1[0]), (vec![0, 0, 2, 2], 2), "{name}");
    }
}

#[test]
fn mistyped_arguments_are_told() {
    let known = "allowed: random, child, greedy, one-ply, beginner, easy, normal, hard, expert, \
                 right:0.0 to right:4.0, iterations:N, time:MILLISECONDS, heuristic:N, classic:LEVEL, \
                 human:ITERATIONS/TEMPERATURE/NOTICES/RACE, cmd:PROGRAM ARGUMENTS";
    let cases = [
        ("arena mixx --bots wise", format!("unknown bot 'wise'; {known}")),
        ("arena mixx --bots random,", format!("unknown bot ''; {known}")),
        ("arena mixx --bots cmd:/no/such/program", "cannot start '/no/such/program': ".into()),
        (
            "arena mixx --bots random --games 0",
            "games cannot be '0'; allowed: whole numbers from 1 to ".into(),
        ),
        ("arena mixx", "missing: --bots <BOTS>; --help says more".into()),
    ];
    for (args, fault) in cases {
        let ran = crosstable(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args}");
        assert!(ran.stderr.starts_with(&format!("error: {fault}")), "{}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_prints_what_there_is() {
    // The first game is forfeited at once, which is heard; the rest would take for ever.
    let mut arena = program("arena crosswise --bots cmd:false,iterations:1 --games 1000000 --threads 1");
    let mut child = arena.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    let mut stderr = BufReader::new(child.stderr.take().expect("piped"));
    stderr.read_line(&mut line).expect("a line");
    assert!(line.contains("forfeits"), "{line}");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
    // A full pipe would block the program.
    let drain = std::thread::spawn(move || stderr.read_to_end(&mut Vec::new()));
    let output = child.wait_with_output().expect("it ends");
    drain.join().expect("read").expect("to its end");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(text.contains("stopped after ") && text.contains(" of 1000000 games"), "{text}");
}
