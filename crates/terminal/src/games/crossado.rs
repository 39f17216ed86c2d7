//! Crossado: planks and pieces on a river.

use crosstable_texts::Lang;
use serde_json::Value;

use super::{GameRenderer, Summary, list, number, text};
use crate::picture::{Picture, area};
use crate::theme::{Role, piece_colour};
use crate::words::say;

pub(super) struct Crossado;

/// Squares are so far apart, the first begins here, and so much of each is drawn.
const STEP: usize = 5;
const LEFT: usize = 3;
const WIDE: usize = 4;
/// A plank lies on so many squares.
const PLANK: u8 = 3;

impl GameRenderer for Crossado {
    fn picture(&self, board: &str, view: &Value) -> Picture {
        let mut picture = Picture::of(self.drawn(board));
        let size = number(view, "/board").clamp(1, 26) as usize;
        for y in 0..picture.lines.len() {
            picture.lines[y].resize(LEFT + STEP * size, (' ', Role::Plain));
            for x in 0..picture.lines[y].len() {
                let near = |at: usize| picture.lines[y].get(at).map_or(' ', |cell| cell.0);
                let edge = near(x + 1) == '-' || (x > 0 && near(x - 1) == '-') || near(x + 2) == '-';
                let role = match near(x) {
                    _ if y == 0 || x < LEFT => Role::Label,
                    c @ '1'..='4' => Role::Seat(c as u8 - b'0'),
                    '=' | '-' | '|' | '\'' => Role::Plank,
                    '.' if edge => Role::Plank,
                    '.' => Role::Water,
                    '#' | ':' | '>' => piece_colour("green").map_or(Role::Plain, Role::Coloured),
                    _ => Role::Plain,
                };
                picture.lines[y][x].1 = role;
            }
            if y > 0 {
                for column in 0..size {
                    let letter = char::from(b'a' + column as u8);
                    picture.place(format!("{letter}{y}"), area(LEFT + STEP * column, y, WIDE, 1));
                }
            }
        }
        for square in list(view, "/planks").iter().filter_map(Value::as_str).filter_map(squares).flatten() {
            for spot in picture.places.get(&square).cloned().unwrap_or_default() {
                let seat = list(view, "/camps").iter().find_map(|camp| {
                    let here = list(camp, "/crossing").iter().any(|piece| piece.as_str() == Some(&square));
                    here.then(|| number(camp, "/seat") as u8)
                });
                picture.paint(spot, Role::Plank);
                if let Some(seat) = seat {
                    picture.paint(spot, Role::PlankPiece(seat));
                }
            }
        }
        picture
    }

    fn summary(&self, view: &Value, _: &str, lang: Lang) -> Summary {
        let camp = |camp: &Value| {
            let number = |path| number(camp, path);
            say!(
                lang,
                "terminal-crossado-seat",
                arrived = number("/arrived"),
                crossing = list(camp, "/crossing").len(),
                waiting = number("/waiting"),
                planks = number("/planks")
            )
        };
        let die = number(view, "/die");
        let state = match (text(view, "/phase"), die) {
            ("laying", _) => say!(lang, "terminal-crossado-laying"),
            (_, 0) => say!(lang, "terminal-crossado-turns", turn = number(view, "/turns") + 1),
            _ => say!(lang, "terminal-crossado-die", die = die, turn = number(view, "/turns") + 1),
        };
        Summary { seats: list(view, "/camps").iter().map(camp).collect(), state, ..Summary::default() }
    }

    fn describe(&self, token: &str, lang: Lang) -> Option<String> {
        if let Some(pips) = token.strip_prefix("~d") {
            return Some(say!(lang, "terminal-chance-rolls", pips = pips));
        }
        if let Some((deed, plank)) = token.split_once(':') {
            let (from, way) = plank.split_at_checked(plank.len().checked_sub(1)?)?;
            return Some(match deed {
                "plank" => say!(lang, "terminal-crossado-plank", from = from, way = way),
                "take" => say!(lang, "terminal-crossado-take", from = from, way = way),
                "lay" => say!(lang, "terminal-crossado-lay", from = from, way = way),
                _ => return None,
            });
        }
        match token.split_once('-')? {
            ("start", to) => Some(say!(lang, "terminal-crossado-start", to = to)),
            (from, "goal") => Some(say!(lang, "terminal-crossado-goal", from = from)),
            (from, to) => Some(say!(lang, "terminal-crossado-step", from = from, to = to)),
        }
    }

    fn group(&self, token: &str) -> String {
        match token.split_once(':') {
            Some((deed, plank)) if plank.ends_with('h') => format!("{deed} h"),
            Some((deed, _)) => format!("{deed} v"),
            None => token.split('-').next().unwrap_or(token).to_owned(),
        }
    }

    fn group_name(&self, group: &str, lang: Lang) -> String {
        match group.split_once(' ') {
            Some((deed, way)) => say!(lang, "terminal-crossado-planks", deed = deed, way = way),
            None if group == "start" => say!(lang, "terminal-crossado-from-start"),
            None if group == "pass" => say!(lang, "terminal-move-pass"),
            None => say!(lang, "terminal-crossado-from", from = group),
        }
    }

    fn places(&self, token: &str) -> Vec<String> {
        match token.split_once(':') {
            Some((_, plank)) => squares(plank).unwrap_or_default(),
            None => token
                .split('-')
                .filter(|field| !["start", "goal", "pass"].contains(field))
                .map(str::to_owned)
                .collect(),
        }
    }

    fn hidden(&self) -> bool {
        false
    }
}

/// The squares under a plank.
fn squares(plank: &str) -> Option<Vec<String>> {
    let (from, way) = plank.split_at_checked(plank.len().checked_sub(1)?)?;
    let column = from.bytes().next()?;
    let row: u8 = from.get(1..)?.parse().ok()?;
    let square = |step: u8| match way {
        "h" => format!("{}{row}", char::from(column + step)),
        _ => format!("{}{}", char::from(column), row + step),
    };
    Some((0..PLANK).map(square).collect())
}
