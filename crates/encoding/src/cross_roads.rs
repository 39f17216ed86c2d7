//! Cross Roads in numbers, version 1.
//!
//! The table has no edge, but it has few cells, and they get numbers that they keep for the whole game: **a cell's number
//! is how many cells were covered before it**. The turned-up card covers 0,0 and 1,0, which are cells 0 and 1; of any
//! later card at least one half lies on a covered cell (CR-06 to CR-08), so each of the other 53 cards brings at most one
//! more, and there are never more than 55, numbered 0 to 54. No cell is ever bare again. The numbers are in the order of
//! the view's `table`, so everybody knows them. `tests/cross_roads.rs` plays games that reach as far and as many cells as
//! it can and finds none beyond.
//!
//! Action index. Cards are 0 to 44 by the smaller number, then the larger one; directions north, east, south, west. A card
//! is named by the covered cell on which one of its halves lies, the direction in which the other half lies from there,
//! and which half it is. If both halves lie on covered cells, it is the half with the smaller number; of a card with two
//! equal numbers the western or northern one counts as that.
//!
//! | from | token | index within |
//! |---|---|---|
//! | 0 | `3/7@0,0s` | 45 × (8 × cell + 2 × direction + half) + card, half 1 for the larger number |
//! | 19800 | `draw`, `pass` | |
//!
//! So an index means a place relative to what lies on the table, and which move it is depends on the position.
//!
//! Outcomes: `~3/7` and the other cards 0 to 44, `~start:1` to `~start:4` from 45.

use std::ops::ControlFlow;

use cross_roads::{Bag, Card, Deck, Dir, Finish, KINDS, Lay, MOST_CELLS, Move, Phase, Position};
use crosstable_core::{Actor, Game, MAX_SEATS, MoveList, Seat};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Mask, Part, Writer};

const DRAW: usize = MOST_CELLS * 4 * 2 * KINDS;
const PASS: usize = DRAW + 1;
const START: usize = KINDS;

const NUMBERS: usize = 9;
/// x, y, number, where the other half lies.
const CELL: usize = 2 + NUMBERS + 4;
/// Cards, known ones, those it knows.
const SEAT: usize = 1 + 2 * KINDS;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::one_of("phase", 6, "deal, turn up, lot, turn, draw, over"),
    Part::number("domino", "whether the deck has cards with two equal numbers"),
    Part::number("round", "whether the round is played to its end"),
    Part::seat("start", "where the rounds begin"),
    Part::seat("turn", "whose turn it is"),
    Part::seat("drawer", "who draws the next card or is dealt it"),
    Part::number("owed", "how many draws are owed altogether"),
    Part::seat("winner", "who won at once"),
    Part::new(
        "table",
        CELL * MOST_CELLS,
        "for each covered cell in the order in which they were covered: x, y, its number 1 to 9, and whether the other half \
         of the card lies north, east, south or west",
    ),
    Part::new("laid", KINDS, "how many cards of each kind are on the table, visible or covered"),
    Part::new(
        "seats",
        SEAT * MAX_SEATS,
        "for each seat: how many cards it has; how many of each kind the viewer knows (of itself all); how many of each \
         kind of the viewer's cards it knows",
    ),
    Part::number("pile", "how many cards the pile has"),
    Part::number("passes", "how many turns in a row have been passes"),
    Part::number("closing", "whether somebody went out and the round is played to its end"),
];

