//! A game that is being played, whatever game it is.

use std::any::Any;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{
    Actor, Game, Layout, MoveList, Options, Outcomes, Play, Refusal, Scratch, Seat, Setup, SetupError,
    Standing, Token, Viewer, ViewerSet, read_token,
};
use crosstable_encoding::{Encoding, Part};
use crosstable_games::AnyGame;
use crosstable_testkit::toys::{ConnectFour, Leduc};

/// A game of this package.
pub(crate) trait Playable: Encoding {
    /// The position as the bots know it; nothing for the toys, for which there are none.
    fn any(&self) -> Option<AnyGame>;
}

macro_rules! playable {
    ($($game:ty),+) => { $(impl Playable for $game {
        fn any(&self) -> Option<AnyGame> {
            Some(AnyGame::from(*self))
        }
    })+ };
}
playable!(
    crosswise::Position,
    cross_roads::Position,
    mixx::Position,
    crossado::Position,
    cross_n_go::Position
);

impl Playable for ConnectFour {
    fn any(&self) -> Option<AnyGame> {
        None
    }
}

impl Playable for Leduc {
    fn any(&self) -> Option<AnyGame> {
        None
    }
}

/// Why an action was not played.
pub(crate) enum NotPlayed {
    /// No action of the game has this index.
    NoSuchIndex { given: usize, below: usize },
    /// The rules forbid it.
    Refused(Refusal),
}

impl From<Refusal> for NotPlayed {
    fn from(refusal: Refusal) -> Self {
        NotPlayed::Refused(refusal)
    }
}

/// A position and how it came about. Indices are those of the actions; while chance is due, those of its outcomes.
pub(crate) trait Table: Any + Send + Sync {
    fn facts(&self) -> Facts;
    fn options(&self) -> &Options;
    fn players(&self) -> u8;
    fn actor(&self) -> Actor;
    fn phase(&self) -> String;
    /// Index and token of every legal move.
    fn legal(&self) -> Vec<(usize, String)>;
    /// Index, token and weight of every outcome of the chance that is due.
    fn outcomes(&self) -> Vec<(usize, String, u32)>;
    fn play_token(&mut self, token: &str) -> Result<(), NotPlayed>;
    fn play_index(&mut self, index: usize) -> Result<(), NotPlayed>;
    /// Plays a random move or outcome; false when the game is over.
    fn play_random(&mut self, rng: &mut Xoshiro) -> bool;
    fn token(&self, index: usize) -> Option<String>;
    fn index(&self, token: &str) -> Result<Option<usize>, Refusal>;
    fn view_json(&self, viewer: Viewer) -> String;
    fn layout(&self, viewer: Viewer) -> Layout;
    fn observe(&self, seat: Seat, out: &mut [f32]);
    fn mark(&self, words: &mut [u64]);
    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn Table>;
    fn standing(&self) -> Option<Standing>;
    fn reward(&self) -> Option<[f32; 4]>;
    fn team(&self, seat: Seat) -> Vec<Seat>;
    /// The sums of the rewards after so many random games from here.
    fn rollout(&self, games: u32, seed: u64) -> [f64; 4];
    /// Everything that was played; nothing if what is hidden was drawn anew.
    fn tokens(&self) -> Option<Vec<String>>;
    fn log(&self, viewer: Viewer) -> Vec<String>;
    /// The log in numbers: actions from 1, then outcomes, then the one number of what the viewer did not see.
    fn log_numbers(&self, viewer: Viewer) -> Vec<usize>;
    /// How many decisions the seat has made.
    fn decisions(&self, seat: Seat) -> u32;
    fn any(&self) -> Option<AnyGame>;
    fn boxed(&self) -> Box<dyn Table>;
    fn is_like(&self, other: &dyn Table) -> bool;
}

/// What is always true of a game.
pub(crate) struct Facts {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) seats: (u8, u8),
    pub(crate) open: bool,
    pub(crate) longest: usize,
    pub(crate) encoding: u32,
    pub(crate) actions: usize,
    pub(crate) outcomes: usize,
    pub(crate) observation: usize,
    pub(crate) layout: &'static [Part],
}

impl Facts {
    pub(crate) const fn of<G: Encoding>() -> Self {
        Facts {
            id: G::ID,
            name: G::NAME,
            seats: G::SEATS,
            open: G::OPEN,
            longest: G::LONGEST,
            encoding: G::VERSION,
            actions: G::ACTIONS,
            outcomes: G::OUTCOMES,
            observation: G::OBSERVATION,
            layout: G::LAYOUT,
        }
    }
}

#[derive(Clone, Copy)]
struct Step<M> {
    mv: M,
    by: Option<Seat>,
    index: usize,
    hidden: ViewerSet,
}

#[derive(Clone)]
pub(crate) struct Played<G: Game> {
    position: G,
    options: Options,
    steps: Vec<Step<G::Move>>,
    /// What is hidden was drawn anew, so the steps no longer lead here.
    sampled: bool,
}

impl<G: Playable> Played<G> {
    pub(crate) fn new(setup: &Setup) -> Result<Self, SetupError> {
        let options = Options::of::<G>(setup)?;
        Ok(Played { position: G::new(&options), options, steps: Vec::new(), sampled: false })
    }

    fn read(&self, index: usize) -> Option<G::Move> {
        match self.position.actor() {
            Actor::Chance => G::outcome(index),
            _ => self.position.action(index),
        }
    }

    fn play(&mut self, mv: G::Move) -> Result<(), NotPlayed> {
        self.position.check(mv)?;
        self.step(mv);
        Ok(())
    }

