//! A moment of the game and how it goes on.

use crosstable_core::rng::{self, Rng};
use crosstable_core::{
    Actor, Game, Layout, MAX_SEATS, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat,
    Standing, Viewer,
};

use crate::deck::{CARDS, MOST_GAMES};
use crate::{Card, CardSet, Cell, Cross, Move, Shape, View, describe, ending, layout, setup};

/// What is to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A card of the deal comes to the seat whose turn it is (MX-02).
    Deal,
    /// The lot says who begins (G-02).
    Start,
    /// A seat is asked.
    Turn,
    /// A card comes to the seat that has just laid one (MX-04).
    Draw,
    /// Nothing any more (MX-12).
    Over,
}

/// Everything that is true at the table at one moment. The pile is the set of the cards still in it; it has no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The cards nobody has seen yet.
    pub(crate) pile: CardSet,
    /// What lies face up in front of each seat.
    pub(crate) stocks: [CardSet; MAX_SEATS],
    /// The cards of the motifs that do not take part (MX-15).
    pub(crate) without: CardSet,
    /// The cards of this round.
    pub(crate) cross: Cross,
    /// How many cards each seat has won, in all games of the match together (MX-17).
    pub(crate) won: [u8; MAX_SEATS],
    /// What is to happen.
    pub(crate) stage: Stage,
    /// The seat that is to act or to which a card goes. Means nothing (seat 1) while the lot decides who begins.
    pub(crate) turn: Seat,
    /// Who laid the last card of this round.
    pub(crate) last: Option<Seat>,
    /// How many in turn have missed since that card. When it is everybody else, the seat that laid it goes on alone.
    pub(crate) misses: u8,
    /// Who begins the game, or began it, once that is known.
    pub(crate) start: Option<Seat>,
    /// How many games the match has, and which of them this is, from 1 (MX-17).
    pub(crate) games: u8,
    pub(crate) game: u8,
    pub(crate) players: u8,
    /// How many cards each player is dealt.
    pub(crate) stock: u8,
    pub(crate) shape: Shape,
}

impl Position {
    /// All cards in the pile.
    pub(crate) fn undealt(
        players: u8,
        stock: u8,
        without: CardSet,
        shape: Shape,
        start: Option<Seat>,
    ) -> Self {
        Position {
            pile: CardSet::ALL.without(without),
            stocks: [CardSet::EMPTY; MAX_SEATS],
            without,
            cross: Cross::EMPTY,
            won: [0; MAX_SEATS],
            stage: Stage::Deal,
            turn: Seat::new(0),
            last: None,
            misses: 0,
            start,
            games: 1,
            game: 1,
            players,
            stock,
            shape,
        }
    }

    /// The cards in the pile; which of them comes next is not decided.
    pub const fn pile(&self) -> CardSet {
        self.pile
    }

    /// The cards in front of a seat.
    #[inline]
    pub const fn stock(&self, seat: Seat) -> CardSet {
        self.stocks[seat.index()]
    }

    /// How many cards a seat has won.
    pub const fn won(&self, seat: Seat) -> u8 {
        self.won[seat.index()]
    }

    /// How many cards will still be dealt in later games of the match (MX-17).
    pub fn cards_to_come(&self) -> u32 {
        u32::from(self.games - self.game) * CardSet::ALL.without(self.without).len()
    }

    /// The cards on the table.
    #[inline]
    pub const fn cross(&self) -> &Cross {
        &self.cross
    }

    /// What is built.
    #[inline]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The cards that do not take part.
    pub const fn without(&self) -> CardSet {
        self.without
    }

    /// The seat that is to act, or to draw.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Who laid the last card of the round, and so would win it now.
    #[inline]
    pub const fn last(&self) -> Option<Seat> {
        self.last
    }

    /// Whether everybody else has had to miss since the last card, so that the seat that laid it goes on alone
    /// until it stops (MX-08).
    #[inline]
    pub const fn in_run(&self) -> bool {
        self.misses + 1 == self.players
    }

    /// A card has come from the pile to the seat that is due (MX-02, MX-04).
    #[inline]
    fn draw(&mut self, card: Card) {
        self.pile.remove(card);
        self.stocks[self.turn.index()].insert(card);
        if self.stage == Stage::Draw {
            self.go_on();
        } else if self.stock(self.turn).len() == u32::from(self.stock) {
            // MX-02: each hand in full, seat by seat; then the start seat.
            let last = self.turn.number() == self.players;
            self.turn = self.turn.next(self.players);
            if last {
                match self.start {
                    Some(seat) => self.begin(seat),
                    None => self.stage = Stage::Start,
                }
            }
        }
    }

    /// This seat lays the first card of a round (MX-03).
    #[inline]
    fn begin(&mut self, seat: Seat) {
        self.stage = Stage::Turn;
        self.turn = seat;
        self.cross = Cross::EMPTY;
        self.last = None;
        self.misses = 0;
    }

