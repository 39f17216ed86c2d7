//! Cards, cells and moves as text: each has exactly one way to be written.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Path, Target, Token};

use crate::{Card, Cell, Colour, Motif, Move};

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        Colour::all().find(|colour| colour.name() == text).ok_or(BadToken)
    }
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Motif {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        Motif::all().find(|motif| motif.name() == text).ok_or(BadToken)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour(), self.motif())
    }
}

/// A card is best known by its name, in sets and positions too.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (colour, motif) = text.split_once('-').ok_or(BadToken)?;
        Ok(Card::new(colour.parse()?, motif.parse()?))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl FromStr for Cell {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (x, y) = text.split_once(',').ok_or(BadToken)?;
        Cell::new(read_coordinate(x)?, read_coordinate(y)?).ok_or(BadToken)
    }
}

/// One digit, with a minus before it if it is below zero; so there is no `+1`, `01` or `-0`.
fn read_coordinate(text: &str) -> Result<i8, BadToken> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok((digit - b'0') as i8),
        [b'-', digit @ b'1'..=b'9'] => Ok(-((digit - b'0') as i8)),
        _ => Err(BadToken),
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay { cell, card } => write!(f, "{card}@{cell}"),
            Move::Miss => f.write_str("miss"),
            Move::Stop => f.write_str("stop"),
            Move::Draw(card) => write!(f, "~{card}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        match token {
            "miss" => return Ok(Move::Miss),
            "stop" => return Ok(Move::Stop),
            _ => {}
        }
        if let Some(seat) = token.strip_prefix("~start:") {
            return seat.parse().map(Move::Start).map_err(|_| BadToken);
        }
        if let Some(card) = token.strip_prefix('~') {
            return card.parse().map(Move::Draw);
        }
        let (card, cell) = token.split_once('@').ok_or(BadToken)?;
        Ok(Move::Lay { cell: cell.parse()?, card: card.parse()? })
    }
}

impl Token for Move {
    #[inline]
    fn is_chance(self) -> bool {
        matches!(self, Move::Draw(_) | Move::Start(_))
    }

    fn paths(self) -> Vec<Path> {
        match self {
            Move::Lay { cell, card } => vec![vec![Target::of(card), Target::of(cell)]],
            Move::Miss | Move::Stop => vec![vec![Target::of(self)]],
            Move::Draw(_) | Move::Start(_) => Vec::new(),
        }
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        match path {
            [card, cell] => {
                Some(Move::Lay { cell: cell.as_str().parse().ok()?, card: card.as_str().parse().ok()? })
            }
            [action] => action.as_str().parse().ok().filter(|mv| matches!(mv, Move::Miss | Move::Stop)),
            _ => None,
        }
    }
}
