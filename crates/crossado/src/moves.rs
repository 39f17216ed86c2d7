//! What can be done, and the lists of it.

use crosstable_core::{MoveList, Seat};

use crate::choices::Choices;
use crate::{Field, Plank, Planks, Position, Stage};

/// Where a piece can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The own start island: `start`.
    Start,
    /// A square: `e5`.
    Field(Field),
    /// The own goal island: `goal`.
    Goal,
}

/// A move or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `plank:e5h` lays one of the own planks in phase 1 (CA-06).
    Plank(Plank),
    /// `take:e5h` takes up a plank after a 1 or a 6 (CA-15).
    Take(Plank),
    /// `lay:f7v` lays the plank just taken (CA-15).
    Lay(Plank),
    /// `e5-g7` walks a piece as far as the die says (CA-08). Pieces on the start island are all alike.
    Walk {
        /// Where it stands.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// `pass` forgoes moving after a 1 or a 6 that no piece can walk (CA-17).
    Pass,
    /// `~d4` what the die shows.
    Die(u8),
    /// `~lone:2` who of three players is alone (CA-05).
    Lone(Seat),
    /// `~start:1` who starts.
    Start(Seat),
}

impl Position {
    /// Places where a plank can be laid now: by CA-07, and by CA-15 not where the one in hand was taken from.
    #[inline]
    pub(crate) fn places(&self) -> Planks {
        let fitting = Planks::that_fit(self.board().river() - self.covered);
        match self.stage {
            Stage::Relaying { taken, .. } => fitting.without(taken),
            _ => fitting,
        }
    }

    /// Planks that can be taken (CA-15): no piece stands on them (CA-16), and there is another place for them.
    #[inline]
    pub(crate) fn takeable(&self) -> Planks {
        let empty = self.laid.clear_of(self.occupied());
        let free = self.board().river() - self.covered;
        if !Planks::that_fit(free).is_empty() {
            return empty;
        }
        // Only a plank whose own fields make room can go anywhere; hardly any board is ever so full.
        let elsewhere = |plank: &Plank| {
            let places = Planks::that_fit(free | plank.fields());
            !places.without(*plank).is_empty()
        };
        empty.iter().filter(elsewhere).collect()
    }

    /// All legal moves, in order.
    #[inline]
    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        match self.stage {
            Stage::Laying { .. } => self.places().for_each(|plank| list.push(Move::Plank(plank))),
            Stage::Relaying { .. } => self.places().for_each(|plank| list.push(Move::Lay(plank))),
            Stage::Moving { seat, die, relaid } => Choices::of(self, seat, die, relaid).list(list),
            Stage::Lone | Stage::Lot | Stage::Rolling { .. } | Stage::Over => {}
        }
    }
}
