//! Who knows what, and what is imagined for the rest (G-05).

mod common;

use std::collections::BTreeMap;

use common::{cards, late, play, scene, seat};
use cross_roads::{Bag, Card, Hand, Position, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Scratch, Seat, Viewer};

/// Two upright cards beside each other; 5/6 laid across their 7 and 4 is a reeky.
const APART: &str = "7/9@0,0n 4/8@1,0n";
const REEKY: &str = "5/6@1,0w";

fn view(position: &Position, number: usize) -> View {
    position.view(Viewer::Seat(seat(number)))
}

/// What seat `number` knows of the hand of seat `of`.
fn known(position: &Position, number: usize, of: usize) -> Vec<Card> {
    view(position, number).hands[of - 1].known.clone()
}

/// What seat `number` knows that seat `who` knows of its own hand.
fn knows(position: &Position, number: usize, who: usize) -> Vec<Card> {
    view(position, number).hands[who - 1].knows.clone()
}

/// G-05: a seat sees its own hand and how many cards the others hold; a spectator only the numbers.
#[test]
fn a_seat_sees_its_own_hand_only() {
    let position = scene(APART, &["5/6 1/2", "1/5", "1/7"]).pile("2/3 8/9").position();
    assert_eq!(known(&position, 1, 1), cards("1/2 5/6"));
    assert!(known(&position, 1, 2).is_empty() && known(&position, 1, 3).is_empty());
    let public = position.view(Viewer::Spectator);
    assert!(public.hands.iter().all(|hand| hand.known.is_empty() && hand.knows.is_empty()));
    let counts: Vec<u8> = public.hands.iter().map(|hand| hand.cards).collect();
    assert_eq!((counts, public.pile), (vec![2, 1, 1], 2));
}

/// G-05, CR-15: a card drawn out of the hand of the player of a reeky is known to that player and to the drawer, and
/// the drawer knows that it is known.
#[test]
fn a_card_drawn_out_of_a_hand_is_remembered() {
    let mut position = scene(APART, &["5/6 1/2 3/9 3/8", "1/5", "1/7"]).position();
    play(&mut position, REEKY);
    let draw = "~3/9".parse().expect("a token");
    let hidden: Vec<bool> = Viewer::all(3).map(|viewer| position.hides(draw, viewer)).collect();
    assert_eq!(hidden, [false, false, true, true], "the player of the reeky and the drawer see it");
    play(&mut position, "~3/9 ~1/2");
    assert_eq!((known(&position, 1, 2), known(&position, 1, 3)), (cards("3/9"), cards("1/2")));
    assert_eq!((knows(&position, 2, 1), knows(&position, 3, 1)), (cards("3/9"), cards("1/2")));
    assert!(known(&position, 2, 3).is_empty() && known(&position, 3, 2).is_empty());
    assert!(known(&position, 2, 1).is_empty(), "that the card came from there says nothing of what is there");
}

/// G-05: a card drawn from the pile is known to the drawer alone, by a reeky as well.
#[test]
fn a_card_drawn_from_the_pile_is_the_drawers_secret() {
    let mut position = scene(APART, &["5/6 1/2", "1/5", "1/7"]).pile("2/3 8/9").position();
    play(&mut position, REEKY);
    let draw = "~2/3".parse().expect("a token");
    let hidden: Vec<bool> = Viewer::all(3).map(|viewer| position.hides(draw, viewer)).collect();
    assert_eq!(hidden, [true, false, true, true]);
    play(&mut position, "~2/3 ~8/9");
    assert!(known(&position, 1, 2).is_empty() && known(&position, 1, 3).is_empty());
}

