//! Stored tables that are older than any test.

use std::path::Path;
use std::time::Duration;

use crosstable_core::{Level, TableId};
use crosstable_protocol::Command;
use crosstable_protocol::http::Opened;
use crosstable_store::{Listing, Log, State};
use crosstable_table::Entry;

use super::several::open;
use super::{Server, stored};

/// A time that no test reaches.
pub(crate) const FAR_FUTURE: u64 = 4_000_000_000_000;

/// What the directory says of a table that nobody has changed since this moment.
pub(crate) fn listing(state: State, changed: u64) -> Listing {
    Listing {
        state,
        public: true,
        game: "crosswise".into(),
        summary: b"{}".to_vec(),
        members: vec![],
        changed,
    }
}

/// A game of Anna and Ben with this clock that started so long ago, in a folder that no server has served.
pub(crate) async fn with_clock(folder: &Path, clock: &str, ago: Duration) -> TableId {
    let elsewhere = Server::start().await;
    let (anna, ben) = (elsewhere.user(1), elsewhere.user(2));
    let wish = format!(r#"{{"game":"crosswise","players":2,"clock":"{clock}"}}"#);
    let Opened { table, .. } = anna.post("/api/tables", &wish).await.read();
    anna.sit(table, "Anna").await;
    ben.sit(table, "Ben").await;
    anna.run(table, Command::Start).await;
    let lines = stored(&elsewhere.stop().await, table).await;
    let entries = lines.iter().map(|line| {
        let mut json = serde_json::to_value(line).expect("plain data");
        json["at"] = (json["at"].as_u64().expect("a moment") - ago.as_millis() as u64).into();
        json.to_string().into_bytes()
    });
    write(folder, table, entries.collect()).await;
    table
}

/// A game of Anna in which it is a bot's turn, and no server knows.
pub(crate) async fn with_bot(folder: &Path) -> TableId {
    let elsewhere = Server::start().await;
    let anna = elsewhere.user(1);
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.run(table, Command::Start).await;
    let mut client = anna.enter(table).await;
    client.wait_for_turn().await;
    drop(client);
    let lines = stored(&elsewhere.stop().await, table).await;
    let before = lines.iter().take_while(|line| !matches!(line.entry, Entry::Played { .. }));
    let entries = before.map(|line| serde_json::to_vec(line).expect("plain data"));
    write(folder, table, entries.collect()).await;
    table
}

async fn write(folder: &Path, table: TableId, entries: Vec<Vec<u8>>) {
    let log = open(folder);
    log.append(table, 0, entries, Some(listing(State::Running, FAR_FUTURE))).await.expect("written");
    log.close().await;
}
