//! How strong a bot has to be to be just right for somebody.

use std::fmt;
use std::str::FromStr;

/// A strength between the levels, in tenths: 0.0 is `beginner`, 1.0 `easy`, 4.0 `expert`. A bot of strength 2.3 makes three
/// decisions of ten as `hard` does, and the others as `normal` does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u8);

impl Strength {
    /// The greatest.
    pub const MOST: Strength = Strength(40);

    /// From tenths; those beyond the greatest count as that.
    pub const fn tenths(tenths: u8) -> Self {
        if tenths > Self::MOST.0 { Self::MOST } else { Strength(tenths) }
    }

    /// The level below or at it, counted from the weakest, and the tenths above that.
    pub const fn parts(self) -> (usize, u8) {
        ((self.0 / 10) as usize, self.0 % 10)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, tenths) = self.parts();
        write!(f, "{level}.{tenths}")
    }
}

/// Not a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a strength is a number from 0.0 to 4.0 with one decimal")]
pub struct NoSuchStrength;

impl FromStr for Strength {
    type Err = NoSuchStrength;

    fn from_str(text: &str) -> Result<Self, NoSuchStrength> {
        match *text.as_bytes() {
            [level @ b'0'..=b'3', b'.', tenths @ b'0'..=b'9'] => {
                Ok(Strength((level - b'0') * 10 + tenths - b'0'))
            }
            [b'4', b'.', b'0'] => Ok(Self::MOST),
            _ => Err(NoSuchStrength),
        }
    }
}

/// What the results of somebody say about the strength that is just right for them, in tenths of a level.
///
/// It can fall below the weakest level. The bots stay at that, but further losses are remembered: somebody who loses more often
/// than not would otherwise meet a stronger bot after every single win, and win less than half of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JustRight(i8);

impl JustRight {
    /// Where somebody begins of whom no result is known.
    pub const FIRST: JustRight = JustRight(10);

    /// How far it can fall.
    const LEAST: i16 = -15;

    /// Tenths by which a result moves it at most: the first results of a person count most.
    const STEPS: [u8; 5] = [10, 7, 5, 4, 3];

    /// The strength for the next game.
    pub const fn strength(self) -> Strength {
        Strength::tenths(if self.0 < 0 { 0 } else { self.0 as u8 })
    }

    /// After so many results and another one: the share of the others that the person beat in tenths, a tie counting half.
    /// Who beats half of the others keeps the strength; who beats all of them moves it by a whole step.
    ///
    /// Kept as whole numbers, because the web client computes the same (`web/src/table/strength.ts`).
    #[must_use]
    pub fn after(self, results: u32, beaten: u8) -> Self {
        let step = Self::STEPS[(results as usize).min(Self::STEPS.len() - 1)];
        let change = (i16::from(step) * (2 * i16::from(beaten.min(10)) - 10)).div_euclid(10);
        JustRight((i16::from(self.0) + change).clamp(Self::LEAST, Strength::MOST.0.into()) as i8)
    }
}

impl fmt::Display for JustRight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}", Strength(self.0.unsigned_abs()))
    }
}

impl FromStr for JustRight {
    type Err = NoSuchStrength;

    fn from_str(text: &str) -> Result<Self, NoSuchStrength> {
        let below = text.strip_prefix('-');
        let Strength(tenths) = below.unwrap_or(text).parse()?;
        let tenths = if below.is_some() { -i16::from(tenths) } else { tenths.into() };
        if tenths < Self::LEAST { Err(NoSuchStrength) } else { Ok(JustRight(tenths as i8)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same cases as in `web/src/table/strength.test.ts`.
    #[test]
    fn results_move_the_strength_as_in_the_table() {
        for case in include_str!("../strength.txt").lines().skip(1) {
            let [before, results, beaten, after] = case.split_whitespace().collect::<Vec<_>>()[..] else {
                panic!("four columns: {case}")
            };
            let before: JustRight = before.parse().expect("a strength");
            let (results, beaten) = (results.parse().expect("a number"), beaten.parse().expect("a number"));
            assert_eq!(before.after(results, beaten).to_string(), after, "{case}");
        }
    }

    /// Losses below the weakest level are paid back before the bots get stronger.
    #[test]
    fn bots_stay_at_the_weakest_level_below_it() {
        let mut just_right = JustRight::FIRST;
        for results in 0..20 {
            just_right = just_right.after(results, 0);
        }
        assert_eq!((just_right.to_string().as_str(), just_right.strength()), ("-1.5", Strength::tenths(0)));
        assert_eq!("-1.5".parse(), Ok(just_right));
        for _ in 0..5 {
            just_right = just_right.after(99, 10);
        }
        assert_eq!(just_right.strength(), Strength::tenths(0));
        assert_eq!(just_right.after(99, 10).strength(), Strength::tenths(3));
        for wrong in ["-1.6", "--1.0", "4.1", "right"] {
            assert_eq!(wrong.parse::<JustRight>(), Err(NoSuchStrength), "{wrong}");
        }
        assert_eq!(
            "-0.3".parse::<Strength>(),
            Err(NoSuchStrength),
            "no bot is weaker than the weakest level"
        );
    }
}
