//! The cards, the table and how a game begins.

mod common;

use common::{cards, counts, legal, opened, outcomes, play, refusal, scene, seat, two_great_hands};
use cross_roads::{Bag, Card, Cell, Deck, Dir, Half, Move, Position};
use crosstable_core::{Actor, Game, Play, Viewer};

fn ring_distance(card: Card) -> u8 {
    let step = card.high() - card.low();
    step.min(9 - step)
}

/// On how many halves of a deck a number stands.
fn halves(deck: Deck, number: u8) -> usize {
    let on = |card: Card| usize::from(card.low() == number) + usize::from(card.high() == number);
    deck.cards().cards().map(on).sum()
}

/// CR-01: 54 cards with two different numbers from 1 to 9, the same card whichever way it is turned.
#[test]
fn a_card_is_two_different_numbers_in_no_order() {
    let deck = Deck::Differing.cards();
    assert_eq!(deck.len(), 54);
    assert!(deck.cards().all(|card| (1..=9).contains(&card.low()) && card.high() <= 9));
    assert!(deck.cards().all(|card| !card.is_double()));
    assert_eq!(Card::new(3, 7), Card::new(7, 3));
    assert_eq!((Card::new(7, 3).other(3), Card::new(7, 3).other(7)), (7, 3));
}

/// CR-02: every pair once, those at ring distance 1 or 2 twice; every number on twelve halves.
#[test]
fn the_differing_deck_has_close_pairs_twice() {
    let deck = Deck::Differing.cards();
    assert_eq!(deck.kinds().count(), 36);
    for card in deck.kinds() {
        assert_eq!(deck.count(card), if ring_distance(card) <= 2 { 2 } else { 1 }, "{card}");
    }
    assert_eq!(ring_distance(Card::new(1, 8)), 2);
    assert!((1..=9).all(|number| halves(Deck::Differing, number) == 12));
}

/// CR-02: all pairs and doubles once, ring neighbours twice; every number on twelve halves.
#[test]
fn the_domino_deck_has_doubles_and_neighbours_twice() {
    let deck = Deck::Domino.cards();
    assert_eq!((deck.len(), deck.kinds().count()), (54, 45));
    for card in deck.kinds() {
        assert_eq!(deck.count(card), if ring_distance(card) == 1 { 2 } else { 1 }, "{card}");
    }
    assert!((1..=9).all(|number| deck.count(Card::new(number, number)) == 1));
    assert!((1..=9).all(|number| halves(Deck::Domino, number) == 12));
}

/// CR-02: the option decides which cards are dealt, and a card that the deck does not have is refused by that name.
#[test]
fn the_deck_is_an_option() {
    let (plain, domino) = (opened(2, &[]), opened(2, &[("deck", "domino")]));
    assert_eq!((plain.pile(), domino.pile()), (Deck::Differing.cards(), Deck::Domino.cards()));
    let no = refusal(&scene("2/8@0,0e", &["1/4", "1/5"]).position(), "3/3@0,0s");
    assert_eq!((no.clause, no.code), ("CR-02", "cross-roads-no-such-card"));
    let position = scene("2/8@0,0e", &["3/3 1/4", "1/5"]).deck(Deck::Domino).position();
    assert!(legal(&position, "3/3@0,0s"));
}

/// CR-03: of the cards on a cell the one laid last is visible; its other half lies beside it.
#[test]
fn the_card_laid_last_is_visible() {
    let mut position = scene("2/8@0,0e", &["3/7 1/4", "6/9 1/5"]).position();
    play(&mut position, "3/7@1,1n");
    let half = |x, y| position.board().half(Cell { x, y });
    let visible = |x, y, number, mate| Some(Half { cell: Cell { x, y }, number, mate });
    assert_eq!(half(0, 0), visible(0, 0, 2, Dir::East));
    assert_eq!(half(1, 0), visible(1, 0, 7, Dir::South));
    assert_eq!(half(1, 1), visible(1, 1, 3, Dir::North));
    assert_eq!(half(0, 1), None);
    assert_eq!(position.board().halves().len(), 3);
    play(&mut position, "6/9@1,0e");
    let half = |x, y| position.board().half(Cell { x, y });
    assert_eq!(half(1, 0), visible(1, 0, 6, Dir::East));
}

