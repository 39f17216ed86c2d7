//! Tokens, read and written.

mod common;

use common::scene;
use cross_roads::{Card, Cell, Dir, Lay, Move};
use crosstable_core::{Path, Seat, Target, Token};

fn read(token: &str) -> Option<Move> {
    token.parse().ok()
}

/// CR-01, CR-03: a token names the half with the smaller number, its cell, and the way to the other half.
#[test]
fn every_kind_of_token_reads_and_writes() {
    let lay = Lay { card: Card::new(3, 7), at: Cell { x: -12, y: 0 }, dir: Dir::South };
    for (token, mv) in [
        ("3/7@-12,0s", Move::Lay(lay)),
        ("draw", Move::Draw),
        ("pass", Move::Pass),
        ("~3/7", Move::Card(Card::new(3, 7))),
        ("~start:2", Move::Start(Seat::new(1))),
    ] {
        assert_eq!((read(token), mv.to_string().as_str()), (Some(mv), token));
        assert_eq!(mv.is_chance(), token.starts_with('~'));
    }
}

/// CR-01: what is not the one way to write a move is no token.
#[test]
fn a_move_has_one_spelling() {
    let spellings = [
        "7/3@0,0s",
        "0/3@0,0s",
        "3/10@0,0s",
        "3/7@0,0",
        "3/7@0,0x",
        "3/7@0,0S",
        "3/7@00,0s",
        "3/7@-0,0s",
        "3/7@+1,0s",
        "3/7@01,0s",
        "3/7@100,0s",
        "3/7@0,-100s",
        "3/7@0s",
        "3/7@,0s",
        "3/7@0,0,0s",
        "3/7@0,0ss",
        "3/7@0,0\u{e9}",
        "3-7@0,0s",
        "3/7 @0,0s",
        "@0,0s",
        "3/7@",
        "~7/3",
        "~3/7@0,0s",
        "~",
        "~start:0",
        "~start:5",
        "~start:",
        "Draw",
        "draw ",
        "",
        "3/7",
    ];
    for text in spellings {
        assert_eq!(read(text), None, "{text:?}");
    }
}

/// CR-02: a double looks the same turned round, so it is only written eastward or southward.
#[test]
fn a_double_is_written_one_way() {
    assert!(read("3/3@0,0e").is_some() && read("3/3@0,0s").is_some());
    assert!(read("3/3@0,0w").is_none() && read("3/3@0,0n").is_none());
    let (card, at) = (Card::new(3, 3), Cell { x: 0, y: 0 });
    assert_eq!(Lay::new(card, 3, at, Dir::West).to_string(), "3/3@-1,0e");
    assert_eq!(Lay::new(card, 3, at, Dir::North).to_string(), "3/3@0,-1s");
    assert_eq!(Lay::new(card, 3, at, Dir::South).to_string(), "3/3@0,0s");
}

/// CR-03: coordinates are readable up to 99 in each direction, far beyond every card.
#[test]
fn coordinates_are_bounded() {
    for at in [Cell { x: 99, y: -99 }, Cell { x: -99, y: 99 }, Cell { x: 10, y: -9 }] {
        let mv = Move::Lay(Lay { card: Card::new(1, 9), at, dir: Dir::West });
        assert_eq!(read(&mv.to_string()), Some(mv));
        let position = scene("2/8@0,0e", &["1/9", "1/5"]).position();
        assert_eq!(common::refusal(&position, &mv.to_string()).code, "cross-roads-covers-nothing");
    }
}

/// CR-05: whichever half one thinks of first, it is the same move.
#[test]
fn a_move_can_be_made_from_either_half() {
    let (card, at) = (Card::new(3, 7), Cell { x: 0, y: 0 });
    assert_eq!(Lay::new(card, 3, at, Dir::East).to_string(), "3/7@0,0e");
    assert_eq!(Lay::new(card, 7, at, Dir::East).to_string(), "3/7@1,0w");
    assert_eq!(Lay::new(card, 7, Cell { x: 1, y: 0 }, Dir::West), Lay::new(card, 3, at, Dir::East));
}

fn path(steps: &[&str]) -> Path {
    steps.iter().map(|step| Target::from(*step)).collect()
}

/// CR-05, CR-10: a card is picked, then the two cells it covers; what is done without a card is one step.
#[test]
fn a_move_is_pointed_at_by_card_and_place() {
    for (token, steps) in [
        ("3/7@0,0s", &["3/7", "0,0s"][..]),
        ("3/7@-1,12w", &["3/7", "-1,12w"]),
        ("4/4@0,-1e", &["4/4", "0,-1e"]),
        ("draw", &["draw"]),
        ("pass", &["pass"]),
    ] {
        let mv = read(token).expect("a token");
        assert_eq!(mv.paths(), [path(steps)], "{token}");
        assert_eq!(Move::from_path(&path(steps)), Some(mv), "{token}");
    }
    assert!(read("~3/7").into_iter().chain(read("~start:2")).all(|mv| mv.paths().is_empty()));
}

/// CR-02, CR-05: what leads nowhere is no path; a double may be pointed at from either end.
#[test]
fn other_paths_lead_nowhere() {
    for steps in
        [&["3/7"][..], &["~3/7"], &["~start:2"], &["3/7@0,0s"], &["3/7", "0,0"], &["7/3", "0,0s"], &[]]
    {
        assert_eq!(Move::from_path(&path(steps)), None, "{steps:?}");
    }
    assert_eq!(Move::from_path(&path(&["4/4", "0,0n"])), read("4/4@0,-1s"));
}
