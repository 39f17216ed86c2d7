//! turnbase-bots at our tables: its information-set search on our rules. Like our bots it is only shown a view; every
//! simulation begins with a position drawn from that, in the way ours are.

use crosstable_bots::by_rank;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, MoveList, Outcomes, Seat};
use turnbase::{ActivePlayers, Determinize, Game, PlayerId, Prng};
use turnbase_bots::{Bot, Ismcts};

/// What can be chosen about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The constant of UCB1, for results from -1 to 1.
    pub exploration: f64,
    /// Whether draws are branches of its tree. Otherwise they happen with the move before them, and its tree
    /// does not tell them apart.
    pub draws_branch: bool,
}

/// The move it finds with so many simulations.
pub fn choose<G: crosstable_core::Game>(
    settings: Settings,
    view: &G::View,
    seat: Seat,
    simulations: u32,
    seed: u64,
) -> Option<G::Move> {
    let rules = Rules::<G> { view, settings };
    let root = rules.draw(&mut Prng::new(seed));
    let mut bot = Ismcts::new(simulations.max(1), seed).with_exploration(settings.exploration);
    bot.choose(&rules, &root, PlayerId::new(seat.index() as u32))
}

/// The rules of one of our games, as far as one seat can see.
struct Rules<'a, G: crosstable_core::Game> {
    view: &'a G::View,
    settings: Settings,
}

/// A position, and the luck of the simulation it is in.
#[derive(Clone)]
struct World<G> {
    position: G,
    luck: Xoshiro,
}

impl<G: crosstable_core::Game> Rules<'_, G> {
    fn draw(&self, rng: &mut Prng) -> World<G> {
        let mut luck = Xoshiro::seed_from_u64(rng.next_u64());
        World { position: G::sample(self.view, &mut luck), luck }
    }
}

impl<G: crosstable_core::Game> Game for Rules<'_, G> {
    type State = World<G>;
    type Action = G::Move;
    type View = ();

    fn new_initial_state(&self, seed: u64) -> World<G> {
        self.draw(&mut Prng::new(seed))
    }

    fn num_players(&self) -> usize {
        2
    }

    fn active_players(&self, world: &World<G>) -> ActivePlayers {
        match world.position.actor() {
            Actor::Seat(seat) => ActivePlayers::one(PlayerId::new(seat.index() as u32)),
            Actor::Chance => ActivePlayers::one(PlayerId::CHANCE),
            Actor::Over => ActivePlayers::none(),
        }
    }

    fn legal_actions(&self, world: &World<G>, _player: PlayerId) -> Vec<G::Move> {
        let mut list = MoveList::new();
        world.position.moves(&mut list);
        list.to_vec()
    }

    fn chance_outcomes(&self, world: &World<G>) -> Vec<(G::Move, f64)> {
        let mut list = Outcomes::new();
        world.position.outcomes(&mut list);
        list.iter().map(|(outcome, weight)| (*outcome, f64::from(*weight))).collect()
    }

    fn apply(&self, world: &mut World<G>, _player: PlayerId, mv: G::Move) {
        world.position.apply(mv);
        if !self.settings.draws_branch {
            let mut list = Outcomes::new();
            while world.position.actor() == Actor::Chance {
                let outcome = world.position.random_outcome(&mut list, &mut world.luck);
                world.position.apply(outcome);
            }
        }
    }

    fn is_terminal(&self, world: &World<G>) -> bool {
        world.position.actor() == Actor::Over
    }

    /// From -1 to 1.
    fn reward(&self, world: &World<G>, player: PlayerId) -> f64 {
        let standing = world.position.standing().expect("only asked when it is over");
        f64::from(2.0 * by_rank(&standing)[player.index() as usize] - 1.0)
    }

    fn view(&self, _: &World<G>, _viewer: Option<PlayerId>) {}
}

impl<G: crosstable_core::Game> Determinize for Rules<'_, G> {
    fn determinize(&self, _root: &World<G>, _observer: PlayerId, rng: &mut Prng) -> World<G> {
        self.draw(rng)
    }
}