    /// Plays what is known to be legal.
    fn step(&mut self, mv: G::Move) {
        let hidden = if G::OPEN || !mv.is_chance() {
            ViewerSet::default()
        } else {
            let hides = |viewer: &Viewer| self.position.hides(mv, *viewer);
            Viewer::all(self.position.players()).filter(hides).collect()
        };
        let index = self.index_of(mv).expect("what is legal has an index");
        self.steps.push(Step { mv, by: self.position.actor().seat(), index, hidden });
        self.position.apply(mv);
    }

    fn index_of(&self, mv: G::Move) -> Option<usize> {
        G::outcome_index(mv).or_else(|| self.position.index(mv))
    }

    fn seen(&self, viewer: Viewer) -> impl Iterator<Item = Option<&Step<G::Move>>> {
        self.steps.iter().map(move |step| (!step.hidden.contains(viewer)).then_some(step))
    }
}

impl<G: Playable> Table for Played<G> {
    fn facts(&self) -> Facts {
        Facts::of::<G>()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn players(&self) -> u8 {
        self.position.players()
    }

    fn actor(&self) -> Actor {
        self.position.actor()
    }

    fn phase(&self) -> String {
        use crosstable_core::ViewHead;
        let phase = self.position.view(Viewer::Spectator).head().phase;
        serde_json::to_value(phase)
            .ok()
            .and_then(|value| value.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    fn legal(&self) -> Vec<(usize, String)> {
        let legal = self.position.legal();
        let indexed = legal.iter().map(|mv| (self.index_of(*mv), mv.to_string()));
        indexed.map(|(index, token)| (index.expect("every legal move has an index"), token)).collect()
    }

    fn outcomes(&self) -> Vec<(usize, String, u32)> {
        let mut list = Outcomes::new();
        if self.position.actor() == Actor::Chance {
            self.position.outcomes(&mut list);
        }
        let indexed = list.iter().map(|(mv, weight)| (G::outcome_index(*mv), mv.to_string(), *weight));
        indexed
            .map(|(index, token, weight)| (index.expect("every outcome has an index"), token, weight))
            .collect()
    }

    fn play_token(&mut self, token: &str) -> Result<(), NotPlayed> {
        let mv = read_token(token)?;
        self.play(mv)
    }

    fn play_index(&mut self, index: usize) -> Result<(), NotPlayed> {
        let below = if self.actor() == Actor::Chance { G::OUTCOMES } else { G::ACTIONS };
        let mv = self.read(index).ok_or(NotPlayed::NoSuchIndex { given: index, below })?;
        self.play(mv)
    }

    fn play_random(&mut self, rng: &mut Xoshiro) -> bool {
        let Some(mv) = self.position.random_step(&mut Scratch::new(), rng) else { return false };
        self.step(mv);
        true
    }

    fn token(&self, index: usize) -> Option<String> {
        self.read(index).map(|mv| mv.to_string())
    }

    fn index(&self, token: &str) -> Result<Option<usize>, Refusal> {
        read_token(token).map(|mv| self.index_of(mv))
    }

    fn view_json(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.position.view(viewer)).expect("a view is plain data")
    }

    fn layout(&self, viewer: Viewer) -> Layout {
        self.position.layout_for(viewer)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.position.observe(seat, out);
    }

    fn mark(&self, words: &mut [u64]) {
        self.position.mark(&mut MoveList::new(), words);
    }

    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn Table> {
        let view = self.position.view(Viewer::Seat(seat));
        let position = G::sample(&view, &mut Xoshiro::seed_from_u64(seed));
        // What the seat did not see has not happened like that any more.
        let everybody = || Viewer::all(position.players()).collect();
        let step = |step: &Step<G::Move>| {
            let hidden = if step.hidden.contains(Viewer::Seat(seat)) { everybody() } else { step.hidden };
            Step { hidden, ..*step }
        };
        let steps = self.steps.iter().map(step).collect();
        let sampled = self.sampled || !G::OPEN;
        Box::new(Played { position, options: self.options.clone(), steps, sampled })
    }

    fn standing(&self) -> Option<Standing> {
        self.position.standing()
    }

    fn reward(&self) -> Option<[f32; 4]> {
        self.position.reward()
    }

    fn team(&self, seat: Seat) -> Vec<Seat> {
        self.position.team(seat)
    }

    fn rollout(&self, games: u32, seed: u64) -> [f64; 4] {
        let (mut rng, mut scratch) = (Xoshiro::seed_from_u64(seed), Scratch::new());
        let mut sums = [0.0; 4];
        for _ in 0..games {
            let mut position = self.position.clone();
            position.playout(&mut scratch, &mut rng);
            let reward = position.reward().expect("a playout ends");
            sums.iter_mut().zip(reward).for_each(|(sum, reward)| *sum += f64::from(reward));
        }
        sums
    }

    fn tokens(&self) -> Option<Vec<String>> {
        (!self.sampled).then(|| self.steps.iter().map(|step| step.mv.to_string()).collect())
    }

    fn log(&self, viewer: Viewer) -> Vec<String> {
        self.seen(viewer).map(|step| step.map_or("~?".into(), |step| step.mv.to_string())).collect()
    }

    fn log_numbers(&self, viewer: Viewer) -> Vec<usize> {
        let number = |step: &Step<G::Move>| match step.by {
            Some(_) => 1 + step.index,
            None => 1 + G::ACTIONS + step.index,
        };
        self.seen(viewer).map(|step| step.map_or(1 + G::ACTIONS + G::OUTCOMES, number)).collect()
    }

    fn decisions(&self, seat: Seat) -> u32 {
        self.steps.iter().filter(|step| step.by == Some(seat)).count() as u32
    }

    fn any(&self) -> Option<AnyGame> {
        self.position.any()
    }

    fn boxed(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn is_like(&self, other: &dyn Table) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<Self>().is_some_and(|other| other.position == self.position)
    }
}
