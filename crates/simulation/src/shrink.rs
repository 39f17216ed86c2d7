//! The shortest list of faults with which a run still fails.

use crate::plan::Plan;

/// Leaves out faults, fewer and fewer at a time, and then tables, as long as the run fails. Returns the numbers of the
/// faults that are left, and of tables.
pub fn shrink(plan: &Plan, mut fails: impl FnMut(&[usize], usize) -> bool) -> (Vec<usize>, usize) {
    let mut tables = plan.tables.len();
    let mut left: Vec<usize> = (0..plan.faults.len()).collect();
    let mut size = left.len();
    while size > 0 {
        let mut from = 0;
        while from < left.len() {
            let mut fewer = left.clone();
            fewer.drain(from..(from + size).min(left.len()));
            if fails(&fewer, tables) {
                left = fewer;
            } else {
                from += size;
            }
        }
        size /= 2;
    }
    while tables > 1 && fails(&left, tables - 1) {
        tables -= 1;
    }
    (left, tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_needed_is_left_out() {
        let plan = (0..10_000).map(Plan::new).find(|plan| plan.faults.len() >= 8 && plan.tables.len() == 2);
        let plan = plan.expect("there are such plans");
        let mut tries = 0;
        let shortest = shrink(&plan, |faults, _| {
            tries += 1;
            faults.contains(&2) && faults.contains(&5)
        });
        assert_eq!(shortest, (vec![2, 5], 1));
        assert!(tries < 30, "{tries}");
    }
}
