//! A position and how it changes.

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{
    Actor, Game, Layout, MAX_SEATS, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat,
    Standing, Viewer,
};

use crate::colour::{Colour, Colours};
use crate::die::Die;
use crate::jokers::MOST_JOKERS;
use crate::moves::Move;
use crate::spot::{Row, Spot};
use crate::stack::Stack;
use crate::view::View;
use crate::{describe, ending, layout, reason, setup};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// The lot decides which of three players has two colours (CN-04).
    Double,
    /// The bars are drawn, row by row (CN-03).
    Bars,
    /// The colours are drawn, seat by seat (CN-04).
    Colours,
    /// The lot decides who begins (G-02).
    Start,
    /// The first roll of a turn (CN-07).
    Roll,
    /// The second roll, after a six (CN-08).
    RollAgain,
    /// A seat plays its points and jokers and advances a figure.
    Play,
    /// Somebody has won, or the turns are used up.
    Over,
}

/// Everything that is true at the table at one moment. Nothing is hidden in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) players: u8,
    /// CN-24: turns each player has.
    pub(crate) limit: u16,
    pub(crate) phase: Phase,
    /// CN-04: of three players the one who has two colours and sits opposite, once that is known.
    pub(crate) double: Option<Seat>,
    /// Whose turn it is; before the first turn the seat that is named to begin, if one is.
    pub(crate) turn: Option<Seat>,
    /// Turns that have ended, those of all players together.
    pub(crate) turns: u16,
    /// Points not used yet (CN-07).
    pub(crate) points: u8,
    /// Jokers played in this turn (CN-17).
    pub(crate) jokers_played: u8,
    /// How many rows a bar has been drawn for.
    pub(crate) laid: u8,
    pub(crate) stack: Stack,
    /// The colours each seat plays.
    pub(crate) colours: [Colours; MAX_SEATS],
    /// By colour: how many figures share the start field. Everywhere else there is one figure a field.
    pub(crate) home: [u8; 4],
    /// By seat: how many figures have crossed.
    pub(crate) across: [u8; MAX_SEATS],
    /// By seat: how many jokers it holds.
    pub(crate) jokers: [u8; MAX_SEATS],
}

impl Position {
    /// The seat to move. Before the first turn, when nobody may ask, it is some seat.
    #[inline]
    pub(crate) const fn seat(&self) -> Seat {
        match self.turn {
            Some(seat) => seat,
            None => Seat::new(0),
        }
    }

    /// Whether this seat has two colours (CN-04).
    #[inline]
    pub(crate) const fn is_double(&self, seat: Seat) -> bool {
        matches!(self.double, Some(double) if double.index() == seat.index())
    }

    /// The colours of the seat to move.
    #[inline]
    pub(crate) const fn own_colours(&self) -> Colours {
        self.colours[self.seat().index()]
    }

    /// The colours somebody plays.
    pub(crate) const fn played_colours(&self) -> Colours {
        let [one, two, three, four] = self.colours;
        one.and(two).and(three).and(four)
    }

    /// The colours that opponents of the seat to move play.
    #[inline]
    pub(crate) const fn opposing_colours(&self) -> Colours {
        self.played_colours().without(self.own_colours())
    }

    /// Who plays this colour, if anybody does.
    pub(crate) fn owner(&self, colour: Colour) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.colours[seat.index()].has(colour))
    }

    /// The colour of a field, nothing for natural wood.
    #[inline]
    pub(crate) const fn colour_at(&self, spot: Spot) -> Option<Colour> {
        self.stack.bar(spot.row()).colour(spot.field())
    }

    /// Takes one figure off a field. Of several that share their start field the others stay.
    pub(crate) fn lift_figure(&mut self, spot: Spot) {
        if let Some(colour) = self.colour_at(spot)
            && spot.row().is_end()
        {
            let home = &mut self.home[colour.index()];
            *home = home.saturating_sub(1);
            if *home > 0 {
                return;
            }
        }
        self.stack.take_figure(spot);
    }

    /// CN-07, CN-08: points, or a joker and another roll.
    fn roll(&mut self, die: Die) {
        if die != Die::SIX {
            self.points = die.pips();
            self.phase = Phase::Play;
            return;
        }
        let held = &mut self.jokers[self.turn.unwrap_or_default().index()];
        *held = (*held + 1).min(MOST_JOKERS);
        if self.phase == Phase::RollAgain {
            self.end_turn();
        } else {
            self.phase = Phase::RollAgain;
        }
    }

    /// The turn passes on, or the game is over.
    fn end_turn(&mut self) {
        self.turns += 1;
        self.points = 0;
        self.jokers_played = 0;
        let crossed = self.across[self.seat().index()] >= setup::figures_of(self.players);
        // CN-23, CN-24
        if crossed || self.turns >= self.limit * u16::from(self.players) {
            self.phase = Phase::Over;
            return;
        }
        let next = self.seat().next(self.players);
        self.turn = Some(next);
        self.phase = Phase::Roll;
        // CN-19: before the roll.
        self.stack.take_jokers_of(next);
    }

    /// The rows all figures of a seat together still have to go (CN-23).
    pub(crate) fn rows_to_go(&self, seat: Seat) -> u16 {
        let side = self.side(seat);
        let colours = self.colours[seat.index()];
        let rows = |row: Row| {
            let figures = self.stack.figures(row) & self.stack.painted(row, colours);
            figures.count_ones() as u16 * side.to_go(row)
        };
        // Of those that share a start field the stack shows only one.
        let hidden = |colour: Colour| {
            u16::from(self.home[colour.index()].saturating_sub(1)) * side.to_go(side.first())
        };
        self.laid_rows().map(rows).sum::<u16>() + colours.iter().map(hidden).sum::<u16>()
    }
}

