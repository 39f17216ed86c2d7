//! The cards on the table, as far as they matter: what is visible.

use std::fmt;
use std::ops::ControlFlow;

use crate::card::fits;
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

/// A half and what surrounds it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Place {
    half: Half,
    /// Where in the list the neighbour in each direction stands, or [`BARE`].
    beside: [u8; 4],
    /// A bit for each direction in which a card could lie from here. Two covered cells are one spot seen from
    /// both ends; it belongs to the western or northern one.
    spots: u8,
}

/// Nothing lies on that cell.
const BARE: u8 = u8::MAX;

/// The first card brings two cells, each other at most one more, because it must cover one.
pub(crate) const MOST_CELLS: usize = CARDS as usize + 1;

/// The visible halves (CR-03). What lies beneath them can never be seen again and decides nothing any more (see
/// `Laying::on`), so it is not kept. Cells know their neighbours, which makes looking for places to lay a card
/// a walk along a list, and the board a few hundred bytes to copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    places: [Place; MOST_CELLS],
    len: u8,
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
    pub(crate) const EMPTY: Board = {
        let half = Half { cell: Cell { x: 0, y: 0 }, number: 0, mate: Dir::North };
        Board { places: [Place { half, beside: [BARE; 4], spots: 0 }; MOST_CELLS], len: 0 }
    };

    /// The visible halves, in the order in which their cells were first covered.
    pub fn halves(&self) -> impl ExactSizeIterator<Item = Half> + '_ {
        self.places().iter().map(|place| place.half)
    }

    /// How many cells are covered.
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The visible half on a cell.
    pub fn half(&self, cell: Cell) -> Option<Half> {
        self.find(cell).map(|index| self.places[index].half)
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
        let place = &self.places[index];
        let first = place.half;
        let mut spots = place.spots;
        while spots != 0 {
            let dir = Dir::ALL[spots.trailing_zeros() as usize];
            spots &= spots - 1;
            let second = match place.beside[dir as usize] {
                BARE => None,
                index => Some(self.places[index as usize].half),
            };
            visit(Spot { first, dir, second })?;
        }
        ControlFlow::Continue(())
    }

    /// Lays a card, whatever lies there, and says what that was.
    pub(crate) fn lay(&mut self, lay: Lay) -> Laying {
        let cells = lay.cells();
        let under = cells.map(|cell| self.find(cell));
        let [first, second] = under.map(|index| index.map(|index| self.places[index].half));
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
        self.places[index].half = half;
        for dir in Dir::ALL {
            self.judge(index, dir);
            let beside = self.places[index].beside[dir as usize];
            if beside != BARE {
                self.judge(beside as usize, dir.back());
            }
        }
    }

    /// Joins a new cell to its neighbours and says where in the list it stands.
    fn add(&mut self, cell: Cell) -> usize {
        let new = self.len as usize;
        for index in 0..new {
            if let Some(dir) = cell.way_to(self.places[index].half.cell) {
                self.places[new].beside[dir as usize] = index as u8;
                self.places[index].beside[dir.back() as usize] = new as u8;
            }
        }
        self.len += 1;
        new
    }

    /// Finds out whether a card could lie from this place in this direction.
    fn judge(&mut self, index: usize, dir: Dir) {
        let Place { half, beside, .. } = self.places[index];
        let laying = match beside[dir as usize] {
            BARE => Laying::on(Some(half), None, dir).ok(),
            _ if matches!(dir, Dir::North | Dir::West) => None,
            other => Laying::on(Some(half), Some(self.places[other as usize].half), dir).ok(),
        };
        let (spots, spot) = (&mut self.places[index].spots, 1 << dir as u8);
        *spots = if laying.is_some() { *spots | spot } else { *spots & !spot };
    }

    #[inline]
    fn places(&self) -> &[Place] {
        &self.places[..self.len as usize]
    }

    #[inline]
    fn find(&self, cell: Cell) -> Option<usize> {
        self.places().iter().position(|place| place.half.cell == cell)
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
