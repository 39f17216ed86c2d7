//! Where a card may lie.

mod common;

use common::{dealt, legal, places, play, play_drawing, refused, to_move, won};
use mixx::{Card, Cell, Colour, Motif};

/// MX-03: a round's first card lies on 0,0 and nowhere else.
#[test]
fn the_first_card_lies_in_the_middle() {
    let mut table = dealt(&["red-fish red-shell red-chest", "blue-fish blue-shell blue-chest"]);
    assert_eq!(legal(&table), ["red-shell@0,0", "red-fish@0,0", "red-chest@0,0"]);
    assert_eq!(refused(&table, "red-fish@1,0"), ("MX-03", "mixx-first-card"));
    play(&mut table, "red-fish@0,0");
    assert_eq!(table.cross().len(), 1);
}

/// MX-05: the second card lies on any of the four sides of the first, and makes a line in that direction.
#[test]
fn the_first_two_cards_form_a_line_in_either_direction() {
    let mut table = dealt(&["red-fish orange-shell red-chest", "blue-fish blue-shell blue-chest"]);
    play(&mut table, "red-fish@0,0 ~violet-anchor");
    assert_eq!(places(&table, "blue-shell"), ["0,-1", "-1,0", "1,0", "0,1"]);
    assert_eq!(places(&table, "blue-fish"), Vec::<String>::new());
    for (second, beside) in [("0,-1", "1,0"), ("-1,0", "0,1"), ("1,0", "0,-1"), ("0,1", "-1,0")] {
        let mut line = table;
        play(&mut line, &format!("blue-chest@{second} ~green-anchor"));
        assert_eq!(line.cross().centre(), None);
        play(&mut line, &format!("orange-shell@{beside}"));
        assert_eq!(line.cross().centre(), Some(Cell::ORIGIN));
    }
}

/// MX-05: any card of a line can become the centre, those at its ends too, and from both sides.
#[test]
fn every_card_of_a_line_can_become_the_centre() {
    let hands = ["red-fish orange-shell green-fish", "blue-chest pink-anchor blue-turtle"];
    let across = "red-fish@0,0 blue-chest@1,0 orange-shell@-1,0";
    let down = "red-fish@0,0 blue-chest@0,1 orange-shell@0,-1";
    let anchor = "pink-anchor";
    for (line, sides) in [
        (across, ["-1,-1", "0,-1", "1,-1", "-2,0", "2,0", "-1,1", "0,1", "1,1"]),
        (down, ["0,-2", "-1,-1", "1,-1", "-1,0", "1,0", "-1,1", "1,1", "0,2"]),
    ] {
        let mut table = dealt(&hands);
        play_drawing(&mut table, line, "");
        assert_eq!(places(&table, anchor), sides);
        for side in sides {
            let mut bent = table;
            play(&mut bent, &format!("{anchor}@{side}"));
            let (x, y) = side.split_once(',').unwrap();
            let centre = if line == across { format!("{x},0") } else { format!("0,{y}") };
            let ends = ["-2,0", "2,0", "0,-2", "0,2"];
            let expected = if ends.contains(&side) { None } else { Some(centre.parse().unwrap()) };
            assert_eq!(bent.cross().centre(), expected, "{side}");
        }
    }
}

/// MX-05: without gaps, and one card on a cell.
#[test]
fn a_card_touches_another_and_lies_on_a_free_cell() {
    let mut table = dealt(&["red-fish orange-shell red-chest", "blue-fish green-shell blue-chest"]);
    play(&mut table, "red-fish@0,0 ~violet-anchor");
    assert_eq!(refused(&table, "green-shell@0,0"), ("MX-05", "mixx-cell-taken"));
    assert_eq!(refused(&table, "green-shell@1,1"), ("MX-05", "mixx-no-neighbour"));
    assert_eq!(refused(&table, "green-shell@2,0"), ("MX-05", "mixx-no-neighbour"));
    play(&mut table, "green-shell@1,0 ~violet-fish");
    assert_eq!(refused(&table, "red-chest@1,0"), ("MX-05", "mixx-cell-taken"));
    assert_eq!(refused(&table, "red-chest@3,0"), ("MX-05", "mixx-no-neighbour"));
}

