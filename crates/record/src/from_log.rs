//! Makes a record from a table's log.

use crosstable_games::AnyGame;
use crosstable_table::{Chair, CorruptLog, Entry, Finished, LogEntry, TableSession};

use crate::odds::Window;
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
        let started = log.iter().find(|line| matches!(line.entry, Entry::Started { .. }));
        let date = started.and_then(|line| Date::of(line.entry.at())).ok_or(FromLogError::DateOutOfRange)?;
        let setup = finished.options.setup();
        let mut record = Record {
            game: finished.game.to_string(),
            rules: finished.game.rules(),
            seats: finished.chairs.iter().map(occupant).collect(),
            date,
            table: finished.table,
            commitment: finished.commitment,
            entropy: finished.entropy.clone(),
            seed: finished.seed,
            result: Ranking::from(&finished.standing),
            steps: steps(&finished),
            options: setup.options,
            lines: crate::record::Lines::default(),
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
    let mut writer = Writer { position, window: Window::default(), steps: Vec::new() };
    writer.draw(finished.history.opening());
    for turn in finished.history.turns() {
        writer.play(turn.token);
        writer.steps.push(Step::Move { seat: turn.seat, token: turn.token.into() });
        writer.draw(turn.chance());
    }
    writer.steps
}

struct Writer {
    position: AnyGame,
    window: Window,
    steps: Vec<Step>,
}

impl Writer {
    fn draw<'a>(&mut self, chance: impl Iterator<Item = &'a str>) {
        for token in chance {
            let list = self.position.outcomes();
            let odds = self.window.shortest(&list);
            let resolved = self.window.resolve(&odds).expect("the rules list outcomes as a record does");
            let step = self.steps.len() as u32 + 1;
            self.window.push(step, token, resolved).expect("what was drawn is an outcome");
            self.steps.push(Step::Draw { token: token.into(), odds });
            self.play(token);
        }
    }

    fn play(&mut self, token: &str) {
        self.position.play(token).expect("the table has checked it when the log was replayed");
    }
}
