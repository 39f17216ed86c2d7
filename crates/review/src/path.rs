//! The positions of a game in the order in which they were.

use crosstable_core::{Actor, Game, Options, Record, Setup};

use crate::ReviewError;

/// A finished game: every position and what was played there.
pub(crate) struct Path<G: Game> {
    /// One more than there are steps: the last one is the end.
    pub(crate) positions: Vec<G>,
    pub(crate) steps: Vec<G::Move>,
    /// The first position in which a seat decides.
    pub(crate) first: usize,
    /// Whether all seats have the same chances before the deal.
    pub(crate) is_even: bool,
}

impl<G: Game> Path<G> {
    pub(crate) fn read<T: AsRef<str>>(setup: &Setup, tokens: &[T]) -> Result<Self, ReviewError> {
        // No game takes longer, so what is longer is not read to its end.
        let bounded = tokens.iter().take(G::LONGEST + 1).map(AsRef::as_ref);
        let record = Record::<G>::read(setup, bounded)?;
        let mut position = G::new(&record.options);
        let mut positions = vec![position.clone()];
        for step in &record.moves {
            position.apply(*step);
            positions.push(position.clone());
        }
        if position.actor() != Actor::Over {
            return Err(ReviewError::Unfinished);
        }
        let first = positions.iter().position(|position| matches!(position.actor(), Actor::Seat(_)));
        let first = first.ok_or(ReviewError::NoDecision)?;
        let is_even = first > 0 && is_even::<G>(&record.options);
        Ok(Path { positions, steps: record.moves, first, is_even })
    }

    pub(crate) fn players(&self) -> u8 {
        self.positions[0].players()
    }

    /// The positions in which a seat decides.
    pub(crate) fn decisions(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.steps.len()).filter(|at| matches!(self.positions[*at].actor(), Actor::Seat(_)))
    }
}

/// Whether chance decides who sits where and who begins. Older rules fixed some of it without an option.
fn is_even<G: Game>(options: &Options) -> bool {
    let specs = G::options(options.rules(), options.players());
    let mut lots = specs.iter().filter(|spec| spec.allowed.accepts("random"));
    options.rules() == G::RULES && lots.all(|spec| options.is(spec.key, "random"))
}
