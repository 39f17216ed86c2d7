//! The cross drawn in characters: cards in frames, and the places around them where the next card may lie.

use crosstable_core::{LayoutCell, Message, Role, Target};

use crate::card_face::{colour_of, name_card, sign_of};
use crate::{Card, Cell, View};

/// Three lines for each card are fine up to this many rows of cards; from there on it is two, and the sign of the motif
/// is left out.
const ROWS_OF_HIGH_CARDS: usize = 4;

/// What lies on a cell: a card, or nothing yet.
type Spot = (Cell, Option<Card>);

/// Columns and rows have their own sizes: those without a card are small. An axis has at most eight cards, and one of
/// eight has no free ends, so the sizes below fit into 80 columns.
struct Grid {
    columns: Vec<Span>,
    rows: Vec<Span>,
    /// Whether the words of the cards must be short.
    short: bool,
}

/// A column or a row: its number in the names of cells, where it begins and how wide or high it is.
#[derive(Clone, Copy)]
struct Span {
    number: i8,
    from: u16,
    size: u16,
}

/// The board of a view.
pub(crate) fn board(view: &View) -> Vec<LayoutCell> {
    let mut spots: Vec<Spot> = view.table.iter().map(|laid| (laid.cell, Some(laid.card))).collect();
    view.cross().for_each_place(view.shape, |cell, cards| {
        if !cards.without(view.left_out()).is_empty() {
            spots.push((cell, None));
        }
    });
    spots.sort_unstable();
    let grid = Grid::of(&spots);
    let cells = spots.iter().flat_map(|&(cell, card)| match card {
        Some(card) => grid.card(cell, card, view.centre == Some(cell)),
        None => vec![grid.free(cell)],
    });
    cells.collect()
}

impl Grid {
    fn of(spots: &[Spot]) -> Self {
        let lines = |along: fn(&Cell) -> i8| -> Vec<(i8, bool)> {
            let numbers = spots.iter().map(|(cell, _)| along(cell));
            let (low, high) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
            let has_card = |number| spots.iter().any(|(cell, card)| along(cell) == number && card.is_some());
            (low..=high).map(|number| (number, has_card(number))).collect()
        };
        let spans = |lines: &[(i8, bool)], card: u16, free: u16| -> Vec<Span> {
            let mut next = 0;
            let span = |&(number, has_card): &(i8, bool)| {
                let size = if has_card { card } else { free };
                next += size;
                Span { number, from: next - size, size }
            };
            lines.iter().map(span).collect()
        };
        let (columns, rows) = (lines(|cell| cell.x()), lines(|cell| cell.y()));
        let cards = |lines: &[(i8, bool)]| lines.iter().filter(|(_, has_card)| *has_card).count();
        let (wide, end) = match cards(&columns) {
            ..=5 => (13, 7),
            6 => (11, 7),
            _ => (10, 5),
        };
        let high = if cards(&rows) <= ROWS_OF_HIGH_CARDS { 3 } else { 2 };
        Grid { columns: spans(&columns, wide, end), rows: spans(&rows, high, 1), short: wide < 13 }
    }

    /// A cell of the board that covers this cell of the table.
    fn spot(&self, cell: Cell) -> LayoutCell {
        let find = |spans: &[Span], number: i8| {
            let found = spans.iter().find(|span| span.number == number);
            *found.expect("a span for every cell that is shown")
        };
        let (column, row) = (find(&self.columns, cell.x()), find(&self.rows, cell.y()));
        LayoutCell::at(column.from, row.from).size(column.size, row.size).target(Target::of(cell))
    }

    /// Where the next card may lie. It shows its name, which is what a player types.
    fn free(&self, cell: Cell) -> LayoutCell {
        let label = Message::new("mixx-board-free").text("cell", cell);
        self.spot(cell).role(Role::Free).art(cell.to_string()).label(label)
    }

    /// A card: its frame, its colour and its motif. The frame of the centre is square.
    fn card(&self, cell: Cell, card: Card, centre: bool) -> Vec<LayoutCell> {
        let role = Role::Card(colour_of(card));
        let frame = self.spot(cell).role(role);
        let (width, height) = (usize::from(frame.width), usize::from(frame.height));
        let sign = if height > 2 { sign_of(card.motif()) } else { ("", "") };
        let ascii = if centre { ["[]", "[]", "[]"] } else { ["/\\", "||", "\\/"] };
        let unicode = if centre { ["╔╗", "║║", "╚╝"] } else { ["╭╮", "││", "╰╯"] };
        let art = (&*outline(ascii, sign.0, width, height), &*outline(unicode, sign.1, width, height));
        let label = Message::new(if centre { "mixx-board-centre-card" } else { "mixx-board-laid" });
        let label = name_card(label, card).text("cell", cell);
        let words = |line: u16, key: &'static str, name: &'static str, value: &str| {
            LayoutCell::at(frame.x + 1, frame.y + frame.height - line)
                .size(frame.width - 2, 1)
                .role(role)
                .words(Message::new(key).text(name, value))
                .target(Target::of(cell))
        };
        let colour = if self.short { "mixx-board-colour-short" } else { "mixx-board-colour" };
        let motif = if self.short { "mixx-board-motif-short" } else { "mixx-board-motif" };
        let colour = words(2, colour, "colour", card.colour().name());
        let motif = words(1, motif, "motif", card.motif().name());
        vec![frame.art(art).label(label), colour, motif]
    }
}

/// The edges of a card, left and right: of its first line, of those between and of the last one. Within the first line
/// stands the sign.
fn outline(edges: [&str; 3], sign: &str, width: usize, height: usize) -> String {
    let line = |index: usize| {
        let edge = match index {
            0 => edges[0],
            _ if index + 1 == height => edges[2],
            _ => edges[1],
        };
        let (left, right) = edge.split_at(edge.len() / 2);
        let sign = if index == 0 { sign } else { "" };
        format!("{left}{sign:^0$}{right}", width - 2)
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}
