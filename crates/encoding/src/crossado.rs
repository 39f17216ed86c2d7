//! Crossado in numbers, version 1.
//!
//! Action index. Squares are 0 to 195, row by row on the largest board; planks 0 to 391, the horizontal ones first, by
//! their westmost or northmost square. A walk over planks is at most six steps long, so it ends within six squares of
//! where it begins: of a walk between squares the index names the first and the way from there, one of 85.
//!
//! | from | token | index within |
//! |---|---|---|
//! | 0 | `plank:e5h` | plank |
//! | 392 | `take:e5h` | plank |
//! | 784 | `lay:e5h` | plank |
//! | 1176 | `start-e5` | square |
//! | 1372 | `e5-goal` | square |
//! | 1568 | `start-goal` | |
//! | 1569 | `e5-g7` | 85 × from + way |
//! | 18229 | `pass` | |
//!
//! The ways are those to all squares at a distance of at most six, rows and columns together, row by row from the north.
//!
//! Outcomes: `~d1` to `~d6` 0 to 5, `~lone:1` to `~lone:3` from 6, `~start:1` to `~start:4` from 9.

use crossado::{Field, Fields, Lie, Move, Place, Plank, Position, Stage};
use crosstable_core::{MAX_SEATS, Seat};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Part, Writer};

const SIDE: usize = 14;
const SQUARES: usize = SIDE * SIDE;
const PLANKS: usize = 2 * SQUARES;
/// The longest walk.
const REACH: i8 = 6;
const WAYS: usize = 1 + 2 * REACH as usize * (REACH as usize + 1);

const TAKE: usize = PLANKS;
const LAY: usize = TAKE + PLANKS;
const FROM_START: usize = LAY + PLANKS;
const TO_GOAL: usize = FROM_START + SQUARES;
const START_GOAL: usize = TO_GOAL + SQUARES;
const WALK: usize = START_GOAL + 1;
const PASS: usize = WALK + SQUARES * WAYS;

const LONE: usize = 6;
const START: usize = LONE + 3;

/// Start island, planks, waiting, arrived, crossing.
const SEAT: usize = 4 + 1 + 1 + 1 + SQUARES;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::one_of("phase", 7, "lone, lot, laying, rolling, moving, relaying, over"),
    Part::one_of("board", 3, "sides of 12, 13 or 14 squares"),
    Part::number("all", "whether each player lays all planks at once"),
    Part::number("limit", "turns of phase 2 for each player"),
    Part::number("turns", "turns of phase 2 that are over, of all players together"),
    Part::seat("lone", "of three players the one who is alone on its diagonal"),
    Part::seat("start", "who starts or started"),
    Part::seat("turn", "whose turn it is"),
    Part::one_of("die", 6, "what the die shows"),
    Part::number("rolls", "how often the die was rolled in this turn already, in vain"),
    Part::number("relaid", "whether a plank was laid elsewhere in this turn"),
    Part::one_of("taken", PLANKS, "the plank that has been taken and is to be laid"),
    Part::new("planks", PLANKS, "which planks lie on the river"),
    Part::new(
        "seats",
        SEAT * MAX_SEATS,
        "for each seat: its start island nw, ne, se, sw; planks not yet laid; pieces that wait, pieces that have arrived; \
         the squares of the others",
    ),
];

#[inline]
const fn square(field: Field) -> usize {
    field.row() as usize * SIDE + field.column() as usize
}

const fn field(square: usize) -> Field {
    Field::new((square % SIDE) as u8, (square / SIDE) as u8)
}

#[inline]
const fn plank_index(plank: Plank) -> usize {
    let lie = match plank.lie {
        Lie::Horizontal => 0,
        Lie::Vertical => SQUARES,
    };
    lie + square(plank.field)
}

const fn plank(index: usize) -> Plank {
    let lie = if index < SQUARES { Lie::Horizontal } else { Lie::Vertical };
    Plank { lie, field: field(index % SQUARES) }
}

/// The first way of a row, counted from the northmost one.
const fn row_start(row: i8) -> usize {
    let (mut start, mut above) = (0, 0);
    while above < row {
        start += row_len(above);
        above += 1;
    }
    start
}

/// How many ways lead into a row.
const fn row_len(row: i8) -> usize {
    2 * (REACH - (row - REACH).abs()) as usize + 1
}

/// By row of the goal, from the northmost one: the first way that leads there.
const ROW_STARTS: [usize; 2 * REACH as usize + 1] = {
    let mut starts = [0; _];
    let mut row = 0;
    while row <= 2 * REACH {
        starts[row as usize] = row_start(row);
        row += 1;
    }
    starts
};

/// The way from one square to another, if it is within reach.
#[inline]
const fn way(from: Field, to: Field) -> Option<usize> {
    let east = to.column() as i8 - from.column() as i8;
    let south = to.row() as i8 - from.row() as i8;
    let widest = REACH - south.abs();
    if widest < 0 || east.abs() > widest {
        return None;
    }
    Some(ROW_STARTS[(south + REACH) as usize] + (east + widest) as usize)
}

