//! The rules of Cross'N Go, a game for two to four.
//!
//! Twelve wooden bars with coloured fields lie one behind the other. The player whose turn it is rolls the die and
//! shifts bars sideways by that many fields; where the own colour then forms a straight lane in front of one of
//! the own figures, one figure runs to its end. Jokers block a field, set an opponent's figure back or exchange
//! two bars. Whose figures are all across first has won. The clauses (`CN-07`) are those of
//! `docs/rules/cross-n-go.md`.
//!
//! ```
//! use cross_n_go::Position;
//! use crosstable_core::{Actor, Game, Play, Setup};
//!
//! let mut table = Position::from_setup(&Setup::players(2).with("start", "1"))?;
//! let bars = "R.B.G.Y. BRY.R.BG G.BR.YRG YGR.YBR. .YG.BRGB B.YBG.YR YBGRY.G. RB.GRY.B .G.YBGRB GRBY.GY. RY.G.RBY";
//! for bar in bars.split(' ') {
//!     table.play_token(&format!("~bar:{bar}"))?;
//! }
//! for token in ["~colour:red", "~colour:blue", "~d1"] {
//!     table.play_token(token)?;
//! }
//! // Red stands on field 1 of row 1; one step to the left brings the red field 2 of row 2 in front of it.
//! table.play_token("shift:2l")?;
//! table.play_token("run:1.1")?;
//! assert_eq!(table.actor(), Actor::Chance);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accessors;
mod bar;
mod bars;
mod colour;
mod describe;
mod die;
mod ending;
mod jokers;
mod lane;
mod layout;
mod moves;
mod notation;
mod position;
mod random_move;
mod reason;
mod refusal;
mod scale;
mod setup;
mod side;
mod spot;
mod stack;
mod view;

pub use bar::Bar;
pub use colour::{Colour, Colours};
pub use die::Die;
pub use moves::Move;
pub use position::{Phase, Position};
pub use side::Side;
pub use spot::{Pair, ROWS, Row, Spot, Way};
pub use view::{Figures, Joker, View, ViewRow, ViewSeat};
