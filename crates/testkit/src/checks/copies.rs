//! Clones are equal and independent.

use crosstable_core::Game;

use crate::trail::{Trail, drawn_step};

/// A clone is equal, plays on by itself, does not touch the original; and the same move always does the same.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    let before = format!("{position:?}");
    let (mut one, mut two) = (position.clone(), position.clone());
    if one != *position || format!("{one:?}") != before {
        return Err(format!("a clone differs from the original: {one:?}"));
    }
    if let Some(mv) = drawn_step(position, &mut trail.rng) {
        one.apply(mv);
        two.apply(mv);
        if one != two {
            return Err(format!("{mv} leads once to {one:?} and once to {two:?}"));
        }
    }
    if format!("{position:?}") != before {
        return Err("playing on with a clone changed the original".into());
    }
    Ok(())
}
