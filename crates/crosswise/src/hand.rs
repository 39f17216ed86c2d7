//! Tiles in a hand or in the bag: how many of each kind. There is no order (G-04).

use crosstable_core::serde::{Deserialize, Serialize};

use crate::tile::{Action, KINDS, Symbol, Tile};

/// A heap of tiles without order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", into = "Vec<Tile>", from = "Vec<Tile>")]
pub struct Hand([u8; KINDS]);

impl Hand {
    /// All 54 tiles (CW-02).
    pub fn whole_bag() -> Self {
        Hand(Tile::ALL.map(Tile::copies))
    }

    /// How many tiles of this kind.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// Whether there is a tile of this symbol.
    #[inline]
    pub const fn has_symbol(&self, symbol: Symbol) -> bool {
        self.count(Tile::Symbol(symbol)) > 0
    }

    /// Whether there is a tile of this action.
    #[inline]
    pub const fn has_action(&self, action: Action) -> bool {
        self.count(Tile::Action(action)) > 0
    }

    /// How many tiles in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no tile at all.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Whether there is any symbol tile.
    pub fn any_symbol(&self) -> bool {
        self.0[..Symbol::ALL.len()].iter().any(|count| *count > 0)
    }

    /// Puts a tile in.
    #[inline]
    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    /// Takes a tile out that is there.
    #[inline]
    pub(crate) fn remove(&mut self, tile: Tile) {
        debug_assert!(self.count(tile) > 0, "no such tile to take");
        self.0[tile.index()] -= 1;
    }

    /// Puts all tiles of the other heap in.
    pub(crate) fn add_all(&mut self, other: &Hand) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }

    /// Takes out all tiles of the other heap, which are there.
    pub(crate) fn remove_all(&mut self, other: &Hand) {
        for (own, less) in self.0.iter_mut().zip(other.0) {
            *own -= less;
        }
    }

    /// The kinds that are there, each once, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::ALL.into_iter().filter(|tile| self.count(*tile) > 0)
    }

    /// The symbols that are there, each once, in order.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        Symbol::ALL.into_iter().filter(|symbol| self.has_symbol(*symbol))
    }
}

#[cfg(feature = "typescript")]
crosstable_core::typescript_as!(Hand, Vec<Tile>);

impl From<Hand> for Vec<Tile> {
    fn from(hand: Hand) -> Self {
        Tile::ALL.into_iter().flat_map(|tile| std::iter::repeat_n(tile, hand.count(tile) as usize)).collect()
    }
}

impl From<Vec<Tile>> for Hand {
    fn from(tiles: Vec<Tile>) -> Self {
        let mut hand = Hand::default();
        for tile in tiles {
            // What comes from outside may be too much; it saturates rather than overflows.
            hand.0[tile.index()] = hand.0[tile.index()].saturating_add(1);
        }
        hand
    }
}
