//! Everything random about one game, derived from the seed of the contest and the number of the game.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{MAX_SEATS, Seat, TableId};
use crosstable_fair::{Seed, Stream};

/// Everything random about one game. Chance is drawn as at a real table, so that the record of a game can be verified;
/// the seeds of the bots are independent of it.
#[derive(Clone, Debug)]
pub(crate) struct GameSeed {
    pub(crate) table: TableId,
    pub(crate) seed: Seed,
    bot_seeds: [u64; MAX_SEATS],
}

impl GameSeed {
    pub(crate) fn new(contest: u64, meeting: u64, game: u64) -> Self {
        let first = Xoshiro::seed_from_u64(contest).next_u64();
        let mut rng = Xoshiro::seed_from_u64(first.wrapping_add(meeting << 40).wrapping_add(game));
        let (table, seed) = (TableId::new(bytes(&mut rng)), Seed::new(bytes(&mut rng)));
        // Version 0.1 drew more here. Bots decide as they did then.
        let _: [[u8; 16]; MAX_SEATS] = std::array::from_fn(|_| bytes(&mut rng));
        GameSeed { table, seed, bot_seeds: std::array::from_fn(|_| rng.next_u64()) }
    }

    pub(crate) const fn bot_seed(&self, seat: Seat) -> u64 {
        self.bot_seeds[seat.index()]
    }

    /// The outcomes of chance.
    pub(crate) fn stream(&self) -> Stream {
        Stream::new(&self.seed, self.table.bytes(), &[])
    }
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
