//! Who can play in the arena.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crosstable_bots::{Budget, Human, Policy, TimeLimit, monotonic};
use crosstable_core::Level;

/// A player in the arena: one of our bots, or an external program.
#[derive(Clone, Debug)]
pub struct Contestant {
    label: String,
    pub(crate) kind: Kind,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Bot(Policy),
    /// A program and its arguments.
    Program(Vec<String>),
}

impl Contestant {
    /// What was typed.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The level, if it is one.
    pub const fn level(&self) -> Option<Level> {
        match self.kind {
            Kind::Bot(Policy::Timed(level, _) | Policy::Untimed(level)) => Some(level),
            _ => None,
        }
    }

    /// The command line of an external program.
    pub fn program(&self) -> Option<&[String]> {
        match &self.kind {
            Kind::Program(command) => Some(command),
            Kind::Bot(_) => None,
        }
    }

    /// The policy of a bot.
    pub const fn policy(&self) -> Option<&Policy> {
        match &self.kind {
            Kind::Bot(policy) => Some(policy),
            Kind::Program(_) => None,
        }
    }

    /// The same with the time limit that a level has at a table. Without it a level does all its iterations, however long
    /// they take, and the same seed gives the same moves on any machine.
    pub fn timed(mut self) -> Self {
        match self.kind {
            Kind::Bot(Policy::Untimed(level)) => {
                self.kind = Kind::Bot(Policy::Timed(level, TimeLimit::none(monotonic)));
            }
            Kind::Bot(Policy::Classic(level, _)) => {
                self.kind = Kind::Bot(Policy::Classic(level, Some(TimeLimit::none(monotonic))));
            }
            Kind::Bot(_) | Kind::Program(_) => {}
        }
        self
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.label)
    }
}

/// Not the name of a contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown bot '{given}'; allowed: random, child, greedy, one-ply, {}, right:0.0 to right:4.0, iterations:N, time:MILLISECONDS, heuristic:N, classic:LEVEL, \
     human:ITERATIONS/TEMPERATURE/NOTICES/RACE, cmd:PROGRAM ARGUMENTS",
    Level::ALL.map(Level::name).join(", ")
)]
pub struct UnknownContestant {
    /// What was typed, shortened to fit one line.
    pub given: String,
}

/// The most iterations and milliseconds that a contestant may have.
const MAX_BUDGET: u32 = 100_000_000;

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(typed: &str) -> Result<Self, UnknownContestant> {
        let typed = typed.trim();
        let given = || typed.chars().filter(|c| !c.is_control()).take(40).collect();
        let unknown = || UnknownContestant { given: given() };
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=MAX_BUDGET).contains(number));
            number.ok_or_else(unknown)
        };
        let kind = match typed.split_once(':') {
            None if typed == "random" => Kind::Bot(Policy::Random),
            None if typed == "greedy" => Kind::Bot(Policy::Greedy),
            None if typed == "one-ply" => Kind::Bot(Policy::OnePly),
            None if typed == "child" => Kind::Bot(Policy::Child),
            None => Kind::Bot(Policy::Untimed(typed.parse().map_err(|_| unknown())?)),
            Some(("iterations", count)) => Kind::Bot(Policy::Search(Budget::iterations(number(count)?))),
            Some(("time", millis)) => {
                let time = Duration::from_millis(u64::from(number(millis)?));
                Kind::Bot(Policy::Search(Budget::time(time, monotonic)))
            }
            Some(("heuristic", count)) => Kind::Bot(Policy::Heuristic(Budget::iterations(number(count)?))),
            Some(("right", _)) => Kind::Bot(Policy::Untimed(typed.parse().map_err(|_| unknown())?)),
            Some(("human", constants)) => Kind::Bot(Policy::Human(human(constants).ok_or_else(unknown)?)),
            Some(("classic", level)) => {
                Kind::Bot(Policy::Classic(level.parse().map_err(|_| unknown())?, None))
            }
            Some(("cmd", command)) => {
                let command: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
                if command.is_empty() {
                    return Err(unknown());
                }
                Kind::Program(command)
            }
            Some(_) => return Err(unknown()),
        };
        Ok(Contestant { label: typed.to_owned(), kind })
    }
}

/// `ITERATIONS/TEMPERATURE/NOTICES/RACE`
fn human(text: &str) -> Option<Human> {
    let [iterations, temperature, notices, race] = text.split('/').collect::<Vec<_>>()[..] else {
        return None;
    };
    let number = |text: &str, most: f32| text.parse().ok().filter(|number| (0.0..=most).contains(number));
    Some(Human {
        iterations: iterations.parse().ok().filter(|count| *count <= MAX_BUDGET)?,
        temperature: number(temperature, 1_000.0).filter(|temperature| *temperature > 0.0)?,
        notices: number(notices, 1.0)?,
        race: number(race, 1.0)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_by_its_name() {
        for name in [
            "random",
            "greedy",
            "beginner",
            "expert",
            "iterations:500",
            "time:20",
            "heuristic:80",
            "classic:hard",
            "child",
            "one-ply",
            "right:2.3",
            "human:30/0.1/0.95/0",
            "cmd:./bot --fast",
        ] {
            let contestant: Contestant = name.parse().unwrap();
            assert_eq!(contestant.to_string(), name);
            assert_eq!(contestant.program().is_some(), name.starts_with("cmd:"));
        }
        let program: Contestant = "cmd:./bot --fast".parse().unwrap();
        assert_eq!(program.program().unwrap(), ["./bot", "--fast"]);
    }

    #[test]
    fn an_unknown_bot_is_answered_with_the_known_ones() {
        for name in [
            "",
            "Hard",
            "iterations:0",
            "iterations:",
            "time:-1",
            "time:1e9",
            "heuristic:x",
            "classic:",
            "right:",
            "right:5.0",
            "human:30",
            "human:30/0/1/0",
            "human:30/1/2/0",
            "cmd:",
            "cmd: ",
            "x:y",
        ] {
            let error = name.parse::<Contestant>().unwrap_err().to_string();
            assert!(error.contains("allowed: random, child, greedy, one-ply, beginner, easy"), "{error}");
        }
    }

    #[test]
    fn a_level_has_a_time_limit_only_if_asked_for() {
        let hard: Contestant = "hard".parse().unwrap();
        assert!(matches!(hard.policy(), Some(Policy::Untimed(Level::Hard))));
        assert!(matches!(hard.timed().policy(), Some(Policy::Timed(Level::Hard, _))));
    }
}
