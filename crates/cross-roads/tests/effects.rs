//! Niffy whiffs and sneaky reekies.

mod common;

use common::{counts, legal, outcomes, play, ranks, refusal, scene, seat};
use cross_roads::{Card, Laying, Move, Position};
use crosstable_core::{Actor, Game};

/// Two upright cards beside each other; 5/6 laid across their 7 and 4 is a reeky.
const APART: &str = "7/9@0,0n 4/8@1,0n";
const REEKY: &str = "5/6@1,0w";

/// 3/7 stands on the 8 of 2/8; 1/6 laid over the 2 and the 7 is a whiff.
const CROSSED: &str = "2/8@0,0e 3/7@1,1n";
const WHIFF: &str = "1/6@0,0e";

fn laying(position: &Position, token: &str) -> Option<Laying> {
    match token.parse() {
        Ok(Move::Lay(lay)) => position.laying(lay),
        _ => None,
    }
}

/// CR-11: covering two cards of which one lies on the other is a whiff.
#[test]
fn over_two_cards_that_overlap_is_a_whiff() {
    let position = scene(CROSSED, &["1/6 1/2", "1/5"]).position();
    assert_eq!(laying(&position, WHIFF), Some(Laying::Whiff));
    // Seen from the other side: the lower card is the upright one.
    let upright = scene("2/8@0,0s 7/9@0,1e", &["1/6 1/2", "1/5"]).position();
    assert_eq!(laying(&upright, "1/6@0,0s"), Some(Laying::Whiff));
}

/// CR-11: it counts that the two share a cell, whatever else was laid on that cell between them.
#[test]
fn a_whiff_looks_through_the_layers() {
    // On the cell 1,0 lie 2/8, 3/7, 6/9 and 5/8, in this order; the 2 of the lowest card is still visible.
    let layers = "2/8@0,0e 3/7@1,1n 6/9@1,0e 5/8@1,0n";
    let position = scene(layers, &["1/4 1/2", "3/8"]).position();
    assert_eq!(laying(&position, "1/4@0,0e"), Some(Laying::Whiff));
    // To the east of that cell lies the 9 of 6/9, whose 6 the 5/8 hides: these two overlap as well.
    let position = scene(layers, &["1/4 6/8", "3/8"]).position();
    assert_eq!(laying(&position, "6/8@1,0e"), Some(Laying::Whiff));
}

/// CR-12: of a whiff the left neighbour draws one card, nobody else.
#[test]
fn a_whiff_lets_the_left_neighbour_draw() {
    let mut position = scene(CROSSED, &["1/6 1/2", "1/5", "1/7"]).pile("8/9 4/5").position();
    play(&mut position, WHIFF);
    assert_eq!(position.actor(), Actor::Chance);
    assert_eq!(outcomes(&position).total(), 2);
    play(&mut position, "~4/5");
    assert_eq!(counts(&position), [1, 2, 1]);
    assert_eq!(position.hand_of(seat(2)).count(Card::new(4, 5)), 1);
    assert_eq!(position.actor(), Actor::Seat(seat(2)));
}

/// CR-12: the left neighbour of the last seat is the first.
#[test]
fn the_last_seats_left_neighbour_is_the_first() {
    let mut position = scene(CROSSED, &["1/5", "1/7", "1/6 1/2"]).pile("8/9").turn(3).position();
    play(&mut position, WHIFF);
    play(&mut position, "~8/9");
    assert_eq!(counts(&position), [2, 1, 1]);
}

/// CR-12: with an empty pile a whiff does nothing.
#[test]
fn a_whiff_with_an_empty_pile_does_nothing() {
    let mut position = scene(CROSSED, &["1/6 1/2", "1/5", "1/7"]).position();
    play(&mut position, WHIFF);
    assert_eq!((counts(&position), position.actor()), (vec![1, 1, 1], Actor::Seat(seat(2))));
}

/// CR-13: covering two cards that do not overlap is a reeky, be the cards in parallel or not.
#[test]
fn over_two_cards_that_do_not_overlap_is_a_reeky() {
    let position = scene(APART, &["5/6 1/2", "1/5"]).position();
    assert_eq!(laying(&position, REEKY), Some(Laying::Reeky));
    let at_an_angle = scene("7/9@0,0n 4/8@1,0e", &["5/6 1/2", "1/5"]).position();
    assert_eq!(laying(&at_an_angle, REEKY), Some(Laying::Reeky));
}

/// CR-13: that two cards hang together by way of a third does not make them overlap.
#[test]
fn two_cards_on_a_third_do_not_overlap_each_other() {
    // 1/7 and 3/9 stand on the two halves of 2/8.
    let position = scene("2/8@0,0e 1/7@0,0n 3/9@1,1n", &["2/8 1/2", "1/5"]).position();
    assert_eq!(laying(&position, "2/8@0,0e"), Some(Laying::Reeky));
}

