//! The clock of the bots.

#[cfg(target_family = "wasm")]
use std::time::Duration;

#[cfg(target_family = "wasm")]
#[expect(
    unsafe_code,
    reason = "the worker passes `performance.now` in; it takes nothing and returns a number"
)]
#[link(wasm_import_module = "device")]
unsafe extern "C" {
    /// Milliseconds since any fixed moment.
    safe fn now() -> f64;
}

/// The worker's clock.
#[cfg(target_family = "wasm")]
pub(crate) fn clock() -> Duration {
    Duration::from_secs_f64(now().max(0.0) / 1_000.0)
}

#[cfg(not(target_family = "wasm"))]
pub(crate) use crosstable_bots::monotonic as clock;
