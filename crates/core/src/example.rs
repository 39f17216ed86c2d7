//! The smallest whole game, for the documentation: one heap, take one to three, who takes the last one wins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rng::Rng;
use crate::{
    Actor, BadToken, Game, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing, Token, Viewer,
    view_head,
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
}

impl fmt::Display for NimView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "heap {:2}: {}", self.nim.heap, "|".repeat(self.nim.heap as usize))
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

    fn options(players: u8) -> Vec<OptionSpec> {
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

    fn vocabulary() -> Option<Vec<NimMove>> {
        let takes = (1..=3).map(NimMove::Take);
        Some(takes.chain(Seat::all(4).map(NimMove::Start)).collect())
    }
}
