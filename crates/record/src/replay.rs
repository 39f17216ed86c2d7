//! Replays a record.

use crosstable_core::{Actor, SetupError, SetupFault};
use crosstable_games::{AnyGame, GameId, UnknownGame};

use crate::record::Header;
use crate::{Record, RecordError, RecordErrorKind, Step};

/// A replay: the position after some steps of a record.
///
/// ```
/// # use crosstable_core::{Setup, Viewer};
/// # use crosstable_games::GameId;
/// # use crosstable_record::{Record, random};
/// # let record = Record::of(&random::log(GameId::Crosswise, &Setup::players(2), 7)?)?;
/// let mut replay = record.replay()?;
/// while let Some(step) = replay.advance()? {
///     println!("{step}\n{:?}", replay.position().view(Viewer::Spectator));
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
    /// Starts a replay at the first position.
    pub fn replay(&self) -> Result<Replay<'_>, RecordError> {
        let (game, position) = first_position(self)?;
        Ok(Replay { record: self, game, position, done: 0 })
    }
}

impl<'a> Replay<'a> {
    /// The game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The position after [`done`](Replay::done) steps.
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

    /// Plays the next step and returns it; `None` after the last one. A refused step is not played.
    pub fn advance(&mut self) -> Result<Option<&'a Step>, RecordError> {
        let Some(step) = self.due() else { return Ok(None) };
        let line = self.record.step_line(self.done);
        match (self.position.actor(), step) {
            (Actor::Over, _) => {
                return Err(RecordError::new(line, format!("the game was over after step {}", self.done)));
            }
            (Actor::Seat(seat), Step::Draw { .. }) => {
                return Err(RecordError::new(line, format!("seat {seat} is to move; nothing is drawn here")));
            }
            (Actor::Chance, Step::Move { seat, .. }) => {
                return Err(RecordError::new(
                    line,
                    format!("chance is to be drawn; seat {seat} cannot move"),
                ));
            }
            (Actor::Seat(due), Step::Move { seat, .. }) if due != *seat => {
                return Err(RecordError::new(line, format!("seat {due} is to move, not seat {seat}")));
            }
            (Actor::Seat(_) | Actor::Chance, _) => {}
        }
        let token = step.token();
        let refused = |refusal| RecordError {
            line,
            kind: RecordErrorKind::Refused { token: token.to_owned(), refusal },
        };
        self.position.play(token).map_err(refused)?;
        self.done += 1;
        Ok(Some(step))
    }
}

/// The game and its first position, by the version of the rules that the record names.
fn first_position(record: &Record) -> Result<(GameId, AnyGame), RecordError> {
    let at = |header| move |what: String| RecordError::new(record.header_line(header), what);
    let game: GameId =
        record.game.parse().map_err(|error: UnknownGame| at(Header::Game)(error.to_string()))?;
    let setup = record.setup();
    let options = game.options(&setup).map_err(|error| setup_error(record, &error))?;
    // All options must be there, so that a changed default cannot change an old game.
    let in_force = options.to_vec();
    let complete = in_force.iter().zip(&record.options).take_while(|(known, given)| known == given).count();
    if let Some((key, _)) = in_force.get(complete) {
        return Err(at(Header::Option(complete))(format!("the option '{key}' must stand here")));
    }
    let position = AnyGame::new(game, &setup).expect("the options have just been validated");
    Ok((game, position))
}

/// The first error of the set-up, with its line.
fn setup_error(record: &Record, error: &SetupError) -> RecordError {
    let line = |fault: &SetupFault| {
        let header = match fault {
            SetupFault::Rules { .. } => Header::Rules,
            SetupFault::Players { .. } => Header::Players,
            SetupFault::TooMany { most, .. } => Header::Option(*most),
            SetupFault::UnknownOption { key, .. }
            | SetupFault::NotForPlayers { key, .. }
            | SetupFault::BadValue { key, .. }
            | SetupFault::Twice { key, .. } => {
                Header::Option(record.options.iter().position(|(known, _)| known == key).unwrap_or_default())
            }
        };
        record.header_line(header)
    };
    let faults = error.0.iter().map(|fault| (line(fault), fault));
    let (line, fault) = faults.min_by_key(|(line, _)| *line).expect("a set-up is refused for a reason");
    RecordError::new(line, fault.to_string())
}
