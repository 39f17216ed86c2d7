//! Every game in fixed sizes, for programs that learn: an index for every action, a vector of numbers for what a seat
//! knows.
//!
//! [`Encoding`] is implemented for every game, one file each, and says what the numbers mean. An encoding is stable: what
//! was learned with a version of it fits this version for ever; a change of any index or of the layout raises
//! [`Encoding::VERSION`].
//!
//! - An **action index** is below [`Encoding::ACTIONS`]. Every legal move has one, no two moves of a position share one,
//!   and [`Encoding::action`] finds the move again. Outcomes of chance have their own index, below
//!   [`Encoding::OUTCOMES`].
//! - An **observation** has [`Encoding::OBSERVATION`] numbers. Two positions have the same observation for a seat exactly
//!   when they have the same view for it: it holds everything the seat knows and nothing else. What follows from the rest
//!   of a view (points of a line, who sits where) is not repeated. Seats are counted from the viewer on: the viewer
//!   itself first, then clockwise.
//!
//! ```
//! use crosstable_core::{Actor, Game, Play, Setup};
//! use crosstable_encoding::Encoding;
//! use crosswise::Position;
//!
//! let mut game = Position::from_setup(&Setup::players(2).with("start", "1"))?;
//! for tile in ["~sun", "~sun", "~star", "~swap", "~cross", "~cross", "~remove", "~square"] {
//!     game.play_token(tile)?;
//! }
//! let index = game.index("sun@c3".parse()?).expect("a move");
//! assert_eq!(game.action(index).map(|mv| mv.to_string()).as_deref(), Some("sun@c3"));
//!
//! let Actor::Seat(seat) = game.actor() else { panic!("seat 1 begins") };
//! let mut observation = [0.0; Position::OBSERVATION];
//! game.observe(seat, &mut observation);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cross_n_go;
mod cross_roads;
mod crossado;
mod crosswise;
mod encoding;
mod layout;
mod mask;
mod mixx;
#[cfg(feature = "toys")]
mod toys;
mod writer;

pub use encoding::{Encoding, Reward};
pub use layout::{Part, size};
pub use mask::{Mask, words};
pub use writer::Writer;
