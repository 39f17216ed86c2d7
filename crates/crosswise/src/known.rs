//! What everybody at the table has seen of a hand (G-05): the part of the hidden information that is not hidden.

use crosstable_core::serde::{Deserialize, Serialize};

use crate::hand::Hand;
use crate::tile::{Action, Tile};

/// A set of kinds of tile, one bit each.
pub(crate) type Kinds = u16;

/// The set of the four action kinds.
pub(crate) const ACTIONS: Kinds = {
    let mut set = 0;
    let mut index = 0;
    while index < Action::ALL.len() {
        set |= 1 << Tile::Action(Action::ALL[index]).index();
        index += 1;
    }
    set
};

/// What is publicly certain about one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub struct Known {
    /// Tiles seen going into this hand from the board and not out again.
    pub seen: Hand,
    /// So many of the other tiles are of the kinds in `among`: the seat was asked for a redraw and kept (CW-06),
    /// or passed (CW-15), and has held these tiles since.
    pub limited: u8,
    /// A set of kinds as bits, in the order of [`Tile::ALL`].
    pub among: u16,
    /// Among the tiles that are neither seen nor limited is a symbol: the seat was not asked for a redraw and has
    /// let no symbol out of its hand since (CW-06).
    pub symbol: bool,
}

impl Known {
    /// A tile was seen going into the hand.
    pub(crate) fn went_in(&mut self, tile: Tile) {
        self.seen.add(tile);
    }

    /// A tile was seen leaving the hand. One like it that had been seen going in is no longer known to be there.
    pub(crate) fn went_out(&mut self, tile: Tile) {
        if self.seen.count(tile) > 0 {
            self.seen.remove(tile);
        } else if self.limited > 0 && self.among & (1 << tile.index()) != 0 {
            self.limited -= 1;
        }
        if matches!(tile, Tile::Symbol(_)) {
            self.symbol = false;
        }
    }

    /// All tiles of a hand of this size that were not seen going in are of these kinds.
    pub(crate) fn only(&mut self, size: u8, among: Kinds) {
        let unseen = size - self.seen.len();
        let still = if self.limited == unseen { self.among } else { Kinds::MAX };
        *self = Known { seen: self.seen, limited: unseen, among: still & among, symbol: false };
    }
}
