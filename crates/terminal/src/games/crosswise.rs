//! Crosswise: a square of tiles, with points beside it.

use crosstable_texts::Lang;
use ratatui::style::Color;
use serde_json::Value;

use super::{GameRenderer, Summary, list, number};
use crate::picture::{Picture, area, words};
use crate::theme::{Role, piece_colour};
use crate::words::say;

pub(super) struct Crosswise;

/// A cell is so wide, and the first begins here.
const WIDE: usize = 10;
const LEFT: usize = 4;
/// The names of the columns, six rows, and the points below.
const LINES: usize = 8;

fn colour_of(symbol: &str) -> Option<Color> {
    piece_colour(match symbol {
        "sun" => "yellow",
        "cross" => "red",
        "triangle" => "green",
        "square" => "blue",
        "pentagon" => "violet",
        "star" => "orange",
        _ => return None,
    })
}

impl GameRenderer for Crosswise {
    fn drawn<'a>(&self, board: &'a str) -> Vec<&'a str> {
        board.lines().take(LINES).collect()
    }

    fn picture(&self, board: &str, _: &Value) -> Picture {
        let mut picture = Picture::of(self.drawn(board));
        for y in 0..picture.lines.len() {
            let line = picture.text(y);
            let outer = y == 0 || y + 1 == LINES;
            if !outer {
                // The last character of a line may be blank, and it is to be coloured with its cell.
                picture.lines[y].resize(LINES * WIDE - 6, (' ', Role::Plain));
            }
            for (x, word) in words(&line) {
                let role = match colour_of(word) {
                    Some(colour) if x >= LEFT => {
                        let cell = LEFT + (x - LEFT) / WIDE * WIDE;
                        picture.paint(area(cell, y, WIDE - 1, 1), Role::Tile(colour));
                        continue;
                    }
                    Some(colour) => Role::Coloured(colour),
                    None if outer || x < LEFT => Role::Label,
                    None if word == "." => Role::Dim,
                    None => Role::Strong,
                };
                picture.paint(area(x, y, word.len(), 1), role);
            }
            if !outer {
                for (column, letter) in ('a'..='f').enumerate() {
                    picture.place(format!("{letter}{y}"), area(LEFT + WIDE * column, y, WIDE - 1, 1));
                }
            }
        }
        picture
    }

    fn summary(&self, view: &Value, board: &str, lang: Lang) -> Summary {
        let sum = |lines| list(view, lines).iter().map(|line| number(line, "/points")).sum::<i64>();
        let seat = |index: usize, line: &str| {
            let columns = line.contains("(columns)");
            let points = sum(if columns { "/columns" } else { "/rows" });
            let tiles = number(view, &format!("/seats/{index}/tiles"));
            let side = if columns { "columns" } else { "rows" };
            say!(lang, "terminal-crosswise-seat", side = side, points = points, tiles = tiles)
        };
        let lines = board.lines().filter(|line| line.trim_start_matches(['>', ' ']).starts_with("seat "));
        let symbol = |tile: &Value| group_name(tile.as_str().unwrap_or_default(), lang);
        Summary {
            seats: lines.enumerate().map(|(index, line)| seat(index, line)).collect(),
            hand: list(view, "/hand").iter().map(symbol).collect(),
            state: say!(lang, "terminal-crosswise-bag", count = number(view, "/bag")),
            ..Summary::default()
        }
    }

    fn describe(&self, token: &str, lang: Lang) -> Option<String> {
        if let Some(drawn) = token.strip_prefix('~') {
            if let Some(seat) = drawn.strip_prefix("lone:") {
                return Some(say!(lang, "terminal-crosswise-lone", seat = seat));
            }
            let known = colour_of(drawn).is_some() || ["remove", "move", "swap", "replace"].contains(&drawn);
            return known.then(|| say!(lang, "terminal-chance-draws", what = group_name(drawn, lang)));
        }
        if let Some((symbol, cell)) = token.split_once('@') {
            return Some(say!(lang, "terminal-move-lay", what = group_name(symbol, lang), place = cell));
        }
        let Some((action, rest)) = token.split_once(':') else {
            return match token {
                "redraw" => Some(say!(lang, "terminal-crosswise-redraw")),
                "keep" => Some(say!(lang, "terminal-crosswise-keep")),
                _ => None,
            };
        };
        Some(match (action, rest.split_once(['-', '='])) {
            ("remove", _) => say!(lang, "terminal-crosswise-remove", cell = rest),
            ("move", Some((from, to))) => say!(lang, "terminal-crosswise-move", from = from, to = to),
            ("swap", Some((one, other))) => say!(lang, "terminal-crosswise-swap", one = one, other = other),
            ("replace", Some((cell, symbol))) => {
                say!(lang, "terminal-crosswise-replace", cell = cell, what = group_name(symbol, lang))
            }
            _ => return None,
        })
    }

    fn group(&self, token: &str) -> String {
        token.split(['@', ':']).next().unwrap_or(token).to_owned()
    }

    fn rank(&self, group: &str) -> u8 {
        u8::from(colour_of(group).is_none())
    }

    fn group_name(&self, group: &str, lang: Lang) -> String {
        group_name(group, lang)
    }

    fn places(&self, token: &str) -> Vec<String> {
        let Some((_, rest)) = token.split_once(['@', ':']) else { return Vec::new() };
        let cells = rest.split(['-', '=']);
        cells.filter(|cell| cell.len() == 2).map(str::to_owned).collect()
    }

    fn hidden(&self) -> bool {
        true
    }
}

fn group_name(group: &str, lang: Lang) -> String {
    match group {
        "remove" | "move" | "swap" | "replace" => say!(lang, "crosswise-action", action = group),
        "redraw" => say!(lang, "terminal-crosswise-redraw"),
        "keep" => say!(lang, "terminal-crosswise-keep"),
        "pass" => say!(lang, "terminal-move-pass"),
        symbol => say!(lang, "crosswise-symbol", symbol = symbol),
    }
}
