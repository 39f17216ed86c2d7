//! The cards on the table, drawn with the characters that terminals have for lines.
//!
//! ```text
//!     -2  -1   0   1   2   3          -2  -1   0   1   2   3
//!  -1      .   .   .                -1      ·   ·   ·
//!        +-------+---+                    ╭───────┬───╮
//!   0  . | 8---4 | 3 | .             0  · │ 8━━━4 │ 3 │ ·
//!        +---+---+-^-+                    ├───┬───┼─▴─┤
//!   1  . | 1-> 1 | 6 | .             1  · │ 1━▸ 1 │ 6 │ ·
//!        +---+ : +---+                    ╰───┤ ┃ ├───╯
//!   2      . | 6 | .                 2      · │ 6 │ ·
//!            +---+                            ╰───╯
//!   3          .                     3          ·
//! ```
//!
//! A line joins the halves of a card that are both visible. An arrow stands on the edge beneath which a card goes on.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crosstable_core::{Align, Art, Colour, LayoutCell, Message, Role, Target};

use crate::cell::{Cell, Dir};
use crate::view::{View, VisibleHalf};

/// A cell takes so many columns, of which the first is its western edge, and two lines with its northern edge.
const STEP: u16 = 4;

/// The first western edge; the names of the rows stand before it.
const LEFT: u16 = 3;

/// So many columns of cells fit beside each other in 80 characters. Farther ones are drawn below.
const COLUMNS: usize = 19;

/// What is between two cells beside each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    /// Nothing: both are bare.
    Open,
    /// The joint of one card.
    Joint,
    /// The edge of a card.
    Rim,
    /// The edge of a card that lies on another one, which goes on this way beneath it.
    Over(Dir),
}

impl Edge {
    const fn is_drawn(self) -> bool {
        matches!(self, Edge::Rim | Edge::Over(_))
    }
}

/// The visible halves by their cells.
struct Table(BTreeMap<Cell, VisibleHalf>);

/// A part of the table that fits into 80 columns.
struct Window<'a> {
    table: &'a Table,
    columns: &'a [i8],
    rows: RangeInclusive<i8>,
    /// Its first line.
    top: u16,
}

impl View {
    /// The table with a margin of one cell, which is as far as a card can reach; nothing before the first card lies there.
    pub(crate) fn drawn_table(&self) -> Vec<LayoutCell> {
        let table = Table(self.table.iter().map(|half| (half.cell, *half)).collect());
        let (columns, rows) = (table.reach(|cell| cell.x), table.reach(|cell| cell.y));
        let columns: Vec<i8> = columns.collect();
        let mut drawn = Vec::new();
        for (index, columns) in columns.chunks(COLUMNS).enumerate() {
            let height = 2 * rows.clone().count() as u16;
            let window = Window { table: &table, columns, rows: rows.clone(), top: index as u16 * height };
            window.draw(&mut drawn);
        }
        drawn
    }
}

impl Table {
    fn half(&self, cell: Cell) -> Option<VisibleHalf> {
        self.0.get(&cell).copied()
    }

    /// From the cell before the first covered one to the cell after the last one.
    fn reach(&self, of: fn(Cell) -> i8) -> RangeInclusive<i8> {
        let ends = (self.0.keys().map(|cell| of(*cell)).min(), self.0.keys().map(|cell| of(*cell)).max());
        match ends {
            (Some(first), Some(last)) => first.saturating_sub(1)..=last.saturating_add(1),
            _ => RangeInclusive::new(1, 0),
        }
    }

    /// Whether a card can reach this bare cell.
    fn is_free(&self, cell: Cell) -> bool {
        self.half(cell).is_none() && Dir::ALL.iter().any(|dir| self.half(cell.beside(*dir)).is_some())
    }

    fn edge(&self, cell: Cell, dir: Dir) -> Edge {
        let (here, there) = (self.half(cell), self.half(cell.beside(dir)));
        let onward = here.is_some_and(|half| half.mate == dir);
        let back = there.is_some_and(|half| half.mate == dir.back());
        match (onward, back) {
            (true, true) => Edge::Joint,
            (true, false) => Edge::Over(dir),
            (false, true) => Edge::Over(dir.back()),
            (false, false) if here.is_some() || there.is_some() => Edge::Rim,
            (false, false) => Edge::Open,
        }
    }

    /// The character where four cells meet, of which this is the south-eastern one.
    fn corner(&self, cell: Cell) -> (char, char) {
        let (north, west) = (cell.beside(Dir::North), cell.beside(Dir::West));
        let lines = [
            self.edge(north, Dir::West), // upward
            self.edge(cell, Dir::North), // to the right
            self.edge(cell, Dir::West),  // downward
            self.edge(west, Dir::North), // to the left
        ];
        match lines.map(Edge::is_drawn) {
            [false, false, false, false] => (' ', ' '),
            [false, true, false, true] => ('-', '─'),
            [true, false, true, false] => ('|', '│'),
            [false, true, true, false] => ('+', '╭'),
            [false, false, true, true] => ('+', '╮'),
            [true, true, false, false] => ('+', '╰'),
            [true, false, false, true] => ('+', '╯'),
            [true, true, true, false] => ('+', '├'),
            [true, false, true, true] => ('+', '┤'),
            [false, true, true, true] => ('+', '┬'),
            [true, true, false, true] => ('+', '┴'),
            _ => ('+', '┼'),
        }
    }

