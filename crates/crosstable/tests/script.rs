//! The script in `docs/protocol.md` plays a whole game over HTTP, and takes part in fair chance.

#[path = "common/served.rs"]
mod served;

use std::fs;
use std::process::Command;

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
