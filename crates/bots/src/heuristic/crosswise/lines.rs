//! The value of the lines of a board, and how a move changes it.

use crosswise::{Board, Cell, Line, Move, Symbol, Team};

/// The value of a line at the end of the game, and what is added to it on an empty board; in between it is interpolated.
/// The text says how many tiles of each symbol lie in the line: `321` are three equal ones, two others and a single one.
/// Values are relative to an empty line.
///
/// All numbers of this file and of [`Crosswise`](super::Crosswise) were fitted by logistic regression to the results of
/// 20,000 games of self-play of a greedy bot with this evaluation, in three rounds; they are log-odds. Six equal tiles
/// end the game and were not fitted.
#[rustfmt::skip]
const LINE_VALUES: [(&str, f32, f32); 30] = [
    ("", 0.00, 0.00),
    ("1", -0.13, 0.20),
    ("11", -0.30, 0.39),
    ("111", -0.56, 0.66),
    ("1111", -0.77, 0.76),
    ("11111", -0.88, 1.00),
    ("111111", 0.45, -1.44),
    ("2", -0.05, 0.05),
    ("21", -0.25, 0.25),
    ("211", -0.56, 0.70),
    ("2111", -0.94, 1.39),
    ("21111", -1.75, 2.68),
    ("22", -0.02, -0.07),
    ("221", -0.32, 0.78),
    ("2211", -1.27, 1.80),
    ("222", -0.65, 0.82),
    ("3", 0.15, -0.12),
    ("31", 0.02, -0.03),
    ("311", -0.36, 0.38),
    ("3111", -0.78, 1.12),
    ("32", 0.41, -0.68),
    ("321", -0.20, 0.05),
    ("33", 0.68, -0.78),
    ("4", 0.52, -0.38),
    ("41", 0.45, -0.66),
    ("411", 0.23, -0.40),
    ("42", 0.76, -1.04),
    ("5", 0.90, -0.47),
    ("51", 1.10, -1.27),
    ("6", 20.0, 0.0),
];

/// The potential of a symbol that lies twice or more in a line that is not full: by how often (from 2), by how many tiles
/// of it are not on the board yet (3 for more), by empty cells (from 1, 3 for more).
#[rustfmt::skip]
const POTENTIAL: [[[f32; 3]; 4]; 4] = [
    [[-0.21, -0.14, -0.12], [-0.15, -0.05, -0.06], [-0.13, -0.01, 0.03], [-0.12, 0.04, 0.14]],
    [[0.01, -0.07, -0.03], [0.08, 0.01, -0.03], [0.09, 0.07, 0.14], [0.15, 0.16, 0.21]],
    [[0.11, 0.08, 0.00], [0.10, 0.11, 0.00], [0.18, 0.12, 0.00], [0.21, 0.35, 0.00]],
    [[0.29, 0.00, 0.00], [0.41, 0.00, 0.00], [0.34, 0.00, 0.00], [0.00, 0.00, 0.00]],
];

/// What a symbol adds to the key of its line, by how often it lies there. Different lines of up to six tiles have
/// different sums.
const KEY: [u16; 7] = [0, 1, 8, 32, 128, 256, 512];

/// [`LINE_VALUES`] by sums of [`KEY`].
const LOOK_UP: [[f32; 2]; 1024] = {
    let mut table = [[0.0; 2]; 1024];
    let mut row = 0;
    while row < LINE_VALUES.len() {
        let (tiles, end, start) = LINE_VALUES[row];
        let (tiles, mut key, mut symbol) = (tiles.as_bytes(), 0, 0);
        while symbol < tiles.len() {
            key += KEY[(tiles[symbol] - b'0') as usize];
            symbol += 1;
        }
        table[key as usize] = [end, start];
        row += 1;
    }
    table
};

/// How many tiles of each symbol.
type Counts = [u8; 6];

/// Columns, then rows.
const LINES: usize = 12;

/// Tiles of each symbol in the game.
const TILES: u8 = 7;

const fn index(line: Line) -> usize {
    match line {
        Line::Column(index) => index as usize,
        Line::Row(index) => LINES / 2 + index as usize,
    }
}

