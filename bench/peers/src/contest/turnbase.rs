//! turnbase-bots at our tables: its information-set search on our rules. Like our bots it only sees a view; every
//! simulation begins with a position sampled from the view, as ours do.

use std::cell::Cell;

use cpu_time::ProcessTime;
use crosstable_bots::by_rank;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, MoveList, Outcomes, Seat};
use crosstable_games::{AnyView, ViewVisitor};
use turnbase::{ActivePlayers, Determinize, Game, PlayerId, Prng};
use turnbase_bots::{Bot, Ismcts};

/// No simulation is quicker, in seconds. Bounds how many simulations fit into a time.
const QUICKEST: f64 = 1e-6;

/// What can be chosen about its search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The constant of UCB1, for results from -1 to 1.
    pub exploration: f64,
    /// Whether draws are branches of its tree. Otherwise they happen with the move before them, and its tree
    /// does not tell them apart.
    pub draws_branch: bool,
    /// Rounds that its simulations play on in a game with a limit of turns; nothing for all of them.
    pub horizon: Option<u16>,
}

/// The same view for its simulations, in which the game ends after so many more rounds, if it has a limit of turns. Its
/// search always plays to the end of the game and has no other way to stop earlier. This is the one place that names
/// games: a limit of turns is an option of these two only, and no part of `crosstable_core::Game`.
fn with_horizon(mut view: AnyView, rounds: u16) -> AnyView {
    let (limit, turns) = match &mut view {
        AnyView::Crossado(view) => (&mut view.limit, view.turns),
        AnyView::CrossNGo(view) => (&mut view.limit, view.turns),
        _ => return view,
    };
    *limit = (*limit).min(turns / 2 + rounds.max(1));
    view
}

/// One decision of its search.
pub struct Search {
    pub settings: Settings,
    pub seat: Seat,
    pub seed: u64,
    /// Seconds of processor time. It always makes one simulation, and ends the one that it is in when the time is up.
    pub time: f64,
}

/// What the search chose, and what it used.
pub struct Found {
    pub token: String,
    pub seconds: f64,
    pub simulations: u32,
    /// Moves of all simulations together, without draws.
    pub moves: u64,
}

impl Search {
    /// Its move from this view.
    pub fn run(self, view: &AnyView) -> Found {
        match self.settings.horizon {
            Some(rounds) => with_horizon(view.clone(), rounds).visit(self),
            None => view.visit(self),
        }
    }
}

impl ViewVisitor for Search {
    type Out = Found;

    fn visit<G: crosstable_core::Game>(self, view: &G::View) -> Found {
        let timer = Timer { start: ProcessTime::now(), limit: self.time, used: Cell::new(None) };
        let rules = Rules::<G> {
            view,
            settings: self.settings,
            timer,
            simulations: Cell::new(0),
            moves: Cell::new(0),
        };
        let root = rules.sample(&mut Prng::new(self.seed));
        let most = (self.time / QUICKEST).ceil().max(1.0) as u32;
        let mut bot = Ismcts::new(most, self.seed).with_exploration(self.settings.exploration);
        let mv = bot.choose(&rules, &root, PlayerId::new(self.seat.index() as u32));
        let seconds = rules.timer.used.get().unwrap_or_else(|| rules.timer.elapsed());
        let token = mv.expect("the seat is to move").to_string();
        Found { token, seconds, simulations: rules.simulations.get(), moves: rules.moves.get() }
    }
}

/// The time of one search.
struct Timer {
    start: ProcessTime,
    limit: f64,
    /// Seconds it had used when its time was up.
    used: Cell<Option<f64>>,
}

impl Timer {
    fn elapsed(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    fn is_up(&self) -> bool {
        if self.used.get().is_none() {
            self.used.set(Some(self.elapsed()).filter(|seconds| *seconds >= self.limit));
        }
        self.used.get().is_some()
    }
}

/// The rules of one of our games, as far as one seat can see.
struct Rules<'a, G: crosstable_core::Game> {
    view: &'a G::View,
    settings: Settings,
    timer: Timer,
    simulations: Cell<u32>,
    moves: Cell<u64>,
}

