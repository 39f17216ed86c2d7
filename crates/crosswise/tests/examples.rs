//! The worked examples of the booklet.

mod common;

use common::{lay_out, words};
use crosstable_core::Game;
use crosswise::{Board, Line, Team, points};

/// Green rows: four equal, two pairs, five equal, pair and four equal, three pairs, a triple. Orange columns: pair,
/// triple, pair and triple, two triples, six different, two pairs.
const EXAMPLE: &str = "
    pentagon star     pentagon square pentagon pentagon
    sun      star     triangle sun    triangle cross
    cross    cross    cross    square cross    cross
    sun      triangle triangle sun    sun      sun
    square   star     pentagon square star     pentagon
    triangle square   pentagon sun    square   square";

/// CW-18: the booklet's green rows are worth 5, 2, 7, 6, 3 and 3, together 26.
#[test]
fn green_rows_score_26() {
    let board = Board::try_from(words(EXAMPLE)).expect("a board");
    let rows: Vec<u8> = Line::of(Team::B).map(|line| points(&board, line)).collect();
    assert_eq!(rows, [5, 2, 7, 6, 3, 3]);
}

/// CW-18: the booklet's orange columns are worth 1, 3, 4, 6, 6 and 2, together 22.
#[test]
fn orange_columns_score_22() {
    let board = Board::try_from(words(EXAMPLE)).expect("a board");
    let columns: Vec<u8> = Line::of(Team::A).map(|line| points(&board, line)).collect();
    assert_eq!(columns, [1, 3, 4, 6, 6, 2]);
}

/// CW-17, CW-19: played out, that board ends the game 26 to 22 for the rows.
#[test]
fn the_example_played_out_is_won_by_the_rows() {
    let standing = lay_out(EXAMPLE).standing().expect("the board is full");
    assert_eq!(standing.points(), Some(&[22, 26][..]));
    assert_eq!(standing.ranks(), [2, 1]);
}

/// CW-18: a line with four equal symbols scores 5 and not also for the pairs or the triple in it.
#[test]
fn four_equal_score_five_and_no_more() {
    let mut tiles = vec![None; 36];
    tiles[..6].copy_from_slice(&words("sun sun star sun cross sun"));
    let board = Board::try_from(tiles).expect("a board");
    assert_eq!(points(&board, Line::Row(0)), 5);
}

/// CW-18: tiles of a combination need not touch.
#[test]
fn a_triple_may_have_gaps() {
    let mut tiles = vec![None; 36];
    tiles[..6].copy_from_slice(&words("sun . sun . . sun"));
    let board = Board::try_from(tiles).expect("a board");
    assert_eq!(points(&board, Line::Row(0)), 3);
}
