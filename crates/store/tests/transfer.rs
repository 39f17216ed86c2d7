//! Transfers between SQLite, `JetStream` and a dump: everything arrives, nothing is overwritten, and an interrupted
//! transfer can be repeated.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod common;

use std::io::Cursor;

use common::{lobby, table};
use crosstable_broker::Broker;
use crosstable_store::{
    JetStreamLog, JetStreamOptions, Listing, Log, MAX_APPEND_BYTES, MAX_ENTRY_BYTES, SqliteLog, State,
    StoreError, TransferError, Transferred, check_dump, copy, export, import,
};

fn file() -> (tempfile::TempDir, SqliteLog) {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path().join("tables.db")).unwrap();
    (folder, log)
}

/// A log over several streams.
async fn open_stream(broker: &Broker, prefix: &str) -> JetStreamLog {
    let mut options = JetStreamOptions::new(broker.urls());
    options.prefix = prefix.into();
    options.shards = Some(4);
    JetStreamLog::open(options).await.unwrap()
}

/// Short and long tables, of one append and of many, with text and with other bytes.
async fn fill(log: &impl Log) -> Transferred {
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
    Transferred { tables: 4, already_present: 0, entries: 4 + 1 + 24 + 900 }
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
async fn tables_are_copied_to_a_broker_and_back() {
    let broker = Broker::start(1).unwrap_or_else(|error| panic!("{error}"));
    let ((_old_folder, old), (_new_folder, new)) = (file(), file());
    let stream = open_stream(&broker, "test").await;
    let all = fill(&old).await;
    let mut told = 0;
    assert_eq!(copy(&old, &stream, |moved| told = moved.tables).await.unwrap(), all);
    assert_eq!(told, 4);
    assert_same(&old, &stream).await;
    // Copying again changes nothing.
    let again = copy(&old, &stream, |_| {}).await.unwrap();
    assert_eq!(again, Transferred { already_present: 4, entries: 0, ..all });
    assert_eq!(copy(&stream, &new, |_| {}).await.unwrap(), all);
    assert_same(&old, &new).await;
    // Another process on the same broker sees the same.
    stream.close().await;
    assert_same(&old, &open_stream(&broker, "test").await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_transferred_by_a_dump() {
    let broker = Broker::start(1).unwrap_or_else(|error| panic!("{error}"));
    let (_folder, old) = file();
    let stream = open_stream(&broker, "test").await;
    let all = fill(&old).await;
    let mut dump = Vec::new();
    let summary = export(&old, &mut dump).await.unwrap();
    assert_eq!((summary.tables, summary.entries), (all.tables, all.entries));
    assert_eq!(check_dump(&mut Cursor::new(&dump)).unwrap(), summary);
    assert_eq!(import(&mut Cursor::new(&dump), &stream).await.unwrap(), all);
    assert_same(&old, &stream).await;
    let mut back = Vec::new();
    assert_eq!(export(&stream, &mut back).await.unwrap(), summary);
    assert!(back == dump, "the dump does not depend on the backend");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_incomplete_dump_is_refused() {
    let (_folder, old) = file();
    fill(&old).await;
    let mut dump = Vec::new();
    export(&old, &mut dump).await.unwrap();
    let invalid =
        |bytes: &[u8]| matches!(check_dump(&mut Cursor::new(bytes)), Err(TransferError::InvalidDump { .. }));
    for length in [0, 1, 40, dump.len() / 2, dump.len() - 90, dump.len() - 2] {
        assert!(invalid(&dump[..length]), "only {length} of {} bytes", dump.len());
    }
    let text = String::from_utf8(dump.clone()).unwrap();
    assert!(invalid(text.replacen("\"changed\":5", "\"changed\":6", 1).as_bytes()), "a changed figure");
    let lines: Vec<&str> = text.lines().collect();
    let without_one = [&lines[..2], &lines[3..]].concat().join("\n") + "\n";
    assert!(invalid(without_one.as_bytes()), "a missing line");
    assert!(invalid((text + "{}\n").as_bytes()), "a line too many");
    let endless = std::io::repeat(b'{');
    let refused = check_dump(&mut std::io::BufReader::new(endless)).unwrap_err().to_string();
    assert!(refused.contains("line 1 is longer than a table can be"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_are_not_overwritten() {
    let ((_old_folder, old), (_new_folder, new)) = (file(), file());
    let all = fill(&old).await;
    // A table that was copied in part is completed.
    new.append(table(4), 0, old.read(table(4), 0).await.unwrap()[..7].to_vec(), Some(lobby(0)))
        .await
        .unwrap();
    let moved = copy(&old, &new, |_| {}).await.unwrap();
    assert_eq!(moved, Transferred { entries: all.entries - 7, ..all });
    assert_same(&old, &new).await;
    // A game goes on at the target.
    new.append(table(1), 4, vec![vec![9]], None).await.unwrap();
    let differs = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(differs.to_string().contains("differs in being longer"), "{differs}");
    old.append(table(1), 4, vec![vec![8]], None).await.unwrap();
    let differs = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(differs.to_string().contains("differs from entry 4 on"), "{differs}");
    assert_eq!(new.read(table(1), 4).await, Ok(vec![vec![9]]), "nothing was overwritten");
    new.close().await;
    let closed = copy(&old, &new, |_| {}).await.unwrap_err();
    assert!(matches!(closed, TransferError::Store(StoreError::Closed)), "{closed}");
}
