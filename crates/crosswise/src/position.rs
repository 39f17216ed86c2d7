//! A position: everything that is true at the table at one moment.

use std::cmp::Ordering;

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{
    Actor, Game, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing, Viewer,
};

use crate::board::Board;
use crate::describe;
use crate::ending;
use crate::hand::Hand;
use crate::known::Known;
use crate::layout;
use crate::line::{Line, points};
use crate::moves::{self, Move};
use crate::seating::{Seating, Team};
use crate::setup;
use crate::tile::Tile;
use crate::view::{Phase, View};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stage {
    /// The lot decides who of three plays alone (CW-05).
    Lone,
    /// The hands are drawn, seat by seat (CW-04).
    Deal { seat: Seat },
    /// The lot decides who begins (G-02).
    Start,
    /// A seat that holds only action tiles is asked whether it draws again (CW-06).
    Ask { seat: Seat },
    /// It does (CW-06).
    Redraw { seat: Seat },
    /// A seat lays a tile or plays an action (CW-07).
    Turn,
    /// It draws up to its hand size (CW-14).
    Refill,
    /// The game has ended.
    Over { end: End },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum End {
    /// A line of this team has six equal symbols (CW-16).
    Six(Team),
    /// The board is full (CW-17).
    Full,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Public {
    pub(crate) seating: Seating,
    pub(crate) stage: Stage,
    /// Who begins, once it is known.
    pub(crate) start: Option<Seat>,
    /// Whose turn it is, from the first turn on.
    pub(crate) turn: Option<Seat>,
    /// Of three players, which of the two team mates has the team's next turn (CW-05).
    pub(crate) mate: Option<Seat>,
    pub(crate) board: Board,
    /// Played action tiles by kind, face up at the corners (CW-13).
    pub(crate) played: [u8; 4],
    /// How many tiles each seat holds.
    pub(crate) sizes: [u8; 4],
    /// What everybody has seen of the hands.
    pub(crate) known: [Known; 4],
}

/// A position of Crosswise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) public: Public,
    pub(crate) hands: [Hand; 4],
    pub(crate) bag: Hand,
}

impl Position {
    /// The board.
    pub const fn board(&self) -> &Board {
        &self.public.board
    }

    /// What is going on.
    pub const fn stage(&self) -> Stage {
        self.public.stage
    }

    /// What kind of decision is due: the stage without its details, as a view tells it.
    pub const fn phase(&self) -> Phase {
        match self.public.stage {
            Stage::Lone => Phase::Lone,
            Stage::Deal { .. } => Phase::Deal,
            Stage::Start => Phase::Start,
            Stage::Ask { .. } => Phase::Ask,
            Stage::Redraw { .. } => Phase::Redraw,
            Stage::Turn => Phase::Turn,
            Stage::Refill => Phase::Refill,
            Stage::Over { .. } => Phase::Over,
        }
    }

    /// The tiles of a seat.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// What is in the bag.
    pub const fn bag(&self) -> &Hand {
        &self.bag
    }

    /// Who sits with whom.
    pub const fn seating(&self) -> Seating {
        self.public.seating
    }

    /// The points of a team's six lines as they lie (CW-18).
    pub fn team_points(&self, team: Team) -> u16 {
        Line::of(team).map(|line| u16::from(points(&self.public.board, line))).sum()
    }

    /// The team that has won; nothing while the game goes on and after a draw (CW-16, CW-19).
    pub(crate) fn winner(&self) -> Option<Team> {
        let Stage::Over { end } = self.public.stage else { return None };
        match end {
            End::Six(team) => Some(team),
            End::Full => match self.team_points(Team::A).cmp(&self.team_points(Team::B)) {
                Ordering::Greater => Some(Team::A),
                Ordering::Less => Some(Team::B),
                Ordering::Equal => None,
            },
        }
    }

    /// The seat that draws a tile now.
    pub fn drawer(&self) -> Option<Seat> {
        match self.public.stage {
            Stage::Deal { seat } | Stage::Redraw { seat } => Some(seat),
            Stage::Refill => self.public.turn,
            _ => None,
        }
    }
}

impl Game for Position {
    const ID: &'static str = "crosswise";
    const NAME: &'static str = "Crosswise";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    /// Set-up 18, at most 39 lays and 12 actions with up to three passes before each, 54 draws; the rest is room
    /// for redraws, each of which needs a hand of action tiles again (less than one in five hundred).
    const LONGEST: usize = 1000;
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
        self.public.seating.players
    }

    fn actor(&self) -> Actor {
        match (self.public.stage, self.public.turn) {
            (Stage::Ask { seat }, _) | (Stage::Turn, Some(seat)) => Actor::Seat(seat),
            (Stage::Over { .. }, _) => Actor::Over,
            _ => Actor::Chance,
        }
    }

    fn moves(&self, list: &mut MoveList<Move>) {
        self.list_moves(list);
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        match self.public.stage {
            Stage::Lone => Seat::all(3).for_each(|seat| list.push(Move::Lone(seat), 1)),
            Stage::Start => Seat::all(self.players()).for_each(|seat| list.push(Move::Start(seat), 1)),
            _ => Tile::ALL.iter().for_each(|tile| list.push(Move::Draw(*tile), self.bag.count(*tile).into())),
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.allows(mv).map_err(Refusal::from)
    }

    fn apply(&mut self, mv: Move) {
        self.carry_out(mv);
    }

    fn standing(&self) -> Option<Standing> {
        let Stage::Over { end } = self.public.stage else { return None };
        let (seating, players) = (self.public.seating, self.players() as usize);
        Some(match end {
            End::Six(team) => {
                let score = |index| i32::from(seating.team(Seat::new(index)) == team);
                Standing::by_score(&[0, 1, 2, 3].map(score)[..players])
            }
            End::Full => {
                let (a, b) = (self.team_points(Team::A), self.team_points(Team::B));
                let own = |index| if seating.team(Seat::new(index)) == Team::A { a } else { b };
                Standing::by_points(&[0, 1, 2, 3].map(own)[..players])
            }
        })
    }

    /// CW-03
    fn team(&self, seat: Seat) -> Vec<Seat> {
        let seating = self.public.seating;
        Seat::all(seating.players).filter(|other| seating.team(*other) == seating.team(seat)).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.sample(rng)
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

    fn hides(&self, outcome: Move, viewer: Viewer) -> bool {
        // A tile is drawn behind the screen: only who draws it sees it (CW-04).
        matches!(outcome, Move::Draw(_)) && self.drawer().is_some_and(|seat| !viewer.is(seat))
    }

    fn is_certain(view: &View) -> bool {
        view.is_certain()
    }

    fn check_outcome(&self, outcome: Move) -> Result<(), Refusal> {
        let possible = match (self.public.stage, outcome) {
            (Stage::Lone, Move::Lone(_)) => true,
            (Stage::Start, Move::Start(seat)) => seat.number() <= self.players(),
            (_, Move::Draw(tile)) => self.drawer().is_some() && self.bag.count(tile) > 0,
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::no_such_outcome(outcome)) }
    }

    fn random_move<R: Rng + ?Sized>(&self, list: &mut MoveList<Move>, rng: &mut R) -> Move {
        self.draw_move(rng).unwrap_or_else(|| {
            list.clear();
            self.moves(list);
            rng::pick(rng, list)
        })
    }

    fn random_outcome<R: Rng + ?Sized>(&self, list: &mut Outcomes<Move>, rng: &mut R) -> Move {
        self.draw_tile(rng).unwrap_or_else(|| {
            list.clear();
            self.outcomes(list);
            list.at(rng::below(rng, list.total()))
        })
    }

    fn vocabulary() -> Option<Vec<Move>> {
        Some(moves::vocabulary())
    }
}
