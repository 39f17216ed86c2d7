//! A position and how it changes.

use crosstable_core::rng::{self, Rng};
use crosstable_core::{
    Actor, Game, Layout, MAX_SEATS, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat,
    Standing, Viewer,
};

use crate::components::{DIE, LIMIT, PLANKS, ROLLS, allows_relay};
use crate::{Board, Corner, Fields, Move, Pieces, Place, Plank, Planks, Stage, View, layout, setup};

/// Everything that is true at the table at one moment. Nothing is hidden in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) players: u8,
    /// Squares along a side of the board.
    pub(crate) side: u8,
    /// CA-06: whether each player lays all own planks at once.
    pub(crate) all_at_once: bool,
    /// CA-05: where each seat starts; with three players as soon as it is known who is alone.
    pub(crate) corners: [Corner; MAX_SEATS],
    /// CA-20: turns of phase 2 per player.
    pub(crate) limit: u16,
    /// Who starts, once that is known.
    pub(crate) start: Option<Seat>,
    pub(crate) stage: Stage,
    /// Turns of phase 2 that are over, of all players together.
    pub(crate) turns: u16,
    /// Planks not yet laid, by seat.
    pub(crate) in_hand: [u8; 4],
    pub(crate) laid: Planks,
    /// The fields of all laid planks.
    pub(crate) covered: Fields,
    pub(crate) pieces: [Pieces; 4],
}

impl Position {
    /// The board that is played on.
    #[inline]
    pub const fn board(&self) -> &'static Board {
        Board::of_side(self.side)
    }

    /// What is to happen next.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The planks that lie on the river.
    #[inline]
    pub const fn planks(&self) -> Planks {
        self.laid
    }

    /// The fields they cover: where pieces can walk.
    #[inline]
    pub const fn covered(&self) -> Fields {
        self.covered
    }

    /// How many planks the seat has not laid yet.
    pub const fn in_hand(&self, seat: Seat) -> u8 {
        self.in_hand[seat.index()]
    }

    /// The seat's pieces.
    #[inline]
    pub const fn pieces(&self, seat: Seat) -> Pieces {
        self.pieces[seat.index()]
    }

    /// The corner of the seat's start island (CA-05).
    #[inline]
    pub const fn home(&self, seat: Seat) -> Corner {
        self.corners[seat.index()]
    }

    /// The corner of the seat's goal (CA-02).
    #[inline]
    pub const fn goal(&self, seat: Seat) -> Corner {
        self.home(seat).opposite()
    }

    /// CA-05: of three players the one who is alone on its diagonal, once that is known.
    pub fn lone(&self) -> Option<Seat> {
        let known = self.players == 3 && self.stage != Stage::Lone;
        Seat::all(3).find(|seat| known && self.home(*seat) == Corner::Ne)
    }

    /// The fields on which any piece stands.
    #[inline]
    pub fn occupied(&self) -> Fields {
        let [first, second, third, fourth] = &self.pieces;
        first.crossing | second.crossing | third.crossing | fourth.crossing
    }

    /// CA-05: this one of three players is alone on its diagonal.
    pub(crate) fn set_alone(&mut self, seat: Seat) {
        self.corners = Corner::by_lone(seat);
        self.start_laying();
    }

    /// The start player lays the first plank, or the lot says who that is.
    pub(crate) fn start_laying(&mut self) {
        self.stage = self.start.map_or(Stage::Lot, |seat| Stage::Laying { seat });
    }

    /// Puts a plank on the river.
    #[inline]
    pub(crate) fn put(&mut self, plank: Plank) {
        self.laid = self.laid.with(plank);
        self.covered |= plank.fields();
    }

    /// Phase 1: one plank less in hand, and the next player's turn (CA-06).
    #[inline]
    fn lay_own(&mut self, seat: Seat, plank: Plank) {
        self.put(plank);
        let left = &mut self.in_hand[seat.index()];
        *left = left.saturating_sub(1);
        let stays = self.all_at_once && *left > 0;
        let next = if stays { seat } else { seat.next(self.players) };
        if self.places().is_empty() {
            // CA-07: nothing fits any more, what is left is put aside.
            self.in_hand = [0; 4];
        }
        // All hands are of the same size at first, so the next player's is empty only when all are.
        self.stage = match self.in_hand[next.index()] {
            0 => Stage::Rolling { seat: self.start.unwrap_or_default(), rolls: 0 },
            _ => Stage::Laying { seat: next },
        };
    }

    /// CA-18: whether a roll is played. A repeated one only if it is a 1 or a 6.
    #[inline]
    pub(crate) fn plays(&self, seat: Seat, rolls: u8, die: u8) -> bool {
        allows_relay(die) || (rolls == 0 && self.can_walk(seat, die))
    }

    /// CA-08, CA-18: what a roll leads to.
    #[inline]
    fn roll(&mut self, seat: Seat, rolls: u8, die: u8) {
        if self.plays(seat, rolls, die) {
            self.stage = Stage::Moving { seat, die, relaid: false };
        } else if rolls + 1 < ROLLS {
            self.stage = Stage::Rolling { seat, rolls: rolls + 1 };
        } else {
            self.end_turn(seat);
        }
    }

    /// CA-08: a piece walks, and that is the turn.
    #[inline]
    fn walk(&mut self, seat: Seat, from: Place, to: Place) {
        let pieces = &mut self.pieces[seat.index()];
        match from {
            Place::Start => pieces.waiting = pieces.waiting.saturating_sub(1),
            Place::Field(field) => pieces.crossing = pieces.crossing.without(field),
            Place::Goal => {}
        }
        match to {
            Place::Field(field) => pieces.crossing = pieces.crossing.with(field),
            Place::Goal => pieces.arrived += 1,
            Place::Start => {}
        }
        if pieces.all_arrived() {
            // CA-19: at once, whatever the others might still do.
            self.turns += 1;
            self.stage = Stage::Over;
        } else {
            self.end_turn(seat);
        }
    }

    /// The next player rolls, unless everybody has had their turns (CA-20).
    #[inline]
    fn end_turn(&mut self, seat: Seat) {
        self.turns += 1;
        self.stage = if self.turns >= self.limit * u16::from(self.players) {
            Stage::Over
        } else {
            Stage::Rolling { seat: seat.next(self.players), rolls: 0 }
        };
    }
}

