//! Every move and outcome as its one token.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Seat, Token};

use crate::bar::Bar;
use crate::colour::Colour;
use crate::die::Die;
use crate::moves::Move;
use crate::spot::{Pair, Row, Spot, Way};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Shift(row, Way::Left) => write!(f, "shift:{row}l"),
            Move::Shift(row, Way::Right) => write!(f, "shift:{row}r"),
            Move::Block(spot) => write!(f, "block:{spot}"),
            Move::Back { from, to } => write!(f, "back:{from}-{to}"),
            Move::Swap(pair) => write!(f, "swap:{}-{}", pair.low(), pair.high()),
            Move::Run(spot) => write!(f, "run:{spot}"),
            Move::End => f.write_str("end"),
            Move::Bar(bar) => write!(f, "~bar:{bar}"),
            Move::Colour(colour) => write!(f, "~colour:{colour}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
            Move::Die(die) => write!(f, "~d{}", die.pips()),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if token == "end" {
            return Ok(Move::End);
        }
        if let Some(pips) = token.strip_prefix("~d") {
            return match pips.as_bytes() {
                [digit @ b'1'..=b'6'] => Ok(Move::Die(Die::new(digit - b'0'))),
                _ => Err(BadToken),
            };
        }
        let (verb, rest) = token.split_once(':').ok_or(BadToken)?;
        let two = || rest.split_once('-').ok_or(BadToken);
        match verb {
            "shift" => match (rest.strip_suffix('l'), rest.strip_suffix('r')) {
                (Some(row), _) => Ok(Move::Shift(row.parse()?, Way::Left)),
                (_, Some(row)) => Ok(Move::Shift(row.parse()?, Way::Right)),
                _ => Err(BadToken),
            },
            "block" => rest.parse().map(Move::Block),
            "back" => {
                let (from, to) = two()?;
                Ok(Move::Back { from: from.parse()?, to: to.parse()? })
            }
            "swap" => {
                let (low, high): (Row, Row) = (two()?.0.parse()?, two()?.1.parse()?);
                // There is one token for one exchange: the smaller row stands first.
                Pair::new(low, high).filter(|pair| pair.low() == low).map(Move::Swap).ok_or(BadToken)
            }
            "run" => rest.parse().map(Move::Run),
            "~bar" => rest.parse().map(Move::Bar),
            "~colour" => rest.parse().map(Move::Colour),
            "~start" => rest.parse().map(Move::Start).map_err(|_| BadToken),
            _ => Err(BadToken),
        }
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_))
    }
}

impl Move {
    /// Everything that has a token, in ascending order.
    pub(crate) fn all() -> Vec<Move> {
        let mut all = Vec::new();
        all.extend(Row::all().flat_map(|row| Way::ALL.map(|way| Move::Shift(row, way))));
        all.extend(Spot::all().map(Move::Block));
        all.extend(Spot::all().flat_map(|from| Spot::all().map(move |to| Move::Back { from, to })));
        all.extend(Pair::ALL.map(Move::Swap));
        all.extend(Spot::all().map(Move::Run));
        all.push(Move::End);
        all.extend(Bar::all().map(Move::Bar));
        all.extend(Colour::ALL.map(Move::Colour));
        all.extend(Seat::all(4).map(Move::Start));
        all.extend(Die::all().map(Move::Die));
        all
    }
}
