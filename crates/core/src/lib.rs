//! The vocabulary of all Crosstable games.
//!
//! A game implements [`Game`]: its positions, its moves as text tokens, its chance as weighted outcomes, what
//! each seat may know. In return it gets everything in [`Play`]: checked play, playouts, perft, replay, text
//! boards. Nothing here does IO, reads a clock or holds a generator; randomness is passed in by the caller.
//!
//! # A whole game
//!
//! [`example::Nim`] is the smallest game that is whole; its source is meant to be read. Playing it:
//!
//! ```
//! use crosstable_core::example::Nim;
//! use crosstable_core::rng::{SeedableRng, Xoshiro};
//! use crosstable_core::{Actor, Game, Play, Record, Scratch, Setup};
//!
//! // What a person typed becomes a position, or a list of everything that is wrong with it.
//! let setup = Setup::players(2).with("heap", "5");
//! let mut nim = Nim::from_setup(&setup)?;
//!
//! // Who begins is left to the lot, so chance acts first; something outside the position draws.
//! assert_eq!(nim.actor(), Actor::Chance);
//! nim.play_token("~start:2")?;
//! nim.play_token("take:3")?;
//!
//! // An illegal move is refused with the clause it breaks and changes nothing.
//! let refusal = nim.play_token("take:3").unwrap_err();
//! assert_eq!((refusal.clause, refusal.code), ("NI-01", "nim-too-few"));
//! nim.play_token("take:2")?;
//! assert_eq!(nim.standing().unwrap().ranks(), [1, 2]);
//!
//! // The tokens are the record, and the record replays to the same position.
//! let record = Record::<Nim>::read(&setup, ["~start:2", "take:3", "take:2"])?;
//! assert_eq!(record.replay()?, nim);
//!
//! // Random games to the end, without allocating after the first.
//! let mut rng = Xoshiro::seed_from_u64(1);
//! let mut scratch = Scratch::new();
//! Nim::from_setup(&setup)?.playout(&mut scratch, &mut rng);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to go on
//!
//! This is where the documentation of the workspace begins (`cargo doc --workspace --no-deps --open`).
//!
//! | for | begin with |
//! |---|---|
//! | any game by its name, as text tokens | [`crosstable_games::AnyGame`](../crosstable_games/enum.AnyGame.html) |
//! | one game, with its own types | [`crosswise`](../crosswise/index.html), [`mixx`](../mixx/index.html), [`cross_roads`](../cross_roads/index.html), [`crossado`](../crossado/index.html), [`cross_n_go`](../cross_n_go/index.html) |
//! | bots that see a view and nothing else, and contests between them | [`crosstable_bots`](../crosstable_bots/index.html), [`crosstable_arena`](../crosstable_arena/index.html) |
//! | finished games as text, their replay and proof | [`crosstable_record`](../crosstable_record/index.html), [`crosstable_fair`](../crosstable_fair/index.html) |
//! | a table with people at it, from lobby to result | [`crosstable_table`](../crosstable_table/index.html) |
//! | serving tables, and what is spoken on the wire | [`crosstable_server`](../crosstable_server/index.html), [`crosstable_protocol`](../crosstable_protocol/index.html), [`crosstable_store`](../crosstable_store/index.html) |
//! | a client in the terminal, and every sentence it says | [`crosstable_terminal`](../crosstable_terminal/index.html), [`crosstable_texts`](../crosstable_texts/index.html) |
//! | a new game | `docs/adding-a-game.md`, [`example`], and [`crosstable_testkit::conformance`](../crosstable_testkit/fn.conformance.html), which tests it |
//!
//! `docs/architecture.md` has the map of the code and what must not be given up.

mod choices;
pub mod example;
mod game;
pub mod hex;
mod id;
mod json;
mod layout;
mod level;
mod message;
mod moves;
mod play;
mod record;
mod refusal;
pub mod rng;
mod seat;
mod setup;
mod standing;
mod strength;
mod text_board;
mod view;
mod viewer_set;
#[macro_use]
mod wire;

pub use choices::{Choices, Path, Target};
pub use game::Game;
pub use id::{PlayerId, TableId};
#[doc(hidden)]
pub use json::read_text;
pub use layout::{Align, Art, Colour, Layout, LayoutCell, Role, SeatLine};
pub use level::{Level, NoSuchLevel};
pub use message::{Arg, Args, Message};
pub use moves::{BadToken, MAX_TOKEN, MoveList, Outcomes, Token, read_token};
pub use play::{Play, Scratch};
pub use record::{Record, ReplayError};
pub use refusal::Refusal;
pub use seat::{Actor, MAX_SEATS, NoSuchSeat, Seat, Viewer};
/// The serialisation library, so that a game's `view.rs` can derive its JSON and still depend on this crate only.
pub use serde;
pub use setup::{Allowed, OptionSpec, Options, Setup, SetupError, SetupFault};
pub use standing::Standing;
pub use strength::{JustRight, NoSuchStrength, Strength};
/// The library that writes TypeScript types, for the same reason.
#[cfg(feature = "typescript")]
pub use ts_rs;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use utoipa;
pub use view::{Head, ViewHead};
pub use viewer_set::ViewerSet;
