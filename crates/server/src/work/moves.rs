//! The moves of the house: a bot thinks, and what it finds is written down unless somebody was first.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_core::{Level, Seat};
use crosstable_store::{AppendError, Log};
use crosstable_table::{By, Command, Logged};

use super::memory::Known;
use crate::fault::Fault;
use crate::house::{House, now};
use crate::room::{damaged, question};

/// How often a move is written anew because somebody else wrote something that does not matter to it.
const ATTEMPTS: usize = 8;

/// What became of a move.
enum Fate {
    /// It is in the log.
    Made,
    /// The game has moved on without it.
    Late,
    /// The table refused it.
    Refused,
}

impl<L: Log> House<L> {
    /// Has a bot decide for a seat; false if somebody else was first. The view of the seat is all it gets.
    pub(super) async fn decide_for(
        &self,
        known: &mut Known,
        seat: Seat,
        level: Level,
        for_clock: bool,
        pause: Duration,
    ) -> Result<bool, Fault> {
        let turned = known.table.turned();
        let question = question(&known.table, seat, level, known.mood);
        let Some(fallback) = question.legal.first().cloned() else { return Ok(false) };
        let thought = self.bots.think(question, pause, &self.meter).await;
        for token in [thought.unwrap_or_else(|_| fallback.clone()), fallback] {
            let command =
                if for_clock { Command::TimeUp { seat, token } } else { Command::Play { seat, token } };
            match self.settle(known, turned, &command).await? {
                Fate::Made => return Ok(true),
                Fate::Late => {
                    self.meter.tasks_late.fetch_add(1, Ordering::Relaxed);
                    return Ok(false);
                }
                // A bot can be wrong about the rules; the first legal move is never refused, unless its owner came
                // back meanwhile.
                Fate::Refused => {}
            }
        }
        Ok(false)
    }

    async fn settle(&self, known: &mut Known, turned: u64, command: &Command) -> Result<Fate, Fault> {
        for _ in 0..ATTEMPTS {
            if known.table.turned() != turned {
                return Ok(Fate::Late);
            }
            let entries = match known.table.handle(By::House, now(), command.clone()) {
                Ok(entries) => entries,
                Err(refusal) => {
                    tracing::warn!(game = %known.table.game(), %refusal, "the house was refused a move");
                    return Ok(Fate::Refused);
                }
            };
            let lines = Logged::of(entries, None);
            match self.write(&known.table, &lines, &mut known.listed).await {
                Ok(put) => {
                    known.owes = !put;
                    for line in &lines {
                        let applied = known.table.apply_logged(line);
                        applied.map_err(|error| damaged(known.table.id(), &error))?;
                    }
                    return Ok(Fate::Made);
                }
                Err(AppendError::Conflict { actual }) => {
                    self.meter.conflicts.fetch_add(1, Ordering::Relaxed);
                    if actual < known.table.length() {
                        // It was removed. Whoever takes the task next reads the table from its beginning.
                        return Err(Fault::Busy);
                    }
                    self.refresh(known).await?;
                }
                Err(AppendError::Store(error)) => return Err(self.storage_failed(&error)),
            }
        }
        Err(Fault::Busy)
    }
}