impl Game for Position {
    const ID: &'static str = "crossado";
    const NAME: &'static str = "Crossado";
    /// Version 2 draws who of three players is alone.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    /// Who is alone, who starts, every plank once, and in each of the turns at most three rolls, a plank taken, a plank laid and a
    /// piece moved (CA-15, CA-18, CA-20).
    const LONGEST: usize = 2 + PLANKS as usize + LIMIT.1 as usize * 4 * (ROLLS as usize + 3);
    const OPEN: bool = true;

    type Move = Move;
    type View = View;

    fn options(rules: u32, players: u8) -> Vec<OptionSpec> {
        setup::options(rules, players)
    }

    fn new(options: &Options) -> Self {
        setup::first_position(options)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn actor(&self) -> Actor {
        self.stage.actor()
    }

    #[inline]
    fn moves(&self, list: &mut MoveList<Move>) {
        self.list_moves(list);
    }

    #[inline]
    fn outcomes(&self, list: &mut Outcomes<Move>) {
        match self.stage {
            Stage::Lone => Seat::all(self.players).for_each(|seat| list.push(Move::Lone(seat), 1)),
            Stage::Lot => Seat::all(self.players).for_each(|seat| list.push(Move::Start(seat), 1)),
            Stage::Rolling { .. } => (1..=DIE).for_each(|die| list.push(Move::Die(die), 1)),
            _ => {}
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.allows(mv).map_err(|why| self.refusal(mv, why))
    }

    fn check_outcome(&self, outcome: Move) -> Result<(), Refusal> {
        let possible = match (self.stage, outcome) {
            (Stage::Lone, Move::Lone(seat)) | (Stage::Lot, Move::Start(seat)) => {
                seat.number() <= self.players
            }
            (Stage::Rolling { .. }, Move::Die(die)) => (1..=DIE).contains(&die),
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::no_such_outcome(outcome)) }
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        match (self.stage, mv) {
            (Stage::Lone, Move::Lone(seat)) => self.set_alone(seat),
            (Stage::Lot, Move::Start(seat)) => {
                self.start = Some(seat);
                self.start_laying();
            }
            (Stage::Laying { seat }, Move::Plank(plank)) => self.lay_own(seat, plank),
            (Stage::Rolling { seat, rolls }, Move::Die(die)) => self.roll(seat, rolls, die),
            (Stage::Moving { seat, die, .. }, Move::Take(taken)) => {
                self.laid = self.laid.without(taken);
                self.covered = self.covered - taken.fields();
                self.stage = Stage::Relaying { seat, die, taken };
            }
            (Stage::Relaying { seat, die, .. }, Move::Lay(plank)) => {
                self.put(plank);
                self.stage = Stage::Moving { seat, die, relaid: true };
            }
            (Stage::Moving { seat, .. }, Move::Walk { from, to }) => self.walk(seat, from, to),
            (Stage::Moving { seat, .. }, Move::Pass) => self.end_turn(seat),
            // Nothing legal is left; what is illegal changes nothing.
            _ => {}
        }
    }

    fn standing(&self) -> Option<Standing> {
        // CA-19, CA-20: by pieces in the goal, equal counts share.
        let arrived = self.pieces.map(|pieces| i32::from(pieces.arrived));
        (self.stage == Stage::Over).then(|| Standing::by_score(&arrived[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        view.position()
    }

    fn layout(view: &View) -> Layout {
        layout::layout(view)
    }

    fn describe(before: &View, mv: Option<Move>) -> Message {
        // Nothing is hidden in this game, so there always is a move.
        mv.map(|mv| mv.describe(before)).unwrap_or_default()
    }

    fn reason(before: &View, mv: Move) -> Option<Message> {
        before.reason(mv)
    }

    fn ending(view: &View) -> Option<Message> {
        view.ending()
    }

    fn vocabulary() -> Option<Vec<Move>> {
        Some(Move::all())
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: &mut MoveList<Move>, rng: &mut R) -> Move {
        self.draw_move(rng)
    }

    #[inline]
    fn random_outcome<R: Rng + ?Sized>(&self, _: &mut Outcomes<Move>, rng: &mut R) -> Move {
        let mut seat = || Seat::new(rng::below(rng, self.players.into()) as usize);
        match self.stage {
            Stage::Lone => Move::Lone(seat()),
            Stage::Lot => Move::Start(seat()),
            _ => Move::Die(1 + rng::below(rng, DIE.into()) as u8),
        }
    }
}
