//! Why a game is over, in a sentence.

use crosstable_core::Message;

use crate::line::Line;
use crate::position::End;
use crate::seating::Team;
use crate::tile::Symbol;
use crate::view::View;

/// Why the game is over; nothing while it goes on.
pub(crate) fn ending(view: &View) -> Option<Message> {
    Some(match view.end? {
        // CW-16
        End::Six(team) => {
            let six = |line: Line| Symbol::ALL.into_iter().find(|symbol| view.board.is_six(line, *symbol));
            let (line, symbol) = Line::of(team).find_map(|line| Some((line, six(line)?)))?;
            Message::new("crosswise-end-six")
                .text("symbol", symbol.name())
                .text("team", team.name())
                .text("name", line)
        }
        // CW-17, CW-19
        End::Full => {
            let (columns, rows) = (view.points(Team::A), view.points(Team::B));
            let full = |key| Message::new(key).number("high", columns.max(rows));
            if columns == rows {
                full("crosswise-end-draw")
            } else {
                full("crosswise-end-full").number("low", columns.min(rows))
            }
        }
    })
}
