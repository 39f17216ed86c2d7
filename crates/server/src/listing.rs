//! What a list shows of a table.

use crosstable_core::TableId;
use crosstable_protocol::http::Listed;
use crosstable_protocol::{Millis, Stage};
use crosstable_store::{Listing, State};
use crosstable_table::{Chair, Table};
use serde::{Deserialize, Serialize};

/// The part of a listing that the store does not look into.
#[derive(Serialize, Deserialize)]
struct Summary {
    players: u8,
    open: u8,
    names: Vec<String>,
}

/// The listing of a table as it is now.
pub(crate) fn listing(table: &Table, changed: Millis) -> Listing {
    let mut members: Vec<_> = table.chairs().iter().filter_map(Chair::player).chain([table.host()]).collect();
    members.sort_unstable();
    members.dedup();
    let names = table.chairs().iter().filter_map(|chair| match chair {
        Chair::Person { name, .. } => Some(name.to_string()),
        Chair::Open | Chair::Bot { .. } => None,
    });
    let open = table.chairs().iter().filter(|chair| **chair == Chair::Open).count() as u8;
    let summary = Summary { players: table.players(), open, names: names.collect() };
    Listing {
        state: match table.stage() {
            Stage::Lobby => State::Lobby,
            Stage::Running => State::Running,
            Stage::Ended => State::Ended,
        },
        public: table.is_public(),
        game: table.game().id().to_owned(),
        summary: serde_json::to_vec(&summary).expect("a summary is plain data"),
        members,
        changed,
    }
}

/// A listing as clients get it.
pub(crate) fn listed((table, listing): (TableId, Listing)) -> Option<Listed> {
    let Summary { players, open, names } = serde_json::from_slice(&listing.summary).ok()?;
    let stage = match listing.state {
        State::Lobby => Stage::Lobby,
        State::Running => Stage::Running,
        State::Ended => Stage::Ended,
    };
    Some(Listed { table, game: listing.game, stage, players, open, names, changed: listing.changed })
}
