//! How the table looks in characters.
//!
//! Every square is five characters wide. Its first column stays free, so that planks side by side are told apart; the
//! squares of a horizontal plank are joined over it. A piece is the number of its seat; up to four of them stand side by
//! side on a field. In each corner the upper line of the island shows who starts there, the lower one who arrives.

use crosstable_core::{
    Align, Art, Colour, Layout, LayoutCell, Message, Role, Seat, SeatLine, Target, Viewer,
};

use crate::components::{PIECES, ROLLS, allows_relay};
use crate::notation::{HandPlank, PASS, TAKE};
use crate::{Camp, Corner, Field, Fields, Island, Lie, Phase, Plank, Planks, View};

/// Columns of the names of the rows, and columns of a square.
const LEFT: u16 = 2;
const WIDTH: u16 = 5;
/// Columns of an island between its two edges.
const INSIDE: u16 = 2 * WIDTH - 3;
const WATER: (&str, &str) = ("~", "≈");

pub(crate) fn layout(view: &View) -> Layout {
    let mut board = Vec::new();
    for place in 0..view.board {
        let letter = char::from(b'a' + place).to_string();
        board.push(LayoutCell::at(column(place) + 2, 0).role(Role::Label).art(letter));
        let number = LayoutCell::at(0, line(place)).size(LEFT, 1).role(Role::Label);
        board.push(number.align(Align::Right).art((place + 1).to_string()));
    }
    let river = view.river();
    board.extend(river.into_iter().map(|field| view.square(field)));
    board.extend(view.islands.iter().flat_map(|island| view.island(island)));
    // What moves comes last: it lies on the rest, and the cells before it keep their numbers.
    board.extend(river.into_iter().flat_map(|field| view.standing_on(field)));
    Layout {
        board,
        areas: Planks::that_fit(river).iter().map(area).collect(),
        hand: view.hand(),
        actions: vec![
            button(Message::new("crossado-board-take"), Target::new(TAKE)),
            button(Message::new("crossado-board-pass"), Target::new(PASS)),
        ],
        seats: view.camps.iter().map(|camp| seat_line(view, camp)).collect(),
        turn: view.turn,
        notes: view.notes(),
    }
}

impl View {
    fn river(&self) -> Fields {
        let land: Fields = self.islands.iter().flat_map(|island| island.squares.iter().copied()).collect();
        let board = Field::all().filter(|field| field.column() < self.board && field.row() < self.board);
        board.filter(|field| !land.has(*field)).collect()
    }

    /// Water, or a third of a plank.
    fn square(&self, field: Field) -> LayoutCell {
        let (x, y) = (column(field.column()), line(field.row()));
        let found = self.planks.iter().find_map(|plank| {
            let part = plank.fields().into_iter().position(|part| part == field)?;
            Some((*plank, part))
        });
        let cell = match found {
            None => LayoutCell::at(x, y).size(WIDTH, 1).role(Role::Ground).art(WATER),
            Some((plank, part)) => {
                // Wood has a colour: only where a plank goes on to the left, the free column belongs to it.
                let joined = plank.lie == Lie::Horizontal && part > 0;
                let (ascii, unicode) = wood(plank.lie)[part];
                let wood = if joined {
                    LayoutCell::at(x, y).size(WIDTH, 1).art((ascii, unicode))
                } else {
                    LayoutCell::at(x + 1, y).size(WIDTH - 1, 1).art((ascii.trim(), unicode.trim()))
                };
                let wood = wood.role(Role::Wood);
                if part == 0 { wood.label(ends(Message::new("crossado-board-plank"), plank)) } else { wood }
            }
        };
        cell.target(Target::of(field))
    }

    /// The pieces on a field, side by side.
    fn standing_on(&self, field: Field) -> impl Iterator<Item = LayoutCell> {
        let here: Vec<Seat> =
            self.camps.iter().filter(|camp| camp.crossing.contains(&field)).map(|camp| camp.seat).collect();
        let first = column(field.column()) + if here.len() < 3 { 2 } else { 1 };
        here.into_iter().zip(first..).map(move |(seat, x)| {
            let label = Message::new("crossado-board-piece").seat("who", seat).text("field", field);
            LayoutCell::at(x, line(field.row()))
                .role(Role::Seat(seat))
                .art(seat.to_string())
                .target(Target::of(field))
                .label(label)
                .ghost([seat.to_string().into()])
        })
    }

