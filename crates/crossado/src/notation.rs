//! Moves as text.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Path, Seat, Target, Token};

use crate::components::DIE;
use crate::{Field, Lie, Move, Place, Plank};

/// The buttons.
pub(crate) const TAKE: &str = "take";
pub(crate) const PASS: &str = "pass";

/// A plank in the hand: an own one or the one just taken, and how it will lie. It is picked before its place, so that a
/// player looks for one kind of places at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HandPlank {
    Own(Lie),
    Taken(Lie),
}

impl HandPlank {
    const ALL: [HandPlank; 4] = [
        HandPlank::Own(Lie::Horizontal),
        HandPlank::Own(Lie::Vertical),
        HandPlank::Taken(Lie::Horizontal),
        HandPlank::Taken(Lie::Vertical),
    ];

    /// What a player points at.
    pub(crate) const fn target(self) -> Target {
        Target::new(match self {
            HandPlank::Own(Lie::Horizontal) => "plank-h",
            HandPlank::Own(Lie::Vertical) => "plank-v",
            HandPlank::Taken(Lie::Horizontal) => "lay-h",
            HandPlank::Taken(Lie::Vertical) => "lay-v",
        })
    }

    fn at(self, plank: Plank) -> Option<Move> {
        let (HandPlank::Own(lie) | HandPlank::Taken(lie)) = self;
        let lay = match self {
            HandPlank::Own(_) => Move::Plank,
            HandPlank::Taken(_) => Move::Lay,
        };
        (plank.lie == lie).then(|| lay(plank))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Start => f.write_str("start"),
            Place::Field(field) => field.fmt(f),
            Place::Goal => f.write_str("goal"),
        }
    }
}

impl FromStr for Place {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text {
            "start" => Ok(Place::Start),
            "goal" => Ok(Place::Goal),
            _ => text.parse().map(Place::Field),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Plank(plank) => write!(f, "plank:{plank}"),
            Move::Take(plank) => write!(f, "take:{plank}"),
            Move::Lay(plank) => write!(f, "lay:{plank}"),
            Move::Walk { from, to } => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
            Move::Die(die) => write!(f, "~d{die}"),
            Move::Lone(seat) => write!(f, "~lone:{seat}"),
            Move::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if let Some((what, which)) = token.split_once(':') {
            return match what {
                "plank" => which.parse().map(Move::Plank),
                "take" => which.parse().map(Move::Take),
                "lay" => which.parse().map(Move::Lay),
                // There is no such thing with four players.
                "~lone" if which != "4" => which.parse().map(Move::Lone).map_err(|_| BadToken),
                "~start" => which.parse().map(Move::Start).map_err(|_| BadToken),
                _ => Err(BadToken),
            };
        }
        if let Some((from, to)) = token.split_once('-') {
            return Ok(Move::Walk { from: from.parse()?, to: to.parse()? });
        }
        match token.as_bytes() {
            b"pass" => Ok(Move::Pass),
            [b'~', b'd', die] if (1..=DIE).contains(&die.wrapping_sub(b'0')) => Ok(Move::Die(die - b'0')),
            _ => Err(BadToken),
        }
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Die(_) | Move::Lone(_) | Move::Start(_))
    }

    fn paths(self) -> Vec<Path> {
        let path = match self {
            Move::Plank(plank) => vec![HandPlank::Own(plank.lie).target(), Target::of(plank)],
            Move::Take(plank) => vec![Target::new(TAKE), Target::of(plank)],
            Move::Lay(plank) => vec![HandPlank::Taken(plank.lie).target(), Target::of(plank)],
            Move::Walk { from, to } => vec![Target::of(from), Target::of(to)],
            Move::Pass => vec![Target::new(PASS)],
            Move::Die(_) | Move::Lone(_) | Move::Start(_) => return Vec::new(),
        };
        vec![path]
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        let (what, place) = match path {
            [what] => return (what.as_str() == PASS).then_some(Move::Pass),
            [what, place] => (what, place.as_str()),
            _ => return None,
        };
        if what.as_str() == TAKE {
            return place.parse().ok().map(Move::Take);
        }
        if let Some(hand) = HandPlank::ALL.into_iter().find(|hand| hand.target() == *what) {
            return hand.at(place.parse().ok()?);
        }
        Some(Move::Walk { from: what.as_str().parse().ok()?, to: place.parse().ok()? })
    }
}

impl Move {
    /// Everything that can be written down, in order. Much of it is never legal, such as a walk out of the goal;
    /// but it can be read, and so it can be refused with a reason.
    pub(crate) fn all() -> Vec<Move> {
        let places: Vec<Place> = std::iter::once(Place::Start)
            .chain(Field::all().map(Place::Field))
            .chain(std::iter::once(Place::Goal))
            .collect();
        let walks = places.iter().flat_map(|&from| places.iter().map(move |&to| Move::Walk { from, to }));
        let mut all: Vec<Move> = Plank::all().map(Move::Plank).collect();
        all.extend(Plank::all().map(Move::Take));
        all.extend(Plank::all().map(Move::Lay));
        all.extend(walks);
        all.push(Move::Pass);
        all.extend((1..=DIE).map(Move::Die));
        all.extend(Seat::all(3).map(Move::Lone));
        all.extend(Seat::all(4).map(Move::Start));
        all
    }
}
