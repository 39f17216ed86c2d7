//! The house: all rooms, and what they share.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_core::TableId;
use crosstable_fair::Seed;
use crosstable_store::{AppendError, Listing, Log, State, StoreError};
use crosstable_table::{Chair, Logged, Millis, Opening, Stage, Table};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::Bots;
use crate::commons::{Commons, Trouble};
use crate::config::Config;
use crate::fault::Fault;
use crate::gate::Gate;
use crate::meter::Meter;
use crate::person::random_bytes;
use crate::room::{Mail, Room};
use crate::work::Memory;

/// How many messages wait before a room's door.
const MAILBOX: usize = 32;

/// Everything that serves tables.
pub(crate) struct House<L: Log> {
    pub(crate) log: L,
    pub(crate) config: Config,
    pub(crate) bots: Bots,
    pub(crate) meter: Arc<Meter>,
    pub(crate) gate: Arc<Gate>,
    /// What is shared with other processes.
    pub(crate) commons: Arc<dyn Commons>,
    /// Tells this process from others.
    pub(crate) name: u64,
    /// The tables at which this process has worked lately.
    pub(crate) memory: Memory,
    /// Turns true when the house closes.
    pub(crate) closing: watch::Sender<bool>,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
}

impl<L: Log> House<L> {
    pub(crate) fn new(log: L, config: Config, commons: Arc<dyn Commons>) -> Arc<Self> {
        Arc::new(House {
            log,
            commons,
            name: u64::from_be_bytes(random_bytes()),
            memory: Memory::default(),
            bots: Bots::new(Arc::clone(&config.decide), config.bot_threads),
            gate: Gate::new(&config.limits),
            meter: Arc::default(),
            closing: watch::Sender::new(false),
            rooms: Mutex::default(),
            config,
        })
    }

    /// Sends a message to a table's room, which is opened if it is not open.
    pub(crate) async fn post(self: &Arc<Self>, table: TableId, mut mail: Mail) -> Result<(), Fault> {
        // A room may close at the very moment; then there is a new one.
        for _ in 0..4 {
            let door = self.door(table)?;
            match door.send(mail).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => mail = returned,
            }
        }
        Err(Fault::Busy)
    }

    /// Sends a message to a table's room if it is open.
    pub(crate) async fn post_if_open(&self, table: TableId, mail: Mail) -> Result<(), Fault> {
        let door = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned();
        match door {
            Some(door) => door.send(mail).await.map_err(|_| Fault::Closing),
            None => Ok(()),
        }
    }

    /// Asks the table something that changes nothing.
    pub(crate) async fn peek<T: Send + 'static>(
        self: &Arc<Self>,
        table: TableId,
        question: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        let peek = Box::new(|table: Result<&Table, Fault>| {
            let _ = answer.send(table.map(question));
        });
        self.post(table, Mail::Peek(peek)).await?;
        answered.await.map_err(|_| Fault::Closing)?
    }

    fn door(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Mail>, Fault> {
        if *self.closing.borrow() {
            return Err(Fault::Closing);
        }
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.get(&table)
            && !door.is_closed()
        {
            return Ok(door.clone());
        }
        if rooms.len() >= self.config.limits.rooms {
            return Err(Fault::Busy);
        }
        let (door, mail) = mpsc::channel(MAILBOX);
        rooms.insert(table, door.clone());
        self.meter.rooms.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(Room::open(Arc::clone(self), table, mail));
        Ok(door)
    }

    /// The room takes no more mail; a later message opens a new one.
    pub(crate) fn close_door(&self, table: TableId, mail: &mut mpsc::Receiver<Mail>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        mail.close();
        if rooms.get(&table).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(&table);
        }
        self.meter.rooms.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many rooms are open.
    pub(crate) fn rooms_open(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Opens a table. If it exists already, it is the one that the same command opened before.
    pub(crate) async fn open_table(&self, opening: &Opening) -> Result<(), Fault> {
        let (table, entries) =
            Table::open(opening, Seed::new(random_bytes()), now()).map_err(Fault::Setup)?;
        self.write_new(&table, entries.into_iter().map(Logged::from).collect()).await
    }

    /// Writes down a new table as it is.
    pub(crate) async fn write_new(&self, table: &Table, lines: Vec<Logged>) -> Result<(), Fault> {
        let listing = listing(table, now());
        match self.log.append(table.id(), 0, encoded(&lines), Some(listing)).await {
            Ok(_) => {
                self.meter.tables_opened.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Ok(()),
            Err(AppendError::Store(error)) => Err(self.storage_failed(&error)),
        }
    }

    /// Notes that the broker does not answer.
    pub(crate) fn broker_failed(&self, trouble: &Trouble) -> Fault {
        self.meter.broker_failures.fetch_add(1, Ordering::Relaxed);
        tracing::warn!(%trouble, "the queue of work does not answer");
        Fault::Unreachable
    }

    /// Notes that storage failed; people are told that it did, and the host how.
    pub(crate) fn storage_failed(&self, error: &StoreError) -> Fault {
        self.meter.storage_failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(%error, "storage failed");
        match error {
            StoreError::Closed => Fault::Closing,
            StoreError::Unreachable { .. } => Fault::Unreachable,
            _ => Fault::Storage,
        }
    }
}

/// The present moment.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// Lines as they are stored.
pub(crate) fn encoded(lines: &[Logged]) -> Vec<Vec<u8>> {
    lines.iter().map(|line| serde_json::to_vec(line).expect("a line is plain data")).collect()
}

/// What a list shows of a table.
#[derive(Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) players: u8,
    pub(crate) open: u8,
    pub(crate) names: Vec<String>,
}

/// What the directory says of a table.
pub(crate) fn listing(table: &Table, changed: Millis) -> Listing {
    let mut members: Vec<_> = table.chairs().iter().filter_map(Chair::player).chain([table.host()]).collect();
    members.sort_unstable();
    members.dedup();
    let names = table.chairs().iter().filter_map(|chair| match chair {
        Chair::Person { name, .. } => Some(name.to_string()),
        Chair::Open | Chair::Bot { .. } => None,
    });
    let open = table.chairs().iter().filter(|chair| **chair == Chair::Open).count() as u8;
    let summary = Summary { players: table.players(), open, names: names.collect() };
    Listing {
        state: match table.stage() {
            Stage::Lobby => State::Lobby,
            Stage::Running => State::Running,
            Stage::Ended => State::Ended,
        },
        public: table.is_public(),
        game: table.game().id().to_owned(),
        summary: serde_json::to_vec(&summary).expect("a summary is plain data"),
        members,
        changed,
    }
}
