//! How cards may be laid.

mod common;

use std::collections::BTreeSet;

use common::{legal, play, refusal, scene, tokens, two_great_hands};
use cross_roads::{Card, Deck, Laying, Move, fits};
use crosstable_core::{Actor, Game, Play};

/// CR-05: a half covers a number one lower or one higher on the ring of nine, and no other.
#[test]
fn only_ring_neighbours_fit() {
    for half in 1..=9_u8 {
        for under in 1..=9_u8 {
            let step = (9 + half - under) % 9;
            assert_eq!(fits(half, under), step == 1 || step == 8, "{half} on {under}");
        }
    }
    assert!(fits(9, 1) && fits(1, 9));
}

/// CR-05: what does not fit is refused with the half, the number under it and what would fit there.
#[test]
fn a_number_that_does_not_fit_is_named() {
    let position = scene("2/8@0,0e", &["1/4 1/6", "1/5"]).position();
    assert!(legal(&position, "1/4@0,0s"));
    let no = refusal(&position, "1/4@0,-1s");
    assert_eq!(no.to_string(), "CR-05 cross-roads-does-not-fit half=4 under=2 cell=0,0 before=1 after=3");
    let no = refusal(&position, "1/6@1,0s");
    assert_eq!(no.to_string(), "CR-05 cross-roads-does-not-fit half=1 under=8 cell=1,0 before=7 after=9");
}

/// CR-05: of two covered halves both must fit.
#[test]
fn both_covered_numbers_must_fit() {
    // 3/7 stands on the 8 of 2/8; over 2 and 7 fits a card with 1 or 3 in the west and 6 or 8 in the east.
    let position = scene("2/8@0,0e 3/7@1,1n", &["1/6 1/5 6/7", "2/5"]).position();
    assert!(legal(&position, "1/6@0,0e"));
    assert_eq!(refusal(&position, "1/5@0,0e").code, "cross-roads-does-not-fit");
    assert_eq!(refusal(&position, "6/7@1,0w").code, "cross-roads-does-not-fit");
    assert_eq!(refusal(&position, "1/6@1,0w").code, "cross-roads-does-not-fit");
}

/// CR-05: a card must cover something, and it must be in the hand.
#[test]
fn a_card_comes_from_the_hand_and_covers_something() {
    let position = scene("2/8@0,0e", &["1/4", "1/5"]).position();
    assert_eq!(refusal(&position, "1/4@0,1s").to_string(), "CR-05 cross-roads-covers-nothing");
    assert_eq!(refusal(&position, "1/4@99,-99n").to_string(), "CR-05 cross-roads-covers-nothing");
    assert_eq!(refusal(&position, "1/5@0,0s").to_string(), "CR-05 cross-roads-not-in-hand card=1/5");
}

/// CR-06: a card that covers one half lies at a right angle to that half's card, whichever way it reaches.
#[test]
fn covering_one_half_needs_a_right_angle() {
    let position = scene("2/8@0,0e", &["1/4", "1/5"]).position();
    assert!(legal(&position, "1/4@0,0n") && legal(&position, "1/4@0,0s"));
    let no = refusal(&position, "1/4@0,0w");
    assert_eq!(no.to_string(), "CR-06 cross-roads-no-right-angle under=2 cell=0,0");
}

/// CR-06: the angle is to the card whose half is covered, even where the other half of that card is hidden, and
/// not to a card that merely lies beside it.
#[test]
fn the_angle_counts_to_the_covered_card() {
    // The 2 lies horizontally, its card goes on beneath the upright 3/7.
    let position = scene("2/8@0,0e 3/7@1,1n", &["1/4 4/6", "1/5"]).position();
    assert!(legal(&position, "1/4@0,0s"));
    assert_eq!(refusal(&position, "1/4@0,0w").code, "cross-roads-no-right-angle");
    assert!(legal(&position, "4/6@1,1w"), "a 4 covers the 3, the 6 lies on the table below the 2");
    assert_eq!(refusal(&position, "4/6@1,1s").code, "cross-roads-no-right-angle");
}

