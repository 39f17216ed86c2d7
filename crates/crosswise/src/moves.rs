//! What a seat can do, and whether it may.

use crosstable_core::{MoveList, Seat};

use crate::cell::{Cell, cells};
use crate::hand::Hand;
use crate::known::Kinds;
use crate::position::{Position, Stage};
use crate::refusal::RefusalReason;
use crate::tile::{Action, Symbol, Tile};

/// A move of a seat or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `sun@c3`: lay a symbol tile (CW-07).
    Lay(Symbol, Cell),
    /// `remove:c3` (CW-08).
    Remove(Cell),
    /// `move:c3-d4` (CW-09).
    Move(Cell, Cell),
    /// `swap:c3-d4`, in reading order (CW-10).
    Swap(Cell, Cell),
    /// `replace:c3=sun` (CW-11).
    Replace(Cell, Symbol),
    /// `redraw`: put the action tiles back and draw again (CW-06).
    Redraw,
    /// `keep` the action tiles (CW-06).
    Keep,
    /// `pass` (CW-15).
    Pass,
    /// `~sun`: a tile drawn from the bag.
    Draw(Tile),
    /// `~lone:2`: who of three plays alone (CW-05).
    Lone(Seat),
    /// `~start:1`: who begins (G-02).
    Start(Seat),
}

impl Position {
    /// Whether this hand can carry the action out on this board (CW-12).
    fn can(&self, hand: &Hand, action: Action) -> bool {
        let board = &self.public.board;
        match action {
            Action::Remove | Action::Move => board.count() >= 1,
            Action::Swap => board.count() >= 2,
            Action::Replace => board.count() >= 1 && hand.any_symbol(),
        }
    }

    /// Whether the hand has anything to play (CW-15). A symbol always finds a cell: a full board ends the game.
    fn can_play(&self, hand: &Hand) -> bool {
        hand.any_symbol()
            || Action::ALL.into_iter().any(|action| hand.has_action(action) && self.can(hand, action))
    }

    /// The kinds of which a hand without symbols may consist if its owner has to pass now.
    pub(crate) fn unplayable(&self) -> Kinds {
        let no_symbols = Hand::default();
        Action::ALL
            .into_iter()
            .filter(|action| !self.can(&no_symbols, *action))
            .fold(0, |kinds, action| kinds | 1 << Tile::Action(action).index())
    }

    /// Whether the asked seat has no choice but to draw again (CW-06, ruling).
    pub(crate) fn must_redraw(&self, seat: Seat) -> bool {
        self.public.start == Some(seat)
    }

    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        match self.public.stage {
            Stage::Ask { seat } => {
                list.push(Move::Redraw);
                if !self.must_redraw(seat) {
                    list.push(Move::Keep);
                }
            }
            Stage::Turn => self.list_turn(list),
            // Chance acts, or nobody.
            _ => {}
        }
    }

    fn list_turn(&self, list: &mut MoveList<Move>) {
        let Some(seat) = self.public.turn else { return };
        let hand = &self.hands[seat.index()];
        let board = &self.public.board;
        let (taken, empty) = (board.taken(), board.empty());
        for symbol in hand.symbols() {
            list.extend(cells(empty).map(|cell| Move::Lay(symbol, cell)));
        }
        if hand.has_action(Action::Remove) {
            list.extend(cells(taken).map(Move::Remove));
        }
        if hand.has_action(Action::Move) {
            for from in cells(taken) {
                list.extend(cells(empty).map(|to| Move::Move(from, to)));
            }
        }
        if hand.has_action(Action::Swap) {
            for first in cells(taken) {
                // The cells after the first in reading order.
                let rest = taken & !(first.bit() | (first.bit() - 1));
                list.extend(cells(rest).map(|second| Move::Swap(first, second)));
            }
        }
        if hand.has_action(Action::Replace) {
            for cell in cells(taken) {
                list.extend(hand.symbols().map(|symbol| Move::Replace(cell, symbol)));
            }
        }
        if list.is_empty() {
            list.push(Move::Pass);
        }
    }

    /// Whether the seat to move may do this.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), RefusalReason> {
        if let Stage::Ask { seat } = self.public.stage {
            return match mv {
                Move::Redraw => Ok(()),
                Move::Keep if self.must_redraw(seat) => Err(RefusalReason::MustRedraw),
                Move::Keep => Ok(()),
                _ if self.must_redraw(seat) => Err(RefusalReason::MustRedraw),
                _ => Err(RefusalReason::AnswerFirst),
            };
        }
        let Some(seat) = self.public.turn else { return Err(RefusalReason::NotAsked) };
        let hand = &self.hands[seat.index()];
        let board = &self.public.board;
        let holds = |action| {
            if !hand.has_action(action) {
                Err(RefusalReason::NoAction(action))
            } else if !self.can(hand, action) {
                Err(RefusalReason::CannotCarryOut(action))
            } else {
                Ok(())
            }
        };
        let (fault, why) = match mv {
            Move::Lay(symbol, _) if !hand.has_symbol(symbol) => (true, RefusalReason::NoSymbol(symbol)),
            Move::Lay(_, cell) => (board.has(cell), RefusalReason::Taken(cell)),
            Move::Remove(cell) => {
                holds(Action::Remove)?;
                (!board.has(cell), RefusalReason::NothingToRemove(cell))
            }
            Move::Move(from, to) => {
                holds(Action::Move)?;
                if !board.has(from) {
                    return Err(RefusalReason::NothingToMove(from));
                }
                (board.has(to), RefusalReason::MoveToTaken(to))
            }
            Move::Swap(first, second) => {
                holds(Action::Swap)?;
                let bare = if board.has(first) { second } else { first };
                (!board.has(bare), RefusalReason::NothingToSwap(bare))
            }
            Move::Replace(cell, symbol) => {
                holds(Action::Replace)?;
                if !board.has(cell) {
                    return Err(RefusalReason::NothingToReplace(cell));
                }
                (!hand.has_symbol(symbol), RefusalReason::NothingToPutIn(symbol))
            }
            Move::Redraw | Move::Keep => (true, RefusalReason::NotAsked),
            Move::Pass => (self.can_play(hand), RefusalReason::CanPlay),
            // Tokens of chance never come here.
            Move::Draw(_) | Move::Lone(_) | Move::Start(_) => (true, RefusalReason::NotAsked),
        };
        if fault { Err(why) } else { Ok(()) }
    }
}

/// Everything that can be written down in this game.
pub(crate) fn vocabulary() -> Vec<Move> {
    let mut all = vec![Move::Redraw, Move::Keep, Move::Pass];
    for cell in Cell::all() {
        all.push(Move::Remove(cell));
        for symbol in Symbol::ALL {
            all.push(Move::Lay(symbol, cell));
            all.push(Move::Replace(cell, symbol));
        }
        for other in Cell::all() {
            all.push(Move::Move(cell, other));
            if cell < other {
                all.push(Move::Swap(cell, other));
            }
        }
    }
    all.extend(Tile::ALL.map(Move::Draw));
    all.extend(Seat::all(3).map(Move::Lone));
    all.extend(Seat::all(4).map(Move::Start));
    all.sort_unstable();
    all
}
