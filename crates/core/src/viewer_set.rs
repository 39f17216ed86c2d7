//! A set of viewers.

use crate::{MAX_SEATS, Viewer};

/// A set of viewers of one table: who must not see something, say.
///
/// ```
/// use crosstable_core::{Seat, Viewer, ViewerSet};
/// let others: ViewerSet = Viewer::all(2).filter(|viewer| !viewer.is(Seat::new(0))).collect();
/// assert!(others.contains(Viewer::Spectator) && !others.contains(Viewer::Seat(Seat::new(0))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ViewerSet(u8);

impl ViewerSet {
    /// Whether the viewer is in the set.
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 & bit(viewer) != 0
    }
}

impl FromIterator<Viewer> for ViewerSet {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Self {
        ViewerSet(viewers.into_iter().fold(0, |set, viewer| set | bit(viewer)))
    }
}

const fn bit(viewer: Viewer) -> u8 {
    1 << match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MAX_SEATS,
    }
}
