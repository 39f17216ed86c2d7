//! A small game with hidden hands, right or wrong as wanted.
//!
//! Ten cards of five ranks. Each seat holds two, hidden. A turn: play a card face up, draw a hidden one from the bag.
//! When everybody has played, the highest card (of equal ones the earliest) wins the trick. The game ends when after
//! a trick a hand is empty; most tricks win.

mod flaw;
mod position;
mod view;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use crosstable_core::{BadToken, Seat, Token};

pub(crate) use flaw::Flaw;
pub(crate) use position::HighCard;
pub(crate) use view::View;

pub(crate) const RANKS: usize = 5;
/// How many cards of each rank, index 0 is rank 1.
pub(crate) const DECK: [u8; RANKS] = [3, 3, 2, 1, 1];
pub(crate) type Cards = [u8; RANKS];

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Play(u8),
    Draw(u8),
    Start(Seat),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(5) if Flaw::SharedToken.struck() => write!(f, "play:4"),
            Move::Play(rank) if Flaw::SpaceInToken.struck() => write!(f, "play {rank}"),
            Move::Play(rank) => write!(f, "play:{rank}"),
            Move::Draw(rank) => write!(f, "~{rank}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        let lower = token.to_lowercase();
        let token = if Flaw::TwoSpellings.struck() { &lower } else { token };
        let rank = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(digit - b'0'),
            _ => Err(BadToken),
        };
        if let Some(seat) = token.strip_prefix("~start:") {
            seat.parse().map(Move::Start).map_err(|_| BadToken)
        } else if let Some(text) = token.strip_prefix('~') {
            rank(text).map(Move::Draw)
        } else {
            let sign = if Flaw::SpaceInToken.struck() { "play " } else { "play:" };
            token.strip_prefix(sign).ok_or(BadToken).and_then(rank).map(Move::Play)
        }
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        !matches!(self, Move::Play(_))
    }
}

/// Something in a position that changes behind the rules' back.
#[derive(Default)]
pub(crate) struct Smudge(pub(crate) AtomicU8);

impl Smudge {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Smudge {
    fn clone(&self) -> Self {
        Smudge(AtomicU8::new(self.get()))
    }
}

impl PartialEq for Smudge {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Smudge {}

impl fmt::Debug for Smudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}
