//! The tables of a device, and **the one loop that changes them**: decide, store, commit, tell.

use crosstable_bots::{Policy, TimeLimit, TimeSource, TurnSeed, decide_any};
use crosstable_core::{PlayerId, Setup, TableId};
use crosstable_fair::{Seed, Source};
use crosstable_protocol::http::{self, Opened};
use crosstable_protocol::{Command, CommandRequest, Done, Hello, Millis, ToClient, ToServer, VERSION};
use crosstable_review::Progress;
use crosstable_table::{BotTask, Committed, Decision, Key, Opening, Origin, TableSession};
use serde::Deserialize;

use crate::ID_PREFIX;
use crate::connection::Connection;
use crate::error::DeviceError;
use crate::format::{json, read};
use crate::output::{Append, Output};
use crate::request::{Request, Route, games};
use crate::table::Open;
use crate::tables::Tables;
use crate::work::{NewTable, Reply, Storing, Work};

/// How often a command is decided again because another tab was first.
const ATTEMPTS: u8 = 8;

/// Random bytes of the system, which nobody can guess.
pub type RandomBytes = [u8; 64];

/// How storing went.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stored {
    /// It is on stable storage.
    Stored,
    /// The log is longer than expected; these are its entries from the expected length on.
    Conflict(Vec<String>),
    /// It is not stored.
    Failed,
}

/// The tables of a device.
pub struct Host {
    player: PlayerId,
    clock: TimeSource,
    /// Told how far a review is.
    progress: fn(Progress),
    tables: Tables,
    connections: Vec<Connection>,
    storing: Option<Storing>,
    /// Fresh with every message; the id and the seeds of a new table are made of it.
    random: RandomBytes,
}

impl Host {
    /// A host for the person at this device. The bots measure their time with this clock.
    pub const fn new(player: PlayerId, clock: TimeSource) -> Self {
        Host {
            player,
            clock,
            progress: |_| (),
            tables: Tables::new(),
            connections: Vec::new(),
            storing: None,
            random: [0; 64],
        }
    }

    /// The same host, which tells how far a review is while it answers.
    #[must_use]
    pub const fn telling(mut self, progress: fn(Progress)) -> Self {
        self.progress = progress;
        self
    }

    /// Whether a table is in memory. If it is not, [`load`](Self::load) it before anything is asked of it.
    pub fn has(&self, table: TableId) -> bool {
        self.tables.get(table).is_some()
    }

    /// How many entries of a table this host knows.
    pub fn length(&self, table: TableId) -> u64 {
        self.tables.get(table).map_or(0, |open| open.table().length())
    }

