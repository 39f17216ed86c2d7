//! Heuristics whose evaluation is learned.

mod cross_n_go;
mod cross_roads;
mod crosswise;
mod mixx;

use std::marker::PhantomData;

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat, Standing};

use crate::Heuristic;
use crate::net::{Net, OUTPUT_SCALE, Sum, chances};

pub use self::cross_n_go::CrossNGoInputs;
pub use self::cross_roads::CrossRoadsInputs;
pub use self::crosswise::CrosswiseInputs;
pub use self::mixx::MixxInputs;

/// What a network reads of a position, and how the search uses it. Everything that is not said here is as in the
/// hand-written heuristic.
pub trait Inputs<G: Game>: Sync {
    /// The hand-written heuristic.
    type Base: Heuristic<G> + Default;

    /// How many inputs there are.
    const COUNT: usize;
    /// How many heads: one for each number of players and stage of the game.
    const HEADS: usize;
    /// As in [`Heuristic`].
    const EXPLORATION: f32 = <Self::Base as Heuristic<G>>::EXPLORATION;
    /// As in [`Heuristic`].
    const WIDENING: Option<(f32, f32)> = <Self::Base as Heuristic<G>>::WIDENING;
    /// As in [`Heuristic`].
    const BIAS: f32 = <Self::Base as Heuristic<G>>::BIAS;
    /// As in [`Heuristic`].
    const CUTOFF_AT_CHANCE: bool = <Self::Base as Heuristic<G>>::CUTOFF_AT_CHANCE;

    /// Whether inputs count only straight to the output, without units. What is added up so is judged much faster.
    const LINEAR: bool = false;
    /// Whether the network also says which moves to try first.
    const ORDERS_MOVES: bool = false;

    /// The head for a position.
    fn head(position: &G) -> usize;

    /// Names every input that is on for a side, for all sides. One that is named twice counts twice.
    fn each(position: &G, add: impl FnMut(usize, usize));

    /// By side the standing that the network corrects. By default it begins with nothing and learns all of it.
    #[inline]
    fn begin(position: &G) -> [f32; MAX_SEATS] {
        let _ = position;
        [0.0; MAX_SEATS]
    }

    /// The side of a seat: what stands alike is added up once. By default every seat is a side of its own.
    #[inline]
    fn side(position: &G, seat: Seat) -> usize {
        let _ = position;
        seat.index()
    }

    /// As in [`Heuristic`].
    #[inline]
    fn is_quiet(position: &G) -> bool {
        Self::Base::default().is_quiet(position)
    }

    /// As in [`Heuristic`].
    #[inline]
    fn prior(position: &G, mv: G::Move) -> f32 {
        Self::Base::default().prior(position, mv)
    }

    /// As in [`Heuristic`]; to be written where [`prior`](Inputs::prior) is.
    #[inline]
    fn priors(position: &G, moves: &[G::Move], priors: &mut Vec<f32>) {
        Self::Base::default().priors(position, moves, priors);
    }
}

/// For a game of which nothing was learned: no inputs, so that there can be no weights, and the hand-written heuristic.
pub struct NoInputs<H>(PhantomData<fn() -> H>);

impl<G: Game, H: Heuristic<G> + Default> Inputs<G> for NoInputs<H> {
    type Base = H;

    const COUNT: usize = 0;
    const HEADS: usize = 0;

    fn head(_: &G) -> usize {
        0
    }

    fn each(_: &G, _: impl FnMut(usize, usize)) {}
}

/// A hand-written heuristic with a learned evaluation.
pub struct Learned<'a, G, I: Inputs<G>>
where
    G: Game,
{
    net: &'a Net,
    base: I::Base,
    game: PhantomData<fn(&G)>,
}

impl<'a, G: Game, I: Inputs<G>> Learned<'a, G, I> {
    /// # Panics
    /// If the network is for other inputs.
    pub fn new(net: &'a Net) -> Self {
        assert_eq!(net.shape(), (I::COUNT, I::HEADS), "the network is for these inputs");
        Learned { net, base: I::Base::default(), game: PhantomData }
    }

    /// How each seat stands, in log-odds.
    #[inline]
    fn stand(&self, position: &G) -> [f32; MAX_SEATS] {
        let players = position.players();
        let begin = I::begin(position);
        let mut standings = [0.0; MAX_SEATS];
        if I::LINEAR {
            let mut sums = [0; MAX_SEATS];
            I::each(position, |side, input| sums[side] += self.net.direct(input));
            for seat in Seat::all(players) {
                let side = I::side(position, seat);
                standings[seat.index()] = begin[side] + sums[side] as f32 / OUTPUT_SCALE;
            }
        } else {
            let mut sums: [Sum<'_>; MAX_SEATS] = std::array::from_fn(|_| self.net.sum());
            I::each(position, |side, input| sums[side].add(input));
            let head = I::head(position);
            for seat in Seat::all(players) {
                let side = I::side(position, seat);
                standings[seat.index()] = begin[side] + sums[side].standing(head);
            }
        }
        standings
    }
}

impl<G: Game, I: Inputs<G>> Heuristic<G> for Learned<'_, G, I> {
    const CUTOFF: Option<u32> = <I::Base as Heuristic<G>>::CUTOFF;
    const CUTOFF_AT_CHANCE: bool = I::CUTOFF_AT_CHANCE;
    const WIDENING: Option<(f32, f32)> = I::WIDENING;
    const PRIORS: bool = <I::Base as Heuristic<G>>::PRIORS;
    const BIAS: f32 = I::BIAS;
    const EXPLORATION: f32 = I::EXPLORATION;

    #[inline]
    fn evaluate(&self, position: &G) -> [f32; MAX_SEATS] {
        chances(&self.stand(position), position.players())
    }

    #[inline]
    fn standings(&self, position: &G) -> [f32; MAX_SEATS] {
        self.stand(position)
    }

    #[inline]
    fn is_quiet(&self, position: &G) -> bool {
        I::is_quiet(position)
    }

    #[inline]
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        self.base.utility(standing)
    }

    #[inline]
    fn rollout(&self, position: &G, scratch: &mut Scratch<G>, rng: &mut Xoshiro) -> G::Move {
        self.base.rollout(position, scratch, rng)
    }

    #[inline]
    fn prior(&self, position: &G, mv: G::Move) -> f32 {
        if !I::ORDERS_MOVES {
            return I::prior(position, mv);
        }
        let Some(seat) = position.actor().seat() else { return 0.0 };
        let mut after = position.clone();
        after.apply(mv);
        let worth = match after.standing() {
            Some(standing) => self.utility(&standing),
            None => self.evaluate(&after),
        };
        worth[seat.index()]
    }

    #[inline]
    fn priors(&self, position: &G, moves: &[G::Move], priors: &mut Vec<f32>) {
        if I::ORDERS_MOVES {
            priors.extend(moves.iter().map(|mv| self.prior(position, *mv)));
        } else {
            I::priors(position, moves, priors);
        }
    }

    #[inline]
    fn secret(&self, position: &G, seat: Seat) -> u32 {
        self.base.secret(position, seat)
    }

    #[inline]
    fn branches(&self, position: &G, outcome: G::Move) -> bool {
        self.base.branches(position, outcome)
    }

    fn harm(&self, before: &G, after: &G, seat: Seat) -> f32 {
        self.base.harm(before, after, seat)
    }

    fn in_sight(&self, position: &G, seat: Seat) -> f32 {
        self.base.in_sight(position, seat)
    }
}