/// CR-03: the grid has no edge that play could reach.
#[test]
fn a_trail_can_go_on_as_long_as_there_are_cards() {
    let mut position = two_great_hands();
    let mut laid = 0;
    while position.actor() != Actor::Over {
        let farthest = |mv: &Move| match mv {
            Move::Lay(lay) => lay.cells().map(|cell| i32::from(cell.x) + i32::from(cell.y)).into_iter().max(),
            _ => None,
        };
        let mv = *position.legal().iter().max_by_key(|mv| farthest(mv)).expect("somebody is to move");
        laid += usize::from(matches!(mv, Move::Lay(_)));
        position.play(mv).expect("a listed move is legal");
        if position.actor() == Actor::Chance {
            let first = outcomes(&position)[0].0;
            position.play(first).expect("a listed outcome is possible");
        }
    }
    let far = position.board().halves().map(|half| half.cell.x.max(half.cell.y)).max();
    assert!(far >= Some(15), "only {far:?} after {laid} cards");
    let (columns, _) = position.layout_for(Viewer::Spectator).size();
    assert!(columns <= 80, "{columns} columns");
}

/// CR-04: five cards to each seat in turn, then the turned-up card, then who begins.
#[test]
fn dealing_goes_seat_by_seat_and_then_a_card_is_turned_up() {
    let mut position = opened(3, &[]);
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8");
    assert_eq!(counts(&position), [5, 0, 0]);
    play(&mut position, "~1/3 ~1/4 ~1/5 ~1/6");
    assert_eq!(counts(&position), [5, 4, 0]);
    play(&mut position, "~1/7 ~2/3 ~2/4 ~2/5 ~2/6 ~2/7");
    assert_eq!((counts(&position), position.pile().len()), (vec![5, 5, 5], 39));
    assert_eq!(position.hand_of(seat(1)), cards("1/2 1/2 3/4 5/6 7/8").into_iter().collect::<Bag>());
    play(&mut position, "~3/7");
    assert_eq!((counts(&position), position.pile().len()), (vec![5, 5, 5], 38));
    assert_eq!(position.actor(), Actor::Chance);
    play(&mut position, "~start:2");
    assert_eq!(position.actor(), Actor::Seat(seat(2)));
}

/// CR-04: the turned-up card lies horizontally on 0,0 and 1,0, its smaller number in the west.
#[test]
fn the_turned_up_card_lies_in_the_middle() {
    let mut position = opened(2, &[("start", "2")]);
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8 ~1/3 ~1/4 ~1/5 ~1/6 ~1/7 ~3/8");
    assert_eq!(position.actor(), Actor::Seat(seat(2)), "the named seat begins without a lot");
    let halves: Vec<Half> = position.board().halves().collect();
    let half = |x, number, mate| Half { cell: Cell { x, y: 0 }, number, mate };
    assert_eq!(halves, [half(0, 3, Dir::East), half(1, 8, Dir::West)]);
}

/// CR-04, G-04: every card of the pile is equally likely, so a card that is there twice has twice the weight.
#[test]
fn equal_cards_weigh_together() {
    let mut position = opened(2, &[]);
    let weight = |position: &Position, card: Card| {
        let found = outcomes(position).iter().find(|(mv, _)| *mv == Move::Card(card)).copied();
        found.map_or(0, |(_, weight)| weight)
    };
    assert_eq!(outcomes(&position).total(), 54);
    assert_eq!((weight(&position, Card::new(1, 2)), weight(&position, Card::new(1, 5))), (2, 1));
    play(&mut position, "~1/2 ~1/5");
    assert_eq!(outcomes(&position).total(), 52);
    assert_eq!((weight(&position, Card::new(1, 2)), weight(&position, Card::new(1, 5))), (1, 0));
    assert_eq!(refusal(&position, "~1/5").code, "no-such-outcome");
}

/// CR-04, G-05: who is dealt a card sees it, the others only see that a card was dealt; the turned-up card is public.
#[test]
fn hands_are_dealt_hidden() {
    let mut position = opened(2, &[]);
    let mv = "~1/2".parse().expect("a token");
    assert!(!position.hides(mv, Viewer::Seat(seat(1))));
    assert!(position.hides(mv, Viewer::Seat(seat(2))) && position.hides(mv, Viewer::Spectator));
    assert_eq!(position.log_line(mv, Viewer::Spectator), "~?");
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8");
    assert!(!position.hides(mv, Viewer::Seat(seat(2))) && position.hides(mv, Viewer::Seat(seat(1))));
    play(&mut position, "~1/3 ~1/4 ~1/5 ~1/6 ~1/7");
    assert!(Viewer::all(2).all(|viewer| !position.hides(mv, viewer)));
    play(&mut position, "~3/8");
    assert!(Viewer::all(2).all(|viewer| !position.hides("~start:1".parse().expect("a token"), viewer)));
}

/// CR-04: the options stand in this order, and the first value of each is the default.
#[test]
fn options_are_deck_finish_and_start() {
    let options = Position::options(1, 3);
    let keys: Vec<_> = options.iter().map(|option| (option.key, option.default.as_str())).collect();
    assert_eq!(keys, [("deck", "differing"), ("finish", "instant"), ("start", "random")]);
}
