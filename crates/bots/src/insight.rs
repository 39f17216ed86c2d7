//! What a bot knows about one game beyond its rules.

mod cross_n_go;
mod cross_roads;
mod crossado;
mod crosswise;
mod mixx;

pub use cross_n_go::CrossNGo;
pub use cross_roads::CrossRoads;
pub use crossado::Crossado;
pub use crosswise::Crosswise;
pub use mixx::Mixx;

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat, Standing};

use crate::utility;

/// What a bot knows about one game beyond its rules. Everything has a default; with all of them ([`Plain`]) a bot
/// plays every game by random rollouts to the end, fairly if the game is short and has few moves. Each thing written
/// here makes it stronger or faster, and none can make it wrong: an insight never decides what is legal.
///
/// # The two numbers
///
/// A **utility** says how good a seat's result is, from 0 (worst) to 1 (best); what counts by default is the share of
/// the other seats that were beaten ([`by_rank`](crate::by_rank)), so that it is the chance to win where two play, and
/// mates of a team, who share a rank, want the same. A **promise** only puts the moves of one position into an order;
/// higher is better, and its scale means nothing (unless [`BIAS`](Insight::BIAS) is set).
///
/// # Honesty
///
/// Every position an insight is shown was drawn by [`Game::sample`] from what the searching seat sees, and played on
/// from there. What is hidden in it is invented. An insight may therefore look at all of it: it cannot learn
/// anything the seat does not know, it can only be led astray by one draw, which the next draws average out.
///
/// # Speed
///
/// All methods are called in the hottest loop there is. They must not allocate; `scratch` has the buffers to list
/// moves in. [`rollout`](Insight::rollout) is called for every move of every rollout, [`promises`](Insight::promises)
/// once for every node that is expanded (where the moves depend on what is hidden, for every move that is tried
/// there first), [`evaluate`](Insight::evaluate) once in a rollout.
///
/// # Example
///
/// ```
/// use crosstable_bots::{Budget, Insight, search};
/// use crosstable_core::example::{Nim, NimMove};
/// use crosstable_core::{Game, MAX_SEATS, Play, Seat, Setup, Viewer};
///
/// /// Knows that whole fours are lost for the seat to move, and that few are easier to think about.
/// struct Fours;
///
/// impl Insight<Nim> for Fours {
///     const CUTOFF: Option<u32> = Some(2);
///     const PROMISES: bool = true;
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
///     fn promise(&self, _: &Nim, mv: NimMove) -> f32 {
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
pub trait Insight<G: Game>: Sync {
    /// After so many decisions a rollout stops and [`evaluate`](Insight::evaluate) says what the position is worth.
    /// `Some(0)` evaluates at once; `None` plays every rollout to the end and never evaluates.
    const CUTOFF: Option<u32> = None;

    /// Whether a rollout that is to stop does so even where chance is due. An evaluation that knows what chance
    /// brings on average is better asked before the die falls than after one fall of it.
    const STILL: bool = false;

    /// Progressive widening `(k, a)`: a node that was visited `n` times looks at no more than `k * n^a` of its moves,
    /// the most promising ones (at least one). For positions with hundreds of moves, where looking at each of them
    /// even once is too much. `None` looks at every move once before it looks at any twice.
    const WIDENING: Option<(f32, f32)> = None;

    /// Whether [`promise`](Insight::promise) says anything; without it moves are tried in random order.
    const PROMISES: bool = false;

    /// How much a promise counts besides the results: `BIAS * promise / visits` is added to a move's score, which
    /// fades with its visits. With a bias, promises should stay between 0 and 1.
    const BIAS: f32 = 0.0;

    /// How much to look at moves that were looked at little, the constant of UCB1. More is more careful, less is
    /// deeper. For utilities between 0 and 1 the best is mostly between 0.3 and 0.7.
    const CURIOSITY: f32 = 0.5;

    /// What the position is worth for each seat, from 0 to 1; entries of seats that are not at the table do not
    /// matter. Only called if there is a [`CUTOFF`](Insight::CUTOFF), never when the game is over, but possibly when
    /// chance is due (by the greedy bot; rollouts stop where a seat is to move, unless [`STILL`](Insight::STILL) is set).
    fn evaluate(&self, position: &G) -> [f32; MAX_SEATS] {
        let _ = position;
        [0.5; MAX_SEATS]
    }

    /// Whether a rollout that is to stop may do so here. Where one turn or round is not over, what it brings may be
    /// hard to judge; it is then played on to a place where it is not. By default everywhere.
    #[inline]
    fn pauses(&self, position: &G) -> bool {
        let _ = position;
        true
    }

    /// What a result is worth for each seat, from 0 to 1. A game whose points matter beyond the ranks says so here.
    #[inline]
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        utility::by_rank(standing)
    }

    /// The next move of a rollout; must be legal. A good one is quick, mostly sensible and never predictable. By
    /// default all legal moves are equally likely.
    #[inline]
    fn rollout(&self, position: &G, scratch: &mut Scratch<G>, rng: &mut Xoshiro) -> G::Move {
        position.random_move(&mut scratch.moves, rng)
    }

    /// How promising a legal move looks before anything was tried; higher is better. Only used if
    /// [`PROMISES`](Insight::PROMISES) is set: for the order in which moves are tried and by the greedy bot.
    #[inline]
    fn promise(&self, position: &G, mv: G::Move) -> f32 {
        let _ = (position, mv);
        0.0
    }

    /// The promises of all these moves of one position, appended in their order. An insight that can judge many moves
    /// together faster than one by one says so here; the numbers must be those of [`promise`](Insight::promise).
    #[inline]
    fn promises(&self, position: &G, moves: &[G::Move], promises: &mut Vec<f32>) {
        promises.extend(moves.iter().map(|mv| self.promise(position, *mv)));
    }

    /// What an opponent knows and the searching seat does not, condensed into a number: its moves are then learned
    /// for each number on their own, as it will not play the same whatever it holds. Fewer numbers are learned
    /// quicker, so this should tell apart only what decides how one plays (strong or weak, can or cannot); without
    /// hidden knowledge, or if too much of it matters, 0. By default opponents are taken to choose what is best over
    /// all they could hold. (What the searching seat itself plans never depends on it.)
    #[inline]
    fn secret(&self, position: &G, seat: Seat) -> u32 {
        let _ = (position, seat);
        0
    }

    /// Whether this outcome of the chance that is due gets a node of its own. Where it does not, all outcomes that do
    /// not share one, and what is planned after it is planned for all of them together (an open loop). That is
    /// right for draws out of a big bag that change little, and wrong for the roll of a die that decides what can be
    /// done next. Outcomes hidden from the searching seat share one node in any case.
    #[inline]
    fn branches(&self, position: &G, outcome: G::Move) -> bool {
        let _ = (position, outcome);
        true
    }
}

/// No insight at all: the rules are enough to play every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Insight<G> for Plain {}
