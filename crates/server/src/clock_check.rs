//! Whether the clock can be trusted so far that tables may expire.

use crosstable_protocol::Millis;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;

/// A table that people changed last may be so much older than now. If nobody has played for longer, a clock that is
/// right cannot be told from one that is wrong.
const MAX_SILENCE: Millis = 7 * DAY;
/// So much do good clocks differ.
const MAX_DRIFT: Millis = HOUR;

/// Why the clock cannot be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum ClockFault {
    #[error(
        "by the clock nobody has played for {days} days; if it is wrong, set it; if it is right, it is enough that \
         somebody plays at any table"
    )]
    Ahead { days: u64 },
    #[error(
        "the clock is {hours} hours before the last change of a table; if it is wrong, set it; if it was wrong then, \
         it is enough that somebody goes on with the tables that were played meanwhile"
    )]
    Behind { hours: u64 },
    #[error(
        "the clock has jumped {hours} hours ahead since the server was started; if it is wrong, set it; if it is \
         right now, or if the machine was asleep, start the server again"
    )]
    Jumped { hours: u64 },
}

impl ClockFault {
    /// Whether it is the same fault, though by another number.
    pub(crate) fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// Compares the clock with the newest change of a table, and with the time that it should show by what has passed since
/// the start.
pub(crate) fn check_clock(now: Millis, newest: Millis, expected: Millis) -> Result<(), ClockFault> {
    if now > expected + MAX_DRIFT {
        return Err(ClockFault::Jumped { hours: (now - expected) / HOUR });
    }
    if now > newest.saturating_add(MAX_SILENCE) {
        return Err(ClockFault::Ahead { days: (now - newest) / DAY });
    }
    if newest > now + MAX_DRIFT {
        return Err(ClockFault::Behind { hours: (newest - now) / HOUR });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_700_000_000_000;

    #[test]
    fn a_clock_is_trusted_within_bounds_and_not_beyond() {
        for (newest, expected, fault) in [
            (NOW, NOW, None),
            (NOW - MAX_SILENCE, NOW - MAX_DRIFT, None),
            (NOW + MAX_DRIFT, NOW + 400 * DAY, None),
            (NOW - MAX_SILENCE - 1, NOW, Some(ClockFault::Ahead { days: 7 })),
            (NOW + MAX_DRIFT + 1, NOW, Some(ClockFault::Behind { hours: 1 })),
            (NOW, NOW - MAX_DRIFT - 1, Some(ClockFault::Jumped { hours: 1 })),
            (NOW - 400 * DAY, NOW - 400 * DAY, Some(ClockFault::Jumped { hours: 9600 })),
            (u64::MAX, NOW, Some(ClockFault::Behind { hours: (u64::MAX - NOW) / HOUR })),
        ] {
            assert_eq!(check_clock(NOW, newest, expected).err(), fault, "{newest} {expected}");
        }
    }
}
