//! Joining a table of a running server.

use crosstable_client::fresh_id;
use crosstable_client::testing::TestUser;
use crosstable_core::Level;
use crosstable_protocol::Command;

use crate::player::Player;
use crate::served::serve;

/// The terminal sits down without being told, and goes on after the server was killed and started again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_and_comes_back_is_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let host = TestUser::new(at, 7);
    let table = host.open("crosswise", 2, &[]).await;
    host.run(table, Command::Bot { seat: None, level: Level::Beginner }).await;
    let link = format!("http://{at}/t/{table}");
    let mut player = Player::start(&format!("join {link} --name Dora"), data.path(), &[]);
    player.reads("Dora");
    while host.command(table, &fresh_id(), &Command::Start).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    for round in 0..2 {
        assert!(player.moves(), "round {round}");
        player.sees("a turn", |shown| shown.contains("Your turn"));
        server.kill().expect("killed");
        server.wait().expect("gone");
        player.reads("connection is lost");
        (server, _) = serve(folder.path(), &at.to_string());
        player.sees("the table again", |shown| !shown.contains("connection is lost"));
    }
    while player.moves() {}
    player.types("q");
    assert_eq!(player.ends().0, Some(0));
    server.kill().expect("killed");
    server.wait().expect("gone");
}

#[test]
fn a_table_that_is_not_there_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let link = format!("http://{at}/t/{}", "0".repeat(32));
    let player = Player::start(&format!("join {link}"), folder.path(), &[]);
    let (code, said) = player.ends();
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert_eq!(code, Some(1));
    assert!(said.contains("This table does not exist"), "{said}");
}
