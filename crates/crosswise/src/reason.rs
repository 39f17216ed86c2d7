//! Why a move is good, in a sentence.

use std::cmp::Ordering;

use crosstable_core::{Message, Seat};

use crate::board::Board;
use crate::hand::Hand;
use crate::line::{Line, points};
use crate::moves::Move;
use crate::seating::Team;
use crate::tile::{Symbol, Tile};
use crate::view::{Phase, View};

impl View {
    /// Why a move of the viewer, who is to move, is good; nothing if there is nothing good to say.
    pub(crate) fn reason(&self, mv: Move) -> Option<Message> {
        let seat = self.actor.seat().filter(|seat| self.viewer.is(*seat))?;
        match mv {
            Move::Redraw if self.phase == Phase::Ask => Some(Message::new("crosswise-why-redraw")), // CW-06
            Move::Pass => Some(Message::new("crosswise-why-pass")),                                 // CW-15
            _ => Change::by(self, seat, mv)?.reason(mv),
        }
    }
}

/// The board before and after a move, as one side sees it.
struct Change {
    before: Board,
    after: Board,
    own: Team,
    theirs: Team,
    /// The first of the opponents, and how many there are.
    opponents: (Seat, u8),
    /// The tiles of the seat to move, before the move.
    hand: Hand,
}

/// A line and how many points a move gives it.
type Gain = (Line, i8);

impl Change {
    fn by(view: &View, seat: Seat, mv: Move) -> Option<Self> {
        let team =
            |seat: Seat| view.seats.iter().find(|other| other.seat == seat).and_then(|other| other.team);
        let own = team(seat)?;
        let mut opponents = view.seats.iter().filter(|other| other.team.is_some_and(|team| team != own));
        let first = opponents.next()?.seat;
        Some(Change {
            before: view.board,
            after: after(&view.board, mv)?,
            own,
            theirs: if own == Team::A { Team::B } else { Team::A },
            opponents: (first, 1 + opponents.count() as u8),
            hand: view.hand?,
        })
    }

    /// The most telling thing about this move.
    fn reason(&self, mv: Move) -> Option<Message> {
        if let Some((line, symbol)) = self.six(self.own) {
            return Some(about("crosswise-why-six", line, symbol)); // CW-16
        }
        if self.six(self.theirs).is_some() {
            return None;
        }
        if self.after.is_full() {
            return self.full();
        }
        let (own, theirs) = (self.gain_of(self.own), self.gain_of(self.theirs));
        let harmless = own >= 0 && theirs <= 0;
        self.stops_five()
            .or_else(|| self.makes_five())
            .or_else(|| if harmless { self.blocks(4) } else { None })
            .or_else(|| if own > theirs { self.gains(own, theirs) } else { None })
            .or_else(|| if harmless { self.blocks(3) } else { None })
            .or_else(|| if own >= 0 && theirs <= 1 { self.spoils_different() } else { None })
            .or_else(|| if harmless { self.quiet(mv) } else { None })
    }

    /// The board is full and the points count (CW-17, CW-19).
    fn full(&self) -> Option<Message> {
        let total = |team| Line::of(team).map(|line| points(&self.after, line)).sum::<u8>();
        let (own, theirs) = (total(self.own), total(self.theirs));
        match own.cmp(&theirs) {
            Ordering::Greater => {
                Some(Message::new("crosswise-why-last").number("high", own).number("low", theirs))
            }
            Ordering::Equal => Some(Message::new("crosswise-why-draw").number("high", own)),
            Ordering::Less => None,
        }
    }

    /// The others have five equal ones and could win with a sixth (CW-16): break them up, or take the cell for it.
    fn stops_five(&self) -> Option<Message> {
        lines_and_symbols(self.theirs).find_map(|(line, symbol)| {
            if self.before.count_in(line, symbol) != 5 {
                return None;
            }
            let key = if self.after.count_in(line, symbol) < 5 {
                "crosswise-why-break-five"
            } else if empty(&self.before, line) > 0 && empty(&self.after, line) == 0 {
                "crosswise-why-block-five"
            } else {
                return None;
            };
            Some(self.against(about(key, line, symbol)))
        })
    }

    /// Five equal ones of one's own, and the cell for the sixth is free.
    fn makes_five(&self) -> Option<Message> {
        let (line, symbol) = lines_and_symbols(self.own).find(|(line, symbol)| {
            let [before, after] = self.counts(*line, *symbol);
            after == 5 && before < 5 && empty(&self.after, *line) == 1
        })?;
        Some(about("crosswise-why-five", line, symbol))
    }

    /// The others have so many equal ones and nothing else in a line, and now there is something else.
    fn blocks(&self, least: u8) -> Option<Message> {
        let (line, symbol) = lines_and_symbols(self.theirs).find(|(line, symbol)| {
            let [before, after] = self.counts(*line, *symbol);
            let all = before == 6 - empty(&self.before, *line);
            before >= least
                && after == before
                && all
                && empty(&self.after, *line) < empty(&self.before, *line)
        })?;
        let count = self.before.count_in(line, symbol);
        Some(self.against(about("crosswise-why-block", line, symbol)).number("count", count))
    }

    /// More points for oneself than for the others (CW-18): by the line in which most of it happens.
    fn gains(&self, own: i8, theirs: i8) -> Option<Message> {
        let best = self.changed(self.own).max_by_key(|(_, gain)| *gain)?;
        let worst = self.changed(self.theirs).min_by_key(|(_, gain)| *gain)?;
        let told = if best.1 >= -worst.1 { self.builds(best) } else { self.breaks(worst) };
        told.or_else(|| (own > 0).then(|| Message::new("crosswise-why-points").number("count", own))).or_else(
            || {
                let takes = || self.against(Message::new("crosswise-why-takes")).number("count", -theirs);
                (theirs < 0).then(takes)
            },
        )
    }

