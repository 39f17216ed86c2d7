//! Tables in the middle of a game, as a server shows them.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Seat, Setup, Viewer};
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_protocol::GameView;
use crosstable_protocol::sight::{Chair, Fact, PlayedBy, Sight, Stage, Standing};
use crosstable_protocol::to_client::{Happened, Presence, ToClient, Welcome};
use crosstable_terminal::{App, Look, Visit, draw};
use crosstable_texts::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A random game that has come so far, as seat 1 sees it when it is its turn.
pub(crate) fn welcome(id: GameId, players: u8, decisions: usize, seed: u64) -> Welcome {
    let mut game = AnyGame::new(id, &Setup::players(players)).expect("the usual options");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let viewer = Viewer::Seat(Seat::new(0));
    let mut facts = vec![Fact::Started { chance: Vec::new() }];
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
        match (&due, facts.last_mut()) {
            (Due::Seat(seat, _), _) => {
                made += 1;
                let by = if seat.number() == 1 { PlayedBy::Person } else { PlayedBy::Bot };
                facts.push(Fact::Played { seat: seat.number(), token: seen, by, chance: Vec::new() });
            }
            (_, Some(Fact::Started { chance } | Fact::Played { chance, .. })) => chance.push(seen),
            _ => {}
        }
        game.play(&token).expect("it is due");
    }
    let standing = game.standing();
    let sight = Sight {
        table: "0".repeat(32),
        game: id.id().to_owned(),
        rules: 1,
        options: Vec::new(),
        clock: "off".to_owned(),
        public: false,
        stage: if standing.is_some() { Stage::Ended } else { Stage::Running },
        commitment: String::new(),
        seats: chairs(players),
        viewer: Some(1),
        view: GameView::new(game.view_json(viewer)),
        board: game.text_board(viewer),
        to_move: standing.is_none().then_some(1),
        legal: if standing.is_none() { game.legal() } else { Vec::new() },
        decisions: made,
        deadline: None,
        asked: None,
        free_undo: true,
        standing: standing.map(|standing| Standing {
            ranks: standing.ranks().to_vec(),
            points: standing.points().map(<[u16]>::to_vec),
        }),
        rematch: None,
    };
    let missed = facts.into_iter().zip(1..).map(|(fact, number)| Happened { number, at: 0, fact });
    Welcome {
        version: 1,
        number: made as u64 + 1,
        seats: vec![1],
        host: true,
        missed: Some(missed.collect()),
        sight,
        presence: Presence { here: vec![true; players.into()], thinks: None, spectators: 0 },
        phrases: Vec::new(),
    }
}

fn chairs(players: u8) -> Vec<Chair> {
    let anna =
        Chair::Person { name: "Anna".to_owned(), host: true, away: false, stand_in: false, entropy: true };
    let bots = ["hard", "normal", "easy"].map(|level| Chair::Bot { level: level.to_owned() });
    [anna].into_iter().chain(bots).take(players.into()).collect()
}

pub(crate) fn app(look: Look, lang: Lang, welcome: Welcome) -> App {
    app_again(look, lang, welcome, "crosstable resume {}")
}

/// The same, for a player who comes back with these words.
pub(crate) fn app_again(look: Look, lang: Lang, welcome: Welcome, again: &str) -> App {
    let visit = Visit {
        local: again.contains("resume"),
        begins: true,
        watch: false,
        name: "Anna".to_owned(),
        again: again.to_owned(),
    };
    let mut app = App::new(look, lang, visit);
    app.hear(&ToClient::Welcome(Box::new(welcome)));
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
