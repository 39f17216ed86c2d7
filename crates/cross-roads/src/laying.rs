//! The ways in which a card may lie on others.

use crosstable_core::serde::{Deserialize, Serialize};

use crate::board::Half;
use crate::cell::Dir;
use crate::refusal::RefusalReason;

/// How a card lies on those below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Laying {
    /// One half covers, the other lies on the bare table (CR-06).
    Normal,
    /// A niffy whiff: it covers two cards that overlap each other (CR-11).
    Whiff,
    /// A sneaky reeky: it covers two cards that do not overlap (CR-13).
    Reeky,
}

impl Laying {
    /// By which way the other halves of two cards lie: a bit for each direction in which the second can be beside the first
    /// so that a card may lie on both.
    pub(crate) const PAIR_SPOTS: [[u8; 4]; 4] = {
        let mut spots = [[0; 4]; 4];
        let mut bits = 0;
        while bits < 4 * 4 * 4 {
            let (first, second, dir) = (bits / 16, bits / 4 % 4, bits % 4);
            if Self::on_two(Dir::ALL[first], Dir::ALL[second], Dir::ALL[dir]).is_ok() {
                spots[first][second] |= Dir::ALL[dir].bit();
            }
            bits += 1;
        }
        spots
    };

    /// What it is to lay a card whose first half comes on the first of these visible halves and whose second, `dir`
    /// of it, on the second; `None` is the bare table. Numbers are another matter.
    ///
    /// Two neighbouring cells hide the layers beneath them well enough: the card whose half is visible on one of
    /// them reaches under the other cell or it does not, and that decides everything. If both reach under each
    /// other's cell, they are the same card, because of two cards on the same two cells the later hides the
    /// earlier. If one does, the two share that cell. If neither does, they share none: their other halves
    /// would have to meet on a cell beside both, and no cell of a square grid is beside two neighbours.
    #[inline]
    pub(crate) fn on(first: Option<Half>, second: Option<Half>, dir: Dir) -> Result<Laying, RefusalReason> {
        match (first, second) {
            (None, None) => Err(RefusalReason::CoversNothing), // CR-05
            (Some(half), None) | (None, Some(half)) => {
                // CR-06
                if half.mate.is_parallel(dir) {
                    Err(RefusalReason::NoRightAngle(half))
                } else {
                    Ok(Laying::Normal)
                }
            }
            (Some(first), Some(second)) => {
                Self::on_two(first.mate, second.mate, dir).map_err(|unfit| match unfit {
                    Unfit::SameCard => RefusalReason::SameCard(first, second),
                    Unfit::BothParallel => RefusalReason::BothParallel(first, second),
                })
            }
        }
    }

    /// The same for two visible halves, of which only counts which way the other halves of their cards lie.
    #[inline]
    pub(crate) const fn on_two(first: Dir, second: Dir, dir: Dir) -> Result<Laying, Unfit> {
        let (under_second, under_first) = (first as u8 == dir as u8, second as u8 == dir.back() as u8);
        if under_second && under_first {
            Err(Unfit::SameCard) // CR-07
        } else if first.is_parallel(dir) && second.is_parallel(dir) {
            Err(Unfit::BothParallel) // CR-08
        } else if under_second || under_first {
            Ok(Laying::Whiff) // CR-11
        } else {
            Ok(Laying::Reeky) // CR-13
        }
    }
}

/// Why no card can lie on two halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfit {
    /// Both are halves of one card (CR-07).
    SameCard,
    /// Both cards lie in the direction in which the new one would (CR-08).
    BothParallel,
}
