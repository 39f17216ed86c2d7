//! Does what was drawn fit what should have been drawn?

/// Draws needed in a cell before it says anything; rarer cells are thrown together.
const FEWEST: f64 = 5.0;

/// How many standard deviations are too many. A right game exceeds this once in some millions of tests, and with
/// fixed seeds it exceeds it always or never.
const TOO_FAR: f64 = 5.0;

/// Compares how often each cell was drawn with how often it was to be expected. `cells` holds pairs of observed and
/// expected counts.
pub(crate) fn fits(cells: &[(f64, f64)]) -> Result<(), String> {
    let merged = merge(cells, |(_, expected)| expected, FEWEST);
    let statistic = merged.iter().map(|(seen, due)| (seen - due).powi(2) / due).sum();
    judge(statistic, merged.len())
}

/// Compares how often each cell was drawn by two who should draw alike. `cells` holds pairs of counts.
pub(crate) fn alike(cells: &[(f64, f64)]) -> Result<(), String> {
    let merged = merge(cells, |(one, two)| one + two, 2.0 * FEWEST);
    let (ones, twos) = merged.iter().fold((0.0, 0.0), |sum, cell| (sum.0 + cell.0, sum.1 + cell.1));
    if ones == 0.0 || twos == 0.0 {
        return if merged.is_empty() { Ok(()) } else { Err("one of them never draws this".into()) };
    }
    let scale: f64 = (ones / twos).sqrt();
    let statistic = merged.iter().map(|(one, two)| (one / scale - two * scale).powi(2) / (one + two)).sum();
    judge(statistic, merged.len())
}

/// Throws together the cells that are too rare to say anything.
fn merge(cells: &[(f64, f64)], size: impl Fn((f64, f64)) -> f64, fewest: f64) -> Vec<(f64, f64)> {
    let mut by_size = cells.to_vec();
    by_size.sort_by(|a, b| size(*a).total_cmp(&size(*b)));
    let mut merged: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for cell in by_size {
        open = (open.0 + cell.0, open.1 + cell.1);
        if size(open) >= fewest {
            merged.push(open);
            open = (0.0, 0.0);
        }
    }
    if let Some(last) = merged.last_mut() {
        *last = (last.0 + open.0, last.1 + open.1);
    }
    merged
}

fn judge(statistic: f64, cells: usize) -> Result<(), String> {
    if cells < 2 {
        return Ok(());
    }
    let freedom = (cells - 1) as f64;
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
    use super::{alike, fits};

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

    #[test]
    fn two_fair_dice_are_alike_and_a_loaded_one_is_not_like_them() {
        let fair = [(98.0, 212.0), (105.0, 190.0), (101.0, 205.0), (92.0, 199.0), (104.0, 194.0)];
        assert_eq!(alike(&fair), Ok(()));
        let loaded = [(98.0, 100.0), (105.0, 100.0), (101.0, 100.0), (92.0, 100.0), (104.0, 600.0)];
        assert!(alike(&loaded).is_err());
        assert!(alike(&[(0.0, 50.0)]).is_err());
    }
}
