//! Fuzz targets: properties that hold for all inputs.
//!
//! Each target takes any bytes and panics if a property is violated: a parser panics, a text does not round-trip, a
//! refused move changes something, an entry does not fit its own table. The fuzzer in `fuzz/` calls the targets; the
//! tests of this crate call them, on any toolchain, with their [`seeds`] and some thousand mutations of them.
//!
//! [`TARGETS`] lists them all. `docs/fuzzing.md` says how to run the fuzzer.

mod bytes;
mod games;
mod mutation;
mod parsers;
mod records;
mod seeds;
mod stored;
mod tables;
mod wire;

pub use games::games;
pub use mutation::mutate;
pub use parsers::{options, pages, texts, tokens, words};
pub use records::{records, verifier};
pub use seeds::seeds;
pub use stored::{dumps, frames};
pub use tables::{logs, tables};
pub use wire::{messages, views};

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the function, of the program in `fuzz/fuzz_targets` and of the folders in `fuzz`.
    pub name: &'static str,
    /// Panics if something is wrong.
    pub run: fn(&[u8]),
}

/// Calls a macro with the names of all targets.
#[macro_export]
macro_rules! each_target {
    ($for:ident) => {
        $for! {
            tokens,
            options,
            words,
            pages,
            texts,
            views,
            messages,
            logs,
            frames,
            dumps,
            records,
            verifier,
            tables,
            games,
        }
    };
}

/// Makes the list, so that a target has the name of its function.
macro_rules! list {
    ($($name:ident,)+) => {
        /// Every target there is.
        pub const TARGETS: &[Target] = &[$(Target { name: stringify!($name), run: $name },)+];
    };
}
each_target!(list);

/// The target with this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
