//! The one way to run a table.
//!
//! A [`TableSession`] is sans-IO: no clock, no generator, no threads. It runs natively and in WebAssembly. The caller
//! does three steps for every command, in this order:
//!
//! 1. [`execute`](TableSession::execute) decides what the command leads to, on a copy;
//! 2. the caller makes the entries of the [`Decision`] durable, if the log is as long as the session expects;
//! 3. [`commit`](TableSession::commit) makes them part of the table, and gives the events for every viewer.
//!
//! Entries that somebody else has appended come in through [`on_log`](TableSession::on_log).

use crosstable_core::{Level, Message, PlayerId, Seat, SetupError, TableId, Viewer, ViewerSet};
use crosstable_fair::{Head, Receipt, Seed, Ticket};
use crosstable_games::{AnyView, GameId};
use crosstable_protocol::{Closed, Command, Event, Millis, Stage, TableView};

use crate::chair::Chair;
use crate::dispatch::{Origin, Rejection};
use crate::entry::{Entry, Who};
use crate::key::Key;
use crate::log_entry::LogEntry;
use crate::redact::Committed;
use crate::table::{CorruptLog, Opening, Table};

/// A table that is being run.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSession {
    // A table is large, and a decision with one is passed through many hands.
    table: Box<Table>,
}

/// What a command leads to, before it is durable.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    committed: Vec<Committed>,
    after: Box<Table>,
}

impl Decision {
    /// Whether the command changes nothing, so that there is nothing to append.
    pub const fn is_empty(&self) -> bool {
        self.committed.is_empty()
    }

    /// The entries to append.
    pub fn entries(&self) -> impl Iterator<Item = &LogEntry> {
        self.committed.iter().map(Committed::log_entry)
    }

    /// The table as it will be.
    pub fn after(&self) -> &Table {
        &self.after
    }
}

/// A decision that a bot has to make. The view of its seat is all it gets.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct BotTask {
    pub game: GameId,
    pub seat: Seat,
    pub level: Level,
    /// The origin of the command with which the bot's move is played.
    pub origin: Origin,
    /// The entry that led to the position; see [`Table::turned`].
    pub turned: u64,
    /// How many decisions this seat has made before.
    pub turn: u32,
    pub view: AnyView,
    /// The moves to choose from, sorted; never empty.
    pub legal: Vec<String>,
}

impl BotTask {
    /// The command that plays a move for this task. It is stale once the game has moved on.
    pub fn play(&self, token: impl Into<String>) -> Command {
        Command::Play { seat: self.seat, token: token.into(), seen: Some(self.turned) }
    }
}

impl TableSession {
    /// Opens a table: its session, and the first entry of its log.
    pub fn open(opening: &Opening, seed: Seed, now: Millis) -> Result<(Self, LogEntry), SetupError> {
        let entry = Table::opened(opening, seed, now)?;
        let log_key = Table::log_key_of(&entry).expect("the entry creates a table");
        let entry = LogEntry::chained(entry, None, 0, None, &log_key);
        let table = Table::new(Some(&entry)).expect("the options have just been validated");
        Ok((TableSession { table: Box::new(table) }, entry))
    }

