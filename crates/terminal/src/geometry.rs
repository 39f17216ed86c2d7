//! Where places are on the board, and which one is next in a direction.

use crosstable_core::{Layout, LayoutCell, Target};
use ratatui::layout::Rect;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// Backwards or forwards, in reading order.
    pub(crate) const fn sign(self) -> isize {
        match self {
            Direction::Left | Direction::Up => -1,
            Direction::Right | Direction::Down => 1,
        }
    }
}

/// The middle of a place, in quarters of a column. A line is as high as two columns are wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    x: i64,
    y: i64,
}

impl Place {
    /// Where a target is on the board.
    pub(crate) fn of(layout: &Layout, target: &Target) -> Option<Self> {
        let middle = |cell: &LayoutCell| {
            let (x, y) = (i64::from(cell.x) * 4, i64::from(cell.y) * 8);
            Place { x: x + i64::from(cell.width) * 2, y: y + i64::from(cell.height) * 4 }
        };
        let mut cells = layout.cells_at(target).map(middle);
        let first = cells.next()?;
        let last = if layout.areas.contains_key(target) { cells.last().unwrap_or(first) } else { first };
        // An area leans towards its first cell: the same cells in another order are another place.
        Some(Place { x: (first.x * 3 + last.x * 2) / 5, y: (first.y * 3 + last.y * 2) / 5 })
    }

    /// The one of these places that is nearest to the middle of all.
    pub(crate) fn most_central<T>(places: impl Iterator<Item = (T, Place)> + Clone) -> Option<T> {
        let count = places.clone().count().max(1) as i64;
        let sum = places.clone().fold((0, 0), |(x, y), (_, place)| (x + place.x, y + place.y));
        let (x, y) = (sum.0 / count, sum.1 / count);
        places.min_by_key(|(_, place)| (place.x - x).abs() + (place.y - y).abs()).map(|(target, _)| target)
    }

    /// The nearest of these places in a direction. What lies straight ahead is preferred to what lies aside.
    pub(crate) fn nearest<T>(
        self,
        direction: Direction,
        places: impl IntoIterator<Item = (T, Place)>,
    ) -> Option<T> {
        let distance = |place: Place| {
            let (x, y) = (place.x - self.x, place.y - self.y);
            let (ahead, aside) = match direction {
                Direction::Left => (-x, y.abs()),
                Direction::Right => (x, y.abs()),
                Direction::Up => (-y, x.abs()),
                Direction::Down => (y, x.abs()),
            };
            (ahead > 0).then_some((aside > ahead, ahead + 2 * aside))
        };
        let ahead = places.into_iter().filter_map(|(target, place)| Some((distance(place)?, target)));
        ahead.min_by_key(|(distance, _)| *distance).map(|(_, target)| target)
    }
}

/// The characters of the board that a cell covers.
pub(crate) const fn area(cell: &LayoutCell) -> Rect {
    Rect { x: cell.x, y: cell.y, width: cell.width, height: cell.height }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(names: &[(&str, i64, i64)]) -> Vec<(String, Place)> {
        names.iter().map(|(name, x, y)| ((*name).to_owned(), Place { x: x * 4, y: y * 8 })).collect()
    }

    #[test]
    fn the_nearest_place_ahead_is_next() {
        let all = places(&[("near", 4, 0), ("far", 8, 0), ("below", 0, 3), ("aside", 3, 6)]);
        let here = Place { x: 0, y: 0 };
        let next = |direction| here.nearest(direction, all.clone());
        assert_eq!(next(Direction::Right).as_deref(), Some("near"));
        assert_eq!(next(Direction::Down).as_deref(), Some("below"));
        assert_eq!(next(Direction::Left), None);
    }

    #[test]
    fn what_lies_aside_is_reached_if_nothing_lies_ahead() {
        let all = places(&[("aside", 1, 9)]);
        assert_eq!(Place { x: 0, y: 0 }.nearest(Direction::Right, all).as_deref(), Some("aside"));
    }

    #[test]
    fn the_same_cells_in_another_order_are_another_place() {
        let cell = |x, name| LayoutCell::at(x, 0).size(3, 1).target(Target::new(name));
        let both = |one, other| vec![Target::new(one), Target::new(other)];
        let areas = [("ab", both("a", "b")), ("ba", both("b", "a"))];
        let layout = Layout {
            board: vec![cell(0, "a"), cell(3, "b")],
            areas: areas.into_iter().map(|(name, parts)| (Target::new(name), parts)).collect(),
            ..Layout::default()
        };
        let [ab, ba] = ["ab", "ba"].map(|name| Place::of(&layout, &Target::new(name)).expect("on the board"));
        assert_eq!(ab.nearest(Direction::Right, [("ba", ba)]), Some("ba"));
        assert_eq!(ba.nearest(Direction::Left, [("ab", ab)]), Some("ab"));
    }
}
