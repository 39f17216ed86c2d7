//! A whole game in one file (`src/example.rs`), played, refused and looked at.
//!
//!     cargo run -p crosstable-core --example smallest_game

use crosstable_core::example::Nim;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Scratch, Setup, Viewer};

fn main() {
    let mut position = Nim::from_setup(&Setup::players(2)).expect("a valid set-up");
    let refusal = position.play_token("take:9").expect_err("nobody may take nine");
    println!("a refusal names its clause: {refusal} ({})", refusal.clause);

    let mut rng = Xoshiro::seed_from_u64(7);
    let mut scratch = Scratch::new();
    while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
        println!("{:?} plays {mv}", position.actor());
        position.apply(mv);
    }
    // A client says the words in the reader's language; here their keys have to do.
    println!("{}", position.layout_for(Viewer::Spectator).text_board(|message| message.key.to_string()));
    println!("ranks by seat: {:?}", position.standing().expect("the game is over").ranks());
}

#[test]
fn it_runs() {
    main();
}
