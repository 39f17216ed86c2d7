//! Writes the TypeScript types, and fails if the ones in the repository differ.

use std::fs;
use std::path::Path;

use crosstable_core::{Align, Arg, Art, Choices, Colour, Layout, LayoutCell, Level, Message, Role, SeatLine};
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
