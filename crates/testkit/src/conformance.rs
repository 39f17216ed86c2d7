//! The whole suite.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Options, Play, Scratch, Setup};

use crate::Violation;
use crate::checks::refusals::Words;
use crate::checks::{
    actor, chance, copies, draws, head, layout, moves, options, record, refusals, sample, secrets, start,
    tokens, twins, view,
};
use crate::fairness;
use crate::tables::tables;
use crate::trail::{Trail, listed};

/// The variable that asks for the thorough suite. `cargo xtask test` sets it; while a game is being changed, the quick one
/// answers sooner.
const THOROUGH: &str = "CROSSTABLE_THOROUGH";

/// How much is tried.
#[derive(Clone, Copy)]
struct Effort {
    /// Every table is tried once; after that, further games are played until so much time has gone.
    enough: Duration,
    /// But no more than so many at each table.
    rounds: u64,
    /// Positions that are examined closely in the first game of all tables together, shared among them,
    close: usize,
    /// and the least each table gets.
    close_least: usize,
    /// Whether the distributions of draws and samples are compared, which takes many of them.
    fairness: bool,
}

impl Effort {
    const THOROUGH: Self =
        Effort { enough: Duration::from_secs(4), rounds: 12, close: 1_000, close_least: 8, fairness: true };
    const QUICK: Self =
        Effort { enough: Duration::ZERO, rounds: 1, close: 100, close_least: 2, fairness: false };

    fn asked_for() -> Self {
        if std::env::var_os(THOROUGH).is_some() { Effort::THOROUGH } else { Effort::QUICK }
    }
}

const CLOSE_MOST: usize = 50;
/// Positions of one game whose lists are looked at; of longer games only so many.
const LOOKED_AT: usize = 300;
/// Closely examined positions after which a great vocabulary is tried whole again.
const WHOLE: usize = 16;
/// Plays random games of `G` at every number of players with every option, and panics with a report if the game
/// breaks any of what games here promise: the common clauses G-01 to G-08, one token per move, refusals that change
/// nothing, views that show neither too much nor too little, fair samples.
///
/// It is quick: one game at every table, some positions of each looked at closely. If the variable `CROSSTABLE_THOROUGH` is
/// set, as `cargo xtask test` does, it is as thorough as [`try_conformance`].
///
/// # Panics
/// With a [`Violation`], if there is one.
pub fn conformance<G: Game>() {
    if let Err(violation) = conformance_with::<G>(Effort::asked_for()) {
        panic!("{violation}");
    }
}

/// As [`conformance()`], always thorough, with the failure as a value.
pub fn try_conformance<G: Game>() -> Result<(), Violation> {
    conformance_with::<G>(Effort::THOROUGH)
}

fn conformance_with<G: Game>(effort: Effort) -> Result<(), Violation> {
    let general = |check, what| Violation {
        game: G::ID,
        check,
        what,
        setup: Setup::players(G::SEATS.0),
        seed: 0,
        tokens: Box::default(),
    };
    options::check::<G>().map_err(|what| general("options", what))?;
    let vocabulary = G::vocabulary();
    for &word in vocabulary.iter().flatten() {
        tokens::check_one(word).map_err(|what| general("tokens", what))?;
    }
    let known = vocabulary.as_ref().map(|words| words.iter().copied().collect::<HashSet<_>>());
    if known.as_ref().map(HashSet::len) != vocabulary.as_ref().map(Vec::len) {
        return Err(general("tokens", "a word stands twice in the vocabulary".into()));
    }

    let mut tried = Vec::new();
    for setup in (G::SEATS.0..=G::SEATS.1).flat_map(tables::<G>) {
        let options = Options::of::<G>(&setup)
            .map_err(|error| general("options", format!("{setup:?} is refused: {error}")))?;
        tried.push(options);
    }
    let mut examiner = Examiner::<G> { words: Words { vocabulary, heard: Vec::new() }, known, close: 0 };
    let begun = Instant::now();
    let each = (effort.close / tried.len()).clamp(effort.close_least, CLOSE_MOST);
    for round in 0..effort.rounds {
        for (index, options) in tried.iter().enumerate() {
            if round > 0 && begun.elapsed() > effort.enough {
                break;
            }
            examiner.game(options, round * 1_000 + index as u64, each)?;
        }
        if round == 0 && effort.fairness {
            fairness::check::<G>()?;
        }
    }
    Ok(())
}

