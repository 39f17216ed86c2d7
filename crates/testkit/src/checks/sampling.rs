//! Samples are drawn uniformly from what the viewer cannot know.

use std::collections::HashMap;

use crosstable_core::{Actor, Game, Viewer};

use crate::chi_square;
use crate::trail::{Trail, drawn_step, outcomes};

/// At most so many positions are followed at once.
const WORLDS: usize = 20_000;
/// Samples that must agree before a view counts as telling everything.
const CERTAIN: usize = 64;
/// Samples drawn for each possible world, and at most for one test.
const PER_WORLD: usize = 40;
const MOST_DRAWS: usize = 30_000;

/// At a chance node whose position a viewer knows exactly, follows every way chance can go on, compares what `sample`
/// returns for the view after some of it with the exact distribution of the positions that have this view, and
/// returns between how many worlds it had to choose. 0 or 1 means that nothing was tested.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>, viewer: Viewer) -> Result<usize, String> {
    let start = trail.position.clone();
    let view = start.view(viewer);
    if start.actor() != Actor::Chance || (0..CERTAIN).any(|_| G::sample(&view, &mut trail.rng) != start) {
        return Ok(0);
    }
    let mut truth = start.clone();
    let mut worlds = Worlds::from(start);
    let mut widest = 0;
    while truth.actor() == Actor::Chance {
        let Some(next) = worlds.after_chance() else { break };
        worlds = next;
        if let Some(mv) = drawn_step(&truth, &mut trail.rng) {
            truth.apply(mv);
        }
        widest = widest.max(compare(&worlds, &truth, viewer, trail)?);
    }
    Ok(widest)
}

/// Positions with their probabilities, by their `Debug` text.
struct Worlds<G>(HashMap<String, (G, f64)>);

impl<G: Game> Worlds<G> {
    fn from(position: G) -> Self {
        Worlds(HashMap::from([(format!("{position:?}"), (position, 1.0))]))
    }

    /// One more outcome of chance in each world where chance is due, or nothing if that becomes too many. A world
    /// where somebody has to decide is left behind: it has another view than those that go on.
    fn after_chance(&self) -> Option<Self> {
        let mut after: HashMap<String, (G, f64)> = HashMap::new();
        for (position, probability) in
            self.0.values().filter(|(position, _)| position.actor() == Actor::Chance)
        {
            let list = outcomes(position);
            for &(outcome, weight) in &list[..] {
                let mut next = position.clone();
                next.apply(outcome);
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

/// Draws samples for what the viewer sees of the true position and compares them with the worlds that look like it.
fn compare<G: Game>(
    worlds: &Worlds<G>,
    truth: &G,
    viewer: Viewer,
    trail: &mut Trail<G>,
) -> Result<usize, String> {
    let view = truth.view(viewer);
    let mut alike: HashMap<&str, (f64, f64)> = HashMap::new();
    for (name, (position, probability)) in &worlds.0 {
        if position.view(viewer) == view {
            alike.insert(name, (0.0, *probability));
        }
    }
    if alike.len() < 2 {
        return Ok(alike.len());
    }
    let draws = (PER_WORLD * alike.len()).clamp(2_000, MOST_DRAWS);
    for _ in 0..draws {
        let name = format!("{:?}", G::sample(&view, &mut trail.rng));
        match alike.get_mut(name.as_str()) {
            Some(cell) => cell.0 += 1.0,
            None => {
                return Err(format!("{viewer:?} gets a sample that cannot be: {name}; the view is {view:?}"));
            }
        }
    }
    let total: f64 = alike.values().map(|(_, probability)| probability).sum();
    // In the order of their names, so that which rare worlds are thrown together does not depend on the hasher.
    let mut names: Vec<&&str> = alike.keys().collect();
    names.sort_unstable();
    let cells: Vec<(f64, f64)> =
        names.iter().map(|name| (alike[**name].0, draws as f64 * alike[**name].1 / total)).collect();
    chi_square::fits(&cells).map_err(|what| {
        format!(
            "{viewer:?} has {} possible worlds, unevenly sampled: {what}; the view is {view:?}",
            cells.len()
        )
    })?;
    Ok(alike.len())
}
