//! What is in the box, the deal and the options.

mod common;

use std::collections::HashSet;

use common::{deal, legal, play, random_games, refused, stock, to_move};
use crosstable_core::{Actor, Game, Outcomes, Play, Seat, Setup, SetupFault, Viewer};
use mixx::{Card, CardSet, Colour, Motif, Position, Shape, deck};

fn fresh(setup: &Setup) -> Position {
    Position::from_setup(setup).unwrap_or_else(|error| panic!("{error}"))
}

/// MX-01: eight motifs in eight colours, each combination once.
#[test]
fn there_are_64_cards_of_eight_motifs_in_eight_colours() {
    let names: HashSet<String> = Colour::all()
        .flat_map(|colour| Motif::all().map(move |motif| Card::new(colour, motif).to_string()))
        .collect();
    assert_eq!(names.len(), deck::CARDS);
    assert_eq!(fresh(&Setup::players(2)).pile(), CardSet::ALL);
    let colours = ["yellow", "red", "turquoise", "orange", "pink", "blue", "green", "violet"];
    let motifs = ["shell", "starfish", "fish", "jellyfish", "propeller", "turtle", "chest", "anchor"];
    assert_eq!(deck::COLOURS, colours);
    assert_eq!(deck::MOTIFS, motifs);
}

/// MX-02: eight cards each for two, six for three, five for four, dealt seat by seat, each hand in full.
#[test]
fn the_stock_depends_on_the_number_of_players() {
    for (players, each) in [(2, 8), (3, 6), (4, 5)] {
        let mut table = fresh(&Setup::players(players));
        for seat in Seat::all(players) {
            for count in 0..each {
                assert_eq!(table.stock(seat).len(), count);
                assert_eq!(table.actor(), Actor::Chance);
                common::draw_but(&mut table, "");
            }
        }
        assert!(Seat::all(players).all(|seat| table.stock(seat).len() == each));
        assert_eq!(table.pile().len(), 64 - u32::from(players) * each);
    }
}

/// MX-02: every card of the pile is equally likely to be drawn.
#[test]
fn the_pile_is_well_shuffled() {
    let mut table = fresh(&Setup::players(2));
    play(&mut table, "~red-fish");
    let mut list = Outcomes::new();
    table.outcomes(&mut list);
    assert_eq!(list.len(), 63);
    assert!(list.iter().all(|(_, weight)| *weight == 1));
    assert_eq!(refused(&table, "~red-fish"), ("G-04", "no-such-outcome"));
    assert_eq!(refused(&table, "~start:1"), ("G-04", "no-such-outcome"));
    assert_eq!(refused(&table, "red-fish@0,0"), ("G-04", "chance-is-due"));
}

/// MX-02: the cards lie face up; everyone sees everyone's cards.
#[test]
fn everybody_sees_all_stocks() {
    let hands = ["red-fish red-shell red-chest", "blue-fish blue-shell blue-chest"];
    let table = deal(&hands, &[]);
    for viewer in Viewer::all(2) {
        let view = table.view(viewer);
        assert!(view.seats.iter().all(|seen| seen.stock == table.stock(seen.seat)), "{viewer:?}");
        assert_eq!(view.seats.len(), 2);
    }
}

/// G-02: the lot decides who begins, unless the host has named a seat.
#[test]
fn the_lot_or_the_host_says_who_begins() {
    let hands = ["red-fish red-shell red-chest", "blue-fish blue-shell blue-chest"];
    let mut table = deal(&hands, &[]);
    let mut list = Outcomes::new();
    table.outcomes(&mut list);
    let lots: Vec<_> = list.iter().map(|(lot, weight)| (lot.to_string(), *weight)).collect();
    assert_eq!(lots, [("~start:1".to_owned(), 1), ("~start:2".to_owned(), 1)]);
    assert_eq!(refused(&table, "~start:3"), ("G-04", "no-such-outcome"));
    play(&mut table, "~start:2");
    assert_eq!(to_move(&table), 2);
    assert_eq!(to_move(&deal(&hands, &[("start", "2")])), 2);
}

