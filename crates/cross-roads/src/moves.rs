//! What can happen, and finding all that may.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crosstable_core::rng::{self, Rng};
use crosstable_core::{MoveList, Seat};

use crate::bag::Bag;
use crate::board::{MOST_CELLS, Spot};
use crate::card::{Card, Ways, after, before};
use crate::cell::{Cell, Dir};
use crate::place::Place;
use crate::position::Position;
use crate::refusal::RefusalReason;

/// A move or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `3/7@0,0s`: lay a card (CR-05).
    Lay(Lay),
    /// `draw`: no card fits, so take one from the pile (CR-10).
    Draw,
    /// `pass`: no card fits and the pile is empty (CR-10).
    Pass,
    /// `~3/7`: this card is dealt, turned up or drawn.
    Card(Card),
    /// `~start:2`: this seat begins (G-02).
    Start(Seat),
}

/// A card and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lay {
    /// Which card.
    pub card: Card,
    /// Where the half with its smaller number goes; of a double the westmost or northmost half.
    pub at: Cell,
    /// Which way from there the other half lies; of a double only east or south, so that there is one way to
    /// say it.
    pub dir: Dir,
}

impl Lay {
    /// Lays a card with the half that bears `half` on a cell and the other half `dir` of it.
    #[inline]
    pub fn new(card: Card, half: u8, at: Cell, dir: Dir) -> Self {
        let turned =
            if card.is_double() { matches!(dir, Dir::North | Dir::West) } else { half == card.high() };
        if turned { Lay { card, at: at.beside(dir), dir: dir.back() } } else { Lay { card, at, dir } }
    }

    /// The fields one after the other in one number, each in its order.
    #[inline]
    const fn key(self) -> u32 {
        let Cell { x, y } = self.at;
        u32::from_be_bytes([self.card.kind() as u8, x as u8 ^ 0x80, y as u8 ^ 0x80, self.dir as u8])
    }

    /// The card that is turned up before the first turn (CR-04).
    pub(crate) const fn turned_up(card: Card) -> Self {
        Lay { card, at: Cell { x: 0, y: 0 }, dir: Dir::East }
    }

    /// The two cells it covers, the smaller number first.
    #[inline]
    pub const fn cells(self) -> [Cell; 2] {
        self.place().cells()
    }

    /// Where it lies.
    #[inline]
    pub const fn place(self) -> Place {
        Place { at: self.at, dir: self.dir }
    }
}

/// By card, cell and direction, compared at once: searching bots sort many moves.
impl Ord for Lay {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Lay {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What a hand can do with a spot.
impl Spot {
    /// In how many ways a card out of this hand can lie here; `fitting` counts by number the halves that may
    /// cover it.
    #[inline]
    fn count(&self, hand: Bag, fitting: Ways) -> u32 {
        match self.second {
            None => fitting.of(self.first.number),
            Some(second) => hand.ways_to_cover_two(self.first.number, second.number),
        }
    }

