//! What lies on the board: one set of cells per symbol.

use crosstable_core::serde::{Deserialize, Serialize};

use crate::cell::{CELLS, Cell};
use crate::line::Line;
use crate::tile::Symbol;

/// The board. A set of cells is the low 36 bits of a word, so that a line is asked about with one mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", into = "Vec<Option<Symbol>>", try_from = "Vec<Option<Symbol>>")]
pub struct Board {
    planes: [u64; 6],
    taken: u64,
}

/// Every cell of the board.
const WHOLE: u64 = (1 << CELLS) - 1;

impl Board {
    /// The tile on this cell.
    pub fn get(&self, cell: Cell) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| self.planes[*symbol as usize] & cell.bit() != 0)
    }

    /// Whether a tile lies on this cell.
    pub const fn has(&self, cell: Cell) -> bool {
        self.taken & cell.bit() != 0
    }

    /// How many tiles lie on the board.
    pub const fn count(&self) -> u8 {
        self.taken.count_ones() as u8
    }

    /// Whether no cell is left (CW-17).
    pub const fn is_full(&self) -> bool {
        self.taken == WHOLE
    }

    /// The set of cells with a tile.
    pub(crate) const fn taken(&self) -> u64 {
        self.taken
    }

    /// The set of cells without one.
    pub(crate) const fn empty(&self) -> u64 {
        WHOLE & !self.taken
    }

    /// The cells with a tile of this symbol, one bit each in reading order.
    pub const fn cells_with(&self, symbol: Symbol) -> u64 {
        self.planes[symbol as usize]
    }

    /// How many tiles of this symbol lie in the line.
    pub const fn count_in(&self, line: Line, symbol: Symbol) -> u8 {
        (self.planes[symbol as usize] & line.mask()).count_ones() as u8
    }

    /// How many tiles of this symbol lie on the board.
    pub const fn count_of(&self, symbol: Symbol) -> u8 {
        self.planes[symbol as usize].count_ones() as u8
    }

    /// Whether the line consists of six tiles of this symbol (CW-16).
    pub(crate) const fn is_six(&self, line: Line, symbol: Symbol) -> bool {
        self.planes[symbol as usize] & line.mask() == line.mask()
    }

    /// Puts a tile on an empty cell.
    pub(crate) fn put(&mut self, cell: Cell, symbol: Symbol) {
        self.planes[symbol as usize] |= cell.bit();
        self.taken |= cell.bit();
    }

    /// Takes the tile off a cell.
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn take(&mut self, cell: Cell) -> Symbol {
        let symbol = self.get(cell).expect("the rules only take tiles that lie there");
        self.planes[symbol as usize] &= !cell.bit();
        self.taken &= !cell.bit();
        symbol
    }
}

#[cfg(feature = "typescript")]
crosstable_core::typescript_as!(Board, Vec<Option<Symbol>>);

impl From<Board> for Vec<Option<Symbol>> {
    fn from(board: Board) -> Self {
        Cell::all().map(|cell| board.get(cell)).collect()
    }
}

/// A board in JSON has 36 entries, in reading order.
#[derive(Debug)]
pub struct WrongSize;

impl std::fmt::Display for WrongSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a board has {CELLS} cells")
    }
}

impl TryFrom<Vec<Option<Symbol>>> for Board {
    type Error = WrongSize;

    fn try_from(tiles: Vec<Option<Symbol>>) -> Result<Self, WrongSize> {
        if tiles.len() != CELLS as usize {
            return Err(WrongSize);
        }
        let mut board = Board::default();
        for (cell, tile) in Cell::all().zip(tiles) {
            if let Some(symbol) = tile {
                board.put(cell, symbol);
            }
        }
        Ok(board)
    }
}
