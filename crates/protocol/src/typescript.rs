//! Writes the TypeScript types, and fails if those in the repository are not the ones written.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{Problem, http, sight, to_client, to_server};

const HEAD: &str =
    "// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.\n";

/// The declarations of these types, each exported and with its comment.
macro_rules! declare {
    ($($type:ty),+ $(,)?) => {{
        let config = Config::default();
        [$(format!("{}export {}\n", comment(<$type>::docs()), <$type>::decl(&config))),+].join("\n")
    }};
}

fn comment(docs: Option<String>) -> String {
    docs.map(|docs| format!("{}\n", docs.trim_end())).unwrap_or_default()
}

fn imports(names: &str, from: &str) -> String {
    format!("import type {{ {names} }} from \"./{from}\";\n")
}

fn check(name: &str, content: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    let (path, content) = (folder.join(name), format!("{HEAD}\n{content}"));
    if std::env::var("WIRE").is_ok_and(|wish| wish == "write") {
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(&path, &content).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == content,
        "{name} is not what the protocol says: WIRE=write cargo test -p crosstable-protocol"
    );
}

#[test]
fn the_typescript_types_are_those_of_the_protocol() {
    check("problem.ts", &declare!(Problem));
    check(
        "sight.ts",
        &declare!(
            sight::Sight,
            sight::Stage,
            sight::Chair,
            sight::Asked,
            sight::Wish,
            sight::Standing,
            sight::Fact,
            sight::PlayedBy,
        ),
    );
    check(
        "to-server.ts",
        &declare!(to_server::ToServer, to_server::Hello, to_server::Eyes, to_server::Ask, to_server::Command),
    );
    let client = declare!(
        to_client::ToClient,
        to_client::Welcome,
        to_client::Happened,
        to_client::Event,
        to_client::Done,
        to_client::Presence,
    );
    check(
        "to-client.ts",
        &format!(
            "{}{}\n{client}",
            imports("Problem", "problem"),
            imports("PlayedBy, Sight, Standing, Wish", "sight")
        ),
    );
    let http = declare!(
        http::Game,
        http::GameTable,
        http::GameOption,
        http::Allowed,
        http::NewTable,
        http::Opened,
        http::Listed,
        http::Token,
        http::HandOver,
        http::Look,
        http::Hint,
        http::Alternative,
        http::Curve,
        http::CurvePoint,
        http::Record,
        http::Verdict,
    );
    check("http.ts", &format!("{}\n{http}", imports("Sight, Stage, Standing", "sight")));
}
