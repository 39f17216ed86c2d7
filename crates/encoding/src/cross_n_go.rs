//! Cross'N Go in numbers, version 1.
//!
//! Action index. Rows are 0 to 11 from the near side, spots 0 to 95 row by row. A figure is set back into a row next to
//! its own, so of `back` the index names the spot, whether it goes into the row before or after, and the field there.
//!
//! | from | token | index within |
//! |---|---|---|
//! | 0 | `shift:5l`, `shift:5r` | 2 × row, to the right 1 more |
//! | 24 | `block:5.3` | spot |
//! | 120 | `back:7.2-6.5` | 16 × spot + field, into the row after 8 more |
//! | 1656 | `swap:3-9` | the pairs of rows in order: 1-2, 1-3, …, 11-12 |
//! | 1722 | `run:7.2` | spot |
//! | 1818 | `end` | |
//!
//! Outcomes: `~double:1` to `~double:3` 0 to 2, the bars from 3 in the order of their table, `~colour:red` to
//! `~colour:yellow` from 15, `~start:1` to `~start:4` from 19, `~d1` to `~d6` from 23.

use cross_n_go::{Bar, Colour, Die, Move, Pair, Phase, Position, ROWS, Row, Spot, Way};
use crosstable_core::{MAX_SEATS, Seat};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Part, Writer};

const FIELDS: usize = 8;
const SPOTS: usize = ROWS * FIELDS;
const BARS: usize = 12;

const BLOCK: usize = 2 * ROWS;
const BACK: usize = BLOCK + SPOTS;
const SWAP: usize = BACK + SPOTS * 2 * FIELDS;
const RUN: usize = SWAP + Pair::ALL.len();
const END: usize = RUN + SPOTS;

const DRAW_BAR: usize = 3;
const DRAW_COLOUR: usize = DRAW_BAR + BARS;
const START: usize = DRAW_COLOUR + 4;
const DIE: usize = START + MAX_SEATS;

/// Bar, offset, figures, jokers, until whose turn.
const ROW: usize = BARS + 1 + FIELDS + FIELDS + MAX_SEATS * FIELDS;
/// Colours, jokers, across.
const SEAT: usize = 4 + 1 + 1;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::one_of("phase", 8, "double, bars, colours, start, roll, roll again, play, over"),
    Part::seat("double", "of three players the one who has two colours"),
    Part::number("limit", "how many turns each player has"),
    Part::seat("turn", "whose turn it is or was, before the first turn who is named to begin"),
    Part::number("turns", "turns that have ended, those of all players together"),
    Part::number("points", "points of the seat to move that are not used yet"),
    Part::number("jokers_played", "jokers the seat to move has played in this turn"),
    Part::new(
        "rows",
        ROW * ROWS,
        "for each row from the near side: which bar lies there; how far it is shifted to the right; of its fields from the \
         left how many figures stand there, whether a joker lies there, and for each seat whether it is taken away when its \
         turn comes",
    ),
    Part::new(
        "seats",
        SEAT * MAX_SEATS,
        "for each seat: whether it plays red, blue, green, yellow; jokers it holds; figures that have crossed",
    ),
];

