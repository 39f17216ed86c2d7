//! Mixx: a game of the sea for two to four players.
//!
//! Everybody has some cards face up. In turn each lays one of them to a cross that grows on the table; in each of
//! its two axes every colour and every motif may stand only once. Who lays the last card wins the whole cross.
//! The clauses `MX-01` to `MX-16` that the code names are in `docs/rules/mixx.md`.
//!
//! ```
//! use crosstable_core::{Play, Setup};
//! use mixx::Position;
//!
//! let setup = Setup::players(2).with("stock", "3").with("start", "1");
//! let mut table = Position::from_setup(&setup)?;
//! for token in ["~yellow-shell", "~orange-starfish", "~blue-chest", "~red-starfish", "~red-fish", "~pink-anchor"] {
//!     table.play_token(token)?;
//! }
//! table.play_token("yellow-shell@0,0")?;
//! table.play_token("~green-turtle")?;
//! table.play_token("red-starfish@1,0")?;
//! table.play_token("~violet-fish")?;
//!
//! // A starfish already stands in that axis, but not in the one across it.
//! let refusal = table.play_token("orange-starfish@2,0").unwrap_err();
//! assert_eq!((refusal.clause, refusal.code), ("MX-07", "mixx-motif-taken"));
//! table.play_token("orange-starfish@0,1")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accessors;
mod axis;
mod card;
mod card_face;
mod card_set;
mod cell;
mod cross;
pub mod deck;
mod describe;
mod ending;
mod grid;
mod layout;
mod moves;
mod notation;
mod position;
mod reason;
mod refusal;
mod setup;
mod view;

pub use card::{Card, Colour, Motif};
pub use card_set::CardSet;
pub use cell::Cell;
pub use cross::{Cross, Shape};
pub use moves::Move;
pub use position::Position;
pub use view::{Laid, Phase, SeatView, View};
