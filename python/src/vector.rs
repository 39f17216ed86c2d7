//! Many games at once, stepped by threads, written into the caller's arrays.

use std::sync::atomic::{AtomicBool, Ordering};

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Options, Play, Scratch, Setup, SetupError};
use crosstable_encoding::words;

use crate::position::actor_number;
use crate::table::Playable;
use crate::threads::share;

/// How many environments a thread takes at a time: few enough that none waits long for the last one.
const CHUNK: usize = 64;

/// What is known of all environments after a step. Everything has a row for each environment.
pub(crate) struct Rows<'a> {
    /// What the seat to move observes.
    pub(crate) observation: &'a mut [f32],
    /// Its legal actions, one bit each.
    pub(crate) mask: &'a mut [u64],
    /// Who it is.
    pub(crate) actor: &'a mut [i8],
    /// What each seat got in this step.
    pub(crate) reward: &'a mut [f32],
    /// Whether a game ended in this step and a new one has begun.
    pub(crate) done: &'a mut [bool],
}

/// An action that cannot be played, and where.
pub(crate) struct Illegal {
    pub(crate) environment: usize,
    pub(crate) action: i64,
}

/// Environments of some game.
pub(crate) trait Vector: Send + Sync {
    /// Begins all games anew. What happens in environment `i` follows from the seed and `i`.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Plays an action in every environment, or in none if one is illegal.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), Illegal>;
    /// Draws a legal action for every environment, all equally likely.
    fn draw(&mut self, actions: &mut [i64]);
}

struct Environment<G: Game> {
    position: G,
    /// The chance of its games.
    chance: Xoshiro,
    /// Draws random actions; its own generator, so that asking for them does not change the chance.
    player: Xoshiro,
    next: Option<G::Move>,
}

pub(crate) struct Environments<G: Playable> {
    options: Options,
    list: Vec<Environment<G>>,
    threads: usize,
    /// Lists that have grown already, for the threads of the next step.
    spare: Vec<Scratch<G>>,
}

impl<G: Playable> Environments<G> {
    pub(crate) fn new(setup: &Setup, count: usize, threads: usize) -> Result<Self, SetupError> {
        let options = Options::of::<G>(setup)?;
        let new = |_| Environment {
            position: G::new(&options),
            chance: Xoshiro::seed_from_u64(0),
            player: Xoshiro::seed_from_u64(0),
            next: None,
        };
        let list = (0..count).map(new).collect();
        Ok(Environments { list, options, threads, spare: Vec::new() })
    }
}

impl<'a> Rows<'a> {
    /// The rows of one chunk of environments after the other.
    fn chunks<G: Playable>(self) -> impl ExactSizeIterator<Item = Rows<'a>> + Send {
        let players = self.reward.len() / self.actor.len();
        let masks = self.mask.chunks_mut(CHUNK * words(G::ACTIONS));
        let facts = self.actor.chunks_mut(CHUNK).zip(self.done.chunks_mut(CHUNK));
        let rewards = self.reward.chunks_mut(CHUNK * players);
        let all = self.observation.chunks_mut(CHUNK * G::OBSERVATION).zip(masks).zip(facts).zip(rewards);
        all.map(|(((observation, mask), (actor, done)), reward)| Rows {
            observation,
            mask,
            actor,
            reward,
            done,
        })
    }
}

