//! What the bars offer to each figure: how far they are out of line, and how far it can run by points.
//!
//! The same estimate as in the hand-written heuristic, but in whole numbers, and for all columns near a figure at once:
//! the search asks for it after every move that it lists.

use cross_n_go::{Colour, Colours, Move, Phase, Position, ROWS, Row, Side, Way};
use crosstable_core::{Game, MAX_SEATS, Seat};

use crate::maths::logistic;
use crate::utility::by_rank;

/// The most points a turn has.
pub(super) const POINTS: usize = 5;
/// The most figures a seat has.
const FIGURES: usize = 3;
/// A bar never counts as further out of line than this; there are other lanes then.
pub(super) const FURTHEST: u8 = 5;

/// Columns that are looked at together, from five left of a figure on; those behind the eleventh are never used.
const WIDTH: usize = 16;
/// How far beside a bar a column may begin before every field of the bar is too far away.
const REACH: usize = 16;

/// For each set of free fields and each column, counted from [`REACH`] fields left of the bar: how far the bar has to be
/// shifted to bring one of them into that column.
static NEAREST: [[u8; 2 * REACH + WIDTH]; 256] = {
    let mut nearest = [[FURTHEST; 2 * REACH + WIDTH]; 256];
    let mut fields = 1;
    while fields < 256 {
        let mut column = 0;
        while column < 2 * REACH + WIDTH {
            let mut field = 0;
            while field < 8 {
                let distance = (REACH + field).abs_diff(column) as u8;
                if fields >> field & 1 == 1 && distance < nearest[fields][column] {
                    nearest[fields][column] = distance;
                }
                field += 1;
            }
            column += 1;
        }
        fields += 1;
    }
    nearest
};

/// Parts of a turn in which turns are counted.
pub(super) const TURN: i32 = 50;
/// Turns a joker in hand is worth.
const JOKER: i32 = 22;
/// What it is worth to be next.
const NEXT: i32 = 25;
/// The value of each point left over.
const SPARE: i16 = 2;
/// How uncertain a lead is, for each turn that is still needed.
const NOISE: f32 = 0.35;
/// What the next bar costs if it is one field out of line. Each bar behind it costs three quarters of the one before.
const SHIFT: u8 = 12;

/// By row what a figure there needs if all bars ahead are as far out of line as usual, less what the bars then cost. Nothing
/// on the last row: that figure has crossed.
const NEEDS: [i16; ROWS] = {
    let mut needs = [0; ROWS];
    // The cost of all bars ahead, in thousandths, if each is 1.3 fields out of line.
    let mut usual = 0;
    let mut row = ROWS - 1;
    while row > 0 {
        row -= 1;
        usual = usual * 3 / 4 + 1_300 * SHIFT as i32;
        needs[row] = (21 * (ROWS - row) as i32 + 20 - usual / 1_000) as i16;
    }
    needs
};

/// A figure, or several that share their start field.
#[derive(Clone, Copy, Default)]
pub(super) struct Figure {
    /// Rows behind it.
    pub(super) row: u8,
    column: i16,
    colour: u8,
    /// How many figures share the field.
    pub(super) count: u8,
    /// How far each of the next bars is out of line with it.
    pub(super) gaps: [u8; 5],
    /// Turns it needs.
    pub(super) needs: i16,
    /// By points the turns that its best run saves.
    pub(super) saved: [i16; POINTS + 1],
    /// By points the rows of its longest run.
    pub(super) gain: [u8; POINTS + 1],
}

/// The rows in the order in which the figures of one colour cross them.
#[derive(Clone, Copy)]
struct Track {
    side: Side,
    /// Fields of the colour onto which a figure can step.
    open: [u8; ROWS],
    /// The column of a row's first field.
    left: [i16; ROWS],
}

impl Track {
    const NONE: Track = Track { side: Side::Near, open: [0; ROWS], left: [0; ROWS] };

