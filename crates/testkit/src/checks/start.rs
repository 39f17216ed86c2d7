//! Who begins.

use crosstable_core::{Game, Play, Seat};

use crate::trail::{Trail, outcomes};

/// In the record of a finished game (G-02): where the start seat was left to the lot it was drawn exactly once, each
/// seat equally likely; where the host named it, it was not drawn.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let options = &trail.record.options;
    let Some(chosen) = options.get("start") else { return Ok(()) };
    let mut position = G::new(options);
    let mut drawn = 0;
    for mv in &trail.record.moves {
        if mv.to_string().starts_with("~start:") {
            drawn += 1;
            let list = outcomes(&position);
            let seats: Vec<String> = list.iter().map(|(outcome, _)| outcome.to_string()).collect();
            let due: Vec<String> =
                Seat::all(options.players()).map(|seat| format!("~start:{seat}")).collect();
            if seats != due || list.iter().any(|(_, weight)| *weight != list[0].1) {
                return Err(format!("the lot for the start seat is {:?} (G-02)", &list[..]));
            }
        }
        position.play(*mv).map_err(|refusal| format!("the record does not replay: {refusal}"))?;
    }
    let due = usize::from(chosen == "random");
    if drawn == due {
        return Ok(());
    }
    Err(format!("start={chosen}, but the lot for the start seat was drawn {drawn} times (G-02)"))
}
