//! The cross on the table and where it can grow.

use crate::axis::Axis;
use crosstable_core::serde::{Deserialize, Serialize};

use crate::refusal::RefusalReason;
use crate::{Card, CardSet, Cell};

/// What the players build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Shape {
    /// A cross of two axes.
    #[default]
    Cross,
    /// A single line, for younger children (MX-16).
    Line,
}

/// How far the cross has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// No card yet.
    Empty,
    /// One card; no direction yet. It stands in `across`.
    Single,
    /// A line from west to east; any of its cards can become the centre.
    Across,
    /// A line from north to south; any of its cards can become the centre.
    Down,
    /// The centre is fixed.
    Fixed,
}

/// The cards of one round on the table (MX-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cross {
    form: Form,
    /// West to east, in the centre's row; before there is a centre, in row 0.
    across: Axis,
    /// North to south, in the centre's column; before there is a centre, in column 0.
    down: Axis,
    /// Where the axes meet, `0,0` before that is known.
    centre: Cell,
}

impl Cross {
    /// The table before the first card.
    pub const EMPTY: Cross =
        Cross { form: Form::Empty, across: Axis::NONE, down: Axis::NONE, centre: Cell::ORIGIN };

    /// No cross has more places for the next card: both ends and both sides of a line of eight.
    pub const MOST_PLACES: usize = 2 + 2 * 8;

    /// How many cards it has.
    #[inline]
    pub const fn len(&self) -> u8 {
        match self.form {
            Form::Empty => 0,
            Form::Single | Form::Across => self.across.len(),
            Form::Down => self.down.len(),
            // The centre stands in both axes.
            Form::Fixed => self.across.len() + self.down.len() - 1,
        }
    }

