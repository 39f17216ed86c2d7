//! Every move and outcome as its one token.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Path, Seat, Target, Token};

use crate::bar::Bar;
use crate::colour::Colour;
use crate::die::Die;
use crate::moves::Move;
use crate::spot::{Pair, Row, Spot, Way};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Shift(row, way) => write!(f, "shift:{}", BarEnd(*row, *way)),
            Move::Block(spot) => write!(f, "block:{spot}"),
            Move::Back { from, to } => write!(f, "back:{from}-{to}"),
            Move::Swap(pair) => write!(f, "swap:{}-{}", pair.low(), pair.high()),
            Move::Run(spot) => write!(f, "run:{spot}"),
            Move::End => f.write_str("end"),
            Move::Double(seat) => write!(f, "~double:{seat}"),
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
        if let [b'~', b'd', digit @ b'1'..=b'6'] = token.as_bytes() {
            return Ok(Move::Die(Die::new(digit - b'0')));
        }
        let (verb, rest) = token.split_once(':').ok_or(BadToken)?;
        let two = || rest.split_once('-').ok_or(BadToken);
        match verb {
            "shift" => rest.parse().map(|BarEnd(row, way)| Move::Shift(row, way)),
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
            // There is no such thing with four players.
            "~double" if rest != "4" => rest.parse().map(Move::Double).map_err(|_| BadToken),
            "~bar" => rest.parse().map(Move::Bar),
            "~colour" => rest.parse().map(Move::Colour),
            "~start" => rest.parse().map(Move::Start).map_err(|_| BadToken),
            _ => Err(BadToken),
        }
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Double(_) | Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_))
    }

    fn paths(self) -> Vec<Path> {
        let path = |action: Action, places: &[&dyn fmt::Display]| -> Path {
            let places = places.iter().map(Target::of);
            std::iter::once(action.target()).chain(places).collect()
        };
        match self {
            Move::Shift(row, way) => vec![path(Action::Shift, &[&BarEnd(row, way)])],
            Move::Block(spot) => vec![path(Action::Block, &[&spot])],
            Move::Back { from, to } => vec![path(Action::Back, &[&from, &to])],
            Move::Swap(pair) => {
                let [low, high] = pair.rows();
                vec![path(Action::Swap, &[&low, &high]), path(Action::Swap, &[&high, &low])]
            }
            Move::Run(spot) => vec![path(Action::Run, &[&spot])],
            Move::End => vec![path(Action::End, &[])],
            Move::Double(_) | Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_) => Vec::new(),
        }
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        let (action, places) = path.split_first()?;
        let action = Action::ALL.into_iter().find(|known| known.name() == action.as_str())?;
        match (action, places) {
            (Action::Shift, [end]) => read(end).map(|BarEnd(row, way)| Move::Shift(row, way)),
            (Action::Block, [spot]) => read(spot).map(Move::Block),
            (Action::Back, [from, to]) => Some(Move::Back { from: read(from)?, to: read(to)? }),
            (Action::Swap, [one, other]) => Pair::new(read(one)?, read(other)?).map(Move::Swap),
            (Action::Run, [spot]) => read(spot).map(Move::Run),
            (Action::End, []) => Some(Move::End),
            _ => None,
        }
    }
}

/// Reads the place that a target names.
fn read<T: FromStr>(target: &Target) -> Option<T> {
    target.as_str().parse().ok()
}

/// What a player picks first: the kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Shift,
    Run,
    Block,
    Back,
    Swap,
    End,
}

impl Action {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Action; 6] =
        [Action::Shift, Action::Run, Action::Block, Action::Back, Action::Swap, Action::End];

    /// Its name, which is the first word of the token.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Action::Shift => "shift",
            Action::Run => "run",
            Action::Block => "block",
            Action::Back => "back",
            Action::Swap => "swap",
            Action::End => "end",
        }
    }

    /// What a player points at.
    pub(crate) const fn target(self) -> Target {
        Target::new(self.name())
    }
}

/// An end of a bar, where it is taken to be shifted: `5l`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BarEnd(pub(crate) Row, pub(crate) Way);

impl fmt::Display for BarEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BarEnd(row, way) = self;
        write!(f, "{row}{}", if *way == Way::Left { 'l' } else { 'r' })
    }
}

impl FromStr for BarEnd {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match (text.strip_suffix('l'), text.strip_suffix('r')) {
            (Some(row), _) => Ok(BarEnd(row.parse()?, Way::Left)),
            (_, Some(row)) => Ok(BarEnd(row.parse()?, Way::Right)),
            _ => Err(BadToken),
        }
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
        all.extend(Seat::all(3).map(Move::Double));
        all.extend(Bar::all().map(Move::Bar));
        all.extend(Colour::ALL.map(Move::Colour));
        all.extend(Seat::all(4).map(Move::Start));
        all.extend(Die::all().map(Move::Die));
        all
    }
}
