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

/// The lists have room for more than [`MOST_CELLS`], so that six bits of an index are always within them.
const ROOM: usize = 64;

/// Nothing lies on that cell. As an index this is the last place of a list, which stands for no cell.
const BARE: u8 = u8::MAX;

/// The first card brings two cells, each other at most one more, because it must cover one.
pub const MOST_CELLS: usize = CARDS as usize + 1;

const _: () = assert!(MOST_CELLS < ROOM);

/// The visible halves (CR-03). What lies beneath them can never be seen again and decides nothing any more (see
/// `Laying::on`), so it is not kept. Cells know their neighbours, and which spots there are is kept up to date with
/// every card: so neither looking for places nor drawing one of them needs a look at the whole table. Each field is a
/// list of its own, because most questions need one or two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Where the visible halves lie, in the order in which their cells were first covered.
    cells: [Cell; ROOM],
    numbers: [u8; ROOM],
    mates: [Dir; ROOM],
    /// Where in the lists the neighbour in each direction stands, or [`BARE`].
    beside: [[u8; 4]; ROOM],
    /// A bit for each direction in which a card could lie from here onto the bare table.
    bare_spots: [u8; ROOM],
    /// A bit for each direction in which a card could lie from here onto another half. Two covered cells are one spot
    /// seen from both ends; it belongs to the western or northern one.
    pair_spots: [u8; ROOM],
    len: u8,
}

/// How many directions these bits name.
#[inline]
const fn count(dirs: u8) -> u32 {
    const COUNTS: u64 = 0x4332_3221_3221_2110;
    (COUNTS >> (4 * (dirs & 0xf)) & 0xf) as u32
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
        cells: [Cell { x: 0, y: 0 }; ROOM],
        numbers: [0; ROOM],
        mates: [Dir::North; ROOM],
        beside: [[BARE; 4]; ROOM],
        bare_spots: [0; ROOM],
        pair_spots: [0; ROOM],
        len: 0,
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

    /// How many spots onto the bare table belong to a half (CR-06), and its number.
    #[inline]
    pub(crate) const fn bare_spots(&self, index: usize) -> (u32, u8) {
        (count(self.bare_spots[index % ROOM]), self.numbers[index % ROOM])
    }

    /// The numbers on the other half of the two spots that can belong to a half, if a card may lie there (CR-07, CR-08); else 0.
    #[inline]
    pub(crate) fn pairs(&self, index: usize) -> [u8; 2] {
        [Dir::East, Dir::South].map(|dir| {
            let other = self.beside[index % ROOM][dir as usize] as usize % ROOM;
            let is_spot = self.pair_spots[index % ROOM] >> dir as u8 & 1;
            self.numbers[other] & is_spot.wrapping_neg()
        })
    }

    /// Lays a card, whatever lies there, and says what that was.
    pub(crate) fn lay(&mut self, lay: Lay) -> Laying {
        let cells = lay.cells();
        // A neighbour is found without a search.
        let under = match self.find(cells[0]) {
            Some(first) => [Some(first), self.neighbour(first, lay.dir)],
            None => [None, self.find(cells[1])],
        };
        let laying = match under {
            [Some(first), Some(second)] => Laying::on_two(self.mates[first], self.mates[second], lay.dir),
            _ => Ok(Laying::Normal),
        };
        let faces = [(lay.card.low(), lay.dir), (lay.card.high(), lay.dir.back())];
        for ((cell, index), (number, mate)) in cells.into_iter().zip(under).zip(faces) {
            self.cover(index, Half { cell, number, mate });
        }
        laying.unwrap_or(Laying::Normal)
    }

    /// Makes this the visible half of its cell.
    pub(crate) fn show(&mut self, half: Half) {
        self.cover(self.find(half.cell), half);
    }

    /// Makes this the visible half of its cell, which stands here in the list or is new.
    fn cover(&mut self, index: Option<usize>, half: Half) {
        let index = match index {
            Some(index) => index % ROOM,
            None if (self.len as usize) < MOST_CELLS => self.add(half.cell) % ROOM,
            None => return, // Only a move that was never legal can lead here.
        };
        (self.numbers[index], self.mates[index]) = (half.number, half.mate);
        // CR-06: at a right angle to the card below.
        self.bare_spots[index] = self.open(index) & half.mate.right_angles();
        self.pair_spots[index] = self.pair_spot(index, Dir::East) | self.pair_spot(index, Dir::South);
        for dir in [Dir::South, Dir::East] {
            // There may be no neighbour, but there is a place for it.
            let other = self.beside[index][dir.back() as usize] as usize % ROOM;
            self.pair_spots[other] = self.pair_spots[other] & !dir.bit() | self.pair_spot(other, dir);
        }
        self.pair_spots[BARE as usize % ROOM] = 0;
    }

    /// Joins a new cell to its neighbours and says where in the list it stands.
    fn add(&mut self, cell: Cell) -> usize {
        let new = self.len as usize;
        for index in 0..new {
            if let Some(dir) = cell.way_to(self.cells[index]) {
                self.beside[new][dir as usize] = index as u8;
                self.beside[index][dir.back() as usize] = new as u8;
                // The neighbour is no longer bare on this side.
                self.bare_spots[index] &= !dir.back().bit();
            }
        }
        self.cells[new] = cell;
        self.len += 1;
        new
    }

    /// The bit of this direction if a card could cover this half and its neighbour there (CR-07, CR-08).
    #[inline]
    fn pair_spot(&self, index: usize, dir: Dir) -> u8 {
        let other = self.beside[index % ROOM][dir as usize];
        let mates = [index, other as usize].map(|index| self.mates[index % ROOM] as usize);
        // Without a branch: it would go one way as often as the other.
        Laying::PAIR_SPOTS[mates[0]][mates[1]] & dir.bit() & u8::from(other != BARE).wrapping_neg()
    }

    /// A bit for each direction in which the cell beside this one is bare.
    #[inline]
    fn open(&self, index: usize) -> u8 {
        // Only BARE has the highest bit; the product gathers these bits of four bytes at one place.
        let bare = u32::from_le_bytes(self.beside[index]) >> 7 & 0x0101_0101;
        (bare.wrapping_mul(1 << 24 | 1 << 17 | 1 << 10 | 1 << 3) >> 24 & 0xf) as u8
    }

    /// Where in the lists the neighbour in this direction stands, if that cell is not bare.
    #[inline]
    fn neighbour(&self, index: usize, dir: Dir) -> Option<usize> {
        let other = self.beside[index][dir as usize];
        (other != BARE).then_some(other as usize)
    }

    #[inline]
    fn find(&self, cell: Cell) -> Option<usize> {
        self.cells[..self.len()].iter().position(|own| own.is(cell))
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
