//! The heuristic of `expert`, for code that measures it.

use crosstable_core::Game;

use crate::learned::{Inputs, Learned};
use crate::{Heuristic, weights};

/// Code that works with any heuristic of a game, as a value.
pub trait HeuristicVisitor<G: Game> {
    /// What comes back.
    type Out;

    /// Does the work with one heuristic.
    fn visit<H: Heuristic<G>>(self, heuristic: &H) -> Self::Out;
}

/// Calls a visitor with the learned evaluation if there are weights, else with the hand-written one: the heuristic by which
/// `expert` and a plain search play this game in [`decide_any`](crate::decide_any).
pub fn with_learned<G: Game, I: Inputs<G>, V: HeuristicVisitor<G>>(visitor: V) -> V::Out {
    match weights::of::<G, I>() {
        Some(net) => visitor.visit(&Learned::<G, I>::new(&net)),
        None => visitor.visit(&I::Base::default()),
    }
}
