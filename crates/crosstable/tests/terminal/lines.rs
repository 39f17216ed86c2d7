//! Line by line.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_games::GameId;

/// Every game; random players need a limit of turns where there is one.
fn games() -> impl Iterator<Item = String> {
    GameId::ALL.iter().map(|game| {
        let limited = game.option_specs(game.rules(), 2).iter().any(|spec| spec.key == "limit");
        if limited { format!("{game} --option limit=20") } else { game.to_string() }
    })
}

pub(crate) fn program(args: &str, data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command.args(args.split_whitespace()).arg("--data").arg(data);
    command.env("USER", "Anna").env("LC_ALL", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays a whole game by asking for the moves each time, and tells what was played and what was printed.
fn plays(args: &str, data: &Path, seed: u64) -> (Vec<String>, Vec<String>) {
    plays_hearing(args, data, seed, |_| {})
}

/// The same; every line is passed on as soon as it is printed.
pub(crate) fn plays_hearing(
    args: &str,
    data: &Path,
    seed: u64,
    mut heard: impl FnMut(&str),
) -> (Vec<String>, Vec<String>) {
    let mut child = program(args, data).spawn().expect("the program starts");
    let mut typed = child.stdin.take().expect("piped");
    let mut printed = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut played, mut said) = (Vec::new(), Vec::new());
    while let Some(line) = printed.next() {
        let line = line.expect("text");
        heard(&line);
        let asked = line.starts_with("Your turn") && line.ends_with("help)");
        said.push(line.clone());
        if !asked {
            continue;
        }
        let count = line.split('(').nth(1).and_then(|rest| rest.split(' ').next()).expect("how many");
        let count = if count == "one" { 1 } else { count.parse::<usize>().expect("a number") };
        writeln!(typed, "moves").expect("typed");
        let list: Vec<String> = printed.by_ref().take(count).map(|line| line.expect("text")).collect();
        let chosen = &list[below(&mut rng, count as u32) as usize];
        let token = chosen.split(' ').next().expect("the token").to_owned();
        writeln!(typed, "{token}").expect("typed");
        played.push(token);
        assert!(played.len() < 5000, "the game does not end");
    }
    assert!(child.wait().expect("it ends").success());
    (played, said)
}

/// A file with the moves of a whole game is a script; with the same seed it makes the same game.
#[test]
fn a_whole_game_of_each_kind_through_a_pipe() {
    for game in games() {
        let data = tempfile::tempdir().expect("a folder");
        let args = format!("play {game} --plain --seed 11 --seats you,bot:beginner");
        let (played, said) = plays(&args, data.path(), 5);
        assert!(said.iter().any(|line| line.starts_with("1. ")), "{game}: {said:?}");
        let mut child = program(&args, data.path()).spawn().expect("the program starts");
        let mut typed = child.stdin.take().expect("piped");
        writeln!(typed, "# a remark\n{}", played.join("\n")).expect("typed");
        drop(typed);
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success());
        let again = String::from_utf8(output.stdout).expect("text");
        assert_eq!(again.lines().collect::<Vec<_>>(), said, "{game}");
    }
}

#[test]
fn a_closed_input_ends_cleanly_and_the_game_is_saved() {
    let data = tempfile::tempdir().expect("a folder");
    let args = "play crosswise --plain --seed 2 --seats you,bot:beginner";
    let run = |args: &str, input: &str| {
        let mut child = program(args, data.path()).spawn().expect("the program starts");
        child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("typed");
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let first = run(args, "");
    assert!(first.contains("The game is saved. Go on with: crosstable resume"), "{first}");
    let listed = run("resume --list", "");
    assert_eq!(listed.lines().count(), 1, "{listed}");
    let again = run("resume --plain", "nonsense\nhelp\nmoves\nquit\n");
    assert!(again.contains("(G-08)"), "what is no move is refused: {again}");
    assert!(again.contains("The game is saved"), "{again}");
}

#[test]
fn what_cannot_be_played_is_said_in_one_line() {
    let data = tempfile::tempdir().expect("a folder");
    let cases = [
        ("play crosswise --seats you", "Crosswise is for 2 to 4 players"),
        ("play crosswise --seats you,bot:clever", "seats cannot be"),
        ("play crosswise --option a=b", "a"),
        ("play crosswise --seats you,open", "crosstable open"),
        ("open crosswise", "--server"),
        ("open crosswise --server play.example", "https://play.example"),
        ("open crosswise --server http://127.0.0.1:9 --seats you", "Crosswise is for 2 to 4 players"),
        ("resume", "no unfinished game"),
        ("resume 123456", "unknown table"),
        ("join http://127.0.0.1:9", "no link of a table"),
    ];
    for (args, why) in cases {
        let mut child = program(args, data.path()).spawn().expect("the program starts");
        drop(child.stdin.take());
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args}: {said}");
        assert!(said.contains(why) && said.lines().count() == 1, "{args}: {said}");
    }
}

/// T-14: several people at one keyboard without names of their own are told apart by numbers.
#[test]
fn people_of_one_device_have_different_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let child =
        program("play crossado --plain --seats you,you,Anna", folder.path()).spawn().expect("it starts");
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("Anna 2 ") && said.contains("Anna 3 "), "{said}");
}