/// CR-14: of a reeky every other player draws one card, from the left neighbour on.
#[test]
fn a_reeky_lets_everybody_else_draw_in_seat_order() {
    let hands = ["1/2", "1/5", "5/6 1/7", "1/8"];
    let mut position = scene(APART, &hands).pile("2/3 3/4 4/5 6/7").turn(3).position();
    play(&mut position, REEKY);
    for (token, due) in [("~3/4", [1, 1, 1, 2]), ("~4/5", [2, 1, 1, 2]), ("~6/7", [2, 2, 1, 2])] {
        assert_eq!(position.actor(), Actor::Chance);
        play(&mut position, token);
        assert_eq!(counts(&position), due);
    }
    assert_eq!((position.actor(), position.pile().len()), (Actor::Seat(seat(4)), 1));
}

/// CR-14: with two players the opponent draws two.
#[test]
fn with_two_players_the_opponent_draws_two() {
    let mut position = scene(APART, &["5/6 1/7", "1/8"]).pile("2/3 3/4 4/5").position();
    play(&mut position, REEKY);
    play(&mut position, "~3/4 ~2/3");
    assert_eq!((counts(&position), position.actor()), (vec![1, 3], Actor::Seat(seat(2))));
}

/// CR-15: draws that the pile cannot serve come out of the hand of the player of the reeky, every card of it equally
/// likely.
#[test]
fn a_reeky_beyond_the_pile_draws_from_the_players_hand() {
    let mut position = scene(APART, &["5/6 1/2 1/2 7/8", "1/5", "1/7"]).pile("2/3").position();
    play(&mut position, REEKY);
    assert_eq!(&outcomes(&position)[..], [("~2/3".parse().unwrap(), 1)]);
    play(&mut position, "~2/3");
    let from_hand = [("~1/2".parse().unwrap(), 2), ("~7/8".parse().unwrap(), 1)];
    assert_eq!(&outcomes(&position)[..], from_hand);
    assert_eq!(refusal(&position, "~5/6").code, "no-such-outcome", "the card that was laid is gone");
    play(&mut position, "~1/2");
    assert_eq!((counts(&position), position.actor()), (vec![2, 2, 2], Actor::Seat(seat(2))));
    assert_eq!(position.hand_of(seat(3)).count(Card::new(1, 2)), 1);
}

/// CR-15: with two players and an empty pile the opponent draws two from the hand, one after the other.
#[test]
fn two_draws_from_the_hand_are_one_after_the_other() {
    let mut position = scene(APART, &["5/6 1/2 1/2 7/8", "1/5"]).position();
    play(&mut position, REEKY);
    play(&mut position, "~1/2");
    let left = [("~1/2".parse().unwrap(), 1), ("~7/8".parse().unwrap(), 1)];
    assert_eq!(&outcomes(&position)[..], left);
    play(&mut position, "~7/8");
    assert_eq!((counts(&position), position.actor()), (vec![1, 3], Actor::Seat(seat(2))));
}

/// CR-16: who loses the last card to a reeky of their own wins at once; draws still owed lapse.
#[test]
fn who_loses_the_last_card_by_a_reeky_wins_at_once() {
    let mut position = scene(APART, &["5/6 1/2", "1/5", "1/7 3/9", "1/8"]).position();
    play(&mut position, REEKY);
    play(&mut position, "~1/2");
    assert_eq!(position.actor(), Actor::Over);
    assert_eq!((counts(&position), ranks(&position)), (vec![0, 2, 2, 1], vec![1, 3, 3, 2]));
    assert_eq!(refusal(&position, "~1/5").code, "over");
}

/// CR-16: the last draw of all can be the one that wins.
#[test]
fn the_last_draw_can_win_too() {
    let mut position = scene(APART, &["5/6 1/2 3/9", "1/5"]).position();
    play(&mut position, REEKY);
    play(&mut position, "~1/2 ~3/9");
    assert_eq!((counts(&position), ranks(&position)), (vec![0, 3], vec![1, 2]));
}

/// CR-12, CR-15: a whiff never draws from a hand, even if the pile is one card short of nothing.
#[test]
fn a_whiff_takes_the_last_card_of_the_pile_and_then_none() {
    let mut position = scene(CROSSED, &["1/6 1/2", "1/5"]).pile("8/9").position();
    play(&mut position, WHIFF);
    assert_eq!(&outcomes(&position)[..], [("~8/9".parse().unwrap(), 1)]);
    play(&mut position, "~8/9");
    assert_eq!((counts(&position), position.pile().len()), (vec![1, 2], 0));
    assert!(!legal(&position, "draw"));
}
