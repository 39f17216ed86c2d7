//! Options and the first position.

use crosstable_core::{OptionSpec, Options};

use crate::board::Board;
use crate::hand::Hand;
use crate::known::Known;
use crate::position::{Position, Public, Stage};
use crate::seating::Seating;

/// The options of a table for so many players.
pub(crate) fn options(players: u8) -> Vec<OptionSpec> {
    let mut specs = Vec::new();
    if players == 3 {
        // CW-05: who is alone, by lot or named.
        specs.push(OptionSpec::one_of("lone", &["random", "1", "2", "3"]));
    }
    specs.push(OptionSpec::start(players));
    specs
}

/// The position before anything has happened: all tiles in the bag (CW-02).
pub(crate) fn first_position(options: &Options) -> Position {
    let seating = Seating { players: options.players(), lone: options.seat("lone") };
    let mut position = Position {
        public: Public {
            seating,
            stage: Stage::Lone,
            start: options.seat("start"),
            turn: None,
            mate: None,
            board: Board::default(),
            played: [0; 4],
            sizes: [0; 4],
            known: [Known::default(); 4],
        },
        hands: [Hand::default(); 4],
        bag: Hand::whole_bag(),
    };
    if seating.players != 3 || seating.lone.is_some() {
        position.deal();
    }
    position
}
