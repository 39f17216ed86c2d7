//! Writes the TypeScript types, and fails if the ones in the repository differ.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crosstable_core::{Align, Arg, Art, Choices, Colour, Layout, LayoutCell, Level, Message, Role, SeatLine};
use crosstable_testkit::TypeDeclaration;
use ts_rs::{Config, TS};

use crate::http;

const HEAD: &str =
    "// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.\n";

/// The declarations of these types, each exported and with its comment.
macro_rules! declare {
    ($($type:ty),+ $(,)?) => {{
        let config = Config::default().with_large_int("number");
        [$(format!("{}export {}\n", comment(<$type>::docs()), <$type>::decl(&config))),+].join("\n")
    }};
}

fn comment(docs: Option<String>) -> String {
    docs.map(|docs| format!("{}\n", docs.trim_end())).unwrap_or_default()
}

fn check(name: &str, imports: &str, types: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(name);
    let content = format!("{HEAD}\n{imports}{types}");
    if std::env::var("WIRE").is_ok_and(|mode| mode == "write") {
        fs::write(&path, &content).expect("the file can be written");
    }
    assert!(
        fs::read_to_string(&path).is_ok_and(|found| found == content),
        "{name} differs from the protocol: WIRE=write cargo test -p crosstable-protocol"
    );
}

/// Between these lines of docs/protocol.md stands the table of the commands' fields.
const BEGIN: &str = "<!-- written from crates/protocol by WIRE=write cargo test -p crosstable-protocol -->\n";
const END: &str = "<!-- end -->\n";

/// A row for each field of each command.
fn command_fields() -> String {
    let command = <crate::Command as TS>::decl(&Config::default().with_large_int("number"));
    let mut table = "| do | field | type | meaning |\n|---|---|---|---|\n".to_owned();
    for (_, fields) in TypeDeclaration::read(&command).variants() {
        let (name, fields) = fields.split_first().expect("every command says what to do");
        let name = name.kind.trim_matches('"');
        if fields.is_empty() {
            let _ = writeln!(table, "| `{name}` | none | | |");
        }
        for field in fields {
            let kind = field.kind.replace('|', "\\|");
            let _ = writeln!(table, "| `{name}` | `{}` | `{kind}` | {} |", field.name, field.docs);
        }
    }
    table
}

#[test]
fn the_table_of_commands_is_what_their_type_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("the line before the table");
    let (_, after) = rest.split_once(END).expect("the line behind the table");
    let right = format!("{before}{BEGIN}\n{}\n{END}{after}", command_fields());
    if std::env::var("WIRE").is_ok_and(|mode| mode == "write") {
        fs::write(&path, &right).expect("the file can be written");
    } else {
        assert!(page == right, "docs/protocol.md differs: WIRE=write cargo test -p crosstable-protocol");
    }
}

#[test]
fn typescript_types_match_the_protocol() {
    let messages = declare!(
        crate::ToServer,
        crate::Hello,
        crate::Perspective,
        crate::CommandRequest,
        crate::Command,
        crate::ToClient,
        crate::Welcome,
        crate::Update,
        crate::Patch,
        crate::Event,
        crate::Change,
        crate::PlayedBy,
        crate::Closed,
        crate::Proposal,
        crate::Done,
        crate::Presence,
        crate::Phrase,
        crate::Problem,
        crate::TableView,
        crate::Stage,
        crate::SeatView,
        crate::Dispute,
        crate::PendingProposal,
        crate::Standing,
        crate::Series,
        Level,
    );
    let presentation =
        declare!(Message, Arg, Choices, Layout, LayoutCell, SeatLine, Role, Colour, Align, Art,);
    check("presentation.ts", "", &presentation);
    let imports = "import type { Choices, Layout, Message } from \"./presentation\";\n\n";
    check("protocol.ts", imports, &messages);
    let bodies = declare!(
        http::Game,
        http::GameTable,
        http::GameOption,
        http::Allowed,
        http::NewTable,
        http::Opened,
        http::Invitation,
        http::Listed,
        http::MyGames,
        http::MyGame,
        http::ListedSeat,
        http::Turn,
        http::Export,
        http::ExportedGame,
        http::Deleted,
        http::Token,
        http::HandOver,
        http::Snapshot,
        http::Hint,
        http::Alternative,
        http::Record,
        http::RecordedDecision,
        http::Verdict,
        crate::Begun,
    );
    check(
        "http.ts",
        "import type { Message } from \"./presentation\";\nimport type { Closed, Level, Stage, Standing, TableView } from \"./protocol\";\n\n",
        &bodies,
    );
    let review = declare!(
        http::ReviewLine,
        http::Review,
        http::SeatReview,
        http::Moment,
        http::MomentKind,
        http::Better,
        http::Remark,
    );
    check("review.ts", "import type { Message } from \"./presentation\";\n\n", &review);
}
