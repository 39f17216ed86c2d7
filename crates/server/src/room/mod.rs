//! A room: one live table, and everybody who looks at it.
//!
//! One task per room. Messages come through its door and are dealt with one after the other, so nothing in here needs a
//! lock. What changes the table goes through `act.rs` and nowhere else; what anybody hears of it, through `tell.rs`.

mod act;
mod answers;
mod deeds;
mod house_work;
mod others;
mod presence;
mod tell;

pub(crate) use self::house_work::question;
pub(crate) use self::tell::encoded;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use crosstable_core::{PlayerId, Seat, TableId, Viewer};
use crosstable_protocol::to_client::Done;
use crosstable_protocol::to_server::Hello;
use crosstable_store::{Log, Watch};
use crosstable_table::{Key, Millis, Table};
use crosstable_texts::Lang;
use futures_util::StreamExt;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use self::answers::Answers;
use self::house_work::{Net, Thinking};
use self::others::Others;
use crate::commons::{Hearing, Word};
use crate::fault::Fault;
use crate::house::House;
use crate::person::random_bytes;
use crate::wire::Deed;

/// A question about a table, and what to do with the answer.
type Question = Box<dyn FnOnce(Result<&Table, Fault>) + Send>;

/// What comes through a room's door.
pub(crate) enum Mail {
    /// Somebody wants something done.
    Do { by: PlayerId, key: Key, deed: Deed, reply: Reply },
    /// Somebody comes to look.
    Enter { guest: Guest, hello: Hello, entered: oneshot::Sender<Result<u64, Fault>> },
    /// Somebody looks through other eyes.
    Look { guest: u64, seat: Option<Seat> },
    /// Somebody goes.
    Leave { guest: u64 },
    /// A question that changes nothing.
    Peek(Question),
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// To whoever waits for it.
    Once(oneshot::Sender<Result<Done, Fault>>),
    /// Among the messages of a guest, with the command's id.
    Guest { guest: u64, id: String },
}

/// Somebody who looks at the table over a connection.
pub(crate) struct Guest {
    /// Who they are, if they are somebody.
    pub(crate) player: Option<PlayerId>,
    /// The language they read.
    pub(crate) lang: Lang,
    /// Where their messages go.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// A guest who is in.
struct Seated {
    guest: Guest,
    number: u64,
    eyes: crosstable_protocol::to_server::Eyes,
    board: bool,
    /// Through whose eyes they look at the moment.
    viewer: Viewer,
}

/// A live table.
pub(crate) struct Room<L: Log> {
    house: Arc<House<L>>,
    table: Table,
    guests: Vec<Seated>,
    next_guest: u64,
    answers: Answers,
    thinking: Option<Thinking>,
    /// The seed of the bots at this table.
    mood: u64,
    /// When everybody is to hear who is here, because that has changed.
    presence_due: Option<Instant>,
    /// Who is connected to other processes.
    others: Others,
    /// Sees to it that what is due is done, if other processes share the work.
    net: Option<Net>,
    /// Until when the log is not listened to, because that failed.
    deaf_until: Option<Instant>,
    /// When an absent person is to be marked as away.
    absent: HashMap<Seat, Instant>,
    /// When each seat last said something.
    said: HashMap<Seat, Instant>,
    /// When the directory last heard of a change.
    listed: Millis,
    /// Since when nobody has been here.
    idle_since: Instant,
}

/// A clock farther away than this does not keep a room open.
const NEAR: Duration = Duration::from_mins(5);

impl<L: Log> Room<L> {
    /// Reads the table and serves it until nobody is there any more.
    pub(crate) async fn open(house: Arc<House<L>>, id: TableId, mut mail: mpsc::Receiver<Mail>) {
        match Self::load(&house, id).await {
            Ok(table) => {
                let room = Room {
                    house: Arc::clone(&house),
                    table,
                    guests: Vec::new(),
                    next_guest: 0,
                    answers: Answers::default(),
                    thinking: None,
                    mood: u64::from_be_bytes(random_bytes()),
                    presence_due: None,
                    others: Others::default(),
                    net: None,
                    deaf_until: None,
                    absent: HashMap::new(),
                    said: HashMap::new(),
                    listed: 0,
                    idle_since: Instant::now(),
                };
                room.serve(&mut mail).await;
            }
            Err(fault) => {
                house.close_door(id, &mut mail);
                while let Some(mail) = mail.recv().await {
                    turn_away(mail, &fault);
                }
            }
        }
    }

