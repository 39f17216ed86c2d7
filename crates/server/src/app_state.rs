//! What all parts of a server share, and the way to the rooms.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use crosstable_core::TableId;
use crosstable_fair::Seed;
use crosstable_protocol::{Command, Millis};
use crosstable_store::{AppendError, StoreError};
use crosstable_table::{LogEntry, Opening, TableSession};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::bans::Bans;
use crate::bots::Bots;
use crate::cluster::{BrokerError, ClusterBus};
use crate::config::Config;
use crate::connections::Connections;
use crate::error::ApiError;
use crate::expiry::Sweeps;
use crate::health::Health;
use crate::listing::listing;
use crate::log::SharedLog;
use crate::log_lines::log_opened;
use crate::metrics::Metrics;
use crate::rate_limit::RateLimiter;
use crate::room::{Room, RoomMessage};
use crate::worker::TableCache;

/// How many messages wait for a room.
const MAILBOX: usize = 32;

/// Everything that serves tables.
pub(crate) struct AppState {
    pub(crate) log: SharedLog,
    pub(crate) config: Config,
    /// Where connections are accepted, if they are.
    pub(crate) listening: Option<SocketAddr>,
    pub(crate) bots: Bots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) rate_limiter: Arc<RateLimiter>,
    /// Who is kept out.
    pub(crate) bans: Bans,
    /// Who holds a WebSocket.
    pub(crate) sockets: Arc<Connections>,
    /// When this process began to serve.
    pub(crate) started: Millis,
    pub(crate) bus: Arc<dyn ClusterBus>,
    /// Tells this process from others.
    pub(crate) process: u64,
    /// The tables at which this process has worked lately.
    pub(crate) cache: TableCache,
    /// Whether storage can be written.
    pub(crate) health: Health,
    /// What sweeps for expired tables remember.
    pub(crate) sweeps: Sweeps,
    /// Turns true when the server closes.
    pub(crate) closing: watch::Sender<bool>,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<RoomMessage>>>,
    /// Held while a public table is counted and stored, so that two at the same moment are both counted.
    public_opening: tokio::sync::Mutex<()>,
}

impl AppState {
    pub(crate) fn new(
        log: SharedLog,
        config: Config,
        bus: Arc<dyn ClusterBus>,
        listening: Option<SocketAddr>,
    ) -> Arc<Self> {
        let mut process = [0; 8];
        config.environment.fill_random(&mut process);
        let metrics: Arc<Metrics> = Arc::default();
        Arc::new(AppState {
            log,
            bus,
            listening,
            process: u64::from_be_bytes(process),
            sweeps: Sweeps::new(config.environment.now()),
            cache: TableCache::default(),
            health: Health::default(),
            bots: Bots::new(Arc::clone(&config.decide), config.bot_threads, Arc::clone(&config.environment)),
            rate_limiter: RateLimiter::new(&config.limits, Arc::clone(&metrics)),
            bans: Bans::default(),
            sockets: Arc::default(),
            started: config.environment.now(),
            metrics,
            closing: watch::Sender::new(false),
            rooms: Mutex::default(),
            public_opening: tokio::sync::Mutex::default(),
            config,
        })
    }

