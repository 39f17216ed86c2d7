//! How the table looks: the board in its frame, the tiles in hand, the seats, and what is due.
//!
//! A cell is eleven characters wide: room for a shape and the longest name of a symbol in any language. The names of the
//! lines stand at the top and at the left, their points at the bottom and at the right.

use crosstable_core::{Art, Colour, Layout, LayoutCell, Message, Role, SeatLine, Target};

use crate::cell::{Cell, SIDE};
use crate::hand::Hand;
use crate::line::Line;
use crate::position::End;
use crate::seating::Team;
use crate::tile::{Action, EACH_ACTION, Symbol, Tile};
use crate::view::{LineView, Phase, SeatView, View};

/// Columns of a cell, without the line beside it.
const WIDTH: u16 = 11;
/// Columns for the name of a line and for its points.
const PLATE: u16 = 3;
/// The column of the points of the rows, one after the frame.
const RIGHT: u16 = PLATE + SIDE as u16 * (WIDTH + 1) + 2;
/// The last line, with the points of the columns.
const BOTTOM: u16 = SIDE as u16 * 2;

/// The table as the view's viewer sees it.
pub(crate) fn layout(view: &View) -> Layout {
    // The corner in which the points of rows and columns meet says what they are.
    let legend = LayoutCell::at(RIGHT, BOTTOM).size(PLATE, 1).role(Role::Label);
    let mut board = vec![frame(), legend.words(Message::new("crosswise-board-pts"))];
    board.extend(view.lines().flat_map(|(line, value)| [name(line), points(line, value)]));
    board.extend(Cell::all().map(|cell| place(cell, view.board.get(cell))));
    Layout {
        board,
        hand: tiles(view.hand).map(|(tile, cell)| cell.target(Target::new(tile.name()))).collect(),
        actions: vec![
            button("redraw", "crosswise-board-redraw"),
            button("keep", "crosswise-board-keep"),
            button("pass", "crosswise-board-pass"),
        ],
        seats: view.seats.iter().map(|seat| seat_line(view, seat)).collect(),
        turn: view.actor.seat(),
        notes: notes(view),
        ..Layout::default()
    }
}

/// The lines around the cells.
fn frame() -> LayoutCell {
    let draw = |across: char, lines: [[char; 3]; 4]| {
        let line = |[left, middle, right]: [char; 3], inside: char| {
            let cells = vec![inside.to_string().repeat(WIDTH.into()); SIDE.into()];
            format!("{left}{}{right}", cells.join(&middle.to_string()))
        };
        let [top, row, between, bottom] = lines;
        let rows = vec![line(row, ' '); SIDE.into()].join(&format!("\n{}\n", line(between, across)));
        format!("{}\n{rows}\n{}", line(top, across), line(bottom, across))
    };
    let ascii = draw('-', [['+'; 3], ['|'; 3], ['+'; 3], ['+'; 3]]);
    let unicode = draw('─', [['╭', '┬', '╮'], ['│'; 3], ['├', '┼', '┤'], ['╰', '┴', '╯']]);
    LayoutCell::at(PLATE, 0)
        .size(RIGHT - PLATE - 1, BOTTOM + 1)
        .role(Role::Line)
        .art(Art::Both(ascii, unicode))
}

/// Where a cell of the board stands.
fn corner(cell: Cell) -> (u16, u16) {
    (PLATE + 1 + u16::from(cell.column()) * (WIDTH + 1), 1 + u16::from(cell.row()) * 2)
}

/// The plates at both ends of a line: where its name stands, and where its points stand.
fn ends(line: Line) -> [LayoutCell; 2] {
    let places = match line {
        Line::Column(index) => {
            let (x, _) = corner(Cell::at(index));
            let middle = x + (WIDTH - PLATE) / 2;
            [(middle, 0), (middle, BOTTOM)]
        }
        Line::Row(index) => {
            let (_, y) = corner(Cell::at(index * SIDE));
            [(0, y), (RIGHT, y)]
        }
    };
    places.map(|(x, y)| LayoutCell::at(x, y).size(PLATE, 1))
}

/// The name of a line, in the colour of its team.
fn name(line: Line) -> LayoutCell {
    let colour = match line.team() {
        Team::A => Colour::Orange,
        Team::B => Colour::Green,
    };
    let [plate, _] = ends(line);
    plate.role(Role::Card(colour)).art(line.to_string())
}

/// What a line is worth, with a mark if one more symbol wins at once.
fn points(line: Line, LineView { points, most }: LineView) -> LayoutCell {
    let [_, plate] = ends(line);
    let art = match most {
        6 => Art::from(("***", "★★★")),
        5 => Art::from(format!("{points}!")),
        _ => Art::from(points.to_string()),
    };
    let plate = plate.role(Role::Value).art(art);
    if points == 0 && most < 5 {
        return plate;
    }
    let said = Message::new("crosswise-board-line").text("team", line.team().name()).text("name", line);
    plate.label(said.number("points", points).number("most", most))
}

