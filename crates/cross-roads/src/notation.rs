//! Moves and outcomes as text: `3/7@0,0s`, `draw`, `pass`, `~3/7`, `~start:2`.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Path, Target, Token};

use crate::card::Card;
use crate::cell::{Cell, Dir};
use crate::moves::{Lay, Move};
use crate::place::Place;

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Card(_) | Move::Start(_))
    }

    fn paths(self) -> Vec<Path> {
        match self {
            Move::Lay(lay) => vec![vec![Target::of(lay.card), Target::of(lay.place())]],
            Move::Draw | Move::Pass => vec![vec![Target::of(self)]],
            Move::Card(_) | Move::Start(_) => Vec::new(),
        }
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        match path {
            [button] => button.as_str().parse().ok().filter(|mv| matches!(mv, Move::Draw | Move::Pass)),
            [card, place] => {
                let (card, place): (Card, Place) =
                    (card.as_str().parse().ok()?, place.as_str().parse().ok()?);
                // A double turned round is the same double.
                Some(Move::Lay(Lay::new(card, card.low(), place.at, place.dir)))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(lay) => lay.fmt(f),
            Move::Draw => f.write_str("draw"),
            Move::Pass => f.write_str("pass"),
            Move::Card(card) => write!(f, "~{card}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card, self.place())
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if let Some(chance) = token.strip_prefix('~') {
            return match chance.strip_prefix("start:") {
                Some(seat) => seat.parse().map(Move::Start).map_err(|_| BadToken),
                None => chance.parse().map(Move::Card),
            };
        }
        match token {
            "draw" => Ok(Move::Draw),
            "pass" => Ok(Move::Pass),
            _ => token.parse().map(Move::Lay),
        }
    }
}

impl FromStr for Lay {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (card, place) = text.split_once('@').ok_or(BadToken)?;
        let (card, Place { at, dir }): (Card, Place) = (card.parse()?, place.parse()?);
        // A double turned round is the same double, so only one of the two ways to write it is a token.
        if card.is_double() && matches!(dir, Dir::North | Dir::West) {
            return Err(BadToken);
        }
        Ok(Lay { card, at, dir })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at, self.dir)
    }
}

impl FromStr for Place {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (cell, dir) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(BadToken)?;
        Ok(Place { at: cell.parse()?, dir: dir.parse()? })
    }
}

impl FromStr for Card {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match *text.as_bytes() {
            [low @ b'1'..=b'9', b'/', high @ b'1'..=b'9'] if low <= high => {
                Ok(Card::new(low - b'0', high - b'0'))
            }
            _ => Err(BadToken),
        }
    }
}

impl FromStr for Cell {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (x, y) = text.split_once(',').ok_or(BadToken)?;
        Ok(Cell { x: coordinate(x)?, y: coordinate(y)? })
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dir::North => "n",
            Dir::East => "e",
            Dir::South => "s",
            Dir::West => "w",
        })
    }
}

impl FromStr for Dir {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text {
            "n" => Ok(Dir::North),
            "e" => Ok(Dir::East),
            "s" => Ok(Dir::South),
            "w" => Ok(Dir::West),
            _ => Err(BadToken),
        }
    }
}

/// A whole number of at most two digits, without a plus, leading zeros or a minus before zero.
fn coordinate(text: &str) -> Result<i8, BadToken> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    match digits.as_bytes() {
        b"0" if digits.len() == text.len() => Ok(0),
        [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => text.parse().map_err(|_| BadToken),
        _ => Err(BadToken),
    }
}
