//! The day of a game.

use std::fmt;
use std::str::FromStr;

use crosstable_table::Millis;

/// A day of the years 0 to 9999, as the calendar of today counts them.
///
/// ```
/// use crosstable_record::Date;
/// assert_eq!(Date::of(951_782_400_000).unwrap().to_string(), "2000-02-29");
/// assert!("2023-02-29".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Not a day as `YYYY-MM-DD`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as YYYY-MM-DD")]
pub struct BadDate;

impl Date {
    /// The day of a moment, in UTC. Nothing after the year 9999.
    pub fn of(moment: Millis) -> Option<Self> {
        const MILLIS_A_DAY: u64 = 86_400_000;
        let mut days = moment / MILLIS_A_DAY;
        let mut year = 1970;
        while year <= 9999 && days >= days_of_year(year) {
            days -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while days >= u64::from(days_of_month(year, month)) {
            days -= u64::from(days_of_month(year, month));
            month += 1;
            if month > 12 {
                return None;
            }
        }
        (year <= 9999).then_some(Date { year, month, day: days as u8 + 1 })
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_year(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let digits = |range: std::ops::Range<usize>| text.get(range).and_then(|part| part.parse().ok());
        let parts = (digits(0..4), digits(5..7), digits(8..10));
        let (Some(year), Some(month), Some(day)) = parts else { return Err(BadDate) };
        let date = Date { year, month: month as u8, day: day as u8 };
        let exists = (1..=12).contains(&month) && (1..=days_of_month(year, date.month)).contains(&date.day);
        // Writing it again also finds what stands between the digits and after them.
        if exists && date.to_string() == text { Ok(date) } else { Err(BadDate) }
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
