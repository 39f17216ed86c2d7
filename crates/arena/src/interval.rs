//! Shares with their confidence interval, and differences in Elo.

use serde::Serialize;

/// The normal deviate of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The observed share.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// The share of successes in so many trials with its Wilson score interval, which is sound for few trials and near
    /// 0 and 1 too. A success may be a half, as a draw is; that makes the interval a little too wide rather than too
    /// narrow. Nothing if there were no trials.
    ///
    /// ```
    /// use crosstable_arena::Share;
    /// let share = Share::wilson(70.0, 100.0).unwrap();
    /// assert_eq!(format!("{:.3} {:.3}", share.low, share.high), "0.604 0.781");
    /// ```
    pub fn wilson(successes: f64, trials: f64) -> Option<Self> {
        if trials <= 0.0 {
            return None;
        }
        let (rate, z2) = (successes / trials, Z * Z);
        let centre = (rate + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
        let half = Z / (1.0 + z2 / trials)
            * (rate * (1.0 - rate) / trials + z2 / (4.0 * trials * trials)).max(0.0).sqrt();
        Some(Share { rate, low: (centre - half).max(0.0), high: (centre + half).min(1.0) })
    }

    /// The share as a difference in Elo; infinite for a share of 0 or 1.
    pub fn elo(self) -> Elo {
        Elo { difference: elo(self.rate), low: elo(self.low), high: elo(self.high) }
    }
}

/// A difference in strength with its 95 % interval. At 0 both score the same, at 200 one scores three quarters.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The observed difference.
    pub difference: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / share - 1.0).log10()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_contains_the_observed_share_and_narrows() {
        let mut last = 1.0;
        for trials in [1.0, 10.0, 100.0, 1000.0] {
            let share = Share::wilson(trials * 0.5, trials).unwrap();
            assert!(share.low < 0.5 && 0.5 < share.high && share.high - share.low < last);
            last = share.high - share.low;
        }
        assert_eq!(Share::wilson(0.0, 0.0), None);
    }

    #[test]
    fn winning_every_game_is_not_certainty() {
        // The bounds for ten of ten, from the closed form n / (n + z^2).
        let share = Share::wilson(10.0, 10.0).unwrap();
        assert!((share.low - 10.0 / (10.0 + Z * Z)).abs() < 1e-12);
        assert!((share.high - 1.0).abs() < 1e-12);
    }

    #[test]
    fn three_quarters_are_191_elo_and_it_is_symmetric() {
        let share = Share::wilson(75.0, 100.0).unwrap().elo();
        assert!((share.difference - 190.848_5).abs() < 1e-3);
        let other = Share::wilson(25.0, 100.0).unwrap().elo();
        assert!((share.difference + other.difference).abs() < 1e-9 && (share.low + other.high).abs() < 1e-6);
        assert!(Share::wilson(4.0, 4.0).unwrap().elo().difference.is_infinite());
    }
}
