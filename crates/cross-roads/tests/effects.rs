//! Niffy whiffs and sneaky reekies.

mod common;

use common::{counts, legal, outcomes, play, ranks, refusal, scene, seat};
use cross_roads::{Card, Effect, Laying, Move, Position};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Viewer};

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

fn effects(position: &Position, number: usize) -> Vec<Effect> {
    position.view(Viewer::Seat(seat(number))).effects
}

fn effect(kind: Laying, place: &str, drawers: &[usize], each: u8, from_hand: u8) -> Effect {
    let places = vec![place.parse().expect("a place")];
    Effect { kind, places, drawers: drawers.iter().map(|number| seat(*number)).collect(), each, from_hand }
}

/// CR-11 to CR-15: the seat to move is told where it can make whom draw how much, and nobody else is.
#[test]
fn effects_are_told_before_they_happen() {
    let position = scene(CROSSED, &["1/6 1/2", "1/5", "1/7"]).pile("8/9 4/5").position();
    assert_eq!(effects(&position, 1), [effect(Laying::Whiff, "0,0e", &[2], 1, 0)]);
    assert!(effects(&position, 2).is_empty());
    assert!(position.view(Viewer::Spectator).effects.is_empty());
    // An empty pile gives nothing to draw.
    let position = scene(CROSSED, &["1/6 1/2", "1/5", "1/7"]).position();
    assert_eq!(effects(&position, 1), [effect(Laying::Whiff, "0,0e", &[], 0, 0)]);

    let position = scene(APART, &["1/5", "5/6 1/2 3/9", "1/7", "1/8"]).pile("8/9 4/5").turn(2).position();
    assert_eq!(effects(&position, 2), [effect(Laying::Reeky, "0,0e", &[3, 4, 1], 1, 1)]);
    let position = scene(APART, &["5/6 1/2", "1/5"]).pile("8/9 4/5").position();
    assert_eq!(effects(&position, 1), [effect(Laying::Reeky, "0,0e", &[2], 2, 0)]);
    // No more can be taken out of a hand than is in it.
    let position = scene(APART, &["5/6 1/2", "1/5"]).position();
    assert_eq!(effects(&position, 1), [effect(Laying::Reeky, "0,0e", &[2], 2, 1)]);
}

/// CR-10, CR-17: only what a card of the hand can do is told, and a last card does nothing.
#[test]
fn effects_that_cannot_happen_are_not_told() {
    let position = scene(CROSSED, &["1/2 3/9", "1/5"]).pile("8/9 4/5").position();
    assert!(effects(&position, 1).is_empty());
    let position = scene(CROSSED, &["1/6", "1/5"]).pile("8/9 4/5").position();
    assert!(effects(&position, 1).is_empty());
}

/// CR-12 to CR-15: what is told is what happens.
#[test]
fn effects_happen_as_told() {
    let mut checked = 0;
    for seed in 0..60 {
        let (mut rng, mut scratch) = (Xoshiro::seed_from_u64(seed), Scratch::new());
        let mut position = common::opened(2 + (seed % 3) as u8, &[]);
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            let told = position.actor().seat().map(|seat| position.view(Viewer::Seat(seat)).effects);
            if let (Move::Lay(lay), Some(told)) = (mv, told) {
                let here = told.iter().find(|effect| effect.places.contains(&lay.place().sorted()));
                let (first, owed) = here.map_or((None, 0), |effect| {
                    (effect.drawers.first().copied(), effect.each * effect.drawers.len() as u8)
                });
                position.apply(mv);
                let due = position.draws().map_or((None, 0), |(seat, owed)| (Some(seat), owed));
                assert_eq!(due, (first, owed), "seed {seed}: {mv}");
                checked += usize::from(owed > 0);
            } else {
                position.apply(mv);
            }
        }
    }
    assert!(checked > 50, "only {checked} effects");
}
