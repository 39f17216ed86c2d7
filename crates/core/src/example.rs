//! The smallest whole game, for the documentation: one heap, take one to three, who takes the last one wins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rng::Rng;
use crate::{
    Actor, BadToken, Game, Layout, LayoutCell, Message, MoveList, OptionSpec, Options, Outcomes, Path,
    Refusal, Role, Seat, SeatLine, Standing, Target, Token, Viewer, view_head,
};

/// A position of Nim with one heap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nim {
    players: u8,
    heap: u16,
    /// Who acts: the lot for the start seat, a seat, nobody.
    to_move: Option<Seat>,
    /// Who took last.
    last: Option<Seat>,
}

/// What a viewer knows: the head that every view has, and all the rest, for nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NimView {
    viewer: Viewer,
    actor: Actor,
    phase: NimPhase,
    nim: Nim,
}

view_head!(NimView, NimPhase);

/// What is due in Nim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NimPhase {
    /// The lot decides who begins.
    Start,
    /// A seat takes from the heap.
    Take,
    /// The heap is gone.
    Over,
}

/// What can happen in Nim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NimMove {
    /// `take:2`
    Take(u16),
    /// `~start:1`
    Start(Seat),
}

impl fmt::Display for NimMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NimMove::Take(count) => write!(f, "take:{count}"),
            NimMove::Start(seat) => write!(f, "~start:{seat}"),
        }
    }
}

impl FromStr for NimMove {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if let Some(seat) = token.strip_prefix("~start:") {
            return seat.parse().map(NimMove::Start).map_err(|_| BadToken);
        }
        match token.strip_prefix("take:") {
            Some("1") => Ok(NimMove::Take(1)),
            Some("2") => Ok(NimMove::Take(2)),
            Some("3") => Ok(NimMove::Take(3)),
            _ => Err(BadToken),
        }
    }
}

impl Token for NimMove {
    fn is_chance(self) -> bool {
        matches!(self, NimMove::Start(_))
    }

    fn paths(self) -> Vec<Path> {
        if self.is_chance() { Vec::new() } else { vec![vec![self.target()]] }
    }

    fn from_path(path: &[Target]) -> Option<Self> {
        let [count] = path else { return None };
        format!("take:{count}").parse().ok()
    }
}

/// How Nim looks: the heap, a button for each move, and whose turn it is.
impl From<&NimView> for Layout {
    fn from(view: &NimView) -> Self {
        let heap = view.nim.heap;
        let button = |count: u16| {
            let words = Message::new("nim-board-take").number("count", count);
            LayoutCell::beside().words(words.clone()).label(words).target(NimMove::Take(count).target())
        };
        let label = LayoutCell::at(0, 0).size(5, 1).role(Role::Label).words(Message::new("nim-board-name"));
        let matches = LayoutCell::at(6, 0)
            .size(heap.max(1), 1)
            .role(Role::Wood)
            .art("|".repeat(heap.into()))
            .label(Message::new("nim-board-heap").number("count", heap));
        Layout {
            board: vec![label, matches],
            actions: (1..=3).map(button).collect(),
            seats: Seat::all(view.nim.players)
                .map(|seat| SeatLine { seat, text: Message::new("nim-board-seat"), open: Vec::new() })
                .collect(),
            turn: view.actor.seat(),
            ..Layout::default()
        }
    }
}

impl NimMove {
    /// What a player points at to make the move.
    fn target(self) -> Target {
        match self {
            NimMove::Take(count) => Target::of(count),
            NimMove::Start(_) => Target::new("start"),
        }
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const NAME: &'static str = "Nim";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const LONGEST: usize = 71;
    const OPEN: bool = true;

    type Move = NimMove;
    type View = NimView;

    fn options(_: u32, players: u8) -> Vec<OptionSpec> {
        vec![OptionSpec::number("heap", 1..=70, 21), OptionSpec::start(players)]
    }

    fn new(options: &Options) -> Self {
        let (players, heap) = (options.players(), options.number("heap"));
        Nim { players, heap, to_move: options.seat("start"), last: None }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn actor(&self) -> Actor {
        match self.to_move {
            _ if self.heap == 0 => Actor::Over,
            Some(seat) => Actor::Seat(seat),
            None => Actor::Chance,
        }
    }

    fn moves(&self, list: &mut MoveList<NimMove>) {
        list.extend((1..=self.heap.min(3)).map(NimMove::Take));
    }

    fn outcomes(&self, list: &mut Outcomes<NimMove>) {
        for seat in Seat::all(self.players) {
            list.push(NimMove::Start(seat), 1);
        }
    }

    fn check_move(&self, mv: NimMove) -> Result<(), Refusal> {
        match mv {
            NimMove::Take(count) if count > self.heap => {
                Err(Refusal::new("NI-01", "nim-too-few").number("left", self.heap))
            }
            _ => Ok(()),
        }
    }

    fn apply(&mut self, mv: NimMove) {
        match mv {
            NimMove::Start(seat) => self.to_move = Some(seat),
            NimMove::Take(count) => {
                self.heap = self.heap.saturating_sub(count);
                self.last = self.to_move;
                self.to_move = self.to_move.map(|seat| seat.next(self.players));
            }
        }
    }

    fn standing(&self) -> Option<Standing> {
        let winner = self.last.filter(|_| self.heap == 0)?;
        let scores = [0, 1, 2, 3].map(|index| i32::from(index == winner.index()));
        Some(Standing::by_score(&scores[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> NimView {
        let phase = match self.actor() {
            Actor::Chance => NimPhase::Start,
            Actor::Seat(_) => NimPhase::Take,
            Actor::Over => NimPhase::Over,
        };
        NimView { viewer, actor: self.actor(), phase, nim: self.clone() }
    }

    fn sample<R: Rng + ?Sized>(view: &NimView, _: &mut R) -> Self {
        view.nim.clone()
    }

    fn layout(view: &NimView) -> Layout {
        view.into()
    }

    fn describe(before: &NimView, mv: Option<NimMove>) -> Message {
        match (mv, before.actor) {
            (Some(NimMove::Take(count)), Actor::Seat(who)) => {
                Message::new("nim-log-take").seat("who", who).number("count", count)
            }
            (Some(NimMove::Start(who)), _) => Message::new("nim-log-start").seat("who", who),
            _ => Message::new("nim-log-nothing"),
        }
    }

    fn vocabulary() -> Option<Vec<NimMove>> {
        let takes = (1..=3).map(NimMove::Take);
        Some(takes.chain(Seat::all(4).map(NimMove::Start)).collect())
    }
}
