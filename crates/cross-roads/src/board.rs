//! The cards on the table, as far as they matter: what is visible.

use std::ops::ControlFlow;

use crate::card::fits;
use crate::cell::{Cell, Dir};
use crate::deck::CARDS;
use crate::laying::Laying;
use crate::moves::Lay;
use crate::refusal::Why;

/// The half that is visible on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Half {
    /// Where it lies.
    pub cell: Cell,
    /// Its number.
    pub number: u8,
    /// Which way the other half of its card lies, be it visible or covered.
    pub mate: Dir,
}

/// A half and what surrounds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Place {
    half: Half,
    /// Where in the list the neighbour in each direction stands, or [`BARE`].
    beside: [u8; 4],
}

/// Nothing lies on that cell.
const BARE: u8 = u8::MAX;

/// The first card brings two cells, each other at most one more, because it must cover one.
const MOST_CELLS: usize = CARDS as usize + 1;

/// The visible halves (CR-03). What lies beneath them can never be seen again and decides nothing any more (see
/// [`Laying::on`]), so it is not kept. Cells know their neighbours, which makes looking for places to lay a card
/// a walk along a list, and the board a few hundred bytes to copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// What such a laying is.
    pub laying: Laying,
}

impl Board {
    /// The bare table.
    pub(crate) const EMPTY: Board = {
        let half = Half { cell: Cell { x: 0, y: 0 }, number: 0, mate: Dir::North };
        Board { places: [Place { half, beside: [BARE; 4] }; MOST_CELLS], len: 0 }
    };

    /// The visible halves, in the order in which their cells were first covered.
    pub fn halves(&self) -> impl ExactSizeIterator<Item = Half> + '_ {
        self.places().iter().map(|place| place.half)
    }

    /// The visible half on a cell.
    pub fn half(&self, cell: Cell) -> Option<Half> {
        self.find(cell).map(|index| self.places[index].half)
    }

    /// Whether this card may lie so, and what that is then (CR-05 to CR-08).
    pub(crate) fn check(&self, lay: Lay) -> Result<Laying, Why> {
        let [first, second] = lay.cells().map(|cell| self.half(cell));
        let laying = Laying::on(first, second, lay.dir)?;
        for (half, under) in [(lay.card.low(), first), (lay.card.high(), second)] {
            if let Some(under) = under.filter(|under| !fits(half, under.number)) {
                return Err(Why::DoesNotFit { half, under }); // CR-05
            }
        }
        Ok(laying)
    }

    /// Goes through all spots (CR-06 to CR-08), each once, until one is enough.
    #[inline]
    pub fn each_spot<B>(&self, mut visit: impl FnMut(Spot) -> ControlFlow<B>) -> ControlFlow<B> {
        for place in self.places() {
            for dir in Dir::ALL {
                let second = match place.beside[dir as usize] {
                    BARE => None,
                    // Two covered cells are the same spot from both ends; it is visited from the west or north.
                    _ if matches!(dir, Dir::North | Dir::West) => continue,
                    index => Some(self.places[index as usize].half),
                };
                if let Ok(laying) = Laying::on(Some(place.half), second, dir) {
                    visit(Spot { first: place.half, dir, second, laying })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Lays a card, whatever lies there.
    pub(crate) fn lay(&mut self, lay: Lay) {
        let [first, second] = lay.cells();
        self.show(Half { cell: first, number: lay.card.low(), mate: lay.dir });
        self.show(Half { cell: second, number: lay.card.high(), mate: lay.dir.back() });
    }

    /// Makes this the visible half of its cell.
    pub(crate) fn show(&mut self, half: Half) {
        if let Some(index) = self.find(half.cell) {
            self.places[index].half = half;
            return;
        }
        let new = self.len as usize;
        if new == MOST_CELLS {
            return; // Only a move that was never legal can lead here.
        }
        let mut beside = [BARE; 4];
        for dir in Dir::ALL {
            if let Some(index) = self.find(half.cell.beside(dir)) {
                beside[dir as usize] = index as u8;
                self.places[index].beside[dir.back() as usize] = new as u8;
            }
        }
        self.places[new] = Place { half, beside };
        self.len += 1;
    }

    fn places(&self) -> &[Place] {
        &self.places[..self.len as usize]
    }

    fn find(&self, cell: Cell) -> Option<usize> {
        self.places().iter().position(|place| place.half.cell == cell)
    }
}
