//! The boards in plain characters, in other languages. The games write them in English; here every line is found again
//! among the phrases of `locales/en/boards.ftl` and said in another language, and tables keep their columns.

mod grid;
mod phrase;

use crate::Lang;

/// A board twice: everything stands in the same lines and, in what is drawn, in the same columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// In English, as the game wrote it; only wider where the other language needs room.
    pub english: String,
    /// In the language that was asked for.
    pub said: String,
}

/// The text board of a game in this language.
///
/// ```
/// use crosstable_texts::{Lang, board};
/// assert_eq!(board(Lang::De, "cross-roads", "Pile: 7 cards\n").said, "Stapel: 7 Karten\n");
/// ```
pub fn board(lang: Lang, game: &str, text: &str) -> Board {
    if lang == Lang::En {
        return Board { english: text.to_owned(), said: text.to_owned() };
    }
    let mut board = Board { english: String::new(), said: String::new() };
    for (english, said) in grid::drawn(lang, game, text) {
        let said = said.unwrap_or_else(|| line(lang, &english));
        for (text, line) in [(&mut board.english, &english), (&mut board.said, &said)] {
            text.push_str(line);
            text.push('\n');
        }
    }
    board
}

/// A line that says something, after the mark of whose turn it is.
fn line(lang: Lang, line: &str) -> String {
    let words = line.trim_start_matches([' ', '>', '*']);
    let mark = &line[..line.len() - words.len()];
    phrase::said(lang, words.trim_end()).map_or_else(|| line.to_owned(), |said| format!("{mark}{said}"))
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Seat, Setup, Viewer};
    use crosstable_games::{AnyGame, Due, GameId};

    use super::*;

    /// Whether a line is the same in all languages: tokens and numbers.
    fn is_wordless(line: &str) -> bool {
        let word = |word: &str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
        !line.split([' ', ',', ':', '.']).any(word)
    }

    /// Every board of some random games, through all eyes.
    fn boards(seed: u64, mut each: impl FnMut(GameId, &str)) {
        let mut rng = Xoshiro::seed_from_u64(seed);
        for id in GameId::ALL {
            for players in id.seats().0..=id.seats().1 {
                let mut game = AnyGame::new(*id, &Setup::players(players)).expect("an ordinary table");
                let seats = Seat::all(players).map(Viewer::Seat);
                let eyes: Vec<Viewer> = seats.chain([Viewer::Spectator]).collect();
                loop {
                    for viewer in &eyes {
                        each(*id, &game.text_board(*viewer));
                    }
                    let due = Due::of(&game);
                    let Some(token) = due.random(&mut rng) else { break };
                    game.play(token).expect("what is due is legal");
                }
            }
        }
    }

    #[test]
    fn every_line_of_every_board_is_said() {
        let seed = 11;
        boards(seed, |id, text| {
            let lines = grid::drawn(Lang::De, id.id(), text);
            for (english, said) in lines {
                let words = english.trim_start_matches([' ', '>', '*']).trim_end();
                let covered = said.is_some() || is_wordless(words) || phrase::said(Lang::De, words).is_some();
                // The cards of Mixx stand there as they are typed.
                assert!(covered || words.contains('-'), "seed {seed}, {}: {english:?}\n{text}", id.id());
            }
        });
    }

    #[test]
    fn what_is_drawn_keeps_its_columns() {
        let seed = 12;
        let mut count = 0;
        boards(seed, |id, text| {
            // One board is much like the next.
            count += 1;
            if count % 40 != 0 {
                return;
            }
            for lang in [Lang::De, Lang::Fr, Lang::It] {
                let board = board(lang, id.id(), text);
                assert_eq!(board.english.lines().count(), text.lines().count());
                for (english, said) in board.english.lines().zip(board.said.lines()) {
                    // Only a cross of Mixx may need more room than any line in English.
                    let wide = said.chars().count();
                    assert!(wide <= 80 || id.id() == "mixx", "seed {seed}, {lang}, {wide}: {said}");
                    if phrase::said(lang, english.trim_start_matches([' ', '>', '*']).trim_end()).is_some() {
                        continue;
                    }
                    // Signs and numbers stand where they stood.
                    let signs = |line: &str| -> Vec<(usize, char)> {
                        let chars = line.chars().enumerate();
                        chars.filter(|(_, c)| c.is_ascii_digit() || "+#=|~".contains(*c)).collect()
                    };
                    let (was, is) = (signs(english), signs(said));
                    let named = id.id() == "cross-n-go" && english.starts_with("row");
                    // The number of a row of bars stands behind its name.
                    let skip = if named { english[4..6].trim().len() } else { 0 };
                    assert_eq!(was[skip..], is[skip..], "seed {seed}, {lang}:\n{english}\n{said}");
                }
            }
        });
    }

    #[test]
    fn english_stays_as_it_is() {
        let text = "> seat 2 (rows): 1 tiles, known: sun\n";
        assert_eq!(board(Lang::En, "crosswise", text).said, text);
        assert_eq!(
            board(Lang::De, "crosswise", text).said,
            "> Platz 2 (Zeilen): 1 Plättchen, bekannt: Sonne\n"
        );
    }
}
