//! The log of a server says what its host wants to know, as JSON, and no secret.

use crosstable_client::testing::seat;
use crosstable_protocol::{Change, Command};
use serde_json::Value;

use crate::{Host, game};

/// Every line, which must be JSON.
fn lines(log: &str) -> Vec<Value> {
    log.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn find<'a>(lines: &'a [Value], message: &str) -> &'a Value {
    let found = lines.iter().find(|line| line["fields"]["message"] == message);
    &found.unwrap_or_else(|| panic!("nothing says '{message}': {lines:#?}"))["fields"]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_what_happens_and_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "--json-logs --log-requests --no-rate-limits");
    let anna = host.user(1);
    let table = game(&anna).await;
    let mut client = anna.enter(table).await;
    let hand = client.view.view.json()["hand"].to_string();
    let wrong = Command::play(seat(1), "sun@z9");
    anna.command(table, "wrong", &wrong).await.expect_err("there is no such cell");
    let bot = Command::Clear { seat: seat(2) };
    anna.command(table, "clear", &bot).await.expect_err("the game runs");
    client.play_to_end(1).await.expect("it is played");
    let Some(Change::Ended { seed, .. }) = client.last_change().cloned() else { panic!("it has ended") };
    drop(client);
    let log = host.stop();
    let lines = lines(&log);
    let short = &table.to_string()[..8];

    let start = find(&lines, "starting; 0 is no limit");
    assert_eq!(start["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&start["connections"], &start["requests_per_second"]), (&20_000.into(), &0.into()));
    let storage = find(&lines, "tables are in a folder");
    assert!(storage["folder"].as_str().is_some_and(|said| said.ends_with(&*folder.path().to_string_lossy())));
    assert_eq!(storage["schema"], 1);
    let opened = find(&lines, "table opened");
    assert_eq!((&opened["table"], &opened["game"]), (&short.into(), &"crosswise".into()));
    let ended = find(&lines, "table ended");
    assert_eq!((&ended["table"], &ended["why"]), (&short.into(), &"played".into()));
    assert!(ended["decisions"].as_u64().is_some_and(|decisions| decisions > 5), "{ended}");
    let refusal = find(&lines, "commands were refused");
    assert_eq!(refusal["times"], 1);
    let request = find(&lines, "request");
    assert!(request["status"].is_u64() && request["ms"].is_u64() && request["from"] == "127.0.0.1");
    let path = "/api/tables/{table}/commands";
    assert!(lines.iter().any(|line| line["fields"]["path"] == path), "ids are not told");

    let id = table.to_string();
    for secret in [anna.token.as_str(), &seed.to_string(), &hand, &id, "entropy", "Anna"] {
        assert!(!log.contains(secret), "{secret} is told: {log}");
    }
}

/// However often something is refused, the log says it once, and how often when the server ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_does_not_fill_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "--json-logs");
    let anna = host.user(1);
    let mut limited = 0;
    while limited < 50 {
        limited += u32::from(anna.get("/api/games").await.status == 429);
    }
    let log = host.stop();
    let told: Vec<Value> = lines(&log)
        .into_iter()
        .filter(|line| line["fields"]["message"] == "too many came too fast")
        .collect();
    assert_eq!(told.len(), 2, "the first, and the others together: {told:#?}");
    assert_eq!(told[0]["fields"]["kind"], "requests");
    assert!(told[1]["fields"]["times"].as_u64().is_some_and(|times| times >= 49), "{told:#?}");
    assert!(!lines(&log).iter().any(|line| line["fields"]["message"] == "request"), "nobody asked for them");
}
