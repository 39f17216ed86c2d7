//! `crosstable trace`, byte by byte.

mod common;

use common::{crosstable, program, run};
use crosstable_games::GameId;
use serde_json::Value;

/// Every game at every number of players, as arguments.
fn tables() -> impl Iterator<Item = String> {
    GameId::ALL.iter().flat_map(|id| {
        let (min, max) = id.seats();
        (min..=max).map(move |players| format!("{id} --players {players}"))
    })
}

/// The tokens of a trace, one a line.
fn tokens(trace: &str) -> String {
    let played = trace.lines().filter_map(|line| {
        let line: Value = serde_json::from_str(line).expect("JSON");
        line["played"].as_str().map(|token| format!("{token}\n"))
    });
    played.collect()
}

fn trace(args: &str) -> String {
    let ran = crosstable(&format!("trace {args}"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args}");
    ran.stdout
}

#[test]
fn the_first_lines_of_a_game_are_as_the_notation_says() {
    let begin = trace("crosswise --players 3 --seed 1 --option start=2");
    let lines: Vec<_> = begin.lines().take(3).collect();
    assert_eq!(
        lines[..2],
        [
            r#"{"game":"crosswise","players":3,"options":{"lone":"random","start":"2"},"rules":1}"#,
            r#"{"actor":"chance","legal":["~lone:1","~lone:2","~lone:3"],"weights":[1,1,1],"played":"~lone:3"}"#,
        ]
    );
    let deal = r#"{"actor":"chance","legal":["~cross","~move","~pentagon","~remove","~replace","~square","~star","~sun","~swap","~triangle"],"weights":[7,3,7,3,3,7,7,7,3,7],"played":""#;
    assert!(lines[2].starts_with(deal), "{}", lines[2]);
}

/// An older version of the rules is played as it was: nobody draws who has two colours, and 200 turns are the limit.
#[test]
fn an_older_version_of_the_rules_can_be_named() {
    let first = |args: &str| trace(args).lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    let [new, old] = ["", " --rules 1"].map(|rules| first(&format!("cross-n-go --players 3{rules}")));
    assert_eq!(
        new[0],
        r#"{"game":"cross-n-go","players":3,"options":{"double":"random","limit":"40","start":"random"},"rules":2}"#
    );
    assert!(new[1].starts_with(r#"{"actor":"chance","legal":["~double:1","~double:2","~double:3"]"#));
    assert_eq!(
        old[0],
        r#"{"game":"cross-n-go","players":3,"options":{"limit":"200","start":"random"},"rules":1}"#
    );
    assert!(old[1].starts_with(r#"{"actor":"chance","legal":["~bar:.Y.G.B.R","~bar:R.B.G.Y."]"#));
    let record = crosstable("record random crossado --players 3 --rules 1").stdout;
    assert!(record.contains("\nrules: 1\nplayers: 3\n") && !record.contains("~lone"), "{record}");
    let [new, old] = ["", " --rules 1"]
        .map(|rules| crosstable(&format!("perft crossado --players 3 --depth 1 --json{rules}")).stdout);
    let version = |said: &str| serde_json::from_str::<Value>(said).expect("JSON")["rules"].clone();
    assert_eq!((version(&new), version(&old)), (2.into(), 1.into()));
}

#[test]
fn the_same_seed_gives_the_same_trace_and_another_another() {
    for table in tables() {
        let first = trace(&format!("{table} --seed 7"));
        assert_eq!(trace(&format!("{table} --seed 7")), first);
        assert_ne!(trace(&format!("{table} --seed 8")), first);
    }
}

#[test]
fn every_line_has_its_keys_and_its_order() {
    for table in tables() {
        let trace = trace(&format!("{table} --seed 3"));
        let lines: Vec<_> = trace.lines().collect();
        let (first, rest) = lines.split_first().expect("a first line");
        let (last, steps) = rest.split_last().expect("a last line");
        assert!(first.starts_with(r#"{"game":""#) && last.starts_with(r#"{"result":{"ranks":["#), "{table}");
        for line in steps {
            let step: Value = serde_json::from_str(line).expect("JSON");
            let legal =
                step["legal"].as_array().expect("legal").iter().map(|token| token.as_str().expect("token"));
            let legal: Vec<_> = legal.collect();
            assert!(legal.is_sorted_by(|a, b| a.as_bytes() < b.as_bytes()), "{table}: {line}");
            assert!(legal.contains(&step["played"].as_str().expect("played")), "{table}: {line}");
            let by_chance = step["actor"] == "chance";
            assert_eq!(step["weights"].as_array().map(Vec::len), by_chance.then_some(legal.len()), "{line}");
            assert!(legal.iter().all(|token| token.starts_with('~') == by_chance), "{table}: {line}");
        }
    }
}

#[test]
fn replaying_the_tokens_of_a_trace_prints_it_again() {
    for table in tables() {
        let original = trace(&format!("{table} --seed 5"));
        let ran = run(program(&format!("trace {table} --moves -")), &tokens(&original));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert_eq!(ran.stdout, original, "{table}");
    }
}

#[test]
fn tokens_may_come_from_a_file_with_empty_lines_and_foreign_line_ends() {
    let original = trace("crosswise --seed 2");
    let path = std::env::temp_dir().join(format!("crosstable-trace-{}.txt", std::process::id()));
    std::fs::write(&path, tokens(&original).replace('\n', "\r\n\n")).expect("a file can be written");
    let mut command = program("trace crosswise --moves");
    command.arg(&path);
    let ran = run(command, "");
    std::fs::remove_file(&path).expect("the file is there");
    assert_eq!((ran.code, ran.stdout), (Some(0), original));
}

#[test]
fn tokens_that_end_early_end_the_trace_without_a_result() {
    let original = trace("crosswise --seed 2");
    let first_five: String = tokens(&original).split_inclusive('\n').take(5).collect();
    let ran = run(program("trace crosswise --moves -"), &first_five);
    let expected: String = original.split_inclusive('\n').take(6).collect();
    assert_eq!((ran.code, ran.stdout, ran.stderr), (Some(0), expected, String::new()));
}

/// Deals both hands alike, lets seat 1 begin and plays one move.
const BEGUN: &str = "~sun\n~sun\n~cross\n~star\n~sun\n~sun\n~cross\n~star\n~start:1\nsun@c3\n~sun\n";

#[test]
fn the_first_illegal_token_stops_the_trace_with_its_refusal() {
    let legal = run(program("trace crosswise --moves -"), BEGUN);
    assert_eq!((legal.code, legal.stdout.lines().count()), (Some(0), 12));
    let ran = run(program("trace crosswise --moves -"), &format!("{BEGUN}sun@c3\nsun@c4\n"));
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stdout, legal.stdout, "what was legal is printed");
    assert_eq!(
        ran.stderr,
        "error: line 12, 'sun@c3': There is already a tile on c3. Choose an empty cell. (CW-07)\n"
    );
}

#[test]
fn a_refusal_speaks_the_language_asked_for() {
    let ran = run(program("trace crosswise --moves - --lang de"), "sun@a1\n");
    assert_eq!(
        ran.stderr,
        "error: line 1, 'sun@a1': Bitte warte kurz: Zuerst wird gezogen oder gewürfelt. (G-04)\n"
    );
    assert_eq!((ran.code, ran.stdout.lines().count()), (Some(1), 1));
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let original = trace("crosswise --seed 2");
    let ran = run(program("trace crosswise --moves -"), &format!("{}pass\n", tokens(&original)));
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), original.as_str()));
    assert!(ran.stderr.ends_with(": The game is over; nobody moves any more. (G-07)\n"), "{}", ran.stderr);
}

#[test]
fn what_is_no_token_at_all_is_refused_like_any_other() {
    let endless = "x".repeat(100_000);
    for nonsense in ["hello", " ", "~start:9", "\u{1b}[31m", &endless] {
        let ran = run(program("trace crosswise --moves -"), &format!("{nonsense}\n"));
        assert_eq!((ran.code, ran.stdout.lines().count(), ran.stderr.lines().count()), (Some(1), 1, 1));
        assert!(ran.stderr.ends_with(" (G-08)\n") && ran.stderr.len() < 400, "{}", ran.stderr);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    use std::process::Stdio;
    let mut child = program("trace crosswise --players 4")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
