//! A room: one live table, and everybody who is connected to it.
//!
//! One task per room. Messages wait in its mailbox and are handled one after the other, so nothing in here needs a lock.
//! The table changes through [`LiveTable::submit`] and nowhere else; subscribers hear of it through `broadcast.rs`.

mod broadcast;
mod commands;
mod presence;
mod remote;
mod upkeep;
mod watchdog;

pub(crate) use self::broadcast::encoded;

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use crosstable_core::{PlayerId, Seat, TableId, Viewer};
use crosstable_protocol::{Command, Done, Hello, Perspective};
use crosstable_store::{Entry as StoredEntry, StoreError};
use crosstable_table::{Key, KeyMemory, LogEntry, Origin, Table, TableSession};
use crosstable_texts::Lang;
use futures_util::StreamExt;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use self::remote::RemotePresence;
use self::upkeep::Thinking;
use self::watchdog::TaskWatchdog;
use crate::app_state::AppState;
use crate::cluster::{BusMessage, BusSubscription};
use crate::error::ApiError;
use crate::live_table::{LiveTable, damaged};
use crate::log::TableWatch;

/// A question about a table, and what to do with the answer.
type Query = Box<dyn FnOnce(Result<&TableSession, ApiError>) + Send>;

/// What a room can be sent.
pub(crate) enum RoomMessage {
    /// Carry out a command.
    Command {
        player: PlayerId,
        key: Key,
        command: Command,
        reply: Reply,
    },
    /// A connection begins.
    Subscribe {
        subscriber: Subscriber,
        hello: Hello,
        subscribed: oneshot::Sender<Result<u64, ApiError>>,
    },
    SetPerspective {
        subscriber: u64,
        perspective: Perspective,
    },
    Unsubscribe {
        subscriber: u64,
    },
    /// A question that changes nothing.
    Query(Query),
    /// Whoever runs the server closes the table; answered with whether it was open.
    Close(oneshot::Sender<Result<bool, ApiError>>),
    /// The table is gone.
    Removed,
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// To an HTTP request.
    Once(oneshot::Sender<Result<Done, ApiError>>),
    /// Among the messages of a subscriber, with the command's id.
    Subscriber { subscriber: u64, id: String },
}

/// A connection to a table.
pub(crate) struct Subscriber {
    pub(crate) player: Option<PlayerId>,
    pub(crate) lang: Lang,
    /// Where its messages go.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// A subscriber and what it sees.
struct Subscription {
    subscriber: Subscriber,
    number: u64,
    perspective: Perspective,
    /// Whether it wants the layout of the view, too.
    layout: bool,
    /// The viewer that the perspective means at the moment.
    viewer: Viewer,
    /// Messages that go out together when the room has done what it is doing: an answer with the event it led to.
    outgoing: Vec<Utf8Bytes>,
}

/// A view as all subscribers with this viewer hold it.
#[derive(Clone)]
struct SentView {
    viewer: Viewer,
    layout: bool,
    json: Value,
}

impl SentView {
    fn is_of(&self, viewer: Viewer, layout: bool) -> bool {
        (self.viewer, self.layout) == (viewer, layout)
    }
}

/// A live table.
pub(crate) struct Room {
    app: Arc<AppState>,
    live: LiveTable,
    subscriptions: Vec<Subscription>,
    /// The views that subscribers hold, to which the next patches apply.
    sent: Vec<SentView>,
    next_subscriber: u64,
    /// Answers that led to no entry, so that the same command gets the same answer again. The table itself remembers the
    /// others, over restarts too.
    answers: KeyMemory<Result<Done, ApiError>>,
    thinking: Option<Thinking>,
    /// When subscribers are to hear who is connected, because that has changed.
    presence_due: Option<Instant>,
    /// Who is connected to other processes.
    remote: RemotePresence,
    watchdog: Option<TaskWatchdog>,
    /// Until when the log is not followed, because that failed.
    resubscribe_at: Option<Instant>,
    /// When an absent person is to be marked as away.
    absent: BTreeMap<Seat, Instant>,
    /// When each seat last said something.
    said: BTreeMap<Seat, Instant>,
    /// When the last subscriber or message was here.
    idle_since: Instant,
}

/// A deadline closer than this keeps a room open.
const DEADLINE_HORIZON: Duration = Duration::from_mins(5);
/// After trouble with following the log, the time until the next attempt.
const RESUBSCRIBE_DELAY: Duration = Duration::from_millis(500);

impl Room {
    /// Reads the table and serves it until it has been idle for a while.
    pub(crate) async fn run(app: Arc<AppState>, id: TableId, mut mailbox: mpsc::Receiver<RoomMessage>) {
        match LiveTable::load(&app, id).await {
            Ok(live) => {
                let room = Room {
                    app,
                    live,
                    subscriptions: Vec::new(),
                    sent: Vec::new(),
                    next_subscriber: 0,
                    answers: KeyMemory::default(),
                    thinking: None,
                    presence_due: None,
                    remote: RemotePresence::default(),
                    watchdog: None,
                    resubscribe_at: None,
                    absent: BTreeMap::new(),
                    said: BTreeMap::new(),
                    idle_since: Instant::now(),
                };
                // Boxed once, because it holds decisions with a whole table.
                Box::pin(room.serve(&mut mailbox)).await;
            }
            Err(error) => {
                app.close_room(id, &mut mailbox);
                while let Some(message) = mailbox.recv().await {
                    reject(message, &error);
                }
            }
        }
    }

