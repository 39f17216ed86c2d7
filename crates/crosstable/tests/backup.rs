//! `crosstable backup`: a copy made while a server runs can be served, and holds what was acknowledged.

mod common;

#[path = "common/served.rs"]
mod served;

use common::{program, run};
use crosstable_client::testing::{TestUser, seat};
use crosstable_core::Level;
use crosstable_protocol::Command;
use served::serve;

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_running_can_be_served() {
    let (folder, copy) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let anna = TestUser::new(at, 1);
    let table = anna.open("crosswise", 2, &[("start", "1")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let before = anna.api().snapshot(table).await.expect("a table");
    anna.run(table, Command::play(seat(1), before.view.legal_tokens().swap_remove(0))).await;

    let file = copy.path().join("tables.db");
    let backup = || {
        let mut command = program("backup --data");
        command.arg(folder.path()).arg(&file);
        run(command, "")
    };
    let copied = backup();
    assert_eq!((copied.code, copied.stderr.as_str()), (Some(0), ""));
    assert!(copied.stdout.starts_with("copied to "), "{}", copied.stdout);
    let again = backup();
    assert_eq!(again.code, Some(1), "what is there is not written over: {}", again.stderr);
    assert_eq!(again.stderr.lines().count(), 1);
    server.kill().expect("killed");
    server.wait().expect("gone");

    let (mut server, at) = serve(copy.path(), "127.0.0.1:0");
    let after = TestUser::new(at, 1).api().snapshot(table).await.expect("a table");
    assert!(after.view.decisions > before.view.decisions, "the acknowledged move is in the copy");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

#[test]
fn there_must_be_something_to_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program("backup --data");
    command.arg(folder.path()).arg(folder.path().join("copy.db"));
    let ran = run(command, "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("--data names the server's folder"), "{}", ran.stderr);
}
