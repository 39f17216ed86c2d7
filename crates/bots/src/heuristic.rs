//! What a bot knows about one game beyond its rules.

mod cross_n_go;
mod cross_roads;
mod crossado;
mod crosswise;
mod mixx;

pub use cross_n_go::CrossNGo;
pub use cross_roads::CrossRoads;
pub(crate) use cross_roads::owed;
pub use crossado::Crossado;
pub use crosswise::Crosswise;
pub use mixx::Mixx;

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat, Standing};

use crate::maths::ln;
use crate::utility;

/// What a bot knows about one game beyond its rules. Everything has a default; with all defaults ([`Plain`]) a bot plays
/// every game by random rollouts to the end, well enough if the game is short and has few moves. Each item written here
/// makes it stronger or faster. None can make it play illegally: a heuristic never decides what is legal.
///
/// # Utility and prior
///
/// A **utility** says how good a seat's result is, from 0 (worst) to 1 (best). By default it is the share of the other
/// seats that were beaten ([`by_rank`](crate::by_rank)): the chance to win where two play. Members of a team share a
/// rank and therefore want the same. A **prior** only orders the moves of one position; higher is better, and its scale
/// does not matter (unless [`BIAS`](Heuristic::BIAS) is set).
///
/// # Honesty
///
/// Every position that a heuristic gets was sampled by [`Game::sample`] from the view of the searching seat, and played
/// on from there. Hidden parts of it are invented. A heuristic may therefore read all of it: it cannot learn anything
/// the seat does not know. One sample can mislead it, but the next ones average that out.
///
/// # Speed
///
/// All methods are called in the innermost loop. They must not allocate; `scratch` has buffers to list moves in.
/// [`rollout`](Heuristic::rollout) is called for every move of every rollout, [`priors`](Heuristic::priors) once for every
/// node that is expanded (where the moves depend on hidden things, for every move that is tried there first),
/// [`evaluate`](Heuristic::evaluate) once in a rollout.
///
/// # Example
///
/// ```
/// use crosstable_bots::{Budget, Heuristic, search};
/// use crosstable_core::example::{Nim, NimMove};
/// use crosstable_core::{Game, MAX_SEATS, Play, Seat, Setup, Viewer};
///
/// /// Multiples of four are lost for the seat to move.
/// struct Fours;
///
/// impl Heuristic<Nim> for Fours {
///     const CUTOFF: Option<u32> = Some(2);
///     const PRIORS: bool = true;
///
///     fn evaluate(&self, nim: &Nim) -> [f32; MAX_SEATS] {
///         // Nim's position does not show its heap, but its moves do.
///         let most = nim.legal().len();
///         let mut worth = [0.5; MAX_SEATS];
///         if let (Some(seat), true) = (nim.actor().seat(), most < 3) {
///             worth[seat.index()] = 1.0;
///             worth[seat.next(nim.players()).index()] = 0.0;
///         }
///         worth
///     }
///
///     fn prior(&self, _: &Nim, mv: NimMove) -> f32 {
///         match mv {
///             NimMove::Take(count) => -f32::from(count),
///             NimMove::Start(_) => 0.0,
///         }
///     }
/// }
///
/// let nim = Nim::from_setup(&Setup::players(2).with("heap", "7").with("start", "1"))?;
/// let seat = Seat::new(0);
/// let report = search(&Fours, &nim.view(Viewer::Seat(seat)), seat, &Budget::iterations(2_000), 1);
/// assert_eq!(report.expect("seat 1 is to move").chosen, NimMove::Take(3));
/// # Ok::<(), crosstable_core::SetupError>(())
/// ```
pub trait Heuristic<G: Game>: Sync {
    /// After this many decisions a rollout stops and [`evaluate`](Heuristic::evaluate) estimates its result. `Some(0)`
    /// evaluates at once; `None` plays every rollout to the end and never evaluates.
    const CUTOFF: Option<u32> = None;

    /// Whether the cutoff also applies at chance nodes. An evaluation that knows the average over the outcomes is better
    /// asked before the die is rolled than after one roll.
    const CUTOFF_AT_CHANCE: bool = false;

    /// Progressive widening `(k, a)`: a node with `n` visits tries no more than `k * n^a` of its moves, those with the
    /// highest priors (at least one). For positions with hundreds of moves, where trying each of them even once is too
    /// much. `None` tries every move once before it tries any twice.
    const WIDENING: Option<(f32, f32)> = None;

    /// Whether [`prior`](Heuristic::prior) is implemented; without it moves are tried in random order.
    const PRIORS: bool = false;

