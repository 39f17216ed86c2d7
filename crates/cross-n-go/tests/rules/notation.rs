//! Tokens: every move and outcome has one.

use cross_n_go::{Move, Position};
use crosstable_core::{Game, Path, Target, Token};

/// G-08: the tokens of the notation are read and written byte for byte.
#[test]
fn tokens_round_trip() {
    let tokens = "shift:5l shift:12r block:5.3 back:7.2-6.5 swap:3-9 swap:1-12 run:7.2 end ~bar:R.B.G.Y. \
                  ~bar:.Y.G.B.R ~colour:red ~colour:yellow ~start:1 ~start:4 ~d1 ~d6";
    for token in tokens.split_whitespace() {
        let mv: Move = token.parse().unwrap();
        assert_eq!(mv.to_string(), token);
        assert_eq!(mv.is_chance(), token.starts_with('~'));
    }
}

/// G-08: what is almost a token is none.
#[test]
fn almost_tokens_are_refused() {
    let texts = "shift:5 shift:0l shift:13r shift:05l shift:5L shift:5lr shift:l block:5.0 block:5.9 block:13.1 block:5 \
                 block:5.3.1 back:7.2 back:7.2-6 back:7.2-6.5-4 swap:9-3 swap:3-3 swap:3 swap:0-3 run:7 run: run:7.2x \
                 END end: ~bar:RBGY ~bar:r.b.g.y. ~colour:Red ~colour:pink ~start:0 ~start:5 ~double:0 ~double:4 ~double ~d0 ~d7 ~d ~d11 d6 ~end";
    for text in texts.split_whitespace() {
        assert!(text.parse::<Move>().is_err(), "{text} is read");
    }
}

/// G-08: the vocabulary holds everything once, in the canonical order.
#[test]
fn the_vocabulary_is_in_order() {
    let words = Position::vocabulary().unwrap();
    assert!(words.is_sorted_by(|one, next| one < next));
    let count = |start: &str| words.iter().filter(|word| word.to_string().starts_with(start)).count();
    let counts =
        ["shift", "block", "back", "swap", "run", "end", "~bar", "~colour", "~start", "~d"].map(count);
    // Tokens that begin like a die are the dice and `~double`.
    assert_eq!(counts, [24, 96, 96 * 96, 66, 96, 1, 12, 4, 4, 6 + 3]);
    assert_eq!(counts.iter().sum::<usize>(), words.len());
}

fn path(targets: &str) -> Path {
    targets.split_whitespace().map(Target::from).collect()
}

/// G-08: a move is pointed at by what is done, then by where; an exchange in either order.
#[test]
fn moves_have_paths() {
    let paths = |token: &str| token.parse::<Move>().unwrap().paths();
    assert_eq!(paths("shift:9l"), [path("shift 9l")]);
    assert_eq!(paths("run:11.5"), [path("run 11.5")]);
    assert_eq!(paths("block:6.1"), [path("block 6.1")]);
    assert_eq!(paths("back:7.2-6.5"), [path("back 7.2 6.5")]);
    assert_eq!(paths("swap:7-8"), [path("swap 7 8"), path("swap 8 7")]);
    assert_eq!(paths("end"), [path("end")]);
    assert!(paths("~d6").is_empty());
}

/// G-08: every path of the vocabulary leads back to its move, and what is almost a path leads nowhere.
#[test]
fn paths_lead_back() {
    for mv in Position::vocabulary().unwrap() {
        assert!(mv.paths().iter().all(|path| Move::from_path(path) == Some(mv)), "{mv}");
    }
    for almost in [
        "",
        "shift",
        "shift 9",
        "shift 9l 9r",
        "run 11",
        "back 7.2",
        "swap 7",
        "swap 7 7",
        "end 1",
        "9l",
        "~d6",
    ] {
        assert_eq!(Move::from_path(&path(almost)), None, "{almost}");
    }
}
