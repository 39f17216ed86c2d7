//! The record replays, and clones are independent.

use crosstable_core::{Game, Record};

use crate::trail::{Trail, drawn_step};

/// The same record always replays to the same position (G-04), read from tokens or not; a clone is equal, plays on
/// by itself, and does not touch the original.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    let replayed = trail.record.replay().map_err(|error| format!("the record does not replay: {error}"))?;
    if replayed != *position {
        return Err(format!("the record replays to another position: {replayed:?} instead of {position:?}"));
    }
    let tokens: Vec<String> = trail.record.tokens().collect();
    let setup = trail.record.options.setup();
    let read = Record::<G>::read(&setup, tokens.iter().map(String::as_str))
        .map_err(|error| format!("the record cannot be read back: {error}"))?;
    if read != trail.record {
        return Err("the record reads back as another one".into());
    }
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
