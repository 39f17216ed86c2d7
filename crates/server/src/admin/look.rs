//! What can be looked at.

use std::sync::Arc;

use crosstable_core::{Seat, TableId};
use crosstable_store::{Listing, MAX_LIMIT, State};
use crosstable_table::{Chair, Table};

use super::answers::{
    AddressHeld, AdminAnswer, ProcessStatus, SeatDetail, SocketHeld, TableDetail, TableLine,
};
use super::words;
use crate::app_state::AppState;
use crate::connections::OpenSocket;
use crate::error::ApiError;
use crate::listing::listed;
use crate::live_table::LiveTable;

/// How many addresses and sockets one answer names.
const MAX_HELD: usize = 1000;
/// How much of an id names a table.
const SHORTEST: usize = 4;

impl AppState {
    pub(super) async fn status(&self) -> Result<AdminAnswer, String> {
        let storage = self.health.check(&self.log).await.map_err(|error| error.to_string());
        let health = match storage {
            Ok(()) => self.bus.check().await.map_err(|error| error.to_string()),
            failed => failed,
        };
        Ok(AdminAnswer::Status(ProcessStatus {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            pid: std::process::id(),
            started: self.started,
            rooms: self.open_rooms(),
            connections: self.metrics.connections.get(),
            sockets: self.metrics.sockets.get(),
            bots_waiting: self.metrics.bots_waiting.get(),
            health,
        }))
    }

    /// The table whose id begins like this, if there is only one.
    pub(super) async fn find_table(&self, typed: &str) -> Result<TableId, String> {
        let digits = typed.len() >= SHORTEST && typed.len() <= 32;
        if !digits || !typed.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(format!("a table is named by {SHORTEST} to 32 of its hexadecimal digits"));
        }
        let first: TableId = format!("{typed:0<32}").parse().map_err(|_| "no table's id".to_owned())?;
        let before =
            u128::from_be_bytes(*first.bytes()).checked_sub(1).map(|id| TableId::new(id.to_be_bytes()));
        let found = self.log.tables(before, 2).await.map_err(|error| error.to_string())?;
        let mut fits = found.into_iter().filter(|table| table.to_string().starts_with(typed));
        match (fits.next(), fits.next()) {
            (Some(table), None) => Ok(table),
            (Some(_), Some(_)) => Err("several tables' ids begin like this; type more of it".to_owned()),
            (None, _) => Err("there is no such table".to_owned()),
        }
    }

    /// One page of tables.
    pub(super) async fn list_tables(
        &self,
        state: Option<State>,
        after: Option<TableId>,
    ) -> Result<AdminAnswer, String> {
        let ids = self.log.tables(after, MAX_LIMIT).await.map_err(|error| error.to_string())?;
        let next = (ids.len() == MAX_LIMIT).then(|| ids.last().copied()).flatten();
        let mut tables = Vec::new();
        for id in ids {
            // One that was removed meanwhile has none.
            let listing = self.log.listing(id).await.map_err(|error| error.to_string())?;
            let wanted = |listing: &Listing| state.is_none_or(|state| state == listing.state);
            tables.extend(listing.filter(wanted).and_then(|listing| self.line(id, listing)));
        }
        Ok(AdminAnswer::Tables { tables, next })
    }

    fn line(&self, table: TableId, listing: Listing) -> Option<TableLine> {
        let (public, expired) = (listing.public, listing.state == State::Expired);
        let listed = listed((table, listing))?;
        Some(TableLine {
            table,
            game: listed.game,
            stage: listed.stage,
            expired,
            public,
            players: listed.players,
            open: listed.open,
            names: listed.names,
            changed: listed.changed,
            live: self.has_room(table),
        })
    }

    /// A table. No room is opened for it.
    pub(super) async fn table_detail(self: &Arc<Self>, id: TableId) -> Result<TableDetail, String> {
        let detail = if self.has_room(id) {
            self.query(id, |session| detail(session.table())).await
        } else {
            LiveTable::load(self, id).await.map(|live| detail(live.table()))
        };
        let mut detail = detail.map_err(|error: ApiError| words(&error))?;
        let here = self.sockets.all().into_iter().filter(|socket| socket.table == id);
        detail.sockets = here.take(MAX_HELD).map(held).collect();
        Ok(detail)
    }

    /// Who holds connections to this process.
    pub(super) fn connections(&self) -> AdminAnswer {
        let addresses = self.rate_limiter.held().into_iter().take(MAX_HELD).map(|held| AddressHeld {
            address: held.from,
            connections: held.connections,
            sockets: held.sockets,
        });
        let sockets = self.sockets.all();
        let more = sockets.len().saturating_sub(MAX_HELD);
        AdminAnswer::Connections {
            addresses: addresses.collect(),
            sockets: sockets.into_iter().take(MAX_HELD).map(held).collect(),
            more,
        }
    }
}

fn held(OpenSocket { from, player, table, since }: OpenSocket) -> SocketHeld {
    SocketHeld { address: from, person: player, table, since }
}

/// What may be told of a table: nothing of its position, its chance and its tokens.
fn detail(table: &Table) -> TableDetail {
    let seat = |chair: &Chair| match chair {
        Chair::Open => SeatDetail::Open,
        Chair::Bot { level } => SeatDetail::Bot { level: level.to_string() },
        Chair::Person { player, name, away, .. } => {
            SeatDetail::Person { name: name.to_string(), person: *player, away: *away }
        }
    };
    TableDetail {
        table: table.id(),
        game: table.game().to_string(),
        rules: table.options().rules(),
        options: table.options().to_vec(),
        clock: table.clock(),
        stage: table.stage(),
        expired: table.is_expired(),
        closed: table.closed(),
        public: table.is_public(),
        host: table.host(),
        started: table.started(),
        ended: table.ended(),
        changed: table.changed(),
        entries: table.length(),
        decisions: table.decisions(),
        to_move: table.to_move().map(Seat::number),
        seats: table.chairs().iter().map(seat).collect(),
        sockets: Vec::new(),
    }
}