    /// Progressive bias: `BIAS * prior / visits` is added to a move's score. With a bias, priors should stay between 0
    /// and 1.
    const BIAS: f32 = 0.0;

    /// The exploration constant of UCB1. More searches wider, less deeper. For utilities between 0 and 1 the best is
    /// mostly between 0.3 and 0.7.
    const EXPLORATION: f32 = 0.5;

    /// The expected utility of each seat, from 0 to 1; entries of seats that are not at the table are ignored. Only
    /// called if there is a [`CUTOFF`](Heuristic::CUTOFF), never when the game is over, but possibly when chance is due:
    /// by the greedy bot, and in rollouts if [`CUTOFF_AT_CHANCE`](Heuristic::CUTOFF_AT_CHANCE) is set.
    fn evaluate(&self, position: &G) -> [f32; MAX_SEATS] {
        let _ = position;
        [0.5; MAX_SEATS]
    }

    /// How each seat stands, in log-odds: the chance of one seat to beat another follows from the difference. Overridden
    /// where it is known more exactly than [`evaluate`](Heuristic::evaluate) tells.
    #[inline]
    fn standings(&self, position: &G) -> [f32; MAX_SEATS] {
        // With two players the difference of both is twice the log-odds.
        let share = if position.players() == 2 { 0.5 } else { 1.0 };
        self.evaluate(position).map(|value| {
            let value = value.clamp(1e-4, 1.0 - 1e-4);
            share * ln(value / (1.0 - value))
        })
    }

    /// Whether the position is quiet enough to evaluate. In the middle of a turn or round that is hard to judge, the
    /// rollout goes on beyond the cutoff until it is. By default every position is.
    #[inline]
    fn is_quiet(&self, position: &G) -> bool {
        let _ = position;
        true
    }

    /// The utility of a result for each seat, from 0 to 1. Override it where points matter beyond the ranks.
    #[inline]
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        utility::by_rank(standing)
    }

    /// The next move of a rollout; must be legal. A good rollout policy is fast, mostly sensible and never
    /// deterministic. By default all legal moves are equally likely.
    #[inline]
    fn rollout(&self, position: &G, scratch: &mut Scratch<G>, rng: &mut Xoshiro) -> G::Move {
        position.random_move(&mut scratch.moves, rng)
    }

    /// How good a legal move looks before it was tried; higher is better. Only used if [`PRIORS`](Heuristic::PRIORS) is
    /// set: for the order in which moves are tried, and by the greedy bot.
    #[inline]
    fn prior(&self, position: &G, mv: G::Move) -> f32 {
        let _ = (position, mv);
        0.0
    }

    /// Appends the priors of all these moves of one position, in their order. Override it where many moves together are
    /// judged faster than one by one; the numbers must be those of [`prior`](Heuristic::prior).
    #[inline]
    fn priors(&self, position: &G, moves: &[G::Move], priors: &mut Vec<f32>) {
        priors.extend(moves.iter().map(|mv| self.prior(position, *mv)));
    }

    /// The private knowledge of an opponent, condensed into a number (a bucket): its moves are then learned for each
    /// number separately, because it plays by what it holds. Fewer numbers are learned faster, so tell apart only what
    /// decides how one plays (strong or weak, can or cannot); return 0 if nothing is hidden or too much of it matters.
    /// By default opponents are assumed to choose the move that is best on average over all they could hold. The plans
    /// of the searching seat never depend on it.
    #[inline]
    fn secret(&self, position: &G, seat: Seat) -> u32 {
        let _ = (position, seat);
        0
    }

    /// How much a move of this seat set the others back, in log-odds of one of them: what is subtracted from its value by a bot
    /// that races and does not obstruct. Only for games in which people obstruct; by default nothing does.
    fn harm(&self, before: &G, after: &G, seat: Seat) -> f32 {
        let _ = (before, after, seat);
        0.0
    }

    /// The points or the progress of a seat that anybody can see on the table: what the model of a child goes by
    /// ([`child`](crate::child)). Only differences count.
    fn in_sight(&self, position: &G, seat: Seat) -> f32 {
        let _ = (position, seat);
        0.0
    }

    /// Whether this outcome of chance gets a separate node. The outcomes that do not share one node, and the search plans
    /// for all of them together (open loop). That is right for draws from a big bag that change little, and wrong for
    /// the roll of a die that decides what can be done next. Outcomes hidden from the searching seat always share a node.
    #[inline]
    fn branches(&self, position: &G, outcome: G::Move) -> bool {
        let _ = (position, outcome);
        true
    }
}

/// No knowledge beyond the rules: plays every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Heuristic<G> for Plain {}
