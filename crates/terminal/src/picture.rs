//! A board as characters, each with its role, and the places that moves name.

use std::collections::HashMap;

use ratatui::layout::Rect;

use crate::theme::Role;

/// A rectangle of the board.
pub(crate) const fn area(x: usize, y: usize, width: usize, height: usize) -> Rect {
    Rect { x: x as u16, y: y as u16, width: width as u16, height: height as u16 }
}

/// The board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picture {
    /// Its lines; each character with its role.
    pub(crate) lines: Vec<Vec<(char, Role)>>,
    /// The places, by the name they have in tokens. Some are in several pieces.
    pub(crate) places: HashMap<String, Vec<Rect>>,
}

impl Picture {
    /// Lines in which everything is plain.
    pub(crate) fn of<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let plain = |line: &str| line.trim_end().chars().map(|c| (c, Role::Plain)).collect();
        Picture { lines: lines.into_iter().map(plain).collect(), places: HashMap::new() }
    }

    pub(crate) fn width(&self) -> u16 {
        self.lines.iter().map(Vec::len).max().unwrap_or(0) as u16
    }

    pub(crate) fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    /// Gives the characters of a rectangle a role, blanks included.
    pub(crate) fn paint(&mut self, spot: Rect, role: Role) {
        let lines = self.lines.iter_mut().skip(spot.y.into()).take(spot.height.into());
        for line in lines {
            for cell in line.iter_mut().skip(spot.x.into()).take(spot.width.into()) {
                cell.1 = role;
            }
        }
    }

    /// Writes the same lines in another language; roles stay where they are.
    pub(crate) fn translate<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) {
        for (line, said) in self.lines.iter_mut().zip(lines) {
            let said: Vec<char> = said.trim_end().chars().collect();
            let role = line.last().map_or(Role::Plain, |(_, role)| *role);
            line.resize(line.len().max(said.len()), (' ', role));
            for (x, cell) in line.iter_mut().enumerate() {
                cell.0 = said.get(x).copied().unwrap_or(' ');
            }
        }
    }

    pub(crate) fn place(&mut self, name: impl Into<String>, spot: Rect) {
        self.places.entry(name.into()).or_default().push(spot);
    }

    /// The characters of a line as text.
    pub(crate) fn text(&self, line: usize) -> String {
        self.lines.get(line).map(|line| line.iter().map(|(c, _)| *c).collect()).unwrap_or_default()
    }
}

/// The words of a line, with the column in which each begins.
pub(crate) fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut from = 0;
    line.split(' ').filter_map(move |word| {
        let column = from;
        from += word.len() + 1;
        (!word.is_empty()).then_some((column, word))
    })
}
