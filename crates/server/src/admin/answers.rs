//! What is answered.

use std::net::IpAddr;

use crosstable_core::{PlayerId, TableId};
use crosstable_protocol::{Clock, Closed, Millis, Stage};
use serde::{Deserialize, Serialize};

use crate::bans::Ban;

/// The answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum AdminAnswer {
    Status(ProcessStatus),
    /// Some tables, and behind which the next ones are if these were not all.
    Tables {
        tables: Vec<TableLine>,
        next: Option<TableId>,
    },
    Table(Box<TableDetail>),
    Closed {
        table: TableId,
    },
    Removed {
        table: TableId,
    },
    Connections {
        addresses: Vec<AddressHeld>,
        sockets: Vec<SocketHeld>,
        /// How many sockets were left out.
        more: usize,
    },
    Bans {
        bans: Vec<Ban>,
    },
    /// It was not done.
    Refused {
        why: String,
    },
}

impl AdminAnswer {
    pub(super) fn refused(why: impl Into<String>) -> Self {
        AdminAnswer::Refused { why: why.into() }
    }
}

/// How a process does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct ProcessStatus {
    pub version: String,
    /// The number of the process at the system.
    pub pid: u32,
    pub started: Millis,
    pub rooms: usize,
    pub connections: i64,
    pub sockets: i64,
    pub bots_waiting: i64,
    /// Whether storage, and the broker if there is one, can do their work; or what is wrong.
    pub health: Result<(), String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct TableLine {
    pub table: TableId,
    pub game: String,
    pub stage: Stage,
    pub expired: bool,
    pub public: bool,
    pub players: u8,
    pub open: u8,
    pub names: Vec<String>,
    pub changed: Millis,
    /// Whether somebody is there, or was a moment ago, at the process that answers.
    pub live: bool,
}

/// A table as whoever runs the server sees it: who sits there and how far it is, and nothing that is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct TableDetail {
    pub table: TableId,
    pub game: String,
    pub rules: u32,
    pub options: Vec<(String, String)>,
    pub clock: Clock,
    pub stage: Stage,
    pub expired: bool,
    pub closed: Option<Closed>,
    pub public: bool,
    /// The person who opened it.
    pub host: PlayerId,
    pub started: Option<Millis>,
    pub ended: Option<Millis>,
    pub changed: Millis,
    pub entries: u64,
    pub decisions: usize,
    /// The number of the seat that decides.
    pub to_move: Option<u8>,
    pub seats: Vec<SeatDetail>,
    /// The WebSockets of this table at the process that answers.
    pub sockets: Vec<SocketHeld>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum SeatDetail {
    Open,
    Bot {
        level: String,
    },
    Person {
        name: String,
        /// The digest by which tables know the person; it lets nobody sit down in their place.
        person: PlayerId,
        away: bool,
    },
}

/// What an address holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct AddressHeld {
    pub address: IpAddr,
    pub connections: u32,
    pub sockets: u32,
}

/// A WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct SocketHeld {
    pub address: IpAddr,
    pub person: Option<PlayerId>,
    pub table: TableId,
    pub since: Millis,
}