    /// The edges of an island, who arrives there and who starts there.
    fn island(&self, island: &Island) -> Vec<LayoutCell> {
        let Some(first) = island.squares.first() else { return Vec::new() };
        let (x, y) = (column(first.column()) + 1, line(first.row()));
        let corner = island.corner;
        let edge =
            |x, art: (&str, &str)| LayoutCell::at(x, y).size(1, 2).role(Role::Card(Colour::Green)).art(art);
        let inside = |y| LayoutCell::at(x + 1, y).size(INSIDE, 1).target(self.island_target(corner));
        let empty = |y| inside(y).role(Role::Card(Colour::Green)).art("");
        // Nobody has a corner before the lot has said who is alone.
        let camps = if self.phase == Phase::Lone { &[][..] } else { &self.camps };
        let start = camps.iter().find(|camp| camp.start == corner);
        let goal = camps.iter().find(|camp| camp.goal == corner);
        let who = |key, camp: &Camp, count: u8| {
            Message::new(key).text("corner", corner).seat("who", camp.seat).number("count", count)
        };
        let arrives = goal.map_or_else(
            || empty(y + 1),
            |camp| {
                let (pieces, unicode) = crowd(camp.seat, camp.arrived);
                inside(y + 1)
                    .role(Role::Seat(camp.seat))
                    .art((&*format!(">{} {pieces}", camp.seat), &*format!("→{} {unicode}", camp.seat)))
                    .label(who("crossado-board-goal", camp, camp.arrived))
            },
        );
        let starts = start.map_or_else(
            || empty(y),
            |camp| {
                let (pieces, unicode) = crowd(camp.seat, camp.waiting);
                inside(y)
                    .role(Role::Seat(camp.seat))
                    .art((&*format!("{}> {pieces}", camp.seat), &*format!("{}→ {unicode}", camp.seat)))
                    .label(who("crossado-board-start", camp, camp.waiting))
                    .ghost([camp.seat.to_string().into()])
            },
        );
        // Who arrives comes first: there a piece is shown that is about to go into its goal.
        vec![edge(x, ("/\n\\", "╭\n╰")), arrives, starts, edge(x + 1 + INSIDE, ("\\\n/", "╮\n╯"))]
    }

    /// How an island is called: the viewer's own are `start` and `goal`, as in the viewer's moves; the others by their
    /// corners.
    pub(crate) fn island_target(&self, corner: Corner) -> Target {
        let own = self.camps.iter().find(|camp| self.viewer.is(camp.seat));
        match own {
            Some(camp) if camp.start == corner => Target::new("start"),
            Some(camp) if camp.goal == corner => Target::new("goal"),
            _ => Target::of(corner),
        }
    }