/// MX-14: the stock may be smaller, from three cards to the normal number, and stays at that size.
#[test]
fn a_smaller_stock_can_be_chosen() {
    for (players, normal) in [(2_u8, 8_u8), (3, 6), (4, 5)] {
        for stock in 3..=normal {
            let mut table = fresh(&Setup::players(players).with("stock", stock.to_string()));
            for _ in 0..players * stock {
                assert_eq!(table.actor(), Actor::Chance);
                common::draw_but(&mut table, "");
            }
            assert!(Seat::all(players).all(|seat| table.stock(seat).len() == u32::from(stock)));
        }
        for wrong in ["2".to_owned(), (normal + 1).to_string(), String::new()] {
            let error = Position::from_setup(&Setup::players(players).with("stock", wrong)).unwrap_err();
            assert!(matches!(&error.0[..], [SetupFault::BadValue { key, .. }] if key == "stock"), "{error}");
        }
    }
}

/// MX-15: up to four motifs can be left out; their cards do not come into the pile and cannot be laid.
#[test]
fn motifs_can_be_left_out() {
    let table = fresh(&Setup::players(2).with("without", "propeller,chest"));
    assert_eq!(table.pile().len(), 48);
    assert!(table.pile().iter().all(|card| !["propeller", "chest"].contains(&card.motif().name())));
    assert_eq!(refused(&table, "~red-chest"), ("G-04", "no-such-outcome"));
    for wrong in ["shell,fish,chest,anchor,turtle", "crab", "fish,fish"] {
        assert!(Position::from_setup(&Setup::players(2).with("without", wrong)).is_err(), "{wrong}");
    }
    let hands = ["red-fish red-shell red-turtle", "blue-fish blue-shell blue-turtle"];
    let table = deal(&hands, &[("start", "1"), ("without", "propeller,chest")]);
    assert_eq!(refused(&table, "red-chest@0,0"), ("MX-15", "mixx-motif-left-out"));
}

/// MX-15: an axis then holds at most as many cards as motifs remain.
#[test]
fn with_four_motifs_no_axis_is_longer_than_four() {
    let setup = Setup::players(2).with("without", "shell,fish,chest,anchor");
    let mut longest = 0;
    random_games(&setup, 60, |seed, _, _, after| {
        assert!(after.cross().len() <= 7, "seed {seed}");
        longest = longest.max(after.cross().len());
    });
    assert_eq!(longest, 7);
}

/// MX-16: of a line only the two ends are open, whichever direction the first two cards take; there is no centre.
#[test]
fn a_line_has_no_centre() {
    let hands = ["red-fish turquoise-anchor red-chest", "blue-shell green-turtle blue-chest"];
    let start = deal(&hands, &[("start", "1"), ("shape", "line")]);
    for (second, ends, beside) in [("1,0", ["-1,0", "2,0"], "1,1"), ("0,-1", ["0,-2", "0,1"], "1,0")] {
        let mut table = start;
        assert_eq!(table.shape(), Shape::Line);
        play(&mut table, "red-fish@0,0 ~violet-shell");
        assert_eq!(common::places(&table, "blue-shell"), ["0,-1", "-1,0", "1,0", "0,1"]);
        play(&mut table, &format!("blue-shell@{second} ~violet-fish"));
        assert_eq!(common::places(&table, "turquoise-anchor"), ends);
        assert_eq!(refused(&table, &format!("turquoise-anchor@{beside}")), ("MX-16", "mixx-line-only"));
    }
    random_games(&Setup::players(3).with("shape", "line"), 30, |seed, _, _, after| {
        assert_eq!(after.cross().centre(), None, "seed {seed}");
        assert!(after.cross().len() <= 8, "seed {seed}");
    });
}

/// MX-14, MX-15: the smallest stock and the smallest deck together still make a whole game.
#[test]
fn small_stock_and_small_deck_go_together() {
    for players in 2..=4 {
        let setup =
            Setup::players(players).with("stock", "3").with("without", "shell,starfish,fish,jellyfish");
        let mut ended = 0;
        random_games(&setup, 20, |_, _, _, after| ended += u32::from(after.actor() == Actor::Over));
        assert_eq!(ended, 20);
    }
}

/// MX-03: what a seat has is what it can begin with.
#[test]
fn the_first_move_is_any_card_of_the_stock() {
    let hands = ["red-fish turquoise-anchor red-chest", "blue-shell green-turtle blue-chest"];
    let table = deal(&hands, &[("start", "2")]);
    let expected: Vec<_> = stock(&table, 2).iter().map(|card| format!("{card}@0,0")).collect();
    assert_eq!(legal(&table), expected);
}
