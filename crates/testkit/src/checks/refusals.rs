//! What is not in the list is refused, with a reason, and changes nothing.

use std::collections::HashSet;

use crosstable_core::rng::{Xoshiro, pick};
use crosstable_core::{Game, Play, Refusal};

use super::tokens::read_strictly;
use crate::mutants::{JUNK, mutants};
use crate::trail::{Trail, listed};

/// A vocabulary up to this size is tried whole at every examined position.
const SMALL: usize = 1_500;
/// Of a greater one, or of the tokens of other positions, so many are tried.
const SOME: usize = 500;
/// How many legal tokens are mutated.
const MUTATED: usize = 12;

/// The words with which a game is pestered.
pub(crate) struct Words<G: Game> {
    /// The whole vocabulary, if the game has one.
    pub(crate) vocabulary: Option<Vec<G::Move>>,
    /// Tokens that were legal somewhere.
    pub(crate) heard: Vec<G::Move>,
}

impl<G: Game> Words<G> {
    /// Moves and outcomes to try at one position; with `all`, the whole vocabulary however great it is.
    pub(crate) fn some(&self, all: bool, rng: &mut Xoshiro) -> Vec<G::Move> {
        let words = self.vocabulary.as_ref().unwrap_or(&self.heard);
        if words.len() <= SMALL || all && self.vocabulary.is_some() {
            return words.clone();
        }
        (0..SOME).map(|_| pick(rng, words)).collect()
    }
}

/// Generator against validator: whatever is not listed is refused by a clause, and a refused move leaves the
/// position as it was.
pub(crate) fn check<G: Game>(trail: &mut Trail<G>, words: &Words<G>, all: bool) -> Result<(), String> {
    let list = listed(&trail.position);
    let legal: HashSet<G::Move> = list.iter().copied().collect();
    let mut target = trail.position.clone();
    let before = format!("{target:?}");
    for mv in words.some(all, &mut trail.rng) {
        if !legal.contains(&mv) {
            refused(&mut target, mv)?;
        }
    }
    for text in texts(&list, words, &mut trail.rng) {
        match read_strictly::<G::Move>(&text)? {
            Some(mv) if legal.contains(&mv) => {}
            Some(mv) => refused(&mut target, mv)?,
            None => match target.play_token(&text) {
                Ok(_) => return Err(format!("'{}' cannot be read but is played", text.escape_debug())),
                Err(refusal) => sound::<G>(&refusal)?,
            },
        }
    }
    if target != trail.position || format!("{target:?}") != before {
        return Err(format!("a refused move changed the position to {target:?}"));
    }
    Ok(())
}

/// Almost-tokens: junk, and mutants of what is legal here or elsewhere.
fn texts<G: Game>(list: &[G::Move], words: &Words<G>, rng: &mut Xoshiro) -> Vec<String> {
    let mut texts: Vec<String> = JUNK.iter().map(ToString::to_string).collect();
    for source in [list, &words.heard[..]] {
        for _ in 0..MUTATED.min(source.len()) {
            let token = pick(rng, source).to_string();
            texts.extend(mutants(&token, rng));
        }
    }
    texts
}

fn refused<G: Game>(target: &mut G, mv: G::Move) -> Result<(), String> {
    match target.play(mv) {
        Ok(()) => Err(format!("{mv} is not listed but accepted")),
        Err(refusal) => sound::<G>(&refusal).map_err(|what| format!("{mv}: {what}")),
    }
}

/// A refusal names a clause (`CR-07`, `G-04`) and a code, which for a clause of the game begins with the game's id.
fn sound<G: Game>(refusal: &Refusal) -> Result<(), String> {
    let clause = refusal.clause.as_bytes();
    let digits = clause.len().saturating_sub(2);
    let common = refusal.clause.starts_with("G-");
    let letters = if common { 1 } else { 2 };
    let well_formed = clause.len() == letters + 3
        && clause[..letters].iter().all(u8::is_ascii_uppercase)
        && clause[letters] == b'-'
        && clause[digits..].iter().all(u8::is_ascii_digit);
    if !well_formed {
        return Err(format!("'{refusal}' names no clause"));
    }
    let plain = |text: &str| {
        text.starts_with(|first: char| first.is_ascii_lowercase())
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    if !plain(refusal.code) || !refusal.args.iter().all(|(name, _)| plain(name)) {
        return Err(format!("'{refusal}': codes and names of arguments are lower-case words joined by -"));
    }
    let own = refusal.code.strip_prefix(G::ID).is_some_and(|rest| rest.starts_with('-'));
    if common || own { Ok(()) } else { Err(format!("'{refusal}': the code does not begin with {}-", G::ID)) }
}
