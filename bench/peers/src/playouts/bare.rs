//! The limit: the game as a loop over two words, without a trait, a type or a function that another game could use.

use std::hint::black_box;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};

use super::Games;

pub fn run(games: u32, seed: u64) -> Games {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut tally = Games::default();
    for _ in 0..games {
        let (mut own, mut other, mut stones) = black_box((0_u64, 0_u64, 0_u32));
        loop {
            let all = own | other;
            let column = 8 * below(&mut rng, 7);
            if all >> (column + 5) & 1 != 0 {
                continue;
            }
            own |= !all & (all + (1 << column));
            stones += 1;
            if stones >= 7 {
                let mut fours = 0;
                for step in [1, 7, 8, 9] {
                    let pairs = own & (own >> step);
                    fours |= pairs & (pairs >> (2 * step));
                }
                if fours != 0 {
                    match stones % 2 {
                        1 => tally.first += 1,
                        _ => tally.second += 1,
                    }
                    break;
                }
                if stones == 42 {
                    tally.draws += 1;
                    break;
                }
            }
            (own, other) = (other, own);
        }
    }
    tally
}
