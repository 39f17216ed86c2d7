//! Cross'N Go: twelve bars that slide, and figures that run over them.

use crosstable_texts::Lang;
use serde_json::Value;

use super::{GameRenderer, Summary, list, number, text};
use crate::picture::{Picture, area};
use crate::theme::{Role, piece_colour};
use crate::words::say;

pub(super) struct CrossNGo;

/// The bars begin after the names and offsets of the rows.
const LEFT: usize = 14;
/// A bar has so many fields.
const FIELDS: usize = 8;

impl GameRenderer for CrossNGo {
    fn drawn<'a>(&self, board: &'a str) -> Vec<&'a str> {
        // The sentence above the board and the legend below it are said elsewhere.
        let lines = board.lines().skip_while(|line| !line.is_empty()).skip(1);
        lines.take_while(|line| !line.is_empty()).collect()
    }

    fn picture(&self, board: &str, _: &Value) -> Picture {
        let mut picture = Picture::of(self.drawn(board));
        for y in 0..picture.lines.len() {
            let line = picture.text(y);
            let Some(row) = line.strip_prefix("row").and_then(|rest| rest.split_whitespace().next()) else {
                picture.paint(area(0, y, line.len(), 1), Role::Dim);
                continue;
            };
            picture.paint(area(0, y, LEFT, 1), Role::Label);
            let Some(first) = (LEFT..line.len()).find(|x| line.as_bytes()[*x] != b' ') else { continue };
            let step = if line.as_bytes().get(first + 2) == Some(&b' ') { 3 } else { 2 };
            let right = first + step * FIELDS;
            picture.lines[y].resize(right, (' ', Role::Plain));
            picture.paint(area(first, y, right - first - (step - 2), 1), Role::Plank);
            for field in 0..FIELDS {
                let spot = area(first + step * field, y, 2, 1);
                let [letter, mark] = [0, 1].map(|next| picture.lines[y][first + step * field + next].0);
                let role = match piece_colour(&letter.to_string()) {
                    Some(colour) if mark.is_ascii_digit() => Role::Figure(colour),
                    Some(colour) => Role::Tile(colour),
                    None => Role::Plank,
                };
                picture.paint(spot, role);
                picture.place(format!("{row}.{}", field + 1), spot);
            }
            picture.place(row, area(first, y, right - first - (step - 2), 1));
        }
        picture
    }

    fn summary(&self, view: &Value, _: &str, lang: Lang) -> Summary {
        let seat = |seat: &Value| {
            let colours = list(seat, "/colours").iter().filter_map(Value::as_str);
            let colours: Vec<String> =
                colours.map(|colour| say!(lang, "terminal-colour", colour = colour)).collect();
            say!(
                lang,
                "terminal-cross-n-go-seat",
                colours = colours.join("+"),
                across = number(seat, "/across"),
                rows = number(seat, "/rows_to_go"),
                jokers = number(seat, "/jokers")
            )
        };
        let round = number(view, "/turns") / number(view, "/players").max(1) + 1;
        let points = number(view, "/points");
        let state = match text(view, "/phase") {
            "play" => say!(lang, "terminal-cross-n-go-points", round = round, points = points),
            _ => say!(lang, "terminal-cross-n-go-round", round = round),
        };
        Summary { seats: list(view, "/seats").iter().map(seat).collect(), state, ..Summary::default() }
    }

    fn describe(&self, token: &str, lang: Lang) -> Option<String> {
        if let Some(pips) = token.strip_prefix("~d") {
            return Some(say!(lang, "terminal-chance-rolls", pips = pips));
        }
        if let Some(colour) = token.strip_prefix("~colour:") {
            let colour = say!(lang, "terminal-colour", colour = colour);
            return Some(say!(lang, "terminal-chance-draws", what = colour));
        }
        if token == "end" {
            return Some(say!(lang, "terminal-cross-n-go-end"));
        }
        let (deed, at) = token.split_once(':')?;
        let (one, other) = at.split_once('-').unwrap_or((at, ""));
        Some(match deed {
            "shift" => {
                let (row, way) = at.split_at_checked(at.len().checked_sub(1)?)?;
                say!(lang, "terminal-cross-n-go-shift", row = row, way = way)
            }
            "block" => say!(lang, "terminal-cross-n-go-block", field = at),
            "back" => say!(lang, "terminal-cross-n-go-back", from = one, to = other),
            "swap" => say!(lang, "terminal-cross-n-go-swap", one = one, other = other),
            "run" => say!(lang, "terminal-cross-n-go-run", field = at),
            _ => return None,
        })
    }

    fn group(&self, token: &str) -> String {
        token.split(':').next().unwrap_or(token).to_owned()
    }

    fn rank(&self, group: &str) -> u8 {
        // Jokers are few, so they are not the first thing on offer.
        u8::from(["block", "back", "swap"].contains(&group))
    }

    fn group_name(&self, group: &str, lang: Lang) -> String {
        match group {
            "end" => say!(lang, "terminal-cross-n-go-end"),
            _ => say!(lang, "terminal-cross-n-go-deed", deed = group),
        }
    }

    fn places(&self, token: &str) -> Vec<String> {
        let Some((deed, at)) = token.split_once(':') else { return Vec::new() };
        match deed {
            "shift" => vec![at.trim_end_matches(['l', 'r']).to_owned()],
            _ => at.split('-').map(str::to_owned).collect(),
        }
    }

    fn hidden(&self) -> bool {
        false
    }
}
