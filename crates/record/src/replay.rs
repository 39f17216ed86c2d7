//! Playing a record again.

use crosstable_core::Actor;
use crosstable_games::{AnyGame, GameId};

use crate::{Failure, Record, Step, What, rules};

/// A record on its way from the first position to the last.
///
/// ```
/// # use crosstable_core::{Setup, Viewer};
/// # use crosstable_games::GameId;
/// # use crosstable_record::{Record, random};
/// # let record = Record::of(&random::log(GameId::Crosswise, &Setup::players(2), 7)?)?;
/// let mut replay = record.replay()?;
/// while let Some(step) = replay.advance()? {
///     println!("{step}\n{}", replay.position().text_board(Viewer::Spectator));
/// }
/// assert!(replay.position().standing().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: GameId,
    position: AnyGame,
    done: usize,
}

impl Record {
    /// The first position, from which the steps can be played one by one.
    pub fn replay(&self) -> Result<Replay<'_>, Failure> {
        let (game, position) = rules::first_position(self)?;
        Ok(Replay { record: self, game, position, done: 0 })
    }
}

impl<'a> Replay<'a> {
    /// Which game it is.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The position after the steps that have been played.
    pub const fn position(&self) -> &AnyGame {
        &self.position
    }

    /// How many steps have been played.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The step that [`advance`](Replay::advance) would play.
    pub fn due(&self) -> Option<&'a Step> {
        self.record.steps.get(self.done)
    }

    /// Plays the next step and returns it; nothing after the last one. A step that the rules refuse is not played.
    pub fn advance(&mut self) -> Result<Option<&'a Step>, Failure> {
        let Some(step) = self.due() else { return Ok(None) };
        let line = self.record.step_line(self.done);
        match (self.position.actor(), step) {
            (Actor::Over, _) => {
                return Err(Failure::said(line, format!("the game was over after step {}", self.done)));
            }
            (Actor::Seat(seat), Step::Draw { .. }) => {
                return Err(Failure::said(line, format!("seat {seat} is to move; nothing is drawn here")));
            }
            (Actor::Chance, Step::Move { seat, .. }) => {
                return Err(Failure::said(line, format!("chance is to be drawn; seat {seat} cannot move")));
            }
            (Actor::Seat(due), Step::Move { seat, .. }) if due != *seat => {
                return Err(Failure::said(line, format!("seat {due} is to move, not seat {seat}")));
            }
            (Actor::Seat(_) | Actor::Chance, _) => {}
        }
        let token = step.token();
        let refused = |refusal| Failure { line, what: What::Refused { token: token.to_owned(), refusal } };
        self.position.play(token).map_err(refused)?;
        self.done += 1;
        Ok(Some(step))
    }
}
