//! Random games of two from the first draw to the result.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Options, Play, Scratch, Setup};
use crosstable_games::{GameId, GameVisitor};

use crate::games::SEED;
use crate::workload::{Work, Workload};

pub(crate) fn all() -> Vec<Workload> {
    Workload::of_games("playout", "a decision", |game| {
        let options = game.options(&Setup::players(2)).expect("a valid set-up");
        game.visit(Playouts { games: games(game), options })
    })
}

/// Enough for counts that hardly change with the seed.
fn games(game: GameId) -> u32 {
    match game.id() {
        // Random players wander about until the limit of rounds.
        "crossado" => 30,
        "cross-n-go" => 60,
        _ => 1500,
    }
}

struct Playouts {
    games: u32,
    options: Options,
}

impl GameVisitor for Playouts {
    type Out = Work;

    fn visit<G: Game>(self) -> Work {
        let start = G::new(&self.options);
        let mut rng = Xoshiro::seed_from_u64(SEED);
        let mut scratch = Scratch::new();
        // The buffers grow.
        start.clone().playout(&mut scratch, &mut rng);
        Box::new(move || {
            (0..self.games).map(|_| u64::from(start.clone().playout(&mut scratch, &mut rng))).sum()
        })
    }
}
