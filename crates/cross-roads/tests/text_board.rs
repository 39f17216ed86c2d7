//! The table in plain characters.

mod common;

use common::{opened, play, scene, seat};
use cross_roads::Finish;
use crosstable_core::{Play, Viewer};

fn board(position: &cross_roads::Position, viewer: Viewer) -> String {
    format!("\n{}", position.text_board(viewer))
}

/// CR-03, G-05: visible halves, which of them belong together, where covered cards go on, and what the viewer knows.
#[test]
fn the_board_shows_cards_and_hands() {
    let hands = ["5/6 1/2 3/9 3/8", "1/5", "1/7"];
    let mut position = scene("2/8@0,0e 3/7@1,1n 2/5@2,1w", &hands).position();
    let due = "
      -1   0   1   2   3
  -1   .   .   .   .   .

   0   .   2>  7   .   .
               v
   1   .   .   5---2   .

   2   .   .   .   .   .
3---7 and | join the halves of a card; > < v ^ point to where a card goes on
beneath another; . is the bare table.

Seat 1 (you): 4 cards
    your hand: 1/2 3/8 3/9 5/6
Seat 2: 1 card
Seat 3: 1 card
Pile: 0 cards
To move: seat 1 (you).
";
    assert_eq!(board(&position, Viewer::Seat(seat(1))), due);
    position = scene("7/9@0,0n 4/8@1,0n", &hands).position();
    play(&mut position, "5/6@1,0w ~3/9");
    let due = "
      -1   0   1   2
  -2   .   .   .   .

  -1   .   9   8   .
           v   v
   0   .   6---5   .

   1   .   .   .   .
3---7 and | join the halves of a card; > < v ^ point to where a card goes on
beneath another; . is the bare table.

Seat 1: 2 cards
    knows of yours: 3/9
Seat 2 (you): 2 cards
    your hand: 1/5 3/9
Seat 3: 1 card
Pile: 0 cards
A card is drawn by seat 3, out of the hand of seat 1.
";
    assert_eq!(board(&position, Viewer::Seat(seat(2))), due);
    play(&mut position, "~1/2");
    let seen = board(&position, Viewer::Seat(seat(1)));
    assert!(seen.contains("Seat 2: 2 cards\n    you know: 3/9\n"), "{seen}");
}

/// CR-03: an upright card is joined by a bar.
#[test]
fn an_upright_card_is_joined() {
    let position = scene("2/8@0,0s", &["1/5", "1/7"]).position();
    assert!(
        board(&position, Viewer::Spectator).contains("   0   .   2   .\n           |\n   1   .   8   .\n")
    );
}

/// CR-04: before the first card there is no board, but everything else is said.
#[test]
fn the_start_is_told_step_by_step() {
    let mut position = opened(2, &[]);
    let due = "
Seat 1: 0 cards
Seat 2: 0 cards
Pile: 54 cards
A card is dealt to seat 1.
";
    assert_eq!(board(&position, Viewer::Spectator), due);
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8 ~1/3 ~1/4 ~1/5 ~1/6 ~1/7");
    assert!(board(&position, Viewer::Spectator).contains("The top card of the pile is turned up."));
    play(&mut position, "~3/8");
    assert!(board(&position, Viewer::Spectator).contains("It is drawn by lot who begins."));
}

/// CR-19, CR-20: a closing round is announced, and the end gives the ranks.
#[test]
fn the_end_is_told() {
    let mut position = scene("2/8@0,0e", &["1/4", "1/6 4/6"]).finish(Finish::Round).position();
    play(&mut position, "1/4@0,0s");
    let closing = board(&position, Viewer::Spectator);
    assert!(closing.contains("Somebody went out; this round is the last.\nTo move: seat 2.\n"), "{closing}");
    play(&mut position, "pass");
    let over = board(&position, Viewer::Spectator);
    assert!(
        over.contains("Seat 1: 0 cards, rank 1\nSeat 2: 2 cards, rank 2\nPile: 0 cards\nThe game is over.\n")
    );
}

/// G-05: a hand too long for a line goes on in the next one.
#[test]
fn a_great_hand_takes_several_lines() {
    let position = common::two_great_hands();
    let text = position.text_board(Viewer::Seat(seat(1)));
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    let cards = text.split_whitespace().filter(|word| word.parse::<cross_roads::Card>().is_ok());
    assert_eq!(cards.count(), 27);
}
