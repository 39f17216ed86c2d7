//! T-13, T-17: what a terminal does for fair chance, with real servers, honest and lying.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crosstable_client::testing::{LONG, TestUser, seat};
use crosstable_core::{Level, TableId};
use crosstable_protocol::{Command, SeatView, Stage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::lines::{plays_hearing, program};
use crate::served::serve;

/// A terminal that is used line by line.
struct Lines {
    child: Child,
    typed: ChildStdin,
    printed: Receiver<String>,
    /// Everything that was read so far.
    said: String,
}

impl Lines {
    fn start(args: &str, data: &Path) -> Self {
        let mut child = program(args, data).spawn().expect("the program starts");
        let typed = child.stdin.take().expect("piped");
        let out = BufReader::new(child.stdout.take().expect("piped"));
        let (sender, printed) = channel();
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Lines { child, typed, printed, said: String::new() }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.typed, "{line}").expect("typed");
    }

    /// Reads on until a line contains this text, and returns that line.
    fn reads(&mut self, text: &str) -> String {
        loop {
            let line = self.printed.recv_timeout(LONG);
            let line = line.unwrap_or_else(|_| panic!("waited in vain for {text:?}:\n{}", self.said));
            self.said += &line;
            self.said.push('\n');
            if line.contains(text) {
                return line;
            }
        }
    }

    /// The terminal is closed, without a word.
    fn closes(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until the table is as it should be.
async fn until(user: &TestUser, table: TableId, good: impl Fn(&crosstable_protocol::TableView) -> bool) {
    let wait = async {
        while !good(&user.snapshot(table).await.view) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, wait).await.expect("it comes to that");
}

/// Whether the device on this seat has committed.
fn committed(view: &crosstable_protocol::TableView, number: u8) -> bool {
    matches!(view.seats[seat(number).index()], SeatView::Person { committed: true, .. })
}

/// The person's device commits, and does nothing more.
async fn commit(user: &TestUser, table: TableId) {
    let now = user.snapshot(table).await;
    user.run(table, user.part(&now.view, &now.seats).expect("a commitment is due")).await;
}

/// A table at which Ada sits, with a seat for the terminal.
async fn with_ada(at: SocketAddr) -> (TestUser, TableId) {
    let ada = TestUser::new(at, 7);
    let table = ada.open("mixx", 2, &[("start", "1")]).await;
    ada.sit(table, "Ada").await;
    (ada, table)
}

/// Passes everything on to a server and back, and has `lie` change what comes back; its length must stay.
async fn liar(server: SocketAddr, lie: fn(&mut [u8])) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let at = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(server).await.expect("the server is there");
            let (mut from_near, mut to_near) = near.into_split();
            let (mut from_far, mut to_far) = far.into_split();
            tokio::spawn(async move { tokio::io::copy(&mut from_near, &mut to_far).await });
            tokio::spawn(async move {
                let mut bytes = vec![0; 1 << 20];
                while let Ok(count @ 1..) = from_far.read(&mut bytes).await {
                    lie(&mut bytes[..count]);
                    if to_near.write_all(&bytes[..count]).await.is_err() {
                        break;
                    }
                }
            });
        }
    });
    at
}

fn find(bytes: &[u8], text: &str) -> Option<usize> {
    bytes.windows(text.len()).position(|window| window == text.as_bytes())
}

/// What a terminal has committed to is on the disk: after it was closed, the next one reveals it. The game is then played
/// to its end, and checked.
#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_that_was_closed_before_the_start_reveals_when_it_is_opened_again() {
    let [folder, data] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let (ada, table) = with_ada(at).await;
    let join = format!("join http://{at}/t/{table} --plain --name Ben");
    let terminal = Lines::start(&join, data.path());
    until(&ada, table, |view| committed(view, 2)).await;
    terminal.closes();
    ada.start(table, std::slice::from_ref(&ada)).await;
    let view = ada.snapshot(table).await.view;
    assert_eq!(
        (view.stage, view.waiting),
        (Stage::Starting, vec![seat(2)]),
        "the table waits for Ben's device"
    );

    let path = data.path().to_owned();
    let ben = thread::spawn(move || plays_hearing(&join, &path, 3, |_| {}));
    let mut client = ada.enter(table).await;
    client.play_to_end(5).await.expect("the game is played");
    let (played, said) = ben.join().expect("no panic");
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert!(!played.is_empty());
    assert_eq!(said.last().map(String::as_str), Some("Fair: checked by this device."), "{said:?}");
}

/// The host reads for whom the table waits, and goes back to the lobby; the second start is called so.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_up_a_start_that_waits() {
    let [folder, data] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let open = format!("open mixx --server http://{at} --plain --option start=1");
    let mut host = Lines::start(&open, data.path());
    let link = host.reads("Others join with");
    let table = link.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a table");
    let ben = TestUser::new(at, 8);
    ben.run(table, Command::Sit { seat: None, name: "Ben".into(), commitment: None }).await;
    commit(&ben, table).await;
    host.reads("Waiting for Ben’s device");
    host.reads("lobby");
    host.types("lobby");
    host.reads("The next one is start number 2");
    commit(&ben, table).await;
    host.reads("Start number 2. The last start was called off.");
    until(&ben, table, |view| view.stage == Stage::Starting).await;
    ben.do_part(table).await;
    host.reads("Your turn");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_can_be_seated_at_once_at_a_server() {
    let [folder, data] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let open = format!("open mixx --server http://{at} --plain --seats you,bot:beginner --option start=1");
    let (played, said) = plays_hearing(&open, data.path(), 3, |_| {});
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert!(!played.is_empty());
    assert_eq!(said.last().map(String::as_str), Some("Fair: checked by this device."), "{said:?}");
}

