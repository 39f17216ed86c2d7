//! How much of a table's log everybody may fill (T-16). A log has room for so many entries; whatever people do besides
//! playing must leave enough of it to play the game to its end.

use crosstable_core::{MAX_SEATS, Seat};
use crosstable_protocol::Stage;

use crate::dispatch::Origin;
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

/// Entries in a log, and their bytes: the bounds of every storage.
pub const MAX_ENTRIES: u64 = 1 << 16;
/// Bytes in a log.
pub const MAX_BYTES: u64 = 16 << 20;
/// What is left to moves alone. The longest games have a few thousand decisions.
const RESERVED_ENTRIES: u64 = 1 << 14;
const RESERVED_BYTES: u64 = 4 << 20;
/// What is left to the last entry, which is a small one.
const LAST_BYTES: u64 = 64 << 10;
/// Entries before the start, over all rounds,
const LOBBY_ENTRIES: u32 = 4096;
/// of which these are left to the host.
const HOST_ENTRIES: u32 = 512;
/// What a seat may write besides its moves, and as much again as there are decisions in the game.
const SEAT_ENTRIES: u32 = 200;

/// What has been written so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spent {
    pub(crate) bytes: u64,
    lobby: u32,
    seats: [u32; MAX_SEATS],
}

impl Table {
    /// Whether these entries may be added. Moves always may; a table that has no room even for them is closed.
    pub(crate) fn within_budget(&self, origin: Origin, entries: &[Entry]) -> Result<(), RefusalReason> {
        let moves = |entry: &Entry| {
            matches!(entry, Entry::Played { .. } | Entry::Ended { .. } | Entry::Closed { .. })
        };
        // Coming back was paid for by leaving.
        let returns = |entry: &Entry| matches!(entry, Entry::Returned { .. });
        if entries.iter().all(moves) || entries.iter().any(returns) {
            return Ok(());
        }
        let room =
            self.length + RESERVED_ENTRIES < MAX_ENTRIES && self.spent.bytes + RESERVED_BYTES < MAX_BYTES;
        if !room {
            return Err(RefusalReason::LogFull);
        }
        if matches!(self.stage, Stage::Lobby | Stage::Starting) {
            let most = if origin == Origin::Player(self.host) { 0 } else { HOST_ENTRIES };
            let full = self.spent.lobby + most >= LOBBY_ENTRIES;
            return if full { Err(RefusalReason::LobbyFull) } else { Ok(()) };
        }
        let most = SEAT_ENTRIES + self.history.len() as u32;
        let over = |(seat, _): &(Seat, u32)| self.spent.seats[seat.index()] >= most;
        match entries.iter().filter_map(cost).find(over) {
            Some((seat, _)) => Err(RefusalReason::TooMuch(seat)),
            None => Ok(()),
        }
    }

    /// Whether there is room for a move and what it leads to.
    pub(crate) fn has_room(&self) -> bool {
        self.length + 3 <= MAX_ENTRIES && self.spent.bytes + LAST_BYTES <= MAX_BYTES
    }

    pub(crate) fn spend(&mut self, entry: &Entry, bytes: usize) {
        self.spent.bytes += bytes as u64;
        if matches!(self.stage, Stage::Lobby | Stage::Starting) {
            self.spent.lobby += 1;
        } else if let Some((seat, cost)) = cost(entry) {
            self.spent.seats[seat.index()] += cost;
        }
    }
}

/// Who pays for an entry, and how much. Who leaves pays for coming back, which is then never refused.
const fn cost(entry: &Entry) -> Option<(Seat, u32)> {
    match entry {
        Entry::Proposed { seat, .. }
        | Entry::Agreed { seat, .. }
        | Entry::Declined { seat, .. }
        | Entry::Undone { seat, .. }
        | Entry::StandIn { seat, .. }
        | Entry::Handed { seat, .. } => Some((*seat, 1)),
        Entry::Left { seat, .. } => Some((*seat, 2)),
        _ => None,
    }
}
