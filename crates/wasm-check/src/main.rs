//! Prints the native digests, one game per line: game, players, seed, digest.

use crosstable_wasm_check::{Planned, planned};

fn main() {
    for game in planned() {
        let Planned { game: index, players, seed } = game;
        println!("{index} {players} {seed} {}", game.digest());
    }
}
