//! Drawing everything again with the seed in hand (T-13).

use crosstable_core::Seat;
use crosstable_fair::{Commitment, Entropy, Seed, Source};
use crosstable_protocol::{Begun, Stage};

use crate::table::Table;

/// What checking a game that has ended came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The promise.
    pub commitment: Commitment,
    /// Where chance came from: what this proves.
    pub source: Source,
    /// What was promised.
    pub seed: Seed,
    /// What the people's devices added.
    pub entropy: Vec<(Seat, Entropy)>,
    /// How the game began on a device, if it did.
    pub begun: Option<Begun>,
    /// Whether the promise was kept: the commitment is the seed's.
    pub kept: bool,
    /// How many outcomes were drawn in the game as it stands.
    pub draws: u64,
    /// The first outcome that does not follow from seed and entropy, counted from 0.
    pub first_wrong: Option<u64>,
}

impl Verdict {
    /// Whether all of it was fair.
    pub const fn is_fair(&self) -> bool {
        self.kept && self.first_wrong.is_none()
    }
}

impl Table {
    /// Draws every outcome of the game again. Only after the end, because the answer holds the seed.
    pub fn verify(&self) -> Option<Verdict> {
        if self.stage != Stage::Ended {
            return None;
        }
        Some(Verdict {
            commitment: self.commitment,
            source: self.source(),
            seed: self.seed,
            entropy: self.entropy(),
            begun: self.begun,
            kept: self.seed.commitment() == self.commitment,
            draws: self.history.draws(),
            first_wrong: self.first_wrong_draw(),
        })
    }

    fn first_wrong_draw(&self) -> Option<u64> {
        let mut position = self.first_position();
        let mut number = 0;
        let opening: Vec<&str> = self.history.opening().collect();
        let turns = self.history.turns().map(|turn| (Some(turn.token), turn.chance().collect()));
        for (token, then) in std::iter::once((None, opening)).chain(turns) {
            if let Some(token) = token
                && position.play(token).is_err()
            {
                return Some(number);
            }
            let again = self.draw(&mut position, number).unwrap_or_default();
            if again != then {
                let same = again.iter().zip(then).take_while(|(again, then)| again == then).count();
                return Some(number + same as u64);
            }
            number += again.len() as u64;
        }
        None
    }
}
