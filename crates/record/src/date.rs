//! The day of a game.

use std::fmt;
use std::str::FromStr;

use crosstable_protocol::Millis;
use time::{Month, UtcDateTime};

/// A day of the years 0 to 9999 in the Gregorian calendar.
///
/// ```
/// use crosstable_record::Date;
/// assert_eq!(Date::of(951_782_400_000).unwrap().to_string(), "2000-02-29");
/// assert!("2023-02-29".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(time::Date);

/// Not a day as `YYYY-MM-DD`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as YYYY-MM-DD")]
pub struct BadDate;

impl Date {
    /// The day of a moment in UTC; `None` after the year 9999.
    pub fn of(moment: Millis) -> Option<Self> {
        let seconds = i64::try_from(moment / 1000).ok()?;
        UtcDateTime::from_unix_timestamp(seconds).ok().map(|moment| Date(moment.date()))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let read = || -> Option<Date> {
            let month = Month::try_from(text.get(5..7)?.parse::<u8>().ok()?).ok()?;
            let (year, day) = (text.get(..4)?.parse().ok()?, text.get(8..)?.parse().ok()?);
            time::Date::from_calendar_date(year, month, day).ok().map(Date)
        };
        // Formatting it again also finds signs, missing zeros and wrong separators.
        read().filter(|date| date.to_string() == text).ok_or(BadDate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

    #[test]
    fn days_follow_each_other() {
        let mut before = Date::of(0).unwrap();
        assert_eq!(before.to_string(), "1970-01-01");
        for day in 1..200_000 {
            let date = Date::of(day * DAY).unwrap();
            assert!(date > before && Date::of(day * DAY - 1) == Some(before), "day {day}");
            assert_eq!(date.to_string().parse(), Ok(date));
            before = date;
        }
        assert_eq!(before.to_string(), "2517-07-31");
    }

    #[test]
    fn there_is_a_last_day() {
        assert_eq!(Date::of(2_932_896 * DAY).unwrap().to_string(), "9999-12-31");
        assert_eq!(Date::of(2_932_897 * DAY), None);
        assert_eq!(Date::of(u64::MAX), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026",
            "2026-00-10",
            "2026-13-01",
            "2026-04-31",
            "2026-4-3",
            "+026-04-03",
            "2026/04/03",
            "2026-04-03 ",
            "2026-04-3é",
            "éé26-04-03",
        ] {
            assert_eq!(text.parse::<Date>(), Err(BadDate), "{text}");
        }
    }
}