/// A server freezes another list than was agreed: the terminal says so in the user's language, and does not reveal.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_was_changed_is_said_and_not_revealed_against() {
    let [folder, data] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let (ada, table) = with_ada(at).await;
    let lie = |bytes: &mut [u8]| {
        while let Some(place) = find(bytes, "seat 1: person Ada") {
            bytes[place + 15..place + 18].copy_from_slice(b"Eve");
        }
    };
    let proxy = liar(at, lie).await;
    let join = format!("join http://{proxy}/t/{table} --plain --lang it --name Ben");
    let mut terminal = Lines::start(&join, data.path());
    until(&ada, table, |view| committed(view, 2)).await;
    ada.start(table, std::slice::from_ref(&ada)).await;
    let warning = terminal.reads("Questo dispositivo non partecipa a questa partenza.");
    assert!(warning.contains("La lista del server"), "{warning}");
    let view = ada.snapshot(table).await.view;
    assert_eq!((view.stage, view.waiting), (Stage::Starting, vec![seat(2)]));
    server.kill().expect("killed");
    server.wait().expect("gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_other_entropy_is_a_warning_at_the_end() {
    let [folder, data] = [1, 2].map(|_| tempfile::tempdir().expect("a folder"));
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let host = TestUser::new(at, 7);
    let table = host.open("mixx", 2, &[("start", "1")]).await;
    let lie = |bytes: &mut [u8]| {
        if let Some(place) = find(bytes, "\nentropy 1: ") {
            let digit = &mut bytes[place + 12];
            *digit = if *digit == b'0' { b'1' } else { b'0' };
        }
    };
    let proxy = liar(at, lie).await;
    let join = format!("join http://{proxy}/t/{table} --plain --name Ben");
    let path = data.path().to_owned();
    let ben = thread::spawn(move || plays_hearing(&join, &path, 3, |_| {}));
    until(&host, table, |view| committed(view, 1)).await;
    host.run(table, Command::Bot { seat: None, level: Level::Beginner }).await;
    host.run(table, Command::Start).await;
    let (_, said) = ben.join().expect("no panic");
    server.kill().expect("killed");
    server.wait().expect("gone");
    let last = said.last().cloned().unwrap_or_default();
    assert!(last.starts_with("Careful: this game does not fit what this device saw."), "{said:?}");
    assert!(last.contains("What this device added was not used."), "{said:?}");
}

/// T-17: an old copy is put back while the terminal is closed. Its receipt tells the server; the game goes on when
/// everybody has accepted.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_with_less_is_told_and_the_person_accepts() {
    let [folder, copy, data] = [1, 2, 3].map(|_| tempfile::tempdir().expect("a folder"));
    let copy_all = |from: &Path, to: &Path| {
        for file in fs::read_dir(from).expect("a folder") {
            let file = file.expect("a file");
            // The server's socket for its administration is no part of a copy.
            if !file.file_type().expect("a type").is_file() {
                continue;
            }
            fs::copy(file.path(), to.join(file.file_name())).expect("copied");
        }
    };
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let ada = TestUser::new(at, 7);
    let table = ada.open("mixx", 2, &[("start", "2")]).await;
    ada.sit(table, "Ada").await;
    let join = format!("join http://{at}/t/{table} --plain --name Ben");
    let mut terminal = Lines::start(&join, data.path());
    until(&ada, table, |view| committed(view, 2)).await;
    ada.start(table, std::slice::from_ref(&ada)).await;
    terminal.reads("Your turn");
    server.kill().expect("killed");
    server.wait().expect("gone");
    copy_all(folder.path(), copy.path());

    (server, _) = serve(folder.path(), &at.to_string());
    terminal.reads("connection is lost");
    until(&ada, table, |view| view.stage == Stage::Running).await;
    terminal.types("moves");
    let token = terminal.reads("  ").split(' ').next().expect("a token").to_owned();
    terminal.types(&token);
    until(&ada, table, |view| view.decisions == 1).await;
    terminal.reads("You ");
    terminal.closes();
    server.kill().expect("killed");
    server.wait().expect("gone");

    for file in fs::read_dir(folder.path()).expect("a folder") {
        fs::remove_file(file.expect("a file").path()).expect("removed");
    }
    copy_all(copy.path(), folder.path());
    (server, _) = serve(folder.path(), &at.to_string());
    let mut terminal = Lines::start(&join, data.path());
    terminal.reads("Still to agree: Ada, Ben.");
    terminal.reads("accept");
    terminal.types("accept");
    terminal.reads("Agreed: Ben. Still to agree: Ada.");
    ada.run(table, Command::Continue).await;
    terminal.reads("Your turn");
    server.kill().expect("killed");
    server.wait().expect("gone");
}
