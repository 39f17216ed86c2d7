//! The stack of bars: which bar lies in which row, how far it is shifted, what stands on it.

use crosstable_core::{MAX_SEATS, Seat};

use crate::bar::Bar;
use crate::colour::Colours;
use crate::spot::{FIELDS, Pair, ROWS, Row, Spot, Way};

/// Between two neighbouring rows there is a gap; gap 0 lies between the first and the second row.
const GAPS: usize = ROWS - 1;

/// The board. What stands on a bar is a mask of its fields, field 1 as the lowest bit, so it travels with the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    bars: [Bar; ROWS],
    /// How far each bar is shifted to the right. A turn shifts by five at most and there are at most 800 turns,
    /// so the numbers stay far below what they can hold.
    offsets: [i16; ROWS],
    /// Fields with figures, of whatever colour: a figure always stands on its own colour, so the field says it.
    figures: [u8; ROWS],
    /// Fields with jokers, lasting or temporary.
    jokers: [u8; ROWS],
    /// Of these jokers the temporary ones, by the seat that laid them (CN-19).
    temporary: [[u8; ROWS]; MAX_SEATS],
    /// The gaps whose upper bar may go one field further to the right against the lower one (CN-12), one bit a
    /// gap. This and `leftward` follow from the bars and offsets; they are kept because every shift needs them.
    rightward: u16,
    /// The gaps whose upper bar may go one field further to the left against the lower one.
    leftward: u16,
}

impl Stack {
    /// A stack of which nothing is laid yet; what it holds means nothing until then.
    pub(crate) const fn unlaid() -> Self {
        Stack {
            bars: [Bar::new(0); ROWS],
            offsets: [0; ROWS],
            figures: [0; ROWS],
            jokers: [0; ROWS],
            temporary: [[0; ROWS]; MAX_SEATS],
            rightward: 0,
            leftward: 0,
        }
    }

    /// Lays a bar into a row at an offset. The last one laid has to be followed by [`Stack::connect`].
    pub(crate) fn lay(&mut self, row: Row, bar: Bar, offset: i16) {
        self.bars[row.index()] = bar;
        self.offsets[row.index()] = offset;
    }

    /// Finds out again which gaps can change, after bars have come into other rows.
    pub(crate) fn connect(&mut self) {
        for gap in 0..GAPS {
            self.connect_gap(gap);
        }
    }

    #[inline]
    fn connect_gap(&mut self, gap: usize) {
        let (below, above) = (self.bars[gap], self.bars[gap + 1]);
        let step = self.offsets[gap + 1].wrapping_sub(self.offsets[gap]);
        let (left, right) = below.connected_around(above, step);
        let mark = |mask: u16, can: bool| mask & !(1 << gap) | u16::from(can) << gap;
        self.leftward = mark(self.leftward, left);
        self.rightward = mark(self.rightward, right);
    }

    #[inline]
    pub(crate) const fn bar(&self, row: Row) -> Bar {
        self.bars[row.index()]
    }

    #[inline]
    pub(crate) const fn offset(&self, row: Row) -> i16 {
        self.offsets[row.index()]
    }

    /// The fields of the bar in this row that have one of these colours.
    #[inline]
    pub(crate) const fn painted(&self, row: Row, colours: Colours) -> u8 {
        self.bar(row).fields(colours)
    }

    #[inline]
    pub(crate) const fn figures(&self, row: Row) -> u8 {
        self.figures[row.index()]
    }

    #[inline]
    pub(crate) const fn jokers(&self, row: Row) -> u8 {
        self.jokers[row.index()]
    }

    /// The fields of the bar in this row with a temporary joker of this seat.
    #[inline]
    pub(crate) const fn temporary(&self, row: Row, seat: Seat) -> u8 {
        self.temporary[seat.index()][row.index()]
    }

    /// The fields of the bar in this row that carry neither figure nor joker.
    #[inline]
    pub(crate) const fn free(&self, row: Row) -> u8 {
        !(self.figures(row) | self.jokers(row))
    }

    /// The seat that laid a temporary joker here, if there is one.
    pub(crate) fn laid_by(&self, spot: Spot) -> Option<Seat> {
        let laid = |seat: &Seat| self.temporary[seat.index()][spot.row().index()] & spot.bit() != 0;
        Seat::all(MAX_SEATS as u8).find(laid)
    }

    pub(crate) fn put_figure(&mut self, spot: Spot) {
        self.figures[spot.row().index()] |= spot.bit();
    }

    pub(crate) fn take_figure(&mut self, spot: Spot) {
        self.figures[spot.row().index()] &= !spot.bit();
    }

    /// Lays a joker; a temporary one is taken away when the turn of this seat comes round.
    pub(crate) fn put_joker(&mut self, spot: Spot, until: Option<Seat>) {
        self.jokers[spot.row().index()] |= spot.bit();
        if let Some(seat) = until {
            self.temporary[seat.index()][spot.row().index()] |= spot.bit();
        }
    }

