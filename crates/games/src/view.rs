//! What somebody knows about any game.

use crosstable_core::{Actor, Game, Layout, Message, ViewHead, Viewer, read_token};
use serde::{Serialize, Serializer};

use crate::{AnyGame, GameId};

/// Code that works for a view of every game, as a value; see [`AnyView::visit`].
pub trait ViewVisitor {
    /// What comes back.
    type Out;

    /// Does the work for one game.
    fn visit<G: Game>(self, view: &G::View) -> Self::Out;
}

/// Writes the enum from the list.
macro_rules! declare_view {
    ([] $($name:ident: $position:ty,)+) => {
        /// What one viewer knows about a position of one of the games. Its JSON is that of the
        /// game's own view; the name of the game travels beside it.
        #[non_exhaustive]
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

            /// Calls generic code with the view as the type of its game.
            pub fn visit<V: ViewVisitor>(&self, visitor: V) -> V::Out {
                match self {
                    $(AnyView::$name(view) if GameId::$name.is_included() => visitor.visit::<$position>(view),)+
                    absent => absent.id().absent(),
                }
            }

            /// How it looks.
            pub fn layout(&self) -> Layout {
                match self {
                    $(AnyView::$name(view) if GameId::$name.is_included() => <$position as Game>::layout(view),)+
                    absent => absent.id().absent(),
                }
            }

            /// A move that could be made now, in a sentence for the viewer; nothing if it is no token of the game.
            pub fn describe(&self, token: &str) -> Option<Message> {
                match self {
                    $(AnyView::$name(view) if GameId::$name.is_included() => {
                        Some(<$position as Game>::describe(view, Some(read_token(token).ok()?)))
                    })+
                    absent => absent.id().absent(),
                }
            }

            /// Why a move that could be made now is good, in a sentence for the viewer, who is to make it; nothing if it is
            /// no token of the game, or if the game does not say.
            pub fn reason(&self, token: &str) -> Option<Message> {
                match self {
                    $(AnyView::$name(view) if GameId::$name.is_included() => {
                        <$position as Game>::reason(view, read_token(token).ok()?)
                    })+
                    absent => absent.id().absent(),
                }
            }

            /// Why the game is over, in a sentence for the viewer; nothing while it goes on.
            pub fn ending(&self) -> Option<Message> {
                match self {
                    $(AnyView::$name(view) if GameId::$name.is_included() => <$position as Game>::ending(view),)+
                    absent => absent.id().absent(),
                }
            }

            /// Reads the JSON of a view of this game.
            pub fn from_json(id: GameId, json: &str) -> Result<Self, serde_json::Error> {
                match id {
                    $(GameId::$name if GameId::$name.is_included() => serde_json::from_str(json).map(AnyView::$name),)+
                    absent => absent.absent(),
                }
            }
        }

        impl AnyGame {
            /// What this viewer knows.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(AnyGame::$name(position) if GameId::$name.is_included() => AnyView::$name(position.view(viewer)),)+
                    absent => absent.id().absent(),
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
            $(AnyView::$name($view) if GameId::$name.is_included() => $body,)+
            absent => absent.id().absent(),
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
