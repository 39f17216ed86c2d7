//! Checks the public form of a table's log: its chain of heads, and that the record tells the same game.
//!
//! The seed is public after the end, so anyone can compute heads. What nobody can change are heads that people's devices
//! have seen during the game.

use crosstable_core::{Seat, TableId};
use crosstable_fair::{Head, LogKey, Seed};
use crosstable_protocol::{Begun, Millis};
use serde::Deserialize;

use crate::{Date, Record, Step};

/// The longest public log in bytes. A log has at most 65,536 entries, and few are longer than 200 bytes.
pub const MAX_LOG_BYTES: usize = 64 << 20;

/// The first entry of a log that is malformed, out of place, or tells another game than the record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {entry}: {what}")]
pub struct LogError {
    /// Counted from 0, as events are. Its line, counted from 1, has the next number.
    pub entry: usize,
    /// What is wrong with it, in English.
    pub what: String,
}

/// What the check needs to know of an entry.
#[derive(Deserialize)]
#[serde(tag = "entry", rename_all = "lowercase")]
enum Entry {
    Created {
        table: TableId,
        seed: Seed,
        chance: Option<String>,
        begun: Option<Begun>,
    },
    Disputed {
        told: Head,
    },
    Reopened,
    Started {
        at: Millis,
        chance: Vec<String>,
    },
    Continued {
        at: Millis,
        game: Vec<String>,
    },
    Played {
        seat: Seat,
        token: String,
        chance: Vec<String>,
    },
    Undone {
        to: usize,
    },
    Ended,
    #[serde(other)]
    Other,
}

/// A line of the log: the entry without its head, and its head. Version 0.1 gave none.
struct Line {
    body: String,
    head: Option<Head>,
    entry: Entry,
}

/// Checks a public log against a record of the same game, and returns how many entries it has. The error names the first
/// entry that is wrong: changed, left out, moved, or of another history.
pub fn check_log(record: &Record, log: &[u8]) -> Result<usize, LogError> {
    let lines = read(log)?;
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else {
        return fail(0, "the log is empty");
    };
    let Entry::Created { table, seed, chance, begun } = &first.entry else {
        return fail(0, "a log begins with the entry 'created'");
    };
    if *table != record.table {
        return fail(0, "this is the log of another table");
    }
    if *begun != record.begun {
        return fail(0, "the game did not begin on a device as the record says");
    }
    // Since entries have heads, the first says where chance comes from.
    let unchained =
        if chance.is_some() { 0 } else { lines.iter().take_while(|line| line.head.is_none()).count() };
    chain(&LogKey::new(seed, table.bytes(), NO_HOST), &lines, unchained)?;
    let end = lines.len() - 1;
    if !matches!(last.entry, Entry::Ended) {
        return fail(end, "the log does not go on to the end of the game");
    }
    compare(record, *seed, &lines)?;
    if record.head.is_none() || record.head != last.head {
        return fail(end, "the record ends with another head: this is another history of the table");
    }
    Ok(lines.len())
}

/// Pseudonyms are made with the host's id, heads are not.
const NO_HOST: &[u8; 16] = &[0; 16];

fn fail<T>(entry: usize, what: impl Into<String>) -> Result<T, LogError> {
    Err(LogError { entry, what: what.into() })
}

fn read(log: &[u8]) -> Result<Vec<Line>, LogError> {
    if log.len() > MAX_LOG_BYTES {
        return fail(0, "the log is longer than 64 MiB");
    }
    let mut lines = Vec::new();
    for (number, bytes) in log.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let text = std::str::from_utf8(bytes).ok().and_then(|text| text.strip_suffix('\n'));
        match text.and_then(line) {
            Some(line) => lines.push(line),
            None => return fail(number, "this is not an entry with its head in one line of JSON"),
        }
    }
    Ok(lines)
}

/// `{…,"head":"…"}`, or `{…}` without a head.
fn line(text: &str) -> Option<Line> {
    let (body, head) = match text.strip_suffix("\"}").and_then(|text| text.rsplit_once(",\"head\":\"")) {
        Some((rest, head)) => (format!("{rest}}}"), Some(head.parse().ok()?)),
        None => (text.to_owned(), None),
    };
    Some(Line { entry: serde_json::from_str(&body).ok()?, head, body })
}

