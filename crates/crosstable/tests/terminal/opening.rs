//! A new table at somebody's server.

use std::thread;

use crate::lines::plays_hearing;
use crate::player::Player;
use crate::served::serve;

/// One opens a table, another comes by the link that was shown; the game begins by itself and is played to its end.
#[test]
fn two_meet_at_a_table_that_one_has_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let [anna, ben] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let mut guest = None;
    let open = format!("open mixx --server http://{at} --plain --option start=1");
    let (played, said) = plays_hearing(&open, anna.path(), 5, |line| {
        if let Some(come) = line.strip_prefix("Others join with: crosstable ") {
            let (come, data) = (format!("{come} --plain --name Ben"), ben.path().to_owned());
            guest = Some(thread::spawn(move || plays_hearing(&come, &data, 6, |_| {})));
        }
    });
    let (answered, heard) = guest.expect("somebody was invited").join().expect("no panic");
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert!(!played.is_empty() && !answered.is_empty());
    // T-13: each of them has checked the chance, without being asked.
    for said in [&said, &heard] {
        assert_eq!(said.last().map(String::as_str), Some("Fair: checked by this device."), "{said:?}");
    }
    // The server listens to this machine alone.
    assert!(
        said.iter().any(|line| line.contains("only works on this computer") && line.contains("--listen")),
        "{said:?}"
    );
    assert!(said.iter().any(|line| line.contains("Ben")) && said.iter().any(|line| line.starts_with("1. ")));
}

/// In full screen the host waits, sets a bot on the open chair, begins and plays; leaving says how to come back.
#[test]
fn the_host_may_set_a_bot_on_an_open_chair() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let args = format!("open crosswise --server http://{at} --name Dora --seats open,you");
    let mut player = Player::start(&args, data.path(), &[]);
    let shown = player.reads("Waiting for somebody");
    assert!(shown.contains("1  free") && shown.contains("2  Dora"), "{shown}");
    assert!(shown.contains("crosstable join") && shown.contains(&format!("http://{at}/t/")), "{shown}");
    player.types("B");
    player.reads("Press Enter to start");
    player.types("\r");
    assert!(player.moves());
    player.types("Q");
    let (code, said) = player.ends();
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert_eq!(code, Some(0));
    assert!(said.contains("crosstable join") && said.contains(&format!("http://{at}/t/")), "{said}");
}

#[test]
fn a_server_that_is_not_there_is_said() {
    let data = tempfile::tempdir().expect("a folder");
    let player = Player::start("open crosswise --server http://127.0.0.1:9", data.path(), &[]);
    let (code, said) = player.ends();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("cannot reach http://127.0.0.1:9"), "{said}");
}
