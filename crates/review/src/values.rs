//! Values by seat.

use crosstable_core::MAX_SEATS;

/// By seat the share of its opponents that it can expect to beat, or a change of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Values(pub(crate) [f64; MAX_SEATS]);

impl Values {
    pub(crate) const EVEN: Values = Values([0.5; MAX_SEATS]);

    pub(crate) fn of(values: [f32; MAX_SEATS]) -> Self {
        Values(values.map(f64::from))
    }

    pub(crate) fn less(self, other: Values) -> Self {
        Values(std::array::from_fn(|seat| self.0[seat] - other.0[seat]))
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        Values(self.0.map(|value| factor * value))
    }

    pub(crate) fn add(&mut self, other: Values) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own += other;
        }
    }

    /// The entries of the seats at the table.
    pub(crate) fn to_vec(self, players: u8) -> Vec<f64> {
        self.0[..usize::from(players)].to_vec()
    }
}