    async fn load(house: &House<L>, id: TableId) -> Result<Table, Fault> {
        let lines = house.lines(id, 0).await?;
        if lines.is_empty() {
            return Err(Fault::NoTable);
        }
        Table::replay_logged(&lines).map_err(|error| damaged(id, &error))
    }

    async fn serve(mut self, mail: &mut mpsc::Receiver<Mail>) {
        let id = self.table.id();
        let mut closing = self.house.closing.subscribe();
        let mut following = self.house.config.shared.then(|| self.house.log.watch(id, self.table.length()));
        let mut hearing = self.ask_who_is_here().await;
        self.expect_everybody();
        loop {
            self.think();
            let listens = self.listens();
            let wake = self.wake();
            tokio::select! {
                biased;
                message = mail.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => break,
                },
                thought = Thinking::finished(&mut self.thinking) => self.decided(thought).await,
                heard = next_entry(&mut following), if listens => if !self.overhear(heard).await { break },
                word = next_word(&mut hearing) => self.hear(word),
                () = tokio::time::sleep_until(wake) => if !self.wake_up().await { break },
                () = closed(&mut closing) => break,
            }
        }
        // What was accepted is finished; whoever comes later finds a new room, or none because the house closes.
        self.house.close_door(id, mail);
        while let Some(message) = mail.recv().await {
            self.receive(message).await;
        }
        self.say_goodbye().await;
        // Whoever still looks is let go with the room; their connections know whether the house closes.
    }

    async fn receive(&mut self, mail: Mail) {
        match mail {
            Mail::Do { by, key, deed, reply } => {
                let answer = self.answer(by, key, deed).await;
                self.reply(reply, answer);
            }
            Mail::Enter { guest, hello, entered } => {
                let answer = self.enter(guest, hello).await;
                let _ = entered.send(answer);
            }
            Mail::Look { guest, seat } => self.look(guest, seat),
            Mail::Leave { guest } => self.leave(guest),
            // Whoever was told of a move by one process sees it at every other.
            Mail::Peek(question) => match self.be_current().await {
                Ok(()) => question(Ok(&self.table)),
                Err(fault) => question(Err(fault)),
            },
        }
        self.idle_since = Instant::now();
    }

    /// When there is something to do even if nobody asks.
    fn wake(&self) -> Instant {
        let idle = self.idle_since + self.house.config.room_idle;
        let absent = self.absent.values().copied();
        let others = self.others.wake();
        let net = self.net.as_ref().map(Net::at);
        let due = absent.chain(self.time_up_at()).chain(self.presence_due).chain(others).chain(net);
        due.chain(self.deaf_until).chain([idle]).min().unwrap_or(idle)
    }

    /// Does what is due; false if the room can be closed.
    async fn wake_up(&mut self) -> bool {
        self.forget_the_silent();
        self.mark_absent().await;
        self.tell_presence();
        self.announce().await;
        self.start_clock_move();
        self.draw_net();
        let now = Instant::now();
        let deserted = self.guests.is_empty() && self.thinking.is_none();
        if !deserted || self.time_up_at().is_some_and(|at| at < now + NEAR) {
            self.idle_since = now;
        }
        now < self.idle_since + self.house.config.room_idle
    }
}

/// The next entry that somebody else may have written; never if nobody else writes.
async fn next_entry<W: Watch>(
    following: &mut Option<W>,
) -> Result<Option<crosstable_store::Entry>, crosstable_store::StoreError> {
    match following {
        Some(watch) => watch.next().await,
        None => std::future::pending().await,
    }
}

/// What another process says; never anything if there is none.
async fn next_word(hearing: &mut Option<Hearing>) -> Word {
    if let Some(words) = hearing {
        if let Some(word) = words.next().await {
            return word;
        }
        *hearing = None;
    }
    std::future::pending().await
}

/// Ready when the house closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the house is gone, which is as closed as it gets.
    let _ = closing.wait_for(|closing| *closing).await;
}

pub(crate) fn damaged(id: TableId, error: &dyn std::error::Error) -> Fault {
    tracing::error!(table = %id, %error, "the log of a table cannot be read");
    Fault::Damaged
}

/// Tells whoever comes that there is no table.
fn turn_away(mail: Mail, fault: &Fault) {
    match mail {
        Mail::Do { reply: Reply::Once(answer), .. } => drop(answer.send(Err(fault.clone()))),
        Mail::Enter { entered, .. } => drop(entered.send(Err(fault.clone()))),
        Mail::Peek(question) => question(Err(fault.clone())),
        Mail::Do { reply: Reply::Guest { .. }, .. } | Mail::Look { .. } | Mail::Leave { .. } => {}
    }
}
