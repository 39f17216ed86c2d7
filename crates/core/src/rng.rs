//! Randomness as the caller brings it. No position holds a generator.

pub use rand_core::{Rng, SeedableRng};
/// The generator of playouts, traces and tests: small, fast, seeded. Not for chance that people play for.
pub use rand_xoshiro::Xoshiro256PlusPlus as Xoshiro;

/// A uniformly random number below `n`, without bias (multiplication with rejection).
///
/// ```
/// use crosstable_core::rng::{SeedableRng, Xoshiro, below};
/// let mut rng = Xoshiro::seed_from_u64(7);
/// assert!((0..1000).all(|_| below(&mut rng, 6) < 6));
/// ```
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    assert!(n > 0, "nothing to choose from");
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        // Only here can the draw be one of the few that would favour small results.
        let unfair = n.wrapping_neg() % n;
        while (wide as u32) < unfair {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// One element, each equally likely.
#[inline]
pub fn pick<T: Copy, R: Rng + ?Sized>(rng: &mut R, from: &[T]) -> T {
    from[below(rng, from.len() as u32) as usize]
}
