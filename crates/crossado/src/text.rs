//! The board in plain characters.
//!
//! Every square is four characters wide, after one of space. A piece is the number of its seat; up to four of
//! them stand side by side on a field. A plank is `==== ==== ====` in one piece, or from top to bottom `.--.`,
//! `|  |`, `'--'`. In each corner the upper line of the island tells who starts there, the lower one, with
//! `>`, who arrives.

use std::fmt;

use crate::components::allows_relay;
use crate::{Camp, Corner, Field, Island, Lie, Phase, View};

/// What one square shows: the character before it and its four own ones.
type Cell = [u8; 5];

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.cells();
        let mut heading = String::from("  ");
        heading.extend((0..self.board).flat_map(|column| ["  ", letter(column), "  "]));
        writeln!(f, "{}", heading.trim_end())?;
        for (row, cells) in board.iter().enumerate() {
            let line: String = cells.iter().flatten().map(|byte| *byte as char).collect();
            writeln!(f, "{:>2}{}", row + 1, line.trim_end())?;
        }
        writeln!(f)?;
        writeln!(f, "seat  from  to  waiting  arrived  in hand  pieces on")?;
        for camp in &self.camps {
            let Camp { seat, start, goal, planks, waiting, arrived, .. } = camp;
            let mark = if self.turn == Some(*seat) { '*' } else { ' ' };
            let on: Vec<String> = camp.crossing.iter().map(ToString::to_string).collect();
            let line = format!(
                "{mark} {seat}   {start}    {goal}  {waiting:>7}  {arrived:>7}  {planks:>7}  {}",
                on.join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        for (index, planks) in self.planks.chunks(12).enumerate() {
            let names: Vec<String> = planks.iter().map(ToString::to_string).collect();
            writeln!(f, "{:<7} {}", if index == 0 { "planks:" } else { "" }, names.join(" "))?;
        }
        writeln!(f, "{}", self.what_now())
    }
}

/// The cell of a field; none if a view from outside names a field beyond its own board.
fn cell_at(cells: &mut [Vec<Cell>], field: Field) -> Option<&mut Cell> {
    cells.get_mut(field.row() as usize)?.get_mut(field.column() as usize)
}

impl View {
    /// The squares row by row.
    fn cells(&self) -> Vec<Vec<Cell>> {
        let mut cells = vec![vec![*b"  .  "; self.board as usize]; self.board as usize];
        for plank in &self.planks {
            let looks: [&Cell; 3] = match plank.lie {
                Lie::Horizontal => [b" ====", b"=====", b"====="],
                Lie::Vertical => [b" .--.", b" |  |", b" '--'"],
            };
            for (field, look) in plank.fields().into_iter().zip(looks) {
                if let Some(cell) = cell_at(&mut cells, field) {
                    *cell = *look;
                }
            }
        }
        for row in 0..self.board {
            for column in 0..self.board {
                let field = Field::new(column, row);
                let standing = self.camps.iter().filter(|camp| camp.crossing.contains(&field));
                let seats: Vec<u8> = standing.map(|camp| b'0' + camp.seat.number()).collect();
                let first = if seats.len() < 3 { 2 } else { 1 };
                cells[row as usize][column as usize][first..first + seats.len()].copy_from_slice(&seats);
            }
        }
        for island in &self.islands {
            self.draw_island(island, &mut cells);
        }
        cells
    }

    /// Two squares side by side are ten characters.
    fn draw_island(&self, island: &Island, cells: &mut [Vec<Cell>]) {
        let lines = [self.who_starts(island.corner), self.who_arrives(island.corner)];
        for (squares, who) in island.squares.chunks(2).zip(lines) {
            let line = format!(" #{who:<7}#");
            for (square, part) in squares.iter().zip(line.as_bytes().chunks_exact(5)) {
                if let Some(cell) = cell_at(cells, *square) {
                    cell.copy_from_slice(part);
                }
            }
        }
    }

    fn who_starts(&self, corner: Corner) -> String {
        let camp = self.camps.iter().find(|camp| camp.start == corner);
        camp.map(|camp| format!("{}: {}", camp.seat, crowd(camp, camp.waiting))).unwrap_or_default()
    }

    fn who_arrives(&self, corner: Corner) -> String {
        let camp = self.camps.iter().find(|camp| camp.goal == corner);
        camp.map(|camp| format!(">{}:{}", camp.seat, crowd(camp, camp.arrived))).unwrap_or_default()
    }

    /// One sentence about what is to happen.
    fn what_now(&self) -> String {
        let seat = self.turn.map(|seat| seat.to_string()).unwrap_or_default();
        let die = self.die.unwrap_or_default();
        let taken = self.taken.map(|plank| plank.to_string()).unwrap_or_default();
        let turn =
            format!("Turn {} of {}", usize::from(self.turns) + 1, usize::from(self.limit) * self.camps.len());
        match self.phase {
            Phase::Lot => "The lot says who starts.".into(),
            Phase::Laying => format!("Seat {seat} lays a plank."),
            Phase::Rolling if self.rolls == 0 => format!("{turn}: the die is rolled for seat {seat}."),
            Phase::Rolling => format!("{turn}: seat {seat} cannot move and rolls again for a 1 or a 6."),
            Phase::Moving if allows_relay(die) && !self.relaid => {
                format!("{turn}: seat {seat} rolled a {die}, may take a plank, and moves.")
            }
            Phase::Moving => format!("{turn}: seat {seat} rolled a {die} and moves."),
            Phase::Relaying => {
                format!("{turn}: seat {seat} rolled a {die}, has taken {taken} and lays it elsewhere.")
            }
            Phase::Over => "The game is over.".into(),
        }
    }
}

/// So many pieces of one player in a row.
fn crowd(camp: &Camp, count: u8) -> String {
    camp.seat.to_string().repeat(count.into())
}

/// The letter of a column.
fn letter(column: u8) -> &'static str {
    let column = column as usize;
    &"abcdefghijklmn"[column..=column]
}
