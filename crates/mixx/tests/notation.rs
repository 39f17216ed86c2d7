//! The tokens.

use crosstable_core::{Path, Seat, Target, Token};
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

fn path(names: &[&str]) -> Path {
    names.iter().map(|name| Target::from(*name)).collect()
}

/// G-08: a card is picked and then a cell; to miss and to stop are buttons; nobody points at chance.
#[test]
fn a_path_is_the_card_and_then_the_cell() {
    for (token, names) in
        [("pink-chest@0,-2", &["pink-chest", "0,-2"][..]), ("miss", &["miss"]), ("stop", &["stop"])]
    {
        let mv = read(token).unwrap();
        assert_eq!(mv.paths(), [path(names)]);
        assert_eq!(Move::from_path(&path(names)), Some(mv));
    }
    for chance in ["~pink-chest", "~start:1"] {
        assert_eq!(read(chance).unwrap().paths(), Vec::<Path>::new());
    }
}

#[test]
fn other_paths_lead_nowhere() {
    let wrong: [&[&str]; 7] = [
        &[],
        &["pink-chest"],
        &["0,0", "pink-chest"],
        &["pink-chest", "0,8"],
        &["pink-chest@0,0"],
        &["~pink-chest"],
        &["miss", "stop"],
    ];
    for names in wrong {
        assert_eq!(Move::from_path(&path(names)), None, "{names:?}");
    }
}
