//! The client's side of a table's WebSocket as a state machine without IO and without a clock.
//!
//! It promises two things, whatever happens to connections. The program sees every event once and in order: duplicates
//! are dropped, and a gap asks for a new connection, which resumes after the last event seen. And every command is
//! carried out and answered once: it is kept with its id until it is answered, and sent again after each reconnection.

use std::collections::VecDeque;
use std::time::Duration;

use crosstable_fair::Receipt;
use crosstable_protocol::{CommandRequest, Hello, Perspective, Problem, ToClient, ToServer};

use crate::KeptReceipt;

/// Milliseconds to wait before the next attempt to connect, by the number of failures; the last one repeats.
const RETRY_DELAYS: [u64; 6] = [100, 250, 500, 1000, 2000, 4000];
/// Reasons to end a connection that no new connection changes.
const FINAL: [&str; 4] = ["server-no-table", "server-damaged", "server-foreign-origin", "server-version"];

/// A message of the server, read as far as the program needs it. The state machine only looks at its [`Head`].
pub trait Incoming: Sized {
    /// Reads a message.
    fn parse(text: &str) -> Result<Self, serde_json::Error>;

    /// The part of the message that the state machine goes by.
    fn head(&self) -> Head<'_>;
}

/// The part of a message that the state machine goes by.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the messages")]
pub enum Head<'a> {
    Welcome {
        number: u64,
        receipt: Option<Receipt>,
    },
    Event {
        number: u64,
        receipt: Option<Receipt>,
    },
    /// `done`, or `refused` with an id.
    Answer {
        id: &'a str,
    },
    Bye {
        problem: &'a Problem,
    },
    Pong,
    /// Anything else is passed on.
    Other,
}

impl Incoming for ToClient {
    fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    fn head(&self) -> Head<'_> {
        match self {
            ToClient::Welcome(welcome) => Head::Welcome { number: welcome.number, receipt: welcome.receipt },
            ToClient::Event(update) => {
                Head::Event { number: update.event.number, receipt: update.event.receipt }
            }
            ToClient::Done(done) => Head::Answer { id: &done.id },
            ToClient::Refused { id: Some(id), .. } => Head::Answer { id },
            ToClient::Bye { problem } => Head::Bye { problem },
            ToClient::Pong => Head::Pong,
            _ => Head::Other,
        }
    }
}

/// What to do with a message that was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaction {
    /// Hand it to the program.
    Deliver,
    /// Drop it: it was seen before, or it is not for the program.
    Ignore,
    /// Events are missing, or a receipt has been shown: drop it, and connect again.
    Reconnect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Disconnected,
    /// The hello is sent, and the welcome not received yet.
    Greeting,
    Open,
    Over,
}

/// What a client remembers of a table's connection while sockets come and go.
///
/// The caller reports what happens ([`connected`](Self::connected), [`received`](Self::received),
/// [`disconnected`](Self::disconnected)) and sends whatever [`outgoing`](Self::outgoing) holds.
#[derive(Clone, Debug)]
pub struct ClientState {
    phase: Phase,
    /// With the number of the last event seen.
    hello: Hello,
    /// A receipt of an earlier visit, until the server has seen it.
    unproved: Option<KeptReceipt>,
    pending: Vec<CommandRequest>,
    outgoing: VecDeque<ToServer>,
    failures: usize,
}

impl ClientState {
    /// A client that connects with this hello. `last: Some(0)` asks for all events, `None` for none of them.
    pub fn new(hello: Hello) -> Self {
        let phase = Phase::Disconnected;
        let (pending, outgoing) = Default::default();
        ClientState { phase, hello, unproved: None, pending, outgoing, failures: 0 }
    }

    /// Shows the receipt of an earlier visit, in a connection of its own: a hello with a receipt asks for the events after
    /// it only, and this client may want all of them.
    pub fn show_receipt(&mut self, kept: Option<KeptReceipt>) {
        self.unproved = kept;
    }

