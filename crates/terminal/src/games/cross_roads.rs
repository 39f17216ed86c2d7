//! Cross Roads: cards of two numbers that lie over each other.

use crosstable_texts::Lang;
use serde_json::Value;

use super::{GameRenderer, Summary, list, number};
use crate::picture::{Picture, area, words};
use crate::theme::{Role, piece_colour};
use crate::words::say;

pub(super) struct CrossRoads;

/// The colours of the numbers; what is shown must not depend on them.
const COLOURS: [&str; 8] = ["red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink"];

/// Cells are so far apart.
const STEP: usize = 4;

impl GameRenderer for CrossRoads {
    fn drawn<'a>(&self, board: &'a str) -> Vec<&'a str> {
        board.lines().take_while(|line| !line.starts_with(|c: char| c.is_ascii_digit())).collect()
    }

    fn picture(&self, board: &str, _: &Value) -> Picture {
        let mut picture = Picture::of(self.drawn(board));
        let columns: Vec<(usize, String)> =
            words(&picture.text(0)).map(|(x, label)| (x + label.len() - 1, label.to_owned())).collect();
        let width = columns.last().map_or(0, |(x, _)| x + 2);
        for y in 0..picture.lines.len() {
            let width = width.max(picture.lines[y].len());
            picture.lines[y].resize(width, (' ', Role::Plain));
            let line = picture.text(y);
            let label = line.get(..STEP).map(str::trim).filter(|label| !label.is_empty()).map(str::to_owned);
            for (x, (c, role)) in picture.lines[y].iter_mut().enumerate() {
                *role = match c.to_digit(10) {
                    _ if y == 0 || x < STEP => Role::Label,
                    Some(digit) => {
                        let colour = piece_colour(COLOURS[digit as usize % COLOURS.len()]);
                        colour.map_or(Role::Plain, Role::Coloured)
                    }
                    None if *c == '.' => Role::Dim,
                    None => Role::Plain,
                };
            }
            if y > 0
                && let Some(row) = label
            {
                for (x, column) in &columns {
                    if let (_, Role::Coloured(colour)) = picture.lines[y][*x] {
                        picture.paint(area(x - 1, y, 3, 1), Role::Tile(colour));
                    }
                    picture.place(format!("{column},{row}"), area(x - 1, y, 3, 1));
                }
            }
        }
        picture
    }

    fn summary(&self, view: &Value, _: &str, lang: Lang) -> Summary {
        let hands = list(view, "/hands");
        let own = number(view, "/viewer/seat");
        let hand = hands.iter().find(|hand| number(hand, "/seat") == own);
        let cards = |hand| list(hand, "/known").iter().filter_map(Value::as_str).map(str::to_owned).collect();
        let count = |hand| say!(lang, "terminal-cards", count = number(hand, "/cards"));
        let closing = view.pointer("/closing").and_then(Value::as_bool).unwrap_or(false);
        let key = if closing { "terminal-cross-roads-closing" } else { "terminal-pile" };
        Summary {
            seats: hands.iter().map(count).collect(),
            hand: hand.map(cards).unwrap_or_default(),
            state: say!(lang, key, count = number(view, "/pile")),
            ..Summary::default()
        }
    }

    fn describe(&self, token: &str, lang: Lang) -> Option<String> {
        if let Some(card) = token.strip_prefix('~') {
            return card.contains('/').then(|| say!(lang, "terminal-chance-draws", what = card));
        }
        if token == "draw" {
            return Some(say!(lang, "terminal-move-draw"));
        }
        let (card, _) = token.split_once('@')?;
        let (low, high) = card.split_once('/')?;
        let places = self.places(token);
        let [one, other] = places.as_slice() else { return None };
        Some(say!(lang, "terminal-cross-roads-lay", low = low, one = one, high = high, other = other))
    }

    fn group(&self, token: &str) -> String {
        token.split('@').next().unwrap_or(token).to_owned()
    }

    fn group_name(&self, group: &str, lang: Lang) -> String {
        self.describe(group, lang).unwrap_or_else(|| crate::words::describe("", group, lang))
    }

    fn places(&self, token: &str) -> Vec<String> {
        let place = || {
            let (_, at) = token.split_once('@')?;
            let (cell, way) = at.split_at_checked(at.len().checked_sub(1)?)?;
            let (x, y) = cell.split_once(',')?;
            let (x, y): (i32, i32) = (x.parse().ok()?, y.parse().ok()?);
            let (dx, dy) = match way {
                "n" => (0, -1),
                "e" => (1, 0),
                "s" => (0, 1),
                _ => (-1, 0),
            };
            Some(vec![cell.to_owned(), format!("{},{}", x + dx, y + dy)])
        };
        place().unwrap_or_default()
    }

    fn hidden(&self) -> bool {
        true
    }
}
