//! A hidden outcome shows nowhere, and an outcome that a viewer saw is remembered.

use crosstable_core::{Actor, Game, Play, Viewer};

use super::view::{json, same};
use crate::trail::{Trail, listed};

/// At a chance node, for every viewer (G-05): outcomes that stand alike in the viewer's log lead to views that are
/// alike; and where the log tells outcomes apart that lead to different positions, the view does too, since what a
/// viewer knows is part of the view.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    if position.actor() != Actor::Chance {
        return Ok(());
    }
    let after: Vec<(G::Move, G)> = listed(position)
        .into_iter()
        .map(|outcome| {
            let mut next = position.clone();
            next.apply(outcome);
            (outcome, next)
        })
        .collect();
    for viewer in trail.viewers() {
        check_viewer(position, &after, viewer)?;
    }
    Ok(())
}

fn check_viewer<G: Game>(position: &G, after: &[(G::Move, G)], viewer: Viewer) -> Result<(), String> {
    let (hidden, shown): (Vec<_>, Vec<_>) =
        after.iter().partition(|(outcome, _)| position.hides(*outcome, viewer));
    if let Some((first, one)) = hidden.first().filter(|_| G::OPEN) {
        return Err(format!("the game is open but hides {first} from {viewer:?}, leading to {one:?}"));
    }
    for pair in hidden.windows(2) {
        let [(first, one), (second, two)] = pair else { continue };
        if position.log_line(*first, viewer) != position.log_line(*second, viewer) {
            return Err(format!(
                "{first} and {second} are hidden from {viewer:?} but the log tells them apart"
            ));
        }
        // Who is asked next is public: where hidden cards decide that, they show (a hand of actions only, CW-06).
        // And at the end hands may be laid open.
        if one.actor() == two.actor() && one.actor() != Actor::Over {
            same(one, two, viewer).map_err(|what| format!("{first} and {second} are hidden, but {what}"))?;
        }
    }
    let mut seen: Vec<(String, &(G::Move, G))> = Vec::new();
    for entry in shown {
        let view = json::<G>(&entry.1.view(viewer))?;
        if let Some((_, other)) = seen.iter().find(|(known, other)| *known == view && other.1 != entry.1) {
            let (first, second) = (other.0, entry.0);
            return Err(format!(
                "the log tells {viewer:?} whether {first} or {second} was drawn, the view does not"
            ));
        }
        seen.push((view, entry));
    }
    Ok(())
}
