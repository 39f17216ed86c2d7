//! A game as it was played: the set-up and every token.

use crate::{Game, Options, Play, Refusal, Setup, SetupError, read_token};

/// Everything needed to play a game again: the same record always replays to the same position (G-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The table's options.
    pub options: Options,
    /// Moves and chance outcomes in the order they happened.
    pub moves: Vec<G::Move>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ReplayError {
    /// The set-up is not one of this game.
    #[error("set-up: {0}")]
    Setup(#[from] SetupError),
    /// A token is unreadable or illegal where it stands.
    #[error("token {number} '{token}': {refusal}")]
    Refused {
        /// Which token, counted from 1.
        number: usize,
        token: String,
        refusal: Refusal,
    },
}

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub const fn new(options: Options) -> Self {
        Record { options, moves: Vec::new() }
    }

    /// Reads tokens, playing them as it goes, so that a record in memory is always a legal one.
    pub fn read<'a>(setup: &Setup, tokens: impl IntoIterator<Item = &'a str>) -> Result<Self, ReplayError> {
        let mut record = Record::new(Options::of::<G>(setup)?);
        let mut position = G::new(&record.options);
        for (index, token) in tokens.into_iter().enumerate() {
            let played = read_token(token).and_then(|mv| position.play(mv).map(|()| mv));
            let refused = |refusal| ReplayError::Refused {
                number: index + 1,
                token: crate::setup::shown(token),
                refusal,
            };
            record.moves.push(played.map_err(refused)?);
        }
        Ok(record)
    }

    /// The tokens, in order.
    pub fn tokens(&self) -> impl Iterator<Item = String> + '_ {
        self.moves.iter().map(ToString::to_string)
    }

    /// Plays everything again and returns the position it leads to.
    pub fn replay(&self) -> Result<G, ReplayError> {
        let mut position = G::new(&self.options);
        for (index, mv) in self.moves.iter().enumerate() {
            let refused =
                |refusal| ReplayError::Refused { number: index + 1, token: mv.to_string(), refusal };
            position.play(*mv).map_err(refused)?;
        }
        Ok(position)
    }
}
