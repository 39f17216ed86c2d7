//! The table at one moment, and what happens to it.

use crosstable_core::rng::{self, Rng};
use crosstable_core::{
    Actor, Game, Layout, MAX_SEATS, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat,
    Standing, Viewer,
};

use crate::bag::Bag;
use crate::board::Board;
use crate::card::Card;
use crate::deck::{CARDS, Deck};
use crate::laying::Laying;
use crate::memory::Memory;
use crate::moves::{Lay, Move};
use crate::setup::{self, Finish, HAND};
use crate::view::View;

/// Everything that is true at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) pile: Bag,
    pub(crate) hands: [Bag; MAX_SEATS],
    pub(crate) memory: Memory,
    pub(crate) players: u8,
    pub(crate) deck: Deck,
    pub(crate) finish: Finish,
    /// Where the rounds begin; nothing until the lot has fallen.
    pub(crate) start: Option<Seat>,
    /// Whose turn it is, also while others draw because of it. Before the first turn it is who is dealt cards or
    /// seat 1, after the last one the winner or the start seat.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// How many turns in a row have been passes.
    pub(crate) passes: u8,
    /// Somebody went out, and the round is played to its end (CR-20).
    pub(crate) closing: bool,
}

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A card is dealt to the seat in `turn`.
    Deal,
    /// The pile's top card is turned up.
    TurnUp,
    /// It is drawn by lot who begins.
    Lot,
    /// The seat in `turn` acts.
    Turn,
    /// This seat draws a card, and so many draws are owed altogether.
    Draw { seat: Seat, owed: u8 },
    /// It is over; the winner, if there is one whatever the others hold.
    Over { winner: Option<Seat> },
}

impl Position {
    /// What is visible on the table.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in the hand of a seat.
    pub const fn hand_of(&self, seat: Seat) -> Bag {
        self.hands[seat.index()]
    }

    /// The cards nobody has drawn yet.
    pub const fn pile(&self) -> Bag {
        self.pile
    }

    /// Whose turn it is, also while others draw because of it; before the first turn it says nothing.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Who draws next and how many draws are owed altogether, while a turn makes somebody draw.
    pub const fn draws(&self) -> Option<(Seat, u8)> {
        match self.stage {
            Stage::Draw { seat, owed } => Some((seat, owed)),
            _ => None,
        }
    }

    /// What laying a card so would be, if it may lie so.
    pub fn laying(&self, lay: Lay) -> Option<Laying> {
        self.board.check(lay).ok()
    }

    /// Whether the next draw comes out of the hand of the player of a reeky (CR-15). Only a reeky lets anybody draw
    /// while the pile is empty.
    pub(crate) fn draws_from_hand(&self) -> bool {
        matches!(self.stage, Stage::Draw { .. }) && self.pile.is_empty()
    }

    /// The cards of which chance picks one.
    fn source(&self) -> Bag {
        if self.draws_from_hand() { self.hands[self.turn.index()] } else { self.pile }
    }

    fn lay(&mut self, lay: Lay) {
        let laying = self.board.lay(lay);
        let seat = self.turn;
        self.hands[seat.index()].remove(lay.card);
        self.memory.laid(seat, lay.card);
        self.passes = 0;
        let (next, owed) = (seat.next(self.players), self.owed_by(laying));
        if self.hands[seat.index()].is_empty() {
            self.go_out();
        } else if owed > 0 {
            self.stage = Stage::Draw { seat: next, owed };
        } else {
            self.end_turn();
        }
    }

    /// The seat whose turn it is has laid its last card; its effects are not carried out (CR-17, CR-20).
    fn go_out(&mut self) {
        match self.finish {
            Finish::Instant => self.end(Some(self.turn)),
            Finish::Round => {
                self.closing = true;
                self.end_turn();
            }
        }
    }

