//! How well win chances foretell results, and what would make them better.

use super::Case;

/// The scale of the log-odds and the worth of being to move that foretell the results best.
pub fn fit_evaluation(cases: &[Case]) -> (f64, f64) {
    let pairs = cases.iter().flat_map(|case| case.pairs.iter().flatten());
    fit(&pairs.map(|(odds, result)| (f64::from(*odds), f64::from(*result))).collect::<Vec<_>>())
}

/// How the log-odds of hints should be stretched and corrected beyond what is done already.
pub fn fit_hints(cases: &[Case]) -> (f64, f64) {
    let odds = |chance: f32| {
        let chance = f64::from(chance).clamp(1e-4, 1.0 - 1e-4);
        (chance / (1.0 - chance)).ln()
    };
    fit(&cases.iter().map(|case| (odds(case.hint), f64::from(case.result))).collect::<Vec<_>>())
}

/// Logistic regression: the scale and the offset of log-odds that foretell these results best.
fn fit(cases: &[(f64, f64)]) -> (f64, f64) {
    // Newton's method, with a little friction so that it ends where the results are separable.
    let (mut scale, mut offset) = (0.0, 0.0);
    for _ in 0..30 {
        let (mut slope, mut bend) = ([0.0; 2], [1e-6, 0.0, 1e-6]);
        for (odds, result) in cases {
            let chance = 1.0 / (1.0 + (-scale * odds - offset).exp());
            let (miss, weight) = (chance - result, chance * (1.0 - chance));
            slope[0] += miss * odds;
            slope[1] += miss;
            bend[0] += weight * odds * odds;
            bend[1] += weight * odds;
            bend[2] += weight;
        }
        let whole = bend[0] * bend[2] - bend[1] * bend[1];
        scale -= (bend[2] * slope[0] - bend[1] * slope[1]) / whole;
        offset -= (bend[0] * slope[1] - bend[1] * slope[0]) / whole;
    }
    (scale, offset)
}

/// One of ten ranges of win chances.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many decisions were given a chance in this range.
    pub count: u32,
    /// The mean chance that they were given.
    pub said: f64,
    /// The mean result.
    pub came: f64,
}

impl Bin {
    /// How far the chances were off.
    pub fn error(&self) -> f64 {
        (self.said - self.came).abs()
    }
}

/// What was said by the ten ranges of it.
pub fn bins(cases: &[Case], said: impl Fn(&Case) -> f32) -> [Bin; 10] {
    let mut bins = [Bin::default(); 10];
    for case in cases {
        let chance = said(case);
        let bin = &mut bins[((chance * 10.0) as usize).min(9)];
        bin.count += 1;
        bin.said += f64::from(chance);
        bin.came += f64::from(case.result);
    }
    for bin in &mut bins {
        bin.said /= f64::from(bin.count.max(1));
        bin.came /= f64::from(bin.count.max(1));
    }
    bins
}

/// The mean log loss of what was said.
pub fn log_loss(cases: &[Case], said: impl Fn(&Case) -> f32) -> f64 {
    let loss = |case: &Case| {
        let chance = f64::from(said(case)).clamp(1e-4, 1.0 - 1e-4);
        let result = f64::from(case.result);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    cases.iter().map(loss).sum::<f64>() / cases.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results that were drawn by known chances give those back.
    #[test]
    fn a_fit_finds_the_scale_and_the_offset() {
        let mut cases = Vec::new();
        for step in -30..=30 {
            let odds = f64::from(step) / 10.0;
            let chance = 1.0 / (1.0 + (-1.5 * odds - 0.2).exp());
            cases.push((odds, chance));
        }
        let (scale, offset) = fit(&cases);
        assert!((scale - 1.5).abs() < 1e-3 && (offset - 0.2).abs() < 1e-3, "{scale} {offset}");
    }
}