    /// What a line of one's own has now.
    fn builds(&self, (line, gain): Gain) -> Option<Message> {
        if gain <= 0 {
            return None;
        }
        if is_all_different(&self.after, line) {
            return Some(name(Message::new("crosswise-why-different"), line));
        }
        let grown = Symbol::ALL.into_iter().filter(|symbol| {
            let [before, after] = self.counts(line, *symbol);
            after > before
        });
        let symbol = grown.max_by_key(|symbol| self.after.count_in(line, *symbol))?;
        match self.after.count_in(line, symbol) {
            count @ 3.. => {
                let about = about("crosswise-why-equal", line, symbol);
                Some(about.number("count", count).number("points", points(&self.after, line)))
            }
            2 if gain == 1 => Some(about("crosswise-why-pair", line, symbol)),
            _ => None,
        }
    }

    /// What a line of the others has no longer.
    fn breaks(&self, (line, gain): Gain) -> Option<Message> {
        let lost = Symbol::ALL.into_iter().filter(|symbol| {
            let [before, after] = self.counts(line, *symbol);
            before >= 3 && after < before
        });
        let symbol = lost.max_by_key(|symbol| self.before.count_in(line, *symbol))?;
        let about = self.against(about("crosswise-why-break", line, symbol));
        Some(about.number("count", self.before.count_in(line, symbol)).number("lost", -gain))
    }

    /// The others collect different symbols in a line, and now one of them is there twice (CW-18).
    fn spoils_different(&self) -> Option<Message> {
        let line = Line::of(self.theirs).find(|line| {
            let most =
                |board: &Board| Symbol::ALL.into_iter().map(|symbol| board.count_in(*line, symbol)).max();
            let held = 6 - empty(&self.before, *line);
            most(&self.before) == Some(1) && matches!(held, 4 | 5) && most(&self.after) == Some(2)
        })?;
        let held = 6 - empty(&self.before, line);
        Some(self.against(name(Message::new("crosswise-why-spoil"), line)).number("count", held))
    }

    /// A tile that changes little: what may come of it.
    fn quiet(&self, mv: Move) -> Option<Message> {
        let Move::Lay(symbol, cell) = mv else { return None };
        let line = Line::through(cell).into_iter().find(|line| line.team() == self.own)?;
        let more = self.hand.count(Tile::Symbol(symbol)).saturating_sub(1).min(empty(&self.after, line));
        Some(if more > 0 {
            about("crosswise-why-more", line, symbol).number("count", more)
        } else if empty(&self.before, line) == 6 {
            about("crosswise-why-fresh", line, symbol)
        } else {
            self.against(Message::new("crosswise-why-nothing"))
        })
    }

    /// Six equal ones in a line of this team (CW-16).
    fn six(&self, team: Team) -> Option<(Line, Symbol)> {
        lines_and_symbols(team).find(|(line, symbol)| self.after.is_six(*line, *symbol))
    }

    /// How many of this symbol lie in the line, before and after.
    fn counts(&self, line: Line, symbol: Symbol) -> [u8; 2] {
        [&self.before, &self.after].map(|board| board.count_in(line, symbol))
    }

    /// The lines of a team with the points that each of them gets.
    fn changed(&self, team: Team) -> impl Iterator<Item = Gain> {
        Line::of(team).map(|line| {
            let [before, after] = [&self.before, &self.after].map(|board| points(board, line) as i8);
            (line, after - before)
        })
    }

    fn gain_of(&self, team: Team) -> i8 {
        self.changed(team).map(|(_, gain)| gain).sum()
    }

    /// A sentence about the opponents: one by name, several as “the others”.
    fn against(&self, message: Message) -> Message {
        let (who, count) = self.opponents;
        message.seat("who", who).number("others", count)
    }
}

/// Every line of a team with every symbol.
fn lines_and_symbols(team: Team) -> impl Iterator<Item = (Line, Symbol)> {
    Line::of(team).flat_map(|line| Symbol::ALL.into_iter().map(move |symbol| (line, symbol)))
}

/// A sentence about a symbol in a line.
fn about(key: &'static str, line: Line, symbol: Symbol) -> Message {
    name(Message::new(key), line).text("symbol", symbol.name())
}

/// Says which line.
fn name(message: Message, line: Line) -> Message {
    message.text("team", line.team().name()).text("name", line)
}

/// How many cells of the line are empty.
fn empty(board: &Board, line: Line) -> u8 {
    (board.empty() & line.mask()).count_ones() as u8
}

/// Six different symbols (CW-18).
fn is_all_different(board: &Board, line: Line) -> bool {
    Symbol::ALL.into_iter().all(|symbol| board.count_in(line, symbol) == 1)
}

/// The board after a move in a turn (CW-07 to CW-11); nothing if the move does nothing to it, or cannot be made on it.
fn after(board: &Board, mv: Move) -> Option<Board> {
    let mut after = *board;
    match mv {
        Move::Lay(symbol, cell) if !board.has(cell) => after.put(cell, symbol),
        Move::Remove(cell) if board.has(cell) => drop(after.take(cell)),
        Move::Move(from, to) if board.has(from) && !board.has(to) => {
            let symbol = after.take(from);
            after.put(to, symbol);
        }
        Move::Swap(first, second) if first != second && board.has(first) && board.has(second) => {
            let (one, other) = (after.take(first), after.take(second));
            after.put(first, other);
            after.put(second, one);
        }
        Move::Replace(cell, symbol) if board.has(cell) => {
            after.take(cell);
            after.put(cell, symbol);
        }
        _ => return None,
    }
    Some(after)
}
