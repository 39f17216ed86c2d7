//! All distances of one position that its moves are judged by.

use crossado::{Lie, Place, Plank, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use super::distance::{Distances, FAR, Scale, cost_from};
use super::memory::{Ground, Memory, Spot};

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
    start: u8,
    sources: [Source; 4],
    /// How many sources there are: only where a plank is to be laid.
    len: usize,
}

/// All distances of a position.
pub(super) struct DistanceTable {
    seats: [SeatDistances; MAX_SEATS],
}

impl DistanceTable {
    pub(super) fn of(memory: &mut Memory, position: &Position) -> Self {
        let source = Source { pieces: 0, now: 0, from: [FAR; 256] };
        let seat =
            SeatDistances { scale: Scale::of(0), goal: [FAR; 256], start: 0, sources: [source; 4], len: 0 };
        let mut table = DistanceTable { seats: [seat; MAX_SEATS] };
        let lays = matches!(position.stage(), Stage::Laying { .. } | Stage::Relaying { .. });
        for seat in Seat::all(position.players()) {
            table.seats[seat.index()].compute(memory, position, seat, lays);
        }
        table
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
    fn compute(&mut self, memory: &mut Memory, position: &Position, seat: Seat, lays: bool) {
        let (board, ground) = (position.board(), Ground::of(position));
        let (pieces, home) = (position.pieces(seat), position.home(seat));
        self.scale = Scale::of(pieces.waiting + pieces.crossing.len() as u8);
        self.goal = *memory.distances.to(ground, Spot::Island(position.goal(seat)), self.scale);
        self.start = cost_from(Spot::Island(home), board, self.scale, &self.goal);
        if !lays {
            return;
        }
        let waiting = (pieces.waiting > 0).then_some((Spot::Island(home), pieces.waiting, self.start));
        let crossing = pieces.crossing.into_iter();
        let crossing = crossing.map(|field| (Spot::Field(field), 1, self.goal[usize::from(field.index())]));
        for (source, (spot, pieces, now)) in self.sources.iter_mut().zip(waiting.into_iter().chain(crossing))
        {
            let from = *memory.distances.to(ground, spot, self.scale);
            *source = Source { pieces: pieces.into(), now: now.into(), from };
            self.len += 1;
        }
    }

    fn saved(&self, plank: Plank) -> f32 {
        let Scale { step, water } = self.scale;
        let step = u16::from(step);
        let first = usize::from(plank.field.index());
        // A row of fields is sixteen long.
        let next = match plank.lie {
            Lie::Horizontal => 1,
            Lie::Vertical => 16,
        };
        let fields = [first, first + next, first + 2 * next];
        // Costs without the water, which the plank covers.
        let [a, b, c] = fields.map(|field| u16::from(self.goal[field] - water));
        // From each field along the plank.
        let middle = b.min(a.min(c) + step);
        let on = [a.min(middle + step), middle, c.min(middle + step)];
        let mut saved = 0;
        for source in &self.sources[..self.len] {
            let over = |index: usize| u16::from(source.from[fields[index]] - water) + on[index];
            let path = over(0).min(over(1)).min(over(2));
            saved += u32::from(source.pieces * source.now.saturating_sub(path));
        }
        self.scale.pips(saved)
    }
}
