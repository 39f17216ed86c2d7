//! A board as characters, each of which knows what it is, and where the places are that moves name.

use std::collections::HashMap;

use crate::look::Ink;

/// A rectangle of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spot {
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Spot {
    pub(crate) const fn new(x: usize, y: usize, width: usize, height: usize) -> Self {
        Spot { x: x as u16, y: y as u16, width: width as u16, height: height as u16 }
    }

    pub(crate) const fn contains(self, x: u16, y: u16) -> bool {
        x >= self.x && x < self.x + self.width && y >= self.y && y < self.y + self.height
    }
}

/// The board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picture {
    /// Its lines; each character with what it is.
    pub(crate) lines: Vec<Vec<(char, Ink)>>,
    /// The places, by the name they have in tokens. Some are in several pieces.
    pub(crate) places: HashMap<String, Vec<Spot>>,
}

impl Picture {
    /// Lines in which nothing is anything special yet.
    pub(crate) fn of<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let plain = |line: &str| line.trim_end().chars().map(|c| (c, Ink::Plain)).collect();
        Picture { lines: lines.into_iter().map(plain).collect(), places: HashMap::new() }
    }

    pub(crate) fn width(&self) -> u16 {
        self.lines.iter().map(Vec::len).max().unwrap_or(0) as u16
    }

    pub(crate) fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    /// Says what the characters of a rectangle are, blanks included.
    pub(crate) fn ink(&mut self, spot: Spot, ink: Ink) {
        let lines = self.lines.iter_mut().skip(spot.y.into()).take(spot.height.into());
        for line in lines {
            for cell in line.iter_mut().skip(spot.x.into()).take(spot.width.into()) {
                cell.1 = ink;
            }
        }
    }

    /// Writes the same lines in other words; what is what stays where it is.
    pub(crate) fn say<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) {
        for (line, said) in self.lines.iter_mut().zip(lines) {
            let said: Vec<char> = said.trim_end().chars().collect();
            let ink = line.last().map_or(Ink::Plain, |(_, ink)| *ink);
            line.resize(line.len().max(said.len()), (' ', ink));
            for (x, cell) in line.iter_mut().enumerate() {
                cell.0 = said.get(x).copied().unwrap_or(' ');
            }
        }
    }

    pub(crate) fn place(&mut self, name: impl Into<String>, spot: Spot) {
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
