//! Sorting moves by what they are worth.

/// A number to sort by: the larger its value, the larger the number.
pub(crate) const fn rank(value: f64) -> u64 {
    // As `f64::total_cmp` does: of negative numbers all bits are turned round, of others the sign.
    let bits = value.to_bits();
    bits ^ if bits >> 63 == 1 { u64::MAX } else { 1 << 63 }
}

/// Sorts the largest keys to the front; of two alike the earlier one stays in front. It sorts numbers, whatever the items
/// are: a sort for every type of move and every heuristic would be a tenth of a browser's module.
pub(crate) fn sort_best_first<T: Copy>(items: &mut [T], key: impl Fn(&T) -> [u64; 2]) {
    let mut order: Vec<([u64; 2], usize)> =
        items.iter().enumerate().map(|(index, item)| (key(item).map(|number| !number), index)).collect();
    order.sort_unstable();
    let before = items.to_vec();
    for (item, (_, index)) in items.iter_mut().zip(order) {
        *item = before[index];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_in_the_order_of_all_numbers() {
        let numbers = [-f64::INFINITY, -1.5, -0.1, -0.0, 0.0, 1e-300, 0.1, 2.0, f64::INFINITY, f64::NAN];
        for pair in numbers.windows(2) {
            assert!(rank(pair[0]) < rank(pair[1]), "{pair:?}");
        }
    }

    #[test]
    fn the_best_come_first_and_equal_ones_keep_their_order() {
        let mut items = [('a', 1, 0.5), ('b', 2, 0.1), ('c', 1, 0.5), ('d', 2, 0.3), ('e', 0, 9.0)];
        sort_best_first(&mut items, |(_, visits, value)| [*visits, rank(*value)]);
        assert_eq!(items.map(|(name, ..)| name), ['d', 'b', 'a', 'c', 'e']);
    }
}