impl<G: Playable> Environment<G> {
    fn reset(&mut self, seed: u64, number: usize) {
        let mut rng = Xoshiro::seed_from_u64(seed ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.chance = Xoshiro::seed_from_u64(rng.next_u64());
        self.player = Xoshiro::seed_from_u64(rng.next_u64());
    }

    /// Draws outcomes until a seat is to move or the game is over, and says which.
    #[inline]
    fn chance(&mut self, scratch: &mut Scratch<G>) -> Actor {
        loop {
            let actor = self.position.actor();
            if actor != Actor::Chance {
                return actor;
            }
            let outcome = self.position.random_outcome(&mut scratch.outcomes, &mut self.chance);
            self.position.apply(outcome);
        }
    }

    fn begin(&mut self, options: &Options, scratch: &mut Scratch<G>) {
        self.position = G::new(options);
        self.chance(scratch);
    }

    /// Finds the move of an action and keeps it; false if it is illegal.
    #[inline]
    fn choose(&mut self, action: i64) -> bool {
        let mv = usize::try_from(action).ok().and_then(|index| self.position.action(index));
        self.next = mv.filter(|mv| self.position.check(*mv).is_ok());
        self.next.is_some()
    }

    /// Plays the move that is kept. Writes rewards if the game is over, and begins a new one.
    #[inline]
    fn play(&mut self, options: &Options, reward: &mut [f32], scratch: &mut Scratch<G>) -> bool {
        if let Some(mv) = self.next.take() {
            self.position.apply(mv);
        }
        if self.chance(scratch) != Actor::Over {
            reward.fill(0.0);
            return false;
        }
        let rewards = self.position.reward().unwrap_or_default();
        reward.copy_from_slice(&rewards[..reward.len()]);
        self.begin(options, scratch);
        true
    }

    /// Writes what the seat to move knows.
    #[inline]
    fn write(&self, number: usize, rows: &mut Rows<'_>, scratch: &mut Scratch<G>) {
        let Actor::Seat(seat) = self.position.actor() else { return };
        rows.actor[number] = actor_number(Actor::Seat(seat));
        let observation = &mut rows.observation[number * G::OBSERVATION..][..G::OBSERVATION];
        self.position.observe(seat, observation);
        let width = words(G::ACTIONS);
        self.position.mark(&mut scratch.moves, &mut rows.mask[number * width..][..width]);
    }
}

impl<G: Playable> Vector for Environments<G> {
    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        let options = &self.options;
        let chunks = self.list.chunks_mut(CHUNK).zip(rows.chunks::<G>()).enumerate();
        share(self.threads, &mut self.spare, chunks, |scratch, (index, (environments, mut rows))| {
            rows.reward.fill(0.0);
            rows.done.fill(false);
            for (number, environment) in environments.iter_mut().enumerate() {
                environment.reset(seed, index * CHUNK + number);
                environment.begin(options, scratch);
                environment.write(number, &mut rows, scratch);
            }
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), Illegal> {
        let (options, players) = (&self.options, usize::from(self.options.players()));
        // Nothing is played before everything is known to be legal.
        let all_legal = AtomicBool::new(true);
        let chunks = self.list.chunks_mut(CHUNK).zip(actions.chunks(CHUNK));
        share(self.threads, &mut self.spare, chunks, |_, (environments, actions)| {
            let mut pairs = environments.iter_mut().zip(actions);
            if !pairs.all(|(environment, action)| environment.choose(*action)) {
                all_legal.store(false, Ordering::Relaxed);
            }
        });
        if !all_legal.into_inner() {
            return Err(self.first_illegal(actions));
        }
        let chunks = self.list.chunks_mut(CHUNK).zip(rows.chunks::<G>());
        share(self.threads, &mut self.spare, chunks, |scratch, (environments, mut rows)| {
            for (number, environment) in environments.iter_mut().enumerate() {
                let reward = &mut rows.reward[number * players..][..players];
                rows.done[number] = environment.play(options, reward, scratch);
                environment.write(number, &mut rows, scratch);
            }
        });
        Ok(())
    }

    fn draw(&mut self, actions: &mut [i64]) {
        let chunks = self.list.chunks_mut(CHUNK).zip(actions.chunks_mut(CHUNK));
        share(self.threads, &mut self.spare, chunks, |scratch, (environments, actions)| {
            for (environment, action) in environments.iter_mut().zip(actions) {
                let mv = environment.position.random_move(&mut scratch.moves, &mut environment.player);
                *action = environment.position.index(mv).map_or(-1, |index| index as i64);
            }
        });
    }
}

impl<G: Playable> Environments<G> {
    /// Finds the first action that is illegal, and forgets all.
    fn first_illegal(&mut self, actions: &[i64]) -> Illegal {
        let mut pairs = self.list.iter_mut().zip(actions);
        let environment = pairs.position(|(environment, action)| !environment.choose(*action));
        let environment = environment.unwrap_or_default();
        self.list.iter_mut().for_each(|environment| environment.next = None);
        Illegal { environment, action: actions[environment] }
    }
}
