//! Making a record of a table's log.

use crosstable_games::AnyGame;
use crosstable_table::view::Finished;
use crosstable_table::{Chair, Corrupt, Entry, Table};

use crate::odds::Window;
use crate::{Date, Occupant, Ranking, Record, Step};

/// Why a log gives no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRecord {
    /// No table can have written the log.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// The game has not ended; until then its secrets are secret.
    #[error("the game has not ended")]
    NotEnded,
    /// The clock of the table was wrong beyond all measure.
    #[error("the game was started after the year 9999")]
    TooLate,
}

impl Record {
    /// The record of a table whose game has ended: the game as it was finally played, without what was taken back.
    pub fn of(log: &[Entry]) -> Result<Self, NoRecord> {
        let table = Table::replay(log)?;
        let finished = table.finished().ok_or(NoRecord::NotEnded)?;
        let started = log.iter().find(|entry| matches!(entry, Entry::Started { .. }));
        let date = started.and_then(|entry| Date::of(entry.at())).ok_or(NoRecord::TooLate)?;
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

/// Plays the game once more to see from what each outcome was drawn.
fn steps(finished: &Finished<'_>) -> Vec<Step> {
    let setup = finished.options.setup();
    let position = AnyGame::new(finished.game, &setup).expect("the table has been played with these options");
    let mut writer = Writer { position, window: Window::default(), steps: Vec::new() };
    writer.draw(finished.line.opening());
    for turn in finished.line.turns() {
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
