//! What a turn is: laying, actions, drawing, passing.

mod common;

use common::{cell, game, hand, legal, play, seat, two, why};
use crosstable_core::{Actor, Game, Play, Setup, Viewer};
use crosswise::{Action, Position, Stage, Symbol, Tile};

/// CW-07: a symbol tile goes on any empty cell, without contact to another.
#[test]
fn lays_on_any_empty_cell() {
    let mut position = two("sun star swap move", "cross square remove replace");
    assert_eq!(legal(&position).len(), 2 * 36, "two symbols on 36 cells; no action can be carried out yet");
    play(&mut position, "sun@a1 ~sun");
    assert_eq!(position.board().get(cell("a1")), Some(Symbol::Sun));
    assert_eq!(why(&position, "cross@a1"), ("CW-07", "crosswise-cell-taken"));
    assert_eq!(why(&position, "sun@b1"), ("CW-07", "crosswise-no-symbol"), "seat 2 holds no sun");
    assert_eq!(why(&position, "swap:a1-b1"), ("CW-07", "crosswise-no-action"), "nor a swap tile");
    play(&mut position, "cross@f6");
}

/// CW-08, CW-14: Remove takes a tile into the hand, which is full then: nothing is drawn.
#[test]
fn remove_takes_into_the_hand() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@c3 ~sun");
    assert_eq!(why(&position, "remove:c4"), ("CW-08", "crosswise-nothing-to-remove"));
    play(&mut position, "remove:c3");
    assert_eq!(position.board().count(), 0);
    assert_eq!(*position.hand(seat(2)), hand("cross square sun replace"));
    assert_eq!(position.actor(), Actor::Seat(seat(1)), "no draw after Remove");
}

/// CW-09: Move puts a tile on another empty cell, near or far.
#[test]
fn move_puts_a_tile_elsewhere() {
    let mut position = two("sun star swap move", "cross square remove move");
    play(&mut position, "sun@c3 ~sun cross@d3 ~sun");
    assert_eq!(why(&position, "move:a1-b1"), ("CW-09", "crosswise-nothing-to-move"));
    assert_eq!(why(&position, "move:c3-d3"), ("CW-09", "crosswise-move-to-taken"));
    assert_eq!(why(&position, "move:c3-c3"), ("CW-09", "crosswise-move-to-taken"));
    play(&mut position, "move:c3-f6 ~sun");
    assert_eq!(position.board().get(cell("f6")), Some(Symbol::Sun));
    assert_eq!(position.board().get(cell("c3")), None);
}

/// CW-10: Swap exchanges two tiles; the token names them in reading order; equal symbols may be swapped.
#[test]
fn swap_exchanges_two_tiles() {
    let mut position = two("sun star swap swap", "cross square sun swap");
    play(&mut position, "sun@d4 ~star cross@e3 ~cross");
    assert_eq!(why(&position, "swap:d4-e4"), ("CW-10", "crosswise-nothing-to-swap"));
    assert_eq!(why(&position, "swap:d4-e3").0, "G-08", "e3 comes first in reading order");
    play(&mut position, "swap:e3-d4 ~star");
    assert_eq!(position.board().get(cell("e3")), Some(Symbol::Sun));
    assert_eq!(position.board().get(cell("d4")), Some(Symbol::Cross));
    play(&mut position, "sun@a1 ~sun");
    let before = *position.board();
    play(&mut position, "swap:a1-e3 ~sun");
    assert_eq!(*position.board(), before, "legal and pointless");
}

/// CW-11: Replace puts a tile from the hand in the place of one on the board, which goes to the hand.
#[test]
fn replace_exchanges_board_and_hand() {
    let mut position = two("sun star swap move", "cross sun replace replace");
    play(&mut position, "sun@c3 ~star");
    assert_eq!(why(&position, "replace:c4=cross"), ("CW-11", "crosswise-nothing-to-replace"));
    assert_eq!(why(&position, "replace:c3=star"), ("CW-11", "crosswise-nothing-to-put-in"));
    play(&mut position, "replace:c3=cross ~pentagon");
    assert_eq!(position.board().get(cell("c3")), Some(Symbol::Cross));
    assert_eq!(*position.hand(seat(2)), hand("sun sun replace pentagon"));
    play(&mut position, "star@d4 ~star replace:d4=sun ~sun star@a1 ~star");
    assert_eq!(position.board().get(cell("d4")), Some(Symbol::Sun));
}

/// CW-11: replacing a tile by an equal one is legal and pointless.
#[test]
fn replace_by_an_equal_symbol() {
    let mut position = two("sun star swap move", "sun sun replace replace");
    play(&mut position, "sun@c3 ~star replace:c3=sun");
    assert_eq!(position.board().get(cell("c3")), Some(Symbol::Sun));
    assert_eq!(*position.hand(seat(2)), hand("sun sun replace"));
}

