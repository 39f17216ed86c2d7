//! Mixx in numbers, version 1.
//!
//! Action index, with cards 0 to 63 colour by colour, and cells 0 to 224 row by row from -7,-7 in the north-west to 7,7
//! (an axis has at most eight cards and one of the two contains 0,0, so no card ever lies further away):
//!
//! | from | token | index within |
//! |---|---|---|
//! | 0 | `yellow-shell@0,0` | 64 × cell + card |
//! | 14400 | `miss`, `stop` | |
//!
//! Outcomes: `~yellow-shell` and the other cards 0 to 63, `~start:1` to `~start:4` from 64.

use crosstable_core::{Actor, Game, MAX_SEATS, MoveList, Seat};
use mixx::{Card, Cell, Motif, Move, Phase, Position, Shape};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Mask, Part, Writer};

const CARDS: usize = 64;
const REACH: i8 = Cell::REACH;
/// Cells along a side of the square in which all cards lie.
const SIDE: usize = 2 * REACH as usize + 1;

const MISS: usize = SIDE * SIDE * CARDS;
const STOP: usize = MISS + 1;
const START: usize = CARDS;

/// A card on an axis: colour and motif.
const FACE: usize = 8 + 8;
/// Cards and won cards.
const SEAT: usize = CARDS + 1;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::one_of("phase", 6, "deal, start, turn, run, draw, over"),
    Part::seat("turn", "for which seat"),
    Part::new("seats", SEAT * MAX_SEATS, "for each seat: which cards it has, how many it has won"),
    Part::new(
        "across",
        SIDE * FACE,
        "the row of the centre from x = -7 to 7: colour and motif of the card there",
    ),
    Part::new(
        "down",
        SIDE * FACE,
        "the column of the centre from y = -7 to 7: colour and motif of the card there",
    ),
    Part::new("centre", 3, "whether the centre is fixed, its x and its y"),
    Part::seat("last", "who laid the last card of the round"),
    Part::number("misses", "how many in turn have missed since then"),
    Part::new("pile", CARDS, "which cards have not been seen yet"),
    Part::seat("start", "who begins, or began, the game"),
    Part::number("games", "how many games the match has"),
    Part::number("game", "which of them this is"),
    Part::number("stock", "how many cards each seat is dealt"),
    Part::new("without", 8, "which motifs do not take part"),
    Part::number("line", "whether a line is built, and not a cross"),
];

#[inline]
fn cell_index(cell: Cell) -> usize {
    (cell.y() + REACH) as usize * SIDE + (cell.x() + REACH) as usize
}

impl Encoding for Position {
    const VERSION: u32 = 1;
    const ACTIONS: usize = STOP + 1;
    const OUTCOMES: usize = START + MAX_SEATS;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        match mv {
            Move::Lay { cell, card } => Some(CARDS * cell_index(cell) + card.index()),
            Move::Miss => Some(MISS),
            Move::Stop => Some(STOP),
            Move::Draw(_) | Move::Start(_) => None,
        }
    }

    fn action(&self, index: usize) -> Option<Move> {
        match index {
            ..MISS => {
                let (cell, card) = (index / CARDS, Card::from_index(index % CARDS));
                let (x, y) = ((cell % SIDE) as i8 - REACH, (cell / SIDE) as i8 - REACH);
                Cell::new(x, y).map(|cell| Move::Lay { cell, card })
            }
            MISS => Some(Move::Miss),
            STOP => Some(Move::Stop),
            _ => None,
        }
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Draw(card) => Some(card.index()),
            Move::Start(seat) => Some(START + seat.index()),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        match index {
            ..START => Some(Move::Draw(Card::from_index(index))),
            START.. if index < Self::OUTCOMES => Some(Move::Start(Seat::new(index - START))),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        let phase = self.phase();
        w.part("phase").one_of(6, Some(phase_index(phase)));
        w.part("turn").seat((!matches!(phase, Phase::Start | Phase::Over)).then(|| self.turn()));
        w.part("seats");
        for seat in w.seats() {
            w.bits(CARDS, self.stock(seat).bits());
            w.number(self.won(seat));
        }
        w.skip_empty_seats(SEAT);
        let centre = self.cross().centre();
        let middle = centre.unwrap_or(Cell::ORIGIN);
        w.part("across");
        for x in -REACH..=REACH {
            face(&mut w, Cell::new(x, middle.y()).and_then(|cell| self.cross().at(cell)));
        }
        w.part("down");
        for y in -REACH..=REACH {
            face(&mut w, Cell::new(middle.x(), y).and_then(|cell| self.cross().at(cell)));
        }
        w.part("centre").flag(centre.is_some());
        w.number(middle.x());
        w.number(middle.y());
        w.part("last").seat(self.last());
        w.part("misses").number(self.misses());
        w.part("pile").bits(CARDS, self.pile().bits());
        w.part("start").seat(self.start());
        w.part("games").number(self.games());
        w.part("game").number(self.game());
        w.part("stock").number(self.dealt());
        w.part("without");
        for motif in Motif::all() {
            w.flag(!self.without().and(motif.cards()).is_empty());
        }
        w.part("line").flag(self.shape() == Shape::Line);
        w.end();
    }

    /// A word holds the cards of a cell, so the moves need not be listed.
    #[inline]
    fn mark(&self, _: &mut MoveList<Move>, words: &mut [u64]) {
        let mut mask = Mask::clear(words);
        if !matches!(self.actor(), Actor::Seat(_)) {
            return;
        }
        let stock = self.stock(self.turn());
        let mut any = false;
        self.cross().for_each_place(self.shape(), |cell, cards| {
            let cards = cards.and(stock);
            any |= !cards.is_empty();
            mask.insert_all(CARDS * cell_index(cell), cards.bits());
        });
        if self.in_run() {
            mask.insert(STOP);
        } else if !any {
            mask.insert(MISS);
        }
    }
}

#[inline]
fn face(w: &mut Writer<'_>, card: Option<Card>) {
    match card {
        None => w.skip(FACE),
        Some(card) => {
            w.one_of(8, Some(card.index() / 8));
            w.one_of(8, Some(card.index() % 8));
        }
    }
}

const fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::Deal => 0,
        Phase::Start => 1,
        Phase::Turn => 2,
        Phase::Run => 3,
        Phase::Draw => 4,
        Phase::Over => 5,
    }
}
