//! The table in plain characters, for terminals and screen readers.

use std::fmt::{self, Write};

use crate::position::Phase;
use crate::side::Side;
use crate::view::{View, ViewRow, ViewSeat};

/// Columns of the narrowest terminal.
const WIDTH: usize = 80;

/// Columns before the fields of a row: its number and its offset.
const MARGIN: usize = 14;

/// How many fields a bar has.
const FIELDS: usize = 8;

/// How the bars are drawn: as they lie if that fits into a line, more tightly if it must be, and flush with only the
/// offsets written down if the staircase is too wide even then.
#[derive(Clone, Copy)]
struct Scale {
    /// Characters a field takes.
    cell: usize,
    /// The offset at the left edge; none if the bars are drawn flush.
    left: Option<i16>,
}

impl Scale {
    fn of(rows: &[ViewRow]) -> Self {
        let offsets = || rows.iter().map(|row| row.offset);
        let left = offsets().min().unwrap_or(0);
        let columns = FIELDS + usize::from(offsets().max().unwrap_or(0).abs_diff(left));
        // Three characters a field are easier to read than two: a letter, what stands on it, a space.
        match [3, 2].into_iter().find(|cell| MARGIN + columns * cell <= WIDTH) {
            Some(cell) => Scale { cell, left: Some(left) },
            None => Scale { cell: 3, left: None },
        }
    }

    fn indent(self, offset: i16) -> usize {
        self.left.map_or(0, |left| self.cell * usize::from(offset.abs_diff(left)))
    }
}

/// `R ` a free red field, `R1` with a figure, `R#` with a lasting joker, `R~` with a temporary one.
fn cell(row: &ViewRow, field: usize, letter: char) -> String {
    let here = |other: u8| usize::from(other) == field + 1;
    let on_it = if let Some(figures) = row.figures.iter().find(|figures| here(figures.field)) {
        figures.count.to_string()
    } else {
        match row.jokers.iter().find(|joker| here(joker.field)).map(|joker| joker.until) {
            Some(None) => "#".into(),
            Some(Some(_)) => "~".into(),
            None => " ".into(),
        }
    };
    format!("{letter}{on_it}")
}

fn write_row(f: &mut fmt::Formatter<'_>, row: &ViewRow, scale: Scale) -> fmt::Result {
    let mut line = format!("row {:2} {:+5}  ", row.row, row.offset);
    line.push_str(&" ".repeat(scale.indent(row.offset)));
    for (field, letter) in row.bar.chars().enumerate() {
        write!(line, "{:width$}", cell(row, field, letter), width = scale.cell)?;
    }
    writeln!(f, "{}", line.trim_end())
}

fn write_side(f: &mut fmt::Formatter<'_>, view: &View, side: Side) -> fmt::Result {
    let (name, way) = match side {
        Side::Near => ("near", "up ^"),
        Side::Far => ("far", "down v"),
    };
    let seats = view.seats.iter().filter(|seat| seat.side == side).map(|seat| seat.seat.to_string());
    let seats: Vec<String> = seats.collect();
    let noun = if seats.len() == 1 { "seat" } else { "seats" };
    writeln!(f, "{:MARGIN$}{name} side: {noun} {}, running {way}", "", seats.join(" and "))
}

fn write_seat(f: &mut fmt::Formatter<'_>, seat: &ViewSeat, turn: bool) -> fmt::Result {
    let colours: Vec<&str> = seat.colours.iter().map(|colour| colour.name()).collect();
    let colours = if colours.is_empty() { "no colour yet".into() } else { colours.join(" and ") };
    let side = match seat.side {
        Side::Near => "near",
        Side::Far => "far",
    };
    let mark = if turn { '>' } else { ' ' };
    let jokers = if seat.jokers == 1 { "joker" } else { "jokers" };
    writeln!(
        f,
        "{mark} seat {} {side:4}  {colours:16}  {} across, {:2} rows to go, {} {jokers}",
        seat.seat, seat.across, seat.rows_to_go, seat.jokers,
    )
}

/// One sentence about whose turn it is and what is due.
fn status(view: &View) -> String {
    let seat = view.turn.map_or_else(|| "Nobody".into(), |seat| format!("Seat {seat}"));
    match view.phase {
        Phase::Bars => "The bars are being laid.".into(),
        Phase::Colours => "The colours are being drawn.".into(),
        Phase::Start => "The lot decides who begins.".into(),
        Phase::Roll => format!("{seat} rolls the die."),
        Phase::RollAgain => format!("{seat} has a six and rolls again."),
        Phase::Play if view.points == 1 => format!("{seat} plays, 1 point left."),
        Phase::Play => format!("{seat} plays, {} points left.", view.points),
        Phase::Over => "The game is over.".into(),
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = (self.turns / u16::from(self.players.max(1)) + 1).min(self.limit);
        writeln!(f, "Cross'N Go, round {round} of {}. {}\n", self.limit, status(self))?;
        if !self.rows.is_empty() {
            let scale = Scale::of(&self.rows);
            write_side(f, self, Side::Far)?;
            for row in self.rows.iter().rev() {
                write_row(f, row, scale)?;
            }
            write_side(f, self, Side::Near)?;
            if scale.left.is_none() {
                writeln!(f, "\nThe stack is too wide to be drawn as it lies: the number after each row")?;
                writeln!(f, "says how many fields its bar is shifted to the right (-: to the left).")?;
            }
            writeln!(f, "\nR1 a figure, R2 two figures, R# a joker for good, R~ a joker for one round,")?;
            writeln!(f, ". wood. The number after a row is its offset; fields count from the left.")?;
            for row in &self.rows {
                for joker in &row.jokers {
                    if let Some(seat) = joker.until {
                        writeln!(
                            f,
                            "The joker on {}.{} goes when seat {seat} is next.",
                            row.row, joker.field
                        )?;
                    }
                }
            }
            writeln!(f)?;
        }
        for seat in &self.seats {
            let turn = matches!(self.phase, Phase::Roll | Phase::RollAgain | Phase::Play);
            write_seat(f, seat, turn && self.turn == Some(seat.seat))?;
        }
        Ok(())
    }
}