impl Encoding for Position {
    const VERSION: u32 = 1;
    const ACTIONS: usize = PASS + 1;
    const OUTCOMES: usize = START + MAX_SEATS;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        match mv {
            Move::Lay(lay) => {
                let [at, other] = lay.cells();
                let (cell, dir, half) = match self.board().index_of(at) {
                    Some(cell) => (cell, lay.dir, 0),
                    None => (self.board().index_of(other)?, lay.dir.back(), 1),
                };
                Some(KINDS * (8 * cell + 2 * dir as usize + half) + lay.card.kind() as usize)
            }
            Move::Draw => Some(DRAW),
            Move::Pass => Some(PASS),
            Move::Card(_) | Move::Start(_) => None,
        }
    }

    fn action(&self, index: usize) -> Option<Move> {
        match index {
            ..DRAW => {
                let (place, card) = (index / KINDS, Card::of_kind((index % KINDS) as u32));
                let (cell, dir, half) = (place / 8, Dir::ALL[place / 2 % 4], place % 2);
                let at = self.board().cell(cell)?;
                let low_first = half == 0;
                let lay = if low_first {
                    Lay { card, at, dir }
                } else {
                    Lay { card, at: at.beside(dir), dir: dir.back() }
                };
                // Where both cells are covered only the half with the smaller number counts, and a card with two equal
                // numbers has one way to be written.
                let mv = Move::Lay(lay);
                let written = !card.is_double() || matches!(lay.dir, Dir::East | Dir::South);
                (written && self.index(mv) == Some(index)).then_some(mv)
            }
            DRAW => Some(Move::Draw),
            PASS => Some(Move::Pass),
            _ => None,
        }
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Card(card) => Some(card.kind() as usize),
            Move::Start(seat) => Some(START + seat.index()),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        match index {
            ..START => Some(Move::Card(Card::of_kind(index as u32))),
            START.. if index < Self::OUTCOMES => Some(Move::Start(Seat::new(index - START))),
            _ => None,
        }
    }

    fn observe(&self, viewer: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, viewer, LAYOUT, Self::OBSERVATION, out);
        let phase = self.phase();
        w.part("phase").one_of(6, Some(phase_index(phase)));
        w.part("domino").flag(self.deck() == Deck::Domino);
        w.part("round").flag(self.finish() == Finish::Round);
        w.part("start").seat(self.start());
        w.part("turn").seat(matches!(phase, Phase::Turn | Phase::Draw).then(|| self.turn()));
        let draws = self.draws();
        let dealt = matches!(phase, Phase::Deal).then(|| self.turn());
        w.part("drawer").seat(draws.map(|(seat, _)| seat).or(dealt));
        w.part("owed").number(draws.map_or(0, |(_, owed)| owed));
        w.part("winner").seat(self.winner_at_once());
        w.part("table");
        for half in self.board().halves() {
            w.number(half.cell.x);
            w.number(half.cell.y);
            w.one_of(NUMBERS, Some(usize::from(half.number) - 1));
            w.one_of(4, Some(half.mate as usize));
        }
        w.skip(CELL * (MOST_CELLS - self.board().halves().len()));
        w.part("laid");
        let mut laid = self.deck().cards();
        for cards in Seat::all(self.players()).map(|seat| self.hand_of(seat)).chain([self.pile()]) {
            cards.cards().for_each(|card| laid.remove(card));
        }
        bag(&mut w, laid);
        w.part("seats");
        for seat in w.seats() {
            w.number(self.hand_of(seat).len() as u8);
            if seat == viewer {
                bag(&mut w, self.hand_of(viewer));
                w.skip(KINDS);
            } else {
                bag(&mut w, self.known_to(viewer, seat));
                bag(&mut w, self.known_to(seat, viewer));
            }
        }
        w.skip_empty_seats(SEAT);
        w.part("pile").number(self.pile().len() as u8);
        w.part("passes").number(self.passes());
        w.part("closing").flag(self.is_closing());
        w.end();
    }

    /// The places say where a card lies relative to the table, so no cell is looked for except of two covered ones.
    #[inline]
    fn mark(&self, _: &mut MoveList<Move>, words: &mut [u64]) {
        let mut mask = Mask::clear(words);
        let Actor::Seat(seat) = self.actor() else { return };
        let (hand, board) = (self.hand_of(seat), self.board());
        let (mut cell, mut any) = (0, false);
        let _ = board.each_spot(|spot| {
            // They come in the order of the cells to which they belong.
            while board.cell(cell) != Some(spot.first.cell) {
                cell += 1;
            }
            spot.each_lay(hand, |lay| {
                let (cell, dir, half) = match spot.second {
                    _ if lay.at == spot.first.cell => (cell, spot.dir, 0),
                    None => (cell, spot.dir, 1),
                    Some(second) => (board.index_of(second.cell).unwrap_or_default(), lay.dir, 0),
                };
                any = true;
                mask.insert(KINDS * (8 * cell + 2 * dir as usize + half) + lay.card.kind() as usize);
            });
            ControlFlow::<()>::Continue(())
        });
        if !any {
            mask.insert(if self.pile().is_empty() { PASS } else { DRAW });
        }
    }
}

#[inline]
fn bag(w: &mut Writer<'_>, cards: Bag) {
    w.counts(KINDS, cards.cards().map(|card| card.kind() as usize));
}

const fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::Deal => 0,
        Phase::TurnUp => 1,
        Phase::Lot => 2,
        Phase::Turn => 3,
        Phase::Draw => 4,
        Phase::Over => 5,
    }
}
