//! `crosstable admin`, over the socket and in the folder.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

use crosstable_client::ClientError;
use crosstable_client::testing::spectator;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::{Closed, Hello, Stage, ToClient};
use serde_json::Value;

use crate::{Host, admin, game, refused, told};

fn socket(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    files.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "sock"))
}

/// T-21: the host sees who plays, closes the table, which everybody there is told, and removes it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_seen_closed_and_removed_while_people_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "--no-rate-limits");
    let anna = host.user(1);
    let table = game(&anna).await;
    let other = game(&host.user(2)).await;
    let mut client = anna.enter(table).await;
    let mut looker = host.user(3).connect(table, spectator()).await.expect("welcome");
    let (id, short) = (table.to_string(), &table.to_string()[..8]);

    let tables = told(folder.path(), "list --state running");
    let found: Vec<_> = tables["tables"].as_array().expect("a list").iter().collect();
    assert_eq!(found.len(), 2);
    assert!(found.iter().any(|line| line["table"] == id.as_str() && line["names"][0] == "Anna"), "{tables}");
    assert_eq!(told(folder.path(), "list --state lobby")["tables"], Value::Array(Vec::new()));
    assert_eq!(told(folder.path(), "list --limit 1")["tables"].as_array().map(Vec::len), Some(1));

    let shown = told(folder.path(), &format!("show {short}"));
    assert_eq!((&shown["table"], &shown["stage"]), (&id.as_str().into(), &"running".into()));
    assert_eq!(shown["sockets"].as_array().map(Vec::len), Some(2), "{shown}");
    let person = shown["seats"][0]["person"].as_str().expect("a digest").to_owned();
    let hand = client.view.view.json()["hand"].to_string();
    assert!(hand.len() > 4, "she holds something: {hand}");
    for secret in [anna.token.as_str(), &hand, "seed", "entropy", "commitment", "ticket"] {
        assert!(!shown.to_string().contains(secret), "{secret}: {shown}");
    }
    let text = admin(folder.path(), &format!("show {short}")).stdout;
    assert!(
        text.contains(&format!("seat 1: {person}  Anna")) && text.contains("seat 2: bot, easy"),
        "{text}"
    );

    let held = told(folder.path(), "connections");
    assert_eq!(held["addresses"][0]["address"], "127.0.0.1");
    assert!(
        held["sockets"].as_array().is_some_and(|all| all.iter().any(|one| one["person"] == person.as_str()))
    );

    refused(folder.path(), &format!("remove {short}"), "'close' it first");
    told(folder.path(), &format!("close {short}"));
    for client in [&mut client, &mut looker] {
        while client.view.stage != Stage::Ended {
            client.next().await.expect("an event");
        }
        assert_eq!(client.view.closed, Some(Closed::Operator));
    }
    refused(folder.path(), &format!("close {short}"), "it has ended already");
    told(folder.path(), &format!("remove {short}"));
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.status, 404);
    refused(folder.path(), &format!("show {short}"), "there is no such table");
    refused(folder.path(), "show 01", "4 to 32");
    assert_eq!(host.user(2).get(&format!("/api/tables/{other}")).await.status, 200, "the other stays");
    let acts = fs::read_to_string(folder.path().join("admin.log")).expect("the log");
    let acts: Vec<Value> = acts.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(acts.iter().all(|act| act["by"].as_str().is_some_and(|by| by.starts_with("uid "))), "{acts:?}");
    let count = |name: &str| acts.iter().filter(|act| act["request"]["do"] == name).count();
    assert_eq!((count("close"), count("remove"), count("list")), (2, 2, 3), "what was refused, too");
    let log = host.stop();
    assert!(log.contains("administration") && log.contains("close") && !log.contains(&id), "{log}");
}