    /// Starts a task of this process.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
        tokio::spawn(self.config.environment.contain(Box::pin(task)))
    }

    /// The time of day.
    pub(crate) fn now(&self) -> Millis {
        self.config.environment.now()
    }

    /// Bytes that nobody can guess.
    pub(crate) fn random_bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.config.environment.fill_random(&mut bytes);
        bytes
    }

    /// Sends a message to a table's room, which is opened if it is not open.
    pub(crate) async fn send(self: &Arc<Self>, table: TableId, message: RoomMessage) -> Result<(), ApiError> {
        self.send_through(&mut None, table, message).await
    }

    /// The same for a connection, which keeps the way to its room.
    pub(crate) async fn send_through(
        self: &Arc<Self>,
        way: &mut Option<mpsc::Sender<RoomMessage>>,
        table: TableId,
        mut message: RoomMessage,
    ) -> Result<(), ApiError> {
        // A room may close at this very moment; then a new one is opened.
        for _ in 0..4 {
            let room = match way.take() {
                Some(room) => room,
                None => self.room(table)?,
            };
            match room.send(message).await {
                Ok(()) => {
                    *way = Some(room);
                    return Ok(());
                }
                Err(mpsc::error::SendError(returned)) => message = returned,
            }
        }
        Err(ApiError::Busy)
    }

    /// Sends a message to a table's room if it is open.
    pub(crate) async fn send_if_open(&self, table: TableId, message: RoomMessage) {
        let room = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned();
        if let Some(room) = room {
            // A room that has just closed needs no message.
            let _ = room.send(message).await;
        }
    }

    /// Asks the table something that changes nothing.
    pub(crate) async fn query<T: Send + 'static>(
        self: &Arc<Self>,
        table: TableId,
        question: impl FnOnce(&TableSession) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, answered) = oneshot::channel();
        let query = Box::new(|session: Result<&TableSession, ApiError>| {
            let _ = answer.send(session.map(question));
        });
        self.send(table, RoomMessage::Query(query)).await?;
        answered.await.map_err(|_| ApiError::Closing)?
    }

    fn room(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<RoomMessage>, ApiError> {
        if *self.closing.borrow() {
            return Err(ApiError::Closing);
        }
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(&table)
            && !room.is_closed()
        {
            return Ok(room.clone());
        }
        if rooms.len() >= self.config.limits.rooms {
            return Err(ApiError::Busy);
        }
        let (room, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(table, room.clone());
        self.metrics.rooms.inc();
        self.spawn(Room::run(Arc::clone(self), table, mailbox));
        Ok(room)
    }

    /// The room takes no more messages; a later one opens a new room.
    pub(crate) fn close_room(&self, table: TableId, mailbox: &mut mpsc::Receiver<RoomMessage>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        mailbox.close();
        if rooms.get(&table).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(&table);
        }
        self.metrics.rooms.dec();
    }

    /// Whether a table's room is open: then somebody is there, or was a moment ago.
    pub(crate) fn has_room(&self, table: TableId) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&table)
    }

    pub(crate) fn open_rooms(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Opens a table. If it exists already, the same command has opened it before.
    pub(crate) async fn open_table(&self, opening: &Opening) -> Result<(), ApiError> {
        let seed = Seed::new(self.random_bytes());
        let (session, entry) = TableSession::open(opening, seed, self.now()).map_err(ApiError::Setup)?;
        if !opening.public {
            return self.store_new(&session, &[entry]).await;
        }
        let _counting = self.public_opening.lock().await;
        let length = self.log.len(opening.table).await.map_err(|error| self.storage_failed(&error))?;
        if length > 0 {
            return Ok(());
        }
        self.check_public(opening.host).await?;
        self.store_new(&session, &[entry]).await
    }

    /// One more table is opened from this address, if it may.
    pub(crate) fn count_table(&self, from: IpAddr) -> Result<(), ApiError> {
        self.rate_limiter.new_table(from).map_err(ApiError::TooFast)
    }

    /// A rematch opens a table, unless somebody was first.
    pub(crate) async fn count_rematch(
        self: &Arc<Self>,
        table: TableId,
        command: &Command,
        from: IpAddr,
    ) -> Result<(), ApiError> {
        if *command == Command::Rematch
            && self.query(table, |session| session.table().rematch().is_none()).await?
        {
            self.count_table(from)?;
        }
        Ok(())
    }

    /// Stores a new table with its log.
    pub(crate) async fn store_new(&self, session: &TableSession, log: &[LogEntry]) -> Result<(), ApiError> {
        let table = session.table();
        let listing = listing(table, self.now());
        match self.log.append(table.id(), 0, &mut log.iter(), Some(listing)).await {
            Ok(_) => {
                self.metrics.tables_opened.inc();
                log_opened(table);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Ok(()),
            Err(AppendError::Store(error)) => Err(self.storage_failed(&error)),
        }
    }

    /// Records that the broker does not answer.
    pub(crate) fn broker_failed(&self, error: &BrokerError) -> ApiError {
        self.metrics.broker_failures.inc();
        tracing::warn!(%error, "the task queue does not answer");
        ApiError::Unreachable
    }

    /// Records that storage failed; people are told that it did, and the host how.
    pub(crate) fn storage_failed(&self, error: &StoreError) -> ApiError {
        self.metrics.storage_failures.inc();
        tracing::error!(%error, "storage failed");
        match error {
            StoreError::Closed => ApiError::Closing,
            StoreError::Unreachable { .. } => ApiError::Unreachable,
            StoreError::Damaged { .. } => ApiError::Damaged,
            _ => ApiError::Storage,
        }
    }
}
