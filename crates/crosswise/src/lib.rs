//! Crosswise, by Nicholas Cravotta: two teams share one board of six by six cells. The columns belong to team A,
//! the rows to team B, and every tile counts for both. Equal symbols in a line score, six different ones too, and
//! six equal ones win at once. Twelve action tiles stir the board.
//!
//! The clauses (CW-01 to CW-19) are in `docs/rules/crosswise.md`.
//!
//! ```
//! use crosstable_core::{Play, Setup, Game, Actor};
//! let mut position = crosswise::Position::from_setup(&Setup::players(2).with("start", "1"))?;
//! for tile in ["~sun", "~sun", "~star", "~swap", "~cross", "~cross", "~remove", "~square"] {
//!     position.play_token(tile)?;
//! }
//! position.play_token("sun@c3")?;
//! assert_eq!(position.actor(), Actor::Chance); // Seat 1 draws back up to four tiles.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accessors;
mod board;
mod cell;
mod describe;
mod ending;
mod hand;
mod known;
mod layout;
mod line;
mod moves;
mod notation;
mod position;
mod random_move;
mod reason;
mod refusal;
mod seating;
mod setup;
mod tile;
mod turn;
mod view;

pub use board::Board;
pub use cell::Cell;
pub use hand::Hand;
pub use known::Known;
pub use line::{Line, points};
pub use moves::Move;
pub use position::{End, Position, Stage};
pub use seating::{Seating, Team};
pub use tile::{Action, Symbol, Tile};
pub use view::{LineView, Phase, SeatView, View};
