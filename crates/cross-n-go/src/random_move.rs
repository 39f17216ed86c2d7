//! A random move, drawn without listing the moves. Playouts spend most of their time here.

use crosstable_core::rng::{self, Rng};

use crate::moves::Move;
use crate::position::Position;
use crate::spot::{Pair, ROWS, Row, SPOTS, Spot, Way};

const SHIFTS: u32 = 2 * ROWS as u32;
const BLOCKS: u32 = SPOTS as u32;
/// A colour stands at most twice on a bar, so a figure can be set back onto two fields at most.
const BACKS: u32 = 2 * SPOTS as u32;
const SWAPS: u32 = Pair::ALL.len() as u32;
/// From every field, and the end of the turn without running.
const RUNS: u32 = SPOTS as u32 + 1;

impl Position {
    /// One of the moves of the seat to move, each equally likely. Words are drawn until one of them is legal; every
    /// legal move is exactly one of the words, so none is favoured.
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let jokers = if self.check_joker().is_ok() { BLOCKS + BACKS + SWAPS } else { 0 };
        // Shifting and running exclude each other (CN-11), so the words of one of them are enough.
        let shifts = self.open_shifts();
        let shifting = !shifts.is_empty();
        let words = jokers + if shifting { SHIFTS } else { RUNS };
        loop {
            let ticket = rng::below(rng, words);
            let word = match ticket.checked_sub(jokers) {
                Some(ticket) if shifting => {
                    let (row, way) = (Row::new(ticket as usize / 2), Way::ALL[ticket as usize % 2]);
                    shifts.has(row, way).then_some(Move::Shift(row, way))
                }
                Some(ticket) => Some(run_or_end(ticket)).filter(|mv| self.allows(*mv).is_ok()),
                None => self.joker_word(ticket).filter(|mv| self.allows(*mv).is_ok()),
            };
            if let Some(mv) = word {
                return mv;
            }
        }
    }

    /// The word of a joker on which this ticket falls.
    fn joker_word(&self, ticket: u32) -> Option<Move> {
        if ticket < BLOCKS {
            return Some(Move::Block(Spot::new(ticket as u8)));
        }
        let ticket = ticket - BLOCKS;
        if ticket < BACKS {
            let from = Spot::new((ticket / 2) as u8);
            return self.back_targets(from).nth(ticket as usize % 2).map(|to| Move::Back { from, to });
        }
        Some(Move::Swap(Pair::ALL[(ticket - BACKS) as usize]))
    }
}

fn run_or_end(ticket: u32) -> Move {
    if ticket < u32::from(SPOTS) { Move::Run(Spot::new(ticket as u8)) } else { Move::End }
}
