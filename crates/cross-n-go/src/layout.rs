//! How a view looks: the stack of bars as they lie, seen from the viewer's side, and what is told beside it.

use crosstable_core::{Align, Art, Colour as Hue, Layout, LayoutCell, Message, Role, Seat, SeatLine, Target};

use crate::colour::Colour;
use crate::notation::{Action, BarEnd};
use crate::position::{Phase, Position};
use crate::scale::Scale;
use crate::side::Side;
use crate::spot::{FIELDS, ROWS, Row, Way};
use crate::view::{View, ViewRow};

/// The column in which the room for the bars begins, behind the numbers and offsets of the rows.
const LEFT: u16 = 9;

/// The room for the bars.
const ROOM: u16 = 80 - LEFT;

pub(crate) fn of(view: &View) -> Layout {
    let board = if view.rows.is_empty() { Vec::new() } else { Drawing::of(view).cells() };
    let turn = matches!(view.phase, Phase::Roll | Phase::RollAgain | Phase::Play);
    Layout {
        board,
        actions: Action::ALL.map(button).into(),
        seats: view
            .seats
            .iter()
            .map(|seat| SeatLine { seat: seat.seat, text: text(view, seat.seat), open: Vec::new() })
            .collect(),
        turn: view.turn.filter(|_| turn),
        notes: notes(view),
        ..Layout::default()
    }
}

impl Action {
    const fn words(self) -> Message {
        Message::new(match self {
            Action::Shift => "cross-n-go-board-shift",
            Action::Run => "cross-n-go-board-run",
            Action::Block => "cross-n-go-board-block",
            Action::Back => "cross-n-go-board-back",
            Action::Swap => "cross-n-go-board-swap",
            Action::End => "cross-n-go-board-end",
        })
    }
}

fn button(action: Action) -> LayoutCell {
    let button = LayoutCell::beside().words(action.words()).label(action.words()).target(action.target());
    match action {
        Action::Block => button.ghost([Art::from((" # ", " ◆ "))]),
        _ => button,
    }
}

impl View {
    /// Whether the table is seen from the far side.
    pub(crate) fn is_turned(&self) -> bool {
        let viewer = self.viewer.seat();
        self.seats.iter().any(|seat| Some(seat.seat) == viewer && seat.side == Side::Far)
    }
}

/// The board: the far side in the first line, twelve rows, the near side, the legend. For a viewer who sits at the far
/// side all of it is turned round, so that the own figures run upwards.
struct Drawing<'a> {
    view: &'a View,
    turned: bool,
    scale: Scale,
}

impl<'a> Drawing<'a> {
    fn of(view: &'a View) -> Self {
        let turned = view.is_turned();
        let offsets = view.rows.iter().map(|row| seen(row.offset, turned));
        Drawing { view, turned, scale: Scale::of(offsets, ROOM) }
    }

    fn cells(&self) -> Vec<LayoutCell> {
        let mut cells = vec![self.side(Side::Far)];
        for row in self.view.rows.iter().rev() {
            self.draw_row(row, &mut cells);
        }
        cells.push(self.side(Side::Near));
        cells.extend(legend());
        cells
    }

    /// The line of a row; the sides are rows 0 and 13.
    const fn line(&self, row: u16) -> u16 {
        if self.turned { row } else { ROWS as u16 + 1 - row }
    }

    /// Whether the figures of this side run upwards on the screen.
    fn runs_up(&self, side: Side) -> bool {
        (side == Side::Near) != self.turned
    }

    /// Who sits at a side, and which way their figures run.
    fn side(&self, side: Side) -> LayoutCell {
        let seats = self.view.seats.iter().filter(|seat| seat.side == side).map(|seat| seat.seat);
        let seats: Vec<Seat> = seats.collect();
        let key = if seats.len() == 1 { "cross-n-go-board-side" } else { "cross-n-go-board-side-two" };
        // The near side of a reader who sits at the far side is that one.
        let (near, art) = if self.runs_up(side) { ("near", ("^", "▲")) } else { ("far", ("v", "▼")) };
        let words = Message::new(key).text("side", near);
        let words =
            seats.iter().zip(["who", "second"]).fold(words, |words, (seat, arg)| words.seat(arg, *seat));
        let row = if side == Side::Near { 0 } else { ROWS as u16 + 1 };
        LayoutCell::at(LEFT, self.line(row)).size(ROOM, 1).role(Role::Label).art(art).words(words)
    }

