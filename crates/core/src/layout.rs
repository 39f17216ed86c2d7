//! How a view looks, as data: for terminals, plain text and screen readers. Words are [`Message`]s, so that each client
//! says them in its language.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Target};

/// The largest board in characters. A layout may come from outside; what lies beyond is not drawn.
pub(crate) const LARGEST: (u16, u16) = (160, 400);

/// How a viewer's table looks.
///
/// The board is drawn in characters: every cell has its place and its size, and a later cell lies on the earlier ones.
/// What a player can point at has a [`Target`]; legal moves name the same targets. [`example`](crate::example) has the
/// layout of a small game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Layout {
    /// The board, at most 80 characters wide.
    pub board: Vec<LayoutCell>,
    /// Places that cover several cells of the board, in the order in which a piece there covers them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::HashMap<String, Vec<String>>))]
    pub areas: BTreeMap<Target, Vec<Target>>,
    /// What the viewer holds or can pick beside the board, one after the other.
    pub hand: Vec<LayoutCell>,
    /// What can be done without picking anything, or before anything is picked: draw, pass, lay. All there are; clients
    /// show those that are legal.
    pub actions: Vec<LayoutCell>,
    /// What everybody knows of each seat.
    pub seats: Vec<SeatLine>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Seat>,
    /// What else there is to know, the most important first: what is due, piles, rounds, dice.
    pub notes: Vec<Message>,
}

/// A seat, and what lies open before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct SeatLine {
    pub seat: Seat,
    /// Its points, the size of its hand; the name stands before it.
    pub text: Message,
    /// What lies open before it, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<LayoutCell>,
}

/// One rectangle of characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct LayoutCell {
    /// Columns from the left edge of the board; of no meaning beside the board.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub x: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub y: u16,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub width: u16,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub height: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub role: Role,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub align: Align,
    /// Characters to draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<Art>,
    /// Words to draw, behind the characters if there are both; what does not fit is cut off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Message>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// What a screen reader says of it; nothing of what is only drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Message>,
    /// What it would look like on the board, for each cell of the place to which it goes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>"))]
    pub ghost: Vec<Art>,
}

/// What a cell is, which decides how it is drawn. Colours only repeat what characters or words say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Words and numbers.
    #[default]
    Text,
    /// The name of a row or a column, a legend.
    Label,
    /// Points and other numbers that matter.
    Value,
    /// A line that joins or separates; decoration.
    Line,
    /// An empty place.
    Free,
    /// A place that cannot be used, or the ground between places.
    Ground,
    /// Something to stand on: a plank, the bare wood of a bar.
    Wood,
    /// A card, a tile, a coloured field.
    Card(Colour),
    /// A piece that stands out from its ground.
    Piece(Colour),
    /// A piece of this seat, in the colour in which its name is written.
    Seat(Seat),
}

/// The colours of components.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Turquoise,
    Blue,
    Violet,
    Pink,
    Grey,
}

/// Where characters and words stand in a cell that is wider than they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Align {
    #[default]
    Center,
    Left,
    Right,
}

/// Characters, in ASCII and as they look where all of Unicode can be shown. Lines are separated by `\n`. Every character
/// takes one column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Art {
    /// The same in both.
    Same(String),
    /// First in ASCII, then in Unicode.
    Both(String, String),
}

impl Art {
    /// For a terminal that can show no more than ASCII.
    pub fn ascii(&self) -> &str {
        let (Art::Same(ascii) | Art::Both(ascii, _)) = self;
        ascii
    }

    /// For a terminal that can show all of Unicode.
    pub fn unicode(&self) -> &str {
        let (Art::Same(unicode) | Art::Both(_, unicode)) = self;
        unicode
    }
}

impl From<&str> for Art {
    fn from(text: &str) -> Self {
        Art::Same(text.to_owned())
    }
}

impl From<String> for Art {
    fn from(text: String) -> Self {
        Art::Same(text)
    }
}

/// ASCII first, then Unicode.
impl From<(&str, &str)> for Art {
    fn from((ascii, unicode): (&str, &str)) -> Self {
        Art::Both(ascii.to_owned(), unicode.to_owned())
    }
}

impl Layout {
    /// Columns and lines of the board.
    pub fn size(&self) -> (u16, u16) {
        let cells = self.board.iter();
        let end = |start: u16, size: u16, most: u16| start.saturating_add(size).min(most);
        let (width, height) = LARGEST;
        cells.fold((0, 0), |(w, h), cell| {
            (w.max(end(cell.x, cell.width, width)), h.max(end(cell.y, cell.height, height)))
        })
    }

    /// Everything a player can point at.
    pub fn targets(&self) -> BTreeSet<&Target> {
        let cells = self.board.iter().chain(&self.hand).chain(&self.actions);
        cells.filter_map(|cell| cell.target.as_ref()).chain(self.areas.keys()).collect()
    }

    /// The cells of the board that a target stands for, in the order in which a piece there covers them.
    pub fn cells_at<'a>(&'a self, target: &'a Target) -> impl Iterator<Item = &'a LayoutCell> {
        let parts = self.areas.get(target).map_or(std::slice::from_ref(target), Vec::as_slice);
        parts.iter().flat_map(|part| self.board.iter().filter(move |cell| cell.target.as_ref() == Some(part)))
    }

    /// The thing beside the board with this target.
    pub fn pick(&self, target: &Target) -> Option<&LayoutCell> {
        let mut beside = self.hand.iter().chain(&self.actions);
        beside.find(|cell| cell.target.as_ref() == Some(target))
    }
}

impl LayoutCell {
    /// An empty cell of one character at this column and line.
    pub const fn at(x: u16, y: u16) -> Self {
        LayoutCell {
            x,
            y,
            width: 1,
            height: 1,
            role: Role::Text,
            align: Align::Center,
            art: None,
            words: None,
            target: None,
            label: None,
            ghost: Vec::new(),
        }
    }

    /// A cell beside the board, which has no place.
    pub const fn beside() -> Self {
        LayoutCell::at(0, 0)
    }

    /// Sets its size in characters.
    #[must_use]
    pub fn size(self, width: u16, height: u16) -> Self {
        LayoutCell { width, height, ..self }
    }

    /// Sets what it is.
    #[must_use]
    pub fn role(self, role: Role) -> Self {
        LayoutCell { role, ..self }
    }

    /// Sets where its content stands.
    #[must_use]
    pub fn align(self, align: Align) -> Self {
        LayoutCell { align, ..self }
    }

    /// Sets its characters; a pair is ASCII and Unicode.
    #[must_use]
    pub fn art(self, art: impl Into<Art>) -> Self {
        LayoutCell { art: Some(art.into()), ..self }
    }

    /// Sets its words.
    #[must_use]
    pub fn words(self, words: Message) -> Self {
        LayoutCell { words: Some(words), ..self }
    }

    /// Sets what a player points at here.
    #[must_use]
    pub fn target(self, target: Target) -> Self {
        LayoutCell { target: Some(target), ..self }
    }

    /// Sets what a screen reader says.
    #[must_use]
    pub fn label(self, label: Message) -> Self {
        LayoutCell { label: Some(label), ..self }
    }

    /// Sets what it would look like on the board.
    #[must_use]
    pub fn ghost(self, ghost: impl IntoIterator<Item = Art>) -> Self {
        LayoutCell { ghost: ghost.into_iter().collect(), ..self }
    }
}

/// Whether there is no need to write the value.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_one(number: &u16) -> bool {
    *number == 1
}

const fn one() -> u16 {
    1
}
