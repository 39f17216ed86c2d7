//! Verifies a record.

use std::rc::Rc;

use crosstable_core::{Actor, Standing};
use crosstable_fair::Source;
use crosstable_games::GameId;

use crate::odds::{Outcomes, Window};
use crate::record::Header;
use crate::{Ranking, Record, RecordError, Step};

/// The result of a verification.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub struct Verified {
    pub game: GameId,
    /// Where the chance came from, and so what was proved of it.
    pub source: Source,
    /// Moves and draws.
    pub steps: usize,
    pub draws: usize,
    pub standing: Standing,
}

/// Checks a record by the rules of its game and by `docs/fairness.md`. The error names the first line that is wrong. The
/// result is checked after the steps, because it follows from them.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    let mut replay = record.replay()?;
    promises(record)?;
    let stream = record.stream();
    let mut window = Window::default();
    let mut draws = 0;
    while let Some(step) = replay.due() {
        let (index, line) = (replay.done(), record.step_line(replay.done()));
        let fail = |what| RecordError::new(line, what);
        if let (Step::Draw { token, odds }, Actor::Chance) = (step, replay.position().actor()) {
            let list = window.resolve(odds).map_err(fail)?;
            compare(&list, &replay.position().outcomes()).map_err(fail)?;
            let drawn = stream.draw(draws as u64, &list).expect("a list has an outcome");
            if **drawn != **token {
                return Err(fail(format!("draw {draws} of this table is '{drawn}', not '{token}'")));
            }
            window.push(index as u32 + 1, token, list).map_err(fail)?;
            draws += 1;
        }
        replay.advance()?;
    }
    let steps = replay.done();
    let Some(standing) = replay.position().standing() else {
        return Err(RecordError::new(record.step_line(steps), "the game is not over"));
    };
    let result = Ranking::from(&standing);
    if result != record.result {
        return Err(RecordError::new(
            record.header_line(Header::Result),
            format!("the game ended otherwise: {result}"),
        ));
    }
    Ok(Verified { game: replay.game(), source: record.source, steps, draws, standing })
}

/// Checks that everybody showed what they had promised.
fn promises(record: &Record) -> Result<(), RecordError> {
    let fail = |header, what: String| Err(RecordError::new(record.header_line(header), what));
    if record.source == Source::Revealed && record.entropy.is_empty() {
        return fail(Header::Chance, "no person sits here, so nobody revealed anything".into());
    }
    for (index, (seat, entropy)) in record.entropy.iter().enumerate() {
        let right = entropy.commitment(record.table.bytes());
        if let Some((_, promised)) = record.commitments.get(index)
            && right != *promised
        {
            let what =
                format!("the entropy of seat {seat} is not what was promised: its commitment is {right}");
            return fail(Header::Entropy(index), what);
        }
    }
    if let Some(begun) = &record.begun
        && begun.continued_as() != record.table
    {
        let right = begun.continued_as();
        return fail(Header::DeviceSeed, format!("the game of this device goes on at the table {right}"));
    }
    let right = record.seed.commitment();
    if record.commitment.is_some_and(|promised| promised != right) {
        let what = format!("the seed is not the one that was promised: its SHA-256 is {right}");
        return fail(Header::Seed, what);
    }
    Ok(())
}

impl Record {
    /// Checks that each list refers to a recent draw and contains the drawn outcome. This needs no rules; [`verify`]
    /// includes it.
    pub fn check_lists(&self) -> Result<(), RecordError> {
        let mut window = Window::default();
        for (index, step) in self.steps.iter().enumerate() {
            if let Step::Draw { token, odds } = step {
                let list = window.resolve(odds);
                let pushed = list.and_then(|list| window.push(index as u32 + 1, token, list));
                pushed.map_err(|what| RecordError::new(self.step_line(index), what))?;
            }
        }
        Ok(())
    }
}

/// Compares a list with the one that the rules give; the error is the first difference.
fn compare(list: &Outcomes, rules: &[(String, u32)]) -> Result<(), String> {
    let weight = |token: &str| rules.iter().find(|(known, _)| known == token).map(|(_, weight)| *weight);
    for (token, given) in list {
        match weight(token) {
            None => return Err(format!("by the rules '{token}' cannot be drawn here")),
            Some(right) if right != *given => {
                return Err(format!("by the rules '{token}' has weight {right} here, not {given}"));
            }
            Some(_) => {}
        }
    }
    let listed = |token: &str| list.iter().any(|(known, _): &(Rc<str>, u32)| **known == *token);
    match rules.iter().find(|(token, _)| !listed(token)) {
        Some((missing, _)) => Err(format!("by the rules '{missing}' could be drawn here too")),
        None => Ok(()),
    }
}