    fn draw_row(&self, row: &ViewRow, cells: &mut Vec<LayoutCell>) {
        let Scale { field, step, .. } = self.scale;
        let y = self.line(row.row.into());
        let offset = seen(row.offset, self.turned);
        let left = LEFT + self.scale.indent(offset);
        let width = u16::from(FIELDS) * step - (step - field);
        let number = Target::of(row.row);
        let name = Message::new("cross-n-go-board-row")
            .text("row", row.row)
            .text(
                "way",
                match offset {
                    0 => "none",
                    ..0 => "left",
                    _ => "right",
                },
            )
            .number("count", offset.unsigned_abs());
        cells.push(
            LayoutCell::at(0, y)
                .size(2, 1)
                .role(Role::Label)
                .align(Align::Right)
                .art(row.row.to_string())
                .target(number.clone())
                .label(name),
        );
        if offset != 0 {
            let role = if self.scale.is_flush() { Role::Value } else { Role::Label };
            cells.push(
                LayoutCell::at(3, y).size(5, 1).role(role).align(Align::Right).art(format!("{offset:+}")),
            );
        }
        // The bare wood, over which the fields are painted; all of it is the bar.
        let inside = " ".repeat(width.into());
        let wood = (format!("[{inside}]"), format!("▌{inside}▐"));
        cells.push(
            LayoutCell::at(left + 1, y)
                .size(width + 2, 1)
                .role(Role::Wood)
                .art(Art::Both(wood.0, wood.1))
                .target(number),
        );
        cells.push(self.arrow(row, left, y, false));
        for place in 0..FIELDS {
            cells.push(self.field(row, place).into_cell(left + 2 + u16::from(place) * step, y, field));
        }
        cells.push(self.arrow(row, left + width + 3, y, true));
    }

    /// The arrow at the end of a bar that is on the left or on the right of the screen.
    fn arrow(&self, row: &ViewRow, x: u16, y: u16, right: bool) -> LayoutCell {
        let way = if right == self.turned { Way::Left } else { Way::Right };
        let label = Message::new("cross-n-go-board-arrow")
            .text("row", row.row)
            .text("way", if right { "right" } else { "left" });
        LayoutCell::at(x, y)
            .role(Role::Label)
            .art(if right { (">", "►") } else { ("<", "◄") })
            .target(Target::of(BarEnd(row.place(), way)))
            .label(label)
    }

    /// The field in this place of a bar, counted from the left of the screen.
    fn field(&self, row: &ViewRow, place: u8) -> Field {
        let index = if self.turned { FIELDS - 1 - place } else { place };
        let spot = row.place().spot(index);
        let letter = row.bar.chars().nth(index.into()).unwrap_or('.');
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
        let on_it = if let Some(figures) = row.figures.iter().find(|figures| figures.field == index + 1) {
            let side = Side::of(figures.seat, self.view.players, self.view.double);
            OnField::Figures { seat: figures.seat, count: figures.count, up: self.runs_up(side) }
        } else if let Some(joker) = row.jokers.iter().find(|joker| joker.field == index + 1) {
            OnField::Joker { until: joker.until }
        } else {
            OnField::Nothing
        };
        Field { spot: Target::of(spot), colour, on_it }
    }
}

/// A field of a bar and what is on it.
struct Field {
    spot: Target,
    colour: Option<Colour>,
    on_it: OnField,
}

enum OnField {
    Nothing,
    Figures { seat: Seat, count: u8, up: bool },
    Joker { until: Option<Seat> },
}

impl Field {
    fn into_cell(self, x: u16, y: u16, width: u16) -> LayoutCell {
        let cell = LayoutCell::at(x, y).size(width, 1).target(self.spot.clone());
        let Some(colour) = self.colour else {
            return cell.role(Role::Wood).align(Align::Center).art((".", "·"));
        };
        let told = |key: &'static str| Message::new(key).text("cell", &self.spot).text("colour", colour);
        let letter = colour.letter();
        let pad = if width > 2 { " " } else { "" };
        match self.on_it {
            OnField::Nothing => cell
                .role(Role::Card(hue(colour)))
                .art(format!("{pad}{letter} "))
                .label(told("cross-n-go-board-field")),
            OnField::Figures { seat, count, up } => {
                let figure = if up { '▲' } else { '▼' };
                let unicode = match (count, width) {
                    (1, _) => format!("{pad}{letter}{figure}"),
                    (_, 3..) => format!("{letter}{figure}{count}"),
                    _ => format!("{letter}{count}"),
                };
                cell.role(Role::Piece(hue(colour)))
                    .art(Art::Both(format!("{pad}{letter}{count}"), unicode))
                    .label(told("cross-n-go-board-figure").seat("who", seat).number("count", count))
            }
            OnField::Joker { until } => {
                let (ascii, unicode) = if until.is_some() { ('~', '◇') } else { ('#', '◆') };
                let label = match until {
                    Some(seat) => told("cross-n-go-board-joker-until").seat("who", seat),
                    None => told("cross-n-go-board-joker-stays"),
                };
                cell.role(Role::Piece(Hue::Grey))
                    .art(Art::Both(format!("{pad}{letter}{ascii}"), format!("{pad}{letter}{unicode}")))
                    .label(label)
            }
        }
    }
}

