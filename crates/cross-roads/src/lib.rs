//! Cross Roads: ants cross each other's scent trails.
//!
//! Everybody holds cards with a number on each half and lays them crosswise over those on the table, so that each
//! half that covers another is one higher or one lower on the ring of 1 to 9. Who covers two cards that lie on
//! each other lets the neighbour draw (a niffy whiff), who covers two that do not lets everybody draw (a sneaky
//! reeky). Who has no cards left first wins. The clauses (`CR-01` to `CR-20`) are in `docs/rules/cross-roads.md`.
//!
//! [`Position`] is the table, [`Move`] what can happen, [`View`] what one viewer knows.
//!
//! ```
//! use cross_roads::Position;
//! use crosstable_core::rng::{SeedableRng, Xoshiro};
//! use crosstable_core::{Game, Play, Scratch, Setup};
//!
//! let position = Position::from_setup(&Setup::players(3).with("deck", "domino"))?;
//! let standing = position.random_standing(&mut Scratch::new(), &mut Xoshiro::seed_from_u64(1));
//! assert!(standing.winners().count() >= 1);
//! # Ok::<(), crosstable_core::SetupError>(())
//! ```

mod accessors;
mod bag;
mod board;
mod card;
mod cell;
mod deck;
mod describe;
mod effect;
mod ending;
mod laying;
mod layout;
mod memory;
mod moves;
mod notation;
mod openings;
mod outline;
mod place;
mod position;
mod reason;
mod refusal;
mod setup;
mod view;

pub use bag::Bag;
pub use board::{Board, Half, MOST_CELLS, Spot};
pub use card::{Card, HIGHEST, KINDS, after, before, fits};
pub use cell::{Cell, Dir};
pub use deck::{CARDS, Deck};
pub use effect::Effect;
pub use laying::Laying;
pub use moves::{Lay, Move};
pub use openings::Openings;
pub use place::Place;
pub use position::Position;
pub use setup::{Finish, HAND};
pub use view::{Hand, Phase, View, VisibleHalf};
