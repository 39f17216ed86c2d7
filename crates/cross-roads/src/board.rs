//! The cards on the table, as far as they matter: what is visible.

use std::fmt;
use std::ops::ControlFlow;

use crate::card::{HIGHEST, fits};
use crate::cell::{Cell, Dir};
use crate::deck::CARDS;
use crate::laying::Laying;
use crate::moves::Lay;
use crate::refusal::RefusalReason;

/// The half that is visible on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Half {
    /// Where it lies.
    pub cell: Cell,
    /// Its number.
    pub number: u8,
    /// Which way the other half of its card lies, be it visible or covered.
    pub mate: Dir,
}

/// Nothing lies on that cell.
const BARE: u8 = u8::MAX;

/// The first card brings two cells, each other at most one more, because it must cover one.
pub const MOST_CELLS: usize = CARDS as usize + 1;

/// The visible halves (CR-03). What lies beneath them can never be seen again and decides nothing any more (see
/// `Laying::on`), so it is not kept. Cells know their neighbours, and which spots there are is kept up to date with
/// every card: so neither looking for places nor drawing one of them needs a look at the whole table. Each field is a
/// list of its own, because most questions need one or two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Where the visible halves lie, in the order in which their cells were first covered.
    cells: [Cell; MOST_CELLS],
    numbers: [u8; MOST_CELLS],
    mates: [Dir; MOST_CELLS],
    /// Where in the lists the neighbour in each direction stands, or [`BARE`].
    beside: [[u8; 4]; MOST_CELLS],
    /// A bit for each direction in which a card could lie from here onto the bare table.
    bare_spots: [u8; MOST_CELLS],
    /// A bit for each direction in which a card could lie from here onto another half. Two covered cells are one spot
    /// seen from both ends; it belongs to the western or northern one.
    pair_spots: [u8; MOST_CELLS],
    len: u8,
    /// By number: from how many halves with it, and in how many directions, a card could lie onto the bare table.
    bare_count: [u8; HIGHEST as usize + 1],
    /// A bit for each half to which a spot on two halves belongs.
    with_pairs: u64,
}

/// Where a card can lie as far as angles and edges go: `first` on a visible half, the other half `dir` of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The half it covers.
    pub first: Half,
    /// Which way it reaches from there.
    pub dir: Dir,
    /// The other half it covers, if the cell there is not bare.
    pub second: Option<Half>,
}

impl Board {
    /// The bare table.
    pub(crate) const EMPTY: Board = Board {
        cells: [Cell { x: 0, y: 0 }; MOST_CELLS],
        numbers: [0; MOST_CELLS],
        mates: [Dir::North; MOST_CELLS],
        beside: [[BARE; 4]; MOST_CELLS],
        bare_spots: [0; MOST_CELLS],
        pair_spots: [0; MOST_CELLS],
        len: 0,
        bare_count: [0; HIGHEST as usize + 1],
        with_pairs: 0,
    };

