//! One WebSocket of one table.
//!
//! A connection says hello, is welcomed, and from then on hears what happens. Its messages wait in a queue of bounded
//! length; a client that does not read is disconnected and told what it missed when it comes back.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use crosstable_core::TableId;
use crosstable_protocol::{CommandRequest, Hello, ToClient, ToServer, VERSION};
use crosstable_texts::Lang;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use crate::app_state::AppState;
use crate::connections::OpenSocket;
use crate::error::ApiError;
use crate::http::identity::Person;
use crate::metrics::Limit;
use crate::rate_limit::{Bucket, Permit};
use crate::room::{Reply, RoomMessage, Subscriber, encoded};
use crate::serve::ConnectionSlot;
use crate::write_timeout::is_write_timeout;

/// A connection that is silent for this many pings is dead.
const SILENT_PINGS: u32 = 3;
/// How long to wait before closing a connection to a client that sends too much.
const LINGER: Duration = Duration::from_millis(500);
/// How many unreadable messages a connection may send before it is closed.
const MAX_UNREADABLE: u32 = 20;

/// A WebSocket and what it is about.
pub(crate) struct Connection {
    pub(crate) app: Arc<AppState>,
    pub(crate) table: TableId,
    pub(crate) person: Option<Person>,
    pub(crate) from: IpAddr,
    pub(crate) lang: Lang,
    pub(crate) permit: Permit,
    pub(crate) slot: ConnectionSlot,
}

impl Connection {
    /// Serves the connection to its end.
    pub(crate) async fn serve(self, mut socket: WebSocket) {
        self.app.metrics.sockets.inc();
        let player = self.person.as_ref().map(|person| person.player);
        let socket_held = OpenSocket { from: self.from, player, table: self.table, since: self.app.now() };
        let _listed = self.app.sockets.enter(socket_held);
        if let Err((error, lang)) = self.talk(&mut socket).await {
            close(&mut socket, &error, lang).await;
        }
        self.app.metrics.sockets.dec();
        drop((self.permit, self.slot));
    }

    /// Serves the connection; an error ends it, and is told in this language.
    async fn talk(&self, socket: &mut WebSocket) -> Result<(), (ApiError, Lang)> {
        let mut frames = self.bucket();
        // Boxed, because it takes room that a connection has no use for later.
        let hello = Box::pin(self.hello(socket, &mut frames)).await.map_err(|error| (error, self.lang))?;
        let Some(hello) = hello else { return Ok(()) };
        let lang = hello.lang.as_deref().and_then(Lang::negotiate).unwrap_or(self.lang);
        self.subscribe(socket, frames, hello, lang).await.map_err(|error| (error, lang))
    }

    fn bucket(&self) -> Bucket {
        let rate = self.app.config.limits.commands as f32;
        Bucket::new(rate, rate * 5.0, Instant::now())
    }

    async fn subscribe(
        &self,
        socket: &mut WebSocket,
        frames: Bucket,
        hello: Hello,
        lang: Lang,
    ) -> Result<(), ApiError> {
        if hello.version != VERSION {
            return Err(ApiError::Version);
        }
        let (out, mut inbox) = mpsc::channel(self.app.config.limits.queue);
        let player = self.person.as_ref().map(|person| person.player);
        let (subscribed, number) = oneshot::channel();
        let subscriber = Subscriber { player, lang, out };
        self.app.send(self.table, RoomMessage::Subscribe { subscriber, hello, subscribed }).await?;
        let number = number.await.map_err(|_| ApiError::Closing)??;
        let end = self.exchange(socket, frames, &mut inbox, number, lang).await;
        self.app.send_if_open(self.table, RoomMessage::Unsubscribe { subscriber: number }).await;
        end
    }