    /// A plank to lay, both ways: what is picked decides how it lies.
    fn hand(&self) -> Vec<LayoutCell> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let lays = |kind: fn(Lie) -> HandPlank| [Lie::Horizontal, Lie::Vertical].map(|lie| plank(kind(lie)));
        match self.phase {
            Phase::Laying if self.camps.iter().any(|camp| camp.seat == seat && camp.planks > 0) => {
                lays(HandPlank::Own).into()
            }
            Phase::Relaying if self.turn == Some(seat) => lays(HandPlank::Taken).into(),
            _ => Vec::new(),
        }
    }

    /// What is due, then how far the game is.
    fn notes(&self) -> Vec<Message> {
        let turn = Message::new("crossado-board-turn")
            .number("turn", i64::from(self.turns) + 1)
            .number("limit", i64::from(self.limit) * self.camps.len() as i64);
        match self.phase {
            Phase::Lone | Phase::Lot | Phase::Laying | Phase::Over => vec![self.due()],
            Phase::Rolling | Phase::Moving | Phase::Relaying => vec![self.due(), turn],
        }
    }

    fn due(&self) -> Message {
        let (Some(seat), die) = (self.turn, self.die.unwrap_or_default()) else {
            return Message::new(match self.phase {
                Phase::Over => "crossado-board-over",
                Phase::Lone => "crossado-board-lone",
                _ => "crossado-board-lot",
            });
        };
        let due = |key| Message::new(key).seat("who", seat);
        let rolled = |key| due(key).number("die", die);
        match (self.phase, self.taken) {
            (Phase::Rolling, _) if self.rolls == 0 => due("crossado-board-rolls"),
            (Phase::Rolling, _) => {
                due("crossado-board-rolls-again").number("roll", self.rolls + 1).number("rolls", ROLLS)
            }
            (Phase::Moving, _) => {
                let position = self.position();
                let takes = allows_relay(die) && !self.relaid && !position.takeable().is_empty();
                match (self.stuck, takes) {
                    (None, true) => rolled("crossado-board-walks-or-takes"),
                    (None, false) => rolled("crossado-board-walks"),
                    (Some(why), true) => rolled("crossado-board-stuck-takes").text("why", why),
                    (Some(why), false) => rolled("crossado-board-stuck-passes").text("why", why),
                }
            }
            (Phase::Relaying, Some(taken)) => {
                ends(rolled("crossado-board-relays").text("plank", taken), taken)
            }
            _ => due("crossado-board-lays"),
        }
    }
}

/// Adds the first and the last field of a plank.
pub(crate) fn ends(message: Message, plank: Plank) -> Message {
    let last = plank.fields().into_iter().last().unwrap_or(plank.field);
    message.text("from", plank.field).text("to", last)
}

/// The thirds of a plank. It is drawn double along its grain.
const fn wood(lie: Lie) -> [(&'static str, &'static str); 3] {
    match lie {
        Lie::Horizontal => [(" ====", " ╞═══"), ("=====", "═════"), ("=====", "════╡")],
        Lie::Vertical => [(" .--.", " ╓──╖"), (" |  |", " ║  ║"), (" '--'", " ╙──╜")],
    }
}

/// A plank in the hand.
fn plank(plank: HandPlank) -> LayoutCell {
    let (HandPlank::Own(lie) | HandPlank::Taken(lie)) = plank;
    let (art, words) = match lie {
        Lie::Horizontal => (("===", "╞═╡"), "crossado-board-hand-across"),
        Lie::Vertical => (("|", "║"), "crossado-board-hand-down"),
    };
    let words = Message::new(words);
    LayoutCell::beside()
        .role(Role::Wood)
        .art(art)
        .words(words.clone())
        .target(plank.target())
        .label(words)
        .ghost(wood(lie).map(Art::from))
}

fn button(words: Message, target: Target) -> LayoutCell {
    LayoutCell::beside().words(words.clone()).label(words).target(target)
}

fn seat_line(view: &View, camp: &Camp) -> SeatLine {
    let text = match view.phase {
        Phase::Lone => Message::new("crossado-board-seat-open").number("planks", camp.planks),
        _ => Message::new("crossado-board-seat")
            .text("corner", camp.start)
            .number("waiting", camp.waiting)
            .number("crossing", camp.crossing.len() as i64)
            .number("arrived", camp.arrived)
            .number("planks", camp.planks),
    };
    SeatLine { seat: camp.seat, text, open: Vec::new() }
}

/// A place for a plank, and its squares.
fn area(plank: Plank) -> (Target, Vec<Target>) {
    (Target::of(plank), plank.fields().into_iter().map(Target::of).collect())
}

/// So many pieces of one player in a row, and their empty places.
fn crowd(seat: Seat, count: u8) -> (String, String) {
    let (pieces, free) = (seat.to_string().repeat(count.into()), PIECES.saturating_sub(count).into());
    (pieces.clone() + &".".repeat(free), pieces + &"·".repeat(free))
}

fn column(column: u8) -> u16 {
    LEFT + WIDTH * u16::from(column)
}

fn line(row: u8) -> u16 {
    1 + u16::from(row)
}
