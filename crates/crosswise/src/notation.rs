//! Tokens: `sun@c3`, `remove:c3`, `move:c3-d4`, `swap:c3-d4`, `replace:c3=sun`, `redraw`, `keep`, `pass`, `~sun`,
//! `~lone:2`, `~start:1`.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Path, Seat, Target, Token};

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

    /// The tile of the hand, for Replace also the symbol it puts in, then cells.
    fn paths(self) -> Vec<Path> {
        let tile = |name| Target::new(name);
        let place = |cell: Cell| Target::new(cell.name());
        match self {
            Move::Lay(symbol, cell) => vec![vec![tile(symbol.name()), place(cell)]],
            Move::Remove(cell) => vec![vec![tile("remove"), place(cell)]],
            Move::Move(from, to) => vec![vec![tile("move"), place(from), place(to)]],
            // Either of the two can be picked first.
            Move::Swap(first, second) => [(first, second), (second, first)]
                .map(|(one, other)| vec![tile("swap"), place(one), place(other)])
                .into(),
            Move::Replace(cell, symbol) => {
                vec![vec![tile("replace"), tile(symbol.name()), place(cell)]]
            }
            Move::Redraw | Move::Keep | Move::Pass => vec![vec![Target::of(self)]],
            Move::Draw(_) | Move::Lone(_) | Move::Start(_) => Vec::new(),
        }
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        let cell = |target: &Target| target.as_str().parse::<Cell>().ok();
        let symbol = |target: &Target| Symbol::named(target.as_str());
        let (first, rest) = path.split_first()?;
        match (first.as_str(), rest) {
            ("redraw", []) => Some(Move::Redraw),
            ("keep", []) => Some(Move::Keep),
            ("pass", []) => Some(Move::Pass),
            ("remove", [at]) => Some(Move::Remove(cell(at)?)),
            ("move", [from, to]) => Some(Move::Move(cell(from)?, cell(to)?)),
            ("swap", [one, other]) => {
                let (one, other) = (cell(one)?, cell(other)?);
                (one != other).then(|| Move::Swap(one.min(other), one.max(other)))
            }
            ("replace", [new, at]) => Some(Move::Replace(cell(at)?, symbol(new)?)),
            (_, [at]) => Some(Move::Lay(symbol(first)?, cell(at)?)),
            _ => None,
        }
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
