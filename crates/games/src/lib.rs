//! All games behind one type.
//!
//! Code that is generic over [`Game`](crosstable_core::Game) is called through [`GameId::visit`]; code that only
//! speaks tokens uses [`AnyGame`], or [`AnyView`] if it may not know more than one viewer does. All are plain matches
//! over the list in `list.rs`: there is no registry at run time.
//!
//! ```
//! use crosstable_core::{Actor, Setup};
//! use crosstable_games::{AnyGame, GameId};
//!
//! for &id in GameId::ALL {
//!     let mut game = AnyGame::new(id, &Setup::players(2).with("start", "1"))?;
//!     while game.actor() == Actor::Chance {
//!         let (outcome, _weight) = game.outcomes().swap_remove(0);
//!         game.play(&outcome).expect("a listed outcome is legal");
//!     }
//!     println!("{}: {} ways to begin", id.name(), game.legal().len());
//! }
//! # Ok::<(), crosstable_core::SetupError>(())
//! ```

#[macro_use]
mod list;
mod any;
mod due;
mod id;
mod trace;
#[cfg(test)]
mod typescript;
mod view;

pub use any::AnyGame;
pub use due::Due;
pub use id::{GameId, GameVisitor, UnknownGame};
pub use trace::{Outcome, TraceLine};
pub use view::{AnyView, ViewVisitor};

/// The code in the README is tested like any other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
