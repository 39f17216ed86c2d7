//! The native side of the comparison. (That this test exists also makes cargo build the program that `cargo xtask test`
//! runs.)

use crosstable_games::GameId;
use crosstable_wasm_check::{planned, play};

#[test]
fn every_game_is_compared() {
    let mut games: Vec<_> = planned().map(|planned| planned.game as usize).collect();
    games.dedup();
    assert_eq!(games, (0..GameId::ALL.len()).collect::<Vec<_>>());
}

#[test]
fn the_seed_decides_the_whole_game() {
    for &game in GameId::ALL {
        assert_eq!(play(game, 2, 1), play(game, 2, 1), "{game}");
        assert_ne!(play(game, 2, 1), play(game, 2, 2), "{game}");
    }
}
