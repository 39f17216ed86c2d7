//! The worked examples of the printed rules.

mod common;

use common::{deal, legal, places, play, refused};

/// MX-05, example 1: the turquoise fish continues the line at either end, or stands above or below either card and
/// makes it the centre.
#[test]
fn the_turquoise_fish_continues_the_line_or_fixes_the_centre() {
    let hands = [
        "yellow-shell blue-chest blue-turtle",
        "red-starfish red-chest red-turtle",
        "turquoise-fish pink-anchor blue-anchor",
    ];
    let mut table = deal(&hands, &[("start", "1")]);
    play(&mut table, "yellow-shell@0,0 ~green-chest red-starfish@1,0 ~green-turtle");
    assert_eq!(places(&table, "turquoise-fish"), ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]);
    for end in ["-1,0", "2,0"] {
        let mut longer = table;
        play(&mut longer, &format!("turquoise-fish@{end}"));
        assert_eq!(longer.cross().centre(), None);
    }
    for (side, centre) in [("0,-1", "0,0"), ("0,1", "0,0"), ("1,-1", "1,0"), ("1,1", "1,0")] {
        let mut bent = table;
        play(&mut bent, &format!("turquoise-fish@{side}"));
        assert_eq!(bent.cross().centre(), Some(centre.parse().unwrap()));
    }
}

/// MX-05 and MX-07, example 2: the red jellyfish may not join the axis with the red starfish, but may stand below the
/// shell, which thereby becomes the centre.
#[test]
fn the_red_jellyfish_goes_below_the_shell() {
    let hands = ["yellow-shell red-jellyfish blue-turtle", "red-starfish red-chest red-turtle"];
    let mut table = deal(&hands, &[("start", "1")]);
    play(&mut table, "yellow-shell@0,0 ~green-chest red-starfish@1,0 ~green-turtle");
    assert_eq!(places(&table, "red-jellyfish"), ["0,-1", "0,1"]);
    assert_eq!(refused(&table, "red-jellyfish@2,0"), ("MX-07", "mixx-colour-taken"));
    assert_eq!(refused(&table, "red-jellyfish@1,1"), ("MX-07", "mixx-colour-taken"));
    play(&mut table, "red-jellyfish@0,1");
    assert_eq!(table.cross().centre(), Some("0,0".parse().unwrap()));
}

/// MX-07, example 3: in that cross the orange starfish fits the vertical axis only; the pink propeller, with a pink
/// card in the vertical axis, the horizontal axis only.
#[test]
fn the_orange_starfish_goes_down_and_the_pink_propeller_across() {
    let hands = ["yellow-shell red-jellyfish orange-starfish", "red-starfish pink-turtle pink-propeller"];
    let mut table = deal(&hands, &[("start", "1")]);
    play(&mut table, "yellow-shell@0,0 ~green-shell red-starfish@1,0 ~green-turtle");
    play(&mut table, "red-jellyfish@0,1 ~green-chest pink-turtle@0,2 ~violet-shell");
    assert_eq!(places(&table, "orange-starfish"), ["0,-1", "0,3"]);
    assert_eq!(refused(&table, "orange-starfish@2,0"), ("MX-07", "mixx-motif-taken"));
    play(&mut table, "orange-starfish@0,-1 ~violet-chest");
    assert_eq!(places(&table, "pink-propeller"), ["-1,0", "2,0"]);
    assert_eq!(refused(&table, "pink-propeller@0,3"), ("MX-07", "mixx-colour-taken"));
    assert!(legal(&table).contains(&"pink-propeller@2,0".to_owned()));
}
