//! Tables as they are long after.

use std::path::Path;
use std::time::Duration;

use crosstable_protocol::http::Opened;
use crosstable_protocol::to_server::Command;
use crosstable_store::{Listing, Log, State};
use crosstable_table::Entry;

use super::several::open;
use super::{Server, stored};

/// A moment that no test lives to see.
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

/// A game of Anna and Ben with this clock that began so long ago, written into a folder in which no server has served it.
pub(crate) async fn with_clock(folder: &Path, clock: &str, ago: Duration) -> String {
    let elsewhere = Server::start().await;
    let (anna, ben) = (elsewhere.somebody(1), elsewhere.somebody(2));
    let wish = format!(r#"{{"game":"crosswise","players":2,"clock":"{clock}"}}"#);
    let Opened { table, .. } = anna.post("/api/tables", &wish).await.read();
    anna.sits(&table, "Anna").await;
    ben.sits(&table, "Ben").await;
    anna.does(&table, Command::Start).await;
    let lines = stored(&elsewhere.stop().await, &table).await;
    let entries = lines.iter().map(|line| {
        let mut json = serde_json::to_value(line).expect("plain data");
        json["at"] = (json["at"].as_u64().expect("a moment") - ago.as_millis() as u64).into();
        json.to_string().into_bytes()
    });
    write(folder, &table, entries.collect()).await;
    table
}

/// A game of Anna in which it is a bot's turn, and nobody has been told so.
pub(crate) async fn with_bot(folder: &Path) -> String {
    let elsewhere = Server::start().await;
    let anna = elsewhere.somebody(1);
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sits(&table, "Anna").await;
    anna.does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
    anna.does(&table, Command::Start).await;
    let mut client = anna.enters(&table).await;
    while !client.is_my_turn() {
        client.next().await.expect("connected");
    }
    drop(client);
    let lines = stored(&elsewhere.stop().await, &table).await;
    let before = lines.iter().take_while(|line| !matches!(line.entry, Entry::Played { .. }));
    let entries = before.map(|line| serde_json::to_vec(line).expect("plain data"));
    write(folder, &table, entries.collect()).await;
    table
}

async fn write(folder: &Path, table: &str, entries: Vec<Vec<u8>>) {
    let log = open(folder);
    let id = table.parse().expect("an id");
    log.append(id, 0, entries, Some(listing(State::Running, FAR_FUTURE))).await.expect("written");
    log.close().await;
}
