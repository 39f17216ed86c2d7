//! What a move or an outcome does to the position.

use crosstable_core::Seat;

use crate::cell::Cell;
use crate::known::{ACTIONS, Known};
use crate::line::Line;
use crate::moves::Move;
use crate::position::{End, Position, Stage};
use crate::tile::{Action, Symbol, Tile};

impl Position {
    /// Begins to deal (CW-04).
    pub(crate) fn deal(&mut self) {
        self.public.stage = Stage::Deal { seat: Seat::new(0) };
    }

    pub(crate) fn carry_out(&mut self, mv: Move) {
        match mv {
            Move::Lone(seat) => {
                self.public.seating.lone = Some(seat);
                self.deal();
            }
            Move::Start(seat) => {
                self.public.start = Some(seat);
                self.ask_from(0);
            }
            Move::Draw(tile) => self.draw(tile),
            Move::Redraw => self.redraw(),
            Move::Keep => {
                if let Stage::Ask { seat } = self.public.stage {
                    self.ask_from(seat.index() + 1);
                }
            }
            Move::Lay(..)
            | Move::Remove(_)
            | Move::Move(..)
            | Move::Swap(..)
            | Move::Replace(..)
            | Move::Pass => {
                if let Some(seat) = self.public.turn {
                    self.take_turn(seat, mv);
                }
            }
        }
    }

    fn draw(&mut self, tile: Tile) {
        let (stage, players) = (self.public.stage, self.public.seating.players);
        let Some(seat) = self.drawer() else { return };
        self.bag.remove(tile);
        self.hands[seat.index()].add(tile);
        self.public.sizes[seat.index()] += 1;
        if self.wants_more(seat) {
            return;
        }
        match stage {
            Stage::Deal { .. } if seat.number() < players => {
                self.public.stage = Stage::Deal { seat: seat.next(players) };
            }
            Stage::Deal { .. } if self.public.start.is_none() => self.public.stage = Stage::Start,
            Stage::Deal { .. } => self.ask_from(0),
            Stage::Redraw { .. } => self.ask_from(seat.index()),
            _ => self.next_turn(seat),
        }
    }

    /// Whether the seat still draws (CW-14).
    fn wants_more(&self, seat: Seat) -> bool {
        self.public.sizes[seat.index()] < self.public.seating.hand_size(seat) && !self.bag.is_empty()
    }

    /// Asks the first seat from this one on that holds nothing but action tiles (CW-06); if there is none, the
    /// first turn begins.
    fn ask_from(&mut self, first: usize) {
        for seat in Seat::all(self.public.seating.players).skip(first) {
            let known = &mut self.public.known[seat.index()];
            if !self.hands[seat.index()].any_symbol() {
                known.only(self.public.sizes[seat.index()], ACTIONS);
                self.public.stage = Stage::Ask { seat };
                return;
            }
            known.symbol = true;
        }
        self.public.stage = Stage::Turn;
        self.public.turn = self.public.start;
        // CW-05: if the lone player starts, the next seat clockwise comes second.
        self.public.mate = self.public.seating.lone.map(|lone| lone.next(3));
    }

    /// Puts the asked seat's tiles back and lets it draw a new hand (CW-06).
    fn redraw(&mut self) {
        let Stage::Ask { seat } = self.public.stage else { return };
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        self.bag.add_all(&hand);
        self.public.sizes[seat.index()] = 0;
        self.public.known[seat.index()] = Known::default();
        self.public.stage = Stage::Redraw { seat };
    }

    fn take_turn(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Lay(symbol, cell) => {
                self.let_out(seat, Tile::Symbol(symbol));
                self.put(cell, symbol);
            }
            Move::Remove(cell) => {
                self.play_action(seat, Action::Remove);
                self.take_in(seat, cell);
            }
            Move::Move(from, to) => {
                self.play_action(seat, Action::Move);
                let symbol = self.public.board.take(from);
                self.put(to, symbol);
            }
            Move::Swap(first, second) => {
                self.play_action(seat, Action::Swap);
                let (one, other) = (self.public.board.take(first), self.public.board.take(second));
                self.put(first, other);
                self.put(second, one);
            }
            Move::Replace(cell, symbol) => {
                self.play_action(seat, Action::Replace);
                self.let_out(seat, Tile::Symbol(symbol));
                self.take_in(seat, cell);
                self.put(cell, symbol);
            }
            // Everybody now knows that nothing in this hand could be played (CW-15).
            Move::Pass => {
                let unplayable = self.unplayable();
                self.public.known[seat.index()].only(self.public.sizes[seat.index()], unplayable);
            }
            _ => {}
        }
        if matches!(self.public.stage, Stage::Over { .. }) {
            return;
        }
        if self.public.board.is_full() {
            // CW-17: at once; nothing is drawn any more.
            self.public.stage = Stage::Over { end: End::Full };
        } else if self.wants_more(seat) {
            self.public.stage = Stage::Refill;
        } else {
            self.next_turn(seat);
        }
    }

    /// A tile leaves the hand, and everybody sees it.
    fn let_out(&mut self, seat: Seat, tile: Tile) {
        self.hands[seat.index()].remove(tile);
        self.public.sizes[seat.index()] -= 1;
        self.public.known[seat.index()].went_out(tile);
    }

    /// A tile goes from the board into the hand, and everybody sees it.
    fn take_in(&mut self, seat: Seat, cell: Cell) {
        let tile = Tile::Symbol(self.public.board.take(cell));
        self.hands[seat.index()].add(tile);
        self.public.sizes[seat.index()] += 1;
        self.public.known[seat.index()].went_in(tile);
    }

    /// An action tile goes face up to its corner (CW-13).
    fn play_action(&mut self, seat: Seat, action: Action) {
        self.let_out(seat, Tile::Action(action));
        self.public.played[action as usize] += 1;
    }

    /// Puts a tile on the board. Six equal ones in a line win at once for the team of the line (CW-16).
    fn put(&mut self, cell: Cell, symbol: Symbol) {
        self.public.board.put(cell, symbol);
        for line in Line::through(cell) {
            if self.public.board.is_six(line, symbol) {
                self.public.stage = Stage::Over { end: End::Six(line.team()) };
            }
        }
    }

    fn next_turn(&mut self, seat: Seat) {
        let seating = self.public.seating;
        self.public.stage = Stage::Turn;
        self.public.turn = Some(match seating.lone {
            None => seat.next(seating.players),
            // CW-05: the lone player has every second turn and the two mates alternate.
            Some(lone) if lone == seat => self.public.mate.unwrap_or_else(|| lone.next(3)),
            Some(lone) => {
                self.public.mate = Some(seating.mate(seat));
                lone
            }
        });
    }
}
