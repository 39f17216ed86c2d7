//! Samples keep in step with what happens.

use std::collections::HashMap;

use crosstable_core::rng::{Rng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Token, Viewer};

use super::view::value;
use crate::chi_square;
use crate::trail::{Trail, drawn_step, outcomes};

/// Samples on either side of the comparison.
const DRAWS: usize = 1_500;
/// Fewer than this say nothing.
const TOO_FEW: usize = 300;

/// Where exact counting ends (a whole deal has too many ways), this goes on: if the samples for a view are right, then
/// after a step that tells the viewer nothing but what its log says, the same samples, each played one step on, must
/// be spread like the samples for the new view. Such a step is any chance, weighted by how likely each sample made
/// it, and any move of the viewer's own. A move of another seat is not: it lets the viewer guess, and samples do not
/// guess.
///
/// Returns whether there was something to compare.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>, viewer: Viewer) -> Result<bool, String> {
    let position = &trail.position;
    let own = match position.actor() {
        Actor::Over => return Ok(false),
        Actor::Chance => false,
        Actor::Seat(seat) if viewer.is(seat) => true,
        Actor::Seat(_) => return Ok(false),
    };
    let view = position.view(viewer);
    let rng = &mut trail.rng;
    let Some(step) = drawn_step(position, rng) else { return Ok(false) };
    let mut after = position.clone();
    after.apply(step);
    let target = after.view(viewer);
    let line = position.log_line(step, viewer);

    let mut played_on: Vec<(G, f64)> = Vec::new();
    for _ in 0..DRAWS {
        let mut sampled = G::sample(&view, rng);
        let (mv, likelihood) = if own || !step.is_chance() {
            (step, 1.0)
        } else {
            let Some(found) = outcome_like(&sampled, &line, viewer, rng) else { continue };
            found
        };
        sampled.apply(mv);
        if sampled.view(viewer) == target {
            played_on.push((sampled, likelihood));
        }
    }
    let likeliest = played_on.iter().fold(0.0, |most: f64, (_, likelihood)| most.max(*likelihood));
    played_on.retain(|(_, likelihood)| fraction(rng) * likeliest < *likelihood);
    if played_on.len() < TOO_FEW {
        return Ok(false);
    }
    let fresh: Vec<G> = (0..played_on.len()).map(|_| G::sample(&target, rng)).collect();
    let old: Vec<G> = played_on.into_iter().map(|(sampled, _)| sampled).collect();
    if old.iter().chain(&fresh).all(|sampled| *sampled == after) {
        return Ok(false);
    }
    compare(&old, &fresh, viewer).map_err(|what| {
        format!("after {step}, {viewer:?} gets other samples than those from before it, played on: {what}")
    })?;
    Ok(true)
}

/// An outcome that stands like this in the viewer's log, and how likely such a line is in this position.
fn outcome_like<G: Game>(
    position: &G,
    line: &str,
    viewer: Viewer,
    rng: &mut Xoshiro,
) -> Option<(G::Move, f64)> {
    let list = outcomes(position);
    let alike = || list.iter().filter(|(outcome, _)| position.log_line(*outcome, viewer) == line);
    let weight: u32 = alike().map(|(_, weight)| weight).sum();
    let mut ticket = fraction(rng) * f64::from(weight);
    for (outcome, own) in alike() {
        ticket -= f64::from(*own);
        if ticket < 0.0 {
            return Some((*outcome, f64::from(weight) / f64::from(list.total())));
        }
    }
    None
}

/// A random number from 0 up to 1.
fn fraction(rng: &mut Xoshiro) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}

/// Compares two sets of positions by what everybody else would see in them: for every place in every other view's
/// JSON, how often it has which value.
fn compare<G: Game>(old: &[G], fresh: &[G], viewer: Viewer) -> Result<(), String> {
    let others: Vec<Viewer> = Viewer::all(old[0].players()).filter(|other| *other != viewer).collect();
    for other in others {
        let (before, after) = (tally(old, other)?, tally(fresh, other)?);
        let mut places: Vec<&String> = before.keys().chain(after.keys()).collect();
        places.sort_unstable();
        places.dedup();
        for place in places {
            let none = HashMap::new();
            let (a, b) = (before.get(place).unwrap_or(&none), after.get(place).unwrap_or(&none));
            let mut values: Vec<&String> = a.keys().chain(b.keys()).collect();
            values.sort_unstable();
            values.dedup();
            let count =
                |of: &HashMap<String, f64>, value: &String| of.get(value).copied().unwrap_or_default();
            let cells: Vec<(f64, f64)> =
                values.iter().map(|value| (count(a, value), count(b, value))).collect();
            chi_square::alike(&cells).map_err(|what| {
                format!("{place} in the view of {other:?} is {values:?}, {cells:?} times: {what}")
            })?;
        }
    }
    Ok(())
}

/// How often each place of a view's JSON has which value.
fn tally<G: Game>(positions: &[G], viewer: Viewer) -> Result<HashMap<String, HashMap<String, f64>>, String> {
    let mut counts: HashMap<String, HashMap<String, f64>> = HashMap::new();
    for position in positions {
        let mut leaves = Vec::new();
        collect(&value::<G>(&position.view(viewer))?, String::new(), &mut leaves);
        for (place, found) in leaves {
            *counts.entry(place).or_default().entry(found).or_default() += 1.0;
        }
    }
    Ok(counts)
}

/// Lists the leaves of a JSON value, each with the way to it.
fn collect(value: &serde_json::Value, place: String, leaves: &mut Vec<(String, String)>) {
    match value {
        serde_json::Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, format!("{place}/{index}"), leaves);
            }
        }
        serde_json::Value::Object(fields) => {
            for (name, item) in fields {
                collect(item, format!("{place}/{name}"), leaves);
            }
        }
        leaf => leaves.push((place, leaf.to_string())),
    }
}
