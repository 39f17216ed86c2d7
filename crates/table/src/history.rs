//! The game as it stands: every decision and every chance outcome, in one text. A long game has thousands of both, and
//! tables are rebuilt from their logs so often that an allocation for each would show.

use std::fmt::Debug;

use crosstable_core::Seat;
use crosstable_protocol::PlayedBy;

/// The game as it stands; what was taken back is not in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// All tokens in order, each followed by a blank, which no token contains.
    text: String,
    /// How much of it is the chance before the first decision.
    opening: Mark,
    turns: Vec<(Seat, PlayedBy, Mark)>,
}

/// How far the text and the draws have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Mark {
    end: u32,
    draws: u32,
}

/// A decision and the chance that followed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn<'a> {
    /// Whose.
    pub seat: Seat,
    /// Who decided.
    pub by: PlayedBy,
    /// The move.
    pub token: &'a str,
    chance: &'a str,
}

impl<'a> Turn<'a> {
    /// The outcomes up to the next decision.
    pub fn chance(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.chance.split_terminator(' ')
    }
}

impl History {
    /// The outcomes before the first decision.
    pub fn opening(&self) -> impl Iterator<Item = &str> {
        self.text[..self.opening.end as usize].split_terminator(' ')
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether nobody has decided anything yet.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// One of the decisions, counted from 0.
    pub fn turn(&self, index: usize) -> Option<Turn<'_>> {
        let (seat, by, mark) = *self.turns.get(index)?;
        let start = index.checked_sub(1).map_or(self.opening, |before| self.turns[before].2).end;
        let (token, chance) = self.text[start as usize..mark.end as usize].split_once(' ')?;
        Some(Turn { seat, by, token, chance })
    }

    /// All decisions in order.
    pub fn turns(&self) -> impl Iterator<Item = Turn<'_>> {
        (0..self.len()).map_while(|index| self.turn(index))
    }

    /// Which decisions were this seat's, counted from 0.
    pub fn turns_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.turns.iter().enumerate().filter(move |(_, (whose, ..))| *whose == seat).map(|(index, _)| index)
    }

    /// The last decision.
    pub(crate) fn last(&self) -> Option<Turn<'_>> {
        self.turn(self.len().checked_sub(1)?)
    }

    /// Which decision was this seat's last one.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.turns_of(seat).next_back()
    }

    /// How many outcomes have been drawn.
    pub(crate) fn draws(&self) -> u64 {
        u64::from(self.end().draws)
    }

    /// Begins with what was drawn before the first decision.
    pub(crate) fn begin(&mut self, chance: &[String]) {
        *self = History::default();
        self.opening = self.write(chance);
    }

    /// Adds a decision and the chance that followed it. All of them have been played, so they are tokens.
    pub(crate) fn push(&mut self, seat: Seat, by: PlayedBy, token: &str, chance: &[String]) {
        let before = self.end().draws;
        self.text.push_str(token);
        self.text.push(' ');
        let Mark { end, draws } = self.write(chance);
        self.turns.push((seat, by, Mark { end, draws: before + draws }));
    }

    /// Takes back everything after so many decisions.
    pub(crate) fn truncate(&mut self, decisions: usize) {
        self.turns.truncate(decisions);
        self.text.truncate(self.end().end as usize);
    }

    fn end(&self) -> Mark {
        self.turns.last().map_or(self.opening, |(_, _, mark)| *mark)
    }

    fn write(&mut self, chance: &[String]) -> Mark {
        for token in chance {
            self.text.push_str(token);
            self.text.push(' ');
        }
        Mark { end: self.text.len() as u32, draws: chance.len() as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_and_can_be_taken_back() {
        let tokens = |of: &[&str]| -> Vec<String> { of.iter().map(ToString::to_string).collect() };
        let mut history = History::default();
        history.begin(&tokens(&["~a", "~b"]));
        assert_eq!(
            (history.opening().collect::<Vec<_>>(), history.draws(), history.len()),
            (vec!["~a", "~b"], 2, 0)
        );
        let begun = history.clone();
        history.push(Seat::new(1), PlayedBy::Bot, "x", &[]);
        history.push(Seat::new(0), PlayedBy::Person, "y", &tokens(&["~c"]));
        let turns: Vec<_> =
            history.turns().map(|turn| (turn.token, turn.chance().collect::<Vec<_>>())).collect();
        assert_eq!(turns, [("x", vec![]), ("y", vec!["~c"])]);
        assert_eq!(
            (history.draws(), history.last_of(Seat::new(1)), history.last_of(Seat::new(2))),
            (3, Some(0), None)
        );
        assert_eq!(history.turn(1).map(|turn| (turn.seat, turn.by)), Some((Seat::new(0), PlayedBy::Person)));
        history.truncate(1);
        assert_eq!((history.draws(), history.turn(1)), (2, None));
        history.truncate(0);
        assert_eq!(history, begun);
    }
}
