//! Who holds a WebSocket, for whoever runs the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crosstable_core::{PlayerId, TableId};
use crosstable_protocol::Millis;

/// A WebSocket that is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenSocket {
    pub(crate) from: IpAddr,
    pub(crate) player: Option<PlayerId>,
    pub(crate) table: TableId,
    pub(crate) since: Millis,
}

#[derive(Default)]
struct Open {
    next: u64,
    sockets: HashMap<u64, OpenSocket>,
}

/// The WebSockets of this process.
#[derive(Default)]
pub(crate) struct Connections {
    open: Mutex<Open>,
}

impl Connections {
    /// A socket is opened. It is listed until the returned value is dropped.
    pub(crate) fn enter(self: &Arc<Self>, socket: OpenSocket) -> Listed {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let number = open.next;
        open.next += 1;
        open.sockets.insert(number, socket);
        Listed { connections: Arc::clone(self), number }
    }

    /// All of them, the oldest first.
    pub(crate) fn all(&self) -> Vec<OpenSocket> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<_> = open.sockets.values().copied().collect();
        all.sort_by_key(|socket| socket.since);
        all
    }
}

/// Keeps a socket in the list.
pub(crate) struct Listed {
    connections: Arc<Connections>,
    number: u64,
}

impl Drop for Listed {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.sockets.remove(&self.number);
    }
}