    /// A card was laid and, if there was one, another drawn: who is asked next?
    #[inline]
    fn go_on(&mut self) {
        self.stage = Stage::Turn;
        // MX-08: in a run nobody else is asked.
        if !self.in_run() {
            self.misses = 0;
            self.turn = self.turn.next(self.players);
        }
    }

    /// The seat to move, which laid the last card, wins the cross (MX-09).
    fn end_round(&mut self) {
        let winner = self.turn;
        self.won[winner.index()] += self.cross.len();
        // MX-11
        self.begin(if self.players == 2 { winner.next(2) } else { winner });
        // MX-12
        if self.pile.is_empty() {
            self.end_game();
        }
    }

    /// The match is over, or all cards are dealt again and the other seat begins (MX-17).
    fn end_game(&mut self) {
        self.turn = Seat::new(0);
        if self.game >= self.games {
            self.stage = Stage::Over;
            return;
        }
        let start = self.start.map(|seat| seat.next(self.players));
        let first = Position::undealt(self.players, self.stock, self.without, self.shape, start);
        *self = Position { won: self.won, games: self.games, game: self.game + 1, ..first };
    }
}

impl Game for Position {
    const ID: &'static str = "mixx";
    const NAME: &'static str = "Mixx";
    /// Version 2 has the option of a match.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    /// The lot decides once who begins. In each game each card comes out of the pile at most once and is laid at most
    /// once, and after it is laid at most everybody else misses and one stops before the next is laid.
    const LONGEST: usize = 1 + MOST_GAMES as usize * (CARDS + CARDS * (1 + (MAX_SEATS - 1) + 1));
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
        match self.stage {
            Stage::Turn => Actor::Seat(self.turn),
            Stage::Deal | Stage::Start | Stage::Draw => Actor::Chance,
            Stage::Over => Actor::Over,
        }
    }

    #[inline]
    fn moves(&self, list: &mut MoveList<Move>) {
        self.list_moves(list);
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        if self.stage == Stage::Start {
            for seat in Seat::all(self.players) {
                list.push(Move::Start(seat), 1);
            }
        } else {
            for card in self.pile {
                list.push(Move::Draw(card), 1);
            }
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.allows(mv).map_err(Refusal::from)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        match mv {
            Move::Lay { cell, card } => {
                self.stocks[self.turn.index()].remove(card);
                self.cross.lay(card, cell);
                self.last = Some(self.turn);
                // MX-04: draw while the pile lasts.
                if self.pile.is_empty() {
                    self.go_on();
                } else {
                    self.stage = Stage::Draw;
                }
            }
            Move::Miss => {
                self.misses += 1;
                self.turn = self.turn.next(self.players);
            }
            Move::Stop => self.end_round(),
            Move::Draw(card) => self.draw(card),
            Move::Start(seat) => {
                self.start = Some(seat);
                self.begin(seat);
            }
        }
    }

    fn standing(&self) -> Option<Standing> {
        // MX-13
        let points = self.won.map(u16::from);
        (self.stage == Stage::Over).then(|| Standing::by_points(&points[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        // Nothing is hidden: the order of the pile does not exist yet.
        view.position()
    }

    fn layout(view: &View) -> Layout {
        layout::layout(view)
    }

    fn describe(before: &View, mv: Option<Move>) -> Message {
        describe::describe(before, mv)
    }

    fn reason(before: &View, mv: Move) -> Option<Message> {
        before.reason(mv)
    }

    fn ending(view: &View) -> Option<Message> {
        ending::ending(view)
    }

    fn next_starter(&self) -> Option<Seat> {
        // MX-11: the loser of two players, the winner of more; nobody after a tie.
        let standing = self.standing()?;
        let rank = if self.players == 2 { 2 } else { 1 };
        let mut seats = Seat::all(self.players).filter(|seat| standing.rank(*seat) == rank);
        seats.next().filter(|_| seats.next().is_none())
    }

    fn vocabulary() -> Option<Vec<Move>> {
        let cards = || CardSet::ALL.iter();
        let lays = Cell::all().flat_map(|cell| cards().map(move |card| Move::Lay { cell, card }));
        let others = [Move::Miss, Move::Stop].into_iter();
        let chance = cards().map(Move::Draw).chain(Seat::all(MAX_SEATS as u8).map(Move::Start));
        Some(lays.chain(others).chain(chance).collect())
    }

    fn check_outcome(&self, outcome: Move) -> Result<(), Refusal> {
        let possible = match outcome {
            Move::Start(seat) => self.stage == Stage::Start && seat.number() <= self.players,
            Move::Draw(card) => self.stage != Stage::Start && self.pile.contains(card),
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::no_such_outcome(outcome)) }
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: &mut MoveList<Move>, rng: &mut R) -> Move {
        self.draw_move(rng)
    }

    #[inline]
    fn random_outcome<R: Rng + ?Sized>(&self, _: &mut Outcomes<Move>, rng: &mut R) -> Move {
        if self.stage == Stage::Start {
            Move::Start(Seat::new(rng::below(rng, u32::from(self.players)) as usize))
        } else {
            Move::Draw(self.pile.random(rng))
        }
    }
}
