//! What somebody knows about any game.

use std::fmt;

use crosstable_core::{Actor, Game, ViewHead, Viewer};
use serde::{Serialize, Serializer};

use crate::{AnyGame, GameId};

/// Writes the enum from the list.
macro_rules! declare_view {
    ([] $($name:ident: $position:ty,)+) => {
        /// What one viewer knows about a position of one of the games. Its `Display` is the text board, its JSON that
        /// of the game's own view; the name of the game travels beside it.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("A view of [`GameId::", stringify!($name), "`].")]
            $name(<$position as Game>::View),)+
        }

        impl AnyView {
            /// Which game it is.
            pub const fn id(&self) -> GameId {
                match self {
                    $(AnyView::$name(_) => GameId::$name,)+
                }
            }

            /// Reads the JSON of a view of this game.
            pub fn from_json(id: GameId, json: &str) -> Result<Self, serde_json::Error> {
                match id {
                    $(GameId::$name => serde_json::from_str(json).map(AnyView::$name),)+
                }
            }
        }

        impl AnyGame {
            /// What this viewer knows.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(AnyGame::$name(position) => AnyView::$name(position.view(viewer)),)+
                }
            }
        }
    };
}
games!(declare_view!);

/// Evaluates an expression in which the given name stands for the view, whatever its game.
macro_rules! match_view {
    ([$any:expr, $view:ident => $body:expr] $($name:ident: $type:ty,)+) => {
        match $any {
            $(AnyView::$name($view) => $body,)+
        }
    };
}

impl AnyView {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        games!(match_view! self, view => view.head().viewer)
    }

    /// Who decides what happens next.
    pub fn actor(&self) -> Actor {
        games!(match_view! self, view => view.head().actor)
    }
}

impl Serialize for AnyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        games!(match_view! self, view => view.serialize(serializer))
    }
}

impl fmt::Display for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        games!(match_view! self, view => fmt::Display::fmt(view, f))
    }
}
