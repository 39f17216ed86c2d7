//! Everything random about one game, derived from the seed of the contest and the number of the game.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{MAX_SEATS, Seat, TableId};
use crosstable_fair::{Entropy, Seed, Stream};

/// Everything random about one game. Chance is drawn as at a real table, so that the record of a game can be verified;
/// the seeds of the bots are independent of it.
#[derive(Clone, Debug)]
pub(crate) struct GameSeed {
    pub(crate) table: TableId,
    pub(crate) seed: Seed,
    entropy: [Entropy; MAX_SEATS],
    bot_seeds: [u64; MAX_SEATS],
}

impl GameSeed {
    pub(crate) fn new(contest: u64, meeting: u64, game: u64) -> Self {
        let first = Xoshiro::seed_from_u64(contest).next_u64();
        let mut rng = Xoshiro::seed_from_u64(first.wrapping_add(meeting << 40).wrapping_add(game));
        GameSeed {
            table: TableId::new(bytes(&mut rng)),
            seed: Seed::new(bytes(&mut rng)),
            entropy: std::array::from_fn(|_| Entropy::new(bytes(&mut rng))),
            bot_seeds: std::array::from_fn(|_| rng.next_u64()),
        }
    }

    /// The entropy that the device of a person on this seat adds.
    pub(crate) const fn entropy(&self, seat: Seat) -> Entropy {
        self.entropy[seat.index()]
    }

    pub(crate) const fn bot_seed(&self, seat: Seat) -> u64 {
        self.bot_seeds[seat.index()]
    }

    /// The outcomes of chance if persons sit on these seats.
    pub(crate) fn stream(&self, persons: impl Iterator<Item = Seat>) -> Stream {
        let entropy: Vec<_> = persons.map(|seat| (seat.number(), self.entropy(seat))).collect();
        Stream::new(&self.seed, self.table.bytes(), &entropy)
    }
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
