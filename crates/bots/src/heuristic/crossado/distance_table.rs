//! All distances of one position that its moves are judged by.

use std::cell::RefCell;
use std::ops::ControlFlow;

use crossado::{Fields, Lie, Place, Plank, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use super::distance::{Scale, spread};

/// The cost to reach each field.
type Distances = [u16; 256];

/// Pieces that stand on the same place, and the distances from there.
#[derive(Clone, Copy)]
struct Source {
    pieces: u16,
    /// The cost to the goal now.
    now: u16,
    /// The cost to step onto a field, its water included.
    from: Distances,
}

/// The distances of one seat.
#[derive(Clone, Copy)]
struct SeatDistances {
    scale: Scale,
    /// The cost from a field to the goal, its water included.
    goal: Distances,
    /// From the start island.
    start: u16,
    sources: [Source; 4],
    /// How many sources there are: only where a plank is to be laid.
    len: usize,
}

/// All distances of a position.
pub(super) struct DistanceTable {
    of: Option<Position>,
    seats: [SeatDistances; MAX_SEATS],
}

thread_local! {
    /// Priors are asked for move by move, and all moves of a position need the same distances.
    static LAST: RefCell<DistanceTable> = const { RefCell::new(DistanceTable::EMPTY) };
}

/// Reads the distances of this position, computed first unless it is the one asked for last.
pub(super) fn with_distances<T>(position: &Position, read: impl FnOnce(&DistanceTable) -> T) -> T {
    LAST.with_borrow_mut(|table| {
        if table.of.as_ref() != Some(position) {
            table.compute(position);
        }
        read(table)
    })
}

impl DistanceTable {
    const EMPTY: DistanceTable = {
        let source = Source { pieces: 0, now: 0, from: [0; 256] };
        let seat =
            SeatDistances { scale: Scale::of(0), goal: [0; 256], start: 0, sources: [source; 4], len: 0 };
        DistanceTable { of: None, seats: [seat; MAX_SEATS] }
    };

    fn compute(&mut self, position: &Position) {
        let lays = matches!(position.stage(), Stage::Laying { .. } | Stage::Relaying { .. });
        for seat in Seat::all(position.players()) {
            self.seats[seat.index()].compute(position, seat, lays);
        }
        self.of = Some(*position);
    }

    /// The pips from a place to the seat's goal.
    pub(super) fn to_goal(&self, seat: Seat, place: Place) -> f32 {
        let own = &self.seats[seat.index()];
        own.scale.pips(match place {
            Place::Start => own.start.into(),
            Place::Field(field) => own.goal[usize::from(field.index())].into(),
            Place::Goal => 0,
        })
    }

    /// The pips that the seat's pieces save together if this plank is laid. Only where a plank is to be laid.
    pub(super) fn saved(&self, seat: Seat, plank: Plank) -> f32 {
        self.seats[seat.index()].saved(plank)
    }
}

impl SeatDistances {
    fn compute(&mut self, position: &Position, seat: Seat, lays: bool) {
        let board = position.board();
        let pieces = position.pieces(seat);
        self.scale = Scale::of(pieces.waiting + pieces.crossing.len() as u8);
        self.len = 0;
        let home = board.shore(position.home(seat));
        fill(position, board.shore(position.goal(seat)), self.scale, u16::MAX, &mut self.goal);
        let start = home.into_iter().map(|field| self.goal[usize::from(field.index())]).min();
        self.start = start.unwrap_or_default() + self.scale.step;
        if !lays {
            return;
        }
        if pieces.waiting > 0 {
            self.add(position, home, pieces.waiting.into(), self.start);
        }
        for field in pieces.crossing {
            let here = Fields::of(field);
            let around = (here.north() | here.east() | here.south() | here.west()) & board.river();
            self.add(position, around, 1, self.goal[usize::from(field.index())]);
        }
    }

    fn add(&mut self, position: &Position, beginning: Fields, pieces: u16, now: u16) {
        if let Some(source) = self.sources.get_mut(self.len) {
            (source.pieces, source.now) = (pieces, now);
            fill(position, beginning, self.scale, now, &mut source.from);
            self.len += 1;
        }
    }

    fn saved(&self, plank: Plank) -> f32 {
        let Scale { step, water } = self.scale;
        let first = usize::from(plank.field.index());
        // A row of fields is sixteen long.
        let next = match plank.lie {
            Lie::Horizontal => 1,
            Lie::Vertical => 16,
        };
        let fields = [first, first + next, first + 2 * next];
        // Costs without the water, which the plank covers.
        let [a, b, c] = fields.map(|field| self.goal[field] - water);
        // From each field along the plank.
        let middle = b.min(a.min(c) + step);
        let on = [a.min(middle + step), middle, c.min(middle + step)];
        let mut saved = 0;
        for source in &self.sources[..self.len] {
            let over = |index: usize| source.from[fields[index]] - water + on[index];
            let path = over(0).min(over(1)).min(over(2));
            saved += u32::from(source.pieces * source.now.saturating_sub(path));
        }
        self.scale.pips(saved)
    }
}

/// Farther than any field.
const FAR: u16 = 1 << 12;

/// Fields that cost more than `most` count as [`FAR`]: no path over them is shorter than the one of that cost.
fn fill(position: &Position, beginning: Fields, scale: Scale, most: u16, distances: &mut Distances) {
    distances.fill(FAR);
    spread(position.board().river(), position.covered(), beginning, scale, |cost, fields| {
        if cost > most {
            return ControlFlow::Break(());
        }
        for field in fields {
            distances[usize::from(field.index())] = cost;
        }
        ControlFlow::Continue(())
    });
}
