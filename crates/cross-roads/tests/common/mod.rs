//! Tables in the middle of a game, as the tests need them.

#![allow(dead_code, unused_imports, reason = "each test file uses its own part of this")]

use cross_roads::{Bag, Card, Deck, Finish, Half, Hand, Lay, Move, Phase, Position, View, VisibleHalf};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Outcomes, Play, Seat, Setup, Viewer};
pub(crate) use crosstable_testkit::script::{play, refusal};

/// A table at which somebody is to move. Where nothing is said, seat 1 began and is to move, the pile is empty and
/// all cards that are in no hand lie somewhere on the table.
pub(crate) struct Scene {
    view: View,
    pile: Vec<Card>,
}

/// Cards as they are written in a row.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// The seat a person calls so.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A table on which these cards were laid, one after the other, for so many players as there are hands.
pub(crate) fn scene(laid: &str, hands: &[&str]) -> Scene {
    let mut table: Vec<VisibleHalf> = Vec::new();
    for token in laid.split_whitespace() {
        let lay: Lay = token.parse().expect("a token");
        let [first, second] = lay.cells();
        for half in [
            Half { cell: first, number: lay.card.low(), mate: lay.dir },
            Half { cell: second, number: lay.card.high(), mate: lay.dir.back() },
        ] {
            match table.iter_mut().find(|known| known.cell == half.cell) {
                Some(known) => *known = half.into(),
                None => table.push(half.into()),
            }
        }
    }
    let hands = hands.iter().enumerate().map(|(index, hand)| {
        let known = cards(hand);
        Hand { seat: Seat::new(index), cards: known.len() as u8, known, knows: Vec::new() }
    });
    let hands: Vec<Hand> = hands.collect();
    let view = View {
        viewer: Viewer::Spectator,
        actor: Actor::Seat(seat(1)),
        phase: Phase::Turn,
        players: hands.len() as u8,
        deck: Deck::Differing,
        finish: Finish::Instant,
        start: Some(seat(1)),
        turn: Some(seat(1)),
        drawer: None,
        owed: 0,
        winner: None,
        table,
        laid: Vec::new(),
        hands,
        pile: 0,
        passes: 0,
        closing: false,
        effects: Vec::new(),
        ranks: None,
    };
    Scene { view, pile: Vec::new() }
}

impl Scene {
    pub(crate) fn deck(mut self, deck: Deck) -> Self {
        self.view.deck = deck;
        self
    }

    pub(crate) fn pile(mut self, pile: &str) -> Self {
        self.pile = cards(pile);
        self
    }

    pub(crate) fn turn(mut self, number: usize) -> Self {
        self.view.turn = Some(seat(number));
        self
    }

    pub(crate) fn start(mut self, number: usize) -> Self {
        self.view.start = Some(seat(number));
        self
    }

    pub(crate) fn finish(mut self, finish: Finish) -> Self {
        self.view.finish = finish;
        self
    }

    /// The position. It is sampled from a view that knows everything, so there is only one.
    pub(crate) fn position(mut self) -> Position {
        let mut laid = self.view.deck.cards();
        for card in self.view.hands.iter().flat_map(|hand| &hand.known).chain(&self.pile) {
            assert!(laid.count(*card) > 0, "the deck has fewer cards {card}");
            laid.remove(*card);
        }
        self.view.laid = laid.cards().collect();
        self.view.pile = self.pile.len() as u8;
        let position = Position::sample(&self.view, &mut Xoshiro::seed_from_u64(0));
        assert_eq!(position.pile(), self.pile.into_iter().collect::<Bag>());
        position
    }
}

/// Whether a token is legal.
pub(crate) fn legal(position: &Position, token: &str) -> bool {
    let mut tried = *position;
    tried.play_token(token).is_ok()
}

/// All legal tokens.
pub(crate) fn tokens(position: &Position) -> Vec<String> {
    position.legal().iter().map(ToString::to_string).collect()
}

/// How many cards each seat holds.
pub(crate) fn counts(position: &Position) -> Vec<u32> {
    Seat::all(position.players()).map(|seat| position.hand_of(seat).len()).collect()
}

/// The ranks at the end.
pub(crate) fn ranks(position: &Position) -> Vec<u8> {
    position.standing().expect("the game is over").ranks().to_vec()
}

/// A fresh table.
pub(crate) fn opened(players: u8, options: &[(&str, &str)]) -> Position {
    let setup = options.iter().fold(Setup::players(players), |setup, (key, value)| setup.with(*key, *value));
    Position::from_setup(&setup).expect("a sound set-up")
}

/// What chance can do now.
pub(crate) fn outcomes(position: &Position) -> Outcomes<Move> {
    let mut list = Outcomes::new();
    position.outcomes(&mut list);
    list
}

/// Two players share all cards but the one on the table.
pub(crate) fn two_great_hands() -> Position {
    let mut left = Deck::Differing.cards();
    left.remove(Card::new(2, 8));
    let text = |rest: usize| {
        let every_other = left.cards().skip(rest).step_by(2).map(|card| card.to_string());
        every_other.collect::<Vec<_>>().join(" ")
    };
    scene("2/8@0,0e", &[&text(0), &text(1)]).position()
}

/// A late table: everybody holds so many random cards and the pile is empty, so that reekies draw from hands.
pub(crate) fn late(players: u8, each: u8, seed: u64) -> Position {
    let mut unknown = scene("2/8@0,0e", &vec![""; players as usize]);
    unknown.view.laid = cards("2/8");
    unknown.view.hands.iter_mut().for_each(|hand| hand.cards = each);
    let dealt = Position::sample(&unknown.view, &mut Xoshiro::seed_from_u64(seed));
    let text = |seat| dealt.hand_of(seat).cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let hands: Vec<String> = Seat::all(players).map(text).collect();
    scene("2/8@0,0e", &hands.iter().map(String::as_str).collect::<Vec<_>>()).position()
}