/// The state of a simulation.
#[derive(Clone)]
enum Simulation<G> {
    /// A position, and the luck of this simulation.
    Running { position: G, luck: Xoshiro },
    /// No simulation any more.
    TimeUp,
}

impl<G> Simulation<G> {
    fn position(&self) -> &G {
        match self {
            Simulation::Running { position, .. } => position,
            Simulation::TimeUp => unreachable!("a terminal state is not asked for moves"),
        }
    }
}

impl<G: crosstable_core::Game> Rules<'_, G> {
    fn sample(&self, rng: &mut Prng) -> Simulation<G> {
        let mut luck = Xoshiro::seed_from_u64(rng.next_u64());
        Simulation::Running { position: G::sample(self.view, &mut luck), luck }
    }
}

/// Its search knows no clock, only a number of simulations. So it is given more than fit into its time, and when the time
/// is up it meets [`Simulation::TimeUp`] instead of another sample. That is a finished game: nothing is added to any move,
/// and the rest of its simulations pass in no time.
impl<G: crosstable_core::Game> Game for Rules<'_, G> {
    type State = Simulation<G>;
    type Action = G::Move;
    type View = ();

    fn new_initial_state(&self, seed: u64) -> Simulation<G> {
        self.sample(&mut Prng::new(seed))
    }

    fn num_players(&self) -> usize {
        2
    }

    fn active_players(&self, state: &Simulation<G>) -> ActivePlayers {
        match state.position().actor() {
            Actor::Seat(seat) => ActivePlayers::one(PlayerId::new(seat.index() as u32)),
            Actor::Chance => ActivePlayers::one(PlayerId::CHANCE),
            Actor::Over => ActivePlayers::none(),
        }
    }

    fn legal_actions(&self, state: &Simulation<G>, _player: PlayerId) -> Vec<G::Move> {
        let mut list = MoveList::new();
        state.position().moves(&mut list);
        list.to_vec()
    }

    fn chance_outcomes(&self, state: &Simulation<G>) -> Vec<(G::Move, f64)> {
        let mut list = Outcomes::new();
        state.position().outcomes(&mut list);
        list.iter().map(|(outcome, weight)| (*outcome, f64::from(*weight))).collect()
    }

    fn apply(&self, state: &mut Simulation<G>, _player: PlayerId, mv: G::Move) {
        let Simulation::Running { position, luck } = state else { return };
        position.apply(mv);
        self.moves.set(self.moves.get() + 1);
        if !self.settings.draws_branch {
            let mut list = Outcomes::new();
            while position.actor() == Actor::Chance {
                let outcome = position.random_outcome(&mut list, luck);
                position.apply(outcome);
            }
        }
    }

    fn is_terminal(&self, state: &Simulation<G>) -> bool {
        match state {
            Simulation::Running { position, .. } => position.actor() == Actor::Over,
            Simulation::TimeUp => true,
        }
    }

    /// From -1 to 1.
    fn reward(&self, state: &Simulation<G>, player: PlayerId) -> f64 {
        let Simulation::Running { position, .. } = state else { return 0.0 };
        let standing = position.standing().expect("only asked when the game is over");
        f64::from(2.0 * by_rank(&standing)[player.index() as usize] - 1.0)
    }

    fn view(&self, _: &Simulation<G>, _viewer: Option<PlayerId>) {}
}

impl<G: crosstable_core::Game> Determinize for Rules<'_, G> {
    fn determinize(&self, _root: &Simulation<G>, _observer: PlayerId, rng: &mut Prng) -> Simulation<G> {
        let done = self.simulations.get();
        if done > 0 && self.timer.is_up() {
            return Simulation::TimeUp;
        }
        self.simulations.set(done + 1);
        self.sample(rng)
    }
}