    /// Whether no card lies there yet.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self.form, Form::Empty)
    }

    /// The cell of the centre, once it is fixed (MX-06).
    pub fn centre(&self) -> Option<Cell> {
        (self.form == Form::Fixed).then_some(self.centre)
    }

    /// How many cards stand in each axis, and which could join it. A line is the first axis; the second one has no card
    /// until the centre is fixed.
    #[inline]
    pub const fn axes(&self) -> [(u8, CardSet); 2] {
        let (first, second) = match self.form {
            Form::Down => (&self.down, &self.across),
            _ => (&self.across, &self.down),
        };
        [(first.len(), first.free()), (second.len(), second.free())]
    }

    /// The card on this cell.
    pub fn at(&self, cell: Cell) -> Option<Card> {
        let across = if cell.y() == self.centre.y() { self.across.at(cell.x()) } else { None };
        across.or_else(|| if cell.x() == self.centre.x() { self.down.at(cell.y()) } else { None })
    }

    /// All cards with their cells, as one reads.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        let laid = |cell: Cell| self.at(cell).map(|card| (cell, card));
        Cell::all().filter_map(laid)
    }

    /// Calls `visit` with every cell where the next card may lie and the cards that may lie there, as one reads.
    /// Moves are listed, counted and judged by this alone. A place where no card fits any more may be among them.
    #[inline]
    pub fn for_each_place(&self, shape: Shape, mut visit: impl FnMut(Cell, CardSet)) {
        let (centre, across, down) = (self.centre, &self.across, &self.down);
        // Beyond our reach there can only be the end of an axis that is full.
        let mut place = |x: i8, y: i8, cards: CardSet| {
            if let Some(cell) = Cell::new(x, y) {
                visit(cell, cards);
            }
        };
        // MX-05: until there is a centre, the line also grows at a right angle against any of its cards; MX-16: but
        // it does not where a line is all that is built.
        let bends = shape == Shape::Cross;
        match self.form {
            // MX-03
            Form::Empty => place(0, 0, CardSet::ALL),
            // MX-05: the first two cards form a line in either direction.
            Form::Single => {
                for (x, y) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
                    place(x, y, across.free());
                }
            }
            Form::Across => {
                if bends {
                    across.iter().for_each(|(x, card)| place(x, -1, card.friends()));
                }
                place(across.low() - 1, 0, across.free());
                place(across.high() + 1, 0, across.free());
                if bends {
                    across.iter().for_each(|(x, card)| place(x, 1, card.friends()));
                }
            }
            Form::Down => {
                place(0, down.low() - 1, down.free());
                if bends {
                    for (y, card) in down.iter() {
                        place(-1, y, card.friends());
                        place(1, y, card.friends());
                    }
                }
                place(0, down.high() + 1, down.free());
            }
            // MX-06
            Form::Fixed => {
                place(centre.x(), down.low() - 1, down.free());
                place(across.low() - 1, centre.y(), across.free());
                place(across.high() + 1, centre.y(), across.free());
                place(centre.x(), down.high() + 1, down.free());
            }
        }
    }

    /// Whether the card may lie on the cell, and if not, what is wrong: first the place, then the colour, then the
    /// motif.
    pub(crate) fn takes(&self, card: Card, cell: Cell, shape: Shape) -> Result<(), RefusalReason> {
        let mut room = None;
        self.for_each_place(shape, |place, cards| {
            if place == cell {
                room = Some(cards);
            }
        });
        match room {
            None => Err(self.why_no_place(cell)),
            Some(cards) if cards.contains(card) => Ok(()),
            // Only a colour that stands in the axis has no card left that fits; a motif that does takes one only.
            Some(cards) if cards.and(card.colour().cards()).is_empty() => {
                Err(RefusalReason::ColourTaken { card })
            }
            Some(_) => Err(RefusalReason::MotifTaken { card }),
        }
    }

    /// What is wrong with a cell that is no place for a card.
    fn why_no_place(&self, cell: Cell) -> RefusalReason {
        if self.is_empty() {
            RefusalReason::FirstCard { cell }
        } else if self.at(cell).is_some() {
            RefusalReason::CellTaken { cell }
        } else if !self.iter().any(|(laid, _)| laid.touches(cell)) {
            RefusalReason::NoNeighbour { cell }
        } else if let Some(centre) = self.centre() {
            RefusalReason::CentreFixed { cell, centre }
        } else {
            // Beside a line there is always a place for a card, unless only lines are built.
            RefusalReason::LineOnly { cell }
        }
    }

    /// Lays a card on a cell where it may lie.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, cell: Cell) {
        let (x, y) = (cell.x(), cell.y());
        match self.form {
            Form::Empty => *self = Cross { form: Form::Single, across: Axis::of(0, card), ..Cross::EMPTY },
            Form::Single if y == 0 => {
                self.form = Form::Across;
                self.across.join(x, card);
            }
            Form::Single => {
                self.form = Form::Down;
                self.down = self.across;
                self.across = Axis::NONE;
                self.down.join(y, card);
            }
            Form::Across if y == 0 => self.across.join(x, card),
            Form::Down if x == 0 => self.down.join(y, card),
            // MX-05: the card at whose side this one lies becomes the centre.
            Form::Across => {
                if let (Some(middle), Some(centre)) = (self.across.at(x), Cell::new(x, 0)) {
                    self.fix(centre);
                    self.down = Axis::of(0, middle);
                    self.down.join(y, card);
                }
            }
            Form::Down => {
                if let (Some(middle), Some(centre)) = (self.down.at(y), Cell::new(0, y)) {
                    self.fix(centre);
                    self.across = Axis::of(0, middle);
                    self.across.join(x, card);
                }
            }
            Form::Fixed if y == self.centre.y() => self.across.join(x, card),
            Form::Fixed => self.down.join(y, card),
        }
    }

    /// From now on the axes meet here.
    fn fix(&mut self, centre: Cell) {
        self.form = Form::Fixed;
        self.centre = centre;
    }

    /// The cross that consists of these cards, in whatever order they are named.
    pub(crate) fn of(laid: &[(Cell, Card)], centre: Option<Cell>) -> Self {
        let middle = centre.unwrap_or(Cell::ORIGIN);
        let axis = |along: fn(Cell) -> i8, beside: fn(Cell) -> i8| {
            let mut cards = laid.iter().filter(|(cell, _)| beside(*cell) == beside(middle));
            let first = cards.next().map(|(cell, card)| Axis::of(along(*cell), *card));
            cards.fold(first.unwrap_or(Axis::NONE), |mut axis, (cell, card)| {
                axis.join(along(*cell), *card);
                axis
            })
        };
        let (across, down) = (axis(Cell::x, Cell::y), axis(Cell::y, Cell::x));
        match (laid.len(), centre) {
            (0, _) => Cross::EMPTY,
            (1, _) => Cross { form: Form::Single, across, ..Cross::EMPTY },
            (_, Some(centre)) => Cross { form: Form::Fixed, across, down, centre },
            (_, None) if across.len() > 1 => Cross { form: Form::Across, across, ..Cross::EMPTY },
            (_, None) => Cross { form: Form::Down, down, ..Cross::EMPTY },
        }
    }
}