    fn table(&self) -> &Table {
        self.live.table()
    }

    async fn serve(mut self, mailbox: &mut mpsc::Receiver<RoomMessage>) {
        let id = self.table().id();
        let mut closing = self.app.closing.subscribe();
        let mut watch = self.app.config.shared.then(|| self.app.log.watch(id, self.table().length()));
        let mut subscription = self.subscribe_to_bus().await;
        self.expect_everybody();
        let mut removed = false;
        // Kept from turn to turn, because setting a timer and waiting for a signal take a lock each.
        let mut closes = pin!(closed(&mut closing));
        let mut timer = pin!(tokio::time::sleep_until(self.next_wake()));
        loop {
            self.think();
            self.deliver();
            let follows = self.follows_log();
            // A timer that ends too soon finds nothing to do.
            let wake = self.next_wake();
            if wake < timer.deadline() || timer.is_elapsed() {
                timer.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                message = mailbox.recv() => match message {
                    Some(RoomMessage::Removed) => {
                        removed = true;
                        break;
                    }
                    Some(message) => self.receive(message).await,
                    None => break,
                },
                token = Thinking::finished(&mut self.thinking) => self.on_bot_decision(token).await,
                entry = next_entry(&mut watch), if follows => if !self.on_log_entry(entry).await { break },
                message = next_bus_message(&mut subscription) => self.on_bus_message(message),
                () = &mut timer => if !self.wake_up().await { break },
                () = &mut closes => break,
            }
        }
        // Accepted messages are finished; later ones find a new room, or none because the server closes.
        self.app.close_room(id, mailbox);
        while let Some(message) = mailbox.recv().await {
            if removed {
                reject(message, &ApiError::NoTable);
            } else {
                self.receive(message).await;
            }
        }
        self.deliver();
        self.announce_departure().await;
        // Connections end with the room; they know whether the server closes.
    }

    async fn receive(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Command { player, key, command, reply } => {
                let answer = self.answer(player, key, command).await;
                self.reply(reply, answer);
            }
            RoomMessage::Subscribe { subscriber, hello, subscribed } => {
                let answer = self.subscribe(subscriber, hello).await;
                let _ = subscribed.send(answer);
            }
            RoomMessage::SetPerspective { subscriber, perspective } => {
                self.set_perspective(subscriber, perspective);
            }
            RoomMessage::Unsubscribe { subscriber } => self.unsubscribe(subscriber),
            // A person who was told of a move by one process sees it at every other.
            RoomMessage::Query(query) => match self.catch_up().await {
                Ok(()) => query(Ok(&self.live.session)),
                Err(error) => query(Err(error)),
            },
            RoomMessage::Close(closed) => {
                let _ = closed.send(self.close().await);
            }
            RoomMessage::Removed => {}
        }
        self.idle_since = Instant::now();
    }

