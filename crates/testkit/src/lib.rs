//! What every Crosstable game must pass.
//!
//! A game gets the whole suite with one line in its tests:
//!
//! ```no_run
//! use crosstable_core::example::Nim;
//! crosstable_testkit::conformance::<Nim>();
//! ```
//!
//! [`conformance()`] plays random games at every number of players and with every option and looks at each
//! position from all sides; [`golden`] keeps whole playthroughs as text, so that a change of the rules cannot go
//! unnoticed; [`playout_allocates_nothing`] guards the speed of search; [`script`] plays by tokens in the tests of clauses.
//!
//! Every failure is a [`Violation`] that says what is broken and how to get there again: the set-up, the seed and
//! every token so far.
//!
//! [`toys`] are two well-known games, and games small enough to reckon by hand, to try everything on that is written for
//! every game.

#[cfg(feature = "allocation")]
mod allocation;
mod checks;
mod chi_square;
mod conformance;
mod fairness;
pub mod golden;
mod mutants;
mod reason;
pub mod script;
mod tables;
pub mod toys;
mod trail;
mod type_table;
mod violation;

#[cfg(feature = "allocation")]
pub use allocation::{playout_allocates_nothing, try_playout_allocates_nothing};
pub use conformance::{conformance, try_conformance};
pub use reason::{reason, reason_of};
pub use type_table::{Field, TypeDeclaration};
pub use violation::Violation;
