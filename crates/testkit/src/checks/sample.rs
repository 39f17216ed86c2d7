//! A sampled position looks like the true one.

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, Play, Viewer};

use super::view::same;
use crate::trail::Trail;

/// `view(sample(view)) == view` for every viewer (G-05); what is public stays the same; the seat to move has the same
/// moves; and where nothing is hidden there is nothing to sample.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>) -> Result<(), String> {
    for viewer in trail.viewers() {
        let sampled = G::sample(&trail.position.view(viewer), &mut trail.rng);
        check_one(&trail.position, &sampled, viewer, &mut trail.rng)?;
    }
    Ok(())
}

fn check_one<G: Game>(position: &G, sampled: &G, viewer: Viewer, rng: &mut Xoshiro) -> Result<(), String> {
    same(position, sampled, viewer).map_err(|what| format!("the view of a sample differs: {what}"))?;
    if sampled.players() != position.players() || sampled.actor() != position.actor() {
        return Err(format!("sampled for {viewer:?}, {:?} is to act", sampled.actor()));
    }
    if sampled.standing() != position.standing() {
        return Err(format!("sampled for {viewer:?}, the game ends {:?}", sampled.standing()));
    }
    if position.actor().seat().is_some_and(|seat| viewer.is(seat)) && sampled.legal() != position.legal() {
        return Err(format!("sampled for {viewer:?}, who is to move, the legal moves differ"));
    }
    let view = position.view(viewer);
    if G::OPEN || G::is_certain(&view) {
        if sampled != position {
            return Err(format!("nothing is hidden, but a sample for {viewer:?} differs: {sampled:?}"));
        }
        // Once more, in case the sample happened to be right.
        if G::sample(&view, rng) != *position {
            return Err(format!("nothing is hidden, but samples for {viewer:?} differ"));
        }
    }
    Ok(())
}
