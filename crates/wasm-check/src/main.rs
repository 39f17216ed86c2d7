//! Prints the native digests: of games, one per line as game, players, seed, digest; then of decisions in so many positions
//! of all games together, as game, seed, digest.

use crosstable_games::GameId;
use crosstable_wasm_check::{Planned, decide, planned};

fn main() {
    for game in planned() {
        let Planned { game: index, players, seed } = game;
        println!("{index} {players} {seed} {}", game.digest());
    }
    let positions: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(0);
    for (seed, index) in (0..).zip((0..GameId::ALL.len()).cycle()).take(positions) {
        println!("{index} {seed} {}", decide(GameId::ALL[index], seed));
    }
}