    fn pass(&mut self) {
        self.passes = self.passes.saturating_add(1);
        if self.passes == self.players {
            self.end(None); // CR-18
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.turn = self.turn.next(self.players);
        let round_is_over = self.start == Some(self.turn);
        if self.closing && round_is_over {
            self.end(None); // CR-20
        } else {
            self.stage = Stage::Turn;
        }
    }

    fn end(&mut self, winner: Option<Seat>) {
        self.turn = winner.or(self.start).unwrap_or(self.turn);
        self.stage = Stage::Over { winner };
    }

    /// A card is dealt, turned up or drawn.
    fn take(&mut self, card: Card) {
        match self.stage {
            Stage::Deal => {
                self.pile.remove(card);
                self.hands[self.turn.index()].insert(card);
                if self.hands[self.turn.index()].len() == HAND {
                    self.turn = self.turn.next(self.players);
                    let everybody_is_served = self.turn.index() == 0;
                    self.stage = if everybody_is_served { Stage::TurnUp } else { Stage::Deal };
                }
            }
            Stage::TurnUp => {
                self.pile.remove(card);
                self.board.lay(Lay::turned_up(card));
                self.stage = Stage::Lot;
                if let Some(seat) = self.start {
                    self.begin(seat);
                }
            }
            Stage::Draw { seat, owed } => self.draw(seat, owed, card),
            Stage::Lot | Stage::Turn | Stage::Over { .. } => {}
        }
    }

    fn begin(&mut self, seat: Seat) {
        self.start = Some(seat);
        self.turn = seat;
        self.stage = Stage::Turn;
    }

    fn draw(&mut self, seat: Seat, owed: u8, card: Card) {
        if self.draws_from_hand() {
            // CR-15
            self.hands[self.turn.index()].remove(card);
            self.memory.taken(self.turn, seat, card);
        } else {
            self.pile.remove(card);
        }
        self.hands[seat.index()].insert(card);
        if self.hands[self.turn.index()].is_empty() {
            self.end(Some(self.turn)); // CR-16
        } else if owed > 1 {
            let left = seat.next(self.players);
            let next = if left == self.turn { left.next(self.players) } else { left };
            self.stage = Stage::Draw { seat: next, owed: owed - 1 };
        } else {
            self.end_turn();
        }
    }
}

impl Game for Position {
    const ID: &'static str = "cross-roads";
    const NAME: &'static str = "Cross Roads";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    /// With n players: the start takes 5n + 2 outcomes. A card leaves the pile once, so that there are at most
    /// 53 - 5n `draw` moves and 53 - 5n cards drawn from it. A card is laid once, so that there are at most 53
    /// moves that lay one, each with at most three draws from the hand. Before, between and after these 53 are
    /// at most n - 1 passes each, and one more ends the game. With four players, the worst case, that is
    /// 22 + 33 + 33 + 53 + 53 * 3 + 54 * 3 + 1.
    const LONGEST: usize = {
        let (n, laid) = (MAX_SEATS, CARDS as usize - 1);
        let (dealt, pile) = (HAND as usize * n, CARDS as usize - 1 - HAND as usize * n);
        (dealt + 2) + pile + pile + laid + laid * (n - 1) + (laid + 1) * (n - 1) + 1
    };
    const OPEN: bool = false;

    type Move = Move;
    type View = View;

    fn options(_: u32, players: u8) -> Vec<OptionSpec> {
        setup::options(players)
    }

    fn new(options: &Options) -> Self {
        setup::first_position(options)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn actor(&self) -> Actor {
        match self.stage {
            Stage::Turn => Actor::Seat(self.turn),
            Stage::Over { .. } => Actor::Over,
            Stage::Deal | Stage::TurnUp | Stage::Lot | Stage::Draw { .. } => Actor::Chance,
        }
    }

    fn moves(&self, list: &mut MoveList<Move>) {
        self.list_moves(list);
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        if self.stage == Stage::Lot {
            Seat::all(self.players).for_each(|seat| list.push(Move::Start(seat), 1));
        } else {
            let source = self.source();
            source.kinds().for_each(|card| list.push(Move::Card(card), source.count(card)));
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.allows(mv).map_err(Refusal::from)
    }

    fn apply(&mut self, mv: Move) {
        match mv {
            Move::Lay(lay) => self.lay(lay),
            Move::Draw => {
                self.passes = 0;
                self.stage = Stage::Draw { seat: self.turn, owed: 1 };
            }
            Move::Pass => self.pass(),
            Move::Card(card) => self.take(card),
            Move::Start(seat) => self.begin(seat),
        }
    }

    fn standing(&self) -> Option<Standing> {
        let Stage::Over { winner } = self.stage else { return None };
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            // Who wins at once wins alone, even if another went out before in a closing round (CR-16, CR-20).
            let cards = self.hands[seat.index()].len() as i32;
            scores[seat.index()] = if winner == Some(seat) { 1 } else { -cards }; // CR-18, CR-19
        }
        Some(Standing::by_score(&scores[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.sample(rng)
    }

    fn layout(view: &View) -> Layout {
        view.into()
    }

    fn describe(before: &View, mv: Option<Move>) -> Message {
        before.describe(mv)
    }

    fn reason(before: &View, mv: Move) -> Option<Message> {
        before.reason(mv)
    }

    fn ending(view: &View) -> Option<Message> {
        view.ending()
    }

    fn hides(&self, _: Move, viewer: Viewer) -> bool {
        match self.stage {
            Stage::Deal => !viewer.is(self.turn),
            Stage::Draw { seat, .. } => {
                // CR-15: who has a card drawn out of the hand sees which.
                let robbed = self.draws_from_hand() && viewer.is(self.turn);
                !viewer.is(seat) && !robbed
            }
            Stage::TurnUp | Stage::Lot | Stage::Turn | Stage::Over { .. } => false,
        }
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: &mut MoveList<Move>, rng: &mut R) -> Move {
        self.draw_move(rng)
    }

    #[inline]
    fn random_outcome<R: Rng + ?Sized>(&self, _: &mut Outcomes<Move>, rng: &mut R) -> Move {
        if self.stage == Stage::Lot {
            return Move::Start(Seat::new(rng::below(rng, self.players as u32) as usize));
        }
        let source = self.source();
        Move::Card(source.at(rng::below(rng, source.len())))
    }
}
