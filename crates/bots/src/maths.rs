//! The few functions that platforms compute differently, from `libm`, which is the same everywhere. Bots that run natively
//! and in WebAssembly decide the same only because of this.

/// `e` to this power.
#[inline]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm.
#[inline]
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}

/// A number to a power.
#[inline]
pub fn pow(x: f32, y: f32) -> f32 {
    libm::powf(x, y)
}

/// The chance that belongs to these log-odds.
#[inline]
pub fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + exp(-odds))
}
