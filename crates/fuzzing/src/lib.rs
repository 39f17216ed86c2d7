//! What must hold whatever bytes come in.
//!
//! Each function here takes any bytes and panics if something is wrong with how they are dealt with: a parser that
//! panics, a text that does not read back as it was written, a refused move that changes something, an entry that does
//! not fit its own table. The fuzzer in `fuzz/` calls them with bytes that it breeds; the tests of this crate call them,
//! on any toolchain, with the seeds in `fuzz/seeds` and with some thousand mutations of those.
//!
//! [`TARGETS`] lists them all. How to run the fuzzer stands in `docs/fuzzing.md`.

mod bytes;
mod games;
mod mutation;
mod parsers;
mod records;
mod seeds;
mod stored;
mod tables;
mod wire;

pub use games::{cross_n_go, cross_roads, crossado, crosswise, mixx};
pub use mutation::mutate;
pub use parsers::{options, pages, texts, tokens, words};
pub use records::{records, verifier};
pub use seeds::seeds;
pub use stored::{dumps, frames};
pub use tables::{logs, tables};
pub use wire::{messages, views};

/// One thing to fuzz.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name: of the function, of the program in `fuzz/fuzz_targets`, and of the folder in `fuzz/seeds`.
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
            cross_n_go,
            cross_roads,
            crossado,
            crosswise,
            mixx,
        }
    };
}

/// Writes the list, so that no target is called by another name than its function.
macro_rules! list {
    ($($name:ident,)+) => {
        /// Every target there is.
        pub const TARGETS: &[Target] = &[$(Target { name: stringify!($name), run: $name },)+];
    };
}
each_target!(list);

/// The target of this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