/// CR-07: no card lies exactly on one card.
#[test]
fn never_exactly_on_one_card() {
    let position = scene("2/8@0,0e", &["1/9 3/7", "1/5"]).position();
    for token in ["1/9@0,0e", "3/7@0,0e"] {
        assert_eq!(refusal(&position, token).to_string(), "CR-07 cross-roads-same-card card=2/8");
    }
}

/// CR-07: exactly over a card is allowed once one of its halves is hidden, and becomes forbidden over the card that
/// now lies there.
#[test]
fn over_a_card_with_a_hidden_half_is_allowed() {
    let mut position = scene("2/8@0,0e 3/7@1,1n", &["1/6 4/5", "2/7 1/5"]).pile("8/9").position();
    play(&mut position, "1/6@0,0e ~8/9");
    assert_eq!(refusal(&position, "2/7@0,0e").to_string(), "CR-07 cross-roads-same-card card=1/6");
}

/// CR-08: over two cards one right angle is enough, be it to the upper card of a whiff or to either one of a reeky.
#[test]
fn over_two_cards_one_right_angle_is_enough() {
    let whiff = scene("2/8@0,0e 3/7@1,1n", &["1/6 4/5", "1/5"]).position();
    assert!(legal(&whiff, "1/6@0,0e"), "parallel to 2/8, at a right angle to 3/7");
    // 4/5 lies horizontally with its 4 beside the upright 3/7.
    let mixed = scene("3/7@0,0s 4/5@1,0e", &["2/3 1/4", "1/5"]).position();
    assert!(legal(&mixed, "2/3@0,0e"), "at a right angle to 3/7, parallel to 4/5");
    let upright = scene("3/7@0,0s 4/6@1,0s", &["2/3 1/4", "1/5"]).position();
    assert!(legal(&upright, "2/3@0,0e"), "at a right angle to both");
}

/// CR-08: in line with both cards is refused, whether they overlap or not.
#[test]
fn in_line_with_both_cards_is_refused() {
    let apart = scene("3/7@0,0w 4/6@1,0e", &["2/3 1/4", "1/5"]).position();
    let no = refusal(&apart, "2/3@0,0e");
    assert_eq!(no.to_string(), "CR-08 cross-roads-both-parallel first=3 second=4");
    // 2/8 was covered in line by 7/9 (which stands at a right angle on something else further east).
    let overlapping = scene("2/8@0,0e 7/9@1,0e", &["1/6 1/4", "1/5"]).position();
    assert_eq!(refusal(&overlapping, "1/6@0,0e").code, "cross-roads-both-parallel");
}

/// CR-09: after 8/2 and 3/7 at a right angle, five positions of normal laying and one whiff, numbers ignored.
#[test]
fn after_two_cards_there_are_five_positions_and_a_whiff() {
    // One player holds every card there is left, so no position fails for want of a number.
    let mut left = Deck::Differing.cards();
    for card in common::cards("2/8 3/7 1/2") {
        left.remove(card);
    }
    let hand = left.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let position = scene("2/8@0,0e 3/7@1,1n", &[&hand, "1/2"]).position();
    let (mut normal, mut whiffs) = (BTreeSet::new(), BTreeSet::new());
    for mv in &position.legal()[..] {
        let Move::Lay(lay) = *mv else { panic!("{mv} with so many cards") };
        let mut cells = lay.cells().map(|cell| (cell.x, cell.y));
        cells.sort_unstable();
        match position.laying(lay) {
            Some(Laying::Normal) => normal.insert(cells),
            Some(Laying::Whiff) => whiffs.insert(cells),
            other => panic!("{mv} is {other:?}"),
        };
    }
    let five = [[(0, -1), (0, 0)], [(0, 0), (0, 1)], [(0, 1), (1, 1)], [(1, 0), (2, 0)], [(1, 1), (2, 1)]];
    assert_eq!(normal, BTreeSet::from(five));
    assert_eq!(whiffs, BTreeSet::from([[(0, 0), (1, 0)]]));
}