/// Where a way leads, if that is on the board.
fn along(from: Field, way: usize) -> Option<Field> {
    let row = ROW_STARTS.iter().rposition(|start| *start <= way)?;
    let south = row as i8 - REACH;
    let east = (way - ROW_STARTS[row]) as i8 - (REACH - south.abs());
    let (column, row) = (from.column() as i8 + east, from.row() as i8 + south);
    let on_board = |place: &i8| (0..SIDE as i8).contains(place);
    (on_board(&column) && on_board(&row)).then(|| Field::new(column as u8, row as u8))
}

impl Encoding for Position {
    const VERSION: u32 = 1;
    const ACTIONS: usize = PASS + 1;
    const OUTCOMES: usize = START + MAX_SEATS;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        match mv {
            Move::Plank(plank) => Some(plank_index(plank)),
            Move::Take(plank) => Some(TAKE + plank_index(plank)),
            Move::Lay(plank) => Some(LAY + plank_index(plank)),
            Move::Walk { from: Place::Field(from), to: Place::Field(to) } => {
                way(from, to).map(|way| WALK + WAYS * square(from) + way)
            }
            Move::Walk { from: Place::Start, to: Place::Field(to) } => Some(FROM_START + square(to)),
            Move::Walk { from: Place::Field(from), to: Place::Goal } => Some(TO_GOAL + square(from)),
            Move::Walk { from: Place::Start, to: Place::Goal } => Some(START_GOAL),
            Move::Pass => Some(PASS),
            Move::Walk { .. } | Move::Die(_) | Move::Lone(_) | Move::Start(_) => None,
        }
    }

    fn action(&self, index: usize) -> Option<Move> {
        Some(match index {
            ..TAKE => Move::Plank(plank(index)),
            TAKE..LAY => Move::Take(plank(index - TAKE)),
            LAY..FROM_START => Move::Lay(plank(index - LAY)),
            FROM_START..TO_GOAL => {
                Move::Walk { from: Place::Start, to: Place::Field(field(index - FROM_START)) }
            }
            TO_GOAL..START_GOAL => Move::Walk { from: Place::Field(field(index - TO_GOAL)), to: Place::Goal },
            START_GOAL => Move::Walk { from: Place::Start, to: Place::Goal },
            WALK..PASS => {
                let from = field((index - WALK) / WAYS);
                let to = along(from, (index - WALK) % WAYS)?;
                Move::Walk { from: Place::Field(from), to: Place::Field(to) }
            }
            PASS => Move::Pass,
            _ => return None,
        })
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Die(pips) => Some(usize::from(pips) - 1),
            Move::Lone(seat) => Some(LONE + seat.index()),
            Move::Start(seat) => Some(START + seat.index()),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        match index {
            ..LONE => Some(Move::Die(index as u8 + 1)),
            LONE..START => Some(Move::Lone(Seat::new(index - LONE))),
            START.. if index < Self::OUTCOMES => Some(Move::Start(Seat::new(index - START))),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        let stage = self.stage();
        w.part("phase").one_of(7, Some(phase(stage)));
        w.part("board").one_of(3, Some(usize::from(self.board().side()) - 12));
        w.part("all").flag(self.lays_all_at_once());
        w.part("limit").number(self.limit());
        w.part("turns").number(self.turns());
        w.part("lone").seat(self.lone());
        w.part("start").seat(self.start());
        let (mut turn, mut shown, mut rolled, mut has_relaid, mut held) = (None, None, 0, false, None);
        match stage {
            Stage::Laying { seat } => turn = Some(seat),
            Stage::Rolling { seat, rolls } => (turn, rolled) = (Some(seat), rolls),
            Stage::Moving { seat, die, relaid } => {
                (turn, shown, has_relaid) = (Some(seat), Some(die), relaid);
            }
            Stage::Relaying { seat, die, taken } => {
                (turn, shown, held) = (Some(seat), Some(die), Some(taken));
            }
            Stage::Lone | Stage::Lot | Stage::Over => {}
        }
        w.part("turn").seat(turn);
        w.part("die").one_of(6, shown.map(|die| usize::from(die) - 1));
        w.part("rolls").number(rolled);
        w.part("relaid").flag(has_relaid);
        w.part("taken").one_of(PLANKS, held.map(plank_index));
        w.part("planks").ones(PLANKS, self.planks().iter().map(plank_index));
        w.part("seats");
        for seat in w.seats() {
            let pieces = self.pieces(seat);
            w.one_of(4, Some(self.home(seat) as usize));
            w.number(self.in_hand(seat));
            w.number(pieces.waiting);
            w.number(pieces.arrived);
            squares(&mut w, pieces.crossing);
        }
        w.skip_empty_seats(SEAT);
        w.end();
    }
}

#[inline]
fn squares(w: &mut Writer<'_>, fields: Fields) {
    w.ones(SQUARES, fields.into_iter().map(square));
}

const fn phase(stage: Stage) -> usize {
    match stage {
        Stage::Lone => 0,
        Stage::Lot => 1,
        Stage::Laying { .. } => 2,
        Stage::Rolling { .. } => 3,
        Stage::Moving { .. } => 4,
        Stage::Relaying { .. } => 5,
        Stage::Over => 6,
    }
}
