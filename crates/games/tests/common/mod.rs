//! Random games of every game at every number of players.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Setup, Standing};
use crosstable_games::{AnyGame, Due, GameId};

/// Every game at every number of players.
pub(crate) fn tables() -> impl Iterator<Item = (GameId, u8)> {
    GameId::ALL.iter().flat_map(|id| (id.seats().0..=id.seats().1).map(|players| (*id, players)))
}

/// Plays one random game and shows every position, what is due there and what is then played. The seed is printed,
/// so that a failing test can be followed.
pub(crate) fn random_game(
    id: GameId,
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&AnyGame, &Due, &str),
) -> Standing {
    println!("{id} {setup:?} seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut game = AnyGame::new(id, setup).expect("a valid set-up");
    loop {
        let due = Due::of(&game);
        if let Due::Over(standing) = due {
            return standing;
        }
        let token = due.random(&mut rng).expect("the game is not over");
        look(&game, &due, token);
        game.play(token).expect("a listed token is legal");
    }
}