    /// Rebuilds the table from its log.
    pub fn load<'a>(log: impl IntoIterator<Item = &'a LogEntry>) -> Result<Self, CorruptLog> {
        let mut log = log.into_iter();
        let mut table = Table::new(log.next())?;
        for line in log {
            table.apply(line)?;
        }
        Ok(TableSession { table: Box::new(table) })
    }

    /// The events of a log from this number on, as this viewer saw them; none if the log is shorter.
    pub fn events(log: &[LogEntry], from: u64, viewer: Viewer) -> Result<Vec<Event>, CorruptLog> {
        let mut session = TableSession::load(log.first())?;
        let created = log.first().map(|line| Committed {
            number: 0,
            line: line.clone(),
            hidden: Vec::new(),
            before: None,
            receipt: session.table.receipt(),
        });
        let committed = log.iter().skip(1).map(|line| session.on_log(line.clone()));
        let committed: Vec<Committed> =
            created.map(Ok).into_iter().chain(committed).collect::<Result<_, _>>()?;
        Ok(committed.iter().skip(from as usize).map(|committed| committed.event(viewer)).collect())
    }

    /// Decides a command that came at this time. The session itself does not change.
    pub fn execute(
        &self,
        origin: Origin,
        now: Millis,
        key: Option<Key>,
        command: &Command,
    ) -> Result<Decision, Rejection> {
        Ok(self.decision(self.table.decide(origin, now, command)?, key))
    }

    /// Decides that the same people play on at this table. [`open_rematch`](Self::open_rematch) makes it; it must be
    /// stored before, so that nobody is ever sent to a table that does not exist.
    pub fn execute_rematch(
        &self,
        origin: Origin,
        now: Millis,
        key: Option<Key>,
        next: TableId,
    ) -> Result<Decision, Rejection> {
        Ok(self.decision(self.table.agree_rematch(origin, now, next)?, key))
    }

    /// Decides what follows from a receipt that a client shows for an entry of this number: if it is genuine and the log
    /// has another entry there, the people are told and asked (T-17). `stored` is the head of that entry in the log.
    /// Usually the decision is empty.
    pub fn execute_dispute(
        &self,
        now: Millis,
        number: u64,
        receipt: Receipt,
        stored: Option<Head>,
        seated: bool,
    ) -> Decision {
        self.decision(self.table.dispute(now, number, receipt, stored, seated), None)
    }

    /// Decides that nobody has come to this table for long.
    pub fn execute_expiry(&self, now: Millis) -> Decision {
        let due = !self.table.expired;
        self.decision(due.then_some(Entry::Expired { at: now }).into_iter().collect(), None)
    }

    /// Decides that one of its people has come to a table that had expired.
    pub fn execute_revival(&self, now: Millis) -> Decision {
        let due = self.table.expired;
        self.decision(due.then_some(Entry::Revived { at: now }).into_iter().collect(), None)
    }

    /// Decides that whoever runs the server closes this table, without a result (T-21). Empty if it has ended.
    pub fn execute_closing(&self, now: Millis) -> Decision {
        let (due, seed) = (self.table.stage != Stage::Ended, self.table.seed);
        let closed = due.then_some(Entry::Closed { at: now, reason: Closed::Operator, seed });
        self.decision(closed.into_iter().collect(), None)
    }

    /// Decides that a person no longer wants this table in their list (T-19). Empty if it has not ended, or is not there.
    pub fn execute_unlisting(&self, now: Millis, player: PlayerId) -> Decision {
        let due = self.table.may_unlist(player);
        self.decision(due.then_some(Entry::Unlisted { at: now, player }).into_iter().collect(), None)
    }

    /// Decides that this game of a device goes on at a server, and stands still here (T-20). Empty if it does already.
    pub fn execute_upload(&self, now: Millis) -> Result<Decision, Rejection> {
        Ok(self.decision(self.table.may_upload(now)?, None))
    }

    /// Decides that it goes on here all the same. Empty if it does already.
    pub fn execute_resumption(&self, now: Millis) -> Decision {
        let due = self.table.uploaded.is_some();
        self.decision(due.then_some(Entry::Resumed { at: now }).into_iter().collect(), None)
    }

    pub(crate) fn decision(&self, entries: Vec<Entry>, mut key: Option<Key>) -> Decision {
        let mut after = self.table.clone();
        let lines = entries.into_iter().map(|entry| {
            let line = LogEntry::chained(entry, key.take(), after.length, after.head, &after.log_key);
            apply(&mut after, line, Table::apply_own).expect("a table's own entries fit")
        });
        let committed = lines.collect();
        Decision { committed, after }
    }

    /// Makes a decision part of the table. Its entries are durable by now, right behind the entries of this session.
    pub fn commit(&mut self, decision: Decision) -> Vec<Committed> {
        debug_assert!(decision.committed.first().is_none_or(|first| first.number == self.table.length()));
        self.table = decision.after;
        decision.committed
    }

    /// Applies the next entry of the log, written by this process or by another.
    pub fn on_log(&mut self, line: LogEntry) -> Result<Committed, CorruptLog> {
        apply(&mut self.table, line, Table::apply)
    }

    /// The table: everything in it follows from its log.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table as this viewer sees it now.
    pub fn view(&self, viewer: Viewer) -> TableView {
        self.table.view(viewer)
    }

    /// A move that the seat to move could make, in a sentence for its maker.
    pub fn describe(&self, token: &str) -> Option<Message> {
        let reader = Viewer::Seat(self.table.to_move()?);
        self.table.position.message(token, reader).ok()
    }

    /// The ticket with which another device can take over a seat (T-15).
    pub fn ticket(&self, player: PlayerId, seat: Seat) -> Result<Ticket, Rejection> {
        Ok(self.table.ticket(Origin::Player(player), seat)?)
    }

    /// When [`overdue_decision`](Self::overdue_decision) has to be asked for next.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.table.deadline()
    }

    /// The decision that a bot has to make now.
    pub fn pending_bot(&self) -> Option<BotTask> {
        let (seat, level) = self.table.bot_to_move()?;
        Some(self.bot_task(seat, level, Origin::System))
    }

    /// The decision that a bot has to make for a person whose time has run out (T-09).
    pub fn overdue_decision(&self, now: Millis) -> Option<BotTask> {
        self.table.deadline().filter(|deadline| *deadline <= now)?;
        Some(self.bot_task(self.table.to_move()?, Level::Normal, Origin::Clock))
    }

    /// What a bot of this level is asked when the seat has to decide; for hints, too.
    pub fn bot_task(&self, seat: Seat, level: Level, origin: Origin) -> BotTask {
        let table = &self.table;
        BotTask {
            game: table.game(),
            seat,
            level,
            origin,
            turned: table.turned(),
            turn: table.decisions_of(seat) as u32,
            view: table.position.view(Viewer::Seat(seat)),
            legal: table.position.legal(),
        }
    }

    /// The table of a rematch with everybody on their seats, and its log (T-12).
    pub fn open_rematch(
        &self,
        next: TableId,
        seed: Seed,
        now: Millis,
    ) -> Result<(TableSession, Vec<LogEntry>), SetupError> {
        let opening = self.table.rematch_opening(next);
        let (mut session, first) = TableSession::open(&opening, seed, now)?;
        let mut log = vec![first];
        for (seat, chair) in Seat::all(self.table.players()).zip(self.table.chairs()) {
            let who = match chair {
                Chair::Open => continue,
                Chair::Bot { level } => Who::Bot { level: *level },
                // The name stays, although an old one might not be given any more (T-14).
                Chair::Person { player, name, .. } => Who::Person { player: *player, name: name.clone() },
            };
            let decision = session.decision(vec![Entry::Seated { at: now, seat, who }], None);
            log.extend(decision.entries().cloned());
            session.commit(decision);
        }
        Ok((session, log))
    }
}

fn apply(
    table: &mut Table,
    line: LogEntry,
    apply: impl FnOnce(&mut Table, &LogEntry) -> Result<Vec<ViewerSet>, CorruptLog>,
) -> Result<Committed, CorruptLog> {
    let number = table.length();
    let told = matches!(line.entry, Entry::Started { .. } | Entry::Played { .. });
    let before = told.then(|| table.position.clone());
    let hidden = apply(table, &line)?;
    Ok(Committed { number, line, hidden, before, receipt: table.receipt() })
}
