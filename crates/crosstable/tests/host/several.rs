//! The administration of several processes: in one folder, and on a broker.

use std::process::Command;
use std::time::{Duration, Instant};

use crosstable_broker::Broker;
use crosstable_client::testing::{LONG, TestUser};
use crosstable_protocol::{Closed, Stage};

use crate::common::{program, run};
use crate::{Host, game, told};

/// Asks again and again until this person is answered like this.
async fn until_status(user: &TestUser, status: u16) {
    let begun = Instant::now();
    while user.get("/api/games").await.status != status {
        assert!(begun.elapsed() < LONG, "{status} never comes");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_in_one_folder_are_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = [(); 2].map(|()| Host::start(folder.path(), "--shared --no-rate-limits"));
    let table = game(&one.user(1)).await;
    let mut here = one.user(1).enter(table).await;
    let mut there = other.user(2).enter(table).await;
    let short = &table.to_string()[..8];
    let shown = told(folder.path(), &format!("show {short}"));
    assert_eq!(shown["sockets"].as_array().map(Vec::len), Some(2), "of both: {shown}");
    let status = crate::admin(folder.path(), "status").stdout;
    assert_eq!(status.lines().filter(|line| line.starts_with("process ")).count(), 2, "{status}");
    told(folder.path(), &format!("close {short}"));
    for client in [&mut here, &mut there] {
        while client.view.stage != Stage::Ended {
            client.next().await.expect("an event");
        }
        assert_eq!(client.view.closed, Some(Closed::Operator));
    }
    told(folder.path(), "ban 127.0.0.1");
    for host in [&one, &other] {
        until_status(&host.user(3), 403).await;
    }
    told(folder.path(), "unban 127.0.0.1");
    for host in [&one, &other] {
        until_status(&host.user(3), 200).await;
    }
    one.stop();
    other.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_a_broker_are_looked_after_from_anywhere() {
    let broker = Broker::start(1).unwrap_or_else(|error| panic!("{error}"));
    let nats = broker.urls().join(",");
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = ["one", "other"].map(|name| {
        let mut command = program(&format!(
            "serve --no-rate-limits --listen 127.0.0.1:0 --nats {nats} --nats-unproven --admin"
        ));
        Host::spawn(command.arg(folder.path().join(name)))
    });
    let table = game(&one.user(1)).await;
    let mut there = other.user(2).enter(table).await;
    let short = &table.to_string()[..8];
    let admin = |args: &str| -> serde_json::Value {
        let mut command: Command = program(&format!("admin --json --nats {nats} --nats-unproven --data"));
        command.arg(folder.path().join("nowhere")).args(args.split_whitespace());
        let ran = run(command, "");
        assert_eq!(ran.code, Some(0), "{args}: {}", ran.stderr);
        assert!(ran.stderr.contains("administration"), "it is logged: {}", ran.stderr);
        serde_json::from_str(&ran.stdout).expect("JSON")
    };
    assert_eq!(admin("list --state running")["tables"].as_array().map(Vec::len), Some(1));
    admin("ban 127.0.0.1 --for 1h");
    for host in [&one, &other] {
        until_status(&host.user(3), 403).await;
    }
    assert_eq!(told(&folder.path().join("one"), "bans")["bans"].as_array().map(Vec::len), Some(1));
    told(&folder.path().join("other"), "unban 127.0.0.1");
    for host in [&one, &other] {
        until_status(&host.user(3), 200).await;
    }
    // Their sockets were closed meanwhile, or are heard again.
    there.reconnect(&other.user(2)).await.expect("back");
    admin(&format!("close {short}"));
    while there.view.stage != Stage::Ended {
        there.next().await.expect("an event");
    }
    assert_eq!(there.view.closed, Some(Closed::Operator));
    admin(&format!("remove {short}"));
    one.stop();
    other.stop();
}
