//! Who is at the table: seats, the one who acts, the one who looks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// No game here seats more than four.
pub const MAX_SEATS: usize = 4;

/// A chair at the table. Counted from 0 inside the program, from 1 wherever a person or a token names it.
///
/// ```
/// use crosstable_core::Seat;
/// let second = Seat::new(1);
/// assert_eq!(second.to_string(), "2");
/// assert_eq!("2".parse(), Ok(second));
/// assert_eq!(second.next(2), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most four seats");
        Seat(index as u8)
    }

    /// Index into arrays by seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number a person reads, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The left neighbour: the next seat clockwise (G-01).
    pub const fn next(self, players: u8) -> Self {
        Seat((self.0 + 1) % players)
    }

    /// All seats of a table, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Not the number of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat is a number from 1 to 4")]
pub struct NoSuchSeat;

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(text: &str) -> Result<Self, NoSuchSeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Seat(digit - b'1')),
            _ => Err(NoSuchSeat),
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        match number {
            1..=4 => Ok(Seat(number - 1)),
            _ => Err(NoSuchSeat),
        }
    }
}

crate::wire_as!(Seat, u8);

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Actor {
    /// A player chooses one of the legal moves.
    Seat(Seat),
    /// Nobody chooses: something outside the position draws one of the weighted outcomes (G-04).
    Chance,
    /// The game has ended and has a standing.
    Over,
}

impl Actor {
    /// The seat to move, if it is a seat's turn.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Over => None,
        }
    }
}

/// Who looks at a position. A seat sees what a person on that chair would see, a spectator the public part (G-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The person or bot on this chair.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every seat of the table, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether the viewer sits on this chair.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
