//! Samples are drawn uniformly from what the viewer cannot know.

use std::collections::HashMap;

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Actor, Game, Viewer};

use crate::chi_square;
use crate::trail::{Trail, drawn_step, outcomes};

/// At most so many positions are followed at once.
const WORLDS: usize = 2_500;
/// Samples that must agree before a view counts as telling everything.
const CERTAIN: usize = 64;
/// Samples drawn for each possible world, and at least and at most for one test.
const PER_WORLD: usize = 8;
const FEWEST_DRAWS: usize = 1_500;
const MOST_DRAWS: usize = 6_000;

/// At a chance node whose position a viewer knows exactly, follows every way chance can go on that looks to the viewer
/// like the way it went, compares after each step what `sample` returns with the exact distribution of the positions
/// that can be, and returns between how many worlds it had to choose at most. 0 or 1 means that nothing was tested.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>, viewer: Viewer) -> Result<usize, String> {
    let start = trail.position.clone();
    let view = start.view(viewer);
    if start.actor() != Actor::Chance || (0..CERTAIN).any(|_| G::sample(&view, &mut trail.rng) != start) {
        return Ok(0);
    }
    let mut truth = start.clone();
    let mut worlds = Worlds::from(start);
    let mut widest = 0;
    while let (Actor::Chance, Some(mv)) = (truth.actor(), drawn_step(&truth, &mut trail.rng)) {
        truth.apply(mv);
        let view = truth.view(viewer);
        let Some(next) = worlds.after_chance(viewer, &view) else { break };
        worlds = next;
        compare(&worlds, viewer, &view, &mut trail.rng)?;
        widest = widest.max(worlds.0.len());
    }
    Ok(widest)
}

/// Positions with their probabilities, by their `Debug` text.
struct Worlds<G>(HashMap<String, (G, f64)>);

impl<G: Game> Worlds<G> {
    fn from(position: G) -> Self {
        Worlds(HashMap::from([(format!("{position:?}"), (position, 1.0))]))
    }

    /// One more outcome of chance in each world, as far as the viewer then sees this view, or nothing if that becomes
    /// too many. Worlds of another view are left behind for good: a view does not forget.
    fn after_chance(&self, viewer: Viewer, view: &G::View) -> Option<Self> {
        let mut after: HashMap<String, (G, f64)> = HashMap::new();
        for (position, probability) in self.0.values() {
            let list = outcomes(position);
            for &(outcome, weight) in &list[..] {
                let mut next = position.clone();
                next.apply(outcome);
                if next.view(viewer) != *view {
                    continue;
                }
                let share = probability * f64::from(weight) / f64::from(list.total());
                after.entry(format!("{next:?}")).or_insert((next, 0.0)).1 += share;
                if after.len() > WORLDS {
                    return None;
                }
            }
        }
        Some(Worlds(after))
    }
}

/// Draws samples for what the viewer sees and compares them with the worlds there can be.
fn compare<G: Game>(
    worlds: &Worlds<G>,
    viewer: Viewer,
    view: &G::View,
    rng: &mut Xoshiro,
) -> Result<(), String> {
    // In the order of their names, so that which rare worlds are thrown together does not depend on the hasher.
    let mut names: Vec<&str> = worlds.0.keys().map(String::as_str).collect();
    names.sort_unstable();
    if names.len() < 2 {
        return Ok(());
    }
    let mut counts: HashMap<&str, f64> = names.iter().map(|name| (*name, 0.0)).collect();
    let draws = (PER_WORLD * names.len()).clamp(FEWEST_DRAWS, MOST_DRAWS);
    for _ in 0..draws {
        let name = format!("{:?}", G::sample(view, rng));
        match counts.get_mut(name.as_str()) {
            Some(count) => *count += 1.0,
            None => {
                return Err(format!("{viewer:?} gets a sample that cannot be: {name}; the view is {view:?}"));
            }
        }
    }
    let total: f64 = worlds.0.values().map(|(_, probability)| probability).sum();
    let expected = |name: &str| draws as f64 * worlds.0[name].1 / total;
    let cells: Vec<(f64, f64)> = names.iter().map(|name| (counts[name], expected(name))).collect();
    chi_square::fits(&cells).map_err(|what| {
        format!(
            "{viewer:?} has {} possible worlds, unevenly sampled: {what}; the view is {view:?}",
            names.len()
        )
    })
}