impl ViewRow {
    /// Where it is in the stack. A view can come from outside, so its number may be that of no row.
    fn place(&self) -> Row {
        Row::all().find(|row| row.number() == self.row).unwrap_or(Row::FIRST)
    }
}

/// An offset as it looks on the screen, to the right.
const fn seen(offset: i16, turned: bool) -> i16 {
    if turned { offset.saturating_neg() } else { offset }
}

const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
        Colour::Green => Hue::Green,
        Colour::Yellow => Hue::Yellow,
    }
}

/// What the letters and signs on the bars mean.
fn legend() -> impl Iterator<Item = LayoutCell> {
    let at = |x: u16, width: u16| LayoutCell::at(x, ROWS as u16 + 2).size(width, 1).align(Align::Left);
    let colours = Colour::ALL.into_iter().zip(0..).map(move |(colour, place)| {
        at(9 * place, 8)
            .role(Role::Card(hue(colour)))
            .art(colour.letter().to_string())
            .words(Message::new("cross-n-go-colour").text("colour", colour))
    });
    let signs = [
        (36, 7, (".", "·"), "cross-n-go-board-wood"),
        (44, 8, ("1", "▲"), "cross-n-go-board-a-figure"),
        (53, 7, ("#", "◆"), "cross-n-go-board-a-joker"),
        (61, 19, ("~", "◇"), "cross-n-go-board-one-round"),
    ];
    let signs =
        signs.map(|(x, width, art, key)| at(x, width).role(Role::Label).art(art).words(Message::new(key)));
    colours.chain(signs)
}

/// What everybody knows of a seat.
fn text(view: &View, seat: Seat) -> Message {
    let message = Message::new("cross-n-go-board-seat");
    let Some(seat) = view.seats.iter().find(|known| known.seat == seat) else { return message };
    let colour = |index: usize| seat.colours.get(index).map_or("none", |colour| colour.name());
    message
        .text("colour", colour(0))
        .text("second", colour(1))
        .number("across", seat.across)
        .number("rows", seat.rows_to_go)
        .number("jokers", seat.jokers)
}

fn notes(view: &View) -> Vec<Message> {
    let mut notes = vec![due(view)];
    for row in &view.rows {
        for joker in &row.jokers {
            if let Some(seat) = joker.until {
                let cell = format!("{}.{}", row.row, joker.field);
                notes.push(Message::new("cross-n-go-board-joker-goes").text("cell", cell).seat("who", seat));
            }
        }
    }
    let round = (view.turns / u16::from(view.players.max(1)) + 1).min(view.limit);
    notes.push(Message::new("cross-n-go-board-round").number("round", round).number("limit", view.limit));
    if !view.rows.is_empty() {
        if Drawing::of(view).scale.is_flush() {
            notes.push(Message::new("cross-n-go-board-too-wide"));
        }
        let from = if view.is_turned() { "right" } else { "left" };
        notes.push(Message::new("cross-n-go-board-count").text("from", from));
    }
    notes
}

/// What is due, and for whom.
fn due(view: &View) -> Message {
    let who = |key: &'static str| Message::new(key).seat("who", view.turn.unwrap_or_default());
    match view.phase {
        Phase::Double => Message::new("cross-n-go-board-due-double"),
        Phase::Bars => Message::new("cross-n-go-board-due-bars"),
        Phase::Colours => Message::new("cross-n-go-board-due-colours"),
        Phase::Start => Message::new("cross-n-go-board-due-start"),
        Phase::Roll => who("cross-n-go-board-due-roll"),
        Phase::RollAgain => who("cross-n-go-board-due-again"),
        Phase::Play => {
            let position = view.position();
            if !position.open_shifts().is_empty() {
                who("cross-n-go-board-due-shift").number("points", view.points)
            } else if can_run(&position) {
                who("cross-n-go-board-due-run")
            } else {
                who("cross-n-go-board-due-end")
            }
        }
        Phase::Over => match view.seats.iter().find(|seat| seat.across >= view.figures) {
            Some(winner) => Message::new("cross-n-go-board-won").seat("who", winner.seat),
            None => Message::new("cross-n-go-board-over"),
        },
    }
}

fn can_run(position: &Position) -> bool {
    let mut found = false;
    position.each_run(|_| found = true);
    found
}
