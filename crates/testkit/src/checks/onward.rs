//! Samples keep in step with what happens.

use std::collections::BTreeMap;

use crosstable_core::rng::{Rng, Xoshiro, pick};
use crosstable_core::{Actor, Game, Play, Token, Viewer};

use serde_json::Value;

use super::view::value;
use crate::chi_square;
use crate::trail::{Trail, drawn_step, outcomes};

/// Samples on either side of the comparison.
const DRAWS: usize = 1_000;
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
    let others: Vec<Viewer> = Viewer::all(after.players()).filter(|other| *other != viewer).collect();
    // The spectator, last of all, sees nothing that others do not see.
    let other = pick(rng, &others[..others.len().max(2) - 1]);
    compare(&old, &fresh, other).map_err(|what| {
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

/// Compares two sets of positions by what another viewer would see in them.
fn compare<G: Game>(old: &[G], fresh: &[G], other: Viewer) -> Result<(), String> {
    let views = |positions: &[G]| -> Result<Vec<Value>, String> {
        positions.iter().map(|position| value::<G>(&position.view(other))).collect()
    };
    let (old, fresh) = (views(old)?, views(fresh)?);
    compare_place("view", &old.iter().collect::<Vec<_>>(), &fresh.iter().collect::<Vec<_>>())
        .map_err(|what| format!("for {other:?} {what}"))
}

/// Compares, for this place in the JSON and every place below it, how often it has which value.
fn compare_place(place: &str, old: &[&Value], fresh: &[&Value]) -> Result<(), String> {
    let all = || old.iter().chain(fresh);
    let Some(first) = all().next() else { return Ok(()) };
    if all().all(|value| value == first) {
        return Ok(());
    }
    let mut inner: Vec<String> = all().flat_map(|value| places_in(value)).collect();
    inner.sort_unstable();
    inner.dedup();
    for step in &inner {
        let way = format!("/{step}");
        let at = |values: &[&Value]| -> Vec<Value> {
            values.iter().filter_map(|value| value.pointer(&way)).cloned().collect()
        };
        let (a, b) = (at(old), at(fresh));
        compare_place(
            &format!("{place}{way}"),
            &a.iter().collect::<Vec<_>>(),
            &b.iter().collect::<Vec<_>>(),
        )?;
    }
    let mut counts: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    // Of lists only the length is counted here, of objects which fields there are; their content was looked at above.
    for value in old {
        counts.entry(outline(value)).or_default().0 += 1.0;
    }
    for value in fresh {
        counts.entry(outline(value)).or_default().1 += 1.0;
    }
    let cells: Vec<(f64, f64)> = counts.values().copied().collect();
    chi_square::alike(&cells).map_err(|what| format!("{place} is so often {counts:?}: {what}"))
}

/// The steps from a value to the values in it.
fn places_in(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => (0..items.len()).map(|index| index.to_string()).collect(),
        Value::Object(fields) => fields.keys().map(|key| key.replace('~', "~0").replace('/', "~1")).collect(),
        _ => Vec::new(),
    }
}

/// A value without what is in it.
fn outline(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("{} items", items.len()),
        Value::Object(_) => places_in(value).join(" "),
        leaf => leaf.to_string(),
    }
}
