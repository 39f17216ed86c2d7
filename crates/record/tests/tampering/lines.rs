//! Tampering with the order and the number of the steps.

use crosstable_core::rng::{Xoshiro, below};
use crosstable_record::{Odds, Record, Step};

use super::{any, draws, shift_references};

/// The draws after which enough others come to show that all of them have moved.
fn early_draws(record: &Record) -> Vec<usize> {
    let mut draws = draws(record);
    draws.truncate(draws.len().saturating_sub(8));
    draws
}

pub(super) fn draws_exchanged(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let draws = draws(&record);
    let (one, other) = (any(&draws, rng)?, any(&draws, rng)?);
    if record.steps[one].token() == record.steps[other].token() {
        return None;
    }
    record.steps.swap(one, other);
    Some(record.to_string())
}

/// Any step, and the others keep their numbers.
pub(super) fn line_deleted(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let gone = format!("{}. ", 1 + below(rng, record.steps.len() as u32));
    let text = record.to_string();
    Some(text.split_inclusive('\n').filter(|line| !line.starts_with(&gone)).collect())
}

pub(super) fn draw_deleted(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let index = any(&early_draws(&record), rng)?;
    record.steps.remove(index);
    shift_references(&mut record, index as u32 + 2, -1);
    Some(record.to_string())
}

pub(super) fn draw_doubled(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let index = any(&early_draws(&record), rng)?;
    shift_references(&mut record, index as u32 + 2, 1);
    record.steps.insert(index + 1, record.steps[index].clone());
    Some(record.to_string())
}

/// A draw that cannot go wrong by itself, but uses up a number.
pub(super) fn draw_inserted(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let index = any(&early_draws(&record), rng)?;
    shift_references(&mut record, index as u32 + 1, 1);
    let token: Box<str> = record.steps[index].token().into();
    record.steps.insert(index, Step::Draw { odds: Odds::Of(vec![(token.clone(), 1)]), token });
    Some(record.to_string())
}

pub(super) fn step_renumbered(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let number = 1 + below(rng, record.steps.len() as u32);
    let other = [number + 1, number - 1, number * 10, 0][below(rng, 4) as usize];
    Some(record.to_string().replacen(&format!("\n{number}. "), &format!("\n{other}. "), 1))
}

/// Anywhere, down to the last digit of the last line.
pub(super) fn cut_off(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let text = record.to_string();
    let shortest = if below(rng, 2) == 0 { 0 } else { text.len() - 100 };
    let end = shortest + below(rng, (text.len() - 1 - shortest) as u32) as usize;
    Some(text[..text.floor_char_boundary(end)].to_owned())
}
