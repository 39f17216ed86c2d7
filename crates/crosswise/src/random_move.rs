//! Random moves and tiles without listing all of them, for playouts. Each is exactly as likely as from the list.

use crosstable_core::rng::{Rng, below};

use crate::cell::Cell;
use crate::hand::Hand;
use crate::moves::Move;
use crate::position::{Position, Stage};
use crate::tile::{Action, Symbol, Tile};

impl Position {
    /// One of the moves of a turn, or nothing where the list has to be asked: before the first turn, or to pass.
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        let (Stage::Turn, Some(seat)) = (self.public.stage, self.public.turn) else { return None };
        let hand = &self.hands[seat.index()];
        let (taken, empty) = (self.public.board.taken(), self.public.board.empty());
        let (tiles, cells, symbols) = (taken.count_ones(), empty.count_ones(), hand.symbols().count() as u32);
        let holds = |action| u32::from(hand.has_action(action));
        // How many moves of each kind there are, in the order of the list.
        let lays = symbols * cells;
        let removes = holds(Action::Remove) * tiles;
        let moves = holds(Action::Move) * tiles * cells;
        let swaps = holds(Action::Swap) * (tiles * tiles.saturating_sub(1) / 2);
        let replaces = holds(Action::Replace) * tiles * symbols;
        let total = lays + removes + moves + swaps + replaces;
        if total == 0 {
            return None;
        }
        let mut ticket = below(rng, total);
        if ticket < lays {
            return Some(Move::Lay(nth_symbol(hand, ticket / cells), nth(empty, ticket % cells)));
        }
        ticket -= lays;
        if ticket < removes {
            return Some(Move::Remove(nth(taken, ticket)));
        }
        ticket -= removes;
        if ticket < moves {
            return Some(Move::Move(nth(taken, ticket / cells), nth(empty, ticket % cells)));
        }
        ticket -= moves;
        if ticket < swaps {
            let mut first = 0;
            while ticket >= tiles - 1 - first {
                ticket -= tiles - 1 - first;
                first += 1;
            }
            return Some(Move::Swap(nth(taken, first), nth(taken, first + 1 + ticket)));
        }
        ticket -= swaps;
        Some(Move::Replace(nth(taken, ticket / symbols), nth_symbol(hand, ticket % symbols)))
    }

    /// A tile out of the bag, or nothing where something else is drawn.
    pub(crate) fn draw_tile<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        self.drawer()?;
        let mut ticket = below(rng, self.bag.len().into());
        Tile::ALL.into_iter().find_map(|tile| {
            let count = u32::from(self.bag.count(tile));
            let hit = ticket < count;
            ticket = ticket.wrapping_sub(count);
            hit.then_some(Move::Draw(tile))
        })
    }
}

/// The cell of the set with so many before it.
fn nth(mut set: u64, before: u32) -> Cell {
    for _ in 0..before {
        set &= set - 1;
    }
    Cell::at(set.trailing_zeros() as u8)
}

/// The symbol in the hand with so many other symbols before it.
fn nth_symbol(hand: &Hand, before: u32) -> Symbol {
    hand.symbols().nth(before as usize).expect("the ticket counts the symbols of this hand")
}