/// The lines of a board.
pub(super) struct Lines {
    counts: [Counts; LINES],
    /// Tiles of each symbol that are not on the board.
    left: Counts,
    /// The share of the board that is empty.
    pub(super) open: f32,
}

impl Lines {
    pub(super) fn of(board: &Board) -> Self {
        let mut counts = [[0; 6]; LINES];
        for line in Line::of(Team::A).chain(Line::of(Team::B)) {
            counts[index(line)] = Symbol::ALL.map(|symbol| board.count_in(line, symbol));
        }
        let left = Symbol::ALL.map(|symbol| TILES.saturating_sub(board.count_of(symbol)));
        Lines { counts, left, open: f32::from(36 - board.count()) / 36.0 }
    }

    /// The value of the columns less that of the rows.
    pub(super) fn lead(&self) -> f32 {
        let (columns, rows) = self.counts.split_at(LINES / 2);
        columns.iter().zip(rows).map(|(column, row)| self.value(*column) - self.value(*row)).sum()
    }

    #[inline]
    fn value(&self, counts: Counts) -> f32 {
        let (mut key, mut tiles) = (0, 0);
        for count in counts {
            key += KEY[usize::from(count)];
            tiles += count;
        }
        let [end, start] = LOOK_UP[usize::from(key) % LOOK_UP.len()];
        let mut value = end + self.open * start;
        let empty = 6_usize.saturating_sub(tiles.into());
        if empty > 0 && key >= KEY[2] {
            for (count, left) in counts.into_iter().zip(self.left).filter(|(count, _)| *count >= 2) {
                value += POTENTIAL[usize::from(count - 2).min(3)][usize::from(left).min(3)][empty.min(3) - 1];
            }
        }
        value
    }

    /// The value of a line with one tile less and another one more.
    #[inline]
    fn value_with(&self, line: usize, less: Option<Symbol>, more: Option<Symbol>) -> f32 {
        let mut counts = self.counts[line];
        if let Some(symbol) = less {
            counts[symbol as usize] -= 1;
        }
        if let Some(symbol) = more {
            counts[symbol as usize] += 1;
        }
        self.value(counts)
    }
}

/// The gain of every line by every tile, so that a move is judged by a few additions.
pub(super) struct Gains<'a> {
    board: &'a Board,
    pub(super) lines: Lines,
    now: [f32; LINES],
    /// By one tile of a symbol more; undefined where the line is full.
    more: [[f32; 6]; LINES],
    /// By one less; undefined where there is none.
    less: [[f32; 6]; LINES],
}

impl<'a> Gains<'a> {
    pub(super) fn of(board: &'a Board) -> Self {
        let lines = Lines::of(board);
        let (mut now, mut more, mut less) = ([0.0; LINES], [[0.0; 6]; LINES], [[0.0; 6]; LINES]);
        for line in 0..LINES {
            let counts = lines.counts[line];
            now[line] = lines.value(counts);
            let has_room = counts.iter().sum::<u8>() < 6;
            for symbol in Symbol::ALL {
                if has_room {
                    more[line][symbol as usize] = lines.value_with(line, None, Some(symbol)) - now[line];
                }
                if counts[symbol as usize] > 0 {
                    less[line][symbol as usize] = lines.value_with(line, Some(symbol), None) - now[line];
                }
            }
        }
        Gains { board, lines, now, more, less }
    }

    /// The gain of the columns by a move, less that of the rows.
    #[inline]
    pub(super) fn by(&self, mv: Move) -> f32 {
        match mv {
            Move::Lay(symbol, cell) => tile(&self.more, symbol, cell, None),
            Move::Remove(cell) => match self.board.get(cell) {
                Some(symbol) => tile(&self.less, symbol, cell, None),
                None => 0.0,
            },
            Move::Replace(cell, new) => match self.board.get(cell) {
                Some(old) => self.exchange(cell, old, new, None),
                None => 0.0,
            },
            Move::Move(from, to) => match self.board.get(from) {
                Some(symbol) => {
                    tile(&self.less, symbol, from, Some(to)) + tile(&self.more, symbol, to, Some(from))
                }
                None => 0.0,
            },
            Move::Swap(one, other) => match (self.board.get(one), self.board.get(other)) {
                (Some(first), Some(second)) if first != second => {
                    self.exchange(one, first, second, Some(other))
                        + self.exchange(other, second, first, Some(one))
                }
                _ => 0.0,
            },
            Move::Redraw | Move::Keep | Move::Pass | Move::Draw(_) | Move::Lone(_) | Move::Start(_) => 0.0,
        }
    }