    /// The northern edge of a cell, three characters.
    fn north(&self, cell: Cell) -> (String, String) {
        let three = |(side, middle): (&str, char)| format!("{side}{middle}{side}");
        let (ascii, unicode) = match self.edge(cell, Dir::North) {
            Edge::Open => ((" ", ' '), (" ", ' ')),
            Edge::Joint => ((" ", ':'), (" ", '┃')),
            Edge::Rim => (("-", '-'), ("─", '─')),
            Edge::Over(dir) => (("-", arrow(dir).0), ("─", arrow(dir).1)),
        };
        (three(ascii), three(unicode))
    }

    /// The western edge of a cell, one character.
    fn west(&self, cell: Cell) -> (char, char) {
        match self.edge(cell, Dir::West) {
            Edge::Open => (' ', ' '),
            Edge::Joint => ('-', '━'),
            Edge::Rim => ('|', '│'),
            Edge::Over(dir) => arrow(dir),
        }
    }
}

impl Window<'_> {
    fn draw(&self, drawn: &mut Vec<LayoutCell>) {
        drawn.push(self.column_names());
        drawn.push(self.edges());
        for (line, y) in self.rows.clone().enumerate() {
            let line = self.top + 1 + 2 * line as u16;
            let name = LayoutCell::at(0, line).size(LEFT, 1).role(Role::Label).align(Align::Right);
            drawn.push(name.art(y.to_string()));
            for (column, x) in self.columns.iter().enumerate() {
                let (column, cell) = (LEFT + 1 + STEP * column as u16, Cell { x: *x, y });
                let place = LayoutCell::at(column, line).size(STEP - 1, 1).target(Target::of(cell));
                match self.table.half(cell) {
                    Some(half) => drawn.push(self.draw_half(place, half)),
                    None if self.table.is_free(cell) => {
                        drawn.push(place.role(Role::Free).art((".", "·")));
                    }
                    None => {}
                }
            }
        }
    }

    fn column_names(&self) -> LayoutCell {
        let names = self.columns.iter().fold(String::new(), |names, x| names + &format!(" {x:^3}"));
        LayoutCell::at(LEFT, self.top).size(names.len() as u16, 1).role(Role::Label).art(names)
    }

    /// All edges as one drawing, on which the halves are put.
    fn edges(&self) -> LayoutCell {
        let (mut ascii, mut unicode) = (String::new(), String::new());
        let mut push = |(a, u): (char, char)| {
            ascii.push(a);
            unicode.push(u);
        };
        let east = self.columns.last().map_or(0, |x| x.saturating_add(1));
        for (line, y) in self.rows.clone().enumerate() {
            if line > 0 {
                for x in self.columns {
                    push(self.table.corner(Cell { x: *x, y }));
                    let (a, u) = self.table.north(Cell { x: *x, y });
                    a.chars().zip(u.chars()).for_each(&mut push);
                }
                push(self.table.corner(Cell { x: east, y }));
                push(('\n', '\n'));
            }
            for x in self.columns {
                push(self.table.west(Cell { x: *x, y }));
                (1..STEP).for_each(|_| push((' ', ' ')));
            }
            push(self.table.west(Cell { x: east, y }));
            push(('\n', '\n'));
        }
        let (width, height) =
            (STEP * self.columns.len() as u16 + 1, 2 * self.rows.clone().count() as u16 - 1);
        let art = Art::Both(ascii, unicode);
        LayoutCell::at(LEFT, self.top + 1).size(width, height).role(Role::Line).align(Align::Left).art(art)
    }

    /// A half, with a line towards the other half of its card.
    fn draw_half(&self, place: LayoutCell, half: VisibleHalf) -> LayoutCell {
        let side = |dir: Dir| if half.mate == dir { ("-", "━") } else { (" ", " ") };
        let (west, east) = (side(Dir::West), side(Dir::East));
        let art =
            (format!("{}{}{}", west.0, half.number, east.0), format!("{}{}{}", west.1, half.number, east.1));
        let whole = self.table.edge(half.cell, half.mate) == Edge::Joint;
        let key = if whole { "cross-roads-board-half" } else { "cross-roads-board-half-beneath" };
        let label = Message::new(key)
            .number("number", half.number)
            .text("cell", half.cell)
            .text("other", half.cell.beside(half.mate));
        place.role(Role::Card(colour(half.number))).art((art.0.as_str(), art.1.as_str())).label(label)
    }
}

/// Which way a card goes on beneath another one.
const fn arrow(dir: Dir) -> (char, char) {
    match dir {
        Dir::North => ('^', '▴'),
        Dir::East => ('>', '▸'),
        Dir::South => ('v', '▾'),
        Dir::West => ('<', '◂'),
    }
}

/// The colours of the numbers, near those of the printed cards.
const fn colour(number: u8) -> Colour {
    match number {
        1 => Colour::Pink,
        2 => Colour::Red,
        3 => Colour::Orange,
        4 => Colour::Yellow,
        5 => Colour::Grey,
        6 => Colour::Green,
        7 => Colour::Turquoise,
        8 => Colour::Blue,
        _ => Colour::Violet,
    }
}