/// A person is out at once, hears why, and comes back when the ban is lifted; also an address, also after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "--no-rate-limits");
    let anna = host.user(1);
    let table = game(&anna).await;
    let mut client = anna.enter(table).await;
    let short = &table.to_string()[..8];
    let person =
        told(folder.path(), &format!("show {short}"))["seats"][0]["person"].as_str().expect("one").to_owned();
    told(folder.path(), &format!("ban {person} --for 2h --reason rude"));
    client.send("late", client.random_move(&mut Xoshiro::seed_from_u64(1))).await.expect("sent");
    let bye = loop {
        match client.next().await {
            Ok(ToClient::Done(_)) => panic!("she is heard"),
            Ok(_) => {}
            Err(error) => break error,
        }
    };
    let ClientError::Bye(problem) = bye else { panic!("no goodbye, but {bye:?}") };
    assert_eq!(problem.code, "server-banned");
    assert!(problem.text.contains("120 minutes") && !problem.text.contains("rude"), "{}", problem.text);
    let answer = anna.get(&format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, answer.problem().code.as_str()), (403, "server-banned"));
    assert!(anna.connect(table, Hello::default()).await.is_err());
    assert_eq!(host.user(2).get("/api/games").await.status, 200, "others come in");
    host.stop();

    let host = Host::start(folder.path(), "--no-rate-limits");
    let anna = host.user(1);
    assert_eq!(anna.get("/api/games").await.status, 403, "a restart changes nothing");
    let bans = told(folder.path(), "bans");
    assert_eq!(
        (&bans["bans"][0]["who"]["person"], &bans["bans"][0]["reason"]),
        (&person.as_str().into(), &"rude".into())
    );
    told(folder.path(), &format!("unban {person}"));
    assert_eq!(anna.get("/api/games").await.status, 200);
    refused(folder.path(), &format!("unban {person}"), "there is no such ban");
    told(folder.path(), "ban 127.0.0.1 --for 30m");
    assert_eq!(anna.get("/api/games").await.status, 403);
    assert_eq!(told(folder.path(), "status")["health"]["Ok"], Value::Null, "the socket knows no addresses");
    told(folder.path(), "unban 127.0.0.1");
    assert_eq!(anna.get("/api/games").await.status, 200);
    host.stop();
}

/// Nobody but the server's user may open the socket, and whatever is sent there is answered or dropped.
#[tokio::test(flavor = "multi_thread")]
async fn the_socket_is_private_and_takes_anything() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "");
    // It says its address a moment before.
    host.user(1).get("/healthz").await;
    let path = loop {
        match socket(folder.path()) {
            Some(path) => break path,
            None => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    };
    assert_eq!(path.metadata().expect("it is there").permissions().mode() & 0o777, 0o600);
    let long = format!("{}\n", "x".repeat(100_000));
    for sent in [
        "\n",
        "{}\n",
        "{\"do\":\"explode\"}\n",
        "{\"do\":\"show\",\"table\":\"../../etc\"}\n",
        "\u{0}\n",
        &long,
    ] {
        let mut stream = UnixStream::connect(&path).expect("connects");
        // It may have hung up before all is written.
        let _ = stream.write_all(sent.as_bytes());
        let mut answer = String::new();
        let _ = BufReader::new(stream).read_line(&mut answer);
        assert!(answer.is_empty() || answer.contains("\"refused\""), "{answer}");
    }
    let mode = folder.path().join("admin.log").metadata().expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(told(folder.path(), "status")["answer"], "status");
    // A server that was killed leaves a socket behind, which stands in nobody's way.
    host.kill();
    assert!(socket(folder.path()).is_some());
    assert_eq!(told(folder.path(), "bans")["answer"], "bans", "in the folder");
    let host = Host::start(folder.path(), "");
    while socket(folder.path()).is_none_or(|found| found == path) {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(told(folder.path(), "status")["answer"], "status");
    assert_ne!(socket(folder.path()), Some(path), "the old one is gone");
    host.stop();
    assert!(socket(folder.path()).is_none());
}

/// When nothing runs, the same is done in the folder.
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_nobody_serves_is_looked_after() {
    let folder = tempfile::tempdir().expect("a folder");
    let nothing = admin(folder.path(), "list");
    assert_eq!(nothing.code, Some(2), "{}", nothing.stderr);
    let host = Host::start(folder.path(), "--no-rate-limits");
    let table = game(&host.user(1)).await;
    host.stop();
    let short = &table.to_string()[..8];
    assert_eq!(told(folder.path(), "list")["tables"].as_array().map(Vec::len), Some(1));
    told(folder.path(), &format!("close {short}"));
    let shown = told(folder.path(), &format!("show {short}"));
    assert_eq!((&shown["stage"], &shown["closed"]), (&"ended".into(), &"operator".into()));
    told(folder.path(), "ban 127.0.0.1 --for 1d");
    let acts = fs::read_to_string(folder.path().join("admin.log")).expect("the log");
    assert!(acts.lines().all(|line| line.contains("\"by\":\"offline\"")), "{acts}");
    let host = Host::start(folder.path(), "--no-rate-limits");
    assert_eq!(host.user(1).get("/api/games").await.status, 403, "the ban holds");
    told(folder.path(), "unban 127.0.0.1");
    let view = host.user(1).snapshot(table).await.view;
    assert_eq!((view.stage, view.closed), (Stage::Ended, Some(Closed::Operator)));
    host.stop();
    told(folder.path(), &format!("remove {short}"));
    assert_eq!(admin(folder.path(), "list").stdout, "no tables\n");
}
