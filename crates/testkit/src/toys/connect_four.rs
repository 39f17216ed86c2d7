//! Connect Four: seven columns, six rows, four in a line win. Nothing is hidden and nothing is drawn by lot.
//!
//! - **CF-01** Two seats; seat 1 begins, then they take turns.
//! - **CF-02** A move drops one stone into a column that has room; it comes to rest on the topmost stone there.
//! - **CF-03** Four own stones in a row, a column or a diagonal win at once.
//! - **CF-04** A full board without four in a line is a draw.

mod rows;

use std::fmt;
use std::str::FromStr;

use super::{plain_layout, plain_message};
use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{
    Actor, BadToken, Game, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing,
    Token, Viewer, view_head,
};

use rows::Rows;

/// Number of columns.
pub const COLUMNS: u8 = 7;
/// Number of rows.
pub const ROWS: u8 = 6;

/// A byte for each column, its lowest bit the bottom cell. The two bits above the top cell stay empty, so that no
/// line runs over from one column into the next.
const CELLS: u64 = 0x003f_3f3f_3f3f_3f3f;
/// The bottom cells.
const BOTTOM: u64 = 0x0001_0101_0101_0101;
/// The steps from one bit to the next in a column, a falling diagonal, a row, a rising diagonal.
const STEPS: [u32; 4] = [1, 7, 8, 9];
/// Nobody has four stones before the seventh move.
const SOONEST: u8 = 7;

/// A position. Its JSON is the board as rows of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", into = "Rows", try_from = "Rows")]
pub struct ConnectFour {
    /// Stones of the seat that moves next, or would if the game were not over.
    own: u64,
    /// Stones of both seats.
    all: u64,
    /// How many stones there are.
    stones: u8,
    /// Whether somebody has four in a line or the board is full.
    over: bool,
}

/// What a viewer knows: the whole position, for nothing is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct View {
    viewer: Viewer,
    actor: Actor,
    phase: Phase,
    board: ConnectFour,
}

view_head!(View, Phase);

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// A seat drops a stone.
    Drop,
    /// The game has ended.
    Over,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

impl ConnectFour {
    /// The empty board.
    pub const fn empty() -> Self {
        ConnectFour { own: 0, all: 0, stones: 0, over: false }
    }

    /// The position with these stones of the seat to move and of the other one.
    fn of_stones(own: u64, other: u64) -> Self {
        let all = own | other;
        ConnectFour { own, all, stones: all.count_ones() as u8, over: four_in_line(other) || all == CELLS }
    }

    /// Who has four in a line.
    pub fn winner(&self) -> Option<Seat> {
        four_in_line(self.own ^ self.all).then(|| self.next_seat().next(2))
    }

    /// The stone on a cell, rows counted from the bottom, both from 0.
    pub fn stone(&self, column: u8, row: u8) -> Option<Seat> {
        let cell = 1 << (8 * column + row);
        if self.all & cell == 0 {
            None
        } else if self.own & cell == 0 {
            Some(self.next_seat().next(2))
        } else {
            Some(self.next_seat())
        }
    }

    /// The stones of a seat: a byte for each column from the left, its lowest bit the bottom cell.
    #[inline]
    pub fn stones(&self, seat: Seat) -> u64 {
        if seat == self.next_seat() { self.own } else { self.own ^ self.all }
    }

    #[inline]
    fn next_seat(&self) -> Seat {
        Seat::new(usize::from(self.stones & 1))
    }

    #[inline]
    const fn has_room(&self, column: Column) -> bool {
        self.all & (column.bottom() << (ROWS - 1)) == 0
    }
}

/// CF-03: whether these stones have four in a line.
#[inline]
fn four_in_line(stones: u64) -> bool {
    let mut fours = 0;
    for step in STEPS {
        let pairs = stones & (stones >> step);
        fours |= pairs & (pairs >> (2 * step));
    }
    fours != 0
}

/// A move: the column a stone is dropped into, `a` to `g` from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// The column with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such column.
    pub const fn new(index: u8) -> Self {
        assert!(index < COLUMNS, "there are seven columns");
        Column(index)
    }

    /// All columns from the left.
    pub fn all() -> impl ExactSizeIterator<Item = Column> {
        (0..COLUMNS).map(Column)
    }

    /// Index counted from 0.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The bit of the bottom cell.
    #[inline]
    const fn bottom(self) -> u64 {
        1 << (8 * self.0)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Column {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        match token.as_bytes() {
            [letter @ b'a'..=b'g'] => Ok(Column(letter - b'a')),
            _ => Err(BadToken),
        }
    }
}

impl Token for Column {
    fn is_chance(self) -> bool {
        false
    }
}

impl Game for ConnectFour {
    const ID: &'static str = "connect-four";
    const NAME: &'static str = "Connect Four";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const LONGEST: usize = (COLUMNS * ROWS) as usize;
    const OPEN: bool = true;

    type Move = Column;
    type View = View;

    fn options(_: u32, _: u8) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(_: &Options) -> Self {
        Self::empty()
    }

    fn players(&self) -> u8 {
        2
    }

    #[inline]
    fn actor(&self) -> Actor {
        if self.over { Actor::Over } else { Actor::Seat(self.next_seat()) }
    }

    #[inline]
    fn moves(&self, list: &mut MoveList<Column>) {
        let mut open = !self.all & (BOTTOM << (ROWS - 1));
        while open != 0 {
            list.push(Column((open.trailing_zeros() / 8) as u8));
            open &= open - 1;
        }
    }

    fn outcomes(&self, _: &mut Outcomes<Column>) {}

    fn check_move(&self, column: Column) -> Result<(), Refusal> {
        if self.has_room(column) {
            Ok(())
        } else {
            Err(Refusal::new("CF-02", "connect-four-column-full").text("column", column))
        }
    }

    #[inline]
    fn apply(&mut self, column: Column) {
        // Adding one to the bottom of a column carries up to its lowest empty cell.
        let after = self.all | (self.all + column.bottom());
        let mover = self.own ^ self.all ^ after;
        self.own ^= self.all;
        self.all = after;
        self.stones += 1;
        self.over = self.stones >= SOONEST && (four_in_line(mover) || self.all == CELLS);
    }

    fn standing(&self) -> Option<Standing> {
        self.over.then(|| match self.winner() {
            None => Standing::by_score(&[0, 0]),
            Some(winner) if winner.index() == 0 => Standing::by_score(&[1, 0]),
            Some(_) => Standing::by_score(&[0, 1]),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let phase = if self.over { Phase::Over } else { Phase::Drop };
        View { viewer, actor: self.actor(), phase, board: *self }
    }

    fn sample<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        view.board
    }

    fn layout(view: &View) -> Layout {
        plain_layout(view, 2, &Column::all().collect::<Vec<_>>())
    }

    fn describe(_: &View, step: Option<Column>) -> Message {
        plain_message(step)
    }

    fn vocabulary() -> Option<Vec<Column>> {
        Some(Column::all().collect())
    }

    /// Columns fill late in a game, so drawing again whenever one is full costs less than counting those with
    /// room, and is as fair.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: &mut MoveList<Column>, rng: &mut R) -> Column {
        loop {
            let column = Column(rng::below(rng, u32::from(COLUMNS)) as u8);
            if self.has_room(column) {
                return column;
            }
        }
    }
}
