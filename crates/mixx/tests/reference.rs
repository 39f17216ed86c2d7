//! The places for a card, worked out once more the slow way: whatever is on the table afterwards must be a line or a
//! cross as MX-05 to MX-07 describe it.

mod common;

use std::collections::BTreeMap;

use common::{board, random_games};
use crosstable_core::{Actor, Game, Play, Setup};
use mixx::{Card, Cell, Move, Position, Shape};

type Laid = BTreeMap<(i8, i8), Card>;

/// The cards of the row or column through this cell, if they lie without gaps and differ in colour and motif.
fn sound_axis(laid: &Laid, through: (i8, i8), along_x: bool) -> Option<usize> {
    let on_it = |(x, y): &(i8, i8)| if along_x { *y == through.1 } else { *x == through.0 };
    let cards: Vec<(i8, Card)> = laid
        .iter()
        .filter(|(cell, _)| on_it(cell))
        .map(|(cell, card)| (if along_x { cell.0 } else { cell.1 }, *card))
        .collect();
    let places: Vec<i8> = cards.iter().map(|(place, _)| *place).collect();
    let span = places.iter().max()? - places.iter().min()? + 1;
    let differ = |one: &Card, two: &Card| one.colour() != two.colour() && one.motif() != two.motif();
    let all_differ =
        cards.iter().enumerate().all(|(i, (_, one))| cards[..i].iter().all(|(_, two)| differ(one, two)));
    (span as usize == cards.len() && all_differ).then_some(cards.len())
}

/// Whether these cards may lie on the table: some card is such that its row and its column hold them all, both sound.
fn sound(laid: &Laid, shape: Shape) -> bool {
    laid.contains_key(&(0, 0))
        && laid.keys().any(|&centre| {
            let (Some(across), Some(down)) =
                (sound_axis(laid, centre, true), sound_axis(laid, centre, false))
            else {
                return false;
            };
            across + down - 1 == laid.len() && (shape == Shape::Cross || across == 1 || down == 1)
        })
}

/// All legal moves of the seat to move, in the game's order, apart from `miss` and `stop`.
fn lays(position: &Position) -> Vec<Move> {
    let seat = position.actor().seat().expect("a seat is to move");
    let laid: Laid = position.cross().iter().map(|(cell, card)| ((cell.x(), cell.y()), card)).collect();
    let mut found = Vec::new();
    for cell in Cell::all().filter(|cell| !laid.contains_key(&(cell.x(), cell.y()))) {
        for card in position.stock(seat) {
            let mut more = laid.clone();
            more.insert((cell.x(), cell.y()), card);
            if sound(&more, position.shape()) {
                found.push(Move::Lay { cell, card });
            }
        }
    }
    found
}

/// MX-03, MX-05, MX-06, MX-07, MX-15, MX-16: the places listed are exactly those after which the table is sound.
#[test]
fn the_listed_places_are_those_that_make_a_line_or_a_cross() {
    let sizes = (2..=4).map(Setup::players);
    let tables = sizes.flat_map(|setup| {
        [setup.clone(), setup.clone().with("without", "fish,chest,turtle,shell"), setup.with("shape", "line")]
    });
    for setup in tables {
        random_games(&setup, 1, |seed, before, _, _| {
            if !matches!(before.actor(), Actor::Seat(_)) {
                return;
            }
            let mut expected = lays(before);
            if before.in_run() {
                expected.push(Move::Stop);
            } else if expected.is_empty() {
                expected.push(Move::Miss);
            }
            let listed = before.legal();
            assert_eq!(&listed[..], expected, "{setup:?} seed {seed}\n{}", board(before));
        });
    }
}
