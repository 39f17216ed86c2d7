//! Makes a record from a table's log.

use crosstable_fair::Source;
use crosstable_games::AnyGame;
use crosstable_table::{Chair, CorruptLog, Finished, LogEntry, TableSession};

use crate::step_writer::StepWriter;
use crate::{Date, Occupant, Ranking, Record, Step};

/// Why a log has no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FromLogError {
    /// The log does not replay.
    #[error(transparent)]
    Corrupt(#[from] CorruptLog),
    /// Until the game has ended, its seed is secret.
    #[error("the game has not ended")]
    NotEnded,
    /// The time of the start is not before the year 10000.
    #[error("the game was started after the year 9999")]
    DateOutOfRange,
}

impl Record {
    /// The record of a finished game, without undone moves.
    pub fn of(log: &[LogEntry]) -> Result<Self, FromLogError> {
        let session = TableSession::load(log)?;
        let finished = session.table().finished().ok_or(FromLogError::NotEnded)?;
        let date = session.table().started().and_then(Date::of).ok_or(FromLogError::DateOutOfRange)?;
        let mut record = Record {
            options: finished.options.to_vec(),
            seats: finished.chairs.iter().map(occupant).collect(),
            table: finished.table,
            source: finished.source,
            round: (finished.source == Source::Revealed).then_some(finished.round),
            commitment: (finished.source != Source::Seeded).then_some(finished.commitment),
            commitments: finished.commitments.clone(),
            date,
            entropy: finished.entropy.clone(),
            seed: finished.seed,
            begun: finished.begun,
            // A record of the first version has no room for it.
            head: finished.head.filter(|_| finished.source != Source::Published),
            result: Ranking::from(&finished.standing),
            steps: steps(&finished),
            ..Record::empty(finished.game.to_string(), finished.options.rules())
        };
        record.lines = record.plain_lines();
        Ok(record)
    }
}

fn occupant(chair: &Chair) -> Occupant {
    match chair {
        Chair::Person { name, .. } => Occupant::Person(name.clone()),
        Chair::Bot { level } => Occupant::Bot(*level),
        Chair::Open => unreachable!("a game is started when every seat is taken (T-04)"),
    }
}

/// Replays the game to get the outcomes that each draw was made from.
fn steps(finished: &Finished<'_>) -> Vec<Step> {
    let setup = finished.options.setup();
    let position = AnyGame::new(finished.game, &setup).expect("the table has been played with these options");
    let mut writer = StepWriter::new(position);
    finished.history.opening().for_each(|token| writer.draw(token));
    for turn in finished.history.turns() {
        writer.decide(turn.seat, turn.token);
        turn.chance().for_each(|token| writer.draw(token));
    }
    writer.steps
}
