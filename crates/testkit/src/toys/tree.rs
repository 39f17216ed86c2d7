//! A tiny game written out as data: who chooses, what is drawn, how it ends. What each move is worth can be reckoned by
//! hand, so that whatever searches can be held against it.
//!
//! ```
//! use crosstable_core::{Game, Play, Seat, Setup, Viewer};
//! use crosstable_testkit::toys::tree::{Node, Plot, Seen, Tree};
//!
//! /// A coin falls and only seat 2 sees it. Seat 1 says what it shows, and wins if it does.
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! struct Coin;
//!
//! impl Plot for Coin {
//!     const PLAYERS: u8 = 2;
//!     const OPEN: bool = false;
//!     const ROOT: Node = Node::Chance(
//!         Seen::By(1),
//!         &[
//!             (1, Node::Choice(0, &[Node::End(&[1, 0]), Node::End(&[0, 1])])),
//!             (1, Node::Choice(0, &[Node::End(&[0, 1]), Node::End(&[1, 0])])),
//!         ],
//!     );
//! }
//!
//! let mut game = Tree::<Coin>::from_setup(&Setup::players(2))?;
//! game.play_token("~b")?;
//! assert_eq!(game.view(Viewer::Seat(Seat::new(0))).seen, ["~?"]);
//! game.play_token("b")?;
//! assert_eq!(game.standing().unwrap().ranks(), [1, 2]);
//! crosstable_testkit::conformance::<Tree<Coin>>();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod step;
mod view;

use std::fmt::Debug;
use std::marker::PhantomData;

use crosstable_core::rng::Rng;
use crosstable_core::{
    Actor, Game, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing, Viewer,
};

use super::{plain_layout, plain_message};

pub use step::Step;
pub use view::{Phase, View};

/// The longest way from the root to an end.
pub const LONGEST: usize = 8;

/// A point of the game. The steps that lead on from it are called `a`, `b` and so on, those of chance `~a`, `~b`.
#[derive(Debug)]
pub enum Node {
    /// The seat with this index, counted from 0, chooses what follows. Nodes that look alike to that seat must have as
    /// many steps.
    Choice(u8, &'static [Node]),
    /// What follows is drawn, with these weights.
    Chance(Seen, &'static [(u32, Node)]),
    /// The end, with the points of each seat.
    End(&'static [u16]),
}

/// Who sees what was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Everybody.
    ByAll,
    /// The seat with this index, counted from 0.
    By(u8),
}

impl Node {
    fn steps(&self) -> usize {
        match self {
            Node::Choice(_, after) => after.len(),
            Node::Chance(_, after) => after.len(),
            Node::End(_) => 0,
        }
    }

    fn after(&self, index: usize) -> &Node {
        match self {
            Node::Choice(_, after) => &after[index],
            Node::Chance(_, after) => &after[index].1,
            Node::End(_) => self,
        }
    }

    fn is_seen_by(&self, viewer: Viewer) -> bool {
        match self {
            Node::Chance(Seen::By(index), _) => viewer.is(Seat::new(usize::from(*index))),
            _ => true,
        }
    }
}

/// A game as data.
pub trait Plot: Copy + Eq + Debug + Send + Sync + 'static {
    /// How many play.
    const PLAYERS: u8;
    /// Whether everybody sees all that is drawn.
    const OPEN: bool;
    /// Where it begins.
    const ROOT: Node;
}

/// A position: the way that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tree<P> {
    way: [u8; LONGEST],
    len: u8,
    plot: PhantomData<P>,
}

impl<P: Plot> Tree<P> {
    const ROOT: &'static Node = &P::ROOT;

    const fn root() -> Self {
        Tree { way: [0; LONGEST], len: 0, plot: PhantomData }
    }

    /// The nodes on the way, each with the step that was taken there.
    fn way(&self) -> impl Iterator<Item = (&'static Node, usize)> + '_ {
        let mut node = Self::ROOT;
        self.way[..usize::from(self.len)].iter().map(move |&index| {
            let here = (node, usize::from(index));
            node = node.after(here.1);
            here
        })
    }

    fn node(&self) -> &'static Node {
        self.way().last().map_or(Self::ROOT, |(node, index)| node.after(index))
    }

    fn points(&self) -> Option<&'static [u16]> {
        match self.node() {
            Node::End(points) => Some(points),
            _ => None,
        }
    }
}

impl<P: Plot> Game for Tree<P> {
    const ID: &'static str = "tree";
    const NAME: &'static str = "Tree";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (P::PLAYERS, P::PLAYERS);
    const LONGEST: usize = LONGEST;
    const OPEN: bool = P::OPEN;

    type Move = Step;
    type View = View;

    fn options(_: u32, _: u8) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(_: &Options) -> Self {
        Self::root()
    }

    fn players(&self) -> u8 {
        P::PLAYERS
    }

    fn actor(&self) -> Actor {
        match self.node() {
            Node::Choice(index, _) => Actor::Seat(Seat::new(usize::from(*index))),
            Node::Chance(..) => Actor::Chance,
            Node::End(_) => Actor::Over,
        }
    }

    fn moves(&self, list: &mut MoveList<Step>) {
        list.extend((0..self.node().steps() as u8).map(Step::Choice));
    }

    fn outcomes(&self, list: &mut Outcomes<Step>) {
        if let Node::Chance(_, after) = self.node() {
            for (index, (weight, _)) in (0..).zip(*after) {
                list.push(Step::Chance(index), *weight);
            }
        }
    }

    fn check_move(&self, step: Step) -> Result<(), Refusal> {
        if step.index() < self.node().steps() {
            Ok(())
        } else {
            Err(Refusal::new("TR-01", "tree-no-such-step").text("step", step))
        }
    }

    fn apply(&mut self, step: Step) {
        if let Some(next) = self.way.get_mut(usize::from(self.len)) {
            *next = step.index() as u8;
            self.len += 1;
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.points().map(Standing::by_points)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.sample(rng)
    }

    fn hides(&self, _: Step, viewer: Viewer) -> bool {
        !self.node().is_seen_by(viewer)
    }

    fn layout(view: &View) -> Layout {
        plain_layout(view, P::PLAYERS, &(0..Step::MOST).map(Step::Choice).collect::<Vec<_>>())
    }

    fn describe(_: &View, step: Option<Step>) -> Message {
        plain_message(step)
    }

    fn vocabulary() -> Option<Vec<Step>> {
        let steps = 0..Step::MOST;
        Some(steps.clone().map(Step::Choice).chain(steps.map(Step::Chance)).collect())
    }
}