/// What one run over a game's tables carries along.
struct Examiner<G: Game> {
    words: Words<G>,
    known: Option<HashSet<G::Move>>,
    /// Positions examined closely so far.
    close: usize,
}

impl<G: Game> Examiner<G> {
    /// One random game, every position looked at, some of them closely.
    fn game(&mut self, options: &Options, seed: u64, each: usize) -> Result<(), Violation> {
        let moves = random_game::<G>(options, seed)?;
        let mut trail = Trail::<G>::new(options, seed);
        let (looks, close) =
            (spread(moves.len(), LOOKED_AT, &mut trail.rng), spread(moves.len(), each, &mut trail.rng));
        // The plain faults of the whole game first: they would confuse what looks deeper or farther.
        for number in 0..=moves.len() {
            actor::check(&trail).map_err(|what| trail.violation("actor", what))?;
            if looks.contains(&number) {
                self.look(&mut trail)?;
            }
            if let Some(&mv) = moves.get(number) {
                trail.step(mv);
            }
        }
        start::check(&trail).map_err(|what| trail.violation("start", what))?;
        trail.rewind();
        for number in 0..=moves.len() {
            if close.contains(&number) {
                self.look_closely(&mut trail)?;
            }
            if let Some(&mv) = moves.get(number) {
                trail.step(mv);
            }
        }
        Ok(())
    }

    /// What is cheap enough for most positions.
    fn look(&self, trail: &mut Trail<G>) -> Result<(), Violation> {
        moves::check(trail).map_err(|what| trail.violation("moves", what))?;
        chance::check(trail).map_err(|what| trail.violation("chance", what))?;
        tokens::check(trail, self.known.as_ref()).map_err(|what| trail.violation("tokens", what))?;
        copies::check(trail).map_err(|what| trail.violation("copies", what))
    }

    fn look_closely(&mut self, trail: &mut Trail<G>) -> Result<(), Violation> {
        let all = self.close.is_multiple_of(WHOLE);
        self.close += 1;
        refusals::check(trail, &self.words, all).map_err(|what| trail.violation("refusals", what))?;
        head::check(trail).map_err(|what| trail.violation("head", what))?;
        view::check(trail).map_err(|what| trail.violation("view", what))?;
        layout::check(trail).map_err(|what| trail.violation("layout", what))?;
        secrets::check(trail).map_err(|what| trail.violation("secrets", what))?;
        sample::check(trail).map_err(|what| trail.violation("sample", what))?;
        if self.close.is_multiple_of(4) {
            record::check(trail).map_err(|what| trail.violation("record", what))?;
            let viewers: Vec<_> = trail.viewers().collect();
            let viewer = viewers[below(&mut trail.rng, viewers.len() as u32) as usize];
            twins::check(trail, &self.words, viewer).map_err(|what| trail.violation("twins", what))?;
        }
        if self.close.is_multiple_of(32) {
            draws::check(trail).map_err(|what| trail.violation("draws", what))?;
        }
        self.remember(&trail.position);
        Ok(())
    }

    /// Keeps some of what was legal here, to be tried elsewhere.
    fn remember(&mut self, position: &G) {
        const KEPT: usize = 3_000;
        let list = listed(position);
        let step = list.len().div_ceil(40).max(1);
        if self.words.heard.len() < KEPT {
            self.words.heard.extend(list.into_iter().step_by(step));
        }
    }
}

/// Which of the positions of a game of this length to take: all if that is not too many, otherwise some, the first and
/// the last among them.
fn spread(length: usize, most: usize, rng: &mut Xoshiro) -> HashSet<usize> {
    if length < most {
        return (0..=length).collect();
    }
    (2..most).map(|_| below(rng, length as u32) as usize).chain([0, length]).collect()
}

/// The moves of a random game, drawn the way playouts draw them.
pub(crate) fn random_game<G: Game>(options: &Options, seed: u64) -> Result<Vec<G::Move>, Violation> {
    let mut trail = Trail::<G>::new(options, seed);
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut scratch = Scratch::new();
    while trail.record.moves.len() <= G::LONGEST {
        let list = listed(&trail.position);
        if list.is_empty() {
            break;
        }
        match trail.position.random_step(&mut scratch, &mut rng) {
            Some(mv) if list.contains(&mv) => trail.step(mv),
            Some(mv) => return Err(trail.violation("draws", format!("{mv} is drawn but not listed"))),
            None => break,
        }
    }
    Ok(std::mem::take(&mut trail.record.moves))
}
