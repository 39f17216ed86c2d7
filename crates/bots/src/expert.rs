//! The heuristic of `expert`, for code that measures it.

use crosstable_core::Game;
use crosstable_games::{GameId, GameVisitor};

use crate::learned::{
    CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, Learned, MixxInputs, NoInputs,
};
use crate::{Crossado, Heuristic, Plain, weights};

/// Whether there is a heuristic for this game. What plays the other games, by [`Plain`], is not built for these: `const`
/// decides it before it would be.
pub(crate) const fn has_heuristic<G: Game>() -> bool {
    is(G::ID, crosswise::Position::ID)
        || is(G::ID, cross_roads::Position::ID)
        || is(G::ID, mixx::Position::ID)
        || is(G::ID, crossado::Position::ID)
        || is(G::ID, cross_n_go::Position::ID)
}

/// Compares texts in a `const`.
const fn is(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

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

/// Code that works with the heuristic of any game, as a value; see [`with_expert`].
pub trait ExpertVisitor {
    /// What comes back.
    type Out;

    /// Does the work for one game and the heuristic by which `expert` plays it.
    fn visit<G: Game, H: Heuristic<G>>(self, heuristic: &H) -> Self::Out;
}

/// Calls a visitor with a game and the heuristic by which `expert` plays it.
pub fn with_expert<V: ExpertVisitor>(game: GameId, visitor: V) -> V::Out {
    struct Of<V>(V);

    impl<G: Game, V: ExpertVisitor> HeuristicVisitor<G> for Of<V> {
        type Out = V::Out;

        fn visit<H: Heuristic<G>>(self, heuristic: &H) -> V::Out {
            self.0.visit::<G, H>(heuristic)
        }
    }

    /// A game without a heuristic.
    impl<V: ExpertVisitor> GameVisitor for Of<V> {
        type Out = V::Out;

        fn visit<G: Game>(self) -> V::Out {
            if const { has_heuristic::<G>() } {
                unreachable!("{} has a heuristic", G::ID);
            }
            self.0.visit::<G, Plain>(&Plain)
        }
    }

    match game {
        GameId::Crosswise if GameId::Crosswise.is_included() => {
            with_learned::<crosswise::Position, CrosswiseInputs, _>(Of(visitor))
        }
        GameId::CrossRoads if GameId::CrossRoads.is_included() => {
            with_learned::<cross_roads::Position, CrossRoadsInputs, _>(Of(visitor))
        }
        GameId::Mixx if GameId::Mixx.is_included() => {
            with_learned::<mixx::Position, MixxInputs, _>(Of(visitor))
        }
        GameId::Crossado if GameId::Crossado.is_included() => {
            with_learned::<crossado::Position, NoInputs<Crossado>, _>(Of(visitor))
        }
        GameId::CrossNGo if GameId::CrossNGo.is_included() => {
            with_learned::<cross_n_go::Position, CrossNGoInputs, _>(Of(visitor))
        }
        other => other.visit(Of(visitor)),
    }
}