/// CR-10: who cannot lay a card draws one from the pile, and the turn ends with it.
#[test]
fn who_cannot_lay_draws_and_the_turn_ends() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "1/5"]).pile("1/3 7/9").position();
    assert_eq!(tokens(&position), ["draw"]);
    assert_eq!(refusal(&position, "pass").to_string(), "CR-10 cross-roads-pile-left");
    play(&mut position, "draw");
    assert_eq!(position.actor(), Actor::Chance);
    play(&mut position, "~1/3");
    assert_eq!(position.actor(), Actor::Seat(common::seat(2)), "the drawn card is not played in this turn");
    assert_eq!(common::counts(&position), [3, 1]);
}

/// CR-10: with an empty pile who cannot lay a card passes.
#[test]
fn with_an_empty_pile_who_cannot_lay_passes() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "1/5"]).position();
    assert_eq!(tokens(&position), ["pass"]);
    assert_eq!(refusal(&position, "draw").to_string(), "CR-10 cross-roads-pile-empty");
    play(&mut position, "pass");
    assert_eq!(position.actor(), Actor::Seat(common::seat(2)));
}

/// CR-10, G-03: who can lay a card may neither draw nor pass.
#[test]
fn who_can_lay_must() {
    for pile in ["", "7/9"] {
        let position = scene("2/8@0,0e", &["1/4 5/6", "1/5"]).pile(pile).position();
        assert_eq!(tokens(&position), ["1/4@0,0n", "1/4@0,0s"]);
        for token in ["draw", "pass"] {
            assert_eq!(refusal(&position, token).to_string(), "CR-10 cross-roads-can-lay");
        }
    }
}

/// CR-05, CR-06: a card with both neighbours of a number can cover it with either half, a double only in one way.
#[test]
fn each_way_to_lay_a_card_is_listed_once() {
    let position = scene("2/8@0,0e", &["1/3", "1/5"]).position();
    assert_eq!(tokens(&position), ["1/3@0,-1s", "1/3@0,0n", "1/3@0,0s", "1/3@0,1n"]);
    let double = scene("2/8@0,0e", &["3/3", "1/5"]).deck(Deck::Domino).position();
    assert_eq!(tokens(&double), ["3/3@0,-1s", "3/3@0,0s"]);
    // Over 4 and 4 side by side a 3/5 can lie both ways round, a 5/5 only one way.
    let twin = scene("4/6@0,0s 4/7@1,0n", &["3/5 5/5", "1/5"]).deck(Deck::Domino).position();
    let over: Vec<String> = tokens(&twin).into_iter().filter(|token| reeky(&twin, token)).collect();
    assert_eq!(over, ["3/5@0,0e", "3/5@1,0w", "5/5@0,0e"]);
}

fn reeky(position: &cross_roads::Position, token: &str) -> bool {
    match token.parse() {
        Ok(Move::Lay(lay)) => position.laying(lay) == Some(Laying::Reeky),
        _ => false,
    }
}

/// CR-05: laying takes the card out of the hand and nothing else.
#[test]
fn the_laid_card_leaves_the_hand() {
    let mut position = scene("2/8@0,0e", &["1/4 1/2 1/2", "1/5"]).pile("7/9").position();
    play(&mut position, "1/2@0,0n");
    let hand = position.hand_of(common::seat(1));
    assert_eq!((hand.len(), hand.count(Card::new(1, 2))), (2, 1));
    assert_eq!(position.pile().len(), 1);
}

/// CR-05 to CR-08: with half the deck in hand there is plenty to do, and every listed move is the only one of its kind.
#[test]
fn moves_are_listed_in_order_without_repetition() {
    let position = two_great_hands();
    let list = position.legal();
    assert!(list.len() > 20);
    assert!(list.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(list.iter().all(|mv| matches!(mv, Move::Lay(_))));
}