impl Game for Position {
    const ID: &'static str = "cross-n-go";
    const NAME: &'static str = "Cross'N Go";
    /// Version 2 draws who has two colours, and gives each player 40 turns instead of 200.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    /// Who has two colours, 11 bars, 4 colours and the start seat; then 200 turns for each of 4 players, each of at most two rolls, five
    /// shifts, two jokers and one advance or end.
    const LONGEST: usize = 1 + 11 + 4 + 1 + setup::MOST_TURNS as usize * 4 * (2 + 5 + 2 + 1);
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
        match self.phase {
            Phase::Play => Actor::Seat(self.seat()),
            Phase::Over => Actor::Over,
            Phase::Double | Phase::Bars | Phase::Colours | Phase::Start | Phase::Roll | Phase::RollAgain => {
                Actor::Chance
            }
        }
    }

    fn moves(&self, list: &mut MoveList<Move>) {
        self.list_moves(list);
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        match self.phase {
            Phase::Double => Seat::all(self.players).for_each(|seat| list.push(Move::Double(seat), 1)),
            Phase::Bars => self.bars_left(list),
            Phase::Colours => self.colours_left(list),
            Phase::Start => Seat::all(self.players).for_each(|seat| list.push(Move::Start(seat), 1)),
            Phase::Roll | Phase::RollAgain => Die::all().for_each(|die| list.push(Move::Die(die), 1)),
            Phase::Play | Phase::Over => {}
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.allows(mv).map_err(Refusal::from)
    }

    fn check_outcome(&self, outcome: Move) -> Result<(), Refusal> {
        // After the set-up chance is a die, and all of its faces are possible.
        let rolled = matches!((self.phase, outcome), (Phase::Roll | Phase::RollAgain, Move::Die(_)));
        let possible = rolled || {
            let mut list = Outcomes::new();
            self.outcomes(&mut list);
            list.iter().any(|(known, _)| *known == outcome)
        };
        if possible { Ok(()) } else { Err(Refusal::no_such_outcome(outcome)) }
    }

    fn apply(&mut self, mv: Move) {
        match mv {
            Move::Shift(row, way) => {
                self.stack.shift(row, way);
                self.points = self.points.saturating_sub(1);
            }
            Move::Block(spot) => self.block(spot),
            Move::Back { from, to } => self.back(from, to),
            Move::Swap(pair) => self.swap(pair),
            // CN-16: advancing ends the turn, and so does its lack.
            Move::Run(spot) => {
                self.run(spot);
                self.end_turn();
            }
            Move::End => self.end_turn(),
            Move::Double(seat) => self.draw_double(seat),
            Move::Bar(bar) => self.lay_bar(bar),
            Move::Colour(colour) => self.draw_colour(colour),
            Move::Start(seat) => {
                self.turn = Some(seat);
                self.phase = Phase::Roll;
            }
            Move::Die(die) => self.roll(die),
        }
    }

    /// CN-23: figures across, then fewer rows to go.
    fn standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            // All figures together never have a hundred rows to go.
            scores[seat.index()] =
                100 * i32::from(self.across[seat.index()]) - i32::from(self.rows_to_go(seat));
        }
        Some(Standing::by_score(&scores[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        view.position()
    }

    fn layout(view: &View) -> Layout {
        layout::of(view)
    }

    fn describe(before: &View, mv: Option<Move>) -> Message {
        describe::of(before, mv)
    }

    fn reason(before: &View, mv: Move) -> Option<Message> {
        reason::of(before, mv)
    }

    fn ending(view: &View) -> Option<Message> {
        ending::of(view)
    }

    fn vocabulary() -> Option<Vec<Move>> {
        Some(Move::all())
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, list: &mut MoveList<Move>, rng: &mut R) -> Move {
        if self.points > 0 || self.check_joker().is_ok() {
            return self.draw_move(rng);
        }
        // What is left are a few figures that can run, or the end of the turn.
        list.clear();
        self.moves(list);
        rng::pick(rng, list)
    }

    #[inline]
    fn random_outcome<R: Rng + ?Sized>(&self, list: &mut Outcomes<Move>, rng: &mut R) -> Move {
        if matches!(self.phase, Phase::Roll | Phase::RollAgain) {
            return Move::Die(Die::new(1 + rng::below(rng, 6) as u8));
        }
        list.clear();
        self.outcomes(list);
        list.at(rng::below(rng, list.total()))
    }
}
