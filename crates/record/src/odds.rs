//! What could have been drawn: the list that stands next to a draw.

use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

/// How many draws back a list may refer.
pub const WINDOW: usize = 64;
/// No list has more outcomes.
pub const MAX_OUTCOMES: usize = 256;

/// Outcomes with their weights, in ascending byte order. Lists share their tokens, because most of them differ little.
pub(crate) type Outcomes = [(Rc<str>, u32)];

/// How the list of a draw is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Odds {
    /// In full.
    Of(Vec<(Box<str>, u32)>),
    /// The same list as at this step.
    As(u32),
    /// The list of this step, with the weight of what was drawn there lowered by one.
    Less(u32),
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Odds::Of(list) => {
                f.write_str("of")?;
                for (token, weight) in list {
                    write!(f, " {token}")?;
                    if *weight != 1 {
                        write!(f, "*{weight}")?;
                    }
                }
                Ok(())
            }
            Odds::As(step) => write!(f, "as {step}"),
            Odds::Less(step) => write!(f, "less {step}"),
        }
    }
}

/// The last draws, to which a list can refer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Window {
    draws: VecDeque<Draw>,
}

#[derive(Clone, Debug)]
struct Draw {
    step: u32,
    drawn: usize,
    list: Rc<Outcomes>,
}

impl Draw {
    /// The list without one weight of what was drawn.
    fn rest(&self) -> impl Iterator<Item = (&Rc<str>, u32)> {
        let weight = |index: usize, weight: u32| if index == self.drawn { weight - 1 } else { weight };
        let all = self.list.iter().enumerate();
        all.map(move |(index, (token, before))| (token, weight(index, *before)))
            .filter(|(_, weight)| *weight > 0)
    }
}

impl Window {
    /// The list that is meant, or what is wrong with it.
    pub(crate) fn resolve(&self, odds: &Odds) -> Result<Rc<Outcomes>, String> {
        match odds {
            Odds::Of(list) => {
                check(list)?;
                Ok(list.iter().map(|(token, weight)| (Rc::from(&**token), *weight)).collect())
            }
            Odds::As(step) => Ok(Rc::clone(&self.draw(*step)?.list)),
            Odds::Less(step) => {
                let rest: Rc<Outcomes> =
                    self.draw(*step)?.rest().map(|(token, weight)| (Rc::clone(token), weight)).collect();
                if rest.is_empty() {
                    return Err(format!("nothing is left of the list of step {step}"));
                }
                Ok(rest)
            }
        }
    }

    fn draw(&self, step: u32) -> Result<&Draw, String> {
        let found = self.draws.iter().rev().find(|draw| draw.step == step);
        found.ok_or_else(|| format!("step {step} is not one of the {WINDOW} draws before this one"))
    }

    /// Remembers a draw and forgets the one that is now too far back.
    pub(crate) fn push(&mut self, step: u32, token: &str, list: Rc<Outcomes>) -> Result<(), String> {
        let drawn = list.iter().position(|(outcome, _)| **outcome == *token);
        let drawn = drawn.ok_or_else(|| format!("'{token}' is not in the list it was drawn from"))?;
        if self.draws.len() == WINDOW {
            self.draws.pop_front();
        }
        self.draws.push_back(Draw { step, drawn, list });
        Ok(())
    }

    /// The shortest way to write a list.
    pub(crate) fn shortest(&self, list: &[(String, u32)]) -> Odds {
        let same = |draw: &&Draw| equal(draw.list.iter().map(|(token, weight)| (token, *weight)), list);
        let less = |draw: &&Draw| equal(draw.rest(), list);
        let nearest = |step: Option<&Draw>, written: fn(u32) -> Odds| step.map(|draw| written(draw.step));
        let ways = [
            nearest(self.draws.iter().rev().find(same), Odds::As),
            nearest(self.draws.iter().rev().find(less), Odds::Less),
            Some(Odds::Of(list.iter().map(|(token, weight)| (token.as_str().into(), *weight)).collect())),
        ];
        let ways = ways.into_iter().flatten();
        ways.min_by_key(|odds| odds.to_string().len()).expect("a list can always be written in full")
    }
}

fn equal<'a>(one: impl Iterator<Item = (&'a Rc<str>, u32)>, other: &[(String, u32)]) -> bool {
    one.map(|(token, weight)| (&**token, weight))
        .eq(other.iter().map(|(token, weight)| (token.as_str(), *weight)))
}

/// Whether the outcomes can be a list: each once, in byte order, with weights that fit.
pub(crate) fn check(list: &[(Box<str>, u32)]) -> Result<(), String> {
    if list.is_empty() || list.len() > MAX_OUTCOMES {
        return Err(format!("a list has 1 to {MAX_OUTCOMES} outcomes, not {}", list.len()));
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0].0.as_bytes() >= pair[1].0.as_bytes()) {
        return Err(format!(
            "'{}' must not stand before '{}'; outcomes are in byte order",
            pair[0].0, pair[1].0
        ));
    }
    let total = list.iter().try_fold(0_u32, |total, (_, weight)| total.checked_add(*weight));
    total.map(drop).ok_or_else(|| "the weights of a list are together below 2^32".into())
}
