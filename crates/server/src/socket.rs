//! One WebSocket of one table.
//!
//! A connection says hello, is welcomed, and from then on hears what happens. Its messages wait in a queue of bounded
//! length; who does not read is let go and told what they missed when they come back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use crosstable_core::TableId;
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::{Ask, Hello, ToServer};
use crosstable_store::Log;
use crosstable_texts::Lang;
use futures_util::SinkExt;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use crate::fault::Fault;
use crate::gate::{Bucket, Pass};
use crate::house::House;
use crate::person::Person;
use crate::room::{Guest, Mail, Reply, encoded};
use crate::serve::Place;
use crate::wire;

/// A connection that is no longer answered after so many pings is dead.
const SILENT_PINGS: u32 = 3;
/// How long to wait before hanging up on somebody who sends too much.
const LINGER: Duration = Duration::from_millis(500);
/// How many unreadable messages a connection may send before it is closed.
const MOST_UNREADABLE: u32 = 20;

/// What a connection is about.
pub(crate) struct Visit<L: Log> {
    pub(crate) house: Arc<House<L>>,
    pub(crate) table: TableId,
    pub(crate) person: Option<Person>,
    pub(crate) lang: Lang,
    pub(crate) pass: Pass,
    pub(crate) place: Place,
}

impl<L: Log> Visit<L> {
    /// Serves the connection to its end.
    pub(crate) async fn serve(self, mut socket: WebSocket) {
        self.house.meter.sockets.fetch_add(1, Ordering::Relaxed);
        if let Err(fault) = self.talk(&mut socket).await {
            self.close(&mut socket, &fault).await;
        }
        self.house.meter.sockets.fetch_sub(1, Ordering::Relaxed);
        drop((self.pass, self.place));
    }

    /// Says why, and closes.
    async fn close(&self, socket: &mut WebSocket, fault: &Fault) {
        let problem = fault.problem(self.lang);
        let reason = problem.code.clone().into();
        let code = if problem.retry_after.is_some() { 1013 } else { 1008 };
        let farewell = async {
            let _ = socket.feed(Message::Text(encoded(&ToClient::Bye { problem }))).await;
            let _ = socket.feed(Message::Close(Some(CloseFrame { code, reason }))).await;
            let _ = socket.flush().await;
        };
        let _ = timeout(Duration::from_secs(1), farewell).await;
        if matches!(fault, Fault::TooLarge(_)) {
            // Hanging up on somebody who still sends makes their system forget what we said last. They get the time to
            // read it.
            tokio::time::sleep(LINGER).await;
        }
    }

    async fn talk(&self, socket: &mut WebSocket) -> Result<(), Fault> {
        let Some(hello) = self.hello(socket).await? else { return Ok(()) };
        let lang = hello.lang.as_deref().and_then(Lang::wished).unwrap_or(self.lang);
        let (out, mut inbox) = mpsc::channel(self.house.config.limits.queue);
        let player = self.person.as_ref().map(|person| person.player);
        let (entered, number) = oneshot::channel();
        let guest = Guest { player, lang, out };
        self.house.post(self.table, Mail::Enter { guest, hello, entered }).await?;
        let number = number.await.map_err(|_| Fault::Closing)??;
        let end = self.exchange(socket, &mut inbox, number, lang).await;
        // If the room is gone, so is the guest.
        let _ = self.house.post_if_open(self.table, Mail::Leave { guest: number }).await;
        end
    }

    /// The first message, which must be a hello and must come soon. Nothing if the other side went away.
    async fn hello(&self, socket: &mut WebSocket) -> Result<Option<Hello>, Fault> {
        let first = async {
            loop {
                match socket.recv().await {
                    Some(Ok(Message::Text(text))) => return read(&text).map(Some),
                    Some(Ok(Message::Binary(_))) => return Err(Fault::Binary),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => return Ok(None),
                    Some(Err(error)) => return Err(self.broken(&error)),
                }
            }
        };
        match timeout(self.house.config.limits.patience, first).await {
            Ok(Ok(Some(ToServer::Hello(hello)))) => Ok(Some(hello)),
            Ok(Ok(Some(_))) => Err(Fault::NoHello),
            Ok(Ok(None)) => Ok(None),
            Ok(Err(fault)) => Err(fault),
            Err(_) => Err(Fault::TimedOut),
        }
    }

