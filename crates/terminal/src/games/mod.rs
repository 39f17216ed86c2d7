//! What a client knows of each game, which is how to draw it and how to speak of it. It knows no rule: what may be done
//! stands in the view.

mod cross_n_go;
mod cross_roads;
mod crossado;
mod crosswise;
mod mixx;

use crosstable_texts::Lang;
use serde_json::Value;

use crate::picture::Picture;

/// What is said of a table in a few words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Summary {
    /// For each seat, what everybody knows of it.
    pub(crate) seats: Vec<String>,
    /// What the viewer holds.
    pub(crate) hand: Vec<String>,
    /// For each seat, what lies open before it; shown where there is room.
    pub(crate) open: Vec<String>,
    /// What else there is to know: piles, rounds, dice.
    pub(crate) state: String,
}

/// The renderer of one game.
pub(crate) trait GameRenderer: Sync {
    /// The lines of the text board that are drawn; what stands in the others is said elsewhere.
    fn drawn<'a>(&self, board: &'a str) -> Vec<&'a str> {
        board.lines().take_while(|line| !line.is_empty()).collect()
    }

    /// Finds the places in the text board, which is in English, and what is what.
    fn picture(&self, board: &str, view: &Value) -> Picture;

    /// What is said of the table.
    fn summary(&self, view: &Value, board: &str, lang: Lang) -> Summary;

    /// What a move or an outcome of chance is in words.
    fn describe(&self, token: &str, lang: Lang) -> Option<String>;

    /// With which others a move stands together: the card it lays, the kind of its action.
    fn group(&self, token: &str) -> String;

    /// Which groups come first: the usual moves before those that cost something.
    fn rank(&self, _group: &str) -> u8 {
        0
    }

    /// What such moves are called together.
    fn group_name(&self, group: &str, lang: Lang) -> String;

    /// The places that a move names.
    fn places(&self, token: &str) -> Vec<String>;

    /// Whether seats hold what others must not see.
    fn hidden(&self) -> bool;
}

/// The renderer of the game with this id.
pub(crate) fn renderer(game: &str) -> &'static dyn GameRenderer {
    match game {
        "cross-n-go" => &cross_n_go::CrossNGo,
        "cross-roads" => &cross_roads::CrossRoads,
        "crossado" => &crossado::Crossado,
        "crosswise" => &crosswise::Crosswise,
        "mixx" => &mixx::Mixx,
        _ => &UnknownGame,
    }
}

/// A game of a newer server: it can be played, too, though nothing is coloured and no place is marked.
struct UnknownGame;

impl GameRenderer for UnknownGame {
    fn drawn<'a>(&self, board: &'a str) -> Vec<&'a str> {
        board.lines().collect()
    }

    fn picture(&self, board: &str, _: &Value) -> Picture {
        Picture::of(self.drawn(board))
    }

    fn summary(&self, _: &Value, _: &str, _: Lang) -> Summary {
        Summary::default()
    }

    fn describe(&self, _: &str, _: Lang) -> Option<String> {
        None
    }

    fn group(&self, token: &str) -> String {
        token.split(['@', ':']).next().unwrap_or(token).to_owned()
    }

    fn group_name(&self, group: &str, _: Lang) -> String {
        group.to_owned()
    }

    fn places(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn hidden(&self) -> bool {
        true
    }
}

/// The number at a path of a view; zero where there is none.
fn number(view: &Value, path: &str) -> i64 {
    view.pointer(path).and_then(Value::as_i64).unwrap_or(0)
}

/// The text at a path of a view.
fn text<'a>(view: &'a Value, path: &str) -> &'a str {
    view.pointer(path).and_then(Value::as_str).unwrap_or_default()
}

/// The list at a path of a view.
fn list<'a>(view: &'a Value, path: &str) -> &'a [Value] {
    view.pointer(path).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
