//! One of the legal moves, drawn without listing the hundreds of them.

use crosstable_core::Seat;
use crosstable_core::rng::{self, Rng};

use crate::components::{PIECES, allows_relay};
use crate::shade::{self, Shaded};
use crate::{Move, Place, Position, Stage};

impl Position {
    /// One of the legal moves, each equally likely.
    #[inline]
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let kind = match self.stage {
            Stage::Moving { seat, die, relaid } => return self.draw_turn(seat, die, relaid, rng),
            Stage::Relaying { .. } => Move::Lay,
            _ => Move::Plank,
        };
        let places = self.places();
        let index = rng::below(rng, places.len());
        kind(places.any(index).expect("the index is below the number of places"))
    }

    #[inline]
    fn draw_turn<R: Rng + ?Sized>(&self, seat: Seat, die: u8, relaid: bool, rng: &mut R) -> Move {
        let walkers = Walkers::of(self, seat, die);
        // Who cannot walk passes (CA-17).
        let walks = walkers.ways().max(1);
        let mut index = if allows_relay(die) && !relaid {
            let takes = self.takeable();
            let index = rng::below(rng, walks + takes.len());
            if index >= walks {
                return Move::Take(
                    takes.any(index - walks).expect("the index is below the number of planks"),
                );
            }
            index
        } else {
            rng::below(rng, walks)
        };
        for walker in walkers.all() {
            if index < walker.ways {
                return Move::Walk { from: walker.from, to: walker.to(index) };
            }
            index -= walker.ways;
        }
        Move::Pass
    }
}

/// A piece, or all pieces that wait on the island, with what can be reached from squares of one shade.
#[derive(Clone, Copy)]
struct Walker {
    from: Place,
    ends: Shaded,
    ends_dark: bool,
    goal: bool,
    ways: u32,
}

impl Walker {
    /// Where one of its ways leads.
    #[inline]
    fn to(self, index: u32) -> Place {
        self.ends.any(index, self.ends_dark).map_or(Place::Goal, Place::Field)
    }
}

/// Everything of a seat that could walk. The waiting pieces begin on squares of both shades, so they are here twice.
struct Walkers {
    all: [Walker; PIECES as usize + 1],
    len: usize,
}

/// What all pieces of a seat have in common, by shade.
struct Ground {
    covered: [Shaded; 2],
    own: [Shaded; 2],
    shore: [Shaded; 2],
    die: u8,
}

impl Walkers {
    #[inline]
    fn of(position: &Position, seat: Seat, die: u8) -> Self {
        let own = position.pieces(seat).crossing.by_shade();
        let shore = position.board().shore(position.goal(seat)).by_shade();
        let ground = Ground { covered: position.covered.by_shade(), own, shore, die };
        let nobody =
            Walker { from: Place::Start, ends: Shaded::EMPTY, ends_dark: false, goal: false, ways: 0 };
        let mut walkers = Walkers { all: [nobody; PIECES as usize + 1], len: 0 };
        let exit = position.exit(seat);
        if !exit.is_empty() {
            let [light, dark] = exit.by_shade();
            walkers.push::<false>(&ground, Place::Start, light);
            walkers.push::<true>(&ground, Place::Start, dark);
            let [one, other, ..] = &mut walkers.all;
            if one.goal && other.goal {
                // It is one goal and one move.
                other.goal = false;
                other.ways -= 1;
            }
        }
        let [light, dark] = own;
        light.for_each(false, |field, origin| walkers.push::<false>(&ground, Place::Field(field), origin));
        dark.for_each(true, |field, origin| walkers.push::<true>(&ground, Place::Field(field), origin));
        walkers
    }

    #[inline]
    fn push<const DARK: bool>(&mut self, ground: &Ground, from: Place, origins: Shaded) {
        let (here, there) = (usize::from(DARK), usize::from(!DARK));
        let [last, before] =
            shade::walk::<DARK>(origins, ground.covered[here], ground.covered[there], ground.die);
        let ends_dark = DARK ^ (ground.die % 2 == 1);
        // CA-12: the piece itself is no hindrance, it has left its field when it comes back to it.
        let ends = last - (ground.own[usize::from(ends_dark)] - origins.if_same(DARK == ends_dark));
        let goal = !(before & ground.shore[usize::from(!ends_dark)]).is_empty(); // CA-13
        if let Some(slot) = self.all.get_mut(self.len) {
            *slot = Walker { from, ends, ends_dark, goal, ways: ends.len() + u32::from(goal) };
            self.len += 1;
        }
    }

    #[inline]
    fn all(&self) -> &[Walker] {
        &self.all[..self.len]
    }

    #[inline]
    fn ways(&self) -> u32 {
        self.all().iter().map(|walker| walker.ways).sum()
    }
}
