//! A table with its log in memory.

use crosstable_core::{PlayerId, Seat, SetupError, TableId};
use crosstable_fair::Seed;
use crosstable_protocol::{Command, Millis};

use crate::continued::NotContinued;
use crate::dispatch::{Origin, Rejection};
use crate::log_entry::LogEntry;
use crate::session::{Decision, TableSession};
use crate::table::{Opening, Table};

/// A session with its log in memory, where appending cannot fail: for the arena, generated games and tests.
#[derive(Clone, PartialEq, Debug)]
pub struct MemoryTable {
    session: TableSession,
    log: Vec<LogEntry>,
    /// The time at which the next command comes.
    pub now: Millis,
}

impl MemoryTable {
    /// Opens a table.
    pub fn open(opening: &Opening, seed: Seed, now: Millis) -> Result<Self, SetupError> {
        let (session, first) = TableSession::open(opening, seed, now)?;
        Ok(MemoryTable { session, log: vec![first], now })
    }

    /// Opens the rematch of this table, which has ended, with everybody on their seats (T-12).
    pub fn rematch(&self, table: TableId, seed: Seed) -> Result<Self, SetupError> {
        let (session, log) = self.session.open_rematch(table, seed, self.now)?;
        Ok(MemoryTable { session, log, now: self.now })
    }

    /// The table at which a server continues the game of this one for this person (T-20).
    pub fn continued(&self, host: PlayerId, seed: Seed) -> Result<Self, NotContinued> {
        let (session, log) = TableSession::continue_game(&self.log, host, seed, self.now)?;
        Ok(MemoryTable { session, log, now: self.now })
    }

    /// Decides something that is no command.
    pub fn append(&mut self, decision: Decision) -> &[LogEntry] {
        let before = self.log.len();
        self.log.extend(decision.entries().cloned());
        self.session.commit(decision);
        &self.log[before..]
    }

    /// Carries out a command, and returns the entries it led to.
    pub fn perform(&mut self, origin: Origin, command: &Command) -> Result<&[LogEntry], Rejection> {
        let decision = self.session.execute(origin, self.now, None, command)?;
        Ok(self.append(decision))
    }

    /// Plays a move for a seat: as its person, or as the bot that decides there.
    pub fn play(&mut self, seat: Seat, token: &str) -> Result<&[LogEntry], Rejection> {
        let chair = &self.table().chairs()[seat.index()];
        let person = chair.player().filter(|_| chair.bot().is_none());
        self.perform(person.map_or(Origin::System, Origin::Player), &Command::play(seat, token))
    }

    /// The session.
    pub const fn session(&self) -> &TableSession {
        &self.session
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.session.table()
    }

    /// All entries so far.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }
}
