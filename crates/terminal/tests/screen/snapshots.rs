//! Every game in the middle, on a small and on a large screen, as it is drawn; kept as text in `tests/snapshots`.
//!
//! `GOLDEN=write cargo test -p crosstable-terminal --test screen` writes them again.

use std::fs;
use std::path::Path;

use crosstable_core::Seat;
use crosstable_protocol::{Phrase, Problem, ToClient};
use crosstable_terminal::{Theme, draw};
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::table::{app, app_resumed_by, games, shown, welcome};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

pub(crate) fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var("GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(&path, text).expect("can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{name} is drawn differently; GOLDEN=write keeps it like this:\n{text}");
}

#[test]
fn every_game_in_the_middle_on_both_screens() {
    for (id, _) in games() {
        let decisions = match id.as_str() {
            "crossado" => 60,
            "cross-roads" => 7,
            _ => 15,
        };
        for size in SIZES {
            let mut app = app(Theme::RICH, Lang::En, welcome(&id, 2, decisions, 7));
            compare(&format!("{id}-{}x{}.txt", size.0, size.1), &shown(&mut app, size));
        }
    }
}

#[test]
fn a_full_table_and_in_german() {
    for (id, players) in games() {
        let mut app = app(Theme::RICH, Lang::De, welcome(&id, players, 24, 3));
        compare(&format!("{id}-four-de-80x24.txt"), &shown(&mut app, SIZES[0]));
    }
}

/// The help needs no scrolling, not even at a server with a long name.
#[test]
fn the_help_fits_a_small_screen_in_every_language() {
    for lang in Lang::ALL {
        for again in ["crosstable resume {}", "crosstable join https://crosstable.games.example.org/t/{}"] {
            let welcome = welcome("mixx", 2, 15, 7);
            let last = again.split('{').next().and_then(|words| words.split(' ').next_back());
            let mut app = app_resumed_by(Theme::RICH, lang, welcome, again);
            app.key(KeyEvent::new(KeyCode::Char('?'), KeyModifiers::NONE));
            let text = shown(&mut app, SIZES[0]);
            assert!(!text.contains("%,"), "{lang}: it has to be scrolled:\n{text}");
            assert!(last.is_some_and(|last| text.contains(last)), "{lang}:\n{text}");
        }
    }
}

#[test]
fn without_colours_and_without_unicode_nothing_else_is_on_the_screen() {
    let theme = Theme { colour: false, unicode: false };
    for (id, players) in games() {
        for lang in Lang::ALL {
            let mut app = app(theme, lang, welcome(&id, players.min(3), 20, 5));
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
    let mut app = app(Theme::RICH, Lang::Fr, welcome("crosswise", 2, 15, 1));
    for width in (1..=200).step_by(9) {
        for height in 1..=60 {
            let text = shown(&mut app, (width, height));
            let small = width < 80 || height < 24;
            if small && width >= 40 && height >= 5 {
                let words: Vec<&str> = text.split_whitespace().collect();
                assert!(words.join(" ").contains("80 × 24"), "{width}×{height}:\n{text}");
            }
        }
    }
}

/// G-08 A refusal shows its clause, and W the clause's own words.
#[test]
fn a_refusal_is_explained_by_its_clause() {
    let mut app = app(Theme::RICH, Lang::En, welcome("crosswise", 2, 15, 7));
    let problem = Problem {
        code: "crosswise-cell-taken".to_owned(),
        clause: Some("CW-07".to_owned()),
        text: "There is already a tile on c3. Choose an empty cell.".to_owned(),
        retry_after: None,
    };
    app.receive(&ToClient::Refused { id: None, problem });
    assert!(shown(&mut app, SIZES[0]).contains("Choose an empty cell. (CW-07)"));
    app.key(KeyCode::Char('W').into());
    compare("why-80x24.txt", &shown(&mut app, SIZES[0]));
}

#[test]
fn the_end_says_who_has_won_and_what_can_be_done() {
    let mut app = app(Theme::RICH, Lang::En, welcome("mixx", 3, usize::MAX, 2));
    compare("end-80x24.txt", &shown(&mut app, SIZES[0]));
}

#[test]
fn hands_are_behind_a_curtain_until_the_next_person_is_there() {
    let mut welcome = welcome("crosswise", 2, 15, 7);
    welcome.seats = vec![Seat::new(0), Seat::new(1)];
    let mut app = app(Theme::RICH, Lang::En, welcome);
    let hidden = shown(&mut app, SIZES[0]);
    compare("curtain-80x24.txt", &hidden);
    assert!(!hidden.contains("hand") && !hidden.contains('@'), "{hidden}");
    app.key(KeyCode::Enter.into());
    assert!(shown(&mut app, SIZES[0]).contains("[✚ cross]"));
}

#[test]
fn a_phrase_is_shown_in_words() {
    let mut app = app(Theme::RICH, Lang::De, welcome("mixx", 2, 15, 7));
    app.receive(&ToClient::Said { seat: Seat::new(0), phrase: Phrase::TakeYourTime });
    let text = shown(&mut app, SIZES[0]);
    assert!(text.contains(&crosstable_texts::say!(Lang::De, "phrase-take-your-time")), "{text}");
    assert!(!text.contains("phrase-"), "{text}");
}
