//! Crossado: four pieces a player wait on an island and want to reach the island diagonally opposite, over a
//! river that can only be crossed on planks.
//!
//! First everybody lays planks, three fields long each. Then everybody rolls a die and walks a piece over the
//! planks, exactly as many fields as rolled. Who rolls a 1 or a 6 may lay one plank elsewhere before moving.
//! The clauses `CA-01` to `CA-20` in the comments are those of `docs/rules/crossado.md`.
//!
//! ```
//! use crossado::Position;
//! use crosstable_core::{Actor, Game, Play, Seat, Setup};
//!
//! let mut game = Position::from_setup(&Setup::players(2).with("start", "2"))?;
//! game.play_token("plank:c1v")?;
//! assert_eq!(game.actor(), Actor::Seat(Seat::new(0)));
//! let refusal = game.play_token("plank:b2h").unwrap_err();
//! assert_eq!((refusal.clause, refusal.code), ("CA-07", "crossado-plank-on-island"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accessors;
mod board;
mod choices;
mod components;
mod describe;
mod draw;
mod ending;
mod explain;
mod field;
mod fields;
mod layout;
mod moves;
mod notation;
mod pieces;
mod plank;
mod planks;
mod position;
mod reason;
mod refusal;
mod setup;
mod shade;
mod stage;
mod stuck;
mod view;
mod walk;
mod way;

pub use board::{Board, Corner};
pub use field::Field;
pub use fields::{Fields, Squares};
pub use moves::{Move, Place};
pub use pieces::Pieces;
pub use plank::{Lie, Plank};
pub use planks::Planks;
pub use position::Position;
pub use stage::Stage;
pub use stuck::Stuck;
pub use view::{Camp, Island, Laying, Phase, View};
pub use walk::Walk;
