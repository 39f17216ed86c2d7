//! A sequential test: games are played until it is clear which of two hypotheses holds, and no longer.

/// Wald's sequential probability ratio test for the share of decided games that is won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share that is to be refuted.
    pub low: f64,
    /// The share that is hoped for.
    pub high: f64,
    /// The chance to be wrong either way.
    pub error: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The share is above the low one.
    Above,
    /// The share is below the high one.
    Below,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The verdict after so many won and lost games.
    pub fn verdict(&self, won: u64, lost: u64) -> Verdict {
        let ratio = won as f64 * (self.high / self.low).ln()
            + lost as f64 * ((1.0 - self.high) / (1.0 - self.low)).ln();
        let bound = ((1.0 - self.error) / self.error).ln();
        if ratio >= bound {
            Verdict::Above
        } else if ratio <= -bound {
            Verdict::Below
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};

    use super::*;

    /// Both kinds of error stay near what was allowed.
    #[test]
    fn it_is_rarely_wrong() {
        let test = Sprt { low: 0.52, high: 0.58, error: 0.05 };
        for (share, wrong) in [(0.52, Verdict::Above), (0.58, Verdict::Below)] {
            let mut errors = 0;
            for seed in 0..1_000 {
                let mut rng = Xoshiro::seed_from_u64(seed);
                let (mut won, mut lost) = (0, 0);
                let verdict = loop {
                    match test.verdict(won, lost) {
                        Verdict::Open => {}
                        verdict => break verdict,
                    }
                    if f64::from(rng.next_u32()) < share * f64::from(u32::MAX) { won += 1 } else { lost += 1 }
                };
                errors += u32::from(verdict == wrong);
            }
            // Wald's bounds overshoot, so there are rather fewer.
            assert!(errors < 70, "{errors} of 1000 wrong at {share}");
        }
    }
}