    /// How many rows of this track lie behind a row.
    #[inline]
    fn index(&self, row: Row) -> usize {
        match self.side {
            Side::Near => row.index(),
            Side::Far => ROWS - 1 - row.index(),
        }
    }

    /// Looks at the ways of a figure.
    #[inline]
    fn figure(&self, row: usize, column: i16, count: u8) -> Figure {
        // By row: how far the bar is out of line with each column, and what the bars ahead of that row cost there.
        let mut gaps = [[0; WIDTH]; ROWS];
        let mut costs = [[0; WIDTH]; ROWS];
        for ahead in (row + 1..ROWS).rev() {
            let from = column.wrapping_sub(self.left[ahead]).wrapping_sub(POINTS as i16);
            let from = from.clamp(-(REACH as i16), REACH as i16) + REACH as i16;
            let near = &NEAREST[usize::from(self.open[ahead])][from as usize..][..WIDTH];
            for lane in 0..WIDTH {
                gaps[ahead][lane] = near[lane];
                let behind = costs[ahead][lane];
                costs[ahead - 1][lane] = near[lane] * SHIFT + behind / 2 + behind / 4;
            }
        }
        let needs = |row: usize, lane: usize| NEEDS[row] + i16::from(costs[row][lane]);
        let mut figure =
            Figure { row: row as u8, column, count, needs: needs(row, POINTS), ..Figure::default() };
        for (gap, ahead) in figure.gaps.iter_mut().zip(row + 1..ROWS) {
            *gap = gaps[ahead][POINTS];
        }
        for lane in 0..=2 * POINTS {
            // First the figure's own bar is shifted, then those ahead of it.
            let mut spent = lane.abs_diff(POINTS);
            for (ahead, gaps) in gaps.iter().enumerate().skip(row + 1) {
                spent += usize::from(gaps[lane]);
                if spent > POINTS {
                    break;
                }
                figure.saved[spent] = figure.saved[spent].max(figure.needs - needs(ahead, lane));
                let last = u8::from(ahead == ROWS - 1);
                figure.gain[spent] = figure.gain[spent].max((ahead - row) as u8 + last);
            }
        }
        figure
    }
}

/// The figures of a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Figures {
    each: [Figure; FIGURES],
    len: usize,
    /// The rows that they all have to go.
    pub(super) to_go: i32,
    /// Turns they need, less what the jokers of the seat are worth.
    pub(super) needs: i32,
    /// By points the turns that the best run saves.
    pub(super) saved: [i16; POINTS + 1],
    /// By points the rows of the longest run.
    pub(super) gain: [u8; POINTS + 1],
    /// Rows ahead of a figure on which every field of its colour is taken.
    pub(super) shut: usize,
}

impl Figures {
    fn of(position: &Position, seat: Seat, tracks: &mut [Track; 4]) -> Self {
        let mut all = Figures { needs: -JOKER * i32::from(position.jokers(seat)), ..Figures::default() };
        for colour in position.colours(seat).iter() {
            all.read(position, colour, position.side(seat), &mut tracks[colour.index()]);
        }
        all.spend_the_rest();
        all
    }

    /// Reads the rows of a colour, and adds its figures.
    fn read(&mut self, position: &Position, colour: Colour, side: Side, track: &mut Track) {
        let mut standing = [0; ROWS];
        let set = Colours::of(colour);
        let mut rearmost = ROWS;
        track.side = side;
        for index in (0..ROWS).rev() {
            let row = match side {
                Side::Near => Row::new(index),
                Side::Far => Row::new(ROWS - 1 - index),
            };
            let painted = position.bar(row).fields(set);
            let figures = position.figures_on(row);
            standing[index] = painted & figures;
            track.open[index] = painted & !figures & !position.jokers_on(row);
            track.left[index] = position.offset(row);
            if standing[index] != 0 {
                rearmost = index;
            }
        }
        for (row, mut fields) in standing.into_iter().enumerate().skip(rearmost) {
            self.shut += usize::from(row > rearmost && track.open[row] == 0);
            while fields != 0 && self.len < FIGURES {
                let column = track.left[row].wrapping_add(fields.trailing_zeros() as i16);
                fields &= fields - 1;
                let count = if row == 0 { position.at_start(colour).max(1) } else { 1 };
                let figure = track.figure(row, column, count);
                self.to_go += i32::from(count) * (ROWS - row) as i32;
                self.add(&figure);
                self.each[self.len] = Figure { colour: colour.index() as u8, ..figure };
                self.len += 1;
            }
        }
    }