/// Computes every head again, but for so many entries at the beginning.
fn chain(key: &LogKey, lines: &[Line], unchained: usize) -> Result<(), LogError> {
    let head =
        |number: usize, before, line: &Line| Some(key.head(number as u64, before, &[line.body.as_bytes()]));
    let mut before = None;
    for (number, line) in lines.iter().enumerate().skip(unchained) {
        let right = head(number, before, line);
        if right == line.head {
            before = right;
            continue;
        }
        // The rest of the log shows what has happened.
        let fits = |line: &Line| head(number, before, line) == line.head;
        if let Some(later) = lines[number..].iter().position(fits) {
            let place = number + later + 1;
            return fail(
                number,
                format!("it is out of order: the entry that belongs here stands in line {place}"),
            );
        }
        let follows =
            |next: &Line| [right, line.head].iter().any(|own| head(number + 1, *own, next) == next.head);
        let what = if line.head.is_none() {
            "it has no head"
        } else if lines.get(number + 1).is_none_or(follows) {
            "it was changed, or from here on this is another history"
        } else {
            "it does not follow on the entry before it: something is left out"
        };
        return fail(number, what);
    }
    Ok(())
}

/// The start, or a decision, with all chance up to the next decision. Chance has no seat.
struct Turn<'a> {
    entry: usize,
    steps: Vec<(Option<Seat>, &'a str)>,
}

/// Checks that the log tells what the record tells: the round and its seed, the day, and every step.
fn compare(record: &Record, mut seed: Seed, lines: &[Line]) -> Result<(), LogError> {
    let (mut round, mut started) = (1, None);
    let mut turns: Vec<Turn<'_>> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let chance = |chance| <[String]>::iter(chance).map(|token| (None, token.as_str()));
        match &line.entry {
            Entry::Reopened if number > 0 => {
                // After a dispute, what somebody was told makes the seed another one.
                let head = match lines[number - 1] {
                    Line { entry: Entry::Disputed { told }, .. } => Some(told),
                    Line { head, .. } => head,
                };
                seed = seed.next_round(head.unwrap_or(Head::new([0; 16])));
                round += 1;
            }
            Entry::Started { at, .. } | Entry::Continued { at, .. } => {
                started = Some(number);
                if seed != record.seed || record.round.is_some_and(|played| played != round) {
                    return fail(number, format!("the record has not the seed of round {round}"));
                }
                if Date::of(*at) != Some(record.date) {
                    return fail(number, "the record has another day");
                }
                turns = match &line.entry {
                    Entry::Started { chance: drawn, .. } => {
                        vec![Turn { entry: number, steps: chance(drawn).collect() }]
                    }
                    Entry::Continued { game, .. } => {
                        game.iter().map(|turn| Turn { entry: number, steps: continued(turn) }).collect()
                    }
                    _ => Vec::new(),
                };
            }
            Entry::Played { seat, token, chance: drawn } => {
                let own = (Some(*seat), token.as_str());
                let steps = std::iter::once(own).chain(chance(drawn)).collect();
                turns.push(Turn { entry: number, steps });
            }
            Entry::Undone { to } => turns.truncate(to.saturating_add(1)),
            Entry::Ended if number + 1 < lines.len() => return fail(number + 1, "the game ended before it"),
            Entry::Created { .. } if number > 0 => return fail(number, "a table is created once"),
            Entry::Created { .. }
            | Entry::Disputed { .. }
            | Entry::Reopened
            | Entry::Ended
            | Entry::Other => {}
        }
    }
    if started.is_none() {
        return fail(lines.len() - 1, "the game was never started");
    }
    let mut steps = record.steps.iter();
    for turn in &turns {
        for logged in &turn.steps {
            if steps.next().map(seat_and_token) != Some(*logged) {
                return fail(turn.entry, format!("the record does not have its '{}' here", logged.1));
            }
        }
    }
    match steps.next() {
        Some(more) => fail(lines.len() - 1, format!("the record goes on with '{}'", more.token())),
        None => Ok(()),
    }
}

/// The steps of a turn that was played on a device: in front of a move its seat.
fn continued(turn: &str) -> Vec<(Option<Seat>, &str)> {
    match turn.split_once(' ').and_then(|(seat, rest)| Some((seat.parse().ok()?, rest))) {
        Some((seat, rest)) => {
            rest.split(' ').enumerate().map(|(place, token)| ((place == 0).then_some(seat), token)).collect()
        }
        None => turn.split_terminator(' ').map(|token| (None, token)).collect(),
    }
}

fn seat_and_token(step: &Step) -> (Option<Seat>, &str) {
    match step {
        Step::Move { seat, token } => (Some(*seat), token),
        Step::Draw { token, .. } => (None, token),
    }
}
