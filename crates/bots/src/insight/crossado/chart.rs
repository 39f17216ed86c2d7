//! A chart of one position: how far it is from everywhere to everywhere that matters.

use std::cell::RefCell;
use std::ops::ControlFlow;

use crossado::{Fields, Lie, Place, Plank, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use super::ways::{Scale, spread};

/// By field the cost to come there.
type Distances = [u16; 256];

/// Pieces that stand on the same place, and how far it is from there.
#[derive(Clone, Copy)]
struct Source {
    pieces: u16,
    /// What the way to the goal costs now.
    now: u16,
    /// What it costs to come onto a field, the water there included.
    from: Distances,
}

/// What one seat's ways cost.
#[derive(Clone, Copy)]
struct Ways {
    scale: Scale,
    /// What the way to the goal costs from a field, the water there included.
    goal: Distances,
    /// From the start island.
    start: u16,
    sources: [Source; 4],
    /// How many sources there are: only where a plank is to be laid.
    len: usize,
}

/// The chart of a position.
pub(super) struct Chart {
    of: Option<Position>,
    ways: [Ways; MAX_SEATS],
}

thread_local! {
    /// Promises are asked for move by move, and all moves of a position need the same chart.
    static CHART: RefCell<Chart> = const { RefCell::new(Chart::EMPTY) };
}

/// Reads the chart of this position, which is drawn first if it was not asked for last.
pub(super) fn with_chart<T>(position: &Position, read: impl FnOnce(&Chart) -> T) -> T {
    CHART.with_borrow_mut(|chart| {
        if chart.of.as_ref() != Some(position) {
            chart.draw(position);
        }
        read(chart)
    })
}

impl Chart {
    const EMPTY: Chart = {
        let source = Source { pieces: 0, now: 0, from: [0; 256] };
        let ways = Ways { scale: Scale::of(0), goal: [0; 256], start: 0, sources: [source; 4], len: 0 };
        Chart { of: None, ways: [ways; MAX_SEATS] }
    };

    fn draw(&mut self, position: &Position) {
        let lays = matches!(position.stage(), Stage::Laying { .. } | Stage::Relaying { .. });
        for seat in Seat::all(position.players()) {
            self.ways[seat.index()].draw(position, seat, lays);
        }
        self.of = Some(*position);
    }

    /// How many pips it is from a place to the seat's goal.
    pub(super) fn to_goal(&self, seat: Seat, place: Place) -> f32 {
        let ways = &self.ways[seat.index()];
        ways.scale.pips(match place {
            Place::Start => ways.start.into(),
            Place::Field(field) => ways.goal[usize::from(field.index())].into(),
            Place::Goal => 0,
        })
    }

    /// How many pips the seat's pieces save together if this plank is laid. Only where a plank is to be laid.
    pub(super) fn saved(&self, seat: Seat, plank: Plank) -> f32 {
        self.ways[seat.index()].saved(plank)
    }
}

impl Ways {
    fn draw(&mut self, position: &Position, seat: Seat, lays: bool) {
        let board = position.board();
        let pieces = position.pieces(seat);
        self.scale = Scale::of(pieces.waiting + pieces.crossing.len() as u8);
        self.len = 0;
        let home = board.shore(position.home(seat));
        draw(position, board.shore(position.goal(seat)), self.scale, &mut self.goal);
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
            draw(position, beginning, self.scale, &mut source.from);
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
        // Costs without the water that is none any more.
        let [a, b, c] = fields.map(|field| self.goal[field] - water);
        // From each field on along the plank.
        let middle = b.min(a.min(c) + step);
        let on = [a.min(middle + step), middle, c.min(middle + step)];
        let mut saved = 0;
        for source in &self.sources[..self.len] {
            let over = |index: usize| source.from[fields[index]] - water + on[index];
            let way = over(0).min(over(1)).min(over(2));
            saved += u32::from(source.pieces * source.now.saturating_sub(way));
        }
        self.scale.pips(saved)
    }
}

fn draw(position: &Position, beginning: Fields, scale: Scale, distances: &mut Distances) {
    spread(position.board().river(), position.covered(), beginning, scale, |cost, fields| {
        for field in fields {
            distances[usize::from(field.index())] = cost;
        }
        ControlFlow::Continue(())
    });
}