impl Encoding for Position {
    const VERSION: u32 = 1;
    const ACTIONS: usize = END + 1;
    const OUTCOMES: usize = DIE + 6;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        match mv {
            Move::Shift(row, way) => Some(2 * row.index() + usize::from(way == Way::Right)),
            Move::Block(spot) => Some(BLOCK + index(spot)),
            Move::Back { from, to } => {
                let (row, into) = (from.row().index(), to.row().index());
                let after = if into == row + 1 {
                    FIELDS
                } else if into + 1 == row {
                    0
                } else {
                    return None;
                };
                Some(BACK + 2 * FIELDS * index(from) + after + usize::from(to.field()))
            }
            Move::Swap(pair) => Some(SWAP + pair_index(pair)),
            Move::Run(spot) => Some(RUN + index(spot)),
            Move::End => Some(END),
            Move::Double(_) | Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_) => None,
        }
    }

    fn action(&self, index: usize) -> Option<Move> {
        Some(match index {
            ..BLOCK => Move::Shift(Row::new(index / 2), Way::ALL[index % 2]),
            BLOCK..BACK => Move::Block(Spot::new((index - BLOCK) as u8)),
            BACK..SWAP => {
                let index = index - BACK;
                let from = Spot::new((index / (2 * FIELDS)) as u8);
                let place = index % (2 * FIELDS);
                let row = if place < FIELDS { from.row().down() } else { from.row().up() };
                Move::Back { from, to: row?.spot((place % FIELDS) as u8) }
            }
            SWAP..RUN => Move::Swap(Pair::ALL[index - SWAP]),
            RUN..END => Move::Run(Spot::new((index - RUN) as u8)),
            END => Move::End,
            _ => return None,
        })
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Double(seat) => Some(seat.index()),
            Move::Bar(bar) => Some(DRAW_BAR + bar.index()),
            Move::Colour(colour) => Some(DRAW_COLOUR + colour.index()),
            Move::Start(seat) => Some(START + seat.index()),
            Move::Die(die) => Some(DIE + usize::from(die.pips()) - 1),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        match index {
            ..DRAW_BAR => Some(Move::Double(Seat::new(index))),
            DRAW_BAR..DRAW_COLOUR => Some(Move::Bar(Bar::new(index - DRAW_BAR))),
            DRAW_COLOUR..START => Some(Move::Colour(Colour::ALL[index - DRAW_COLOUR])),
            START..DIE => Some(Move::Start(Seat::new(index - START))),
            DIE.. if index < Self::OUTCOMES => Some(Move::Die(Die::new((index - DIE) as u8 + 1))),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        w.part("phase").one_of(8, Some(phase(self.phase())));
        w.part("double").seat(self.double());
        w.part("limit").number(self.limit());
        w.part("turn").seat(self.turn());
        w.part("turns").number(self.turns());
        w.part("points").number(self.points());
        w.part("jokers_played").number(self.jokers_played());
        w.part("rows");
        for row in Row::all() {
            let seats = w.seats();
            row_of(self, row, seats, &mut w);
        }
        w.part("seats");
        for seat in w.seats() {
            for colour in Colour::ALL {
                w.flag(self.colours(seat).has(colour));
            }
            w.number(self.jokers(seat));
            w.number(self.across(seat));
        }
        w.skip_empty_seats(SEAT);
        w.end();
    }
}

/// What stands in a row.
#[inline]
fn row_of(position: &Position, row: Row, seats: impl Iterator<Item = Seat>, w: &mut Writer<'_>) {
    if !position.has_bar(row) {
        return w.skip(ROW);
    }
    let bar = position.bar(row);
    w.one_of(BARS, Some(bar.index()));
    w.number(position.offset(row));
    // Figures share a field on the bars at the ends alone, and there only with their own colour.
    let figures = position.figures_on(row);
    if row.is_end() && figures != 0 {
        for field in 0..FIELDS as u8 {
            let stands = figures >> field & 1 != 0;
            let count = bar.colour(field).filter(|_| stands).map_or(0, |colour| position.at_start(colour));
            w.number(count);
        }
    } else {
        w.bits(FIELDS, figures.into());
    }
    let jokers = position.jokers_on(row);
    w.bits(FIELDS, jokers.into());
    if jokers == 0 {
        return w.skip(MAX_SEATS * FIELDS);
    }
    for seat in seats {
        w.bits(FIELDS, position.jokers_until(row, seat).into());
    }
    w.skip_empty_seats(FIELDS);
}

#[inline]
const fn index(spot: Spot) -> usize {
    spot.row().index() * FIELDS + spot.field() as usize
}

#[inline]
const fn pair_index(pair: Pair) -> usize {
    let (low, high) = (pair.low().index(), pair.high().index());
    low * (2 * ROWS - low - 1) / 2 + high - low - 1
}

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Double => 0,
        Phase::Bars => 1,
        Phase::Colours => 2,
        Phase::Start => 3,
        Phase::Roll => 4,
        Phase::RollAgain => 5,
        Phase::Play => 6,
        Phase::Over => 7,
    }
}
