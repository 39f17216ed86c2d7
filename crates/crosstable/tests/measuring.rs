//! `crosstable perft`, `playouts` and `watch`.

mod common;

use common::{crosstable, program, run};
use crosstable_games::GameId;
use serde_json::Value;

#[test]
fn perft_counts_moves_and_outcomes_depth_by_depth() {
    let ran = crosstable("perft crosswise --depth 3");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let rows: Vec<Vec<_>> = ran.stdout.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["depth", "count", "nodes/s"]);
    let counts: Vec<_> = rows[1..].iter().map(|row| row[..2].join(" ")).collect();
    // Ten kinds of tiles, and at first there are enough of each.
    assert_eq!(counts, ["1 10", "2 100", "3 1000"]);
}

#[test]
fn playouts_measures_every_game() {
    for id in GameId::ALL {
        let players = id.seats().1.min(3);
        let ran = crosstable(&format!("playouts {id} --players {players} --seconds 0.05 --json"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert_eq!(ran.stdout.lines().count(), 1);
        assert!(
            ran.stdout.starts_with(&format!(r#"{{"game":"{id}","players":{players},"options":{{"#)),
            "{}",
            ran.stdout
        );
        let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
        let number = |key: &str| report[key].as_f64().unwrap_or_else(|| panic!("{key} in {report}"));
        assert!(number("seconds") >= 0.05 && number("playouts") >= 1.0);
        assert!((number("playouts_per_second") * number("seconds") / number("playouts") - 1.0).abs() < 1e-6);
        let decisions = number("decisions_per_game") * number("playouts_per_second");
        assert!((number("decisions_per_second") / decisions - 1.0).abs() < 1e-6);
        assert!(number("mean_legal_moves") >= 1.0);
    }
}

#[test]
fn playouts_speaks_to_people_too() {
    let ran = crosstable("playouts crosswise --seconds 0.02");
    let names: Vec<_> = ran.stdout.lines().map(|line| line.split("  ").next().unwrap_or_default()).collect();
    assert!(names[0].starts_with("Crosswise, 2 players, 0.0"), "{}", names[0]);
    assert_eq!(names[1..], ["playouts/s", "decisions/s", "decisions per game", "mean legal moves"]);
}

#[test]
fn watching_shows_every_board_and_the_result() {
    for id in GameId::ALL {
        let ran = crosstable(&format!("watch {id} --seed 4 --option start=2"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        assert!(ran.stdout.starts_with(&format!("{}: 2 players, ", id.name())));
        assert!(ran.stdout.contains("\n1. Seat "), "{}", ran.stdout);
        let last: Vec<_> = ran.stdout.lines().rev().take(2).collect();
        assert!(last[1].starts_with("Seat 1: rank ") && last[0].starts_with("Seat 2: rank "), "{last:?}");
        assert_eq!(crosstable(&format!("watch {id} --seed 4 --option start=2")), ran);
    }
}

/// Boards and what stands beside them are in the reader's language; tokens are the same in all of them.
#[test]
fn watching_replaying_and_hints_speak_the_reader_s_language() {
    let record = crosstable("record random crosswise --seed 7").stdout;
    for (lang, words) in [
        ("de", ["Spieler, ", "Platz 1: Rang ", "Zeilen, ", "Gewinnchance ", "Platz 2: Anna"]),
        (
            "fr",
            ["joueurs, ", "Place 1\u{a0}: rang ", "rangées, ", "chances de gagner ", "Place 2\u{a0}: Anna"],
        ),
        ("it", ["giocatori, ", "Posto 1: ", "righe, ", "probabilità di vincere ", "Posto 2: Anna"]),
    ] {
        let [players, result, board, chance, anna] = words;
        let watched = crosstable(&format!("watch crosswise --seed 4 --lang {lang}")).stdout;
        let replayed = run(program(&format!("replay - --lang {lang}")), &record).stdout;
        let hinted = run(program(&format!("hint - --level normal --lang {lang}")), &record).stdout;
        for (text, words) in [
            (watched, vec![players, result, board]),
            (replayed, vec![result, board, anna]),
            (hinted, vec![board, chance]),
        ] {
            for word in words {
                assert!(text.contains(word), "{lang}: '{word}' is missing:\n{text}");
            }
            let english = ["Seat ", "seat ", "rows", "chance to win", "Chance: "];
            assert!(!english.iter().any(|word| text.contains(word)), "{lang}:\n{text}");
        }
    }
}

#[test]
fn a_watcher_from_afar_does_not_see_what_is_drawn_into_a_hand() {
    let afar = crosstable("watch crosswise --seed 4 --option start=1").stdout;
    assert!(afar.contains("   Chance: ~? ~? ~? ~? ~? ~? ~? ~?\n"), "{afar}");
    let seated = crosstable("watch crosswise --seed 4 --option start=1 --seat 1").stdout;
    assert!(!seated.contains("   Chance: ~? ~? ~? ~? ~? ~? ~? ~?\n"), "{seated}");
    assert!(seated.contains(" ~? ~? ~? ~?\n"), "{seated}");
}

#[test]
fn perft_counts_for_programs_too() {
    let ran = crosstable("perft crosswise --depth 3 --json");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let lines: Vec<Value> =
        ran.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let counts: Vec<_> = lines.iter().map(|line| (line["depth"].as_u64(), line["count"].as_u64())).collect();
    assert_eq!(counts, [(Some(1), Some(10)), (Some(2), Some(100)), (Some(3), Some(1000))]);
    assert!(lines.iter().all(|line| line["game"] == "crosswise" && line["seconds"].is_number()));
}