    /// CN-19: takes away the temporary jokers this seat has laid.
    pub(crate) fn take_jokers_of(&mut self, seat: Seat) {
        let temporary = std::mem::take(&mut self.temporary[seat.index()]);
        for (jokers, gone) in self.jokers.iter_mut().zip(temporary) {
            *jokers &= !gone;
        }
    }

    /// All shifts after which every two neighbours are still connected (CN-12).
    #[inline]
    pub(crate) const fn shifts(&self) -> Shifts {
        // A bar that goes left lets its neighbour above go right against it and goes left itself against its
        // neighbour below. The outermost bars have one neighbour only.
        let outermost = 1 << GAPS;
        Shifts {
            left: (self.rightward | outermost) & (self.leftward << 1 | 1),
            right: (self.leftward | outermost) & (self.rightward << 1 | 1),
        }
    }

    /// The neighbour that a bar shifted this way would lose, if it would lose one.
    pub(crate) fn lost_by_shift(&self, row: Row, way: Way) -> Option<Row> {
        let connected = |neighbour: Row| {
            let pair = Pair::new(row, neighbour).expect("a neighbour is another row");
            let offset = |at: Row| self.offset(at).wrapping_add(if at == row { way.step() } else { 0 });
            let step = offset(pair.high()).wrapping_sub(offset(pair.low()));
            self.bar(pair.low()).connected(self.bar(pair.high()), step)
        };
        [row.down(), row.up()].into_iter().flatten().find(|neighbour| !connected(*neighbour))
    }

    /// CN-10: shifts a bar by one field, with everything that stands on it.
    pub(crate) fn shift(&mut self, row: Row, way: Way) {
        let index = row.index();
        self.offsets[index] = self.offsets[index].wrapping_add(way.step());
        if index > 0 {
            self.connect_gap(index - 1);
        }
        if index < GAPS {
            self.connect_gap(index);
        }
    }

    /// The coloured fields of all rows, side by side, for trying out exchanges of bars.
    pub(crate) fn columns(&self) -> Columns {
        let left = self.offsets.iter().copied().min().unwrap_or(0);
        let mut rows = [0; ROWS];
        for (index, columns) in rows.iter_mut().enumerate() {
            let coloured = u128::from(self.bars[index].fields(Colours::ALL));
            // Neighbours are connected, so twelve bars reach over less than 12 times 8 columns.
            *columns = coloured.wrapping_shl(u32::from(self.offsets[index].abs_diff(left)));
        }
        Columns(rows)
    }

    /// CN-21: exchanges two bars. Each takes along its offset and its jokers.
    pub(crate) fn swap(&mut self, pair: Pair) {
        let (low, high) = (pair.low().index(), pair.high().index());
        self.bars.swap(low, high);
        self.offsets.swap(low, high);
        self.figures.swap(low, high);
        self.jokers.swap(low, high);
        for temporary in &mut self.temporary {
            temporary.swap(low, high);
        }
        self.connect();
    }

    /// The field in another row that lies in the same column as this one, if the bar there reaches so far.
    pub(crate) fn in_column(&self, spot: Spot, row: Row) -> Option<Spot> {
        let step = self.offset(spot.row()).wrapping_sub(self.offset(row));
        let field = step.wrapping_add(i16::from(spot.field()));
        (0..i16::from(FIELDS)).contains(&field).then(|| row.spot(field as u8))
    }
}

/// By row the columns in which the bar has a coloured field, one bit a column from the left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns([u128; ROWS]);

impl Columns {
    /// Two neighbouring rows that would not be connected (CN-12) after this exchange of bars, if there are such.
    #[inline]
    pub(crate) fn lost_by_swap(&self, pair: Pair) -> Option<Pair> {
        let (low, high) = (pair.low().index(), pair.high().index());
        let lying = |index: usize| match index {
            _ if index == low => self.0[high],
            _ if index == high => self.0[low],
            _ => self.0[index],
        };
        // Only the gaps on both sides of either row can change.
        for gap in [low.wrapping_sub(1), low, high - 1, high] {
            if gap < GAPS && lying(gap) & lying(gap + 1) == 0 {
                return Pair::new(Row::new(gap), Row::new(gap + 1));
            }
        }
        None
    }
}

/// A set of shifts, one bit a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shifts {
    left: u16,
    right: u16,
}

impl Shifts {
    /// No shift at all.
    pub(crate) const NONE: Shifts = Shifts { left: 0, right: 0 };

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.left | self.right == 0
    }

    #[inline]
    pub(crate) const fn has(self, row: Row, way: Way) -> bool {
        let rows = match way {
            Way::Left => self.left,
            Way::Right => self.right,
        };
        rows >> row.index() & 1 != 0
    }
}
