//! Scripts at a running server: the one in `docs/protocol.md` plays a whole game over HTTP, and `tools/seat_bot.py` seats
//! bots of the arena.

#[path = "../../client/examples/play_online.rs"]
#[allow(dead_code, reason = "its main is for people")]
mod play_online;
#[path = "common/served.rs"]
mod served;

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crosstable_client::testing::TestUser;
use served::serve;

#[test]
fn the_script_of_the_protocol_page_plays_a_game() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let (_, script) = page.split_once("```python\n").expect("it has a script");
    let (script, _) = script.split_once("```\n").expect("the script ends");
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let ran = Command::new("python3").args(["-c", script, &format!("http://{at}"), "crosswise"]).output();
    server.kill().expect("killed");
    server.wait().expect("gone");
    let ran = ran.expect("there is Python");
    let (said, error) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{error}");
    let standing: serde_json::Value = serde_json::from_str(&said).expect("the result");
    assert_eq!(standing["ranks"].as_array().expect("ranks").len(), 2, "{said}");
}

fn tool(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools").join(name)
}

/// `seat_bot.py` with the example bot or another.
fn seat_bot(args: &[&str], bot: &Path) -> Command {
    let mut command = Command::new("python3");
    command.arg(tool("seat_bot.py")).args(args).arg("python3").arg(bot);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The ranks that it prints.
fn ranks(output: &Output) -> Vec<u64> {
    let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{error}");
    let standing: serde_json::Value = serde_json::from_str(&said).expect("the result");
    standing["ranks"].as_array().expect("ranks").iter().filter_map(serde_json::Value::as_u64).collect()
}

fn url(at: SocketAddr) -> String {
    format!("http://{at}")
}

/// With a person at the table who opened it, who plays on a socket meanwhile; in every game, because legal moves are packed
/// differently in each.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_of_the_arena_sits_at_a_person_s_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let anna = TestUser::new(at, 1);
    for game in ["crosswise", "mixx", "cross-roads"] {
        let table = anna.open(game, 2, &[]).await;
        anna.sit(table, "Anna").await;
        let link = format!("{}/t/{table}", url(at));
        let token = folder.path().join("token");
        fs::write(&token, format!("{:064x}\n", 7)).expect("written");
        let token = token.to_string_lossy().into_owned();
        let bot = seat_bot(&["--token", &token, "--name", "Robbie", &link], &tool("example_bot.py")).spawn();
        let bot = bot.expect("there is Python");
        let mut client = anna.enter(table).await;
        while client.view.seats.iter().any(|seat| matches!(seat, crosstable_protocol::SeatView::Open)) {
            client.next().await.expect("an event");
        }
        anna.start(table, std::slice::from_ref(&anna)).await;
        client.play_to_end(3).await.expect("it is played");
        let output =
            tokio::task::spawn_blocking(|| bot.wait_with_output()).await.expect("no panic").expect("it ends");
        let standing = client.view.standing.expect("a result");
        let expected: Vec<u64> = standing.ranks.iter().map(|rank| u64::from(*rank)).collect();
        assert_eq!(ranks(&output), expected, "{game}");
    }
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// A bot that looks ahead is answered by the program, and one without is told how.
#[test]
fn a_bot_looks_ahead_at_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let bot = tool("looking_bot.py");
    let program = env!("CARGO_BIN_EXE_crosstable");
    let address = url(at);
    let open = ["--open", "mixx", "--against", "easy", "--crosstable", program, address.as_str()];
    let output = seat_bot(&open, &bot).output().expect("there is Python");
    assert_eq!(ranks(&output).len(), 2);
    let output = seat_bot(&["--open", "mixx", address.as_str()], &bot).output().expect("there is Python");
    assert_eq!(ranks(&output).len(), 2, "it plays on without");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// What goes wrong is said in a line, with exit code 1.
#[test]
fn a_bot_that_cannot_play_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let wrong = folder.path().join("wrong.py");
    fs::write(&wrong, "import sys\nfor line in sys.stdin: print('nonsense', flush=True)\n").expect("written");
    let address = url(at);
    let output =
        seat_bot(&["--open", "crosswise", address.as_str()], &wrong).output().expect("there is Python");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("'nonsense', which is not legal"), "{error}");
    let nowhere = format!("{address}/t/{}", "0".repeat(32));
    let output = seat_bot(&[nowhere.as_str()], &wrong).output().expect("there is Python");
    assert!(String::from_utf8_lossy(&output.stderr).contains("server-no-table"));
    assert_eq!(output.status.code(), Some(1));
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// The example of the Rust client.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_the_client_plays_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let view = play_online::play(&url(at), "mixx").await.expect("it is played");
    assert!(view.standing.is_some());
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// What stands for what in the exchange on the page, and what this game has in its place.
struct Exchange {
    at: SocketAddr,
    known: Vec<(&'static str, String)>,
    view: serde_json::Value,
}

impl Exchange {
    fn filled(&self, text: &str) -> String {
        self.known.iter().fold(text.to_owned(), |text, (word, value)| text.replace(word, value))
    }

