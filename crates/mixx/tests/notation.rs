//! The tokens.

use crosstable_core::{Seat, Token};
use mixx::{Cell, Move};

fn read(token: &str) -> Option<Move> {
    token.parse().ok()
}

/// G-08: each move and outcome has one token.
#[test]
fn tokens_are_as_agreed() {
    let lay = |card: &str, x, y| Move::Lay { cell: Cell::new(x, y).unwrap(), card: card.parse().unwrap() };
    let tokens = [
        ("yellow-shell@0,0", lay("yellow-shell", 0, 0)),
        ("green-jellyfish@-7,3", lay("green-jellyfish", -7, 3)),
        ("violet-anchor@7,-1", lay("violet-anchor", 7, -1)),
        ("miss", Move::Miss),
        ("stop", Move::Stop),
        ("~turquoise-propeller", Move::Draw("turquoise-propeller".parse().unwrap())),
        ("~start:4", Move::Start(Seat::new(3))),
    ];
    for (token, mv) in tokens {
        assert_eq!(read(token), Some(mv));
        assert_eq!(mv.to_string(), token);
        assert_eq!(mv.is_chance(), token.starts_with('~'));
    }
}

/// G-08: what is written any other way is no token.
#[test]
fn there_is_one_way_to_write_a_token() {
    for wrong in [
        "yellow-shell@-0,0",
        "yellow-shell@+1,0",
        "yellow-shell@01,0",
        "yellow-shell@8,0",
        "yellow-shell@0,-8",
        "yellow-shell@10,0",
        "yellow-shell@0, 0",
        "yellow-shell@0,0 ",
        "yellow-shell@0,0,0",
        "yellow-shell@0",
        "yellow-shell@",
        "yellow-shell",
        "@0,0",
        "shell-yellow@0,0",
        "Yellow-shell@0,0",
        "yellow-crab@0,0",
        "yellow--shell@0,0",
        "~yellow-shell@0,0",
        "~yellow",
        "~start:0",
        "~start:5",
        "~start:",
        "~miss",
        "Miss",
        "stop ",
        "pass",
        "",
        "~",
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}