    /// All ways in which a card out of this hand can lie here.
    #[inline]
    pub fn each_lay(&self, hand: Bag, mut visit: impl FnMut(Lay)) {
        let (at, dir) = (self.first.cell, self.dir);
        match self.second {
            None => {
                for half in [before(self.first.number), after(self.first.number)] {
                    hand.bearing(half).for_each(|card| visit(Lay::new(card, half, at, dir)));
                }
            }
            Some(second) => {
                for pair in pairs(self.first.number, second.number) {
                    if present(hand, pair) > 0 {
                        visit(Lay::new(Card::new(pair.0, pair.1), pair.0, at, dir));
                    }
                }
            }
        }
    }
}

impl Spot {
    /// Of the ways in which a card out of this hand can lie here, the one that so many precede.
    #[inline]
    fn nth_lay(&self, hand: Bag, mut skip: u32) -> Option<Lay> {
        let (at, dir) = (self.first.cell, self.dir);
        let Some(second) = self.second else {
            for half in [before(self.first.number), after(self.first.number)] {
                let here = hand.count_bearing(half);
                if skip < here {
                    return Some(Lay::new(hand.nth_bearing(half, skip), half, at, dir));
                }
                skip -= here;
            }
            return None;
        };
        for pair in pairs(self.first.number, second.number) {
            let here = present(hand, pair);
            if skip < here {
                return Some(Lay::new(Card::new(pair.0, pair.1), pair.0, at, dir));
            }
            skip -= here;
        }
        None
    }
}

/// The four pairs of numbers that fit on these two (CR-05, CR-08).
#[inline]
fn pairs(first: u8, second: u8) -> [(u8, u8); 4] {
    let ([a, b], [c, d]) = ([before(first), after(first)], [before(second), after(second)]);
    [(a, c), (a, d), (b, c), (b, d)]
}

/// 1 if the hand has the card with these numbers, else 0.
#[inline]
fn present(hand: Bag, (one, other): (u8, u8)) -> u32 {
    u32::from(hand.count(Card::new(one, other)) > 0)
}

impl Position {
    /// Whether the seat whose turn it is may make this move.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), RefusalReason> {
        match mv {
            Move::Lay(lay) if self.deck.cards().count(lay.card) == 0 => {
                Err(RefusalReason::NoSuchCard(lay.card))
            }
            Move::Lay(lay) if self.hand().count(lay.card) == 0 => Err(RefusalReason::NotInHand(lay.card)),
            Move::Lay(lay) => self.board.check(lay).map(|_| ()),
            Move::Draw | Move::Pass if self.can_lay() => Err(RefusalReason::CanLay), // CR-10, G-03
            Move::Draw if self.pile.is_empty() => Err(RefusalReason::PileEmpty),
            Move::Pass if !self.pile.is_empty() => Err(RefusalReason::PileLeft),
            // Chance is not asked here.
            Move::Draw | Move::Pass | Move::Card(_) | Move::Start(_) => Ok(()),
        }
    }

    /// All legal moves, ascending.
    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        let hand = self.hand();
        let _ = self.board.each_spot(|spot| {
            spot.each_lay(hand, |lay| list.push(Move::Lay(lay)));
            ControlFlow::<()>::Continue(())
        });
        if list.is_empty() {
            list.push(self.idle());
        }
        list.sort();
    }

    /// One of the legal moves, each equally likely, without listing them.
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let (hand, fitting) = (self.hand(), self.hand().ways_to_cover_one());
        let mut ways = [0; MOST_CELLS];
        let mut total = 0;
        for (index, ways) in ways[..self.board.len()].iter_mut().enumerate() {
            *ways = self.ways_at(index, hand, fitting);
            total += *ways;
        }
        if total == 0 {
            return self.idle();
        }
        let mut skip = rng::below(rng, total);
        let mut place = 0;
        while skip >= ways[place] {
            skip -= ways[place];
            place += 1;
        }
        let spot = self.board.each_spot_at(place, |spot| {
            let here = spot.count(hand, fitting);
            if skip < here {
                return ControlFlow::Break(spot);
            }
            skip -= here;
            ControlFlow::Continue(())
        });
        match spot {
            ControlFlow::Break(spot) => spot.nth_lay(hand, skip).map_or(self.idle(), Move::Lay),
            ControlFlow::Continue(()) => self.idle(),
        }
    }

    /// Whether any card in the hand of the seat whose turn it is can be laid.
    pub(crate) fn can_lay(&self) -> bool {
        let (hand, fitting) = (self.hand(), self.hand().ways_to_cover_one());
        (0..self.board.len()).any(|index| self.ways_at(index, hand, fitting) > 0)
    }

    /// In how many ways a card out of this hand can lie on the spots that belong to a half.
    #[inline]
    fn ways_at(&self, index: usize, hand: Bag, fitting: Ways) -> u32 {
        let (bare, number) = self.board.bare_spots(index);
        let [one, other] = self.board.pairs(index).map(|other| hand.ways_to_cover_two(number, other));
        bare * fitting.of(number) + one + other
    }

    /// What a seat does that cannot lay a card (CR-10).
    const fn idle(&self) -> Move {
        if self.pile.is_empty() { Move::Pass } else { Move::Draw }
    }

    /// The hand of the seat whose turn it is.
    #[inline]
    const fn hand(&self) -> Bag {
        self.hands[self.turn.index()]
    }
}
