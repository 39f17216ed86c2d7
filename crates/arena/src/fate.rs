//! Everything that is random about one game, decided by the seed of the contest and the number of the game.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{MAX_SEATS, Seat, TableId};
use crosstable_fair::{Entropy, Seed, Stream};

/// Everything that is random about one game. Chance is drawn as at a real table, so that a game of the arena has a
/// record that can be verified; the bots' generators share nothing with it.
#[derive(Clone, Debug)]
pub(crate) struct Fate {
    pub(crate) table: TableId,
    pub(crate) seed: Seed,
    entropy: [Entropy; MAX_SEATS],
    minds: [u64; MAX_SEATS],
}

impl Fate {
    pub(crate) fn new(contest: u64, meeting: u64, game: u64) -> Self {
        let first = Xoshiro::seed_from_u64(contest).next_u64();
        let mut rng = Xoshiro::seed_from_u64(first.wrapping_add(meeting << 40).wrapping_add(game));
        Fate {
            table: TableId::new(bytes(&mut rng)),
            seed: Seed::new(bytes(&mut rng)),
            entropy: std::array::from_fn(|_| Entropy::new(bytes(&mut rng))),
            minds: std::array::from_fn(|_| rng.next_u64()),
        }
    }

    /// What the device on this seat adds.
    pub(crate) const fn entropy(&self, seat: Seat) -> Entropy {
        self.entropy[seat.index()]
    }

    /// The seed of the bot on this seat.
    pub(crate) const fn mind(&self, seat: Seat) -> u64 {
        self.minds[seat.index()]
    }

    /// The outcomes of chance, if these seats are those with devices.
    pub(crate) fn stream(&self, devices: impl Iterator<Item = Seat>) -> Stream {
        let entropy: Vec<_> = devices.map(|seat| (seat.number(), self.entropy(seat))).collect();
        Stream::new(&self.seed, self.table.bytes(), &entropy)
    }
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
