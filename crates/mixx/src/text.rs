//! The table in plain characters: the cross as a grid, then who has what, then what is to happen.

use std::fmt;

use crate::view::{Phase, SeatView};
use crate::{Card, Cell, Shape, View};

/// No line is longer.
const WIDTH: usize = 80;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.phase, Phase::Turn | Phase::Run | Phase::Draw) {
            self.write_table(f)?;
        }
        for seat in &self.seats {
            self.write_seat(f, seat)?;
        }
        write!(f, "Pile: {}", cards(self.pile.len()))?;
        if !self.without.is_empty() {
            let names: Vec<&str> = self.without.iter().map(|motif| motif.name()).collect();
            write!(f, "; without {}", names.join(", "))?;
        }
        writeln!(f)?;
        self.write_state(f)
    }
}

impl View {
    /// The cross, with a word on where it can grow.
    fn write_table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Grid::of(self).write(f)?;
        writeln!(f)?;
        write!(f, "A cell is column,row; + is a free one. ")?;
        match (self.shape, self.centre) {
            (Shape::Line, _) => writeln!(f, "A line is built, no cross.")?,
            (Shape::Cross, Some(cell)) => writeln!(f, "The centre is {cell}.")?,
            (Shape::Cross, None) => writeln!(f, "The centre is still open.")?,
        }
        writeln!(f)
    }

    /// A heading for the seat and its cards below, as they are typed.
    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: &SeatView) -> fmt::Result {
        let you = if self.viewer.is(seat.seat) { " (you)" } else { "" };
        let mark = if self.turn == Some(seat.seat) { '>' } else { ' ' };
        writeln!(f, "{mark} Seat {}{you}, {} won", seat.seat, cards(u32::from(seat.won)))?;
        let mut width = WIDTH;
        for (index, card) in seat.stock.iter().enumerate() {
            let card = card.to_string();
            if width + 2 + card.len() > WIDTH {
                let line_break = if index == 0 { "" } else { "\n" };
                write!(f, "{line_break}    {card}")?;
                width = 4 + card.len();
            } else {
                write!(f, "  {card}")?;
                width += 2 + card.len();
            }
        }
        if seat.stock.is_empty() { writeln!(f, "    no card") } else { writeln!(f) }
    }

    /// Who would win the round now, and what is to happen.
    fn write_state(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(last) = self.last {
            let laid = cards(self.table.len() as u32);
            write!(f, "On the table: {laid}; the last was laid by seat {last}")?;
            match self.misses {
                0 => writeln!(f, ".")?,
                count => writeln!(f, ", {count} missed since.")?,
            }
        }
        let seat = self.turn.unwrap_or_default();
        match self.phase {
            Phase::Deal => writeln!(f, "Seat {seat} is dealt a card."),
            Phase::Start => writeln!(f, "The lot decides who begins."),
            Phase::Turn if self.table.is_empty() => writeln!(f, "Seat {seat} lays the first card, on 0,0."),
            Phase::Turn => writeln!(f, "Seat {seat} lays a card, or misses if none fits."),
            Phase::Run => writeln!(f, "Seat {seat} goes on alone: lays another card, or stops."),
            Phase::Draw => writeln!(f, "Seat {seat} draws a card."),
            Phase::Over => {
                let most = self.seats.iter().map(|seat| seat.won).max();
                let best = self.seats.iter().filter(|seat| Some(seat.won) == most);
                let best: Vec<String> = best.map(|seat| format!("seat {}", seat.seat)).collect();
                writeln!(f, "The game is over. Most cards: {}.", best.join(", "))
            }
        }
    }
}

/// `1 card`, `2 cards`.
fn cards(count: u32) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// The cross and the places around it. An axis has at most eight cards, so there are at most ten columns; and as
/// colours and motifs differ within the axis, columns as wide as their widest word fit into the 80 characters.
struct Grid {
    /// All cells to be shown, as one reads: a card or a free place.
    cells: Vec<(Cell, Option<Card>)>,
    /// Each column's `x` and width.
    columns: Vec<(i8, usize)>,
}

impl Grid {
    fn of(view: &View) -> Self {
        let mut cells: Vec<_> = view.table.iter().map(|laid| (laid.cell, Some(laid.card))).collect();
        view.cross().for_each_place(view.shape, |cell, cards| {
            if !cards.without(view.left_out()).is_empty() {
                cells.push((cell, None));
            }
        });
        cells.sort_unstable();
        let west = cells.iter().map(|(cell, _)| cell.x()).min().unwrap_or(0);
        let east = cells.iter().map(|(cell, _)| cell.x()).max().unwrap_or(0);
        let width = |x: i8| {
            let words = cells.iter().filter(|(cell, _)| cell.x() == x).map(|(_, card)| match card {
                Some(card) => card.colour().name().len().max(card.motif().name().len()),
                None => 1,
            });
            words.max().unwrap_or(1).max(x.to_string().len())
        };
        let columns = (west..=east).map(|x| (x, width(x))).collect();
        Grid { cells, columns }
    }

    /// One line of text: what `word` says about each column's cell in this row.
    fn line(&self, label: &str, word: impl Fn(i8) -> String) -> String {
        let words: Vec<String> =
            self.columns.iter().map(|&(x, width)| format!("{:<width$}", word(x))).collect();
        let line = format!("{label:>2} {}", words.join(" "));
        line.trim_end().to_owned()
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line("", |x| x.to_string()))?;
        let mut rows: Vec<i8> = self.cells.iter().map(|(cell, _)| cell.y()).collect();
        rows.dedup();
        for y in rows {
            let at = |x: i8| self.cells.iter().find(|(cell, _)| (cell.x(), cell.y()) == (x, y));
            let upper = |x: i8| match at(x) {
                Some((_, Some(card))) => card.colour().to_string(),
                Some((_, None)) => "+".into(),
                None => String::new(),
            };
            let lower = |x: i8| match at(x) {
                Some((_, Some(card))) => card.motif().to_string(),
                _ => String::new(),
            };
            writeln!(f, "{}", self.line(&y.to_string(), upper))?;
            if self.cells.iter().any(|(cell, card)| cell.y() == y && card.is_some()) {
                writeln!(f, "{}", self.line("", lower))?;
            }
        }
        Ok(())
    }
}
