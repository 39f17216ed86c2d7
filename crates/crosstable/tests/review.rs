//! `crosstable review`.

mod common;

use std::fs;
use std::path::Path;

use common::{crosstable, program, run};
use crosstable_protocol::http::Review;

/// The record of a game that nobody thought about.
fn record(game: &str, players: u8) -> String {
    let ran = crosstable(&format!("record random {game} --players {players} --seed 11"));
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    ran.stdout
}

#[test]
fn a_review_says_where_the_chances_went() {
    let text = record("cross-roads", 2);
    let ran = run(program("review -"), &text);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    for expected in ["Cross Roads, ", "gave away ", "At the start", "Luck", "Came to light", "At the end"] {
        assert!(ran.stdout.contains(expected), "{expected}:\n{}", ran.stdout);
    }
    let ran = run(program("review - --json"), &text);
    let review: Review = serde_json::from_str(&ran.stdout).expect("a review");
    for seat in &review.seats {
        let sum = seat.luck + seat.own + seat.others + seat.light;
        assert!((seat.last - seat.first - sum).abs() < 1e-9, "{seat:?}");
    }
}

#[test]
fn a_review_speaks_four_languages() {
    let text = record("cross-roads", 2);
    for (lang, expected) in [("de", "Entscheidungen der anderen"), ("fr", "Les moments"), ("it", "Fortuna")] {
        let ran = run(program(&format!("review - --lang {lang}")), &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert!(ran.stdout.contains(expected), "{lang}:\n{}", ran.stdout);
    }
}

#[test]
fn a_review_can_be_drawn() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("review-{}.svg", std::process::id()));
    let ran = run(program(&format!("review - --svg {}", path.display())), &record("cross-roads", 3));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let picture = fs::read_to_string(&path).expect("a picture");
    fs::remove_file(&path).expect("it can go");
    assert!(picture.starts_with("<svg") && picture.contains("share of the opponents beaten"), "{picture}");
}

#[test]
fn what_is_no_finished_game_has_no_review() {
    let text = record("cross-roads", 2);
    // Without its last step, and with the number of steps that fits.
    let lines: Vec<&str> = text.lines().collect();
    let last_step = lines.iter().rposition(|line| line.contains(". ")).expect("a step");
    let steps: usize =
        lines[last_step].split('.').next().and_then(|number| number.parse().ok()).expect("a number");
    let mut without = lines.clone();
    without.remove(last_step);
    let text_without = without.join("\n") + "\n";
    let unfinished = text_without.replace(&format!("end {steps}"), &format!("end {}", steps - 1));
    let ran = run(program("review -"), &unfinished);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    assert!(ran.stdout.is_empty() && ran.stderr.contains("the game has not ended"), "{}", ran.stderr);
    let damaged = text.replacen(". ", ". nonsense", 1);
    let ran = run(program("review -"), &damaged);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stderr.contains("line "), "{}", ran.stderr);
    assert_eq!(run(program("review -"), "no record").code, Some(2));
}
