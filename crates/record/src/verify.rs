//! Whether everything that a record says is true.

use std::rc::Rc;

use crosstable_core::{Actor, Standing};
use crosstable_games::GameId;

use crate::odds::{Outcomes, Window};
use crate::record::Header;
use crate::{Failure, Ranking, Record, Step};

/// What a record that holds tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Which game was played.
    pub game: GameId,
    /// How many moves and draws it took.
    pub steps: usize,
    /// How many of them were draws.
    pub draws: usize,
    /// How it ended.
    pub standing: Standing,
}

/// Checks a record by the rules of its game and by `docs/fairness.md`; names the first line that does not hold. The
/// result is compared after the steps, from which it follows.
pub fn verify(record: &Record) -> Result<Verified, Failure> {
    let mut replay = record.replay()?;
    let at = |header| record.header_line(header);
    if record.seed.commitment() != record.commitment {
        let what =
            format!("the seed is not the one that was promised: its SHA-256 is {}", record.seed.commitment());
        return Err(Failure::said(at(Header::Seed), what));
    }
    let stream = record.stream();
    let mut window = Window::default();
    let mut draws = 0;
    while let Some(step) = replay.due() {
        let (index, line) = (replay.done(), record.step_line(replay.done()));
        let fails = |what| Failure::said(line, what);
        if let (Step::Draw { token, odds }, Actor::Chance) = (step, replay.position().actor()) {
            let list = window.resolve(odds).map_err(fails)?;
            compare(&list, &replay.position().outcomes()).map_err(fails)?;
            let drawn = stream.draw(draws as u64, &list).expect("a list has an outcome");
            if **drawn != **token {
                return Err(fails(format!("draw {draws} of this table is '{drawn}', not '{token}'")));
            }
            window.push(index as u32 + 1, token, list).map_err(fails)?;
            draws += 1;
        }
        replay.advance()?;
    }
    let steps = replay.done();
    let Some(standing) = replay.position().standing() else {
        return Err(Failure::said(record.step_line(steps), "the game is not over"));
    };
    let result = Ranking::from(&standing);
    if result != record.result {
        return Err(Failure::said(at(Header::Result), format!("the game ended otherwise: {result}")));
    }
    Ok(Verified { game: replay.game(), steps, draws, standing })
}

impl Record {
    /// Whether each list refers to a draw that is near enough and holds what was drawn from it. This needs no rules;
    /// [`verify`] checks it too.
    pub fn check_lists(&self) -> Result<(), Failure> {
        let mut window = Window::default();
        for (index, step) in self.steps.iter().enumerate() {
            if let Step::Draw { token, odds } = step {
                let list = window.resolve(odds);
                let pushed = list.and_then(|list| window.push(index as u32 + 1, token, list));
                pushed.map_err(|what| Failure::said(self.step_line(index), what))?;
            }
        }
        Ok(())
    }
}

/// Whether a list is the one that the rules give, and if not, what is the first difference.
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