/// G-05: the memory of a card ends when one like it is laid from that hand.
#[test]
fn what_is_laid_is_no_longer_known() {
    // Seat 2 comes to hold two cards 5/7, of which seat 1 knows one; nobody can say which of the two is laid.
    let mut position = scene(APART, &["5/6 1/2 5/7 3/8", "5/7 1/5", "1/7"]).position();
    play(&mut position, REEKY);
    play(&mut position, "~5/7 ~1/2");
    assert_eq!(known(&position, 1, 2), cards("5/7"));
    play(&mut position, "5/7@2,-1w");
    assert_eq!(position.hand_of(seat(2)).count(Card::new(5, 7)), 1);
    assert!(known(&position, 1, 2).is_empty() && knows(&position, 2, 1).is_empty());
    assert_eq!(known(&position, 1, 3), cards("1/2"), "what is known of others stays");
}

/// A table where seat 1 knows these cards of seat 2, and seat 2 is about to play a reeky with an empty pile.
fn robbed(known: &str, rest: &str) -> Position {
    let hands = [format!("5/6 3/8 3/9 {known}"), format!("5/6 {rest}"), "1/7 1/9".to_owned()];
    let mut position = scene(APART, &[&hands[0], &hands[1], &hands[2]]).position();
    let mut view = view(&position, 1);
    for card in cards(known) {
        view.hands[0].known.retain(|own| *own != card);
        view.hands[1].known.push(card);
    }
    view.hands[0].cards = view.hands[0].known.len() as u8;
    view.hands[1].known.sort_unstable();
    view.hands[1].cards += cards(known).len() as u8;
    view.turn = Some(seat(2));
    // Nothing is left to chance: seat 2 holds the rest of its own cards and seat 3 what seat 3 had.
    for seed in 0.. {
        position = Position::sample(&view, &mut Xoshiro::seed_from_u64(seed));
        let due: Bag = cards(&format!("5/6 {rest} {known}")).into_iter().collect();
        if position.hand_of(seat(2)) == due {
            break;
        }
    }
    play(&mut position, REEKY);
    position
}

/// G-05, CR-15: when the hand in which a card is known is itself drawn from, that card may have gone: who did not see
/// the draw is not certain of it any more.
#[test]
fn an_unseen_draw_makes_knowledge_uncertain() {
    let mut position = robbed("2/5", "1/4 1/8");
    assert_eq!(known(&position, 1, 2), cards("2/5"));
    // Seat 3 draws first, unseen by seat 1.
    play(&mut position, "~1/4");
    assert!(known(&position, 1, 2).is_empty(), "it could have been the 2/5");
    assert!(knows(&position, 2, 1).is_empty(), "and seat 2 knows that seat 1 cannot be certain");
    assert_eq!(known(&position, 2, 3), cards("1/4"));
}

/// G-05, CR-15: of two equal cards one is certainly left after one unseen draw.
#[test]
fn of_two_known_equal_cards_one_is_certain_to_stay() {
    let mut position = robbed("2/4 2/4", "1/4 1/8");
    assert_eq!(known(&position, 1, 2), cards("2/4 2/4"));
    play(&mut position, "~1/4");
    assert_eq!(known(&position, 1, 2), cards("2/4"));
}

/// G-05, CR-15: who draws the card sees which it is and stays certain of the rest.
#[test]
fn who_draws_stays_certain_of_the_rest() {
    let mut position = robbed("2/5", "1/4 1/8");
    play(&mut position, "~1/4 ~1/8");
    // Seat 1 drew the 1/8 itself, after the unseen draw of seat 3.
    assert!(known(&position, 1, 2).is_empty());
    assert_eq!(known(&position, 2, 1), cards("1/8"));
    assert_eq!(knows(&position, 1, 2), cards("1/8"));
}

/// G-05: whatever happens, nobody believes to know what is not so, and all that a seat is shown of its own hand being
/// known is in its hand.
#[test]
fn knowledge_is_always_true() {
    let mut remembered = 0;
    for seed in 0..300 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut position = late(2 + (seed % 3) as u8, 9, seed);
        let mut scratch = Scratch::new();
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            position.apply(mv);
            for viewer in Seat::all(position.players()) {
                let view = position.view(Viewer::Seat(viewer));
                for hand in &view.hands {
                    let is_there = |of: Seat, list: &[Card]| {
                        let held = position.hand_of(of);
                        let wanted: Bag = list.iter().copied().collect();
                        wanted.kinds().all(|card| wanted.count(card) <= held.count(card))
                    };
                    assert!(is_there(hand.seat, &hand.known), "seed {seed}: {hand:?} in {position:?}");
                    assert!(is_there(viewer, &hand.knows), "seed {seed}: {hand:?} in {position:?}");
                    remembered += usize::from(hand.seat != viewer && !hand.known.is_empty());
                }
            }
        }
    }
    assert!(remembered > 500, "only {remembered} views with knowledge");
}

