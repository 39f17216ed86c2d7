//! What a viewer gets to see, as JSON.

use crosstable_core::{Game, Viewer};

use crate::trail::Trail;

/// For every viewer: the JSON of the view reads back to the same view.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    for viewer in trail.viewers() {
        let view = trail.position.view(viewer);
        let json = json::<G>(&view)?;
        let back: G::View = serde_json::from_str(&json)
            .map_err(|error| format!("the view's JSON is unreadable: {error}: {json}"))?;
        if back != view || self::json::<G>(&back)? != json {
            return Err(format!("the view of {viewer:?} does not survive JSON: {json}"));
        }
    }
    Ok(())
}

/// A view as it travels.
pub(crate) fn json<G: Game>(view: &G::View) -> Result<String, String> {
    serde_json::to_string(view).map_err(|error| format!("a view has no JSON: {error}"))
}

/// A view as JSON to look into.
pub(crate) fn value<G: Game>(view: &G::View) -> Result<serde_json::Value, String> {
    serde_json::to_value(view).map_err(|error| format!("a view has no JSON: {error}"))
}

/// Whether two positions look exactly alike: the view, its JSON, its layout.
pub(crate) fn same<G: Game>(one: &G, two: &G, viewer: Viewer) -> Result<(), String> {
    let (a, b) = (one.view(viewer), two.view(viewer));
    let (json_a, json_b) = (json::<G>(&a)?, json::<G>(&b)?);
    if a != b || json_a != json_b {
        return Err(format!("{viewer:?} sees {json_a} and {json_b}"));
    }
    let (layout_a, layout_b) = (G::layout(&a), G::layout(&b));
    if layout_a == layout_b {
        return Ok(());
    }
    Err(format!("equal views of {viewer:?} have different layouts:\n{layout_a:?}\n{layout_b:?}"))
}
