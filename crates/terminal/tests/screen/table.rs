//! Tables in the middle of a game, as a server shows them.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::Seed;
use crosstable_protocol::{Command, Presence, Stage, ToClient, Welcome};
use crosstable_table::{MemoryTable, Opening, Origin, TableSession};
use crosstable_terminal::{App, PlayContext, Theme, draw};
use crosstable_texts::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Map, Value};

/// The games, and how many can play: the list that the games write for the web client.
pub(crate) fn games() -> Vec<(String, u8)> {
    let list: Map<String, Value> =
        serde_json::from_str(include_str!("../../../../web/src/wire/games.json")).expect("JSON");
    let most = |game: &Value| game["seats"][1].as_u64().expect("a number") as u8;
    list.iter().map(|(id, game)| (id.clone(), most(game))).collect()
}

const HOST: PlayerId = PlayerId::new([1; 16]);

/// A random game that has come so far, as seat 1 sees it when it is its turn.
pub(crate) fn welcome(game: &str, players: u8, decisions: usize, seed: u64) -> Welcome {
    let id = game.parse().expect("it is there");
    let opening = Opening::seeded(TableId::new([0; 16]), id, Setup::players(players), HOST);
    let mut table = MemoryTable::open(&opening, Seed::new([seed as u8; 32]), 0).expect("the usual options");
    let mut by_host = |command| {
        table.perform(Origin::Player(HOST), &command).expect("the host may");
    };
    by_host(Command::Sit { seat: None, name: "Anna".to_owned(), commitment: None });
    for level in [Level::Hard, Level::Normal, Level::Easy].into_iter().take(usize::from(players) - 1) {
        by_host(Command::Bot { seat: None, level });
    }
    by_host(Command::Start);
    let mut rng = Xoshiro::seed_from_u64(seed);
    while let Some(seat) = table.table().to_move().filter(|_| table.table().stage() == Stage::Running) {
        if table.table().decisions() >= decisions && seat.number() == 1 {
            break;
        }
        let legal = table.table().view(Viewer::Seat(seat)).legal_tokens();
        table.play(seat, &legal[below(&mut rng, legal.len() as u32) as usize]).expect("it is legal");
    }
    let viewer = Viewer::Seat(Seat::new(0));
    Welcome {
        version: crosstable_protocol::VERSION,
        number: table.table().length(),
        receipt: None,
        seats: vec![Seat::new(0)],
        host: true,
        missed: Some(TableSession::events(table.log(), 0, viewer).expect("a table's own log")),
        view: table.table().view_with_layout(viewer),
        presence: Presence { here: vec![true; players.into()], thinking: None, spectators: 0 },
    }
}

pub(crate) fn app(theme: Theme, lang: Lang, welcome: Welcome) -> App {
    app_resumed_by(theme, lang, welcome, "crosstable resume {}")
}

/// The same, for a player who continues with this command.
pub(crate) fn app_resumed_by(theme: Theme, lang: Lang, welcome: Welcome, resume_command: &str) -> App {
    let context = PlayContext {
        local: resume_command.contains("resume"),
        auto_start: true,
        watch: false,
        name: "Anna".to_owned(),
        resume_command: resume_command.to_owned(),
        ..PlayContext::default()
    };
    let mut app = App::new(theme, lang, context);
    app.receive(&ToClient::Welcome(Box::new(welcome)));
    app
}

/// What is on the screen, line by line.
pub(crate) fn shown(app: &mut App, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal of memory");
    terminal.draw(|frame| draw(frame, app)).expect("draws");
    let buffer = terminal.backend().buffer();
    let line = |row: u16| {
        let text: String = (0..width).map(|column| buffer[(column, row)].symbol()).collect();
        text.trim_end().to_owned()
    };
    (0..height).map(|row| line(row) + "\n").collect()
}