/// G-05, CR-15: samples in the middle of a game with knowledge are uniform over what the viewer cannot know.
#[test]
fn samples_are_uniform_where_something_is_known() {
    const DRAWS: u32 = 12_000;
    const SEED: u64 = 7;
    let hands = ["5/6 2/5 1/2 1/3 3/8", "1/4 1/8", "1/8", "3/9"];
    let mut position = scene(APART, &hands).position();
    play(&mut position, REEKY);
    play(&mut position, "~2/5 ~1/2 ~1/3");
    // Seat 1 knows one card in each of the other hands. Unseen are two cards of seat 2 and one each of seats 3 and 4.
    let view = view(&position, 1);
    let others = [(2, "2/5"), (3, "1/2"), (4, "1/3")];
    assert!(others.iter().all(|(of, card)| known(&position, 1, *of) == cards(card)));
    // Of the 4 * 3 ways to deal out four cards so, those that exchange the two equal ones look the same.
    let unseen = cards("1/4 1/8 1/8 3/9");
    let mut shares: BTreeMap<[Vec<Card>; 3], f64> = BTreeMap::new();
    for third in 0..4 {
        for fourth in (0..4).filter(|fourth| *fourth != third) {
            let second = (0..4).filter(|index| ![third, fourth].contains(index)).map(|index| unseen[index]);
            let way = [second.collect(), vec![unseen[third]], vec![unseen[fourth]]];
            *shares.entry(way).or_default() += 1.0 / 12.0;
        }
    }
    let mut counts: BTreeMap<[Vec<Card>; 3], f64> = BTreeMap::new();
    let mut rng = Xoshiro::seed_from_u64(SEED);
    for _ in 0..DRAWS {
        let sample = Position::sample(&view, &mut rng);
        assert_eq!(sample.hand_of(seat(1)), position.hand_of(seat(1)));
        let way = others.map(|(of, card)| {
            let mut hand = sample.hand_of(seat(of));
            hand.remove(card.parse().expect("a card"));
            hand.cards().collect()
        });
        *counts.entry(way).or_default() += 1.0;
    }
    assert!(counts.keys().eq(shares.keys()), "seed {SEED}: {counts:?}");
    let distance = |(way, share): (&[Vec<Card>; 3], &f64)| {
        let due = share * f64::from(DRAWS);
        (counts[way] - due).powi(2) / due
    };
    // Seven ways look different, so there are six degrees of freedom; 22.5 is exceeded once in a thousand tests.
    assert_eq!(shares.len(), 7);
    let chi_square: f64 = shares.iter().map(distance).sum();
    assert!(chi_square < 22.5, "seed {SEED}: {chi_square}");
}

/// G-05: a sample for a seat looks to that seat like the truth, in games that went on until hands were drawn from.
#[test]
fn samples_look_like_the_truth_where_hands_were_drawn_from() {
    let mut looked = 0;
    for seed in 0..200 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let players = 3 + (seed % 2) as u8;
        let mut position = late(players, 9, seed);
        let mut scratch = Scratch::new();
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            position.apply(mv);
            for viewer in Viewer::all(players) {
                let view = position.view(viewer);
                let sample = Position::sample(&view, &mut rng);
                assert_eq!(sample.view(viewer), view, "seed {seed}");
                let knows_others = |hand: &Hand| !viewer.is(hand.seat) && !hand.known.is_empty();
                looked += usize::from(view.hands.iter().any(knows_others));
            }
        }
    }
    assert!(looked > 500, "only {looked} views with knowledge");
}