    /// The gain of another tile on a cell.
    #[inline]
    fn exchange(&self, cell: Cell, old: Symbol, new: Symbol, other: Option<Cell>) -> f32 {
        of_both(cell, other, |line| {
            self.lines.value_with(index(line), Some(old), Some(new)) - self.now[index(line)]
        })
    }
}

/// The gain of one tile more or less on a cell. A line that also goes through the other cell of a move keeps its tiles.
#[inline]
fn tile(gains: &[[f32; 6]; LINES], symbol: Symbol, cell: Cell, other: Option<Cell>) -> f32 {
    of_both(cell, other, |line| gains[index(line)][symbol as usize])
}

/// The gain of the column of a cell less that of its row, without lines that the other cell is in as well.
#[inline]
fn of_both(cell: Cell, other: Option<Cell>, gain: impl Fn(Line) -> f32) -> f32 {
    let mut sum = 0.0;
    if other.is_none_or(|other| other.column() != cell.column()) {
        sum += gain(Line::Column(cell.column()));
    }
    if other.is_none_or(|other| other.row() != cell.row()) {
        sum -= gain(Line::Row(cell.row()));
    }
    sum
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Game, MoveList, Play, Scratch, Setup};
    use crosswise::Position;

    use super::*;

    /// The gain of a move is the difference between the boards before and after, except for the small effect of the
    /// tiles and cells that are left elsewhere.
    #[test]
    fn gains_are_differences() {
        let mut checked = 0;
        for seed in 0..20 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let mut game = Position::from_setup(&Setup::players(2)).unwrap();
            let mut moves = MoveList::new();
            while let Some(mv) = game.random_step(&mut scratch, &mut rng) {
                moves.clear();
                game.moves(&mut moves);
                let gains = Gains::of(game.board());
                // These leave the number of tiles on the board and of each symbol as they are.
                for mv in moves.iter().filter(|mv| matches!(mv, Move::Move(..) | Move::Swap(..))) {
                    let mut after = game;
                    after.apply(*mv);
                    let gain = Lines::of(after.board()).lead() - gains.lines.lead();
                    assert!((gain - gains.by(*mv)).abs() < 1e-3, "seed {seed}, {mv}: {gain}");
                    checked += 1;
                }
                for mv in moves.iter().filter(|mv| matches!(mv, Move::Lay(..))) {
                    let mut after = game;
                    after.apply(*mv);
                    let lines =
                        Lines { left: gains.lines.left, open: gains.lines.open, ..Lines::of(after.board()) };
                    let gain = lines.lead() - gains.lines.lead();
                    assert!((gain - gains.by(*mv)).abs() < 1e-3, "seed {seed}, {mv}: {gain}");
                    checked += 1;
                }
                game.apply(mv);
            }
        }
        assert!(checked > 10_000, "{checked} moves");
    }

    /// CW-16, CW-18: six equal tiles beat everything, and every line has its row in the table.
    #[test]
    fn every_line_is_known() {
        let mut rows: Vec<usize> = Vec::new();
        for (tiles, _, _) in LINE_VALUES {
            let counts = tiles.bytes().map(|digit| usize::from(digit - b'0'));
            assert!(counts.clone().sum::<usize>() <= 6, "{tiles}");
            rows.push(counts.map(|count| usize::from(KEY[count])).sum());
        }
        rows.sort_unstable();
        rows.dedup();
        // The ways to write the numbers up to six as sums: 1 + 1 + 2 + 3 + 5 + 7 + 11.
        assert_eq!(rows.len(), 30);
        let best = LINE_VALUES.iter().max_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
        assert_eq!(best.0, "6");
    }
}
