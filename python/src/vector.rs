//! Many games at once, stepped by threads, written into the caller's arrays.

use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Options, Play, Scratch, Setup, SetupError};
use crosstable_encoding::words;

use crate::position::actor_number;
use crate::table::Playable;

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
    scratch: Scratch<G>,
    next: Option<G::Move>,
}

pub(crate) struct Environments<G: Playable> {
    options: Options,
    list: Vec<Environment<G>>,
    threads: usize,
}

impl<G: Playable> Environments<G> {
    pub(crate) fn new(setup: &Setup, count: usize, threads: usize) -> Result<Self, SetupError> {
        let options = Options::of::<G>(setup)?;
        let new = |_| Environment {
            position: G::new(&options),
            chance: Xoshiro::seed_from_u64(0),
            player: Xoshiro::seed_from_u64(0),
            scratch: Scratch::new(),
            next: None,
        };
        Ok(Environments { list: (0..count).map(new).collect(), options, threads: threads.clamp(1, count) })
    }

    fn chunk(&self) -> usize {
        self.list.len().div_ceil(self.threads)
    }
}

/// The part of the rows that the next so many environments have.
fn split<'a, G: Playable>(rows: &mut Rows<'a>, count: usize) -> Rows<'a> {
    fn take<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
        let (first, rest) = std::mem::take(all).split_at_mut(count);
        *all = rest;
        first
    }
    let players = rows.reward.len() / rows.actor.len();
    Rows {
        observation: take(&mut rows.observation, count * G::OBSERVATION),
        mask: take(&mut rows.mask, count * words(G::ACTIONS)),
        actor: take(&mut rows.actor, count),
        reward: take(&mut rows.reward, count * players),
        done: take(&mut rows.done, count),
    }
}

impl<G: Playable> Environment<G> {
    fn reset(&mut self, seed: u64, number: usize) {
        let mut rng = Xoshiro::seed_from_u64(seed ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.chance = Xoshiro::seed_from_u64(rng.next_u64());
        self.player = Xoshiro::seed_from_u64(rng.next_u64());
    }

    /// Draws outcomes until a seat is to move or the game is over.
    #[inline]
    fn chance(&mut self) {
        while self.position.actor() == Actor::Chance {
            self.scratch.outcomes.clear();
            let outcome = self.position.random_outcome(&mut self.scratch.outcomes, &mut self.chance);
            self.position.apply(outcome);
        }
    }

    fn begin(&mut self, options: &Options) {
        self.position = G::new(options);
        self.chance();
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
    fn play(&mut self, options: &Options, reward: &mut [f32]) -> bool {
        if let Some(mv) = self.next.take() {
            self.position.apply(mv);
        }
        self.chance();
        match self.position.reward() {
            None => {
                reward.fill(0.0);
                false
            }
            Some(rewards) => {
                reward.copy_from_slice(&rewards[..reward.len()]);
                self.begin(options);
                true
            }
        }
    }

    /// Writes what the seat to move knows.
    #[inline]
    fn write(&mut self, number: usize, rows: &mut Rows<'_>) {
        let Actor::Seat(seat) = self.position.actor() else { return };
        rows.actor[number] = actor_number(Actor::Seat(seat));
        let observation = &mut rows.observation[number * G::OBSERVATION..][..G::OBSERVATION];
        self.position.observe(seat, observation);
        let width = words(G::ACTIONS);
        self.position.mark(&mut self.scratch.moves, &mut rows.mask[number * width..][..width]);
    }
}

impl<G: Playable> Vector for Environments<G> {
    fn reset(&mut self, seed: u64, mut rows: Rows<'_>) {
        let (chunk, options) = (self.chunk(), &self.options);
        thread::scope(|scope| {
            for (index, environments) in self.list.chunks_mut(chunk).enumerate() {
                let mut rows = split::<G>(&mut rows, environments.len());
                let work = move || {
                    rows.reward.fill(0.0);
                    rows.done.fill(false);
                    for (number, environment) in environments.iter_mut().enumerate() {
                        environment.reset(seed, index * chunk + number);
                        environment.begin(options);
                        environment.write(number, &mut rows);
                    }
                };
                run(scope, index, work);
            }
        });
    }

    fn step(&mut self, actions: &[i64], mut rows: Rows<'_>) -> Result<(), Illegal> {
        let (chunk, options) = (self.chunk(), &self.options);
        let players = usize::from(options.players());
        let parts = self.list.len().div_ceil(chunk);
        // Nothing is played before everything is known to be legal.
        let (all_legal, checked) = (AtomicBool::new(true), Barrier::new(parts));
        let (all_legal, checked) = (&all_legal, &checked);
        thread::scope(|scope| {
            let parts = self.list.chunks_mut(chunk).zip(actions.chunks(chunk)).enumerate();
            // The first part is done by the thread that has come here, after the others have started.
            for (index, (environments, actions)) in parts.collect::<Vec<_>>().into_iter().rev() {
                let mut rows = split_at::<G>(&mut rows, index * chunk);
                let work = move || {
                    let mut pairs = environments.iter_mut().zip(actions);
                    if !pairs.all(|(environment, action)| environment.choose(*action)) {
                        all_legal.store(false, Ordering::Relaxed);
                    }
                    checked.wait();
                    if !all_legal.load(Ordering::Relaxed) {
                        return;
                    }
                    for (number, environment) in environments.iter_mut().enumerate() {
                        let reward = &mut rows.reward[number * players..][..players];
                        rows.done[number] = environment.play(options, reward);
                        environment.write(number, &mut rows);
                    }
                };
                run(scope, index, work);
            }
        });
        if all_legal.load(Ordering::Relaxed) {
            return Ok(());
        }
        let legal =
            self.list.iter_mut().zip(actions).map(|(environment, action)| environment.choose(*action));
        let environment = legal.take_while(|legal| *legal).count();
        let action = actions.get(environment).copied().unwrap_or(-1);
        self.list.iter_mut().for_each(|environment| environment.next = None);
        Err(Illegal { environment, action })
    }

    fn draw(&mut self, actions: &mut [i64]) {
        let chunk = self.chunk();
        thread::scope(|scope| {
            let parts = self.list.chunks_mut(chunk).zip(actions.chunks_mut(chunk)).enumerate();
            for (index, (environments, actions)) in parts.collect::<Vec<_>>().into_iter().rev() {
                let work = move || {
                    for (environment, action) in environments.iter_mut().zip(actions) {
                        let Environment { position, player, scratch, .. } = environment;
                        let mv = position.random_move(&mut scratch.moves, player);
                        *action = position.index(mv).map_or(-1, |index| index as i64);
                    }
                };
                run(scope, index, work);
            }
        });
    }
}

/// The rows from this environment on; those before it are left.
fn split_at<'a, G: Playable>(rows: &mut Rows<'a>, from: usize) -> Rows<'a> {
    let before = split::<G>(rows, from);
    std::mem::replace(rows, before)
}

/// Runs the first part here and every other one on a thread of its own.
fn run<'scope>(scope: &'scope thread::Scope<'scope, '_>, index: usize, work: impl FnOnce() + Send + 'scope) {
    if index == 0 {
        work();
    } else {
        scope.spawn(work);
    }
}
