//! Connect Four in numbers, version 1: the action is the column, 0 to 6 from the left.

use crosstable_core::{Game, Seat};
use crosstable_testkit::toys::ConnectFour;
use crosstable_testkit::toys::connect_four::{COLUMNS, Column, ROWS};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Part, Writer};

const CELLS: usize = COLUMNS as usize * ROWS as usize;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::new("own", CELLS, "the viewer's stones, column by column from the left, each from the bottom"),
    Part::new("other", CELLS, "the other seat's stones"),
];

impl Encoding for ConnectFour {
    const VERSION: u32 = 1;
    const ACTIONS: usize = COLUMNS as usize;
    const OUTCOMES: usize = 0;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, column: Column) -> Option<usize> {
        Some(column.index().into())
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Column> {
        (index < Self::ACTIONS).then(|| Column::new(index as u8))
    }

    fn outcome_index(_: Column) -> Option<usize> {
        None
    }

    fn outcome(_: usize) -> Option<Column> {
        None
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        for (name, seat) in [("own", seat), ("other", seat.next(self.players()))] {
            w.part(name);
            let (stones, rows) = (self.stones(seat), u32::from(ROWS));
            // The toy has a byte for each column.
            let column = |column| (stones >> (8 * column) & 0x3f) << (rows * column);
            w.bits(CELLS, (0..u32::from(COLUMNS)).fold(0, |cells, index| cells | column(index)));
        }
        w.end();
    }
}