    fn value(&self, word: &str) -> String {
        self.known.iter().find(|(known, _)| *known == word).expect(word).1.clone()
    }

    async fn send(&mut self, line: &str) -> serde_json::Value {
        let line = self.filled(line);
        let mut parts = line.splitn(3, ' ');
        let (method, path) = (parts.next().expect("a method"), parts.next().expect("a path"));
        let token =
            self.known.iter().find(|(word, _)| *word == "TOKEN").map_or("", |(_, token)| token.as_str());
        let head = format!("{method} {path} HTTP/1.1\r\nAuthorization: Bearer {token}");
        let body = parts.next().unwrap_or_default();
        let answer = crosstable_client::testing::request(self.at, &head, body).await.expect("an answer");
        assert_eq!(answer.status, 200, "{line}: {}", answer.body);
        let answer: serde_json::Value = answer.read();
        if answer["view"].is_object() {
            self.view = answer["view"].clone();
        }
        answer
    }

    /// A legal token of the view.
    fn legal(&self) -> String {
        let choices: crosstable_core::Choices =
            serde_json::from_value(self.view["legal"].clone()).expect("legal moves");
        choices.tokens().swap_remove(0)
    }
}

/// Every name of a field in a line of the page, also of one that leaves something out.
fn fields(line: &str) -> Vec<&str> {
    let parts: Vec<&str> = line.split('"').collect();
    let pairs = parts.windows(2).filter(|pair| pair[1].starts_with(':') && !pair[0].starts_with([':', ',']));
    pairs
        .map(|pair| pair[0])
        .filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
        .collect()
}

/// The exchange on the page is what happens: its requests are answered, with these fields and numbers.
#[tokio::test(flavor = "multi_thread")]
async fn the_exchange_of_the_protocol_page_happens() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let (_, exchange) = page.split_once("## A whole exchange").expect("it has one");
    let (_, lines) = exchange.split_once("```text\n").expect("it begins");
    let (lines, _) = lines.split_once("```").expect("it ends");
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let mut run = Exchange { at, known: vec![("ENTROPY", "0b".repeat(16))], view: serde_json::Value::Null };
    let (mut answer, mut exchanged) = (serde_json::Value::Null, 0);
    for line in lines.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            if request.contains("MOVE") {
                run.known.push(("MOVE", run.legal()));
            }
            answer = run.send(request).await;
        } else if let Some(told) = line.strip_prefix("< ") {
            exchanged += 1;
            for name in fields(told) {
                let there = answer.get(name).is_some()
                    || run.view.get(name).is_some()
                    || run.view["view"].get(name).is_some()
                    || run.view["standing"].get(name).is_some();
                assert!(there, "{name} is in no answer: {line}\n{answer}");
            }
            let number = told.split("\"number\":").nth(1).and_then(|rest| rest.split(',').next());
            if let Some(number) = number.and_then(|number| number.parse::<u64>().ok()) {
                assert_eq!(answer["number"].as_u64(), Some(number), "{line}: {answer}");
            }
            learn(&mut run, &answer);
        } else {
            loop {
                run.send("GET /api/tables/TABLE").await;
                if run.view["stage"] == "ended" {
                    break;
                }
                if run.view["to_move"] == 1 {
                    let (token, id) = (run.legal(), crosstable_client::fresh_id());
                    let play =
                        format!(r#"{{"id":"{id}","command":{{"do":"play","seat":1,"token":"{token}"}}}}"#);
                    run.send(&format!("POST /api/tables/TABLE/commands {play}")).await;
                }
            }
        }
    }
    assert!(exchanged >= 10, "{exchanged}");
    assert!(run.view["standing"]["ranks"].is_array(), "{}", run.view);
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// What the answers bring.
fn learn(run: &mut Exchange, answer: &serde_json::Value) {
    if let Some(token) = answer["token"].as_str() {
        run.known.push(("TOKEN", token.to_owned()));
    }
    if answer.get("link").is_some() {
        let table = answer["table"].as_str().expect("an id").to_owned();
        run.known.push(("TABLE", table.clone()));
        let id: crosstable_core::TableId = table.parse().expect("an id");
        let entropy: crosstable_fair::Entropy = run.value("ENTROPY").parse().expect("digits");
        run.known.push(("COMMITMENT", entropy.commitment(id.bytes()).to_string()));
    }
    if run.view["stage"] == "lobby" {
        run.known.push(("PROMISE", run.view["commitment"].as_str().expect("digits").to_owned()));
    }
    if run.view["stage"] == "starting" {
        let list = run.view["list"].as_str().expect("a list");
        let lines = run.filled("commitment: PROMISE\ncommitment 1: COMMITMENT\n");
        assert!(list.contains(&lines), "{list}");
    }
}
