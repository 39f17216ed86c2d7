//! The table in plain characters.

use std::fmt;

use crosstable_core::{Seat, Viewer};

use crate::card::Card;
use crate::cell::{Cell, Dir};
use crate::view::{Hand, Phase, View, VisibleHalf};

/// Lines are at most so long.
const WIDTH: usize = 80;

/// Each column of the board takes four characters after the four of the row's number; what does not fit beside
/// each other is drawn below.
const COLUMNS: usize = (WIDTH - 4) / 4;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.table.is_empty() {
            self.write_board(f)?;
            writeln!(f)?;
        }
        for hand in &self.hands {
            self.write_hand(f, hand)?;
        }
        writeln!(f, "Pile: {}", cards(self.pile))?;
        if self.closing && self.ranks.is_none() {
            writeln!(f, "Somebody went out; this round is the last.")?;
        }
        self.write_phase(f)
    }
}

impl View {
    /// The board with a margin of one cell, column numbers above and row numbers to the left.
    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ends = |of: fn(Cell) -> i8| {
            let all = self.table.iter().map(|half| of(half.cell));
            all.fold((i8::MAX, i8::MIN), |(min, max), at| (min.min(at), max.max(at)))
        };
        let ((west, east), (north, south)) = (ends(|cell| cell.x), ends(|cell| cell.y));
        let columns: Vec<i8> = (west - 1..=east + 1).collect();
        for columns in columns.chunks(COLUMNS) {
            write!(f, "    ")?;
            columns.iter().try_for_each(|x| write!(f, "{x:>4}"))?;
            writeln!(f)?;
            for y in north - 1..=south + 1 {
                if y >= north {
                    let above: String = columns.iter().map(|x| self.seam(Cell { x: *x, y })).collect();
                    writeln!(f, "{}", format!("    {above}").trim_end())?;
                }
                let row: String = columns.iter().map(|x| self.square(Cell { x: *x, y })).collect();
                writeln!(f, "{y:>4}{row}")?;
            }
        }
        writeln!(f, "3---7 and | join the halves of a card; > < v ^ point to where a card goes on")?;
        writeln!(f, "beneath another; . is the bare table.")
    }

    /// A cell with what joins it to its western neighbour.
    fn square(&self, cell: Cell) -> String {
        let (here, west) = (self.half(cell), self.half(cell.beside(Dir::West)));
        let (from_west, from_here) = (points(west, Dir::East), points(here, Dir::West));
        let joint = match (from_west, from_here) {
            (true, true) => "---",
            (true, false) => ">  ",
            (false, true) => "  <",
            (false, false) => "   ",
        };
        format!("{joint}{}", here.map_or('.', |half| char::from(b'0' + half.number)))
    }

    /// What joins a cell to its northern neighbour, in the line between them.
    fn seam(&self, cell: Cell) -> &'static str {
        let (here, north) = (self.half(cell), self.half(cell.beside(Dir::North)));
        match (points(north, Dir::South), points(here, Dir::North)) {
            (true, true) => "   |",
            (true, false) => "   v",
            (false, true) => "   ^",
            (false, false) => "    ",
        }
    }

    fn half(&self, cell: Cell) -> Option<&VisibleHalf> {
        self.table.iter().find(|half| half.cell == cell)
    }

    fn write_hand(&self, f: &mut fmt::Formatter<'_>, hand: &Hand) -> fmt::Result {
        let own = self.viewer.is(hand.seat);
        let you = if own { " (you)" } else { "" };
        write!(f, "Seat {}{you}: {}", hand.seat, cards(hand.cards))?;
        match self.ranks.as_ref().and_then(|ranks| ranks.get(hand.seat.index())) {
            Some(rank) => writeln!(f, ", rank {rank}")?,
            None => writeln!(f)?,
        }
        let known = if own { "your hand:" } else { "you know:" };
        write_cards(f, known, &hand.known)?;
        write_cards(f, "knows of yours:", &hand.knows)
    }

    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = self.name(self.turn.unwrap_or_default());
        let drawer = self.name(self.drawer.unwrap_or_default());
        match self.phase {
            Phase::Deal => writeln!(f, "A card is dealt to {drawer}."),
            Phase::TurnUp => writeln!(f, "The top card of the pile is turned up."),
            Phase::Lot => writeln!(f, "It is drawn by lot who begins."),
            Phase::Turn => writeln!(f, "To move: {turn}."),
            Phase::Draw => {
                write!(f, "A card is drawn by {drawer}, ")?;
                match self.pile {
                    0 => writeln!(f, "out of the hand of {turn}.")?,
                    _ => writeln!(f, "from the pile.")?,
                }
                match self.owed {
                    0 | 1 => Ok(()),
                    2 => writeln!(f, "Another draw follows."),
                    more => writeln!(f, "{} more draws follow.", more - 1),
                }
            }
            Phase::Over => writeln!(f, "The game is over."),
        }
    }

    fn name(&self, seat: Seat) -> String {
        if self.viewer == Viewer::Seat(seat) { format!("seat {seat} (you)") } else { format!("seat {seat}") }
    }
}

/// Whether the card of this half goes on in this direction.
fn points(half: Option<&VisibleHalf>, dir: Dir) -> bool {
    half.is_some_and(|half| half.mate == dir)
}

fn cards(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// Some cards on as many lines as they need, or nothing.
fn write_cards(f: &mut fmt::Formatter<'_>, head: &str, cards: &[Card]) -> fmt::Result {
    let indent = head.len() + 4;
    for (index, line) in cards.chunks((WIDTH - indent) / 4).enumerate() {
        write!(f, "    {:head$}", if index == 0 { head } else { "" }, head = head.len())?;
        line.iter().try_for_each(|card| write!(f, " {card}"))?;
        writeln!(f)?;
    }
    Ok(())
}
