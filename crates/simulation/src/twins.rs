//! Two truths that differ only in what a viewer cannot know.
//!
//! The log of a table is followed by a second log in which every hidden step is replaced by another that looks the same
//! to the viewer. Everything that the two tables tell the viewer must be the same, byte for byte; the receipts aside,
//! which stand for the whole log.

use crosstable_core::rng::{Xoshiro, below};
use crosstable_core::{Actor, Viewer};
use crosstable_games::AnyGame;
use crosstable_protocol::{Event, Presence};
use crosstable_table::{Entry, LogEntry, TableSession};

/// The games that two logs tell.
struct Pair {
    right: Vec<AnyGame>,
    twin: Vec<AnyGame>,
}

/// A step for the twin that looks to the viewer as this one does. One that differs, if there is one.
fn alike(right: &AnyGame, twin: &AnyGame, token: &str, viewer: Viewer, rng: &mut Xoshiro) -> Option<String> {
    let line = right.log_line(token, viewer).ok()?;
    let candidates = match twin.actor() {
        Actor::Chance => twin.outcomes().into_iter().map(|(token, _)| token).collect(),
        Actor::Seat(_) => twin.legal(),
        Actor::Over => Vec::new(),
    };
    let looks_same = |other: &String| twin.log_line(other, viewer).is_ok_and(|told| told == line);
    let candidates: Vec<String> = candidates.into_iter().filter(looks_same).collect();
    let others: Vec<&String> = candidates.iter().filter(|other| *other != token).collect();
    let from = if others.is_empty() { candidates.iter().collect() } else { others };
    (!from.is_empty()).then(|| from[below(rng, from.len() as u32) as usize].clone())
}

impl Pair {
    /// Lets both games take these steps, and returns those of the twin; none if it cannot follow.
    fn steps(
        &mut self,
        tokens: &[&String],
        viewer: Viewer,
        hidden: bool,
        rng: &mut Xoshiro,
    ) -> Option<Vec<String>> {
        let (mut right, mut twin) = (self.right.last()?.clone(), self.twin.last()?.clone());
        let mut taken = Vec::new();
        for token in tokens {
            let step = if hidden { alike(&right, &twin, token, viewer, rng)? } else { (*token).clone() };
            right.play(token).ok()?;
            twin.play(&step).ok()?;
            if right.actor() != twin.actor() {
                return None;
            }
            taken.push(step);
        }
        // At the end hands are laid open, and the two rightly part.
        if right.actor() == Actor::Over {
            return None;
        }
        self.right.push(right);
        self.twin.push(twin);
        Some(taken)
    }
}

fn told(log: &[LogEntry], from: u64, viewer: Viewer) -> Result<Vec<String>, String> {
    let damaged = |error: crosstable_table::CorruptLog| error.to_string();
    let bare = |event: Event| serde_json::to_string(&Event { receipt: None, ..event });
    let events = TableSession::events(log, from, viewer).map_err(damaged)?;
    let mut told: Vec<String> =
        events.into_iter().map(bare).collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    for length in from as usize..=log.len() {
        let session = TableSession::load(&log[..length]).map_err(damaged)?;
        let mut welcome = session.table().welcome(None, viewer, true, None, Presence::default());
        welcome.receipt = None;
        told.push(serde_json::to_string(&welcome).map_err(|error| error.to_string())?);
    }
    Ok(told)
}

/// Compares what two truths tell this viewer, which part at this entry. Returns how many entries were compared.
pub(crate) fn compare(
    log: &[LogEntry],
    viewer: Viewer,
    part: usize,
    most: usize,
    rng: &mut Xoshiro,
) -> Result<u64, String> {
    let first = TableSession::load(&log[..1]).map_err(|error| error.to_string())?;
    let game = AnyGame::new(first.table().game(), &first.table().options().setup());
    let game = game.map_err(|error| error.to_string())?;
    let mut pair = Pair { right: vec![game.clone()], twin: vec![game] };
    let mut entries = Vec::new();
    let mut length = 0;
    for (number, line) in log.iter().enumerate().take(part + most) {
        let hidden = number >= part;
        let mut entry = line.entry.clone();
        match &mut entry {
            Entry::Started { chance, .. } => {
                let Some(steps) = pair.steps(&chance.iter().collect::<Vec<_>>(), viewer, hidden, rng) else {
                    break;
                };
                *chance = steps;
            }
            Entry::Played { token, chance, .. } => {
                let tokens: Vec<&String> = std::iter::once(&*token).chain(chance.iter()).collect();
                let Some(mut steps) = pair.steps(&tokens, viewer, hidden, rng) else { break };
                *token = steps.remove(0);
                *chance = steps;
            }
            Entry::Undone { to, .. } => {
                // The first position is before the start.
                pair.right.truncate(*to + 2);
                pair.twin.truncate(*to + 2);
            }
            Entry::Ended { .. } | Entry::Closed { .. } | Entry::Continued { .. } => break,
            _ => {}
        }
        entries.push(entry);
        length = number + 1;
    }
    if length <= part {
        return Ok(0);
    }
    let right = LogEntry::chain(log[..length].iter().map(|line| line.entry.clone()));
    let twin = LogEntry::chain(entries);
    if right == twin {
        return Ok(0);
    }
    let (mine, theirs) = (told(&right, part as u64, viewer)?, told(&twin, part as u64, viewer)?);
    match mine.iter().zip(&theirs).find(|(mine, theirs)| mine != theirs) {
        None => Ok((length - part) as u64),
        Some((mine, theirs)) => Err(format!("{viewer:?} can tell two truths apart: {mine} and {theirs}")),
    }
}