/// CW-12: an action that cannot be carried out cannot be played.
#[test]
fn actions_need_tiles_on_the_board() {
    let mut position = two("sun star swap move", "replace square remove swap");
    assert_eq!(why(&position, "swap:a1-b1"), ("CW-12", "crosswise-cannot-carry-out"));
    assert_eq!(why(&position, "move:a1-b1"), ("CW-12", "crosswise-cannot-carry-out"));
    play(&mut position, "sun@c3 ~sun");
    assert_eq!(why(&position, "swap:c3-d3"), ("CW-12", "crosswise-cannot-carry-out"), "one tile is not two");
    assert!(legal(&position).contains(&"remove:c3".to_owned()));
}

/// CW-12: Replace needs a symbol in the hand.
#[test]
fn replace_needs_a_symbol_in_the_hand() {
    let mut position = two("sun star swap move", "replace replace remove swap");
    play(&mut position, "keep sun@c3 ~sun");
    assert_eq!(why(&position, "replace:c3=sun"), ("CW-12", "crosswise-cannot-carry-out"));
}

/// CW-13: played action tiles lie face up by kind; everyone sees how many of each are gone.
#[test]
fn everybody_sees_how_many_actions_were_played() {
    let mut position = two("sun star swap move", "cross square remove move");
    play(&mut position, "sun@c3 ~sun move:c3-c4 ~sun");
    for viewer in Viewer::all(2) {
        let notes = position.layout_for(viewer).notes;
        let played = "crosswise-board-played of=3 remove=0 move=1 swap=0 replace=0";
        assert!(notes.iter().any(|note| note.to_string() == played), "{notes:?}");
    }
}

/// CW-14: at the end of the turn the hand is drawn up to four, the lone player's to six.
#[test]
fn draws_up_to_the_hand_size() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@a1");
    assert_eq!(position.stage(), Stage::Refill);
    assert_eq!(position.actor(), Actor::Chance);
    play(&mut position, "~star");
    assert_eq!(position.hand(seat(1)).len(), 4);
    let mut position = game(
        &Setup::players(3).with("lone", "2").with("start", "2"),
        "~sun ~sun ~sun ~sun ~star ~star ~star ~star ~star ~star ~cross ~cross ~cross ~cross star@a1",
    );
    assert_eq!(position.hand(seat(2)).len(), 5);
    play(&mut position, "~swap");
    assert_eq!(position.hand(seat(2)).len(), 6);
    assert_eq!(position.actor(), Actor::Seat(seat(3)));
}

/// Two players lay down the board row by row until the bag is empty: only what is in the hands is left.
fn empty_bag() -> Position {
    let mut position = two("sun cross triangle square", "cross triangle square pentagon");
    let mut symbols = 0..;
    while !position.bag().is_empty() {
        match position.actor() {
            // Actions first, so that they are gone early; then the commonest symbol.
            Actor::Chance => {
                let bag = position.bag();
                let action = Action::ALL.map(Tile::Action).into_iter().find(|tile| bag.count(*tile) > 0);
                let commonest = bag.kinds().max_by_key(|tile| bag.count(*tile));
                play(&mut position, &format!("~{}", action.or(commonest).expect("not empty").name()));
            }
            // A different one of the legal moves each time.
            Actor::Seat(_) => {
                let moves = legal(&position);
                let turn: usize = symbols.next().expect("endless");
                play(&mut position, &moves[turn * 7 % moves.len()]);
            }
            Actor::Over => panic!("the bag should have run out first"),
        }
    }
    position
}

/// CW-15: with an empty bag play goes on with what is in hand, and nothing is drawn.
#[test]
fn an_empty_bag_is_not_the_end() {
    let mut position = empty_bag();
    let Actor::Seat(seat) = position.actor() else { panic!("a seat is to move") };
    let before = position.hand(seat).len();
    let lay = legal(&position).into_iter().find(|token| token.contains('@')).expect("a symbol in hand");
    play(&mut position, &lay);
    assert_eq!(position.hand(seat).len(), before - 1);
    assert!(matches!(position.actor(), Actor::Seat(_)), "no draw from an empty bag");
}

/// CW-15: who holds no playable tile passes, here before the bag is empty; who can play may not.
#[test]
fn passes_without_a_playable_tile() {
    let mut position = two("sun star remove move", "swap swap swap replace");
    play(&mut position, "keep");
    assert_eq!(why(&position, "pass"), ("CW-15", "crosswise-can-play"));
    play(&mut position, "sun@a1 ~sun");
    assert_eq!(
        legal(&position),
        ["pass"],
        "one tile on the board: nothing to swap, no symbol to replace with"
    );
    play(&mut position, "pass");
    assert_eq!(position.actor(), Actor::Seat(seat(1)));
    assert_eq!(position.hand(seat(2)).len(), 4);
}
