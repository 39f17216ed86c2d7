//! The part of a board that is drawn: names of rows, and words in the cells of a table.

use super::phrase::word;
use crate::{Lang, text};

/// The lines of a board in English; those of a table with words in it are said in the other language, too.
pub(super) fn drawn(lang: Lang, game: &str, board: &str) -> Vec<(String, Option<String>)> {
    let lines: Vec<&str> = board.lines().collect();
    match game {
        "crosswise" => {
            lines.iter().enumerate().map(|(y, line)| ((*line).to_owned(), crosswise(lang, y, line))).collect()
        }
        "cross-n-go" => lines.iter().map(|line| ((*line).to_owned(), cross_n_go(lang, line))).collect(),
        "mixx" => mixx(lang, &lines),
        _ => lines.iter().map(|line| ((*line).to_owned(), None)).collect(),
    }
}

/// Cells of Crosswise are so wide and begin here; words stand in their middle.
const CELL: usize = 9;
const MARGIN: usize = 5;
/// The names of the columns, six rows, and the points.
const LAST: usize = 7;

fn crosswise(lang: Lang, y: usize, line: &str) -> Option<String> {
    let said = |key| text(lang, key, &[]);
    match y {
        0 if line.ends_with("points") => Some(line.replace("points", &said("board-points"))),
        LAST => line.strip_prefix("pts").map(|rest| format!("{:3}{rest}", said("board-pts"))),
        1..LAST => {
            let cell = |column: usize| {
                let from = MARGIN + column * (CELL + 1);
                Some(format!("{:^CELL$}", word(lang, line.get(from..from + CELL)?.trim())))
            };
            let cells: Vec<String> = (0..6).map(cell).collect::<Option<_>>()?;
            // The last cell is not followed by a blank, but by points.
            let points = line.get(MARGIN + 6 * (CELL + 1) - 1..)?;
            Some(format!("{}{}{points}", line.get(..MARGIN)?, cells.join(" ")))
        }
        _ => None,
    }
}

/// `row 12    +0  …`: the name takes some of the room before the offset.
fn cross_n_go(lang: Lang, line: &str) -> Option<String> {
    let (number, rest) = line.strip_prefix("row ")?.split_at_checked(2)?;
    let name = format!("{} {number}", text(lang, "board-row", &[]));
    let blank = rest.len() - rest.trim_start().len();
    // Where bars have slid far there is no room for the name.
    let name = if name.chars().count() < 6 + blank { name } else { format!("    {number}") };
    let room = (6 + rest.len()).saturating_sub(name.chars().count());
    Some(format!("{name}{}", &rest[rest.len() - room..]))
}

/// The names of Mixx's rows take so much room.
const LABEL: usize = 3;

/// Columns become as wide as the words of either language need.
fn mixx(lang: Lang, lines: &[&str]) -> Vec<(String, Option<String>)> {
    let header = lines.first().copied().unwrap_or_default();
    let mut starts: Vec<usize> = Vec::new();
    for (at, _) in header.match_indices(|c: char| c != ' ') {
        if at == 0 || header.as_bytes()[at - 1] == b' ' {
            starts.push(at);
        }
    }
    let cross = !starts.is_empty() && header.split_whitespace().all(|label| label.parse::<i8>().is_ok());
    let tall = if cross { lines.iter().take_while(|line| !line.is_empty()).count() } else { 0 };
    let cell = |line: &str, column: usize| {
        let to = starts.get(column + 1).map_or(line.len(), |next| *next).min(line.len());
        line.get(starts[column].min(to)..to).unwrap_or_default().trim().to_owned()
    };
    let width = |column: usize| {
        let words = lines[..tall].iter().map(|line| cell(line, column));
        words.map(|english| word(lang, &english).chars().count().max(english.len())).max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..starts.len()).map(width).collect();
    let row = |line: &str, translate: bool| {
        let cells = widths.iter().enumerate().map(|(column, width)| {
            let english = cell(line, column);
            let shown = if translate { word(lang, &english) } else { english };
            format!("{shown:width$}")
        });
        let cells: Vec<String> = cells.collect();
        format!("{:LABEL$}{}", line.get(..LABEL).unwrap_or(line), cells.join(" ")).trim_end().to_owned()
    };
    let table = lines[..tall].iter().map(|line| (row(line, false), Some(row(line, true))));
    table.chain(lines[tall..].iter().map(|line| ((*line).to_owned(), None))).collect()
}
