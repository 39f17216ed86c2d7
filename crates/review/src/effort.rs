//! How long a review thinks.

use crosstable_core::Game;

/// Iterations for all decisions of a game together, by game: about two seconds on one core.
const TOTALS: [(&str, u32); 5] = [
    ("crosswise", 200_000),
    ("mixx", 500_000),
    ("cross-roads", 80_000),
    ("crossado", 150_000),
    ("cross-n-go", 150_000),
];

/// The total of a game that is not in the table.
const OTHERS: u32 = 100_000;

/// No decision gets more or fewer than these.
const RANGE: (u32, u32) = (100, 6_000);

/// How long a review thinks, in iterations, so that it is the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    each: Option<u32>,
}

impl Effort {
    /// So many iterations for each decision, instead of as many as fit into about two seconds.
    pub const fn each(iterations: u32) -> Self {
        Effort { each: Some(iterations) }
    }

    /// The iterations for each of so many decisions.
    pub(crate) fn iterations<G: Game>(self, decisions: usize) -> u32 {
        let total = TOTALS.iter().find(|(game, _)| *game == G::ID).map_or(OTHERS, |(_, total)| *total);
        let share = (total / decisions.max(1) as u32).clamp(RANGE.0, RANGE.1);
        self.each.unwrap_or(share).max(1)
    }
}
