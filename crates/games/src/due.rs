//! What happens next in a game, in tokens.

use crosstable_core::rng::{Rng, below};
use crosstable_core::{Actor, Seat, Standing};

use crate::AnyGame;

/// Everything that can happen next. Lists are sorted by bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// A seat chooses one of the legal moves.
    Seat(Seat, Vec<String>),
    /// One of the outcomes is drawn by weight.
    Chance(Vec<(String, u32)>),
    /// Nothing: the game has ended like this.
    Over(Standing),
}

impl Due {
    /// What happens next in this game.
    pub fn of(game: &AnyGame) -> Self {
        match game.actor() {
            Actor::Seat(seat) => Due::Seat(seat, game.legal()),
            Actor::Chance => Due::Chance(game.outcomes()),
            Actor::Over => Due::Over(game.standing().expect("a game that is over has a standing")),
        }
    }

    /// A random one of the tokens: moves equally likely, outcomes by weight. Nothing when the game is over.
    pub fn random<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<&str> {
        match self {
            Due::Seat(_, legal) => Some(&legal[below(rng, legal.len() as u32) as usize]),
            Due::Chance(outcomes) => Some(drawn(outcomes, rng)),
            Due::Over(_) => None,
        }
    }
}

/// The outcome on which a random ticket falls when the weights are laid end to end.
fn drawn<'a, R: Rng + ?Sized>(outcomes: &'a [(String, u32)], rng: &mut R) -> &'a str {
    let total = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut ticket = below(rng, total);
    for (outcome, weight) in outcomes {
        if ticket < *weight {
            return outcome;
        }
        ticket -= weight;
    }
    unreachable!("a ticket is below the total weight")
}
