//! What the views of all games have in common.

use crate::{Actor, Viewer};

/// The head of a view. In every game these are the first three fields of the view's JSON, in this order, so that a
/// program that knows no game still learns from any view who looks, who acts and what is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Head<Phase> {
    /// Who looks.
    pub viewer: Viewer,
    /// Who decides what happens next.
    pub actor: Actor,
    /// What kind of decision is due, one kebab-case word of the game; `over` exactly when the game is over.
    pub phase: Phase,
}

/// A view that begins with the common [`Head`]. The head stands in the view as three plain fields: serde's `flatten`
/// would buffer the whole view whenever one is read.
pub trait ViewHead {
    /// The kinds of decision there are in this game.
    type Phase;

    /// The three fields every view begins with.
    fn head(&self) -> Head<Self::Phase>;
}

/// Implements [`ViewHead`] for a type that has the fields `viewer`, `actor` and `phase`.
#[macro_export]
macro_rules! view_head {
    ($view:ty, $phase:ty) => {
        impl $crate::ViewHead for $view {
            type Phase = $phase;

            fn head(&self) -> $crate::Head<$phase> {
                $crate::Head { viewer: self.viewer, actor: self.actor, phase: self.phase }
            }
        }
    };
}
