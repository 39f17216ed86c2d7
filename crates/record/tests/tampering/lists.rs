//! Tampering with what could have been drawn.

use crosstable_core::rng::{Xoshiro, below};
use crosstable_record::{Odds, Record, Step};

use super::{any, draws, outcomes, weighty};

fn with_step(record: &Record, index: usize, step: Step) -> String {
    let mut record = record.clone();
    record.steps[index] = step;
    record.to_string()
}

fn is_of(odds: &Odds) -> bool {
    matches!(odds, Odds::Of(_))
}

fn is_less(odds: &Odds) -> bool {
    matches!(odds, Odds::Less(_))
}

/// Changes the outcomes of a list that is written out.
fn with_list(
    record: &Record,
    rng: &mut Xoshiro,
    change: impl FnOnce(&mut Vec<(Box<str>, u32)>, &str, &mut Xoshiro) -> Option<()>,
) -> Option<String> {
    let index = any(&weighty(record, is_of), rng)?;
    let Step::Draw { token, odds: Odds::Of(list) } = &record.steps[index] else {
        unreachable!("it is such a draw")
    };
    let mut list = list.clone();
    change(&mut list, token, rng)?;
    Some(with_step(record, index, Step::Draw { token: token.clone(), odds: Odds::Of(list) }))
}

pub(super) fn other_outcome(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let lists = outcomes(record);
    let open: Vec<_> = draws(record).into_iter().filter(|index| lists[*index].len() > 1).collect();
    let index = any(&open, rng)?;
    let Step::Draw { token, odds } = &record.steps[index] else { unreachable!("it is a draw") };
    let others: Vec<_> = lists[index].iter().filter(|(other, _)| **other != **token).collect();
    let (other, _) = any(&others, rng)?;
    Some(with_step(record, index, Step::Draw { token: other.as_str().into(), odds: odds.clone() }))
}

pub(super) fn weight_raised(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    with_list(record, rng, |list, _, rng| {
        let one = below(rng, list.len() as u32) as usize;
        list[one].1 += 1 + below(rng, 3);
        Some(())
    })
}

pub(super) fn outcome_removed(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    with_list(record, rng, |list, drawn, rng| {
        let others: Vec<_> = (0..list.len()).filter(|index| *list[*index].0 != *drawn).collect();
        list.remove(any(&others, rng)?);
        Some(())
    })
}

pub(super) fn outcome_added(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    with_list(record, rng, |list, _, rng| {
        // In byte order, before all others, after them or somewhere between.
        let one = any(list, rng)?.0;
        list.push((any(&["~!".into(), "~~".into(), format!("{one}!").into()], rng)?, 1 + below(rng, 2)));
        list.sort();
        Some(())
    })
}

pub(super) fn order_changed(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    with_list(record, rng, |list, _, rng| {
        let one = below(rng, list.len() as u32 - 1) as usize;
        list.swap(one, one + 1);
        Some(())
    })
}

pub(super) fn less_made_as(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let index = any(&weighty(record, is_less), rng).or_else(|| any(&weighty(record, is_of), rng))?;
    let Step::Draw { token, odds } = &record.steps[index] else { unreachable!("it is a draw") };
    let odds = match odds {
        Odds::Less(number) => Odds::As(*number),
        // A game of dice alone has no list with less; there the other way round is tried.
        Odds::Of(_) | Odds::As(_) => return as_made_less(record, rng),
    };
    Some(with_step(record, index, Step::Draw { token: token.clone(), odds }))
}

fn as_made_less(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let index = any(&weighty(record, |odds| matches!(odds, Odds::As(_))), rng)?;
    let Step::Draw { token, odds: Odds::As(number) } = &record.steps[index] else {
        unreachable!("it is one")
    };
    Some(with_step(record, index, Step::Draw { token: token.clone(), odds: Odds::Less(*number) }))
}

/// To a move, to itself, to what comes later, or to nothing.
pub(super) fn other_reference(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let referring: Vec<_> =
        draws(record).into_iter().filter(|index| super::reference(&record.steps[*index]).is_some()).collect();
    let index = any(&referring, rng)?;
    let Step::Draw { token, odds } = &record.steps[index] else { unreachable!("it is a draw") };
    let mut targets = vec![0, index as u32 + 1, index as u32 + 2, u32::MAX];
    let moves = (0..index).filter(|before| matches!(record.steps[*before], Step::Move { .. }));
    targets.extend(moves.map(|before| before as u32 + 1));
    let target = any(&targets, rng)?;
    let odds = if is_less(odds) { Odds::Less(target) } else { Odds::As(target) };
    Some(with_step(record, index, Step::Draw { token: token.clone(), odds }))
}
