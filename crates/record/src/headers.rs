//! Parses the headers of a record.

use std::str::FromStr;

use crosstable_core::{MAX_SEATS, Seat, TableId};
use crosstable_fair::Source;
use crosstable_protocol::{Begun, Name};

use crate::lines::{Line, Lines, number};
use crate::record;
use crate::{Occupant, Ranking, Record, RecordError};

/// The first words of the headers.
const WORDS: [&str; 15] = [
    "game",
    "rules",
    "players",
    "option",
    "seat",
    "table",
    "chance",
    "device",
    "round",
    "commitment",
    "date",
    "entropy",
    "seed",
    "head",
    "result",
];

const TABLE: &str = "'table: ' and 32 hexadecimal digits";
const COMMITMENT: &str = "'commitment: ' and 64 hexadecimal digits";
const DATE: &str = "'date: YYYY-MM-DD'";
/// More than any log has room for.
const MOST_DEVICE_DRAWS: u64 = 999_999_999;

pub(crate) struct Headers<'a, 'b> {
    lines: &'b mut Lines<'a>,
    /// The lines of the parsed headers.
    numbers: Vec<usize>,
    /// The names of the parsed headers.
    seen: Vec<&'a str>,
}

/// Parses the headers of version 1, in which devices published their entropy; the remaining lines are the steps.
pub(crate) fn read_published(lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    let mut headers = Headers::new(lines);
    let mut record = headers.table()?;
    record.date = headers.value("date", DATE, parsed)?;
    record.table = headers.value("table", TABLE, parsed)?;
    record.commitment = Some(headers.value("commitment", COMMITMENT, parsed)?);
    record.entropy = headers.of_persons(&record, "entropy", 32)?;
    headers.end(record)
}

/// Parses the headers of version 2.
pub(crate) fn read(lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    let mut headers = Headers::new(lines);
    let mut record = headers.table()?;
    record.table = headers.value("table", TABLE, parsed)?;
    record.source =
        headers.value("chance", "'chance: revealed', 'chance: seeded' or 'chance: continued'", |text| {
            parsed(text).filter(|source| *source != Source::Published)
        })?;
    if record.source == Source::Revealed {
        let round = headers.value("round", "'round: NUMBER'", |text| number(text).filter(|round| *round > 0));
        record.round = Some(round?);
        record.commitment = Some(headers.value("commitment", COMMITMENT, parsed)?);
        record.commitments = headers.of_persons(&record, "commitment", 64)?;
    }
    let device = (record.source == Source::Continued).then(|| headers.device()).transpose()?;
    if device.is_some() {
        record.commitment = Some(headers.value("commitment", COMMITMENT, parsed)?);
    }
    record.date = headers.value("date", DATE, parsed)?;
    if let Some((table, draws)) = device {
        let seed = headers.value("device seed", "'device seed: ' and 64 hexadecimal digits", parsed)?;
        record.begun = Some(Begun { table, seed, draws });
    }
    if record.source == Source::Revealed {
        record.entropy = headers.of_persons(&record, "entropy", 32)?;
    }
    headers.end(record)
}

impl<'a, 'b> Headers<'a, 'b> {
    fn new(lines: &'b mut Lines<'a>) -> Self {
        Headers { lines, numbers: Vec::new(), seen: Vec::new() }
    }

    /// The game and who sat where. What comes later is still empty.
    fn table(&mut self) -> Result<Record, RecordError> {
        let game = self.value("game", "'game: NAME'", |text| is_word(text).then(|| text.to_owned()))?;
        let rules = self.value("rules", "'rules: NUMBER'", number)?;
        let players = self.value("players", "'players: 1' to 'players: 4'", |text| {
            number::<u8>(text).filter(|players| (1..=MAX_SEATS as u8).contains(players))
        })?;
        let mut options = Vec::new();
        while let Some((key, value)) = self.option()? {
            options.push((key.to_owned(), value.to_owned()));
        }
        let mut seats = Vec::new();
        for seat in Seat::all(players) {
            let expected = format!("'seat {seat}: person NAME' or 'seat {seat}: bot LEVEL'");
            seats.push(self.value(&format!("seat {seat}"), &expected, occupant)?);
        }
        Ok(Record { options, seats, ..Record::empty(game, rules) })
    }

    /// The table on the device on which the game began, and how many outcomes were drawn there.
    fn device(&mut self) -> Result<(TableId, u64), RecordError> {
        let table = self.value("device table", "'device table: ' and 32 hexadecimal digits", parsed)?;
        Ok((
            table,
            self.value("device draws", "'device draws: NUMBER'", |text| {
                number(text).filter(|draws| *draws <= MOST_DEVICE_DRAWS)
            })?,
        ))
    }

    /// One header for each seat with a person, with so many digits.
    fn of_persons<T: FromStr>(
        &mut self,
        record: &Record,
        name: &str,
        digits: usize,
    ) -> Result<Vec<(Seat, T)>, RecordError> {
        let mut all = Vec::new();
        for seat in record.persons() {
            let expected = format!("'{name} {seat}: ' and {digits} hexadecimal digits");
            all.push((seat, self.value(&format!("{name} {seat}"), &expected, parsed)?));
        }
        Ok(all)
    }

    /// What both versions end with.
    fn end(mut self, mut record: Record) -> Result<Record, RecordError> {
        record.seed = self.value("seed", "'seed: ' and 64 hexadecimal digits", parsed)?;
        if record.source != Source::Published && self.is_next("head") {
            record.head = Some(self.value("head", "'head: ' and 32 hexadecimal digits", parsed)?);
        }
        let players = record.players();
        let expected =
            format!("'result: ranks ' and {players} numbers, ' points ' and {players} numbers or none");
        record.result = self.value("result", &expected, |text| ranking(text, players as usize))?;
        record.lines = record::Lines { headers: self.numbers, steps: Vec::new() };
        Ok(record)
    }

    fn is_next(&self, name: &str) -> bool {
        self.lines.clone().next().and_then(split).is_some_and(|(found, _)| found == name)
    }

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
