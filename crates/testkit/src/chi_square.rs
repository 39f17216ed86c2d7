//! Does what was drawn fit what should have been drawn?

/// Draws needed in a cell before it says anything; rarer cells are thrown together.
const FEWEST: f64 = 5.0;

/// How many standard deviations are too many. A right game exceeds this once in some millions of tests, and with
/// fixed seeds it exceeds it always or never.
const TOO_FAR: f64 = 5.0;

/// Compares how often each cell was drawn with how often it was to be expected. `cells` holds pairs of observed and
/// expected counts.
pub(crate) fn fits(cells: &[(f64, f64)]) -> Result<(), String> {
    let mut by_expectation = cells.to_vec();
    by_expectation.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut merged: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for (observed, expected) in by_expectation {
        open = (open.0 + observed, open.1 + expected);
        if open.1 >= FEWEST {
            merged.push(open);
            open = (0.0, 0.0);
        }
    }
    if let Some(last) = merged.last_mut() {
        *last = (last.0 + open.0, last.1 + open.1);
    }
    if merged.len() < 2 {
        return Ok(());
    }
    let statistic: f64 = merged.iter().map(|(seen, due)| (seen - due).powi(2) / due).sum();
    let freedom = (merged.len() - 1) as f64;
    let distance = deviations(statistic, freedom);
    if distance < TOO_FAR {
        return Ok(());
    }
    Err(format!("chi-square {statistic:.1} with {freedom} degrees of freedom ({distance:.1} deviations)"))
}

/// The statistic as standard deviations of a normal distribution (Wilson and Hilferty).
fn deviations(statistic: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_fair_die_fits_and_a_loaded_one_does_not() {
        let fair = [98.0, 105.0, 101.0, 92.0, 104.0, 100.0].map(|seen| (seen, 100.0));
        assert_eq!(fits(&fair), Ok(()));
        let loaded = [80.0, 80.0, 80.0, 80.0, 80.0, 200.0].map(|seen| (seen, 100.0));
        assert!(fits(&loaded).is_err());
    }

    #[test]
    fn rare_cells_are_thrown_together() {
        // A single unlikely draw is no proof; many of them are.
        let mut cells = vec![(1000.0, 999.5), (1.0, 0.01)];
        assert_eq!(fits(&cells), Ok(()));
        cells.extend([(3.0, 0.01); 600]);
        assert!(fits(&cells).is_err());
    }
}