/// A cell of the board and what lies on it.
fn place(cell: Cell, symbol: Option<Symbol>) -> LayoutCell {
    let (x, y) = corner(cell);
    let place = LayoutCell::at(x, y).size(WIDTH, 1).target(Target::of(cell));
    match symbol {
        None => place.role(Role::Free).art(EMPTY),
        Some(symbol) => place
            .role(Role::Card(symbol.colour()))
            .art(symbol.shape())
            .words(symbol_named(symbol))
            .label(Message::new("crosswise-board-tile").text("symbol", symbol.name()).text("cell", cell))
            // Move and Swap pick it up.
            .ghost([symbol.shape().into()]),
    }
}

/// An empty cell.
const EMPTY: (&str, &str) = (".", "·");

/// Tiles beside the board.
fn tiles(hand: Option<Hand>) -> impl Iterator<Item = (Tile, LayoutCell)> {
    Vec::from(hand.unwrap_or_default()).into_iter().map(|tile| {
        let cell = LayoutCell::beside();
        let cell = match tile {
            Tile::Symbol(symbol) => cell
                .role(Role::Card(symbol.colour()))
                .art(symbol.shape())
                .words(symbol_named(symbol))
                .label(symbol_named(symbol))
                .ghost([symbol.shape().into()]),
            Tile::Action(action) => {
                let words = Message::new("crosswise-action").text("action", action.name());
                let cell = cell.role(Role::Card(Colour::Grey)).art(action.shape());
                let cell = cell.words(words.clone()).label(words);
                if action == Action::Remove { cell.ghost([EMPTY.into()]) } else { cell }
            }
        };
        (tile, cell)
    })
}

fn symbol_named(symbol: Symbol) -> Message {
    Message::new("crosswise-symbol").text("symbol", symbol.name())
}

fn button(target: &'static str, key: &'static str) -> LayoutCell {
    LayoutCell::beside().words(Message::new(key)).label(Message::new(key)).target(Target::new(target))
}

/// The team of a seat, its points, the size of its hand, and what everybody has seen of it.
fn seat_line(view: &View, SeatView { seat, team, tiles: size, known, .. }: &SeatView) -> SeatLine {
    // Who sees the hand needs no more of it.
    let seen = (!view.viewer.is(*seat)).then_some(known.seen);
    let open: Vec<_> = tiles(seen).map(|(_, cell)| LayoutCell { ghost: Vec::new(), ..cell }).collect();
    let text = match team {
        None => Message::new("crosswise-board-no-team").number("tiles", *size),
        Some(team) => Message::new("crosswise-board-seat")
            .text("team", team.name())
            .number("points", view.points(*team))
            .number("tiles", *size)
            .number("known", open.len() as i64),
    };
    SeatLine { seat: *seat, text, open }
}

/// What is due, lines about to win, the bag, played action tiles.
fn notes(view: &View) -> Vec<Message> {
    let mut notes = vec![due(view)];
    for (line, value) in view.lines() {
        if value.most == 5 && view.end.is_none() {
            notes.push(
                Message::new("crosswise-board-five").text("team", line.team().name()).text("name", line),
            );
        }
    }
    notes.push(Message::new("crosswise-board-bag").number("count", view.bag));
    let played = Message::new("crosswise-board-played").number("of", EACH_ACTION);
    notes.push(
        Action::ALL
            .into_iter()
            .fold(played, |note, action| note.number(action.name(), view.played[action as usize])),
    );
    notes
}

fn due(view: &View) -> Message {
    let of = |key, seat: Option<_>| Message::new(key).seat("who", seat.unwrap_or_default());
    match view.phase {
        Phase::Lone => Message::new("crosswise-board-lone"),
        Phase::Start => Message::new("crosswise-board-start"),
        Phase::Deal | Phase::Redraw => of("crosswise-board-draws", view.drawer),
        Phase::Ask if view.drawer == view.start => of("crosswise-board-must-redraw", view.drawer),
        Phase::Ask => of("crosswise-board-ask", view.drawer),
        Phase::Turn => of("crosswise-board-turn", view.turn),
        Phase::Refill => of("crosswise-board-refill", view.drawer),
        Phase::Over => match (view.end, view.winner) {
            (Some(End::Six(team)), _) => Message::new("crosswise-board-six").text("team", team.name()),
            (_, winner) => Message::new("crosswise-board-full")
                .text("winner", winner.map_or("none", Team::name))
                .number("columns", view.points(Team::A))
                .number("rows", view.points(Team::B)),
        },
    }
}

impl Symbol {
    const fn colour(self) -> Colour {
        match self {
            Symbol::Sun => Colour::Yellow,
            Symbol::Cross => Colour::Red,
            Symbol::Triangle => Colour::Blue,
            Symbol::Square => Colour::Violet,
            Symbol::Pentagon => Colour::Turquoise,
            Symbol::Star => Colour::Pink,
        }
    }

    const fn shape(self) -> (&'static str, &'static str) {
        match self {
            Symbol::Sun => ("o", "☼"),
            Symbol::Cross => ("+", "✚"),
            Symbol::Triangle => ("^", "▲"),
            Symbol::Square => ("#", "■"),
            Symbol::Pentagon => ("@", "⬟"),
            Symbol::Star => ("*", "★"),
        }
    }
}

impl Action {
    const fn shape(self) -> (&'static str, &'static str) {
        match self {
            Action::Remove => ("-", "↑"),
            Action::Move => (">", "→"),
            Action::Swap => ("%", "⇄"),
            Action::Replace => ("=", "⇅"),
        }
    }
}
