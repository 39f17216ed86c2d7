//! The 54 tiles (CW-02): what a person with the printed game would correct here if we had it wrong.

use crosstable_core::serde::{Deserialize, Serialize};

/// How many tiles there are of each symbol (CW-02, data).
pub(crate) const EACH_SYMBOL: u8 = 7;
/// How many tiles there are of each action (CW-02, data).
pub(crate) const EACH_ACTION: u8 = 3;

/// What a symbol tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Symbol {
    Sun,
    Cross,
    Triangle,
    Square,
    Pentagon,
    Star,
}

impl Symbol {
    /// All six.
    pub const ALL: [Symbol; 6] =
        [Symbol::Sun, Symbol::Cross, Symbol::Triangle, Symbol::Square, Symbol::Pentagon, Symbol::Star];

    /// Its word in tokens.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Sun => "sun",
            Symbol::Cross => "cross",
            Symbol::Triangle => "triangle",
            Symbol::Square => "square",
            Symbol::Pentagon => "pentagon",
            Symbol::Star => "star",
        }
    }

    /// The symbol with this word.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.name() == name)
    }
}

/// What an action tile lets its player do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Action {
    /// Take a tile from the board into the hand (CW-08).
    Remove,
    /// Move a tile to an empty cell (CW-09).
    Move,
    /// Exchange two tiles (CW-10).
    Swap,
    /// Put a tile from the hand in the place of one on the board (CW-11).
    Replace,
}

impl Action {
    /// All four.
    pub const ALL: [Action; 4] = [Action::Remove, Action::Move, Action::Swap, Action::Replace];

    /// Its word in tokens.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Remove => "remove",
            Action::Move => "move",
            Action::Swap => "swap",
            Action::Replace => "replace",
        }
    }
}

/// One of the ten kinds of tile in the bag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", untagged)]
pub enum Tile {
    /// A symbol to lay.
    Symbol(Symbol),
    /// An action to carry out.
    Action(Action),
}

/// How many kinds of tile there are.
pub(crate) const KINDS: usize = 10;

impl Tile {
    /// All ten kinds, symbols first.
    pub const ALL: [Tile; KINDS] = [
        Tile::Symbol(Symbol::Sun),
        Tile::Symbol(Symbol::Cross),
        Tile::Symbol(Symbol::Triangle),
        Tile::Symbol(Symbol::Square),
        Tile::Symbol(Symbol::Pentagon),
        Tile::Symbol(Symbol::Star),
        Tile::Action(Action::Remove),
        Tile::Action(Action::Move),
        Tile::Action(Action::Swap),
        Tile::Action(Action::Replace),
    ];

    /// Index into arrays by kind.
    pub const fn index(self) -> usize {
        match self {
            Tile::Symbol(symbol) => symbol as usize,
            Tile::Action(action) => Symbol::ALL.len() + action as usize,
        }
    }

    /// Its word in tokens.
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Symbol(symbol) => symbol.name(),
            Tile::Action(action) => action.name(),
        }
    }

    /// The kind with this word.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.name() == name)
    }

    /// How many tiles of this kind the game has.
    pub const fn copies(self) -> u8 {
        match self {
            Tile::Symbol(_) => EACH_SYMBOL,
            Tile::Action(_) => EACH_ACTION,
        }
    }
}
