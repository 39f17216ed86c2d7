//! A table at which the tests decide what is dealt and drawn.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part of this")]

use crosstable_core::{Actor, Game, Outcomes, Play, Seat, Setup};
pub(crate) use crosstable_testkit::script::{legal, play, refusal, why as refused};
use mixx::{Move, Position};

/// Deals these cards, seat by seat. The stock is as large as the first hand; more options may follow.
pub(crate) fn deal(hands: &[&str], options: &[(&str, &str)]) -> Position {
    let stock = hands[0].split_whitespace().count().to_string();
    let mut setup = Setup::players(hands.len() as u8).with("stock", stock);
    for (key, value) in options {
        setup = setup.with(*key, *value);
    }
    let mut position = Position::from_setup(&setup).unwrap_or_else(|error| panic!("{error}"));
    for card in hands.iter().flat_map(|hand| hand.split_whitespace()) {
        play(&mut position, &format!("~{card}"));
    }
    position
}

/// Deals these cards; seat 1 begins.
pub(crate) fn dealt(hands: &[&str]) -> Position {
    deal(hands, &[("start", "1")])
}

/// Plays the tokens and, after each, whatever chance is due with the first card of the pile that is not spoken for.
pub(crate) fn play_drawing(position: &mut Position, tokens: &str, not: &str) {
    for token in tokens.split_whitespace() {
        play(position, token);
        draw_but(position, not);
    }
}

/// Draws the first card of the pile that is none of these, if a card is to be drawn.
pub(crate) fn draw_but(position: &mut Position, not: &str) {
    if position.actor() == Actor::Chance {
        let mut list = Outcomes::new();
        position.outcomes(&mut list);
        let free = list
            .iter()
            .find(|(card, _)| !not.split_whitespace().any(|other| format!("~{other}") == card.to_string()));
        position.apply(free.expect("a card is left in the pile").0);
    }
}

/// The cells where this card may be laid, as one reads.
pub(crate) fn places(position: &Position, card: &str) -> Vec<String> {
    let tokens = legal(position).into_iter();
    tokens.filter_map(|token| token.strip_prefix(&format!("{card}@")).map(str::to_owned)).collect()
}

/// The number of the seat to move.
pub(crate) fn to_move(position: &Position) -> u8 {
    position.actor().seat().map(Seat::number).expect("a seat is to move")
}

/// The stock of a seat as tokens.
pub(crate) fn stock(position: &Position, seat: u8) -> Vec<String> {
    let seat = Seat::try_from(seat).expect("seats are 1 to 4");
    position.stock(seat).iter().map(|card| card.to_string()).collect()
}

/// How many cards each seat has won.
pub(crate) fn won(position: &Position) -> Vec<u8> {
    Seat::all(position.players()).map(|seat| position.won(seat)).collect()
}

/// What a spectator sees, for failure messages.
pub(crate) fn board(position: &Position) -> String {
    position.layout_for(crosstable_core::Viewer::Spectator).text_board(ToString::to_string)
}

/// Plays random games with these seeds and calls `look` with the position before each move, the move and the
/// position after it.
pub(crate) fn random_games(setup: &Setup, seeds: u64, mut look: impl FnMut(u64, &Position, Move, &Position)) {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    for seed in 0..seeds {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut scratch = crosstable_core::Scratch::new();
        let mut position = Position::from_setup(setup).unwrap_or_else(|error| panic!("{error}"));
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            let before = position;
            position.apply(mv);
            look(seed, &before, mv, &position);
        }
    }
}
