//! How large the bars are drawn: as they lie if that fits, more tightly if it must be, and flush, with only their offsets
//! written down, if the staircase is too wide even then.

use crate::spot::FIELDS;

/// How large the bars are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    /// Characters that a field takes.
    pub(crate) field: u16,
    /// Characters from one field to the next; what is between them is wood.
    pub(crate) step: u16,
    /// The offset at the left edge; none if the bars are drawn flush.
    first: Option<i16>,
    /// The offset of a bar that lies in the middle.
    middle: u16,
}

/// Widths of a field and of a step, from the best to read to the tightest.
const SIZES: [(u16, u16); 3] = [(3, 4), (2, 3), (2, 2)];

/// An arrow and the end of the wood, at both ends of a bar.
const ENDS: u16 = 4;

impl Scale {
    /// The best scale for bars with these offsets in a room that is so many characters wide.
    pub(crate) fn of(offsets: impl Iterator<Item = i16> + Clone, room: u16) -> Self {
        let low = offsets.clone().min().unwrap_or(0);
        let high = offsets.max().unwrap_or(0);
        let needed = u16::from(FIELDS).saturating_add(high.abs_diff(low));
        for (field, step) in SIZES {
            let columns = (room - ENDS + (step - field)) / step;
            if needed <= columns {
                // The whole room is used and stands still while bars slide; it only follows a stack that leaves it.
                let (free, spare) = ((columns - u16::from(FIELDS)) as i16, (columns - needed) as i16);
                let first = (-free / 2).clamp(low.saturating_sub(spare), low);
                return Scale { field, step, first: Some(first), middle: 0 };
            }
        }
        let (field, step) = SIZES[0];
        let columns = (room - ENDS + (step - field)) / step;
        Scale { field, step, first: None, middle: (columns - u16::from(FIELDS)) / 2 }
    }

    /// Whether the bars are drawn flush, wherever they lie.
    pub(crate) const fn is_flush(self) -> bool {
        self.first.is_none()
    }

    /// Characters before the bar with this offset.
    pub(crate) fn indent(self, offset: i16) -> u16 {
        self.step * self.first.map_or(self.middle, |first| offset.abs_diff(first))
    }
}