    /// Carries out a command of the table, and tells everybody.
    async fn submit(
        &mut self,
        origin: Origin,
        key: Option<Key>,
        command: &Command,
    ) -> Result<Option<u64>, ApiError> {
        let submitted = self.live.submit(&self.app, origin, key, command).await;
        self.broadcast();
        submitted
    }

    /// Reads what other processes have appended, if there are any.
    async fn catch_up(&mut self) -> Result<(), ApiError> {
        if !self.app.config.shared {
            return Ok(());
        }
        let caught_up = self.live.catch_up(&self.app).await;
        self.broadcast();
        caught_up
    }

    /// Whether the log is followed: always, except for a moment after that has failed.
    fn follows_log(&mut self) -> bool {
        self.resubscribe_at = self.resubscribe_at.filter(|at| *at > Instant::now());
        self.resubscribe_at.is_none()
    }

    /// Another process, or this one, has appended an entry; false if the table is gone.
    async fn on_log_entry(&mut self, entry: Result<Option<StoredEntry>, StoreError>) -> bool {
        let length = self.table().length();
        match entry {
            Ok(Some(stored)) if stored.number < length => true,
            Ok(Some(stored)) if stored.number == length => {
                let entry = LogEntry::read(&stored.bytes);
                let entry = entry.map_err(|error| damaged(self.table().id(), &error));
                let applied = entry.and_then(|entry| self.live.on_log(entry));
                self.broadcast();
                self.revive_for_subscribers().await;
                applied.is_ok()
            }
            Ok(Some(_)) => match self.catch_up().await {
                // Missing entries are read before the next entry, or with the next command.
                Ok(()) | Err(ApiError::Storage | ApiError::Unreachable) => true,
                Err(_) => false,
            },
            Ok(None) | Err(StoreError::Closed) => false,
            Err(error) => {
                self.app.storage_failed(&error);
                // People are served meanwhile; every command reads the table first.
                self.resubscribe_at = Some(Instant::now() + RESUBSCRIBE_DELAY);
                true
            }
        }
    }

    /// When there is something to do even if no message comes.
    fn next_wake(&self) -> Instant {
        let idle = self.idle_since + self.app.config.room_idle;
        let due = self.absent.values().copied().chain(self.time_up_at()).chain(self.presence_due);
        let due = due.chain(self.remote.wake()).chain(self.watchdog.as_ref().map(TaskWatchdog::at));
        due.chain(self.resubscribe_at).chain([idle]).min().unwrap_or(idle)
    }

    /// Does what is due; false if the room can be closed.
    async fn wake_up(&mut self) -> bool {
        self.forget_silent_processes();
        self.mark_absent().await;
        self.send_presence();
        self.announce().await;
        self.start_overdue_decision();
        self.fire_watchdog();
        let now = Instant::now();
        let deserted = self.subscriptions.is_empty() && self.thinking.is_none();
        if !deserted || self.time_up_at().is_some_and(|at| at < now + DEADLINE_HORIZON) {
            self.idle_since = now;
        }
        now < self.idle_since + self.app.config.room_idle
    }
}

/// The next entry of the log; never if no other process appends.
async fn next_entry(watch: &mut Option<Box<dyn TableWatch>>) -> Result<Option<StoredEntry>, StoreError> {
    match watch {
        Some(watch) => watch.next().await,
        None => std::future::pending().await,
    }
}

/// The next message of another process; never if there is none.
async fn next_bus_message(subscription: &mut Option<BusSubscription>) -> BusMessage {
    if let Some(messages) = subscription {
        if let Some(message) = messages.next().await {
            return message;
        }
        *subscription = None;
    }
    std::future::pending().await
}

/// Ready when the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server is gone already.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Answers a message for a table that cannot be served.
fn reject(message: RoomMessage, error: &ApiError) {
    match message {
        RoomMessage::Command { reply: Reply::Once(answer), .. } => drop(answer.send(Err(error.clone()))),
        RoomMessage::Subscribe { subscribed, .. } => drop(subscribed.send(Err(error.clone()))),
        RoomMessage::Query(query) => query(Err(error.clone())),
        RoomMessage::Close(closed) => drop(closed.send(Err(error.clone()))),
        RoomMessage::Command { .. }
        | RoomMessage::SetPerspective { .. }
        | RoomMessage::Unsubscribe { .. }
        | RoomMessage::Removed => {}
    }
}