    /// The game of a table.
    pub fn game(&self, table: TableId) -> Option<&'static str> {
        self.tables.get(table).map(|open| open.table().game().id())
    }

    /// Reads a table from its log.
    pub fn load(&mut self, table: TableId, entries: &[String], bot_seed: u64) -> Result<(), DeviceError> {
        let open = Open::load(entries, bot_seed)?;
        if open.table().id() != table {
            return Err(DeviceError::Damaged);
        }
        self.tables.insert(open);
        Ok(())
    }

    /// A table was deleted.
    pub fn forget(&mut self, table: TableId) -> Output {
        self.tables.remove(table);
        let mut output = Output::default();
        self.connections.retain(|connection| {
            let stays = connection.table != table;
            if !stays {
                output.dismiss(connection.id, &DeviceError::NoTable);
            }
            stays
        });
        output
    }

    /// A connection has sent a message. The table is in memory, if it exists.
    pub fn receive(
        &mut self,
        connection: u32,
        table: TableId,
        text: &str,
        now: Millis,
        random: RandomBytes,
    ) -> Output {
        self.random = random;
        let mut output = Output::default();
        let message = match read::<ToServer>(text) {
            Ok(message) => message,
            Err(error) => {
                output.refuse(connection, None, &error);
                return output;
            }
        };
        let known = self.connections.iter().any(|one| one.id == connection);
        match message {
            ToServer::Ping => output.send(connection, ToClient::Pong),
            ToServer::Hello(hello) if hello.version != VERSION => {
                output.dismiss(connection, &DeviceError::Version);
            }
            ToServer::Hello(_) if !self.has(table) => output.dismiss(connection, &DeviceError::NoTable),
            ToServer::Hello(hello) => return self.run(Work::Hello { table, connection, hello }, 0, now),
            _ if !known => output.dismiss(connection, &DeviceError::NoHello),
            ToServer::SetPerspective { perspective } => {
                for one in self.connections.iter_mut().filter(|one| one.id == connection) {
                    one.perspective = perspective;
                    let Some(open) = self.tables.get(one.table) else { continue };
                    output = output.then(one.welcome(open.table(), None, open));
                }
            }
            ToServer::Command(request) => {
                let reply = Reply::Connection(connection);
                return self.run(Work::Command { table, request, reply }, 0, now);
            }
        }
        output
    }

    /// A connection has ended. A table that nobody looks at any more is no longer kept in memory.
    pub fn close(&mut self, connection: u32) {
        self.connections.retain(|one| one.id != connection);
        let connections = &self.connections;
        self.tables.retain(|id| connections.iter().any(|one| one.table == id));
    }

    /// Answers a request. The table that it names is in memory, if it exists.
    pub fn request(&mut self, request: &Request, now: Millis, random: RandomBytes) -> Output {
        self.random = random;
        match request.route() {
            Ok(Route::Games) => Output::answered(Ok(games())),
            Ok(Route::Open) => self.open(&request.body, now),
            Ok(Route::Command(table)) => match read::<CommandRequest>(&request.body) {
                Ok(command) => {
                    self.run(Work::Command { table, request: command, reply: Reply::Once }, 0, now)
                }
                Err(error) => Output::answered(Err(error)),
            },
            Ok(Route::Upload(table)) => self.run(Work::Upload { table }, 0, now),
            Ok(Route::Resume(table)) => self.run(Work::Resume { table }, 0, now),
            Ok(Route::Question(table, rest)) => {
                let open = self.tables.existing(table);
                Output::answered(
                    open.and_then(|open| request.answer(&rest, open, self.player, self.progress)),
                )
            }
            Err(error) => Output::answered(Err(error)),
        }
    }

    /// Opens a table. Its chance follows from a seed that this device alone draws, so that is what its record says.
    fn open(&mut self, body: &str, now: Millis) -> Output {
        let opening = || {
            let new: http::NewTable = read(body)?;
            let game = new.game.parse().map_err(DeviceError::unreadable)?;
            let setup = Setup { players: new.players, options: new.options, rules: None };
            let opening = Opening::new(self.fresh_id(), game, setup, self.player);
            Ok(Opening { clock: new.clock, source: Source::Seeded, ..opening })
        };
        let opened = opening().and_then(|opening| {
            TableSession::open(&opening, self.fresh_seed(), now).map_err(DeviceError::Setup)
        });
        match opened {
            Ok((session, first)) => {
                let new = NewTable { session, log: vec![first] };
                let output = Output { append: vec![self.append_new(&new)], ..Output::default() };
                self.storing = Some(Storing::Opened(Box::new(new)));
                output
            }
            Err(error) => Output::answered(Err(error)),
        }
    }

    /// Decides something and asks for it to be stored; or finishes at once if nothing changes.
    fn run(&mut self, work: Work, attempts: u8, now: Millis) -> Output {
        match self.decide(&work, now) {
            Ok(None) => self.finish(work, Ok(None)),
            Ok(Some((decision, next))) => {
                let change = Append {
                    table: work.table(),
                    length: self.length(work.table()),
                    entries: decision.entries().map(|line| line.text().to_owned()).collect(),
                    listing: decision.after().my_game(self.player),
                };
                let append = next.iter().map(|next| self.append_new(next)).chain([change]).collect();
                self.storing = Some(Storing::Change {
                    work: Box::new(work),
                    decision: Box::new(decision),
                    next,
                    attempts,
                });
                Output { append, ..Output::default() }
            }
            Err(error) => match second_choice(&work, &error) {
                Some(work) => self.run(work, attempts, now),
                None => self.finish(work, Err(error)),
            },
        }
    }

    /// What to store; nothing if it changes nothing.
    fn decide(&self, work: &Work, now: Millis) -> Result<Option<Decided>, DeviceError> {
        let open = self.tables.existing(work.table())?;
        let (session, table, origin) = (&open.session, open.table(), Origin::Player(self.player));
        let decision = match work {
            Work::Command { request: CommandRequest { id, command }, .. } => {
                let key = Key::of(self.player, table.id(), id);
                // Sent again: it has had its effect.
                if table.done(key).is_some() {
                    return Ok(None);
                }
                let decision = session.execute(origin, now, Some(key), command)?;
                if *command == Command::Rematch && table.rematch().is_none() {
                    return self.rematch(session, key, now).map(Some);
                }
                decision
            }
            Work::Hello { hello, .. } => {
                let (Some(number), Some(receipt)) = (hello.last, hello.receipt) else { return Ok(None) };
                let stored = open.log.get(number as usize).and_then(|line| line.head);
                let seated = table.seats_of(self.player).next().is_some();
                session.execute_dispute(now, number, receipt, stored, seated)
            }
            Work::Upload { .. } => session.execute_upload(now)?,
            Work::Resume { .. } => session.execute_resumption(now),
            Work::Bot { task, token, .. } => {
                session.execute(task.origin, now, None, &task.play(token.clone()))?
            }
        };
        Ok(Some((decision, None)).filter(|(decision, _)| !decision.is_empty()))
    }

    /// T-12: the new table and the entry that names it are stored together.
    fn rematch(&self, session: &TableSession, key: Key, now: Millis) -> Result<Decided, DeviceError> {
        let next = self.fresh_id();
        let (new, log) = session.open_rematch(next, self.fresh_seed(), now).map_err(DeviceError::Setup)?;
        let decision = session.execute_rematch(Origin::Player(self.player), now, Some(key), next)?;
        Ok((decision, Some(Box::new(NewTable { session: new, log }))))
    }

    /// Says how storing what was to be appended went.
    pub fn stored(&mut self, stored: Stored, now: Millis) -> Output {
        match (self.storing.take(), stored) {
            (None, _) => Output::default(),
            (Some(Storing::Opened(new)), Stored::Stored) => {
                let table = new.session.table().id();
                self.insert(*new);
                let opened = Opened { table, link: String::new(), local: true };
                Output::answered(Ok(json(&opened)))
            }
            (Some(Storing::Opened(_)), _) => Output::answered(Err(DeviceError::Storage)),
            (Some(Storing::Change { work, decision, next, .. }), Stored::Stored) => {
                let table = work.table();
                let Some(open) = self.tables.get_mut(table) else { return Output::default() };
                let number = open.table().length();
                let fresh = open.commit(*decision);
                if let Some(next) = next {
                    self.insert(*next);
                }
                let told = self.tell(table, &fresh);
                told.then(self.finish(*work, Ok(Some(number))))
            }
            (Some(Storing::Change { work, attempts, .. }), Stored::Conflict(entries)) => {
                let told = self.on_log(work.table(), self.length(work.table()), &entries);
                let again = if attempts < ATTEMPTS {
                    self.run(*work, attempts + 1, now)
                } else {
                    self.finish(*work, Err(DeviceError::Busy))
                };
                told.then(again)
            }
            (Some(Storing::Change { work, .. }), Stored::Failed) => {
                self.finish(*work, Err(DeviceError::Storage))
            }
        }
    }

    /// Another tab has appended entries, the first of them with this number.
    pub fn on_log(&mut self, table: TableId, from: u64, entries: &[String]) -> Output {
        let Some(open) = self.tables.get_mut(table) else { return Output::default() };
        match open.on_log(from, entries) {
            Ok(fresh) => self.tell(table, &fresh),
            Err(_) => self.forget(table),
        }
    }

    /// The decision that a bot has to make now at a table that somebody looks at, or one for which a person's time has
    /// run out (T-09).
    pub fn pending_bot(&self, now: Millis) -> Option<(TableId, BotTask)> {
        self.tables.iter().find_map(|open| {
            let id = open.id();
            let watched = self.connections.iter().any(|one| one.table == id);
            let task = || open.session.pending_bot().or_else(|| open.session.overdue_decision(now));
            watched.then(task).flatten().map(|task| (id, task))
        })
    }

    /// When somebody's time runs out at a table that somebody looks at.
    pub fn next_deadline(&self) -> Option<Millis> {
        let watched =
            self.tables.iter().filter(|open| self.connections.iter().any(|one| one.table == open.id()));
        watched.filter_map(|open| open.session.next_deadline()).min()
    }

    /// Lets a bot think, on this thread, within the time of its level.
    pub fn think(&self, table: TableId, task: &BotTask) -> String {
        let seed = self.tables.get(table).map_or(0, |open| open.bot_seed);
        let policy = Policy::Timed(task.level, TimeLimit::none(self.clock));
        let turn_seed = TurnSeed { seed, turn: task.turn };
        let report = decide_any(&policy, &task.view, task.seat, turn_seed, None);
        report.map_or_else(|| task.legal[0].clone(), |report| report.chosen)
    }

    /// Plays the move of a bot, unless the game has moved on.
    pub fn play_for_bot(&mut self, table: TableId, task: BotTask, token: String, now: Millis) -> Output {
        self.run(Work::Bot { table, task, token }, 0, now)
    }

    /// Answers what was decided: stored, or nothing changed, or refused.
    fn finish(&mut self, work: Work, number: Result<Option<u64>, DeviceError>) -> Output {
        let mut output = Output::default();
        match work {
            Work::Bot { .. } => {}
            Work::Upload { table } => {
                output = Output::answered(number.and_then(|_| self.tables.existing(table).map(Open::text)));
            }
            Work::Resume { .. } => output = Output::answered(number.map(|_| "{}".to_owned())),
            Work::Hello { table, connection, hello } => {
                output = self.welcome(table, connection, &hello);
            }
            Work::Command { table, request: CommandRequest { id, command }, reply } => {
                let done = number.and_then(|number| {
                    let table = self.tables.existing(table)?.table();
                    let known = table.done(Key::of(self.player, table.id(), &id));
                    let number = number.or(known).unwrap_or(table.length() - 1);
                    Ok(Done { id: id.clone(), number, table: table.rematch() })
                });
                if let (Ok(_), Command::Say { seat, phrase }) = (&done, command) {
                    for one in self.connections.iter().filter(|one| one.table == table) {
                        output.send(one.id, ToClient::Said { seat, phrase });
                    }
                }
                match (reply, done) {
                    (Reply::Once, done) => {
                        output = output.then(Output::answered(done.map(|done| json(&done))));
                    }
                    (Reply::Connection(connection), Ok(done)) => {
                        output.send(connection, ToClient::Done(done));
                    }
                    (Reply::Connection(connection), Err(error)) => {
                        output.refuse(connection, Some(id), &error);
                    }
                }
            }
        }
        output
    }

    fn welcome(&mut self, table: TableId, id: u32, hello: &Hello) -> Output {
        let Some(open) = self.tables.get(table) else { return Output::default() };
        let mut connection = Connection::new(id, table, hello);
        let output = connection.welcome(open.table(), hello.last, open);
        self.connections.retain(|one| one.id != id);
        self.connections.push(connection);
        output
    }

    /// Tells everybody at a table what has become part of it.
    fn tell(&mut self, table: TableId, fresh: &[Committed]) -> Output {
        let mut output = Output::default();
        let Some(open) = self.tables.get(table) else { return output };
        if fresh.is_empty() {
            return output;
        }
        let reseated = fresh.iter().any(|committed| committed.log_entry().entry.reseats());
        for connection in self.connections.iter_mut().filter(|one| one.table == table) {
            connection.tell(open.table(), fresh, &mut output);
            if reseated {
                let seats = open.table().seats_of(self.player).collect();
                output.send(connection.id, ToClient::You { seats, host: true });
            }
            output.send(connection.id, ToClient::Presence(open.presence()));
        }
        output
    }

    fn fresh_seed(&self) -> Seed {
        Seed::new(part(&self.random, 0))
    }

    fn fresh_id(&self) -> TableId {
        let mut id: [u8; 16] = part(&self.random, 32);
        id[..ID_PREFIX.len()].copy_from_slice(&ID_PREFIX);
        TableId::new(id)
    }

    fn insert(&mut self, NewTable { session, log }: NewTable) {
        let bot_seed = u64::from_be_bytes(part(&self.random, 48));
        self.tables.insert(Open { session, log, bot_seed });
    }

    fn append_new(&self, new: &NewTable) -> Append {
        let table = new.session.table();
        Append {
            table: table.id(),
            length: 0,
            entries: new.log.iter().map(|line| line.text().to_owned()).collect(),
            listing: table.my_game(self.player),
        }
    }
}

/// What is to be stored: a change of a table, and with a rematch the new table too.
type Decided = (Decision, Option<Box<NewTable>>);

/// Some of the random bytes, from this one on.
fn part<const LENGTH: usize>(random: &RandomBytes, from: usize) -> [u8; LENGTH] {
    std::array::from_fn(|index| random[from + index])
}

/// A bot can be wrong about the rules; the first legal move is never refused.
fn second_choice(work: &Work, error: &DeviceError) -> Option<Work> {
    match (work, error) {
        (Work::Bot { table, task, token }, DeviceError::Refused(_)) if *token != task.legal[0] => {
            Some(Work::Bot { table: *table, task: task.clone(), token: task.legal[0].clone() })
        }
        _ => None,
    }
}
