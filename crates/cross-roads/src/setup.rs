//! What the person who opens a table chooses, and the table before anything has happened.

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{MAX_SEATS, OptionSpec, Options, Seat};

use crate::bag::Bag;
use crate::board::Board;
use crate::deck::Deck;
use crate::memory::Memory;
use crate::position::{Position, Stage};

/// How many cards each hand is dealt (CR-04).
pub const HAND: u32 = 5;

/// When the game ends (CR-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Finish {
    /// As soon as somebody has no cards left (CR-17).
    Instant,
    /// At the end of the round in which somebody went out, so that everybody has had as many turns.
    Round,
}

/// The options of a table.
pub(crate) fn options(players: u8) -> Vec<OptionSpec> {
    vec![
        OptionSpec::one_of("deck", &["differing", "domino"]),
        OptionSpec::one_of("finish", &["instant", "round"]),
        OptionSpec::start(players),
    ]
}

/// The table before the first card is dealt.
pub(crate) fn first_position(options: &Options) -> Position {
    let deck = if options.is("deck", "domino") { Deck::Domino } else { Deck::Differing };
    Position {
        board: Board::EMPTY,
        pile: deck.cards(),
        hands: [Bag::EMPTY; MAX_SEATS],
        memory: Memory::default(),
        players: options.players(),
        deck,
        finish: if options.is("finish", "round") { Finish::Round } else { Finish::Instant },
        start: options.seat("start"),
        turn: Seat::new(0),
        stage: Stage::Deal,
        passes: 0,
        closing: false,
    }
}