    async fn exchange(
        &self,
        socket: &mut WebSocket,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
        number: u64,
        lang: Lang,
    ) -> Result<(), Fault> {
        let config = &self.house.config;
        let rate = config.limits.commands as f32;
        let mut commands = Bucket::new(rate, rate * 5.0, std::time::Instant::now());
        let (mut heard, mut unreadable) = (Instant::now(), 0);
        let mut pings = tokio::time::interval_at(heard + config.ping_every, config.ping_every);
        loop {
            tokio::select! {
                told = inbox.recv() => match told {
                    Some(text) => self.write(socket, text, inbox).await?,
                    // The room has let this guest go: the house closes (and has said so), or the queue was full.
                    None if *self.house.closing.borrow() => return Err(Fault::Closing),
                    None => return Err(Fault::Slow),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Binary(_))) => return Err(Fault::Binary),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Err(error)) => return Err(self.broken(&error)),
                    };
                    if let Err(fault) = commands.take(std::time::Instant::now()).map_err(Fault::TooFast) {
                        self.house.meter.rate_limited.fetch_add(1, Ordering::Relaxed);
                        self.refuse(socket, read(&text).ok(), &fault, lang).await?;
                        continue;
                    }
                    match read(&text) {
                        Ok(message) => self.receive(socket, message, number, lang).await?,
                        Err(fault) => {
                            unreadable += 1;
                            if unreadable > MOST_UNREADABLE {
                                return Err(fault);
                            }
                            self.refuse(socket, None, &fault, lang).await?;
                        }
                    }
                },
                _ = pings.tick() => {
                    if heard.elapsed() > config.ping_every * SILENT_PINGS {
                        return Err(Fault::Silent);
                    }
                    self.send(socket, Message::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    async fn receive(
        &self,
        socket: &mut WebSocket,
        message: ToServer,
        number: u64,
        lang: Lang,
    ) -> Result<(), Fault> {
        match message {
            ToServer::Ping => self.send(socket, Message::Text(encoded(&ToClient::Pong))).await,
            // A second hello is a look at everything anew, which costs reading the log; one per connection is enough.
            ToServer::Hello(_) => self.refuse(socket, None, &Fault::NoHello, lang).await,
            ToServer::Look { seat } => {
                let seat = seat.map(wire::seat).transpose();
                match seat {
                    Ok(seat) => self.house.post(self.table, Mail::Look { guest: number, seat }).await,
                    Err(fault) => self.refuse(socket, None, &fault, lang).await,
                }
            }
            ToServer::Ask(ask) => match self.command(&ask, number) {
                Ok(mail) => self.house.post(self.table, mail).await,
                Err(fault) => self.refuse(socket, Some(ToServer::Ask(ask)), &fault, lang).await,
            },
        }
    }

    /// What is to be done, ready for the room.
    fn command(&self, ask: &Ask, number: u64) -> Result<Mail, Fault> {
        let person = self.person.as_ref().ok_or(Fault::Stranger)?;
        let key = person.key(check_id(&ask.id)?);
        let reply = Reply::Guest { guest: number, id: ask.id.clone() };
        Ok(Mail::Do { by: person.player, key, deed: wire::deed(ask.command.clone())?, reply })
    }

    /// Says that something was not done, and why.
    async fn refuse(
        &self,
        socket: &mut WebSocket,
        message: Option<ToServer>,
        fault: &Fault,
        lang: Lang,
    ) -> Result<(), Fault> {
        let id = match message {
            Some(ToServer::Ask(ask)) => Some(ask.id),
            _ => None,
        };
        let refused = ToClient::Refused { id, problem: fault.problem(lang) };
        self.send(socket, Message::Text(encoded(&refused))).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), Fault> {
        match timeout(self.house.config.limits.patience, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(self.broken(&error)),
            Err(_) => Err(Fault::Slow),
        }
    }

    /// Writes a message and whatever else waits, with one call to the system.
    async fn write(
        &self,
        socket: &mut WebSocket,
        first: Utf8Bytes,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Fault> {
        let all = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(text) = inbox.try_recv() {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(self.house.config.limits.patience, all).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(self.broken(&error)),
            Err(_) => {
                self.house.meter.slow_readers.fetch_add(1, Ordering::Relaxed);
                Err(Fault::Slow)
            }
        }
    }

    /// Why a connection broke, as far as it can be told.
    fn broken(&self, error: &axum::Error) -> Fault {
        let text = error.to_string();
        if text.contains("too long") || text.contains("too big") {
            return Fault::TooLarge(self.house.config.limits.message_bytes);
        }
        Fault::Unreadable(text)
    }
}

/// Reads a message.
fn read(text: &str) -> Result<ToServer, Fault> {
    serde_json::from_str(text).map_err(wire::unreadable)
}

/// An id is short and plain, because it stands in logs of clients and is hashed with every command.
pub(crate) fn check_id(id: &str) -> Result<&str, Fault> {
    let plain = id.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_');
    if (1..=64).contains(&id.len()) && plain {
        Ok(id)
    } else {
        Err(Fault::Unreadable("an id has 1 to 64 characters out of A-Z a-z 0-9 - _".to_owned()))
    }
}
