//! A layout in plain characters.

use crate::layout::LARGEST;
use crate::{Align, Layout, LayoutCell, Message};

/// Lines are at most so long.
const WIDTH: usize = 80;

impl Layout {
    /// The table in plain ASCII characters, lines of at most 80 columns, and words as `say` says them. Two texts are
    /// needed beside those of the game: `board-seat` (with the seat as `who`) and `board-hand`.
    pub fn text_board(&self, say: impl Fn(&Message) -> String) -> String {
        let mut lines = self.drawn(&say);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        for line in &self.seats {
            let mark = if self.turn == Some(line.seat) { '>' } else { ' ' };
            let name = say(&Message::new("board-seat").seat("who", line.seat));
            wrap(&mut lines, &format!("{mark} {name}: {}", say(&line.text)), 4);
            flow(&mut lines, &line.open, 4, &say);
        }
        if !self.hand.is_empty() {
            lines.push(format!("  {}", say(&Message::new("board-hand"))));
            flow(&mut lines, &self.hand, 4, &say);
        }
        for note in &self.notes {
            wrap(&mut lines, &say(note), 2);
        }
        lines.iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
    }

    /// What a screen reader says: the board cell by cell, then what stands beside it.
    pub fn spoken(&self, say: impl Fn(&Message) -> String) -> Vec<String> {
        let labels = |cells: &[LayoutCell]| -> Vec<String> {
            cells.iter().filter_map(|cell| cell.label.as_ref()).map(&say).collect()
        };
        let mut said = labels(&self.board);
        for line in &self.seats {
            let name = say(&Message::new("board-seat").seat("who", line.seat));
            let open = labels(&line.open);
            let open = if open.is_empty() { String::new() } else { format!(": {}", open.join(", ")) };
            said.push(format!("{name}: {}{open}", say(&line.text)));
        }
        if !self.hand.is_empty() {
            said.push(format!("{} {}", say(&Message::new("board-hand")), labels(&self.hand).join(", ")));
        }
        said.extend(self.notes.iter().map(&say));
        said
    }

    /// The board alone.
    fn drawn(&self, say: &impl Fn(&Message) -> String) -> Vec<String> {
        let (width, height) = self.size();
        let mut grid = vec![vec![' '; width.into()]; height.into()];
        for cell in &self.board {
            for (dy, line) in cell.lines(false, say).into_iter().enumerate() {
                for (dx, c) in line.chars().enumerate() {
                    let row = grid.get_mut(usize::from(cell.y) + dy);
                    // What lies beyond the largest board is not drawn.
                    if let Some(place) = row.and_then(|row| row.get_mut(usize::from(cell.x) + dx)) {
                        *place = c;
                    }
                }
            }
        }
        grid.into_iter().map(|line| line.into_iter().collect()).collect()
    }
}

impl LayoutCell {
    /// What stands in it, as many lines and columns as it has. A cell with neither characters nor words is transparent
    /// and has no lines.
    pub fn lines(&self, unicode: bool, say: impl Fn(&Message) -> String) -> Vec<String> {
        if self.art.is_none() && self.words.is_none() {
            return Vec::new();
        }
        let content = self.content(unicode, say);
        let (width, height) =
            (usize::from(self.width.min(LARGEST.0)), usize::from(self.height.min(LARGEST.1)));
        let mut lines: Vec<String> = content.lines().map(|line| self.fit(line, width)).collect();
        lines.resize(height, " ".repeat(width));
        // What is less high than its cell stands in the middle.
        let free = height.saturating_sub(content.lines().count());
        lines.rotate_right(free / 2);
        lines
    }

    /// Its characters and words, in as many columns as they take.
    pub fn content(&self, unicode: bool, say: impl Fn(&Message) -> String) -> String {
        let art = self.art.as_ref().map(|art| if unicode { art.unicode() } else { art.ascii() });
        let words = self.words.as_ref().map(say);
        match (art.filter(|art| !art.is_empty()), words) {
            (Some(art), Some(words)) => format!("{art} {words}"),
            (Some(art), None) => art.to_owned(),
            (None, words) => words.unwrap_or_default(),
        }
    }

    fn fit(&self, line: &str, width: usize) -> String {
        let line: String = line.chars().take(width).collect();
        match self.align {
            Align::Left => format!("{line:<width$}"),
            Align::Center => format!("{line:^width$}"),
            Align::Right => format!("{line:>width$}"),
        }
    }
}

/// Appends cells one after the other, in as many lines as they need.
fn flow(lines: &mut Vec<String>, cells: &[LayoutCell], indent: usize, say: &impl Fn(&Message) -> String) {
    let mut line = String::new();
    for cell in cells {
        let content = cell.content(false, say);
        if !line.is_empty() && indent + line.chars().count() + 2 + content.chars().count() > WIDTH {
            lines.push(format!("{:indent$}{line}", ""));
            line.clear();
        }
        if !line.is_empty() {
            line.push_str("  ");
        }
        line.push_str(&content);
    }
    if !line.is_empty() {
        lines.push(format!("{:indent$}{line}", ""));
    }
}

/// Appends a text, broken at spaces.
fn wrap(lines: &mut Vec<String>, text: &str, indent: usize) {
    let start = text.len() - text.trim_start().len();
    let mut line = text[..start].to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
}
