//! How much a move that was tried little deserves another try.

/// Up to here the roots are looked up.
const KNOWN: usize = 1024;

/// `sqrt(ln n)`, the part of UCB1 that grows, from a table for all but a few nodes.
#[derive(Clone, Debug)]
pub(crate) struct Curiosity(Vec<f32>);

impl Curiosity {
    pub(crate) fn new() -> Self {
        Curiosity((0..KNOWN as u32).map(root_of_log).collect())
    }

    #[inline]
    pub(crate) fn of(&self, n: u32) -> f32 {
        self.0.get(n as usize).copied().unwrap_or_else(|| root_of_log(n))
    }
}

fn root_of_log(n: u32) -> f32 {
    (n.max(1) as f32).ln().sqrt()
}
