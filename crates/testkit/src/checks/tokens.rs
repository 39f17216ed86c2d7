//! Tokens as text.

use std::collections::HashSet;

use crosstable_core::{Game, MAX_TOKEN, Token};

use crate::trail::{Trail, listed};

/// Everything possible now has a sound token, no two the same one, and all of them are in the vocabulary if the game
/// has one.
pub(crate) fn check<G: Game>(trail: &Trail<G>, vocabulary: Option<&HashSet<G::Move>>) -> Result<(), String> {
    let mut seen = HashSet::new();
    for mv in listed(&trail.position) {
        check_one(mv)?;
        if !seen.insert(mv.to_string()) {
            return Err(format!("two moves share the token '{mv}'"));
        }
        if vocabulary.is_some_and(|words| !words.contains(&mv)) {
            return Err(format!("{mv} is possible but not in the vocabulary"));
        }
    }
    Ok(())
}

/// One token: short plain text without spaces that reads back, and `~` in front exactly if it is chance.
pub(crate) fn check_one<T: Token>(mv: T) -> Result<(), String> {
    let token = mv.to_string();
    if token.is_empty() || token.len() > MAX_TOKEN || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(format!("{mv:?} has the token '{token}': not 1 to {MAX_TOKEN} plain characters"));
    }
    if token.starts_with('~') != mv.is_chance() {
        return Err(format!("{mv:?} has the token '{token}': `~` stands for chance and only for chance"));
    }
    match token.parse::<T>() {
        Ok(back) if back == mv => Ok(()),
        Ok(back) => Err(format!("the token '{token}' of {mv:?} reads back as {back:?}")),
        Err(_) => Err(format!("the token '{token}' of {mv:?} cannot be read")),
    }
}

/// Reads a text that may be no token at all. What can be read must print as the same text: a move has one token.
pub(crate) fn read_strictly<T: Token>(text: &str) -> Result<Option<T>, String> {
    let Ok(mv) = text.parse::<T>() else { return Ok(None) };
    if mv.to_string() == text {
        Ok(Some(mv))
    } else {
        Err(format!("'{}' is read as {mv}: a move must have one spelling only", text.escape_debug()))
    }
}
