//! Parses the headers of a record.

use std::str::FromStr;

use crosstable_core::{MAX_SEATS, Seat};
use crosstable_protocol::Name;

use crate::lines::{Line, Lines, number};
use crate::record;
use crate::{Occupant, Ranking, Record, RecordError};

/// The first words of the headers, in order.
const WORDS: [&str; 11] = [
    "game",
    "rules",
    "players",
    "option",
    "seat",
    "date",
    "table",
    "commitment",
    "entropy",
    "seed",
    "result",
];

pub(crate) struct Headers<'a, 'b> {
    lines: &'b mut Lines<'a>,
    /// The lines of the parsed headers.
    numbers: Vec<usize>,
    /// The names of the parsed headers.
    seen: Vec<&'a str>,
}

/// Parses the headers; the remaining lines are the steps.
pub(crate) fn read(lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    let mut headers = Headers { lines, numbers: Vec::new(), seen: Vec::new() };
    let game = headers.value("game", "'game: NAME'", |text| is_word(text).then(|| text.to_owned()))?;
    let rules = headers.value("rules", "'rules: NUMBER'", number)?;
    let players = headers.value("players", "'players: 1' to 'players: 4'", |text| {
        number::<u8>(text).filter(|players| (1..=MAX_SEATS as u8).contains(players))
    })?;
    let mut options = Vec::new();
    while let Some((key, value)) = headers.option()? {
        options.push((key.to_owned(), value.to_owned()));
    }
    let mut seats = Vec::new();
    for seat in Seat::all(players) {
        let expected = format!("'seat {seat}: person NAME' or 'seat {seat}: bot LEVEL'");
        seats.push(headers.value(&format!("seat {seat}"), &expected, occupant)?);
    }
    let date = headers.value("date", "'date: YYYY-MM-DD'", parsed)?;
    let table = headers.value("table", "'table: ' and 32 hexadecimal digits", parsed)?;
    let commitment = headers.value("commitment", "'commitment: ' and 64 hexadecimal digits", parsed)?;
    let mut entropy = Vec::new();
    for (seat, occupant) in Seat::all(players).zip(&seats) {
        if let Occupant::Person(_) = occupant {
            let expected = format!("'entropy {seat}: ' and 32 hexadecimal digits");
            entropy.push((seat, headers.value(&format!("entropy {seat}"), &expected, parsed)?));
        }
    }
    let seed = headers.value("seed", "'seed: ' and 64 hexadecimal digits", parsed)?;
    let expected =
        format!("'result: ranks ' and {players} numbers, ' points ' and {players} numbers or none");
    let result = headers.value("result", &expected, |text| ranking(text, players as usize))?;
    let lines = record::Lines { headers: headers.numbers, steps: Vec::new() };
    let steps = Vec::new();
    Ok(Record { game, rules, options, seats, date, table, commitment, entropy, seed, result, steps, lines })
}

impl<'a> Headers<'a, '_> {
    /// The value of the next header, which must have this name.
    fn value<T>(
        &mut self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let line = self.lines.expect(expected)?;
        let (found, value) = split(line).ok_or_else(|| line.unexpected(expected))?;
        if found != name {
            return Err(self.misplaced(line, found, expected));
        }
        self.seen.push(found);
        self.numbers.push(line.number);
        read(value).ok_or_else(|| line.unexpected(expected))
    }

    /// The next header, if it is an option.
    fn option(&mut self) -> Result<Option<(&'a str, &'a str)>, RecordError> {
        let mut ahead = self.lines.clone();
        let Some(line) = ahead.next() else { return Ok(None) };
        let Some((name, value)) = split(line) else { return Ok(None) };
        let Some(key) = name.strip_prefix("option ") else { return Ok(None) };
        if !is_word(key) {
            return Err(line.unexpected("'option KEY: VALUE'"));
        }
        if self.seen.contains(&name) {
            return Err(self.misplaced(line, name, ""));
        }
        self.seen.push(name);
        self.numbers.push(line.number);
        *self.lines = ahead;
        Ok(Some((key, value)))
    }

    /// The error for an unexpected header: a duplicate, an unknown name, or one that comes too early or too late.
    fn misplaced(&self, line: Line<'_>, found: &str, expected: &str) -> RecordError {
        let word = found.split(' ').next().unwrap_or_default();
        if self.seen.contains(&found) {
            line.error(format!("the header '{found}' is given twice"))
        } else if WORDS.contains(&word) {
            line.unexpected(expected)
        } else {
            line.error(format!("unknown header '{}'; expected {expected}", crate::error::excerpt(found)))
        }
    }
}

/// Name and value of a header. An empty value has no blank, because trailing blanks are removed.
fn split(line: Line<'_>) -> Option<(&str, &str)> {
    line.text.split_once(": ").or_else(|| Some((line.text.strip_suffix(':')?, "")))
}

/// Names of games and keys of options.
fn is_word(text: &str) -> bool {
    let good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=32).contains(&text.len()) && text.bytes().all(good)
}

fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn occupant(text: &str) -> Option<Occupant> {
    if let Some(level) = text.strip_prefix("bot ") {
        return level.parse().ok().map(Occupant::Bot);
    }
    let written = text.strip_prefix("person ")?;
    let name = Name::try_from(written.to_owned()).ok()?;
    (name.as_str() == written).then_some(Occupant::Person(name))
}

fn ranking(text: &str, players: usize) -> Option<Ranking> {
    let (ranks, points) = text.strip_prefix("ranks ")?.split_once(" points ")?;
    let ranks: Vec<u8> = numbers(ranks, players)?;
    let points = if points == "none" { None } else { Some(numbers(points, players)?) };
    ranks.iter().all(|rank| (1..=players as u8).contains(rank)).then_some(Ranking { ranks, points })
}

/// Exactly `count` numbers, separated by one blank.
fn numbers<T: FromStr + ToString>(text: &str, count: usize) -> Option<Vec<T>> {
    let numbers: Option<Vec<T>> = text.split(' ').map(number).collect();
    numbers.filter(|numbers| numbers.len() == count)
}
