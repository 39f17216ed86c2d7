//! The bars from the perspective of one colour: how far each is out of line with its figures.

use cross_n_go::{Colour, Colours, Position, ROWS, Row, Side};

/// How many rows ahead of a figure are considered.
const AHEAD: usize = 5;

/// Turns it takes on average to bring a figure one row further.
const ROW: f32 = 0.42;

/// Extra turns of each figure: it rarely ends a turn exactly where it would have stopped anyway.
const FIGURE: f32 = 0.4;

/// Turns that a bar one field out of line costs, by how many rows it is ahead. Bars far ahead will have moved by then.
const SHIFT: [f32; AHEAD] = [0.26, 0.20, 0.14, 0.09, 0.05];

/// How far a bar is out of line on average.
const USUAL: f32 = 1.3;

/// A bar never counts as further out of line than this; there are other lanes then.
const FURTHEST: u8 = 5;

/// The value of each point left over, in turns.
const SPARE: f32 = 0.05;

/// The most points a turn has.
pub(super) const POINTS: usize = 5;

/// For each set of free fields and each column, counted from eight fields left of the bar: how far the bar has to be
/// shifted to bring one of them into that column.
static NEAREST: [[u8; 24]; 256] = nearest();

const fn nearest() -> [[u8; 24]; 256] {
    let mut nearest = [[FURTHEST; 24]; 256];
    let mut fields = 1;
    while fields < 256 {
        let mut column = 0;
        while column < 24 {
            let mut field = 0;
            while field < 8 {
                let distance = (8 + field as u8).abs_diff(column as u8);
                if fields >> field & 1 == 1 && distance < nearest[fields][column] {
                    nearest[fields][column] = distance;
                }
                field += 1;
            }
            column += 1;
        }
        fields += 1;
    }
    nearest
}

/// The rows in the order in which the figures of one colour cross them.
pub(super) struct Track {
    /// Fields of the colour onto which a figure can step.
    open: [u8; ROWS],
    /// The column of a row's first field.
    left: [i16; ROWS],
    /// Fields with figures.
    figures: [u8; ROWS],
    /// How many figures share the start field.
    at_start: u8,
}

impl Track {
    pub(super) fn of(position: &Position, colour: Colour, side: Side) -> Self {
        let mut track = Track {
            open: [0; ROWS],
            left: [0; ROWS],
            figures: [0; ROWS],
            at_start: position.at_start(colour),
        };
        let set = Colours::of(colour);
        for index in 0..ROWS {
            let row = match side {
                Side::Near => Row::new(index),
                Side::Far => Row::new(ROWS - 1 - index),
            };
            let painted = position.bar(row).fields(set);
            let figures = position.figures_on(row);
            track.figures[index] = painted & figures;
            track.open[index] = painted & !figures & !position.jokers_on(row);
            track.left[index] = position.offset(row);
        }
        track
    }

    /// Visits each figure with its row, its column, and how many stand there.
    #[inline]
    fn each_figure(&self, mut visit: impl FnMut(usize, i16, u8)) {
        for (row, &fields) in self.figures.iter().enumerate() {
            let mut fields = fields;
            while fields != 0 {
                let column = self.left[row] + fields.trailing_zeros() as i16;
                visit(row, column, if row == 0 { self.at_start.max(1) } else { 1 });
                fields &= fields - 1;
            }
        }
    }

    /// How far the bar in this row has to be shifted to give a figure in this column a field to step on.
    #[inline]
    fn out_of_line(&self, row: usize, column: i16) -> u8 {
        let index = (column.wrapping_sub(self.left[row])).clamp(-8, 15) + 8;
        NEAREST[usize::from(self.open[row])][index as usize]
    }

    /// The expected turns of a figure in this row and column; none if it is behind the last row.
    #[inline]
    fn turns_from(&self, row: usize, column: i16) -> f32 {
        if row >= ROWS - 1 {
            return 0.0;
        }
        let mut turns = ROW * (ROWS - row) as f32 + FIGURE;
        for (ahead, weight) in (row + 1..ROWS).zip(SHIFT) {
            turns += weight * (f32::from(self.out_of_line(ahead, column)) - USUAL);
        }
        turns
    }

    /// The expected turns of all figures together.
    pub(super) fn turns(&self) -> f32 {
        let mut turns = 0.0;
        self.each_figure(|row, column, count| turns += f32::from(count) * self.turns_from(row, column));
        turns
    }

    /// The rows that all figures still have to go together.
    pub(super) fn rows_to_go(&self) -> usize {
        let mut rows = 0;
        self.each_figure(|row, _, count| rows += usize::from(count) * (ROWS - row));
        rows
    }

    /// The most rows that a figure can run now, each counting a little less than a row that it has come. The bar that stops it
    /// counts by how nearly it fits.
    pub(super) fn best_lane(&self) -> f32 {
        let mut best = 0.0_f32;
        self.each_figure(|row, column, _| {
            let open = (row + 1..ROWS).take_while(|ahead| self.out_of_line(*ahead, column) == 0).count();
            let stop = row + 1 + open;
            let fits = if stop < ROWS {
                1.0 - f32::from(self.out_of_line(stop, column)) / f32::from(FURTHEST)
            } else {
                0.0
            };
            best = best.max(0.9 * open as f32 + 0.5 * fits);
        });
        best
    }

    /// Raises `saved`, the turns saved by points, to the best runs of one figure after that many shifts of bars. Tries
    /// any number of shifts of the figure's bar, then of the bars ahead of it.
    pub(super) fn best_runs(&self, saved: &mut [f32; POINTS + 1]) {
        self.each_figure(|row, column, _| {
            let before = self.turns_from(row, column);
            for step in -(POINTS as i16)..=POINTS as i16 {
                let mut spent = usize::from(step.unsigned_abs());
                for ahead in row + 1..ROWS {
                    spent += usize::from(self.out_of_line(ahead, column + step));
                    if spent > POINTS {
                        break;
                    }
                    // A figure that comes onto the last bar has crossed.
                    let after = self.turns_from(ahead, column + step);
                    saved[spent] = saved[spent].max(before - after);
                }
            }
        });
    }
}

/// More points save at least as much as fewer, and those left over have a value too.
pub(super) fn spend_the_rest(saved: &mut [f32; POINTS + 1]) {
    for points in 1..=POINTS {
        saved[points] = saved[points].max(saved[points - 1] + SPARE);
    }
}