    #[inline]
    fn add(&mut self, figure: &Figure) {
        self.needs += i32::from(figure.count) * i32::from(figure.needs);
        for points in 0..=POINTS {
            self.saved[points] = self.saved[points].max(figure.saved[points]);
            self.gain[points] = self.gain[points].max(figure.gain[points]);
        }
    }

    /// More points save at least as much as fewer, and those left over have a value too.
    #[inline]
    fn spend_the_rest(&mut self) {
        for points in 1..=POINTS {
            self.saved[points] = self.saved[points].max(self.saved[points - 1] + SPARE);
            self.gain[points] = self.gain[points].max(self.gain[points - 1]);
        }
    }

    /// Turns the seat needs, less what its next turn saves.
    #[inline]
    fn turns(&self, due: Due, playing: bool, points: usize) -> i32 {
        self.needs
            - match due {
                Due::Play => i32::from(self.saved[points.min(POINTS)]),
                Due::Next if playing => self.expected() + NEXT,
                Due::Roll => self.expected() + NEXT,
                Due::Next | Due::Later => self.expected() / 2,
            }
    }

    /// The fewest points that bring a figure across, or one more than a turn has.
    pub(super) fn cross(&self) -> usize {
        let crosses = |figure: &Figure, points: usize| figure.row + figure.gain[points] >= ROWS as u8;
        (0..=POINTS).find(|points| self.iter().any(|figure| crosses(figure, *points))).unwrap_or(POINTS + 1)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Figure> {
        self.each[..self.len].iter()
    }

    /// How much more than average the next turn saves, before the die is rolled. A six brings a joker and another roll.
    pub(super) fn expected(&self) -> i32 {
        let sum: i32 = self.saved[1..].iter().map(|saved| i32::from(*saved)).sum();
        (7 * sum / 6 + JOKER) / 6 - TURN
    }
}

/// What is due for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    /// It plays its points.
    Play,
    /// It rolls.
    Roll,
    /// It comes next, behind the seat whose turn it is.
    Next,
    /// Others come first.
    Later,
}

impl Due {
    pub(super) fn of(position: &Position, seat: Seat) -> Self {
        let turn = position.turn().unwrap_or_default();
        match position.phase() == Phase::Play {
            playing if seat == turn => {
                if playing {
                    Due::Play
                } else {
                    Due::Roll
                }
            }
            _ if seat == turn.next(position.players()) => Due::Next,
            _ => Due::Later,
        }
    }
}

/// All seats.
pub(super) struct Table {
    /// By colour.
    tracks: [Track; 4],
    pub(super) figures: [Figures; MAX_SEATS],
    pub(super) due: [Due; MAX_SEATS],
    /// Turns each seat needs, less what its next turn saves.
    pub(super) turns: [i32; MAX_SEATS],
}

impl Table {
    pub(super) fn of(position: &Position) -> Self {
        let mut table = Table {
            tracks: [Track::NONE; 4],
            figures: [Figures::default(); MAX_SEATS],
            due: [Due::Later; MAX_SEATS],
            turns: [0; MAX_SEATS],
        };
        let playing = position.phase() == Phase::Play;
        for seat in Seat::all(position.players()) {
            let index = seat.index();
            let figures = Figures::of(position, seat, &mut table.tracks);
            let due = Due::of(position, seat);
            table.turns[index] = figures.turns(due, playing, usize::from(position.points()));
            (table.figures[index], table.due[index]) = (figures, due);
        }
        table
    }

