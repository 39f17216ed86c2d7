//! Crosswise in numbers, version 1.
//!
//! Action index, with cells 0 to 35 row by row from the top left, symbols 0 to 5 in the order of [`Symbol::ALL`]:
//!
//! | from | token | index within |
//! |---|---|---|
//! | 0 | `sun@c3` | 36 × symbol + cell |
//! | 216 | `remove:c3` | cell |
//! | 252 | `replace:c3=sun` | 36 × symbol + cell |
//! | 468 | `move:c3-d4` | 36 × from + to |
//! | 1764 | `swap:c3-d4` | the pairs of cells in order: a1-b1, a1-c1, …, e6-f6 |
//! | 2394 | `redraw`, `keep`, `pass` | |
//!
//! Outcomes: `~sun` and the other kinds of tile 0 to 9, `~lone:1` to `~lone:3` from 10, `~start:1` to `~start:4` from 13.

use crosstable_core::{MAX_SEATS, Seat};
use crosswise::{Action, Cell, End, Hand, Move, Phase, Position, Stage, Symbol, Team, Tile};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Part, Writer};

const CELLS: usize = 36;
const SYMBOLS: usize = 6;
const KINDS: usize = 10;

const REMOVE: usize = SYMBOLS * CELLS;
const REPLACE: usize = REMOVE + CELLS;
const MOVE: usize = REPLACE + SYMBOLS * CELLS;
const SWAP: usize = MOVE + CELLS * CELLS;
const REDRAW: usize = SWAP + CELLS * (CELLS - 1) / 2;
const KEEP: usize = REDRAW + 1;
const PASS: usize = KEEP + 1;

const LONE: usize = KINDS;
const START: usize = LONE + 3;

/// Team, tiles, seen, limited, among, symbol.
const SEAT: usize = 2 + 1 + KINDS + 1 + KINDS + 1;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::one_of("phase", 8, "lone, deal, start, ask, redraw, turn, refill, over"),
    Part::seat("drawer", "who draws tiles, or is asked whether to draw again"),
    Part::one_of("end", 3, "six in a line of team A, of team B, or a full board"),
    Part::seat("lone", "of three players the one who plays alone"),
    Part::seat("start", "who begins"),
    Part::seat("turn", "whose turn it is"),
    Part::seat("mate", "of three players, which team mate has the team's next turn"),
    Part::new("board", SYMBOLS * CELLS, "for each symbol the 36 cells, row by row: whether it lies there"),
    Part::new("played", 4, "played action tiles: remove, move, swap, replace"),
    Part::new(
        "seats",
        SEAT * MAX_SEATS,
        "for each seat: team A, team B; how many tiles it holds; of each kind how many were seen going into its hand; \
         how many others are known to be of certain kinds; which kinds these are; whether it is known to have a symbol",
    ),
    Part::new("hand", KINDS, "the viewer's tiles of each kind"),
    Part::number("bag", "how many tiles are in the bag"),
];

/// The place of a pair among all pairs, the first below the second.
const fn pair(first: usize, second: usize) -> usize {
    first * (2 * CELLS - first - 1) / 2 + second - first - 1
}

fn cell(index: usize) -> Cell {
    Cell::at(index as u8)
}

impl Encoding for Position {
    const VERSION: u32 = 1;
    const ACTIONS: usize = PASS + 1;
    const OUTCOMES: usize = START + MAX_SEATS;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        Some(match mv {
            Move::Lay(symbol, cell) => CELLS * symbol as usize + cell.index(),
            Move::Remove(cell) => REMOVE + cell.index(),
            Move::Replace(cell, symbol) => REPLACE + CELLS * symbol as usize + cell.index(),
            Move::Move(from, to) => MOVE + CELLS * from.index() + to.index(),
            Move::Swap(first, second) if first < second => SWAP + pair(first.index(), second.index()),
            Move::Redraw => REDRAW,
            Move::Keep => KEEP,
            Move::Pass => PASS,
            Move::Swap(..) | Move::Draw(_) | Move::Lone(_) | Move::Start(_) => return None,
        })
    }

    fn action(&self, index: usize) -> Option<Move> {
        Some(match index {
            ..REMOVE => Move::Lay(Symbol::ALL[index / CELLS], cell(index % CELLS)),
            REMOVE..REPLACE => Move::Remove(cell(index - REMOVE)),
            REPLACE..MOVE => {
                let index = index - REPLACE;
                Move::Replace(cell(index % CELLS), Symbol::ALL[index / CELLS])
            }
            MOVE..SWAP => {
                let index = index - MOVE;
                Move::Move(cell(index / CELLS), cell(index % CELLS))
            }
            SWAP..REDRAW => {
                let index = index - SWAP;
                let first =
                    (0..CELLS).rev().find(|first| *first + 1 < CELLS && pair(*first, first + 1) <= index)?;
                Move::Swap(cell(first), cell(first + 1 + index - pair(first, first + 1)))
            }
            REDRAW => Move::Redraw,
            KEEP => Move::Keep,
            PASS => Move::Pass,
            _ => return None,
        })
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Draw(tile) => Some(tile.index()),
            Move::Lone(seat) => Some(LONE + seat.index()),
            Move::Start(seat) => Some(START + seat.index()),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        match index {
            ..LONE => Some(Move::Draw(Tile::ALL[index])),
            LONE..START => Some(Move::Lone(Seat::new(index - LONE))),
            START.. if index < Self::OUTCOMES => Some(Move::Start(Seat::new(index - START))),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        w.part("phase").one_of(8, Some(phase(self.phase())));
        let drawer = if let Stage::Ask { seat } = self.stage() { Some(seat) } else { self.drawer() };
        w.part("drawer").seat(drawer);
        let end = match self.stage() {
            Stage::Over { end } => Some(end),
            _ => None,
        };
        w.part("end").one_of(
            3,
            end.map(|end| match end {
                End::Six(Team::A) => 0,
                End::Six(Team::B) => 1,
                End::Full => 2,
            }),
        );
        w.part("lone").seat(self.seating().lone);
        w.part("start").seat(self.start());
        w.part("turn").seat(self.turn());
        w.part("mate").seat(self.mate());
        w.part("board");
        for symbol in Symbol::ALL {
            w.bits(CELLS, self.board().cells_with(symbol));
        }
        w.part("played");
        for count in self.played() {
            w.number(count);
        }
        w.part("seats");
        let teams_known = self.stage() != Stage::Lone;
        for seat in w.seats() {
            let team = teams_known.then(|| self.seating().team(seat));
            w.one_of(2, team.map(|team| usize::from(team == Team::B)));
            w.number(self.tiles(seat));
            let known = self.known(seat);
            kinds(&mut w, &known.seen);
            w.number(known.limited);
            w.bits(KINDS, known.among.into());
            w.flag(known.symbol);
        }
        w.skip_empty_seats(SEAT);
        w.part("hand");
        kinds(&mut w, self.hand(seat));
        w.part("bag").number(self.bag().len());
        w.end();
    }
}

#[inline]
fn kinds(w: &mut Writer<'_>, hand: &Hand) {
    for tile in Tile::ALL {
        w.number(hand.count(tile));
    }
}

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Lone => 0,
        Phase::Deal => 1,
        Phase::Start => 2,
        Phase::Ask => 3,
        Phase::Redraw => 4,
        Phase::Turn => 5,
        Phase::Refill => 6,
        Phase::Over => 7,
    }
}

// The order of the played tiles in the layout.
const _: () = assert!(matches!(Action::ALL, [Action::Remove, Action::Move, Action::Swap, Action::Replace]));