    /// The number of the last event seen.
    pub fn last(&self) -> Option<u64> {
        self.hello.last
    }

    /// The receipt of that event.
    pub fn receipt(&self) -> Option<Receipt> {
        self.hello.receipt
    }

    /// The commands that have no answer yet, oldest first.
    pub fn pending(&self) -> &[CommandRequest] {
        &self.pending
    }

    /// Whether the server has said that there is nothing to come back to.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The messages to send now, in order. The caller removes each one when it is on its way.
    pub fn outgoing(&mut self) -> &mut VecDeque<ToServer> {
        &mut self.outgoing
    }

    /// A socket is open.
    pub fn connected(&mut self) {
        self.phase = Phase::Greeting;
        self.outgoing.clear();
        let mut hello = self.hello.clone();
        if let Some(KeptReceipt { number, receipt }) = self.unproved {
            (hello.last, hello.receipt) = (Some(number), Some(receipt));
        }
        self.outgoing.push_back(ToServer::Hello(hello));
    }

    /// The socket is gone, or could not be opened. Returns how long to wait before the next attempt.
    pub fn disconnected(&mut self) -> Duration {
        if !self.is_over() {
            self.phase = Phase::Disconnected;
        }
        self.outgoing.clear();
        let delay = RETRY_DELAYS[self.failures.min(RETRY_DELAYS.len() - 1)];
        self.failures += 1;
        Duration::from_millis(delay)
    }

    /// A message has arrived.
    pub fn received(&mut self, head: &Head<'_>) -> Reaction {
        match *head {
            // The receipt has done its work.
            Head::Welcome { .. } if self.unproved.take().is_some() => return Reaction::Reconnect,
            Head::Welcome { number, receipt } => {
                // A change of perspective is answered by a welcome too; then nothing was lost.
                if self.phase == Phase::Greeting {
                    self.outgoing.extend(self.pending.iter().cloned().map(ToServer::Command));
                }
                self.phase = Phase::Open;
                self.failures = 0;
                (self.hello.last, self.hello.receipt) = (Some(number), receipt);
            }
            // Before the welcome nothing is known of the table.
            Head::Event { .. } if self.phase != Phase::Open => return Reaction::Ignore,
            Head::Event { number, receipt } => {
                let next = self.hello.last.unwrap_or(0) + 1;
                if number != next {
                    return if number < next { Reaction::Ignore } else { Reaction::Reconnect };
                }
                (self.hello.last, self.hello.receipt) = (Some(number), receipt);
            }
            Head::Answer { id } => {
                let Some(index) = self.pending.iter().position(|request| request.id == id) else {
                    return Reaction::Ignore;
                };
                self.pending.remove(index);
            }
            Head::Bye { problem } => {
                self.phase = if FINAL.contains(&&*problem.code) { Phase::Over } else { Phase::Disconnected };
            }
            Head::Pong => return Reaction::Ignore,
            Head::Other => {}
        }
        Reaction::Deliver
    }

    /// Sends a command, now or as soon as there is a welcome.
    pub fn command(&mut self, request: CommandRequest) {
        if self.phase == Phase::Open {
            self.outgoing.push_back(ToServer::Command(request.clone()));
        }
        self.pending.push(request);
    }

    /// Looks at the table from elsewhere, now and after reconnections.
    pub fn set_perspective(&mut self, perspective: Perspective) {
        self.hello.perspective = perspective;
        if self.phase == Phase::Open {
            self.outgoing.push_back(ToServer::SetPerspective { perspective });
        }
    }

    /// Changes the language of refusals. The hello settles it, so it takes a new connection.
    pub fn set_lang(&mut self, lang: impl Into<String>) {
        self.hello.lang = Some(lang.into());
    }

    /// Asks whether the server is there.
    pub fn ping(&mut self) {
        self.outgoing.push_back(ToServer::Ping);
    }
}
