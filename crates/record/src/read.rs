//! Parses a record. The parser accepts only what `docs/records.md` specifies; its errors name the line and what was
//! expected. It does not verify the content.

use std::str::FromStr;

use crosstable_core::MAX_TOKEN;

use crate::lines::{Line, Lines, number};
use crate::write::TITLES;
use crate::{Odds, ReadError, Record, RecordError, Step, headers, odds};

/// The longest record in bytes, which limits it to about a hundred thousand steps.
pub const MAX_BYTES: usize = 1 << 20;
/// The longest line in bytes.
pub const MAX_LINE: usize = 16 << 10;

impl Record {
    /// Reads a record from any bytes.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        let no_record = |why: &str| ReadError::NoRecord(why.into());
        if bytes.len() > MAX_BYTES {
            return Err(no_record("it is longer than 1 MiB"));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| no_record("it is not text in UTF-8"))?;
        if let Some(index) = text.split('\n').position(|line| line.len() > MAX_LINE) {
            return Err(RecordError::new(index + 1, "the line is longer than 16 KiB").into());
        }
        let mut lines = Lines::new(text);
        let title = lines.next().filter(|line| line.number == 1);
        let version = title.and_then(|line| TITLES.iter().position(|title| *title == line.text));
        let version = version
            .ok_or_else(|| no_record(&format!("the first line is not '{}'", TITLES.join("' or '"))))?;
        let mut record =
            if version == 0 { headers::read_published(&mut lines) } else { headers::read(&mut lines) }?;
        steps(&mut record, &mut lines)?;
        Ok(record)
    }
}

impl FromStr for Record {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        Record::read(text.as_bytes())
    }
}

/// Reads the steps up to the end of the text.
fn steps(record: &mut Record, lines: &mut Lines<'_>) -> Result<(), RecordError> {
    let players = record.players();
    loop {
        let next = record.steps.len() + 1;
        let line = lines.expect(&format!("step {next} or 'end {}'", next - 1))?;
        let text = line.text.split('#').next().unwrap_or_default().trim_end_matches([' ', '\t']);
        let line = Line { text, ..line };
        record.lines.steps.push(line.number);
        if let Some(count) = text.strip_prefix("end") {
            if count.strip_prefix(' ').and_then(number) != Some(next - 1) {
                return Err(line.unexpected(&format!("'end {}' after so many steps", next - 1)));
            }
            return match lines.next() {
                None => Ok(()),
                Some(more) => Err(more.unexpected("nothing after the end")),
            };
        }
        let rest = text.split_once(". ").filter(|(count, _)| number(count) == Some(next));
        let (_, rest) = rest.ok_or_else(|| line.unexpected(&format!("step {next} or 'end {}'", next - 1)))?;
        let step = if rest.starts_with('~') { draw(line, rest)? } else { decision(line, rest, players)? };
        record.steps.push(step);
    }
}

/// `1 sun@c3`
fn decision(line: Line<'_>, rest: &str, players: u8) -> Result<Step, RecordError> {
    let parts = rest.split_once(' ').and_then(|(seat, token)| Some((seat.parse().ok()?, token)));
    let step = parts.filter(|(_, token)| is_token(token)).map(|(seat, token)| (seat, Box::from(token)));
    let (seat, token) = step.ok_or_else(|| line.unexpected("a seat and a token, or a draw and its list"))?;
    let step = Step::Move { seat, token };
    if seat.number() > players {
        return Err(line.error(format!("there is no seat {seat} at a table for {players}")));
    }
    Ok(step)
}

/// `~sun of ~star ~sun*2`, `~sun as 3`, `~sun less 3`
fn draw(line: Line<'_>, rest: &str) -> Result<Step, RecordError> {
    let malformed =
        || line.unexpected("a draw and its list: '~TOKEN of …', '~TOKEN as N' or '~TOKEN less N'");
    let (token, list) = rest.split_once(' ').ok_or_else(malformed)?;
    let (way, what) = list.split_once(' ').ok_or_else(malformed)?;
    let odds = match way {
        "of" => what.split(' ').map(outcome).collect::<Option<_>>().map(Odds::Of),
        "as" => number(what).map(Odds::As),
        "less" => number(what).map(Odds::Less),
        _ => None,
    };
    let odds = odds.filter(|_| is_token(token)).ok_or_else(malformed)?;
    if let Odds::Of(list) = &odds {
        odds::check(list).map_err(|what| line.error(what))?;
    }
    Ok(Step::Draw { token: token.into(), odds })
}

/// `~sun` or `~sun*2`
fn outcome(text: &str) -> Option<(Box<str>, u32)> {
    let (token, weight) = match text.split_once('*') {
        None => (text, 1),
        Some((token, weight)) => (token, number(weight).filter(|weight| *weight > 1)?),
    };
    (token.starts_with('~') && is_token(token)).then(|| (token.into(), weight))
}

/// Whether this can be a token of any game.
fn is_token(text: &str) -> bool {
    (1..=MAX_TOKEN).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic() && !b"#*".contains(&b))
}
