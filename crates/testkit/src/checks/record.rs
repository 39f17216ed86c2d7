//! The record replays.

use crosstable_core::{Game, Record};

use crate::trail::Trail;

/// The same record always replays to the same position (G-04), whether its moves or
/// its tokens are played.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
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
    Ok(())
}
