//! Two positions that look alike to somebody go on looking alike.

use crosstable_core::rng::{Xoshiro, below, pick};
use crosstable_core::{Actor, Game, Play, Viewer};

use super::refusals::Words;
use super::view::same;
use crate::trail::{Trail, drawn_step, listed, outcomes};

/// How far the two are walked.
const STEPS: usize = 24;
/// So many words are tried on both when the viewer is to move.
const ASKED: usize = 40;

/// Samples a second position from one viewer's view and plays both on, so that the viewer sees the same happen in
/// both: own moves alike, other seats' moves alike, draws that stand alike in the viewer's log (hidden ones may
/// differ). If the viewer can ever tell the two apart, the view held too little or shows too much (G-05).
pub(crate) fn check<G: Game>(trail: &mut Trail<G>, words: &Words<G>, viewer: Viewer) -> Result<(), String> {
    let mut one = trail.position.clone();
    let mut two = G::sample(&one.view(viewer), &mut trail.rng);
    let rng = &mut trail.rng;
    let mut walked: Vec<String> = Vec::new();
    let mut secrets_differ = false;
    for _ in 0..STEPS {
        let told = |what: String| {
            let way = walked.join(" ");
            format!("{viewer:?} can tell a sampled position from the true one after [{way}]: {what}")
        };
        // Who is asked next is public: where hidden cards decide that, the two rightly part. So do they where hidden
        // cards that differ are laid open to decide how the game ended.
        if one.actor() != two.actor() || one.actor() == Actor::Over && secrets_differ {
            return Ok(());
        }
        same(&one, &two, viewer).map_err(told)?;
        if one.actor().seat().is_some_and(|seat| viewer.is(seat)) {
            same_answers(&one, &two, words, rng).map_err(told)?;
        }
        let Some((first, second)) = pair_of_steps(&one, &two, viewer, rng) else { return Ok(()) };
        let (said, said_of_two) = (one.message(first, viewer), two.message(second, viewer));
        if said != said_of_two {
            return Err(told(format!("the same step is described as {said} and as {said_of_two}")));
        }
        walked.push(if first == second { first.to_string() } else { format!("{first}|{second}") });
        secrets_differ = Viewer::all(one.players()).any(|other| one.view(other) != two.view(other));
        one.apply(first);
        two.apply(second);
    }
    Ok(())
}

/// A step for each position such that the viewer's log gets the same line, if there is one.
fn pair_of_steps<G: Game>(one: &G, two: &G, viewer: Viewer, rng: &mut Xoshiro) -> Option<(G::Move, G::Move)> {
    match one.actor() {
        Actor::Over => None,
        Actor::Seat(_) => {
            let other = listed(two);
            let both: Vec<G::Move> = listed(one).into_iter().filter(|mv| other.contains(mv)).collect();
            (!both.is_empty()).then(|| pick(rng, &both)).map(|mv| (mv, mv))
        }
        Actor::Chance => {
            let first = drawn_step(one, rng)?;
            let line = one.log_line(first, viewer);
            let alike: Vec<(G::Move, u32)> = outcomes(two)
                .iter()
                .filter(|(outcome, _)| two.log_line(*outcome, viewer) == line)
                .copied()
                .collect();
            let total: u32 = alike.iter().map(|(_, weight)| weight).sum();
            let mut ticket = if total == 0 { return None } else { below(rng, total) };
            for (second, weight) in alike {
                if ticket < weight {
                    return Some((first, second));
                }
                ticket -= weight;
            }
            None
        }
    }
}

/// The seat to move gets the same list of moves and the same answers to what is not in it, word for word.
fn same_answers<G: Game>(one: &G, two: &G, words: &Words<G>, rng: &mut Xoshiro) -> Result<(), String> {
    if one.legal() != two.legal() {
        return Err("the legal moves differ".into());
    }
    if one.choices() != two.choices() {
        return Err("the choices differ".into());
    }
    let words = words.some(false, rng);
    for _ in 0..ASKED.min(words.len()) {
        let mv = pick(rng, &words);
        let (a, b) = (one.check(mv), two.check(mv));
        if a != b {
            return Err(format!("{mv} is answered by {a:?} and by {b:?}"));
        }
    }
    Ok(())
}
