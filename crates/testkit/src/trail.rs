//! A random game under examination.

use std::thread;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Options, Outcomes, Play, Record, Viewer, rng};

use crate::Violation;
use crate::violation::Replay;

/// A game being walked through, with everything needed to report where it is.
pub(crate) struct Trail<G: Game> {
    pub(crate) seed: u64,
    pub(crate) record: Record<G>,
    pub(crate) position: G,
    /// For choices of the checks themselves; seeded, so that a failure comes back.
    pub(crate) rng: Xoshiro,
}

impl<G: Game> Trail<G> {
    pub(crate) fn new(options: &Options, seed: u64) -> Self {
        let position = G::new(options);
        Trail { seed, record: Record::new(options.clone()), position, rng: Xoshiro::seed_from_u64(seed) }
    }

    /// Plays a move or outcome that is known to be legal.
    pub(crate) fn step(&mut self, mv: G::Move) {
        // The move is noted first: should the game panic, the report names it.
        self.record.moves.push(mv);
        self.position.apply(mv);
    }

    /// Back to the first position.
    pub(crate) fn rewind(&mut self) {
        self.record.moves.clear();
        self.position = G::new(&self.record.options);
    }

    /// The trail as a failure of one check.
    pub(crate) fn violation(&self, check: &'static str, what: String) -> Violation {
        Violation {
            game: G::ID,
            check,
            what,
            setup: self.record.options.setup(),
            seed: self.seed,
            tokens: self.record.tokens().collect(),
        }
    }

    /// The seats at the table and a spectator.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.position.players())
    }
}

/// A game that panics while it is being examined says no more than where its code panicked; this adds how to get
/// there.
impl<G: Game> Drop for Trail<G> {
    fn drop(&mut self) {
        if thread::panicking() {
            let (setup, tokens) = (self.record.options.setup(), self.record.tokens().collect::<Vec<_>>());
            eprintln!("{} panicked\n{}", G::ID, Replay { setup: &setup, seed: self.seed, tokens: &tokens });
        }
    }
}

/// The moves or outcomes that are possible now, without weights; nothing when the game is over.
pub(crate) fn listed<G: Game>(position: &G) -> Vec<G::Move> {
    match position.actor() {
        Actor::Over => Vec::new(),
        Actor::Seat(_) => position.legal().to_vec(),
        Actor::Chance => outcomes(position).iter().map(|(outcome, _)| *outcome).collect(),
    }
}

/// The outcomes of the chance that is due.
pub(crate) fn outcomes<G: Game>(position: &G) -> Outcomes<G::Move> {
    let mut list = Outcomes::new();
    position.outcomes(&mut list);
    list
}

/// A random step drawn from the lists alone, so that it does not depend on a game's own shortcuts; nothing if there
/// is none.
pub(crate) fn drawn_step<G: Game>(position: &G, rng: &mut Xoshiro) -> Option<G::Move> {
    match position.actor() {
        Actor::Over => None,
        Actor::Seat(_) => {
            let list = position.legal();
            (!list.is_empty()).then(|| rng::pick(rng, &list))
        }
        Actor::Chance => {
            let list = outcomes(position);
            (list.total() > 0).then(|| list.at(rng::below(rng, list.total())))
        }
    }
}
