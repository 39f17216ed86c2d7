//! Components: CN-01 and CN-02.

use cross_n_go::{Bar, Colour, Colours};

use crate::table::Table;

fn count(bar: Bar, colour: Colour) -> u32 {
    bar.fields(Colours::of(colour)).count_ones()
}

/// CN-01: there are twelve bars of eight fields, two of them marked, with the patterns of the rule page.
#[test]
fn the_bars_are_those_of_the_rule_page() {
    let page = include_str!("../../../../docs/rules/cross-n-go.md");
    let bars: Vec<Bar> = Bar::all().collect();
    assert_eq!(bars.len(), 12);
    assert_eq!(bars.iter().filter(|bar| bar.is_marked()).count(), 2);
    for bar in bars {
        assert_eq!(bar.pattern().len(), 8);
        assert!(page.contains(&format!("`{bar}`")), "{bar} is missing on the page");
        for (field, letter) in bar.pattern().chars().enumerate() {
            let painted = bar.colour(field as u8).map_or('.', Colour::letter);
            assert_eq!(painted, letter, "field {} of {bar}", field + 1);
        }
    }
}

/// CN-01: on every bar each colour stands once or twice, on the marked ones once.
#[test]
fn each_colour_stands_once_or_twice_on_a_bar() {
    for bar in Bar::all() {
        for colour in Colour::ALL {
            let most = if bar.is_marked() { 1 } else { 2 };
            assert!((1..=most).contains(&count(bar, colour)), "{colour} on {bar}");
        }
    }
}

/// CN-01: over the set each colour is doubled equally often and spread evenly: it stands one to three times in each
/// of the eight places.
#[test]
fn no_colour_is_favoured() {
    for colour in Colour::ALL {
        assert_eq!(Bar::all().filter(|bar| count(*bar, colour) == 2).count(), 5, "{colour}");
        for field in 0..8 {
            let often = Bar::all().filter(|bar| bar.colour(field) == Some(colour)).count();
            assert!((1..=3).contains(&often), "{colour} stands {often} times on field {}", field + 1);
        }
    }
}

/// CN-01, CN-12: between any two bars that may become neighbours every colour can be brought into line by shifting,
/// field by field, without ever losing the connection.
#[test]
fn every_colour_can_be_brought_into_line() {
    let aligned = |below: Bar, above: Bar, colour, step: i16| {
        let (low, high) = (below.fields(Colours::of(colour)), above.fields(Colours::of(colour)));
        u32::from(low) << 8 & u32::from(high) << (8 + step) != 0
    };
    for below in Bar::all() {
        for above in Bar::all().filter(|above| *above != below) {
            if below.is_marked() && above.is_marked() {
                continue;
            }
            assert!(below.connected(above, 0), "{below} and {above} lie flush at the start");
            let reach = |sign: i16| {
                (0..8).map(move |n| n * sign).take_while(move |step| below.connected(above, *step))
            };
            for colour in Colour::ALL {
                let found = reach(1).chain(reach(-1)).any(|step| aligned(below, above, colour, step));
                assert!(found, "{colour} cannot be brought into line on {below} and {above}");
            }
        }
    }
}

/// CN-02: each player starts with one joker.
#[test]
fn everybody_starts_with_one_joker() {
    for players in 2..=4 {
        let table = Table::new(players);
        assert!((1..=players).all(|number| table.held(number) == 1));
    }
}

/// CN-02: nobody ever holds more than two jokers.
#[test]
fn nobody_holds_more_than_two_jokers() {
    let mut table = Table::new(2);
    table.hold(1, 2).play("~d6");
    assert_eq!(table.held(1), 2);
    table.play("~d6");
    assert_eq!(table.held(1), 2);
}

/// CN-02: the supply is unlimited: however many jokers lie on the board, a six brings another.
#[test]
fn the_supply_of_jokers_never_runs_out() {
    let mut table = Table::new(4);
    for row in 2..=11 {
        for field in 1..=8 {
            table.joker(&format!("{row}.{field}"), None);
        }
    }
    table.play("~d6");
    assert_eq!(table.held(1), 2);
}
