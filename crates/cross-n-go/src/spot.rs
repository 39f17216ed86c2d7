//! Where things are: rows of the stack, fields of the bars in them, and the two ways a bar can be shifted.

use std::fmt;
use std::str::FromStr;

use crosstable_core::BadToken;

/// How many rows the stack has (CN-03).
pub const ROWS: usize = 12;

/// How many fields a bar has (CN-01).
pub(crate) const FIELDS: u8 = 8;

/// How many fields all bars have.
pub(crate) const SPOTS: u8 = ROWS as u8 * FIELDS;

/// A row of the stack, counted from the near side; from 0 inside the program, from 1 in tokens.
///
/// ```
/// use cross_n_go::Row;
/// let row: Row = "12".parse().unwrap();
/// assert_eq!((row.index(), row.to_string()), (11, "12".to_owned()));
/// assert!("0".parse::<Row>().is_err() && "13".parse::<Row>().is_err() && "01".parse::<Row>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

impl Row {
    /// The first row, at the near side.
    pub const FIRST: Row = Row(0);
    /// The last row, at the far side.
    pub const LAST: Row = Row(ROWS as u8 - 1);

    /// The row with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such row.
    pub const fn new(index: usize) -> Self {
        assert!(index < ROWS, "the stack has twelve rows");
        Row(index as u8)
    }

    /// Index into arrays by row, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number a person reads, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Whether a marked bar lies here: the first and the last row (CN-03).
    pub const fn is_end(self) -> bool {
        self.0 == Row::FIRST.0 || self.0 == Row::LAST.0
    }

    /// The neighbouring row further from the near side, if there is one.
    pub const fn up(self) -> Option<Row> {
        if self.0 < Row::LAST.0 { Some(Row(self.0 + 1)) } else { None }
    }

    /// The neighbouring row closer to the near side, if there is one.
    pub const fn down(self) -> Option<Row> {
        if self.0 > 0 { Some(Row(self.0 - 1)) } else { None }
    }

    /// The field of the bar in this row, counted from 0.
    ///
    /// # Panics
    /// If a bar has no such field.
    pub const fn spot(self, field: u8) -> Spot {
        assert!(field < FIELDS, "a bar has eight fields");
        Spot(self.0 * FIELDS + field)
    }

    /// All rows from the near side.
    pub fn all() -> impl DoubleEndedIterator<Item = Row> + Clone {
        (0..ROWS as u8).map(Row)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Row {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Row(digit - b'1')),
            [b'1', digit @ b'0'..=b'2'] => Ok(Row(digit - b'0' + 9)),
            _ => Err(BadToken),
        }
    }
}

/// A field of the bar that lies in a row: `5.3` is the third field from the left in row 5. It belongs to the bar,
/// so it keeps its name when the bar is shifted.
///
/// ```
/// use cross_n_go::{Row, Spot};
/// let spot: Spot = "5.3".parse().unwrap();
/// assert_eq!(spot, Row::new(4).spot(2));
/// assert_eq!(spot.to_string(), "5.3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// The row.
    pub const fn row(self) -> Row {
        Row(self.0 / FIELDS)
    }

    /// The field of the bar, counted from 0.
    pub const fn field(self) -> u8 {
        self.0 % FIELDS
    }

    /// The field as the one bit in a mask of fields.
    pub(crate) const fn bit(self) -> u8 {
        1 << self.field()
    }

    /// The field with this index, counted row by row, `0..96`.
    ///
    /// # Panics
    /// If there is no such field.
    pub const fn new(index: u8) -> Self {
        assert!(index < SPOTS, "there are twelve bars of eight fields");
        Spot(index)
    }

    /// All fields of all rows, row by row.
    pub fn all() -> impl Iterator<Item = Spot> + Clone {
        (0..SPOTS).map(Spot)
    }

    /// The fields of this row that are in the mask, from the left.
    pub(crate) fn in_mask(row: Row, mut mask: u8) -> impl Iterator<Item = Spot> {
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let field = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            Some(Spot(row.0 * FIELDS + field))
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.field() + 1)
    }
}

impl FromStr for Spot {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (row, field) = text.split_once('.').ok_or(BadToken)?;
        match field.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(row.parse::<Row>()?.spot(digit - b'1')),
            _ => Err(BadToken),
        }
    }
}

/// Two different rows, the smaller one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    low: Row,
    high: Row,
}

impl Pair {
    /// The pair of these two rows in whatever order, or nothing if they are the same row.
    pub fn new(one: Row, other: Row) -> Option<Self> {
        (one != other).then(|| Pair { low: one.min(other), high: one.max(other) })
    }

    /// The row closer to the near side.
    pub const fn low(self) -> Row {
        self.low
    }

    /// The row further from the near side.
    pub const fn high(self) -> Row {
        self.high
    }

    /// Both rows.
    pub const fn rows(self) -> [Row; 2] {
        [self.low, self.high]
    }

    /// All pairs of rows, in order.
    pub const ALL: [Pair; ROWS * (ROWS - 1) / 2] = {
        let mut pairs = [Pair { low: Row::FIRST, high: Row::LAST }; ROWS * (ROWS - 1) / 2];
        let (mut index, mut low, mut high) = (0, 0, 1);
        while index < pairs.len() {
            pairs[index] = Pair { low: Row::new(low), high: Row::new(high) };
            high += 1;
            if high == ROWS {
                low += 1;
                high = low + 1;
            }
            index += 1;
        }
        pairs
    };
}

/// Which way a bar is shifted, as the near side sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// `l`
    Left,
    /// `r`
    Right,
}

impl Way {
    /// Both ways, in order.
    pub const ALL: [Way; 2] = [Way::Left, Way::Right];

    /// By how much the offset of a bar changes.
    pub(crate) const fn step(self) -> i16 {
        match self {
            Way::Left => -1,
            Way::Right => 1,
        }
    }
}
