//! Ways to tamper with a record, each of which changes what it says about chance.
#![allow(clippy::unnecessary_wraps, reason = "all kinds have one type, and most find a place everywhere")]

mod headers;
mod lines;
mod lists;

use crosstable_core::rng::{Xoshiro, below};
use crosstable_record::{Odds, Record, Step};

/// Changes a record and returns its text, if it has a place for this kind of change.
pub(crate) type Tampering = fn(&Record, &mut Xoshiro) -> Option<String>;

/// All kinds, by name.
pub(crate) const KINDS: &[(&str, Tampering)] = &[
    ("a bit of the seed", headers::seed_bit),
    ("a bit of the commitment", headers::commitment_bit),
    ("a bit of somebody's entropy", headers::entropy_bit),
    ("a bit of the table's id", headers::table_bit),
    ("another seed with its own commitment", headers::other_promise),
    ("the seat of somebody's entropy", headers::entropy_seat),
    ("a person and a bot exchanged", headers::seats_exchanged),
    ("no entropy of somebody", headers::without_entropy),
    ("a bit of a device's commitment", headers::device_commitment_bit),
    ("another entropy with its own commitment", headers::other_device_promise),
    ("the name of a person", headers::name),
    ("another round", headers::round),
    ("the device: a bit of its seed", headers::device_seed_bit),
    ("the device: a bit of its table", headers::device_table_bit),
    ("the device: more draws", headers::device_draws),
    ("another source of chance", headers::source),
    ("no source of chance", headers::without_source),
    ("no seed", headers::without_seed),
    ("no result", headers::without_result),
    ("the secrets of another record", headers::of_another_record),
    ("another outcome of the list", lists::other_outcome),
    ("a weight raised", lists::weight_raised),
    ("an outcome left out", lists::outcome_removed),
    ("an outcome too many", lists::outcome_added),
    ("a list in another order", lists::order_changed),
    ("less made as", lists::less_made_as),
    ("another reference", lists::other_reference),
    ("two draws exchanged", lines::draws_exchanged),
    ("a line deleted", lines::line_deleted),
    ("a draw deleted and the rest renumbered", lines::draw_deleted),
    ("a draw doubled", lines::draw_doubled),
    ("a draw inserted", lines::draw_inserted),
    ("a step renumbered", lines::step_renumbered),
    ("the text cut off", lines::cut_off),
];

/// The draws of a record: indices of their steps.
fn draws(record: &Record) -> Vec<usize> {
    let is_draw = |index: &usize| matches!(record.steps[*index], Step::Draw { .. });
    (0..record.steps.len()).filter(is_draw).collect()
}

/// One of them, if there are any.
fn any<T: Clone>(of: &[T], rng: &mut Xoshiro) -> Option<T> {
    (!of.is_empty()).then(|| of[below(rng, of.len() as u32) as usize].clone())
}

/// What could have been drawn at each step, as the rules say; nothing for moves.
fn outcomes(record: &Record) -> Vec<Vec<(String, u32)>> {
    let mut replay = record.replay().expect("a good record");
    let mut lists = Vec::new();
    while replay.due().is_some() {
        lists.push(replay.position().outcomes());
        replay.advance().expect("a good record");
    }
    lists
}

/// The step to which a draw's list refers, as an index.
fn reference(step: &Step) -> Option<usize> {
    match step {
        Step::Draw { odds: Odds::As(number) | Odds::Less(number), .. } => Some(*number as usize - 1),
        Step::Draw { odds: Odds::Of(_), .. } | Step::Move { .. } => None,
    }
}

/// How many later draws follow from the list of this one. A change to a list that is used once may by luck leave its
/// only draw as it was, and who does not know the rules cannot see it; with many draws that does not happen.
fn followers(record: &Record, index: usize) -> usize {
    let mut follows = vec![false; record.steps.len()];
    follows[index] = true;
    for later in index + 1..record.steps.len() {
        follows[later] = reference(&record.steps[later]).is_some_and(|from| follows[from]);
    }
    follows.iter().filter(|follows| **follows).count() - 1
}

/// The draws with a long list from which enough others follow.
fn weighty(record: &Record, which: fn(&Odds) -> bool) -> Vec<usize> {
    let lists = outcomes(record);
    let mut draws = draws(record);
    draws.retain(|index| match &record.steps[*index] {
        Step::Draw { odds, .. } => which(odds) && lists[*index].len() >= 5,
        Step::Move { .. } => false,
    });
    // Counting followers takes long in a long game, and the first draws have most of them.
    draws.truncate(200);
    draws.retain(|index| followers(record, *index) >= 8);
    draws
}

/// Moves all references to steps from this one on (counted from 1) by so many steps.
fn shift_references(record: &mut Record, from: u32, by: i32) {
    for step in &mut record.steps {
        if let Step::Draw { odds: Odds::As(number) | Odds::Less(number), .. } = step
            && *number >= from
        {
            *number = number.checked_add_signed(by).expect("references stay small");
        }
    }
}