    /// The share of the others that a seat can expect to beat, by turns alone.
    pub(super) fn share(&self, position: &Position, seat: Seat) -> f32 {
        share(&self.turns, position.players(), seat)
    }

    /// The log-odds of a seat against another by turns alone, in parts of 64.
    pub(super) fn lead(&self, seat: Seat, other: Seat) -> i32 {
        (64.0 * odds(self.turns[seat.index()], self.turns[other.index()])) as i32
    }

    /// What a seat can expect after its move, by turns alone. Looks only at the figures for which the move changes
    /// something.
    pub(super) fn share_after(&self, position: &Position, seat: Seat, mv: Move) -> f32 {
        let players = position.players();
        let mut tracks = self.tracks;
        // By colour the rows behind which figures have to be looked at again, the own row of a figure and how far it goes.
        let mut until = [0; 4];
        let (mut own, mut points, mut joker) = (None, usize::from(position.points()), JOKER);
        match mv {
            Move::Shift(row, way) => {
                let step = if way == Way::Left { -1 } else { 1 };
                for (track, until) in tracks.iter_mut().zip(&mut until) {
                    let index = track.index(row);
                    track.left[index] = track.left[index].wrapping_add(step);
                    *until = index + 1;
                }
                own = Some((row, step));
                points = points.saturating_sub(1);
                joker = 0;
            }
            Move::Swap(pair) => {
                for (track, until) in tracks.iter_mut().zip(&mut until) {
                    let [low, high] = pair.rows().map(|row| track.index(row));
                    track.open.swap(low, high);
                    track.left.swap(low, high);
                    *until = low.max(high);
                }
            }
            Move::Block(spot) => {
                if let Some(colour) = position.bar(spot.row()).colour(spot.field()) {
                    let track = &mut tracks[colour.index()];
                    let index = track.index(spot.row());
                    track.open[index] &= !(1 << spot.field());
                    until[colour.index()] = index;
                }
            }
            _ => {
                let mut after = *position;
                after.apply(mv);
                return match after.standing() {
                    Some(standing) => by_rank(&standing)[seat.index()],
                    None => Table::of(&after).share(&after, seat),
                };
            }
        }
        let mut turns = [0; MAX_SEATS];
        for other in Seat::all(players) {
            let index = other.index();
            let before = &self.figures[index];
            let mut after =
                Figures { needs: -JOKER * i32::from(position.jokers(other)), ..Figures::default() };
            if other == seat {
                after.needs += joker;
            }
            for figure in before.iter() {
                let (colour, row) = (usize::from(figure.colour), usize::from(figure.row));
                if row < until[colour] {
                    let track = &tracks[colour];
                    let along = own.filter(|(own, _)| track.index(*own) == row).map_or(0, |(_, step)| step);
                    after.add(&track.figure(row, figure.column.wrapping_add(along), figure.count));
                } else {
                    after.add(figure);
                }
            }
            after.spend_the_rest();
            turns[index] = after.turns(self.due[index], true, points);
        }
        share(&turns, players, seat)
    }
}

/// The share of the others that a seat can expect to beat, by turns alone.
fn share(turns: &[i32; MAX_SEATS], players: u8, seat: Seat) -> f32 {
    let mine = turns[seat.index()];
    let mut share = 0.0;
    for other in Seat::all(players).filter(|other| *other != seat) {
        share += logistic(odds(mine, turns[other.index()]));
    }
    share / f32::from(players - 1)
}

/// The log-odds of a seat that needs `mine` turns against one that needs `theirs`. The more turns are left, the less certain
/// is a lead.
fn odds(mine: i32, theirs: i32) -> f32 {
    (theirs - mine) as f32 / (NOISE * ((mine + theirs).max(TURN) as f32 * TURN as f32).sqrt())
}
