//! `crosstable hint`, and bots in `crosstable trace`.

mod common;

use std::fs;
use std::path::Path;

use common::{crosstable, program, run};
use crosstable_games::GameId;
use serde_json::Value;

/// The record of a game that nobody thought about.
fn record(game: &str, players: u8) -> String {
    let ran = crosstable(&format!("record random {game} --players {players} --seed 11"));
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    ran.stdout
}

#[test]
fn a_hint_is_the_best_move_its_value_and_two_others() {
    for id in GameId::ALL {
        let text = record(id.id(), 2);
        let ran = run(program("hint - --level normal --json --step 40"), &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{id}");
        let hint: Value = serde_json::from_str(&ran.stdout).expect("JSON");
        assert_eq!((hint["game"].as_str(), hint["level"].as_str()), (Some(id.id()), Some("normal")));
        assert!(hint["step"].as_u64().is_some_and(|step| step <= 40));
        let moves = hint["moves"].as_array().expect("moves");
        assert!((1..=3).contains(&moves.len()), "{hint}");
        let chances = moves.iter().filter_map(|choice| choice["value"].as_f64());
        assert!(chances.clone().all(|chance| (0.0..=1.0).contains(&chance)), "{hint}");
        assert_eq!(run(program("hint - --level normal --json --step 40"), &text), ran, "{id}");
    }
}

#[test]
fn a_hint_for_people_shows_what_the_seat_sees() {
    let text = record("crosswise", 2);
    let ran = run(program("hint - --level normal --seat 2"), &text);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.starts_with("Crosswise, step "), "{}", ran.stdout);
    assert!(ran.stdout.contains(": seat 2 to move\n"), "{}", ran.stdout);
    assert!(ran.stdout.contains("\nbest  ") && ran.stdout.contains("chance to win "), "{}", ran.stdout);
    assert!(ran.stdout.contains("\nplayed: "), "{}", ran.stdout);
}

#[test]
fn the_curve_shows_a_whole_game() {
    for (players, what) in [(2, "chance to win"), (3, "share of the others beaten")] {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hint-{players}-{}.svg", std::process::id()));
        let text = record("mixx", players);
        let ran = run(program(&format!("hint - --level normal --svg {}", path.display())), &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        let picture = fs::read_to_string(&path).expect("a picture");
        fs::remove_file(&path).expect("it can go");
        assert!(picture.starts_with("<svg") && picture.contains(what), "{picture}");
    }
}

#[test]
fn a_step_before_the_first_decision_is_told() {
    let ran = run(program("hint - --step 1"), &record("crosswise", 2));
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(
        ran.stderr.starts_with("error: there is nothing to decide so early; allowed: steps from "),
        "{}",
        ran.stderr
    );
}

#[test]
fn bots_can_play_the_trace_and_play_it_again() {
    for id in GameId::ALL {
        for policy in ["greedy", "beginner", "easy"] {
            let players = id.seats().1.min(3);
            let args = format!("trace {id} --players {players} --seed 6 --policy {policy}");
            let ran = crosstable(&args);
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{id} {policy}");
            assert!(
                ran.stdout.lines().last().is_some_and(|line| line.starts_with(r#"{"result""#)),
                "{id} {policy}"
            );
            assert_eq!(crosstable(&args), ran, "{id} {policy}");
        }
    }
}
