//! What a viewer sees: the whole position, because nothing is hidden in this game.

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, MAX_SEATS, Seat, Viewer, view_head};

use crate::colour::{Colour, Colours};
use crate::jokers::MOST_JOKERS;
use crate::position::{Phase, Position};
use crate::setup::{self, MOST_TURNS};
use crate::side::Side;
use crate::spot::{FIELDS, Row, Spot};
use crate::stack::Stack;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct View {
    pub viewer: Viewer,
    pub actor: Actor,
    pub phase: Phase,
    pub players: u8,
    /// How many figures each player has (CN-04).
    pub figures: u8,
    /// Of three players the one who has two colours and sits opposite, once that is known (CN-04).
    pub double: Option<Seat>,
    /// How many turns each player has (CN-24).
    pub limit: u16,
    /// How many of them the seat whose turn it is still has, this one included.
    pub turns_left: u16,
    /// Whose turn it is or, when the game is over, was; before the first turn the seat that is named to begin.
    pub turn: Option<Seat>,
    /// Turns that have ended, those of all players together.
    pub turns: u16,
    /// Points of the seat to move that are not used yet.
    pub points: u8,
    /// Jokers the seat to move has played in this turn.
    pub jokers_played: u8,
    /// The rows in which a bar lies, from the near side.
    pub rows: Vec<ViewRow>,
    /// The seats in order.
    pub seats: Vec<ViewSeat>,
}

view_head!(View, Phase);

/// One row of the stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub struct ViewRow {
    /// Its number, 1 at the near side.
    pub row: u8,
    /// The bar in it by its pattern, as in `R.B.G.Y.`.
    pub bar: String,
    /// How many fields the bar is shifted to the right, as the near side sees it; negative to the left.
    pub offset: i16,
    /// The figures on it, from the left.
    pub figures: Vec<Figures>,
    /// The jokers on it, from the left.
    pub jokers: Vec<Joker>,
}

/// The figure on a field, or the figures that share their start field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct Figures {
    /// The field of the bar, 1 to 8 from the left.
    pub field: u8,
    pub seat: Seat,
    /// Their colour, which is the field's.
    pub colour: Colour,
    pub count: u8,
}

/// A joker that blocks a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub struct Joker {
    /// The field of the bar, 1 to 8 from the left.
    pub field: u8,
    /// It is taken away when the turn of this seat comes round; without a seat it stays for good (CN-19).
    pub until: Option<Seat>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct ViewSeat {
    pub seat: Seat,
    /// Where it sits; of three players all are near until the lot has said who sits opposite.
    pub side: Side,
    /// The colours it plays; none before they are drawn.
    pub colours: Vec<Colour>,
    /// How many jokers it holds.
    pub jokers: u8,
    /// How many of its figures have crossed.
    pub across: u8,
    /// How many rows its other figures together still have to go (CN-23).
    pub rows_to_go: u16,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let seats = Seat::all(position.players).map(|seat| ViewSeat {
            seat,
            side: position.side(seat),
            colours: position.colours[seat.index()].iter().collect(),
            jokers: position.jokers[seat.index()],
            across: position.across[seat.index()],
            rows_to_go: position.rows_to_go(seat),
        });
        View {
            viewer,
            actor: position.actor(),
            phase: position.phase,
            players: position.players,
            figures: setup::figures_of(position.players),
            double: position.double,
            limit: position.limit,
            turns_left: position.turns_left(),
            turn: position.turn,
            turns: position.turns,
            points: position.points,
            jokers_played: position.jokers_played,
            rows: position.laid_rows().map(|row| ViewRow::of(position, row)).collect(),
            seats: seats.collect(),
        }
    }

    /// The position that looks like this. A view can come from outside, so numbers that no game has are brought into
    /// range.
    pub(crate) fn position(&self) -> Position {
        let mut position = Position {
            players: self.players.clamp(2, MAX_SEATS as u8),
            limit: self.limit.min(MOST_TURNS),
            phase: self.phase,
            double: self.double,
            turn: self.turn,
            turns: self.turns.min(MOST_TURNS * MAX_SEATS as u16),
            points: self.points.min(5),
            jokers_played: self.jokers_played.min(MOST_JOKERS),
            laid: (self.rows.len() as u8).saturating_sub(1),
            stack: Stack::unlaid(),
            colours: [Colours::NONE; MAX_SEATS],
            home: [0; 4],
            across: [0; MAX_SEATS],
            jokers: [0; MAX_SEATS],
        };
        for seat in &self.seats {
            let index = seat.seat.index();
            position.colours[index] = seat.colours.iter().fold(Colours::NONE, |set, one| set.with(*one));
            position.across[index] = seat.across.min(3);
            position.jokers[index] = seat.jokers.min(MOST_JOKERS);
        }
        for row in &self.rows {
            row.put_into(&mut position);
        }
        if !matches!(self.phase, Phase::Double | Phase::Bars) {
            position.stack.connect();
        }
        position
    }
}

impl ViewRow {
    fn of(position: &Position, row: Row) -> Self {
        let stack = &position.stack;
        let figures = Spot::in_mask(row, stack.figures(row)).filter_map(|spot| {
            let colour = position.colour_at(spot)?;
            let seat = position.owner(colour)?;
            let count = if row.is_end() { position.home[colour.index()] } else { 1 };
            Some(Figures { field: spot.field() + 1, seat, colour, count })
        });
        let jokers = Spot::in_mask(row, stack.jokers(row))
            .map(|spot| Joker { field: spot.field() + 1, until: stack.laid_by(spot) });
        ViewRow {
            row: row.number(),
            bar: stack.bar(row).to_string(),
            offset: stack.offset(row),
            figures: figures.collect(),
            jokers: jokers.collect(),
        }
    }

    fn put_into(&self, position: &mut Position) {
        let row = Row::all().find(|row| row.number() == self.row).unwrap_or(Row::FIRST);
        let spot = |field: u8| row.spot(field.wrapping_sub(1) % FIELDS);
        if let Ok(bar) = self.bar.parse() {
            position.stack.lay(row, bar, self.offset);
        }
        for figures in &self.figures {
            position.stack.put_figure(spot(figures.field));
            if row.is_end() {
                position.home[figures.colour.index()] = figures.count.min(3);
            }
        }
        for joker in &self.jokers {
            position.stack.put_joker(spot(joker.field), joker.until);
        }
    }
}
