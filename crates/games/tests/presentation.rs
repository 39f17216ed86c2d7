//! What every game shows and says, in four languages.

use std::collections::HashSet;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Layout, LayoutCell, Message, Setup, Viewer};
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_texts::{Lang, Speaker};

/// Games at each number of players.
const GAMES: u64 = 4;
/// Of long games the layout of every so many steps is looked at.
const LAYOUT_EVERY: usize = 7;

struct Examiner {
    viewer: Viewer,
    names: Vec<String>,
    /// What has been found complete already, without its arguments' values: most sentences come again and again.
    seen: HashSet<String>,
    at: String,
}

impl Examiner {
    fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker { lang, reader: self.viewer.seat(), names: &self.names }
    }

    fn message(&mut self, message: &Message) {
        self.text(message, false);
    }

    /// A whole sentence, for the log.
    fn sentence(&mut self, message: &Message) {
        self.text(message, true);
    }

    fn text(&mut self, message: &Message, sentence: bool) {
        if !self.seen.insert(format!("{:?} {message}", self.viewer.seat())) {
            return;
        }
        for lang in Lang::ALL {
            let said = self
                .speaker(lang)
                .complete(message)
                .unwrap_or_else(|error| panic!("{}: {message}: {error}", self.at));
            let clean = !said.trim().is_empty() && !said.contains(['{', '}']) && !said.contains("  ");
            assert!(clean, "{}, {lang}: {message}: {said:?}", self.at);
            let whole = said.starts_with(|c: char| c.is_uppercase() || c.is_numeric())
                && said.ends_with(['.', '!', '?', '…']);
            assert!(whole || !sentence, "{}, {lang}: no sentence: {said:?}", self.at);
        }
    }

    fn cell(&mut self, cell: &LayoutCell, on_board: bool) {
        cell.label.iter().for_each(|label| self.message(label));
        let Some(words) = &cell.words else { return };
        self.message(words);
        for lang in Lang::ALL.into_iter().filter(|_| on_board) {
            let content = cell.content(false, |message| self.speaker(lang).say(message));
            let wide = content.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(wide <= cell.width.into(), "{}, {lang}: cut off: {content:?} in {cell:?}", self.at);
        }
    }

    fn layout(&mut self, layout: &Layout) {
        layout.board.iter().for_each(|cell| self.cell(cell, true));
        let open = layout.seats.iter().flat_map(|line| &line.open);
        layout.hand.iter().chain(&layout.actions).chain(open).for_each(|cell| self.cell(cell, false));
        layout.seats.iter().for_each(|line| self.message(&line.text));
        layout.notes.iter().for_each(|note| self.message(note));
        for lang in Lang::ALL {
            let text = self.speaker(lang).text_board(layout);
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{}, {lang}: wider than 80 columns:\n{text}", self.at);
            }
        }
    }
}

fn examine(id: GameId) {
    for players in id.seats().0..=id.seats().1 {
        for number in 0..GAMES {
            let seed = u64::from(players) * 1_000 + number;
            let mut rng = Xoshiro::seed_from_u64(seed);
            let viewers: Vec<Viewer> = Viewer::all(players).collect();
            let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
            let names = ["Anna", "Ben", "Carla", "Dan"].map(str::to_owned).into();
            let mut examiner = Examiner { viewer, names, seen: HashSet::new(), at: String::new() };
            let mut game = AnyGame::new(id, &Setup::players(players)).expect("an ordinary table");
            for step in 0.. {
                examiner.at = format!("{id}, {players} players, seed {seed}, step {step}, {viewer:?}");
                let ending = game.view(viewer).ending();
                assert_eq!(ending.is_some(), game.standing().is_some(), "{}: the end says why", examiner.at);
                if let Some(ending) = &ending {
                    examiner.sentence(ending);
                }
                if step % LAYOUT_EVERY == 0 || game.standing().is_some() {
                    examiner.layout(&game.layout(viewer));
                }
                let due = Due::of(&game);
                let Some(token) = due.random(&mut rng) else { break };
                // Every move and outcome that could come now has a sentence, not only the one that comes.
                let all: Vec<&str> = match &due {
                    Due::Seat(_, legal) => legal.iter().map(String::as_str).collect(),
                    Due::Chance(outcomes) => outcomes.iter().map(|(token, _)| token.as_str()).collect(),
                    Due::Over(_) => Vec::new(),
                };
                for token in &all {
                    examiner.sentence(&game.message(token, viewer).expect("a token of the game"));
                }
                // Why a move is good is told to the seat that is to make it; of an outcome of chance nothing is good.
                if let Due::Seat(seat, _) = &due {
                    examiner.viewer = Viewer::Seat(*seat);
                }
                let view = game.view(examiner.viewer);
                for reason in all.iter().filter_map(|token| view.reason(token)) {
                    assert!(matches!(due, Due::Seat(..)), "{}: {reason}", examiner.at);
                    examiner.sentence(&reason);
                }
                examiner.viewer = viewer;
                game.play(token).expect("what is due is legal");
            }
        }
    }
}

#[test]
fn every_game_speaks_four_languages_and_fits_eighty_columns() {
    for id in GameId::ALL {
        examine(*id);
    }
}
