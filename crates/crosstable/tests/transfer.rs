//! `crosstable export` and `crosstable import`: from a server's folder to a broker and back, directly and by a dump.

mod common;

use std::path::Path;

use common::{Ran, program, run};
use crosstable_broker::Broker;
use crosstable_store::{Listing, Log, SqliteLog, State, TableId};

fn crosstable(args: &str, paths: &[&Path]) -> Ran {
    let mut command = program(args);
    command.args(paths);
    run(command, "")
}

fn done(ran: &Ran) -> &str {
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{}", ran.stdout);
    ran.stdout.lines().last().expect("a closing line")
}

/// The one line it printed.
fn json(ran: &Ran) -> serde_json::Value {
    assert_eq!(ran.stdout.lines().count(), 1, "{}", ran.stdout);
    serde_json::from_str(done(ran)).expect("JSON")
}

async fn fill(folder: &Path) {
    let log = SqliteLog::open(folder.join("tables.db")).expect("a log");
    for number in 0..20 {
        let listing = Listing {
            state: State::Running,
            public: true,
            game: "crosswise".into(),
            summary: b"{}".to_vec(),
            members: vec![],
            changed: 1000 + u64::from(number),
        };
        let entries = (0..=number).map(|entry| format!("{{\"entry\":{entry}}}").into_bytes()).collect();
        log.append(TableId::new([number; 16]), 0, entries, Some(listing)).await.expect("appended");
    }
    log.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_transferred_to_a_broker_and_back() {
    let broker = Broker::start(1).unwrap_or_else(|error| panic!("{error}"));
    let url = broker.urls().join(",");
    let folder = tempfile::tempdir().expect("a folder");
    let [old, new] = ["old", "new"].map(|name| folder.path().join(name));
    let [first, second] = ["first.jsonl", "second.jsonl"].map(|name| folder.path().join(name));
    std::fs::create_dir(&old).expect("a folder");
    fill(&old).await;

    let exported = crosstable(&format!("export --from {}", old.display()), &[&first]);
    assert!(done(&exported).starts_with("20 tables, 210 entries written to "), "{}", exported.stdout);
    let imported = crosstable(&format!("import --to {url}"), &[&first]);
    assert_eq!(done(&imported), "20 tables moved and compared; 0 were there already, 210 entries written");
    let again = crosstable(&format!("import --to {url} --from {}", old.display()), &[]);
    assert_eq!(done(&again), "20 tables moved and compared; 20 were there already, 0 entries written");
    let back = crosstable(&format!("import --from {url} --to {}", new.display()), &[]);
    assert_eq!(done(&back), "20 tables moved and compared; 0 were there already, 210 entries written");
    let exported = crosstable(&format!("export --json --from {}", new.display()), &[&second]);
    let told = serde_json::json!({"written_to": second.display().to_string(), "tables": 20, "entries": 210});
    assert_eq!(json(&exported), told);
    let third = crosstable(&format!("import --json --from {url} --to {}", new.display()), &[]);
    assert_eq!(json(&third), serde_json::json!({"tables": 20, "there_already": 20, "entries": 0}));
    let [first_bytes, second_bytes] = [&first, &second].map(|path| std::fs::read(path).expect("a file"));
    assert!(first_bytes == second_bytes, "what came back is what left");

    // An import that would overwrite or lose something is refused, in one line.
    let overwrite = crosstable(&format!("export --from {url}"), &[&first]);
    assert_eq!(overwrite.code, Some(2), "{}", overwrite.stderr);
    std::fs::write(&second, &first_bytes[..first_bytes.len() / 2]).expect("written");
    let torn = crosstable(&format!("import --to {url}"), &[&second]);
    assert!(torn.code == Some(1) && torn.stderr.contains("no whole dump"), "{}", torn.stderr);
    let (nothing, third) = (folder.path().join("nowhere"), folder.path().join("third.jsonl"));
    let nowhere = crosstable(&format!("export --from {}", nothing.display()), &[&third]);
    assert!(nowhere.code == Some(2) && nowhere.stderr.contains("there is no "), "{}", nowhere.stderr);
}
