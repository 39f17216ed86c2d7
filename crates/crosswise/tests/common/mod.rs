//! Scripts for the clause tests.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part of this")]

use crosstable_core::{Actor, Game, Play, Seat, Setup};
pub(crate) use crosstable_testkit::script::{play, refusal as refused, why};
use crosswise::{Cell, Hand, Position, Symbol, Tile};

/// A full board on which every line is worth the same.
pub(crate) const DRAWN: &str = "
    sun      cross    triangle square   pentagon star
    star     sun      cross    triangle square   pentagon
    pentagon star     sun      cross    triangle square
    square   pentagon star     sun      cross    triangle
    triangle square   pentagon star     sun      cross
    cross    triangle square   pentagon star     sun";

/// Plays tokens, separated by blanks, from the first position of a table.
pub(crate) fn game(setup: &Setup, tokens: &str) -> Position {
    crosstable_testkit::script::game(setup, tokens)
}

/// Two players, seat 1 begins, with these hands of four tiles.
pub(crate) fn two(first: &str, second: &str) -> Position {
    let mut position = Position::from_setup(&Setup::players(2).with("start", "1")).expect("a valid set-up");
    for tile in first.split_whitespace().chain(second.split_whitespace()) {
        play(&mut position, &format!("~{tile}"));
    }
    position
}

/// The legal tokens, sorted.
pub(crate) fn legal(position: &Position) -> Vec<String> {
    let mut tokens: Vec<String> = position.legal().iter().map(ToString::to_string).collect();
    tokens.sort();
    tokens
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub(crate) fn hand(names: &str) -> Hand {
    let tiles: Vec<Tile> = names.split_whitespace().map(|name| Tile::named(name).expect("a tile")).collect();
    Hand::from(tiles)
}

/// A board from six lines of six words, `.` for an empty cell.
pub(crate) fn words(board: &str) -> Vec<Option<Symbol>> {
    board.split_whitespace().map(Symbol::named).collect()
}

/// Plays a whole game of two players that lay the board's tiles in reading order, the draws arranged so that each
/// has the tile in time. Stops when the game is over.
pub(crate) fn lay_out(board: &str) -> Position {
    let tiles = words(board);
    let name = |index: usize| tiles[index].expect("a full board").name();
    let mut position = Position::from_setup(&Setup::players(2).with("start", "1")).expect("a valid set-up");
    for index in [0, 2, 4, 6, 1, 3, 5, 7] {
        play(&mut position, &format!("~{}", name(index)));
    }
    for (index, cell) in Cell::all().enumerate() {
        if position.actor() == Actor::Over {
            break;
        }
        play(&mut position, &format!("{}@{cell}", name(index)));
        if position.actor() == Actor::Chance {
            let wanted =
                if index + 8 < tiles.len() { format!("~{}", name(index + 8)) } else { spare(&position) };
            play(&mut position, &wanted);
        }
    }
    position
}

/// Some tile that is still in the bag.
pub(crate) fn spare(position: &Position) -> String {
    format!("~{}", position.bag().kinds().last().expect("the bag has tiles").name())
}
