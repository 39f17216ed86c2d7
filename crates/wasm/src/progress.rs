//! How far a review is, told while it is made.

use crosstable_device::Progress;

#[cfg(target_family = "wasm")]
#[expect(unsafe_code, reason = "the worker passes a function in; it takes two numbers and returns nothing")]
#[link(wasm_import_module = "device")]
unsafe extern "C" {
    /// So many decisions have been judged, of so many.
    safe fn progress(done: u32, of: u32);
}

/// Tells the worker.
#[cfg(target_family = "wasm")]
pub(crate) fn tell(at: Progress) {
    progress(at.done as u32, at.of as u32);
}

/// Natively the module is a library for tests, which nobody waits for.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn tell(_: Progress) {}
