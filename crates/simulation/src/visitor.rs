//! People at tables: the real client over sockets in memory, driven by somebody who does everything that can be done.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use crosstable_client::{ClientState, Device, DeviceMemory, HeldView, Incoming, Reaction};
use crosstable_core::rng::{Xoshiro, below};
use crosstable_core::{PlayerId, Seat, TableId, Viewer};
use crosstable_protocol::{Command, CommandRequest, Hello, ToClient, ToServer, Welcome};
use crosstable_table::Key;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::time::{Instant, interval, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::network::{Stream, connect};
use crate::plan::generator;
use crate::variant::{Variant, now_and_then};
use crate::world::World;

/// As the real client does it.
const PING_INTERVAL: Duration = Duration::from_secs(15);
const SILENCE_TIMEOUT: Duration = Duration::from_secs(40);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// After the server has said that there is nothing to come back to, people load the page again.
const RELOAD_DELAY: Duration = Duration::from_secs(3);

type Socket = WebSocketStream<Stream>;

/// The secret of a person.
pub(crate) fn token(seed: u64, person: u64) -> String {
    format!("{:064x}", (u128::from(seed) << 64) | u128::from(person + 1))
}

/// The id by which tables know the holder of a token.
pub(crate) fn player(token: &str) -> PlayerId {
    let bytes: [u8; 32] = crosstable_core::hex::read(token).expect("tokens are digits");
    let mut short = [0; 16];
    short.copy_from_slice(&Sha256::digest(bytes)[..16]);
    PlayerId::new(short)
}

/// What a client in another language must hold as well; not all of it, because there are many of them.
fn plain_json(view: &crosstable_protocol::TableView) -> serde_json::Value {
    json!({ "decisions": view.decisions, "stage": view.stage, "to_move": view.to_move, "view": view.view })
}

/// A person at a table.
pub(crate) struct Visitor {
    pub(crate) world: Arc<World>,
    pub(crate) person: u64,
    pub(crate) token: String,
    player: PlayerId,
    pub(crate) table: TableId,
    pub(crate) rng: Xoshiro,
    pub(crate) state: ClientState,
    held: HeldView,
    pub(crate) device: Device,
    /// The seats this person holds.
    pub(crate) own: Vec<Seat>,
    pub(crate) host: bool,
    /// The number after that of the last person who is expected to sit down. Others watch.
    pub(crate) people: u64,
    commands: BTreeMap<String, Command>,
    next_id: u64,
    /// With which event this connection began.
    resumed: Option<u64>,
    /// The ids that were sent before,
    sent: BTreeSet<String>,
    /// and those that were sent more than once.
    resent: BTreeSet<String>,
    pub(crate) since: Instant,
}

impl Visitor {
    pub(crate) fn new(world: &Arc<World>, person: u64, table: TableId, people: u64) -> Self {
        let token = token(world.plan.seed, person);
        let secret = token.parse().expect("tokens are digits");
        let number = u64::from_be_bytes(table.bytes()[..8].try_into().expect("eight bytes"));
        Visitor {
            world: Arc::clone(world),
            person,
            player: player(&token),
            token,
            table,
            rng: generator(world.plan.seed, "visitor", number ^ person),
            state: ClientState::new(Hello { layout: person % 10 == 3, ..Hello::default() }),
            held: HeldView::default(),
            device: Device::new(table, secret, DeviceMemory::default()),
            own: Vec::new(),
            host: false,
            people,
            commands: BTreeMap::new(),
            next_id: 0,
            resumed: None,
            sent: BTreeSet::new(),
            resent: BTreeSet::new(),
            since: Instant::now(),
        }
    }

    pub(crate) fn view(&self) -> Option<&crosstable_protocol::TableView> {
        self.held.view()
    }

    fn note(&self, text: &str) {
        self.world.note(format_args!("person {} at {}: {text}", self.person, self.table));
    }

    /// Comes and goes for ever.
    pub(crate) async fn run(mut self) {
        loop {
            let deserted = self.world.state().deserted;
            if deserted {
                sleep(Duration::from_mins(1)).await;
                continue;
            }
            let process = below(&mut self.rng, self.world.plan.processes as u32) as usize;
            if let Ok(Some(socket)) = timeout(CONNECT_TIMEOUT, self.open(process)).await {
                self.note(&format!("is connected to process {process}"));
                self.world.export(self.person, || json!({ "type": "opened" }));
                self.converse(socket).await;
                self.world.export(self.person, || json!({ "type": "lost" }));
                self.note("is not connected any more");
            }
            if let Some(table) = self.world.state().truth.tables.get_mut(&self.table) {
                table.connected.remove(&self.person);
                table.members_there.remove(&self.person);
            }
            let mut delay = self.state.disconnected();
            if self.state.is_over() {
                delay += RELOAD_DELAY;
                self.state = ClientState::new(Hello::default());
                self.held = HeldView::default();
            }
            self.publish();
            sleep(delay).await;
        }
    }

    async fn open(&mut self, process: usize) -> Option<Socket> {
        let stream = connect(&self.world, self.person, process).await.ok()?;
        let url = format!("ws://127.0.0.1/api/tables/{}/socket", self.table);
        let mut request = url.into_client_request().ok()?;
        let bearer = format!("Bearer {}", self.token).parse().ok()?;
        request.headers_mut().insert("authorization", bearer);
        let (socket, _) = client_async(request, stream).await.ok()?;
        self.resumed = self.state.last();
        self.state.connected();
        Some(socket)
    }

    /// Tells the final checks how far this client is.
    fn publish(&self) {
        let standing = (self.state.last(), self.state.pending().len());
        self.world.state().visitors.insert((self.table, self.person), standing);
    }

    fn pause(&mut self) -> Duration {
        let most = if self.world.settling() { 120 } else { 500 };
        Duration::from_millis(u64::from(40 + below(&mut self.rng, most)))
    }

    async fn converse(&mut self, mut socket: Socket) {
        let mut heard = Instant::now();
        let mut ping = interval(PING_INTERVAL);
        let mut act = Instant::now() + self.pause();
        loop {
            if self.flush(&mut socket).await.is_none() {
                return;
            }
            self.publish();
            tokio::select! {
                biased;
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => if !self.receive(&text) { return },
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(_)) => {}
                    }
                }
                () = sleep_until(act) => {
                    let deserted = self.world.state().deserted;
                    if deserted || !self.act() {
                        // Some hang up politely, others are gone.
                        if below(&mut self.rng, 2) == 0 {
                            let _ = timeout(Duration::from_millis(200), socket.close(None)).await;
                        }
                        return;
                    }
                    act = Instant::now() + self.pause();
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE_TIMEOUT {
                        return;
                    }
                    self.state.ping();
                }
            }
        }
    }

    /// Sends what is to be sent; nothing if the connection is broken.
    async fn flush(&mut self, socket: &mut Socket) -> Option<()> {
        while let Some(mut message) = self.state.outgoing().front().cloned() {
            let mut lost = false;
            if let ToServer::Command(request) = &mut message {
                let again = !self.sent.insert(request.id.clone());
                if again {
                    self.resent.insert(request.id.clone());
                }
                self.world.state().counts.commands += 1;
                lost = again && self.world.is_broken(Variant::NoResend);
                if again && self.world.is_broken(Variant::FreshIdOnResend) {
                    request.id.push_str("-again");
                }
            }
            if !lost {
                let text = serde_json::to_string(&message).expect("messages are plain data");
                self.note(&format!("says {text}"));
                socket.feed(Message::text(text)).await.ok()?;
            }
            self.state.outgoing().pop_front();
        }
        timeout(CONNECT_TIMEOUT, socket.flush()).await.ok()?.ok()
    }

    /// Sends a command under a fresh id.
    pub(crate) fn command(&mut self, command: Command) -> CommandRequest {
        self.next_id += 1;
        let id = format!("{}-{}", self.person, self.next_id);
        self.commands.insert(id.clone(), command.clone());
        let request = CommandRequest { id, command };
        self.world.export(self.person, || json!({ "type": "command", "request": request }));
        self.state.command(request.clone());
        request
    }

    /// Handles a message; false if the connection is of no use any more.
    fn receive(&mut self, text: &str) -> bool {
        self.world.state().counts.messages += 1;
        self.note(&format!("hears {text}"));
        let Ok(mut message) = serde_json::from_str::<ToClient>(text) else {
            self.world.violated(format!("a message cannot be read: {text}"));
            return false;
        };
        if self.is_lost(&mut message) {
            return true;
        }
        self.world.export(self.person, || json!({ "type": "received", "message": message }));
        let before = self.state.last();
        match self.state.received(&message.head()) {
            Reaction::Deliver => self.delivered(message, before),
            Reaction::Ignore => true,
            Reaction::Reconnect => false,
        }
    }

    fn delivered(&mut self, message: ToClient, before: Option<u64>) -> bool {
        match message {
            ToClient::Welcome(welcome) => self.welcomed(&welcome, before),
            ToClient::Event(update) => {
                let viewer = self.held.view().and_then(|view| view.viewer);
                let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
                let missed = self.world.is_broken(Variant::MissedPatch) && now_and_then(&mut self.rng);
                if !missed && let Err(error) = self.held.apply(&update) {
                    self.world.violated(format!("a patch does not fit: {error}"));
                    return false;
                }
                let Some(held) = self.held.view() else { return false };
                let checked = {
                    let mut state = self.world.state();
                    state.counts.events_compared += 1;
                    let table = state.truth.table_mut(self.table);
                    table.and_then(|table| table.check_update(&update, viewer, held))
                };
                self.world.check(checked);
                self.world.export(
                    self.person,
                    || json!({ "type": "holds", "number": update.event.number, "view": plain_json(held) }),
                );
            }
            ToClient::Done(done) => {
                let key = Key::of(self.player, self.table, &done.id);
                let Some(command) = self.commands.get(&done.id) else { return true };
                let checked = self.world.state().truth.on_done(self.table, key, done.number, command);
                self.world.check(checked);
            }
            // The first copy may still wait at a process that does not reach the log, and be carried out later.
            ToClient::Refused { id: Some(id), .. } if self.resent.contains(&id) => {}
            ToClient::Refused { id: Some(id), problem } => {
                let key = Key::of(self.player, self.table, &id);
                let checked = self.world.state().truth.on_refused(self.table, key, &problem);
                self.world.check(checked);
            }
            ToClient::You { seats, host } => (self.own, self.host) = (seats, host),
            ToClient::Bye { .. } => return false,
            _ => {}
        }
        true
    }

    fn welcomed(&mut self, welcome: &Welcome, before: Option<u64>) {
        self.held.welcome(welcome);
        (self.own, self.host) = (welcome.seats.clone(), welcome.host);
        let resumed = self.resumed.take();
        let checked = {
            let mut state = self.world.state();
            state.counts.events_compared += 1;
            if let Some(table) = state.truth.tables.get_mut(&self.table) {
                table.connected.insert(self.person);
                if !welcome.seats.is_empty() {
                    table.members_there.insert(self.person);
                }
            }
            state.truth.table(self.table).and_then(|table| table.check_welcome(welcome, resumed))
        };
        self.world.check(checked);
        if before.is_some_and(|before| before > welcome.number) {
            let number = welcome.number;
            self.world.violated(format!("a client that had seen event {before:?} is welcomed at {number}"));
        }
    }

    /// What a broken server or network makes of a message; true if it never arrives.
    fn is_lost(&mut self, message: &mut ToClient) -> bool {
        let Some(variant) = self.world.variant else { return false };
        let chosen = now_and_then(&mut self.rng);
        let lie = |view: &mut crosstable_protocol::TableView, number: u64, from: Viewer| {
            let state = self.world.state();
            let seen = state.truth.tables.get(&self.table).and_then(|table| table.view(number, from));
            if let Some(seen) = seen {
                *view = crosstable_protocol::TableView {
                    viewer: view.viewer,
                    layout: view.layout.clone(),
                    ..seen
                };
            }
        };
        match (variant, &*message) {
            (Variant::DoneAsRefused, ToClient::Done(done)) if chosen => {
                let (code, clause) = ("table-not-your-turn".to_owned(), Some("T-05".to_owned()));
                let problem =
                    crosstable_protocol::Problem { code, clause, text: String::new(), retry_after: None };
                *message = ToClient::Refused { id: Some(done.id.clone()), problem };
                return false;
            }
            (Variant::RefusedAsDone, ToClient::Refused { id: Some(id), .. }) if chosen => {
                let number = self.state.last().unwrap_or(0);
                let done = crosstable_protocol::Done { id: id.clone(), number, table: None };
                *message = ToClient::Done(done);
                return false;
            }
            _ => {}
        }
        match (variant, message) {
            (Variant::DropAnswers, ToClient::Done(_)) => return chosen,
            (Variant::WrongAnswerNumber, ToClient::Done(done)) if chosen => done.number += 1,
            (Variant::LeakHand, ToClient::Welcome(welcome)) if welcome.view.viewer.is_none() => {
                lie(&mut welcome.view, welcome.number, Viewer::Seat(Seat::new(0)));
            }
            (Variant::StaleWelcome, ToClient::Welcome(welcome)) if welcome.number > 0 && chosen => {
                let from = welcome.view.viewer.map_or(Viewer::Spectator, Viewer::Seat);
                lie(&mut welcome.view, welcome.number - 1, from);
            }
            (Variant::ForgedReceipt, ToClient::Event(update)) if chosen => {
                update.event.receipt = self.state.receipt();
            }
            (Variant::AlteredEvent, ToClient::Event(update)) if chosen => update.event.at += 1,
            (Variant::LeakDraws, ToClient::Event(update)) => {
                let state = self.world.state();
                let right = state.truth.tables.get(&self.table);
                if let Some(right) = right.and_then(|table| table.open_chance(update.event.number))
                    && let crosstable_protocol::Change::Played { chance, .. }
                    | crosstable_protocol::Change::Started { chance } = &mut update.event.change
                {
                    *chance = right;
                }
            }
            (Variant::MissedIsShort, ToClient::Welcome(welcome)) => {
                if let Some(missed) = &mut welcome.missed
                    && !missed.is_empty()
                {
                    missed.remove(0);
                }
            }
            _ => {}
        }
        false
    }
}
