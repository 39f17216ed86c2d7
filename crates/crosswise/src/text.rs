//! The table in plain characters.

use std::fmt;

use crosstable_core::Actor;

use crate::cell::{Cell, SIDE};
use crate::position::End;
use crate::seating::Team;
use crate::tile::{Action, Symbol};
use crate::view::{LineView, Phase, SeatView, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board_rows(f)?;
        let total = |lines: &[LineView; 6]| lines.iter().map(|line| u16::from(line.points)).sum::<u16>();
        writeln!(f, "columns (team A) {}, rows (team B) {}", total(&self.columns), total(&self.rows))?;
        write!(f, "bag {}; played", self.bag)?;
        for action in Action::ALL {
            write!(f, " {} {}", action.name(), self.played[action as usize])?;
        }
        writeln!(f)?;
        for SeatView { seat, team, tiles, known, .. } in &self.seats {
            let lines = match team {
                None => "team not drawn yet",
                Some(Team::A) => "columns",
                Some(Team::B) => "rows",
            };
            let mark = if self.actor == Actor::Seat(*seat) { '>' } else { ' ' };
            write!(f, "{mark} seat {seat} ({lines}):")?;
            if let (true, Some(hand)) = (self.viewer.is(*seat), self.hand) {
                Vec::from(hand).iter().try_for_each(|tile| write!(f, " {}", tile.name()))?;
                writeln!(f)?;
                continue;
            }
            write!(f, " {tiles} tiles")?;
            let seen = Vec::from(known.seen);
            if !seen.is_empty() {
                write!(f, ", known:")?;
                seen.iter().try_for_each(|tile| write!(f, " {}", tile.name()))?;
            }
            writeln!(f)?;
        }
        let drawer = self.drawer.unwrap_or_default();
        match self.phase {
            Phase::Lone => writeln!(f, "the lot decides who plays alone"),
            Phase::Deal | Phase::Redraw => writeln!(f, "seat {drawer} draws its tiles"),
            Phase::Start => writeln!(f, "the lot decides who begins"),
            Phase::Ask => writeln!(f, "seat {drawer} holds only action tiles: redraw or keep?"),
            Phase::Turn => Ok(()),
            Phase::Refill => writeln!(f, "a tile is drawn"),
            Phase::Over => match self.end {
                Some(End::Six(team)) => writeln!(f, "six equal symbols: team {team:?} wins at once"),
                Some(End::Full) | None => writeln!(f, "the board is full"),
            },
        }
    }
}

impl View {
    /// The cells, with what each line is worth at its end.
    fn board_rows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "         a         b         c         d         e         f      points")?;
        for row in 0..SIDE {
            write!(f, "  {} ", row + 1)?;
            for column in 0..SIDE {
                let name = self.board.get(Cell::at(row * SIDE + column)).map_or(".", Symbol::name);
                write!(f, " {name:^9}")?;
            }
            writeln!(f, "{:>7}", self.rows[row as usize].points)?;
        }
        write!(f, "pts ")?;
        for column in &self.columns {
            write!(f, " {:^9}", column.points)?;
        }
        writeln!(f)
    }
}
