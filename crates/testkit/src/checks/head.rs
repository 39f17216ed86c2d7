//! The head that all views have in common.

use crosstable_core::serde::Serialize;
use crosstable_core::{Actor, Game, ViewHead, Viewer};

use super::view::json;
use crate::trail::Trail;

/// For every viewer: the JSON of the view begins with `viewer`, `actor` and `phase`, which are those of the view and the
/// position; all viewers see the same phase; and it is `over` exactly when the game is.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let actor = trail.position.actor();
    let common = text(&trail.position.view(Viewer::Spectator).head().phase)?;
    check_phase(&common, actor)?;
    for viewer in trail.viewers() {
        let view = trail.position.view(viewer);
        let phase = text(&view.head().phase)?;
        if phase != common {
            return Err(format!("{viewer:?} sees the phase {phase}, a spectator {common}"));
        }
        let due = format!(r#"{{"viewer":{},"actor":{},"phase":{phase},"#, text(&viewer)?, text(&actor)?);
        let json = json::<G>(&view)?;
        if !json.starts_with(&due) {
            return Err(format!("the view of {viewer:?} does not begin with {due}: {json}"));
        }
        if view.head().viewer != viewer || view.head().actor != actor {
            return Err(format!("the head of the view of {viewer:?} is not what its JSON says"));
        }
    }
    Ok(())
}

/// One word that a client can switch on.
fn check_phase(phase: &str, actor: Actor) -> Result<(), String> {
    let word = phase.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or_default();
    let is_kebab = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase());
    if !word.split('-').all(is_kebab) {
        return Err(format!("the phase {phase} is not in kebab-case"));
    }
    if (word == "over") == (actor == Actor::Over) {
        return Ok(());
    }
    Err(format!("the phase is {phase} when the actor is {actor:?}"))
}

fn text(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("a head has no JSON: {error}"))
}
