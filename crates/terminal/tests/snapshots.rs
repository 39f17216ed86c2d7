//! Every game in the middle, on a small and on a large screen, as it is drawn; kept as text in `tests/snapshots`.
//!
//! `GOLDEN=write cargo test -p crosstable-terminal --test snapshots` writes them anew.

use std::fs;
use std::path::Path;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Seat, Setup, Viewer};
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_protocol::sight::{Chair, Fact, PlayedBy, Sight, Stage, Standing};
use crosstable_protocol::to_client::{Happened, Presence, ToClient, Welcome};
use crosstable_protocol::{GameView, Problem};
use crosstable_terminal::{App, Look, Visit, draw};
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// A random game that has come so far, as seat 1 sees it when it is its turn.
fn welcome(id: GameId, players: u8, decisions: usize, seed: u64) -> Welcome {
    let mut game = AnyGame::new(id, &Setup::players(players)).expect("the usual options");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let viewer = Viewer::Seat(Seat::new(1));
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

fn app(look: Look, lang: Lang, welcome: Welcome) -> App {
    let visit = Visit {
        local: true,
        watch: false,
        name: "Anna".to_owned(),
        again: "crosstable resume 0123abcd".to_owned(),
    };
    let mut app = App::new(look, lang, visit);
    app.hear(&ToClient::Welcome(Box::new(welcome)));
    app
}

/// What is on the screen, line by line.
fn shown(app: &mut App, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal of memory");
    terminal.draw(|frame| draw(frame, app)).expect("draws");
    let buffer = terminal.backend().buffer();
    let line = |row: u16| {
        let text: String = (0..width).map(|column| buffer[(column, row)].symbol()).collect();
        text.trim_end().to_owned()
    };
    (0..height).map(|row| line(row) + "\n").collect()
}

fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var("GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(&path, text).expect("can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{name} is drawn differently; GOLDEN=write keeps it like this:\n{text}");
}

#[test]
fn every_game_in_the_middle_on_both_screens() {
    for id in GameId::ALL {
        let decisions = if id.id() == "crossado" { 60 } else { 15 };
        for size in SIZES {
            let mut app = app(Look::RICH, Lang::En, welcome(*id, 2, decisions, 7));
            compare(&format!("{id}-{}x{}.txt", size.0, size.1), &shown(&mut app, size));
        }
    }
}

#[test]
fn a_full_table_and_in_german() {
    for id in GameId::ALL {
        let mut app = app(Look::RICH, Lang::De, welcome(*id, id.seats().1, 24, 3));
        compare(&format!("{id}-four-de-80x24.txt"), &shown(&mut app, SIZES[0]));
    }
}

#[test]
fn without_colours_and_without_unicode_nothing_else_is_on_the_screen() {
    let look = Look { colour: false, unicode: false };
    for id in GameId::ALL {
        for lang in Lang::ALL {
            let mut app = app(look, lang, welcome(*id, id.seats().1.min(3), 20, 5));
            for key in [None, Some('?'), Some('R'), Some('L'), Some('B')] {
                if let Some(key) = key {
                    app.key(KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE));
                }
                let text = shown(&mut app, SIZES[0]);
                assert!(text.is_ascii(), "{id} {lang} {key:?}:\n{text}");
                let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal of memory");
                terminal.draw(|frame| draw(frame, &mut app)).expect("draws");
                let plain = ratatui::style::Color::Reset;
                let coloured = terminal
                    .backend()
                    .buffer()
                    .content
                    .iter()
                    .any(|cell| cell.fg != plain || cell.bg != plain);
                assert!(!coloured, "{id} {lang} {key:?}");
                app.key(KeyCode::Esc.into());
            }
        }
    }
}

#[test]
fn any_size_can_be_drawn_and_small_ones_say_what_is_needed() {
    let mut app = app(Look::RICH, Lang::Fr, welcome(GameId::ALL[0], 2, 15, 1));
    for width in (1..=200).step_by(9) {
        for height in 1..=60 {
            let text = shown(&mut app, (width, height));
            let small = width < 80 || height < 24;
            if small && width >= 40 && height >= 5 {
                assert!(text.contains("80 × 24"), "{width}×{height}:\n{text}");
            }
        }
    }
}

/// G-08 A refusal shows its clause, and W the clause's own words.
#[test]
fn a_refusal_is_explained_by_its_clause() {
    let crosswise = GameId::ALL.iter().find(|id| id.id() == "crosswise").expect("it is there");
    let mut app = app(Look::RICH, Lang::En, welcome(*crosswise, 2, 15, 7));
    let problem = Problem {
        code: "crosswise-cell-taken".to_owned(),
        clause: Some("CW-07".to_owned()),
        text: "There is already a tile on c3. Choose an empty cell.".to_owned(),
        retry_after: None,
    };
    app.hear(&ToClient::Refused { id: None, problem });
    assert!(shown(&mut app, SIZES[0]).contains("Choose an empty cell. (CW-07)"));
    app.key(KeyCode::Char('W').into());
    compare("why-80x24.txt", &shown(&mut app, SIZES[0]));
}

#[test]
fn the_end_says_who_has_won_and_what_can_be_done() {
    let mixx = GameId::ALL.iter().find(|id| id.id() == "mixx").expect("it is there");
    let mut app = app(Look::RICH, Lang::En, welcome(*mixx, 3, usize::MAX, 2));
    compare("end-80x24.txt", &shown(&mut app, SIZES[0]));
}

#[test]
fn hands_are_behind_a_curtain_until_the_next_person_is_there() {
    let crosswise = GameId::ALL.iter().find(|id| id.id() == "crosswise").expect("it is there");
    let mut welcome = welcome(*crosswise, 2, 15, 7);
    welcome.seats = vec![1, 2];
    let mut app = app(Look::RICH, Lang::En, welcome);
    let hidden = shown(&mut app, SIZES[0]);
    compare("curtain-80x24.txt", &hidden);
    assert!(!hidden.contains("hand") && !hidden.contains('@'), "{hidden}");
    app.key(KeyCode::Enter.into());
    assert!(shown(&mut app, SIZES[0]).contains("Your hand"));
}