    /// The first message, which must be a hello and must come soon. Nothing if the client went away.
    async fn hello(&self, socket: &mut WebSocket, frames: &mut Bucket) -> Result<Option<Hello>, ApiError> {
        let first = async {
            loop {
                match socket.recv().await {
                    Some(Ok(Message::Text(text))) => return read(&text).map(Some),
                    Some(Ok(Message::Binary(_))) => return Err(ApiError::Binary),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.control_frame(frames)?,
                    Some(Ok(Message::Close(_))) | None => return Ok(None),
                    Some(Err(error)) => return Err(self.broken(&error)),
                }
            }
        };
        match timeout(self.app.config.limits.patience, first).await {
            Ok(Ok(Some(ToServer::Hello(hello)))) => Ok(Some(hello)),
            Ok(Ok(Some(_))) => Err(ApiError::NoHello),
            Ok(Ok(None)) => Ok(None),
            Ok(Err(error)) => Err(error),
            Err(_) => Err(ApiError::TimedOut),
        }
    }

    async fn exchange(
        &self,
        socket: &mut WebSocket,
        mut frames: Bucket,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
        number: u64,
        lang: Lang,
    ) -> Result<(), ApiError> {
        let config = &self.app.config;
        let mut commands = self.bucket();
        let (mut heard, mut unreadable, mut room) = (Instant::now(), 0, None);
        let mut pings = tokio::time::interval_at(heard + config.ping_every, config.ping_every);
        loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(text) => self.write(socket, text, inbox).await?,
                    // The room has dropped this subscriber: the server closes, or the queue was full.
                    None if *self.app.closing.borrow() => return Err(ApiError::Closing),
                    None => return Err(ApiError::Slow),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    self.check_ban()?;
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Binary(_))) => return Err(ApiError::Binary),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            self.control_frame(&mut frames)?;
                            continue;
                        }
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Err(error)) => return Err(self.broken(&error)),
                    };
                    if let Err(seconds) = commands.take(Instant::now()) {
                        self.app.metrics.limited(Limit::Commands, Some(self.from));
                        self.refuse(socket, command_id(&text), &ApiError::TooFast(seconds), lang).await?;
                        continue;
                    }
                    let received = match read(&text) {
                        // Boxed, so that the many connections that are silent do not have room for it.
                        Ok(message) => Box::pin(self.receive(socket, message, number, &mut room)).await,
                        Err(error) => {
                            unreadable += 1;
                            if unreadable > MAX_UNREADABLE {
                                return Err(error);
                            }
                            Ok(Err(error))
                        }
                    };
                    if let Err(error) = received? {
                        self.refuse(socket, command_id(&text), &error, lang).await?;
                    }
                },
                _ = pings.tick() => {
                    self.check_ban()?;
                    if heard.elapsed() > config.ping_every * SILENT_PINGS {
                        return Err(ApiError::Silent);
                    }
                    self.send(socket, Message::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    /// A ping or pong has come. Each costs an answer or at least a look, so a flood of them ends the connection.
    fn control_frame(&self, frames: &mut Bucket) -> Result<(), ApiError> {
        frames.take(Instant::now()).map_err(|seconds| {
            self.app.metrics.limited(Limit::Pings, Some(self.from));
            ApiError::TooFast(seconds)
        })
    }

    /// Somebody who was banned while connected is heard no more.
    fn check_ban(&self) -> Result<(), ApiError> {
        self.app.check_ban(self.from, self.person.as_ref().map(|person| person.player))
    }

    /// Handles a message. The inner error is the client's and is answered; the outer one ends the connection.
    async fn receive(
        &self,
        socket: &mut WebSocket,
        message: ToServer,
        subscriber: u64,
        room: &mut Option<mpsc::Sender<RoomMessage>>,
    ) -> Result<Result<(), ApiError>, ApiError> {
        let message = match message {
            ToServer::Ping => {
                self.send(socket, Message::Text(encoded(&ToClient::Pong))).await?;
                return Ok(Ok(()));
            }
            // A second hello would read the log again; one per connection is enough.
            ToServer::Hello(_) => return Ok(Err(ApiError::NoHello)),
            ToServer::SetPerspective { perspective } => {
                RoomMessage::SetPerspective { subscriber, perspective }
            }
            ToServer::Command(CommandRequest { id, command }) => {
                let Some(person) = &self.person else { return Ok(Err(ApiError::Stranger)) };
                if let Err(error) = check_id(&id) {
                    return Ok(Err(error));
                }
                if let Err(error) = self.app.count_rematch(self.table, &command, self.from).await {
                    return Ok(Err(error));
                }
                let (player, key) = (person.player, person.key(self.table, &id));
                RoomMessage::Command { player, key, command, reply: Reply::Subscriber { subscriber, id } }
            }
        };
        self.app.send_through(room, self.table, message).await?;
        Ok(Ok(()))
    }

    /// Says that something was not done, and why.
    async fn refuse(
        &self,
        socket: &mut WebSocket,
        id: Option<String>,
        error: &ApiError,
        lang: Lang,
    ) -> Result<(), ApiError> {
        let refused = ToClient::Refused { id, problem: error.problem(lang) };
        self.send(socket, Message::Text(encoded(&refused))).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), ApiError> {
        self.written(socket.send(message)).await
    }

    /// Writes a message and all others that wait, with one call to the system.
    async fn write(
        &self,
        socket: &mut WebSocket,
        first: Utf8Bytes,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), ApiError> {
        let all = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(text) = inbox.try_recv() {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        self.written(all).await
    }

    /// Waits until something is written, for as long as patience lasts.
    async fn written(&self, writing: impl Future<Output = Result<(), axum::Error>>) -> Result<(), ApiError> {
        match timeout(self.app.config.limits.patience, writing).await {
            Ok(Ok(())) => Ok(()),
            // The stream below has the same patience, and may lose it a moment before.
            Ok(Err(error)) if !is_write_timeout(&error) => Err(self.broken(&error)),
            _ => {
                self.app.metrics.slow_readers.inc();
                Err(ApiError::Slow)
            }
        }
    }

    /// Why a connection broke, as far as it can be told.
    fn broken(&self, error: &axum::Error) -> ApiError {
        let text = error.to_string();
        if text.contains("too long") || text.contains("too big") {
            return ApiError::TooLarge(self.app.config.limits.message_bytes);
        }
        ApiError::Unreadable(text)
    }
}

/// Says why, and closes.
async fn close(socket: &mut WebSocket, error: &ApiError, lang: Lang) {
    let problem = error.problem(lang);
    let reason = problem.code.clone().into();
    let code = if problem.retry_after.is_some() { 1013 } else { 1008 };
    let farewell = async {
        let _ = socket.feed(Message::Text(encoded(&ToClient::Bye { problem }))).await;
        let _ = socket.feed(Message::Close(Some(CloseFrame { code, reason }))).await;
        let _ = socket.flush().await;
    };
    let _ = timeout(Duration::from_secs(1), farewell).await;
    if matches!(error, ApiError::TooLarge(_) | ApiError::TooFast(_)) {
        // Closing while the client still sends makes its system drop the last message. It gets the time to read it.
        tokio::time::sleep(LINGER).await;
    }
}

fn read(text: &str) -> Result<ToServer, ApiError> {
    serde_json::from_str(text).map_err(ApiError::unreadable)
}

/// The id of a command that is refused, even if the rest of it cannot be read.
fn command_id(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct WithId {
        id: Option<String>,
    }
    serde_json::from_str::<WithId>(text).ok()?.id
}

/// An id is short and plain, because it stands in logs of clients and is hashed with every command.
pub(crate) fn check_id(id: &str) -> Result<(), ApiError> {
    let plain = id.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_');
    if (1..=64).contains(&id.len()) && plain {
        Ok(())
    } else {
        Err(ApiError::Unreadable("an id has 1 to 64 characters out of A-Z a-z 0-9 - _".to_owned()))
    }
}
