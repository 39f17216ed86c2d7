//! Stored tables that are older than any test.

use std::path::Path;
use std::time::Duration;

use crosstable_core::{Level, PlayerId, Setup, TableId};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::Command;
use crosstable_protocol::http::Opened;
use crosstable_store::{Listing, Log, State};
use crosstable_table::{Entry, LogEntry, Opening, TableSession};

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

/// The log of a table that was opened at this moment and waits for players.
pub(crate) fn opened(table: TableId, at: u64) -> Vec<Vec<u8>> {
    let opening = Opening::new(table, GameId::Crosswise, Setup::players(2), PlayerId::new([1; 16]));
    let (_, entry) = TableSession::open(&opening, Seed::new([1; 32]), at).expect("valid options");
    vec![entry.text().as_bytes().to_vec()]
}

/// The time so many days ago.
pub(crate) fn days_ago(days: u64) -> u64 {
    std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_millis() as u64 - days * 86_400_000
}

/// A game of Anna and Ben with this clock that started so long ago, in a folder that no server has served.
pub(crate) async fn with_clock(folder: &Path, clock: &str, ago: Duration) -> TableId {
    let elsewhere = Server::start().await;
    let (anna, ben) = (elsewhere.user(1), elsewhere.user(2));
    let wish = format!(r#"{{"game":"crosswise","players":2,"clock":"{clock}"}}"#);
    let Opened { table, .. } = anna.post("/api/tables", &wish).await.read();
    anna.sit(table, "Anna").await;
    ben.sit(table, "Ben").await;
    anna.start(table, &[anna.clone(), ben]).await;
    let lines = stored(&elsewhere.stop().await, table).await;
    let earlier = lines.iter().map(|line| {
        let mut json = serde_json::to_value(&line.entry).expect("plain data");
        json["at"] = (json["at"].as_u64().expect("a moment") - ago.as_millis() as u64).into();
        serde_json::from_value(json).expect("an entry")
    });
    let entries = LogEntry::chain(earlier).iter().map(|line| line.text().as_bytes().to_vec()).collect();
    write(folder, table, entries).await;
    table
}

/// A game of Anna in which it is a bot's turn, and no server knows.
pub(crate) async fn with_bot(folder: &Path) -> TableId {
    let elsewhere = Server::start().await;
    let anna = elsewhere.user(1);
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let mut client = anna.enter(table).await;
    client.wait_for_turn().await;
    drop(client);
    let lines = stored(&elsewhere.stop().await, table).await;
    let before = lines.iter().take_while(|line| !matches!(line.entry, Entry::Played { .. }));
    let entries = before.map(|line| line.text().as_bytes().to_vec());
    write(folder, table, entries.collect()).await;
    table
}

async fn write(folder: &Path, table: TableId, entries: Vec<Vec<u8>>) {
    let log = open(folder);
    log.append(table, 0, entries, Some(listing(State::Running, FAR_FUTURE))).await.expect("written");
    log.close().await;
}
