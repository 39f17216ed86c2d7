//! Moving house between SQLite, `JetStream` and a file: everything arrives, nothing is overwritten, and what was
//! interrupted can be begun anew.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod common;

use std::io::Cursor;
use std::time::Duration;

use common::{lobby, table};
use crosstable_broker::Broker;
use crosstable_store::{
    JetStreamLog, JetStreamOptions, Listing, Log, MAX_APPEND_BYTES, MAX_ENTRY_BYTES, MoveError, Moved,
    SqliteLog, State, StoreError, check_dump, copy, export, import,
};

fn file() -> (tempfile::TempDir, SqliteLog) {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path().join("tables.db")).unwrap();
    (folder, log)
}

/// A house whose finished tables move to their records at once.
async fn stream(broker: &Broker, prefix: &str) -> JetStreamLog {
    let mut options = JetStreamOptions::new(broker.urls());
    options.prefix = prefix.into();
    options.archive = Some(Duration::ZERO);
    options.reconcile = Duration::from_millis(20);
    JetStreamLog::open(options).await.unwrap()
}

/// Waits until the finished table is in its record and nowhere else.
async fn until_moved(house: &JetStreamLog) {
    let stream = house.context().get_stream("house_tables").await.unwrap();
    let subject = format!("house.table.{}", table(2));
    while stream.get_last_raw_message_by_subject(&subject).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Tables of every kind: short and long, of one append and of many, readable and not.
async fn fill(log: &impl Log) -> Moved {
    let ended = Listing { state: State::Ended, public: false, summary: vec![0xff, 0xfe], ..lobby(77) };
    log.append(table(1), 0, vec![b"{\"a\":1}".to_vec()], Some(lobby(5))).await.unwrap();
    log.append(table(1), 1, vec!["zwölf \"Züge\"\n".into(), vec![], vec![0, 159, 146, 150]], None)
        .await
        .unwrap();
    log.append(table(2), 0, vec![vec![2]], Some(ended)).await.unwrap();
    let heavy = vec![vec![7; MAX_ENTRY_BYTES]; MAX_APPEND_BYTES / MAX_ENTRY_BYTES];
    let mut length = 0;
    for _ in 0..3 {
        length = log.append(table(3), length, heavy.clone(), Some(lobby(length))).await.unwrap();
    }
    let mut length = 0;
    for number in 0..300_u64 {
        let listing = number.is_multiple_of(100).then(|| lobby(number));
        length =
            log.append(table(4), length, vec![number.to_string().into_bytes(); 3], listing).await.unwrap();
    }
    Moved { tables: 4, there_already: 0, entries: 4 + 1 + 24 + 900 }
}

async fn assert_same(one: &impl Log, other: &impl Log) {
    let tables = one.tables(None, 100).await.unwrap();
    assert_eq!(other.tables(None, 100).await.unwrap(), tables);
    assert_eq!(tables.len(), 4);
    for table in tables {
        assert!(one.read(table, 0).await == other.read(table, 0).await, "the entries of {table}");
        assert_eq!(one.listing(table).await, other.listing(table).await, "the listing of {table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_and_back_again() {
    let broker = Broker::start(1).unwrap_or_else(|fault| panic!("{fault}"));
    let ((_old_folder, old), (_new_folder, new)) = (file(), file());
    let house = stream(&broker, "house").await;
    let all = fill(&old).await;
    let mut told = 0;
    assert_eq!(copy(&old, &house, |moved| told = moved.tables).await.unwrap(), all);
    assert_eq!(told, 4);
    until_moved(&house).await;
    assert_same(&old, &house).await;
    // Once more changes nothing.
    let again = copy(&old, &house, |_| {}).await.unwrap();
    assert_eq!(again, Moved { there_already: 4, entries: 0, ..all });
    assert_eq!(copy(&house, &new, |_| {}).await.unwrap(), all);
    assert_same(&old, &new).await;
    // A new process of the broker's sees the same.
    house.close().await;
    assert_same(&old, &stream(&broker, "house").await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn through_a_file() {
    let broker = Broker::start(1).unwrap_or_else(|fault| panic!("{fault}"));
    let (_folder, old) = file();
    let house = stream(&broker, "house").await;
    let all = fill(&old).await;
    let mut dump = Vec::new();
    let summary = export(&old, &mut dump).await.unwrap();
    assert_eq!((summary.tables, summary.entries), (all.tables, all.entries));
    assert_eq!(check_dump(&mut Cursor::new(&dump)).unwrap(), summary);
    assert_eq!(import(&mut Cursor::new(&dump), &house).await.unwrap(), all);
    until_moved(&house).await;
    assert_same(&old, &house).await;
    let mut back = Vec::new();
    assert_eq!(export(&house, &mut back).await.unwrap(), summary);
    assert!(back == dump, "the same tables make the same file, wherever they were");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_not_whole_is_found_out() {
    let (_folder, old) = file();
    fill(&old).await;
    let mut dump = Vec::new();
    export(&old, &mut dump).await.unwrap();
    let torn = |bytes: &[u8]| matches!(check_dump(&mut Cursor::new(bytes)), Err(MoveError::Torn { .. }));
    for length in [0, 1, 40, dump.len() / 2, dump.len() - 90, dump.len() - 2] {
        assert!(torn(&dump[..length]), "only {length} of {} bytes", dump.len());
    }
    let text = String::from_utf8(dump.clone()).unwrap();
    assert!(torn(text.replacen("\"changed\":5", "\"changed\":6", 1).as_bytes()), "a changed figure");
    let lines: Vec<&str> = text.lines().collect();
    let without_one = [&lines[..2], &lines[3..]].concat().join("\n") + "\n";
    assert!(torn(without_one.as_bytes()), "a missing line");
    assert!(torn((text + "{}\n").as_bytes()), "a line too many");
    let endless = std::io::repeat(b'{');
    let refused = check_dump(&mut std::io::BufReader::new(endless)).unwrap_err().to_string();
    assert!(refused.contains("line 1 is longer than a table can be"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_differs_is_not_overwritten() {
    let ((_old_folder, old), (_new_folder, new)) = (file(), file());
    let all = fill(&old).await;
    // Part of a table was copied before, and the rest of it follows.
    new.append(table(4), 0, old.read(table(4), 0).await.unwrap()[..7].to_vec(), Some(lobby(0)))
        .await
        .unwrap();
    let moved = copy(&old, &new, |_| {}).await.unwrap();
    assert_eq!(moved, Moved { entries: all.entries - 7, ..all });
    assert_same(&old, &new).await;
    // Meanwhile somebody played on at the new place.
    new.append(table(1), 4, vec![vec![9]], None).await.unwrap();
    let differs = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(differs.to_string().contains("differs in being longer"), "{differs}");
    old.append(table(1), 4, vec![vec![8]], None).await.unwrap();
    let differs = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(differs.to_string().contains("differs from entry 4 on"), "{differs}");
    assert_eq!(new.read(table(1), 4).await, Ok(vec![vec![9]]), "nothing was overwritten");
    new.close().await;
    let closed = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(matches!(closed, MoveError::Store(StoreError::Closed)), "{closed}");
}