    /// The visible halves, in the order in which their cells were first covered.
    pub fn halves(&self) -> impl ExactSizeIterator<Item = Half> + '_ {
        (0..self.len()).map(|index| self.half_at(index))
    }

    /// How many cells are covered.
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    fn half_at(&self, index: usize) -> Half {
        Half { cell: self.cells[index], number: self.numbers[index], mate: self.mates[index] }
    }

    /// The visible half on a cell.
    pub fn half(&self, cell: Cell) -> Option<Half> {
        self.find(cell).map(|index| self.half_at(index))
    }

    /// The number of a cell, which it keeps for the whole game: how many cells were covered before it.
    pub fn index_of(&self, cell: Cell) -> Option<usize> {
        self.find(cell)
    }

    /// The cell with this number.
    pub fn cell(&self, index: usize) -> Option<Cell> {
        self.cells[..self.len()].get(index).copied()
    }

    /// Whether this card may lie so, and what that is then (CR-05 to CR-08).
    pub(crate) fn check(&self, lay: Lay) -> Result<Laying, RefusalReason> {
        let [first, second] = lay.cells().map(|cell| self.half(cell));
        let laying = Laying::on(first, second, lay.dir)?;
        for (half, under) in [(lay.card.low(), first), (lay.card.high(), second)] {
            if let Some(under) = under.filter(|under| !fits(half, under.number)) {
                return Err(RefusalReason::DoesNotFit { half, under }); // CR-05
            }
        }
        Ok(laying)
    }

    /// Goes through all spots (CR-06 to CR-08), each once, until one is enough.
    #[inline]
    pub fn each_spot<B>(&self, mut visit: impl FnMut(Spot) -> ControlFlow<B>) -> ControlFlow<B> {
        (0..self.len as usize).try_for_each(|index| self.each_spot_at(index, &mut visit))
    }

    /// Goes through the spots that belong to one visible half.
    #[inline]
    pub(crate) fn each_spot_at<B>(
        &self,
        index: usize,
        mut visit: impl FnMut(Spot) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut spots = self.bare_spots[index] | self.pair_spots[index];
        if spots == 0 {
            return ControlFlow::Continue(());
        }
        let first = self.half_at(index);
        while spots != 0 {
            let dir = Dir::ALL[spots.trailing_zeros() as usize];
            spots &= spots - 1;
            let second = self.neighbour(index, dir).map(|other| self.half_at(other));
            visit(Spot { first, dir, second })?;
        }
        ControlFlow::Continue(())
    }

    /// From how many halves with this number, and in how many directions, a card could lie onto the bare table (CR-06).
    #[inline]
    pub(crate) const fn bare_count(&self, number: u8) -> u32 {
        self.bare_count[number as usize] as u32
    }

    /// The number of a half, and how many spots onto the bare table belong to it.
    #[inline]
    pub(crate) const fn bare_at(&self, index: usize) -> (u8, u32) {
        (self.numbers[index], self.bare_spots[index].count_ones())
    }

    /// The pairs of numbers on which a card could lie (CR-07, CR-08), each with the half to which the spot belongs.
    #[inline]
    pub(crate) fn each_pair(&self, mut visit: impl FnMut(usize, u8, u8)) {
        let mut places = self.with_pairs;
        while places != 0 {
            let index = places.trailing_zeros() as usize;
            places &= places - 1;
            let mut spots = self.pair_spots[index];
            while spots != 0 {
                let other = self.beside[index][spots.trailing_zeros() as usize];
                spots &= spots - 1;
                visit(index, self.numbers[index], self.numbers[other as usize]);
            }
        }
    }

    /// Lays a card, whatever lies there, and says what that was.
    pub(crate) fn lay(&mut self, lay: Lay) -> Laying {
        let cells = lay.cells();
        // A neighbour is found without a search.
        let under = match self.find(cells[0]) {
            Some(first) => [Some(first), self.neighbour(first, lay.dir)],
            None => [None, self.find(cells[1])],
        };
        let [first, second] = under.map(|index| index.map(|index| self.half_at(index)));
        let laying = Laying::on(first, second, lay.dir).unwrap_or(Laying::Normal);
        let faces = [(lay.card.low(), lay.dir), (lay.card.high(), lay.dir.back())];
        for ((cell, index), (number, mate)) in cells.into_iter().zip(under).zip(faces) {
            self.cover(index, Half { cell, number, mate });
        }
        laying
    }

    /// Makes this the visible half of its cell.
    pub(crate) fn show(&mut self, half: Half) {
        self.cover(self.find(half.cell), half);
    }

    /// Makes this the visible half of its cell, which stands here in the list or is new.
    fn cover(&mut self, index: Option<usize>, half: Half) {
        let index = match index {
            Some(index) => index,
            None if (self.len as usize) < MOST_CELLS => self.add(half.cell),
            None => return, // Only a move that was never legal can lead here.
        };
        self.bare_count[self.numbers[index] as usize] -= self.bare_spots[index].count_ones() as u8;
        (self.numbers[index], self.mates[index]) = (half.number, half.mate);
        // CR-06: at a right angle to the card below.
        let is_spot = |dir: &Dir| self.neighbour(index, *dir).is_none() && !half.mate.is_parallel(*dir);
        let spots = Dir::ALL.into_iter().filter(is_spot).fold(0_u8, |spots, dir| spots | 1 << dir as u8);
        self.bare_spots[index] = spots;
        self.bare_count[half.number as usize] += spots.count_ones() as u8;
        self.judge_pair(index, Dir::East);
        self.judge_pair(index, Dir::South);
        for dir in [Dir::North, Dir::West] {
            if let Some(other) = self.neighbour(index, dir) {
                self.judge_pair(other, dir.back());
            }
        }
    }

    /// Joins a new cell to its neighbours and says where in the list it stands.
    fn add(&mut self, cell: Cell) -> usize {
        let new = self.len as usize;
        for index in 0..new {
            if let Some(dir) = cell.way_to(self.cells[index]) {
                self.beside[new][dir as usize] = index as u8;
                self.beside[index][dir.back() as usize] = new as u8;
                // The neighbour is no longer bare on this side.
                let spot = self.bare_spots[index] & 1 << dir.back() as u8;
                self.bare_spots[index] ^= spot;
                self.bare_count[self.numbers[index] as usize] -= spot.count_ones() as u8;
            }
        }
        self.cells[new] = cell;
        self.len += 1;
        new
    }

    /// Finds out whether a card could cover this half and its neighbour in this direction.
    fn judge_pair(&mut self, index: usize, dir: Dir) {
        let Some(other) = self.neighbour(index, dir) else { return };
        let laying = Laying::on_two(self.mates[index], self.mates[other], dir);
        let spot = u8::from(laying.is_ok()) << dir as u8;
        let spots = (self.pair_spots[index] & !(1 << dir as u8)) | spot;
        self.pair_spots[index] = spots;
        self.with_pairs = (self.with_pairs & !(1 << index)) | (u64::from(spots != 0) << index);
    }

    /// Where in the lists the neighbour in this direction stands, if that cell is not bare.
    #[inline]
    fn neighbour(&self, index: usize, dir: Dir) -> Option<usize> {
        let other = self.beside[index][dir as usize];
        (other != BARE).then_some(other as usize)
    }

    #[inline]
    fn find(&self, cell: Cell) -> Option<usize> {
        self.cells[..self.len()].iter().position(|own| *own == cell)
    }
}

impl fmt::Debug for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}{}", self.number, self.cell, self.mate)
    }
}

/// The halves say everything; the rest of a board follows from them.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.halves()).finish()
    }
}
