//! The tables of a device as a WebAssembly module.
//!
//! A worker (`web/src/device/worker.ts`) writes a [`Call`] as JSON into the module's buffer, calls it, and reads the
//! answer from there: four functions, and as imports the clock and whom to tell how far
//! a review is. So the module needs neither a generator of
//! bindings nor a line of `unsafe` beyond the names of its functions.

mod call;
mod clock;
mod progress;

use std::cell::RefCell;

pub use call::{Call, Module};

/// The module's state. There is one thread.
struct State {
    module: Module,
    buffer: Vec<u8>,
}

thread_local! {
    static STATE: RefCell<State> =
        const { RefCell::new(State { module: Module::new(), buffer: Vec::new() }) };
}

/// Makes room for this many bytes and says where to write them.
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn buffer(length: usize) -> *mut u8 {
    STATE.with_borrow_mut(|state| {
        state.buffer.clear();
        state.buffer.resize(length, 0);
        state.buffer.as_mut_ptr()
    })
}

/// Carries out the call in the buffer and puts the answer there. Returns the answer's length; it begins at
/// [`answer`].
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    STATE.with_borrow_mut(|State { module, buffer }| {
        *buffer = module.call(buffer);
        buffer.len()
    })
}

/// Takes what is in the buffer as the name of a game, of this length, and its weights; 1 if they are its weights.
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn weights(name: usize) -> u32 {
    STATE.with_borrow(|state| {
        let (game, bytes) = state.buffer.split_at(name.min(state.buffer.len()));
        let provided =
            std::str::from_utf8(game).is_ok_and(|game| crosstable_bots::weights::provide_for(game, bytes));
        u32::from(provided)
    })
}

/// Where the answer begins.
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    STATE.with_borrow(|state| state.buffer.as_ptr())
}
