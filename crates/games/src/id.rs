//! The name of a game, and the way from the name to the type.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crosstable_core::{Game, OptionSpec, Options, Setup, SetupError};

/// Code that works for every game: a function that is generic over [`Game`], as a value.
///
/// ```
/// use crosstable_core::Game;
/// use crosstable_games::{GameId, GameVisitor};
///
/// struct Longest;
/// impl GameVisitor for Longest {
///     type Out = usize;
///     fn visit<G: Game>(self) -> usize {
///         G::LONGEST
///     }
/// }
/// assert!(GameId::ALL.iter().all(|id| id.visit(Longest) > 0));
/// ```
pub trait GameVisitor {
    /// What comes back.
    type Out;

    /// Does the work for one game.
    fn visit<G: Game>(self) -> Self::Out;
}

/// Writes the enum from the list.
macro_rules! declare_ids {
    ([] $($name:ident: $position:ty,)+) => {
        /// One of the games there are. Written and read as [`Game::ID`]. Other crates cannot list all games, so that a
        /// new game changes none of them.
        #[non_exhaustive]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("The game of [`", stringify!($position), "`].")] $name,)+
        }

        impl GameId {
            /// Every game there is, in the order in which people are shown them.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),+];
        }
    };
}
games!(declare_ids!);

/// Evaluates an expression in which the given name stands for the game's type.
macro_rules! match_id {
    ([$id:expr, $game:ident => $body:expr] $($name:ident: $position:ty,)+) => {
        match $id {
            $($crate::GameId::$name => {
                type $game = $position;
                $body
            })+
        }
    };
}

/// The same for code that is only built for the games that are included.
macro_rules! match_included {
    ([$id:expr, $game:ident => $body:expr] $($name:ident: $position:ty,)+) => {
        match $id {
            $($crate::GameId::$name if $crate::GameId::$name.is_included() => {
                type $game = $position;
                $body
            })+
            absent => absent.absent(),
        }
    };
}
pub(crate) use match_included;

/// The one game that is included, if the features ask for one only.
const ONLY: Option<GameId> = if cfg!(feature = "only-crosswise") {
    Some(GameId::Crosswise)
} else if cfg!(feature = "only-cross-roads") {
    Some(GameId::CrossRoads)
} else if cfg!(feature = "only-mixx") {
    Some(GameId::Mixx)
} else if cfg!(feature = "only-crossado") {
    Some(GameId::Crossado)
} else if cfg!(feature = "only-cross-n-go") {
    Some(GameId::CrossNGo)
} else {
    None
};

impl GameId {
    /// Whether the game can be played here. Every game is known everywhere; the modules for browsers each include one.
    pub const fn is_included(self) -> bool {
        match ONLY {
            Some(only) => only as u8 == self as u8,
            None => true,
        }
    }

    /// A position of a game that is not included was asked for, which only a caller that did not look can do.
    #[cold]
    pub(crate) fn absent(self) -> ! {
        panic!("{self} is not included")
    }

    /// Calls generic code for this game.
    pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Out {
        games!(match_included! self, G => visitor.visit::<G>())
    }

    /// Its name on the command line, in records and on the wire.
    pub const fn id(self) -> &'static str {
        games!(match_id! self, G => G::ID)
    }

    /// Its name as people write it.
    pub const fn name(self) -> &'static str {
        games!(match_id! self, G => G::NAME)
    }

    /// Version of its rules that new tables get.
    pub const fn rules(self) -> u32 {
        games!(match_id! self, G => G::RULES)
    }

    /// The versions of its rules that can be played, the newest last.
    pub const fn all_rules(self) -> RangeInclusive<u32> {
        games!(match_id! self, G => G::OLDEST_RULES..=G::RULES)
    }

    /// Fewest and most players.
    pub const fn seats(self) -> (u8, u8) {
        games!(match_id! self, G => G::SEATS)
    }

    /// Whether every seat and every spectator sees everything there is.
    pub const fn is_open(self) -> bool {
        games!(match_id! self, G => G::OPEN)
    }

    /// The options there are by this version of its rules at this number of players.
    pub fn option_specs(self, rules: u32, players: u8) -> Vec<OptionSpec> {
        games!(match_id! self, G => G::options(rules, players))
    }

    /// The set-up of another table with the same choices by the newest rules. See [`Options::renewed`].
    pub fn renewed(self, options: &Options) -> Setup {
        games!(match_id! self, G => options.renewed::<G>())
    }

    /// The options in force at a table with this set-up, or everything that is wrong with the set-up.
    pub fn options(self, setup: &Setup) -> Result<Options, SetupError> {
        games!(match_id! self, G => Options::of::<G>(setup))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game '{given}'; allowed: {}", all_ids())]
pub struct UnknownGame {
    /// What was typed, fit for one line of an error message.
    pub given: String,
}

/// The names that would do.
fn all_ids() -> String {
    let ids: Vec<_> = GameId::ALL.iter().map(|id| id.id()).collect();
    ids.join(", ")
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let known = GameId::ALL.iter().copied().find(|id| id.id() == text);
        known
            .ok_or_else(|| UnknownGame { given: text.chars().filter(|c| !c.is_control()).take(40).collect() })
    }
}
