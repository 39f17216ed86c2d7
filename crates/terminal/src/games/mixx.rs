//! Mixx: a cross of cards, each a colour above a motif.

use crosstable_texts::Lang;
use serde_json::Value;

use super::{GameRenderer, Summary, list, number};
use crate::picture::{Picture, area, words};
use crate::theme::{Role, piece_colour};
use crate::words::say;

pub(super) struct Mixx;

/// The names of the rows stand before this.
const LEFT: usize = 3;

impl GameRenderer for Mixx {
    fn picture(&self, board: &str, _: &Value) -> Picture {
        let mut picture = Picture::of(self.drawn(board));
        let header = picture.text(0);
        let columns: Vec<(usize, &str)> = words(&header).collect();
        if columns.iter().any(|(_, label)| label.parse::<i32>().is_err()) {
            // Between the last round and the end there is no cross.
            return Picture::default();
        }
        let right = usize::from(picture.width());
        let mut row = String::new();
        for y in 0..picture.lines.len() {
            picture.lines[y].resize(right, (' ', Role::Plain));
            picture.paint(area(0, y, if y == 0 { right } else { LEFT }, 1), Role::Label);
            let line = picture.text(y);
            let label = line.get(..LEFT).unwrap_or_default().trim();
            let first = y > 0 && !label.is_empty();
            if first {
                label.clone_into(&mut row);
            }
            if y == 0 {
                continue;
            }
            for (index, (x, column)) in columns.iter().enumerate() {
                let wide = columns.get(index + 1).map_or(right, |(next, _)| next - 1) - x;
                let spot = area(*x, y, wide, 1);
                let word = line.get(*x..x + wide).unwrap_or_default().trim();
                if word.is_empty() && first {
                    continue;
                }
                // The second line of a card looks like its first.
                let above = (!first).then(|| picture.lines[y - 1][*x].1);
                let role = above.or_else(|| piece_colour(word).map(Role::Tile)).unwrap_or(Role::Strong);
                picture.paint(spot, role);
                if first || above.is_some_and(|role| matches!(role, Role::Tile(_))) {
                    picture.place(format!("{column},{row}"), spot);
                }
            }
        }
        picture
    }

    fn summary(&self, view: &Value, _: &str, lang: Lang) -> Summary {
        let seats = list(view, "/seats");
        let seat = |seat: &Value| {
            let held = list(seat, "/stock").len();
            say!(lang, "terminal-mixx-seat", won = number(seat, "/won"), held = held)
        };
        let own = number(view, "/viewer/seat");
        let hand = seats.iter().find(|seat| number(seat, "/seat") == own);
        let cards = |seat: &Value| -> Vec<String> {
            let cards = list(seat, "/stock").iter().filter_map(Value::as_str);
            cards.map(|card| name(card, lang)).collect()
        };
        Summary {
            seats: seats.iter().map(seat).collect(),
            hand: hand.map(&cards).unwrap_or_default(),
            state: say!(lang, "terminal-pile", count = list(view, "/pile").len()),
            open: seats.iter().map(|seat| cards(seat).join(", ")).collect(),
        }
    }

    fn describe(&self, token: &str, lang: Lang) -> Option<String> {
        if let Some(card) = token.strip_prefix('~') {
            return card.contains('-').then(|| say!(lang, "terminal-chance-draws", what = name(card, lang)));
        }
        match token {
            "miss" => return Some(say!(lang, "terminal-mixx-miss")),
            "stop" => return Some(say!(lang, "terminal-mixx-stop")),
            _ => {}
        }
        let (card, cell) = token.split_once('@')?;
        Some(say!(lang, "terminal-move-lay", what = name(card, lang), place = cell))
    }

    fn group(&self, token: &str) -> String {
        token.split('@').next().unwrap_or(token).to_owned()
    }

    fn group_name(&self, group: &str, lang: Lang) -> String {
        self.describe(group, lang).unwrap_or_else(|| name(group, lang))
    }

    fn places(&self, token: &str) -> Vec<String> {
        token.split_once('@').map(|(_, cell)| cell.to_owned()).into_iter().collect()
    }

    fn hidden(&self) -> bool {
        false
    }
}

/// A card in words.
fn name(card: &str, lang: Lang) -> String {
    match card.split_once('-') {
        Some((colour, motif)) => say!(lang, "terminal-mixx-card", colour = colour, motif = motif),
        None => card.to_owned(),
    }
}
