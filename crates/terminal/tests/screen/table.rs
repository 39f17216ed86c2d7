//! Tables in the middle of a game, as a server shows them.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Level, Seat, Setup, TableId, Viewer};
use crosstable_fair::Seed;
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_protocol::{
    Change, Clock, Event, GameView, Name, PlayedBy, Presence, SeatView, Stage, TableView, ToClient, Welcome,
};
use crosstable_terminal::{App, PlayContext, Theme, draw};
use crosstable_texts::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A random game that has come so far, as seat 1 sees it when it is its turn.
pub(crate) fn welcome(id: GameId, players: u8, decisions: usize, seed: u64) -> Welcome {
    let mut game = AnyGame::new(id, &Setup::players(players)).expect("the usual options");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let viewer = Viewer::Seat(Seat::new(0));
    let mut changes = vec![Change::Started { chance: Vec::new() }];
    let mut made = 0;
    loop {
        let due = Due::of(&game);
        match &due {
            Due::Seat(seat, _) if made >= decisions && seat.number() == 1 => break,
            Due::Over(_) => break,
            _ => {}
        }
        let token = due.random(&mut rng).expect("somebody acts").to_owned();
        let seen = game.log_line(&token, viewer).expect("it is due");
        match (&due, changes.last_mut()) {
            (Due::Seat(seat, _), _) => {
                made += 1;
                let by = if seat.number() == 1 { PlayedBy::Person } else { PlayedBy::Bot };
                changes.push(Change::Played { seat: *seat, token: seen, by, chance: Vec::new() });
            }
            (_, Some(Change::Started { chance } | Change::Played { chance, .. })) => chance.push(seen),
            _ => {}
        }
        game.play(&token).expect("it is due");
    }
    let standing = game.standing();
    let view = TableView {
        table: TableId::new([0; 16]),
        game: id.id().to_owned(),
        rules: 1,
        options: Vec::new(),
        clock: Clock::Off,
        public: false,
        stage: if standing.is_some() { Stage::Ended } else { Stage::Running },
        commitment: Seed::new([0; 32]).commitment(),
        seats: seats(players),
        viewer: Some(Seat::new(0)),
        view: GameView::of(&game.view(viewer)),
        board: game.text_board(viewer),
        to_move: standing.is_none().then_some(Seat::new(0)),
        legal: if standing.is_none() { game.legal() } else { Vec::new() },
        decisions: made,
        deadline: None,
        proposal: None,
        free_undo: true,
        standing: standing.as_ref().map(Into::into),
        rematch: None,
    };
    let missed = changes.into_iter().zip(1..).map(|(change, number)| Event { number, at: 0, change });
    Welcome {
        version: crosstable_protocol::VERSION,
        number: made as u64 + 1,
        seats: vec![Seat::new(0)],
        host: true,
        missed: Some(missed.collect()),
        view,
        presence: Presence { here: vec![true; players.into()], thinking: None, spectators: 0 },
        phrases: Vec::new(),
    }
}

fn seats(players: u8) -> Vec<SeatView> {
    let name = Name::try_from("Anna".to_owned()).expect("a name");
    let anna = SeatView::Person { name, host: true, away: false, stand_in: false, entropy: true };
    let bots = [Level::Hard, Level::Normal, Level::Easy].map(|level| SeatView::Bot { level });
    [anna].into_iter().chain(bots).take(players.into()).collect()
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

/// The game with this id.
pub(crate) fn game(id: &str) -> GameId {
    id.parse().expect("it is there")
}
