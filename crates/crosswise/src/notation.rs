//! Tokens: `sun@c3`, `remove:c3`, `move:c3-d4`, `swap:c3-d4`, `replace:c3=sun`, `redraw`, `keep`, `pass`, `~sun`,
//! `~lone:2`, `~start:1`.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Seat, Token};

use crate::cell::Cell;
use crate::moves::Move;
use crate::tile::{Symbol, Tile};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(symbol, cell) => write!(f, "{}@{cell}", symbol.name()),
            Move::Remove(cell) => write!(f, "remove:{cell}"),
            Move::Move(from, to) => write!(f, "move:{from}-{to}"),
            Move::Swap(first, second) => write!(f, "swap:{first}-{second}"),
            Move::Replace(cell, symbol) => write!(f, "replace:{cell}={}", symbol.name()),
            Move::Redraw => f.write_str("redraw"),
            Move::Keep => f.write_str("keep"),
            Move::Pass => f.write_str("pass"),
            Move::Draw(tile) => write!(f, "~{}", tile.name()),
            Move::Lone(seat) => write!(f, "~lone:{seat}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        match token {
            "redraw" => return Ok(Move::Redraw),
            "keep" => return Ok(Move::Keep),
            "pass" => return Ok(Move::Pass),
            _ => {}
        }
        if let Some(outcome) = token.strip_prefix('~') {
            return chance(outcome);
        }
        if let Some((symbol, cell)) = token.split_once('@') {
            return Ok(Move::Lay(symbol_named(symbol)?, cell.parse()?));
        }
        let (verb, object) = token.split_once(':').ok_or(BadToken)?;
        match verb {
            "remove" => Ok(Move::Remove(object.parse()?)),
            "move" => two_cells(object).map(|(from, to)| Move::Move(from, to)),
            "swap" => match two_cells(object)? {
                (first, second) if first < second => Ok(Move::Swap(first, second)),
                _ => Err(BadToken),
            },
            "replace" => {
                let (cell, symbol) = object.split_once('=').ok_or(BadToken)?;
                Ok(Move::Replace(cell.parse()?, symbol_named(symbol)?))
            }
            _ => Err(BadToken),
        }
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Draw(_) | Move::Lone(_) | Move::Start(_))
    }
}

fn chance(outcome: &str) -> Result<Move, BadToken> {
    let seat = |text: &str| text.parse::<Seat>().map_err(|_| BadToken);
    match outcome.split_once(':') {
        Some(("lone", number)) => match seat(number)? {
            fourth if fourth.number() == 4 => Err(BadToken),
            seat => Ok(Move::Lone(seat)),
        },
        Some(("start", number)) => seat(number).map(Move::Start),
        Some(_) => Err(BadToken),
        None => Tile::named(outcome).map(Move::Draw).ok_or(BadToken),
    }
}

fn symbol_named(name: &str) -> Result<Symbol, BadToken> {
    Symbol::named(name).ok_or(BadToken)
}

fn two_cells(text: &str) -> Result<(Cell, Cell), BadToken> {
    let (first, second) = text.split_once('-').ok_or(BadToken)?;
    Ok((first.parse()?, second.parse()?))
}