/// MX-06: once the centre is fixed, cards go only to the four ends; also where the centre is the end of an axis.
#[test]
fn a_fixed_centre_leaves_four_ends() {
    let hands = ["red-fish orange-shell turquoise-turtle", "blue-chest pink-anchor green-propeller"];
    let mut table = dealt(&hands);
    play_drawing(&mut table, "red-fish@0,0 blue-chest@1,0 orange-shell@1,1", "");
    assert_eq!(table.cross().centre(), Cell::new(1, 0));
    assert_eq!(places(&table, "green-propeller"), ["1,-1", "-1,0", "2,0", "1,2"]);
    assert_eq!(refused(&table, "green-propeller@0,1"), ("MX-06", "mixx-centre-fixed"));
    assert_eq!(refused(&table, "green-propeller@2,1"), ("MX-06", "mixx-centre-fixed"));
    assert_eq!(refused(&table, "green-propeller@0,-1"), ("MX-06", "mixx-centre-fixed"));
    assert_eq!(refused(&table, "green-propeller@3,0"), ("MX-05", "mixx-no-neighbour"));
    play_drawing(&mut table, "green-propeller@1,-1", "");
    assert_eq!(places(&table, "turquoise-turtle"), ["1,-2", "-1,0", "2,0", "1,2"]);
}

/// MX-07: in each axis every colour and every motif at most once; the place is judged first, then the colour, then
/// the motif.
#[test]
fn a_colour_or_motif_stands_once_in_an_axis() {
    let hands = ["red-fish orange-shell red-chest", "blue-fish red-shell green-chest"];
    let mut table = dealt(&hands);
    play(&mut table, "red-fish@0,0 ~orange-fish");
    assert_eq!(refused(&table, "blue-fish@1,0"), ("MX-07", "mixx-motif-taken"));
    assert_eq!(refused(&table, "red-shell@1,0"), ("MX-07", "mixx-colour-taken"));
    assert_eq!(refused(&table, "red-shell@2,0"), ("MX-05", "mixx-no-neighbour"));
    play(&mut table, "green-chest@1,0 ~violet-fish");
    // Both the colour and the motif are there: the colour is named.
    assert_eq!(refused(&table, "red-chest@2,0"), ("MX-07", "mixx-colour-taken"));
    assert_eq!(refused(&table, "orange-fish@2,0"), ("MX-07", "mixx-motif-taken"));
    // Beside the chest neither fish nor the red colour is in the way.
    assert_eq!(places(&table, "orange-fish"), ["1,-1", "1,1"]);
}

/// MX-07: the centre counts in both axes.
#[test]
fn the_centre_counts_in_both_axes() {
    let hands = ["red-fish orange-shell red-turtle", "blue-chest pink-fish green-propeller"];
    let mut table = dealt(&hands);
    play_drawing(&mut table, "red-fish@0,0 blue-chest@1,0 orange-shell@0,1", "");
    for end in ["-1,0", "2,0", "0,-1", "0,2"] {
        assert_eq!(refused(&table, &format!("pink-fish@{end}")), ("MX-07", "mixx-motif-taken"));
    }
    play_drawing(&mut table, "green-propeller@2,0", "");
    for end in ["-1,0", "3,0", "0,-1", "0,2"] {
        assert_eq!(refused(&table, &format!("red-turtle@{end}")), ("MX-07", "mixx-colour-taken"));
    }
}

/// MX-07, MX-08: a cross of two full axes has fifteen cards; then everybody misses and who laid the last card stops.
#[test]
fn a_full_cross_has_fifteen_cards() {
    let (colours, motifs): (Vec<_>, Vec<_>) = (Colour::all().collect(), Motif::all().collect());
    let across = (0..8).map(|i| (Card::new(colours[i], motifs[i]), format!("{i},0")));
    let down = (1..8).map(|i| (Card::new(colours[i], motifs[i % 7 + 1]), format!("0,{i}")));
    let lays: Vec<(Card, String)> = across.chain(down).collect();
    let of_seat = |first: usize| {
        lays.iter().skip(first).step_by(2).map(|(card, _)| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    // Seat 2 lays only seven; its eighth card is a yellow shell's cousin that fits nowhere.
    let mut table = dealt(&[&of_seat(0), &format!("{} yellow-anchor", of_seat(1))]);
    for (card, cell) in &lays {
        play_drawing(&mut table, &format!("{card}@{cell}"), "");
    }
    assert_eq!(table.cross().len(), 15);
    assert_eq!(legal(&table), ["miss"]);
    // The ends within reach are still places, but nothing fits there any more.
    assert_eq!(refused(&table, "yellow-anchor@-1,0"), ("MX-07", "mixx-colour-taken"));
    play(&mut table, "miss");
    assert_eq!(to_move(&table), 1);
    assert_eq!(legal(&table), ["stop"]);
    play(&mut table, "stop");
    assert_eq!(won(&table), [15, 0]);
}
